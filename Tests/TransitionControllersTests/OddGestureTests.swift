import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// What users do that no one expects: second fingers, resizes in between, gestures that end at once, and screens that go meanwhile.
final class OddGestureTests: XCTestCase {
  private typealias Stack = TransitionController<ScreenStack<String>>

  private let still = GestureSample(time: 0)
  private let down = InteractionPolicy.drag(towards: .bottom)

  private func settle(_ window: ScreenWindow, file: StaticString = #filePath, line: UInt = #line) {
    window.advance(by: 9)
    XCTAssertFalse(window.advance(by: 1), file: file, line: line)
    XCTAssertTrue(window.isIdle, file: file, line: line)
  }

  private func picture(_ window: ScreenWindow) -> [String] {
    window.frame.drawList.items.map { "\($0.id) \($0.drawing.matrix) \($0.drawing)" }
  }

  func testAFingerThatHasSwipedBeforeAResizeStillDecides() throws {
    let (window, stack, _) = stackInAWindow(["A", "B"])
    let pan = try XCTUnwrap(stack.beginInteraction(.contentPan(), at: finger(0, 1)))
    pan.change(finger(0.1, 241))
    window.resize(to: Size(width: 480, height: 800))
    XCTAssertEqual(shown(stack, "B"), 241, accuracy: 1e-9)
    XCTAssertEqual(pan.end(finger(0.2, 241)), .commit(speed: nil))
    settle(window)
    XCTAssertEqual(stack.state.screens, ["A"])
  }

  func testASheetThatIsDraggedBeforeAResizeStillDecides() throws {
    let (window, stack, _) = stackInAWindow(["A"]) { _ in .sheet(detents: [.height(300)]) }
    stack.present("M")
    window.advance(by: 5)
    let drag = try XCTUnwrap(stack.beginInteraction(down, at: finger(0, y: 1)))
    drag.change(finger(0.1, y: 201))
    let before = try top(stack)
    window.resize(to: Size(width: 400, height: 850))
    XCTAssertEqual(try top(stack), before, accuracy: 1e-9)
    drag.end(finger(0.2, y: 201))
    settle(window)
    XCTAssertEqual(stack.state.screens, ["A"])
  }

  func testAPagerThatIsPulledIsResizedAndPulledOn() throws {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let tabs = TransitionController(try TabSelection([0, 1, 2]), in: window) { _ in .pager }
    tabs.select(1)
    window.advance(by: 5)
    let drag = try XCTUnwrap(tabs.beginInteraction(.tabs, at: finger(0, -1)))
    drag.change(finger(0.1, -601))
    XCTAssertLessThan(shown(tabs, 2), -20)
    for width in [700.0, 300, 400] {
      window.resize(to: Size(width: width, height: 800))
      let before = shown(tabs, 2)
      drag.change(finger(0.1, -601))
      XCTAssertEqual(shown(tabs, 2), before, accuracy: 1e-9, "It jumps with the next sample.")
    }
    // The track is at its last tab since then, and the finger counts from there.
    drag.change(finger(0.2, -201))
    XCTAssertEqual(drag.end(finger(0.2, -201, velocity: 100)), .cancel)
    settle(window)
    XCTAssertEqual(tabs.state.selected, 1)
    XCTAssertEqual(shown(tabs, 1), 0)
  }

  func testAPullBeyondTheFirstTabIsResizedWithoutAJump() throws {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let tabs = TransitionController(try TabSelection([0, 1]), in: window) { _ in .pager }
    tabs.select(1)
    window.advance(by: 5)
    let drag = try XCTUnwrap(tabs.beginInteraction(.tabs, at: finger(0, -1)))
    drag.change(finger(0.1, -201))
    window.resize(to: Size(width: 800, height: 800))
    let before = shown(tabs, 1)
    drag.change(finger(0.1, -201))
    XCTAssertEqual(shown(tabs, 1), before, accuracy: 1e-9)
    drag.change(finger(0.1, -205))
    XCTAssertEqual(shown(tabs, 1), before - 2, accuracy: 2)
    drag.end(finger(0.2, -205))
    settle(window)
  }

  func testATouchThatIsCancelledAtOnceLeavesEverythingAsItWasToTheBit() throws {
    let motions: [(ScreenTransition, (Stack) -> Void)] = [
      (.testSlide, { $0.push("B") }), (.push(), { $0.push("B") }),
      (.cover(edge: .bottom), { $0.present("M") }), (.sheet(), { $0.present("M") }),
    ]
    for (transition, start) in motions {
      for isDropped in [false, true] {
        let (window, stack, _) = stackInAWindow(["A"]) { _ in transition }
        let (other, alone, _) = stackInAWindow(["A"]) { _ in transition }
        for one in [stack, alone] {
          start(one)
          one.window.advance(by: 0.15)
        }
        var touch = stack.beginInteraction(.dismissal(), at: still)
        if !isDropped { touch?.cancel(at: 0) }
        touch = nil
        for _ in 0..<40 {
          XCTAssertEqual(picture(window), picture(other))
          window.advance(by: 0.02)
          other.advance(by: 0.02)
        }
        settle(window)
      }
    }
  }

  func testASecondFingerTakesWhatTheFirstHasLetGoOf() throws {
    let (window, stack, log) = stackInAWindow(["A"]) { _ in .sheet(detents: [.medium, .large]) }
    stack.present("M")
    window.advance(by: 5)
    log.lines = []
    let first = try XCTUnwrap(stack.beginInteraction(down, at: finger(0, y: 1)))
    first.change(finger(0.1, y: 101))
    XCTAssertNil(stack.beginInteraction(down, at: finger(0, y: 1)))
    XCTAssertNil(stack.beginInteraction(down, at: still), "It is refused at once.")
    XCTAssertEqual(
      log.lines.filter { $0.hasPrefix("refused") },
      Array(repeating: "refused: \(OperationRefusal.secondFinger)", count: 2))
    first.end(finger(0.1, y: 101))
    let held = try top(stack)
    let second = try XCTUnwrap(stack.beginInteraction(down, at: still))
    window.advance(by: 0.3)
    XCTAssertEqual(try top(stack), held)
    XCTAssertFalse(first.change(finger(0.4, y: 300)))
    second.change(finger(0.3, y: 10))
    second.change(finger(0.3, y: 60))
    XCTAssertEqual(try top(stack), held + 50, accuracy: 1e-6)
    second.cancel(at: 0.3)
    settle(window)
    XCTAssertEqual(try top(stack), 400)
  }

  func testAParentThatIsDismissedWhileItsPagerIsSwiped() throws {
    for waits in [false, true] {
      let (window, root, _) = stackInAWindow(["A"]) { _ in .sheet() }
      root.present("M")
      window.commit()
      let tabs = TransitionController(try TabSelection([0, 1, 2]), in: root.slot("M")) { _ in
        .pager
      }
      window.advance(by: 5)
      let swipe = try XCTUnwrap(tabs.beginInteraction(.tabs, at: waits ? still : finger(0, -1)))
      if !waits { swipe.change(finger(0.1, -140)) }
      root.dismiss()
      window.advance(by: 0.1)
      swipe.change(finger(0.2, -260))
      window.advance(by: 0.1)
      swipe.change(finger(0.3, -1200))
      swipe.end(finger(0.4, -1300, velocity: -3000))
      settle(window)
      XCTAssertEqual(root.state.screens, ["A"])
      XCTAssertEqual(names(root), ["A"])
      XCTAssertNil(tabs.beginInteraction(.tabs, at: finger(0, -1)))
    }
  }

  func testAParentThatIsDismissedByAFingerWhileItsPagerIsSwiped() throws {
    for commits in [true, false] {
      let (window, root, _) = stackInAWindow(["A"]) { _ in .cover(edge: .bottom) }
      root.present("M")
      window.commit()
      let tabs = TransitionController(try TabSelection([0, 1, 2]), in: root.slot("M")) { _ in
        .pager
      }
      window.advance(by: 5)
      let swipe = try XCTUnwrap(tabs.beginInteraction(.tabs, at: finger(0, -1)))
      swipe.change(finger(0.1, -141))
      let pull = try XCTUnwrap(root.beginInteraction(.dismissal(), at: finger(0, y: 1)))
      pull.change(finger(0.1, y: 300))
      swipe.change(finger(0.3, -1200))
      swipe.end(finger(0.4, -1300, velocity: -3000))
      if commits { pull.end(finger(0.5, y: 700)) } else { pull.cancel(at: 0.5) }
      settle(window)
      XCTAssertEqual(root.state.screens, commits ? ["A"] : ["A", "M"])
      if !commits { XCTAssertEqual(shown(tabs, tabs.state.selected), 0) }
    }
  }

  func testAClosureThatIsAskedBeginsAnotherGestureAndChangesTheState() throws {
    let (window, stack, _) = stackInAWindow(["A"]) { _ in .sheet(detents: [.medium]) }
    stack.present("M")
    window.advance(by: 5)
    var other: ScreenInteraction?
    stack.shouldDismiss = { _ in
      other = stack.beginInteraction(self.down, at: self.still)
      stack.push("N")
      return false
    }
    let drag = try XCTUnwrap(stack.beginInteraction(down, at: finger(0, y: 1)))
    drag.end(finger(0.1, y: 390, velocity: 2000))
    other?.change(finger(0.2, y: 40))
    other?.cancel(at: 0.2)
    settle(window)
    XCTAssertEqual(stack.state.screens.last, "N")
  }

  func testAHandlerOfARefusalBeginsAgainWithoutAnEnd() throws {
    let (window, stack, _) = stackInAWindow(["A"])
    stack.push("B")
    window.advance(by: 0.2)
    var (touches, count) = ([ScreenInteraction](), 0)
    stack.onEvent { event in
      guard case .refused = event, count < 5 else { return }
      count += 1
      if let next = stack.beginInteraction(.contentPan(), at: self.still) { touches.append(next) }
    }
    let across = try XCTUnwrap(stack.beginInteraction(.contentPan(), at: still))
    let down = try XCTUnwrap(stack.beginInteraction(.dismissal(), at: still))
    XCTAssertFalse(down.change(finger(0.1, 40)))
    across.change(finger(0.1, 60))
    across.cancel(at: 0.2)
    touches = []
    settle(window)
    XCTAssertEqual(stack.state.screens, ["A", "B"])
  }

  func testTheDirectionTurnsWhileAFingerWaitsAndWhileItSwipes() throws {
    for waits in [true, false] {
      let (window, stack, _) = stackInAWindow(["A", "B"])
      let pan = try XCTUnwrap(
        stack.beginInteraction(.contentPan(), at: waits ? still : finger(0, 1)))
      if !waits { pan.change(finger(0.1, 101)) }
      window.resize(to: Size(width: 400, height: 800), layoutDirection: .rightToLeft)
      pan.change(finger(0.2, -60))
      pan.end(finger(0.3, -300, velocity: -900))
      settle(window)
      XCTAssertEqual(names(stack).count, 1)
    }
  }

  func testScreensAreReplacedUnderAFingerThatWaitsAndUnderOneThatSwipes() throws {
    for waits in [true, false] {
      let (window, stack, _) = stackInAWindow(["A", "B"])
      let pan = try XCTUnwrap(
        stack.beginInteraction(.contentPan(), at: waits ? still : finger(0, 1)))
      if !waits { pan.change(finger(0.1, 101)) }
      stack.replaceTop(with: "C")
      window.advance(by: 0.1)
      pan.change(finger(0.2, 60))
      pan.change(finger(0.2, 130))
      pan.end(finger(0.3, 300))
      settle(window)
      XCTAssertEqual(stack.state.screens, waits ? ["A"] : ["A", "C"])
    }
  }

  func testSamplesThatGoBackInTimeOrAreNoNumbersMoveNothing() throws {
    for waits in [true, false] {
      let (window, stack, _) = stackInAWindow(["A"])
      stack.push("B")
      window.advance(by: 0.3)
      let pan = try XCTUnwrap(
        stack.beginInteraction(.contentPan(), at: waits ? still : finger(0, 1)))
      let before = shown(stack, "B")
      for sample in [
        GestureSample(time: -5), GestureSample(time: .nan),
        finger(0, .nan), finger(0, .infinity), finger(.infinity, 0), finger(0, -.infinity),
      ] {
        pan.change(sample)
        if pan.isActive, waits { XCTAssertEqual(shown(stack, "B"), before, "\(sample)") }
      }
      pan.end(finger(.nan, .nan, velocity: .nan))
      settle(window)
      XCTAssertEqual(names(stack).count, 1)
    }
  }
}
