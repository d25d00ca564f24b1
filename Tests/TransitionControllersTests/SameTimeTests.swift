import TransitionControllers
import TransitionKit
import TransitionScenes
import XCTest

/// Operations and gestures of controllers in each other at one time move what is seen no more than apart.
final class SameTimeTests: XCTestCase {
  private typealias Stack = TransitionController<ScreenStack<String>>

  /// A window with three tabs, the first of which has a stack.
  private func tabs(
    _ transition: @escaping (OperationContext<String>) -> ScreenTransition? = { _ in .testSlide }
  ) throws -> (TransitionController<TabSelection<Int>>, Stack) {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let tabs = TransitionController(try TabSelection([0, 1, 2]), in: window) { _ in .testSlide }
    let stack = TransitionController(ScreenStack(["A"]), in: tabs.slot(0), transitions: transition)
    return (tabs, stack)
  }

  /// Where the screens of a controller are drawn.
  private func places(_ stack: Stack) -> [String: Rect] {
    var places: [String: Rect] = [:]
    for screen in ScriptedWindow.drawn(in: stack.window.frame) {
      if let name = stack.screen(of: screen.id) { places[name] = screen.rect }
    }
    return places
  }

  /// Lets another tab come on the way of an operation of a stack, and the tab of the stack be selected again on the way of that; returns
  /// where the screens of the stack are drawn just before.
  private func placesAsItsTabIsSelectedAgain(
    _ tabs: TransitionController<TabSelection<Int>>, _ stack: Stack
  ) -> [String: Rect] {
    tabs.window.advance(by: 0.1)
    tabs.select(2)
    tabs.window.advance(by: 0.1)
    defer { tabs.select(0) }
    return places(stack)
  }

  func testAPushInATabThatLeavesPlaysThereWhateverIsSelectedAtThatTime() throws {
    let (tabs, stack) = try tabs()
    tabs.select(2)
    tabs.window.advance(by: 0.1)
    let before = places(stack)
    XCTAssertEqual(before["A"]?.origin.x ?? .nan, -40, accuracy: 1e-9)
    tabs.select(1)
    stack.push("B")
    XCTAssertEqual(places(stack)["A"], before["A"], "it is still seen, and B comes over it")
    XCTAssertEqual(places(stack)["B"]?.origin.x ?? .nan, 360, accuracy: 1e-9)
    tabs.window.advance(by: 9)
    XCTAssertTrue(tabs.window.isIdle)
  }

  /// The tab that was selected as everything around it began to leave is not seen, so that nothing in it is.
  func testWhatHappensInATabThatIsNotSeenShowsNothingOfItInAScreenThatLeaves() throws {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let root = TransitionController(ScreenStack(["tabs"]), in: window) { _ in .testSlide }
    let tabs = TransitionController(try TabSelection([0, 1]), in: root.slot("tabs")) { _ in
      .testSlide
    }
    let (seen, unseen) = (
      TransitionController(ScreenStack(["A"]), in: tabs.slot(0)) { _ in .testSlide },
      TransitionController(ScreenStack(["B"]), in: tabs.slot(1)) { _ in .testSlide }
    )
    tabs.select(1)
    root.push("page")
    window.advance(by: 0.1)
    let before = places(seen)
    XCTAssertEqual(before["A"]?.origin.x ?? .nan, -40, accuracy: 1e-9)
    unseen.push("C")
    XCTAssertEqual(places(seen), before)
    XCTAssertEqual(places(unseen), [:])
    window.advance(by: 9)
    XCTAssertTrue(window.isIdle)
  }

  func testAPageIsCaughtAtTheTimeAtWhichItsTabIsSelectedAgain() throws {
    let (tabs, stack) = try tabs()
    stack.push("B")
    let before = placesAsItsTabIsSelectedAgain(tabs, stack)
    let pan = try XCTUnwrap(
      stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0, velocity: 1)))
    XCTAssertEqual(places(stack), before)
    pan.change(finger(0, 30))
    XCTAssertEqual(
      (places(stack)["B"]?.origin.x ?? .nan) - (before["B"]?.origin.x ?? .nan), 30, accuracy: 1e-9)
    pan.cancel(at: 0)
    tabs.window.advance(by: 9)
    XCTAssertTrue(tabs.window.isIdle)
  }

  func testACardIsCaughtAtTheTimeAtWhichItsTabIsSelectedAgain() throws {
    let (tabs, stack) = try tabs { _ in .card() }
    stack.present("card")
    let before = placesAsItsTabIsSelectedAgain(tabs, stack)
    let first = GestureSample(time: 0, velocity: Point(x: 0, y: 1))
    let drag = try XCTUnwrap(stack.beginInteraction(.drag(towards: .bottom), at: first))
    for (name, place) in before {
      let now = try XCTUnwrap(places(stack)[name])
      XCTAssertEqual(now.origin.x, place.origin.x, accuracy: 1e-6, name)
      XCTAssertEqual(now.origin.y, place.origin.y, accuracy: 1e-6, name)
      XCTAssertEqual(now.width, place.width, accuracy: 1e-6, name)
    }
    drag.cancel(at: 0)
    tabs.window.advance(by: 9)
    XCTAssertTrue(tabs.window.isIdle)
  }

  func testTabsThatAFingerHasCaughtAsTheyGoBackComeToRestAfterAnotherGesture() throws {
    let (tabs, stack) = try tabs()
    let window = tabs.window
    let swipe = try XCTUnwrap(tabs.beginInteraction(.tabs, at: finger(0, -1)))
    XCTAssertEqual(swipe.end(finger(0, -1, velocity: -1100)), .cancel)
    let touch = stack.beginScroll(
      .dismissal(), at: GestureSample(time: 0), offset: 0, maximum: 300)
    let pan = stack.beginInteraction(
      .thresholdAndFlick(.push), at: finger(0, 0, velocity: -1)
    ) { stack, _ in stack.push("B") }
    touch.cancel(at: 0)
    XCTAssertEqual(pan?.cancel(at: 0), true)
    XCTAssertLessThan(window.settlingTime, 5)
    window.advance(by: 9)
    XCTAssertTrue(window.isIdle)
  }

  func testAPushInATabThatAFingerTakesAwayIsUndoneAtItsTime() throws {
    let (tabs, stack) = try tabs()
    let pan = try XCTUnwrap(tabs.beginInteraction(.tabs, at: finger(0, -1)))
    stack.push("B")
    XCTAssertEqual(places(stack).count, 2)
    stack.popToRoot()
    XCTAssertEqual(places(stack), ["A": Rect(x: 0, y: 0, width: 400, height: 800)])
    tabs.window.advance(by: 0.1)
    XCTAssertEqual(places(stack), ["A": Rect(x: 0, y: 0, width: 400, height: 800)])
    pan.cancel(at: 0.1)
    tabs.window.advance(by: 9)
    XCTAssertTrue(tabs.window.isIdle)
  }
}
