import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// A finger that scrolls content, and drags the screen where the content cannot scroll.
final class ScrollInteractionTests: XCTestCase {
  private typealias Stack = TransitionController<ScreenStack<String>>

  private func presented(_ transition: ScreenTransition) -> (ScreenWindow, Stack) {
    let window = ScreenWindow(size: Size(width: 100, height: 400))
    var state: ScreenStack<String> = ["list"]
    state.present("sheet")
    return (window, TransitionController(state, in: window) { _ in transition })
  }

  private func sample(_ y: Double, at time: Double = 0, velocity: Double = 0) -> GestureSample {
    GestureSample(
      time: time, translation: Point(x: 0, y: y), velocity: Point(x: 0, y: velocity))
  }

  /// The upper edge of the sheet.
  private func top(_ window: ScreenWindow, _ stack: Stack) -> Double {
    guard let id = stack.id(of: "sheet"), let element = window.frame[id] else { return .nan }
    return element.frame.origin.y + element.state.translation.dy
  }

  func testContentScrollsToItsStartBeforeTheScreenFollows() {
    let (window, stack) = presented(.cover(edge: .bottom))
    let scroll = stack.beginScroll(.dismissal(), at: sample(0), offset: 50, maximum: 300)
    XCTAssertEqual(scroll.change(sample(30, at: 0.1)), 20)
    XCTAssertNil(scroll.interaction)
    XCTAssertEqual(scroll.change(sample(80, at: 0.2)), 0)
    XCTAssertEqual(top(window, stack), 30, accuracy: 1e-9)
    XCTAssertEqual(scroll.change(sample(60, at: 0.3)), 0, "the screen comes back first")
    XCTAssertEqual(top(window, stack), 10, accuracy: 1e-9)
    XCTAssertEqual(scroll.change(sample(20, at: 0.4)), 30, "then the content scrolls")
    XCTAssertEqual(top(window, stack), 0, accuracy: 1e-9)
    XCTAssertEqual(scroll.end(sample(20, at: 0.4, velocity: -700)), 700)
    XCTAssertEqual(stack.state.screens, ["list", "sheet"])
    window.advance(by: 5)
    XCTAssertTrue(window.isIdle)
  }

  func testAScreenThatMovesLastTakesTheVelocity() {
    let (window, stack) = presented(.cover(edge: .bottom))
    let scroll = stack.beginScroll(.dismissal(), at: sample(0), offset: 0, maximum: 300)
    scroll.change(sample(40, at: 0.1))
    XCTAssertEqual(scroll.end(sample(40, at: 0.1, velocity: 2000)), 0)
    XCTAssertEqual(stack.state.screens, ["list"])
    window.advance(by: 5)
    XCTAssertTrue(window.isIdle)
  }

  func testAFingerThatOnlyScrollsBeginsNothing() {
    let (window, stack) = presented(.cover(edge: .bottom))
    var count = 0
    window.commit()
    stack.onEvent { _ in count += 1 }
    count = 0
    let scroll = stack.beginScroll(.dismissal(), at: sample(0), offset: 0, maximum: 300)
    XCTAssertEqual(scroll.change(sample(-400, at: 0.1)), 300)
    XCTAssertEqual(scroll.change(sample(-300, at: 0.2)), 200)
    scroll.end(sample(-300, at: 0.2))
    XCTAssertNil(scroll.interaction)
    XCTAssertEqual(count, 0)
    XCTAssertTrue(window.isIdle)
  }

  func testASheetIsRaisedToItsGreatestDetentBeforeTheContentScrolls() {
    let (window, stack) = presented(.sheet(detents: [.fraction(0.5), .fraction(0.75)]))
    XCTAssertEqual(top(window, stack), 200)
    let scroll = stack.beginScroll(.dismissal(), at: sample(0), offset: 0, maximum: 300)
    XCTAssertEqual(scroll.change(sample(-60, at: 0.1)), 0)
    XCTAssertEqual(top(window, stack), 140, accuracy: 1e-9)
    XCTAssertEqual(scroll.change(sample(-150, at: 0.2)), 50)
    XCTAssertEqual(top(window, stack), 100, accuracy: 1e-9)
    XCTAssertEqual(scroll.change(sample(-80, at: 0.3)), 0)
    XCTAssertEqual(top(window, stack), 120, accuracy: 1e-9)
    scroll.end(sample(-80, at: 0.3))
    window.advance(by: 5)
    XCTAssertEqual(stack.detent(of: "sheet"), 1)
    XCTAssertEqual(top(window, stack), 100)
    XCTAssertTrue(window.isIdle)
  }

  func testAnOperationEndsTheDragAndTheContentStillScrolls() {
    let (window, stack) = presented(.cover(edge: .bottom))
    let scroll = stack.beginScroll(.dismissal(), at: sample(0), offset: 0, maximum: 300)
    scroll.change(sample(40, at: 0.1))
    stack.push("detail")
    window.commit()
    XCTAssertEqual(scroll.change(sample(10, at: 0.2)), 30)
    window.advance(by: 5)
    XCTAssertTrue(window.isIdle)
  }

  func testWhatIsNotFiniteChangesNothing() {
    let (_, stack) = presented(.cover(edge: .bottom))
    let scroll = stack.beginScroll(.dismissal(), at: sample(0), offset: .nan, maximum: -.infinity)
    XCTAssertEqual(scroll.offset, 0)
    for value in [Double.nan, .infinity, -.infinity] {
      XCTAssertEqual(scroll.change(sample(value)), 0)
    }
    XCTAssertEqual(scroll.end(sample(0, velocity: .nan)), 0)
  }

  /// What the finger moves is moved once: by the content, by the screen, or beyond the end of the content.
  func testEachMovementIsThatOfTheContentOrOfTheScreen() {
    forAll(2_000) { generator in
      let isSheet = generator.bool()
      let (window, stack) = self.presented(
        isSheet ? .sheet(detents: [.fraction(0.5), .fraction(0.75)]) : .cover(edge: .bottom))
      let start = self.top(window, stack)
      let offset = generator.bool() ? 0 : generator.double(in: 0...200)
      let scroll = stack.beginScroll(
        .dismissal(), at: self.sample(0), offset: offset, maximum: 1000)
      var y = 0.0
      for step in 1...8 {
        y = min(max(y + generator.double(in: -80...80), -150), 150 + offset)
        scroll.change(self.sample(y, at: Double(step) / 60))
        let moved = offset - scroll.offset + self.top(window, stack) - start
        XCTAssertEqual(moved, y, accuracy: 1e-7)
      }
      scroll.cancel(at: 1)
      window.advance(by: 10)
      window.advance(by: 1)
      XCTAssertTrue(window.isIdle)
      XCTAssertEqual(self.top(window, stack), start)
    }
  }
}
