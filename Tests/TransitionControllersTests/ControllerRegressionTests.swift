import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// What random calls have found: see `ControllerLawTests`.
final class ControllerRegressionTests: XCTestCase {
  func testOperationsThatUndoEachOtherDuringAGestureLetTheScreensGoBack() throws {
    for asksForFrames in [true, false] {
      let (window, stack, log) = stackInAWindow(["A", "B"])
      let pan = try XCTUnwrap(stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
      pan.change(finger(0.1, 120))
      stack.push("C")
      if asksForFrames { _ = window.frame }
      stack.pop()
      XCTAssertEqual(shown(stack, "B"), 120, accuracy: 1e-9)
      XCTAssertEqual(shown(stack, "A"), -280, accuracy: 1e-9)
      window.advance(by: 0.5)
      XCTAssertEqual(shown(stack, "B"), 0, accuracy: 1, "what a finger lets go moves by a spring")
      window.advance(by: 5)
      XCTAssertEqual(names(stack), ["B"])
      XCTAssertTrue(window.isIdle)
      let phases = log.lines.filter { $0.contains("Transition") }
      XCTAssertEqual(
        phases.prefix(2),
        ["willTransition pop B > A by hand", "cancelledTransition pop B > A by hand"],
        "the state never had it")
    }
  }

  func testWhatIsReleasedIsListedUntilTheClockMovesOn() throws {
    let (window, stack, _) = stackInAWindow(["A", "B", "C"]) { $0.isInteractive ? .testSlide : nil }
    stack.pop()
    window.advance(by: 0.1)
    XCTAssertEqual(stack.released, ["C"], "the operation began with this call")
    XCTAssertNotNil(stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
    XCTAssertEqual(stack.released, ["C"])
    window.advance(by: 0.1)
    XCTAssertEqual(stack.released, [])
  }

  func testAGestureThatIsCancelledReleasesNothing() throws {
    let (window, stack, log) = stackInAWindow(["A", "B", "C", "D"])
    let pan = try XCTUnwrap(
      stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)) { stack, _ in
        stack.popToRoot()
      })
    pan.change(finger(0.1, 120))
    pan.cancel(at: 0.2)
    window.advance(by: 5)
    XCTAssertEqual(names(stack), ["D"])
    XCTAssertFalse(log.lines.contains { $0.hasPrefix("released") })
    stack.pop()
    window.advance(by: 5)
    XCTAssertEqual(names(stack), ["C"])
  }

  func testATransitionEndsWithTheScreenThatHoldsItsController() throws {
    let (window, outer, _) = stackInAWindow(["A", "B"])
    let inner = TransitionController(ScreenStack(["1", "2"]), in: outer.slot("B")) { _ in
      .testSlide
    }
    let log = EventLog(inner)
    outer.pop()
    window.advance(by: 0.5)
    let pan = try XCTUnwrap(inner.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
    window.advance(by: 5)
    XCTAssertFalse(pan.isActive)
    XCTAssertTrue(window.isIdle)
    let phases = log.lines.filter { $0.contains("Transition") }
    XCTAssertEqual(phases.count, 2)
    XCTAssertEqual(names(outer), ["A"])
  }

  func testAScreenThatMayBeShownAgainIsNotReleased() {
    let (window, stack, log) = stackInAWindow(["A", "B"]) {
      $0.operation == .pop ? nil : .testSlide
    }
    stack.pop()
    XCTAssertEqual(names(stack), ["A"])
    XCTAssertFalse(window.isIdle, "B is still to be released")
    stack.push("C")
    // Operations at one time are one change: C takes the place of B.
    XCTAssertEqual(names(stack), ["B", "C"])
    XCTAssertFalse(log.lines.contains("released B"))
    window.advance(by: 5)
    XCTAssertEqual(log.lines.filter { $0 == "released B" }.count, 1)
    XCTAssertTrue(window.isIdle)
    stack.pop()
    window.advance(by: 0.1)
    XCTAssertEqual(log.lines.last, "released C")
    XCTAssertTrue(window.isIdle)
  }

  func testOperationsAfterALayoutAreAnotherChange() {
    let (window, stack, log) = stackInAWindow(["A"]) { $0.to == "B" ? nil : .testSlide }
    stack.push("B")
    window.layOut()
    stack.pop()
    stack.push("C")
    XCTAssertEqual(names(stack), ["B", "C"])
    XCTAssertEqual(
      log.lines.filter { $0.hasPrefix("willTransition") },
      ["willTransition push A > B", "willTransition push B > C"])
    window.advance(by: 5)
    XCTAssertEqual(names(stack), ["C"])
    XCTAssertEqual(log.lines.filter { $0 == "released B" }.count, 1)
  }

  func testAnOperationInAnEventOutlivesAFingerThatLetsGo() throws {
    let (window, stack, _) = stackInAWindow(["A"])
    stack.push("B")
    window.advance(by: 0.5)
    stack.push("C")
    window.advance(by: 0.25)
    stack.onEvent { if $0 == .didDisappear("A") { stack.push("D") } }
    let pan = try XCTUnwrap(stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
    XCTAssertNil(pan.end(finger(1, 300)), "the push takes over")
    XCTAssertEqual(stack.state.screens, ["A", "B", "C", "D"])
    window.advance(by: 5)
    XCTAssertEqual(names(stack), ["D"])
    XCTAssertTrue(window.isIdle)
  }

  func testWhatAGestureMayBringBackIsNotReleased() throws {
    let tabs = try TabSelection(["first", "second"])
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let outer = TransitionController(tabs, in: window) { _ in nil }
    let inner = TransitionController(ScreenStack(["A", "B"]), in: outer.slot("first")) { _ in
      .testSlide
    }
    let log = EventLog(inner)
    inner.pop()
    window.advance(by: 0.5)
    let pan = try XCTUnwrap(outer.beginInteraction(.thresholdAndFlick(.push), at: finger(0, 0)))
    XCTAssertEqual(names(outer), ["second"])
    XCTAssertFalse(log.lines.contains("released B"))
    pan.cancel(at: 0)
    XCTAssertEqual(names(inner), ["A", "B"])
    window.advance(by: 5)
    XCTAssertEqual(names(inner), ["A"])
    XCTAssertEqual(log.lines.filter { $0 == "released B" }.count, 1)
    XCTAssertTrue(window.isIdle)
  }

  func testNoRefusalIsSentIfTheOuterControllerBegins() throws {
    let (window, outer, _) = stackInAWindow(["A", "B"])
    let inner = TransitionController(ScreenStack(["1"]), in: outer.slot("B")) { _ in .testSlide }
    let log = EventLog(inner)
    let pan = try XCTUnwrap(inner.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
    pan.end(finger(0.1, 300))
    XCTAssertEqual(outer.state.screens, ["A"])
    window.advance(by: 5)
    XCTAssertNil(inner.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
    XCTAssertEqual(
      log.lines.filter { $0.hasPrefix("refused") }, ["refused: \(OperationRefusal.screenIsGone)"])
  }

  func testAnotherControllerDoesNotTakeTemporaryViewsAway() throws {
    let animation = TransitionAnimation(
      setup: { $0.containerView.addSubview(HeadlessView(name: "shade", frame: .zero)) },
      layers: [AnimationLayer(.linear) { $0.destinationView.translation.dx = 0 }])
    let (window, outer, _) = stackInAWindow(["A"]) { _ in
      ScreenTransition(layers: animation, duration: 1)
    }
    outer.push("B")
    window.advance(by: 0.25)
    let inner = TransitionController(ScreenStack(["1"]), in: outer.slot("B")) { _ in .testSlide }
    inner.push("2")
    window.advance(by: 0.25)
    let shades = window.frame.elements.filter { $0.id.part == .temporary("shade") }
    XCTAssertEqual(shades.map { $0.presence }, [.inserting])
    window.advance(by: 5)
    XCTAssertFalse(window.frame.elements.contains { $0.id.part == .temporary("shade") })
    XCTAssertTrue(window.isIdle)
  }

  func testASourceThatAsksForAnOperationDuringAGestureComesAfterIt() throws {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    var stack: TransitionController<ScreenStack<String>>?
    stack = TransitionController(ScreenStack(["A", "B"]), in: window) { context in
      if context.isInteractive {
        stack?.push("C")
        _ = window.frame
      }
      return .testSlide
    }
    let controller = try XCTUnwrap(stack)
    let pan = try XCTUnwrap(
      controller.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
    XCTAssertEqual(controller.state.screens, ["A", "B", "C"])
    window.advance(by: 5)
    XCTAssertFalse(pan.isActive)
    XCTAssertEqual(names(controller), ["C"])
    XCTAssertTrue(window.isIdle)
    stack = nil
  }

  func testWhatLeavesDoesNotAddUp() {
    let (window, stack, _) = stackInAWindow(["A"]) { _ in
      ScreenTransition(.cover, animation: .linear(duration: 1))
    }
    var most = 0
    for number in 0..<60 {
      stack.push("\(number)")
      window.advance(by: 0.2)
      most = max(most, names(stack).count)
    }
    XCTAssertLessThan(most, 14)
  }

  func testAnOperationToAnotherEntryOfTheSameScreenIsNotThatOfTheGesture() throws {
    var state: ScreenStack = ["A", "B", "A"]
    state.present("M")
    let (window, stack, _) = stackInAWindow(state)
    let pan = try XCTUnwrap(stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
    stack.popToRoot()
    window.commit()
    XCTAssertFalse(pan.isActive)
    window.advance(by: 5)
    XCTAssertEqual(stack.state.screens, ["A"])
    XCTAssertEqual(names(stack), ["A"])
    XCTAssertEqual(stack.appearance(of: "A"), .visible)
    XCTAssertTrue(window.isIdle)
  }

  func testAGestureThatBeginsWhileAnotherOneGoesBackEndsAtTheState() throws {
    var state: ScreenStack = ["A"]
    state.present("M")
    state.push("B")
    let (window, stack, _) = stackInAWindow(state)
    let first = stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)) { stack, _ in
      try stack.dismiss()
    }
    first?.change(finger(0, 200))
    first?.cancel(at: 0)
    let second = try XCTUnwrap(stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
    XCTAssertTrue(second.isActive)
    second.cancel(at: 0)
    window.advance(by: 5)
    XCTAssertEqual(names(stack), ["B"])
    XCTAssertTrue(window.isIdle)
  }
}
