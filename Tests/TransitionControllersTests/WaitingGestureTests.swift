import TransitionControllers
import TransitionKit
import XCTest

/// Gestures that wait for the direction of the finger, and those that are dropped or refused.
final class WaitingGestureTests: XCTestCase {
  private let still = GestureSample(time: 0)

  private func sheet(
    _ transition: ScreenTransition = .sheet(detents: [.height(300), .height(500), .large])
  ) -> (ScreenWindow, TransitionController<ScreenStack<String>>, EventLog<ScreenStack<String>>) {
    let (window, stack, log) = stackInAWindow(["A"]) { _ in transition }
    stack.present("M")
    window.advance(by: 5)
    log.lines = []
    return (window, stack, log)
  }

  // MARK: Waiting

  func testAFingerThatHasNotMovedWaitsForItsDirection() throws {
    for transition in [ScreenTransition.cover(edge: .bottom), .sheet(detents: [.large])] {
      let (window, stack, log) = sheet(transition)
      let drag = try XCTUnwrap(stack.beginInteraction(.dismissal(), at: still))
      XCTAssertTrue(drag.isActive)
      XCTAssertEqual(drag.progress, 0)
      XCTAssertNil(drag.operation)
      XCTAssertTrue(drag.change(finger(0.1, y: 9)))
      XCTAssertEqual(log.lines, [], "It has not begun.")
      XCTAssertTrue(drag.change(finger(0.2, y: 10)))
      XCTAssertEqual(drag.operation, .dismiss)
      XCTAssertEqual(try top(stack), 0, "The screen does not jump by the slop.")
      drag.change(finger(0.3, y: 60))
      XCTAssertEqual(try top(stack), 50, accuracy: 1e-9)
      drag.end(finger(0.4, y: 600))
      window.advance(by: 5)
      XCTAssertEqual(stack.state.screens, ["A"])
    }
  }

  func testAFingerThatAsksForSomethingElseEndsWithThatReason() throws {
    let (window, stack, log) = sheet(.cover(edge: .bottom))
    let drag = try XCTUnwrap(stack.beginInteraction(.dismissal(), at: still))
    XCTAssertFalse(drag.change(finger(0.1, 12)))
    XCTAssertFalse(drag.isActive)
    XCTAssertNil(drag.progress)
    XCTAssertEqual(log.lines, ["refused: \(OperationRefusal.otherGesture)"])
    XCTAssertTrue(window.isIdle)
  }

  func testOfTwoThatWaitTheFirstToMoveWins() throws {
    let (window, stack, log) = stackInAWindow(["A", "B"])
    let across = try XCTUnwrap(stack.beginInteraction(.contentPan(), at: still))
    let down = try XCTUnwrap(stack.beginInteraction(.dismissal(), at: still))
    across.change(finger(0.1, 40))
    XCTAssertFalse(down.change(finger(0.1, y: 40)))
    XCTAssertEqual(log.lines.last, "refused: \(OperationRefusal.otherGesture)")
    XCTAssertTrue(across.isActive)
    across.end(finger(0.2, 300))
    window.advance(by: 5)
    XCTAssertEqual(stack.state.screens, ["A"])
  }

  func testAWaitingGestureThatIsLiftedDoesNothing() throws {
    let (window, stack, log) = sheet()
    let drag = try XCTUnwrap(stack.beginInteraction(.drag(towards: .bottom), at: still))
    XCTAssertEqual(drag.end(finger(0.1, y: 3, velocity: 30)), .cancel)
    XCTAssertTrue(window.isIdle)
    XCTAssertEqual(log.lines, [])
    XCTAssertNil(stack.beginInteraction(.disabled, at: still), "It could never begin.")
  }

  // MARK: Catching

  func testATapOnARisingSheetLeavesItRising() throws {
    for scrolled in [nil, 0, 80.0] {
      let (window, stack, log) = stackInAWindow(["A"]) { _ in .sheet(detents: [.medium, .large]) }
      stack.present("M")
      window.advance(by: 0.1)
      let before = try top(stack)
      XCTAssertGreaterThan(before, 500)
      let scroll = scrolled.map {
        stack.beginScroll(.drag(towards: .bottom), at: still, offset: $0, maximum: 900)
      }
      let drag = scroll == nil ? stack.beginInteraction(.drag(towards: .bottom), at: still) : nil
      window.advance(by: 0.3)
      XCTAssertEqual(try top(stack), before, "It is held from the touch on.")
      scroll?.end(finger(0.3, y: 2))
      drag?.end(finger(0.3, y: 2))
      window.advance(by: 5)
      XCTAssertEqual(try top(stack), 400)
      XCTAssertEqual(stack.state.screens, ["A", "M"])
      XCTAssertFalse(log.lines.contains("released M"))
    }
  }

  func testATapOnAPushLeavesItRunning() throws {
    let (window, stack, _) = stackInAWindow(["A"])
    stack.push("B")
    window.advance(by: 0.05)
    let drag = try XCTUnwrap(stack.beginInteraction(.edgePan(), at: still))
    XCTAssertGreaterThan(drag.progress ?? 0, 0.2, "Any lift would commit from here.")
    XCTAssertEqual(drag.end(finger(0.1, 4)), .cancel)
    window.advance(by: 5)
    XCTAssertEqual(stack.state.screens, ["A", "B"])
    XCTAssertEqual(names(stack), ["B"])
  }

  func testAScrolledListScrollsInASheetAtRest() throws {
    let (_, stack, log) = sheet()
    let scroll = stack.beginScroll(
      .drag(towards: .bottom), at: still, offset: 50, maximum: 900)
    XCTAssertNil(scroll.interaction)
    XCTAssertEqual(scroll.change(finger(0.1, y: -30)), 80)
    XCTAssertEqual(try top(stack), 500)
    XCTAssertEqual(log.lines, [])
  }

  // MARK: Dropping

  func testAGestureThatIsDroppedIsCancelled() throws {
    let (window, stack, log) = stackInAWindow(["A", "B"])
    var pan = stack.beginInteraction(.edgePan(), at: still)
    pan?.change(finger(0.1, 200))
    XCTAssertEqual(names(stack), ["A", "B"])
    pan = nil
    XCTAssertEqual(log.lines.last?.hasPrefix("refused"), false)
    window.advance(by: 5)
    XCTAssertEqual(names(stack), ["B"])
    XCTAssertTrue(window.isIdle)
    XCTAssertNotNil(stack.beginInteraction(.edgePan(), at: still))
  }

  func testADroppedSheetGoesBackToItsDetent() throws {
    let (window, stack, _) = sheet()
    var drag = stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: 1))
    drag?.change(finger(0.1, y: 200))
    XCTAssertEqual(try top(stack), 700, accuracy: 1e-9)
    drag = nil
    window.advance(by: 5)
    XCTAssertEqual(try top(stack), 500)
    XCTAssertTrue(window.isIdle)
  }

  func testAGestureThatIsDroppedInsideACallIsCancelledAtItsEnd() throws {
    let window = ScreenWindow(
      size: Size(width: 400, height: 800),
      elements: [
        Element("left", frame: Rect(x: 0, y: 0, width: 200, height: 800)),
        Element("right", frame: Rect(x: 200, y: 0, width: 200, height: 800)),
      ])
    let left = TransitionController(ScreenStack(["a", "b"]), in: window.slot(element: "left")) {
      _ in .slide()
    }
    var pan: ScreenInteraction?
    let right = TransitionController(ScreenStack(["1"]), in: window.slot(element: "right")) { _ in
      // The source drops it in the middle of an operation, in which nothing else happens.
      pan = nil
      return .slide()
    }
    pan = left.beginInteraction(.edgePan(), at: still)
    pan?.change(finger(0.1, 100))
    right.push("2")
    window.commit()
    XCTAssertNil(pan)
    window.advance(by: 5)
    XCTAssertTrue(window.isIdle)
    XCTAssertEqual(names(left), ["b"])
    XCTAssertEqual(right.state.screens, ["1", "2"])
  }

  // MARK: Progress, reasons and policies

  func testProgressRisesWhileACardIsPulledAwayAndHasAHeightBesideIt() throws {
    for transition in [ScreenTransition.card(), .sheet(detents: [.height(400)])] {
      let (_, stack, _) = sheet(transition)
      let whole = 800 - (try top(stack))
      let drag = try XCTUnwrap(
        stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: 1)))
      XCTAssertEqual(drag.height ?? .nan, whole, accuracy: 1e-9)
      XCTAssertEqual(drag.progress, 0)
      drag.change(finger(0.1, y: whole / 4))
      XCTAssertEqual(drag.progress ?? .nan, 0.25, accuracy: 1e-9)
      XCTAssertEqual(drag.height ?? .nan, whole * 3 / 4, accuracy: 1e-9)
      drag.cancel(at: 0.1)
      XCTAssertNil(drag.height)
      XCTAssertNil(drag.progress)
    }
  }

  func testOperationNamesWhatThePagerDoes() throws {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let tabs = TransitionController(
      try TabSelection(["a", "b", "c"], selected: "b"), in: window
    ) { _ in .pager }
    let drag = try XCTUnwrap(tabs.beginInteraction(.tabs, at: still))
    drag.change(finger(0.1, -110))
    XCTAssertEqual(drag.operation, .selectLater)
    XCTAssertEqual(drag.progress ?? .nan, 0.25, accuracy: 1e-9)
    drag.change(finger(0.2, 110))
    XCTAssertEqual(drag.operation, .selectEarlier)
    // Its way began 10 points to the left of the finger.
    XCTAssertEqual(drag.progress ?? .nan, 0.3, accuracy: 1e-9)
  }

  func testAGestureOnAControllerThatIsGoneIsRefused() throws {
    let (window, root, _) = sheet()
    let inner = TransitionController(ScreenStack(["1", "2"]), in: root.slot("M")) { _ in .slide() }
    root.dismiss()
    window.advance(by: 5)
    root.present("N")
    window.advance(by: 5)
    var reasons: [OperationRefusal] = []
    inner.onEvent { if case .refused(let reason) = $0 { reasons.append(reason) } }
    XCTAssertNil(inner.beginInteraction(.dismissal(), at: finger(0, y: 20)))
    XCTAssertNil(inner.beginInteraction(.edgePan(), at: still))
    XCTAssertEqual(root.state.screens, ["A", "N"])
    XCTAssertTrue(window.isIdle)
    XCTAssertEqual(reasons, [.screenIsGone, .screenIsGone])
  }

  func testEachReasonIsASentenceOfItsOwn() {
    let sentences = OperationRefusal.allCases.map { "\($0)" }
    XCTAssertEqual(Set(sentences).count, sentences.count)
    for sentence in sentences { XCTAssertTrue(sentence.hasSuffix("."), sentence) }
    XCTAssertNotEqual(OperationRefusal.secondFinger, .gestureAround)
  }

  func testWithoutAPolicyAPresentedScreenIsDraggedDownAndAPageAcross() throws {
    let (window, stack, _) = sheet(.cover(edge: .bottom))
    XCTAssertEqual(stack.beginInteraction(at: finger(0, 20))?.isActive, nil)
    let down = try XCTUnwrap(stack.beginInteraction(at: finger(0, y: 20)))
    down.end(finger(0.1, y: 500))
    window.advance(by: 5)
    XCTAssertEqual(stack.state.screens, ["A"])
    stack.push("B")
    window.advance(by: 5)
    let across = try XCTUnwrap(stack.beginInteraction(at: finger(0, 20)))
    across.end(finger(0.1, 300))
    XCTAssertEqual(stack.state.screens, ["A"])
  }

  func testASwipeFromAnEdgeDismissesOnlyWhereThePolicySaysSo() throws {
    let presented: [ScreenTransition] = [
      .sheet(detents: [.medium, .large]), .card(), .cover(edge: .bottom),
    ]
    for transition in presented {
      let (window, stack, log) = sheet(transition)
      XCTAssertNil(stack.beginInteraction(at: finger(0, 20)), "\(transition)")
      XCTAssertEqual(log.lines, ["refused: \(OperationRefusal.otherGesture)"])
      let start = GestureSample(
        time: 0, translation: Point(x: 5, y: 0), location: Point(x: 5, y: 600))
      let swipe = try XCTUnwrap(stack.beginInteraction(.backSwipe(), at: start))
      let end = GestureSample(
        time: 0.1, translation: Point(x: 300, y: 0), location: Point(x: 300, y: 600))
      XCTAssertEqual(swipe.end(end), .commit(speed: nil), "\(transition)")
      window.advance(by: 5)
      XCTAssertEqual(stack.state.screens, ["A"])
    }
  }

  // MARK: Sheets

  func testAReleaseGoesAtMostOneStopOn() throws {
    for (y, velocity, expected) in [
      (-40.0, -1000.0, 500.0), (-40, -9000, 500), (-140, -9000, 800), (10, 9000, nil),
    ] {
      let (window, stack, _) = sheet()
      let drag = try XCTUnwrap(
        stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: y < 0 ? -1 : 1)))
      drag.end(finger(0.1, y: y, velocity: velocity))
      window.advance(by: 5)
      if let expected {
        XCTAssertEqual(try top(stack), 800 - expected, "\(y), \(velocity)")
      } else {
        XCTAssertEqual(stack.state.screens, ["A"])
      }
    }
  }

  func testAPolicySetsTheProjectionOfAPager() throws {
    for (projection, expected) in [(0.2, 1), (0.1, 0)] {
      let window = ScreenWindow(size: Size(width: 400, height: 800))
      let tabs = TransitionController(try TabSelection([0, 1, 2]), in: window) { _ in .pager }
      var policy = InteractionPolicy.tabs
      policy.projection = projection
      let drag = try XCTUnwrap(tabs.beginInteraction(policy, at: finger(0, -1)))
      // 0.35 of the way, and 1 page a second: 0.55 or 0.45.
      drag.end(finger(0.1, -140, velocity: -400))
      XCTAssertEqual(tabs.state.selected, expected)
    }
  }

  func testAPolicySetsTheProjectionOfASheet() throws {
    let (window, stack, _) = sheet()
    var policy = InteractionPolicy.drag(towards: .bottom)
    policy.projection = 0
    let drag = try XCTUnwrap(stack.beginInteraction(policy, at: finger(0, y: -1)))
    drag.end(finger(0.1, y: -90, velocity: -9000))
    window.advance(by: 5)
    XCTAssertEqual(try top(stack), 500)
  }
}
