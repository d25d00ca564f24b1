import TransitionControllers
import TransitionKit
import XCTest

/// Closures of the host that make operations while another one is being decided: nothing is lost silently.
final class ClosureOperationTests: XCTestCase {
  private typealias Stack = TransitionController<ScreenStack<String>>

  /// How a finger dismisses the sheet: from its rest, so that it already moves when it is let go, or by throwing it down
  /// from above its detent.
  private enum Way: CaseIterable { case pan, drag, flick }

  /// Dismisses a sheet, and calls a closure when `shouldDismiss` is asked, whose answer is yes.
  private func dismiss(
    _ way: Way, _ closure: @escaping (Stack) -> Void
  ) throws -> (Stack, EventLog<ScreenStack<String>>, InteractionPolicy.Decision?) {
    var state: ScreenStack = ["A"]
    state.present("M")
    let (window, stack, log) = stackInAWindow(state) { _ in
      ScreenTransition(
        .slide(edge: .bottom), animation: .linear(duration: 1),
        presentation: .sheet(detents: [.medium, .large]))
    }
    var asked = 0
    stack.shouldDismiss = { [unowned stack] _ in
      asked += 1
      closure(stack)
      return true
    }
    let pan = try XCTUnwrap(
      stack.beginInteraction(
        way == .pan ? .thresholdAndFlick() : .drag(towards: .bottom),
        at: way == .pan ? finger(0, 0) : finger(0, y: 0.1)))
    let decision =
      switch way {
      case .pan: pan.end(finger(0.1, 350))
      case .drag: pan.end(finger(0.1, y: 380))
      case .flick: pan.end(finger(0.1, y: -50, velocity: 2000))
      }
    XCTAssertEqual(asked, 1)
    XCTAssertFalse(pan.isActive)
    window.advance(by: 5)
    XCTAssertTrue(window.isIdle)
    let begun = log.lines.filter { $0.hasPrefix("willTransition") }
    let ended = log.lines.filter { $0.contains("dTransition") }
    XCTAssertEqual(begun.count, ended.count, "\(log.lines)")
    return (stack, log, decision)
  }

  func testAPushWhileAScreenIsAskedAboutTakesOver() throws {
    for way in Way.allCases {
      for asksForFrames in [false, true] {
        let (stack, log, decision) = try dismiss(way) {
          XCTAssertNil($0.push("N"))
          if asksForFrames { _ = $0.window.frame }
        }
        XCTAssertEqual(stack.state.screens, ["A", "M", "N"])
        XCTAssertEqual(names(stack), ["N"])
        XCTAssertNil(decision)
        XCTAssertTrue(log.lines.contains { $0.hasPrefix("didTransition push M > N") })
      }
    }
  }

  func testADetentThatIsSetWhileAScreenIsAskedAboutTakesOver() throws {
    for way in Way.allCases {
      let (stack, log, decision) = try dismiss(way) { $0.setDetent(1, of: "M") }
      XCTAssertEqual(stack.state.screens, ["A", "M"])
      XCTAssertEqual(stack.detent(of: "M"), 1)
      XCTAssertNil(decision)
      XCTAssertEqual(log.lines.filter { $0.hasPrefix("changedDetent") }, ["changedDetent M 1"])
    }
  }

  func testThePopThatAGestureAsksForMayBeMadeMeanwhile() throws {
    for way in Way.allCases {
      let (stack, _, _) = try dismiss(way) { $0.pop() }
      XCTAssertEqual(stack.state.screens, ["A"])
      XCTAssertEqual(names(stack), ["A"])
    }
  }

  func testAnOperationOfAnotherControllerHappensToo() throws {
    for way in Way.allCases {
      var other: Stack?
      let (stack, _, decision) = try dismiss(way) {
        other = TransitionController(ScreenStack(["1"]), in: $0.slot("A")) { _ in .testSlide }
        other?.push("2")
      }
      XCTAssertEqual(stack.state.screens, ["A"])
      XCTAssertEqual(other?.state.screens, ["1", "2"])
      XCTAssertNotNil(decision)
    }
  }

  func testAPushOfTheSourceOfAGestureIsAskedForAndTakesOver() throws {
    for way in Way.allCases {
      var asked: [String] = []
      var stack: Stack?
      var state: ScreenStack = ["A"]
      state.present("M")
      let (window, controller, log) = stackInAWindow(state) { context in
        asked.append("\(context)")
        if context.isInteractive { stack?.push("N") }
        return ScreenTransition(
          .slide(edge: .bottom), animation: .linear(duration: 1),
          presentation: .sheet(detents: [.medium, .large]))
      }
      stack = controller
      asked = []
      let pan = try XCTUnwrap(
        controller.beginInteraction(
          way == .pan ? .thresholdAndFlick() : .drag(towards: .bottom),
          at: way == .pan ? finger(0, 0) : finger(0, y: 0.1)))
      let decision =
        way == .pan
        ? pan.end(finger(0.1, 350))
        : pan.end(finger(0.1, y: way == .drag ? 380 : -50, velocity: 2000))
      XCTAssertNil(decision)
      window.advance(by: 5)
      XCTAssertEqual(controller.state.screens, ["A", "M", "N"])
      XCTAssertEqual(names(controller), ["N"])
      XCTAssertEqual(asked, ["dismiss from M to A, interactive", "push from M to N"])
      XCTAssertEqual(log.lines.last { $0.contains("Transition") }, "didTransition push M > N")
      XCTAssertTrue(window.isIdle)
      stack = nil
    }
  }

  func testAnOperationInsideAnotherOneIsRefused() throws {
    let (window, stack, log) = stackInAWindow(["A", "B"])
    XCTAssertNil(
      stack.update {
        XCTAssertEqual(stack.push("lost"), .operationUnderWay)
        $0.push("C")
      })
    XCTAssertEqual(stack.state.screens, ["A", "B", "C"])
    XCTAssertEqual(log.lines, ["refused: \(OperationRefusal.operationUnderWay)"])
    let pan = try XCTUnwrap(
      stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)) { state, _ in
        XCTAssertEqual(stack.pop(), .operationUnderWay)
        state.popToRoot()
      })
    pan.end(finger(0.1, 350))
    window.advance(by: 5)
    XCTAssertEqual(stack.state.screens, ["A"])
    XCTAssertNil(stack.push("D"))
    XCTAssertTrue(log.lines.filter { $0.hasPrefix("refused") }.count == 2)
  }

  func testAGestureIsNotDecidedInsideAnOperation() throws {
    let (window, stack, _) = stackInAWindow(["A", "B"])
    let pan = try XCTUnwrap(stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
    stack.update {
      XCTAssertNil(pan.end(finger(0.1, 350)))
      XCTAssertNil(stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
      $0.push("C")
    }
    window.advance(by: 5)
    XCTAssertEqual(stack.state.screens, ["A", "B", "C"])
    XCTAssertEqual(names(stack), ["C"])
  }

  func testAnOperationOfAnotherControllerInsideAnOperationHappensToo() {
    let (window, stack, _) = stackInAWindow(["A"])
    let inner = TransitionController(ScreenStack(["1"]), in: stack.slot("A")) { _ in .testSlide }
    stack.update {
      XCTAssertNil(inner.push("2"))
      $0.push("B")
    }
    window.advance(by: 5)
    XCTAssertEqual(stack.state.screens, ["A", "B"])
    XCTAssertEqual(inner.state.screens, ["1", "2"])
    XCTAssertEqual(names(stack), ["B"])
  }
}
