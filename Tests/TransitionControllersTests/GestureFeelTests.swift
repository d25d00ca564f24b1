import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// What all gestures have in common: their progress, the constants that a policy sets, rubber bands, and reasons of refusals.
final class GestureFeelTests: XCTestCase {
  private typealias Stack = TransitionController<ScreenStack<String>>

  private let still = GestureSample(time: 0)

  private func presented(
    _ transition: ScreenTransition, isGuarded: Bool = false
  ) -> (ScreenWindow, Stack, EventLog<ScreenStack<String>>) {
    let (window, stack, log) = stackInAWindow(["A"]) { _ in transition }
    stack.present("M")
    window.advance(by: 5)
    stack.setGuarded(isGuarded, of: "M")
    log.lines = []
    return (window, stack, log)
  }

  // MARK: Progress

  /// Of pushes, pops, tabs, pagers, covers, cards and sheets, of those that are caught on their way, and of those that go back.
  func testProgressIsHowFarTheOperationIsDoneWhateverTheGesture() throws {
    func check(_ drag: ScreenInteraction?, _ way: Point, _ name: String) throws {
      let drag = try XCTUnwrap(drag, name)
      var last = try XCTUnwrap(drag.progress, name)
      XCTAssertTrue((0...1).contains(last), name)
      for step in 1...8 {
        let part = Double(step) / 8
        drag.change(
          GestureSample(time: 0, translation: Point(x: way.x * part, y: way.y * part)))
        let next = try XCTUnwrap(drag.progress, name)
        XCTAssertTrue((last...1).contains(next), "\(name): from \(last) to \(next)")
        last = next
      }
      XCTAssertEqual(last, 1, accuracy: 1e-9, name)
      for step in [4, 0] {
        let part = Double(step) / 8
        drag.change(
          GestureSample(time: 0, translation: Point(x: way.x * part, y: way.y * part)))
        let next = try XCTUnwrap(drag.progress, name)
        XCTAssertLessThanOrEqual(next, last, name)
        last = next
      }
      drag.cancel(at: 0)
      XCTAssertNil(drag.progress, name)
    }

    let (across, down) = (Point(x: 400, y: 0), Point(x: 0, y: 800))
    let (_, stack, _) = stackInAWindow(["A", "B"])
    try check(stack.beginInteraction(.contentPan(), at: finger(0, 0.001)), across, "a pop")
    stack.window.advance(by: 5)
    try check(
      stack.beginInteraction(.thresholdAndFlick(.push), at: still) { (stack, _) in
        stack.push("C")
      }, Point(x: -400, y: 0), "a push")
    stack.window.advance(by: 5)
    stack.push("D")
    stack.window.advance(by: 0.3)
    try check(stack.beginInteraction(.contentPan(), at: finger(0, 0.001)), across, "a caught push")
    stack.window.advance(by: 5)
    stack.pop()
    stack.window.advance(by: 0.3)
    let touch = GestureSample(
      time: 0, translation: Point(x: 0.001, y: 0), location: Point(x: 390, y: 400))
    try check(stack.beginInteraction(.contentPan(), at: touch), across, "a caught pop")
    for transition in [ScreenTransition.cover(edge: .bottom), .card(), .sheet()] {
      for isCaught in [false, true] {
        let (window, stack, _) = stackInAWindow(["A"]) { _ in transition }
        stack.present("M")
        window.advance(by: isCaught ? 0.15 : 5)
        try check(
          stack.beginInteraction(.dismissal(), at: finger(0, y: 0.001)), down,
          "\(transition.presentation), \(isCaught)")
      }
    }
    for transition in [ScreenTransition.pager, .testSlide] {
      let window = ScreenWindow(size: Size(width: 400, height: 800))
      let tabs = TransitionController(try TabSelection([0, 1]), in: window) { _ in transition }
      try check(
        tabs.beginInteraction(.tabs, at: finger(0, -0.001)), Point(x: -400, y: 0), "tabs")
    }
  }

  // MARK: Rubber bands

  func testAGuardedSheetHasRubberBandsAtBothEndsWhereverTheFingerBegan() throws {
    for first in [-1.0, 1] {
      let (window, stack, _) = presented(
        .sheet(detents: [.height(300), .height(500)]), isGuarded: true)
      let drag = try XCTUnwrap(
        stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: first)))
      for way in [first * 400, first * -400, first * 150, first * -700, 0] {
        drag.change(finger(0.1, y: way))
        let free = 300 - way
        let inside = min(max(free, 300), 500)
        // Above in units of the container, below of the way out.
        let unit = free > inside ? 800.0 : 300
        let band = (1 - 1 / (0.55 * abs(free - inside) / unit + 1)) * unit
        XCTAssertEqual(
          try top(stack), 800 - (free > inside ? inside + band : inside - band), accuracy: 1e-7,
          "\(way)")
      }
      drag.end(finger(0.2, y: 0))
      window.advance(by: 5)
      XCTAssertEqual(try top(stack), 500)
      XCTAssertTrue(window.isIdle)
    }
  }

  // MARK: Constants

  func testAPolicySetsTheSlopOfAGestureThatWaits() throws {
    for slop in [0.5, 10, 40] {
      let (_, stack, _) = presented(.cover(edge: .bottom))
      var policy = InteractionPolicy.dismissal()
      policy.slop = slop
      let drag = try XCTUnwrap(stack.beginInteraction(policy, at: still))
      drag.change(finger(0.1, y: slop - 0.1))
      XCTAssertNil(drag.operation)
      drag.change(finger(0.1, y: slop))
      XCTAssertEqual(drag.operation, .dismiss)
    }
  }

  func testAPolicySetsTheSlopAndTheFlickOfACatch() throws {
    for (slop, flick, way, velocity, decides) in [
      (10.0, 1200.0, 9.0, 0.0, false), (5, 1200, 9, 0, true), (10, 1200, 11, 0, true),
      (10, 1200, 9, 1300, true), (10, 1500, 9, 1300, false), (10, 100, 9, 200, true),
    ] {
      let (window, stack, _) = stackInAWindow(["A"])
      stack.push("B")
      window.advance(by: 0.2)
      var policy = InteractionPolicy.contentPan()
      (policy.slop, policy.flick) = (slop, flick)
      // It would commit, if it decided.
      policy.decision = { _, _ in .commit(speed: nil) }
      let drag = try XCTUnwrap(stack.beginInteraction(policy, at: finger(0, 1)))
      let decision = drag.end(finger(0, way, velocity: velocity))
      XCTAssertEqual(decision, decides ? .commit(speed: nil) : .cancel, "\(slop) \(flick) \(way)")
      window.advance(by: 5)
      XCTAssertEqual(stack.state.screens, decides ? ["A"] : ["A", "B"])
    }
  }

  func testThresholdsAndFlicksArePartsOfAPolicy() throws {
    for (threshold, flick, way, velocity, commits) in [
      (1.0 / 3, 1200.0, 130.0, 0.0, false), (0.3, 1200, 130, 0, true),
      (0.3, 1200, 130, -1300, false),
      (0.5, 1200, 130, 1300, true), (0.5, 2000, 130, 1300, false),
    ] {
      let (window, stack, _) = stackInAWindow(["A", "B"])
      let policy = InteractionPolicy.drag(towards: .trailing, threshold: threshold, flick: flick)
      let drag = try XCTUnwrap(stack.beginInteraction(policy, at: finger(0, 1)))
      drag.end(finger(0.1, way, velocity: velocity))
      window.advance(by: 5)
      XCTAssertEqual(
        stack.state.screens.count, commits ? 1 : 2, "\(threshold) \(flick) \(velocity)")
    }
  }

  // MARK: Reasons

  func testEachReasonWhyAGestureDoesNotBeginIsItsOwn() throws {
    let (window, root, log) = stackInAWindow(["A", "B"])
    let inner = TransitionController(ScreenStack(["1", "2"]), in: root.slot("B")) { _ in
      .testSlide
    }
    window.advance(by: 1)
    let innerLog = EventLog(inner)
    func reason(_ log: EventLog<ScreenStack<String>>, _ begin: () -> ScreenInteraction?) -> String?
    {
      log.lines = []
      XCTAssertNil(begin())
      return log.lines.last
    }
    let outer = try XCTUnwrap(root.beginInteraction(.contentPan(), at: finger(0, 1)))
    outer.change(finger(0.1, 50))
    XCTAssertEqual(
      reason(log) { root.beginInteraction(.contentPan(), at: finger(0, 1)) },
      "refused: \(OperationRefusal.secondFinger)")
    for sample in [finger(0, 1), still] {
      XCTAssertEqual(
        reason(innerLog) { inner.beginInteraction(.contentPan(), at: sample) },
        "refused: \(OperationRefusal.gestureAround)")
    }
    outer.cancel(at: 0.1)
    window.advance(by: 5)
    root.interruption = .refuse
    root.push("C")
    window.advance(by: 0.2)
    XCTAssertEqual(
      reason(log) { root.beginInteraction(.contentPan(), at: finger(0, 1)) },
      "refused: \(OperationRefusal.transitionUnderWay)")
    window.advance(by: 5)
    XCTAssertEqual(
      reason(log) { root.beginInteraction(.contentPan(), at: finger(0, -1)) },
      "refused: \(OperationRefusal.otherGesture)")
    XCTAssertTrue(window.isIdle)
  }
}
