import TransitionControllers
import TransitionKit
import XCTest

/// When the events of a window are sent: all of them before it is idle, in the order of their times.
final class WindowEventTests: XCTestCase {
  private func slide(_ duration: Double) -> ScreenTransition {
    ScreenTransition(.slide, animation: .linear(duration: duration))
  }

  func testAWindowIsIdleWithoutAnOpenTransition() throws {
    let animations: [Animation] = [
      .linear(duration: 1), .bouncy(duration: 1), .smooth, .linear(duration: 0.2),
      .easeOut(duration: 0.3).delay(0.2),
    ]
    for animation in animations {
      for (delay, isSheet) in [(0.05, true), (0.05, false), (0, true), (0.2, true), (0.6, false)] {
        for step in [1.0 / 60, 0.3, 10] {
          let window = ScreenWindow(size: Size(width: 390, height: 844))
          let tabs = TransitionController(try TabSelection([0, 1, 2]), in: window) { _ in
            ScreenTransition(.slide, animation: .linear(duration: 0.3))
          }
          let first = TransitionController(ScreenStack(["a"]), in: tabs.slot(0)) { _ in
            ScreenTransition(.cover, animation: animation)
          }
          let log = EventLog(first)
          log.lines = []
          if isSheet { first.present("sheet") } else { first.push("sheet") }
          window.advance(by: delay)
          tabs.select(2)
          while window.advance(by: step) {}
          XCTAssertTrue(window.isIdle)
          XCTAssertNil(first.transition, "\(animation), \(delay), \(step)")
          XCTAssertNil(tabs.transition)
          let ends = log.lines.filter { $0.hasPrefix("didTransition") }
          XCTAssertEqual(ends.count, 1, "\(log.lines)")
          first.interruption = .refuse
          XCTAssertNil(first.dismissOrPop(isSheet))
        }
      }
    }
  }

  func testEventsComeInTheOrderOfTheirTimesWhateverTheStep() throws {
    func log(_ steps: Int, _ last: [String]) -> [String] {
      let (window, stack, log) = stack { context in
        ScreenTransition(
          .slide, animation: .linear(duration: context.to == "c" ? 0.7 : 0.4))
      }
      stack.push("b")
      window.advance(by: 0.125)
      stack.push("c")
      window.advance(by: 0.125)
      stack.set(last)
      for step in 1...steps { window.advance(to: 0.25 + 2 * Double(step) / Double(steps)) }
      return log.lines
    }
    for last in [["a", "d"], ["d"], ["a"], ["a", "b"], ["c"]] {
      let all = log(1, last)
      XCTAssertFalse(all.isEmpty)
      for steps in [2, 3, 20, 500] { XCTAssertEqual(log(steps, last), all, "\(last)") }
    }
  }

  private func stack(
    _ transitions: @escaping (OperationContext<String>) -> ScreenTransition?
  ) -> (ScreenWindow, TransitionController<ScreenStack<String>>, EventLog<ScreenStack<String>>) {
    let window = ScreenWindow(size: Size(width: 390, height: 844))
    let controller = TransitionController(
      ScreenStack(["a"]), in: window, transitions: transitions)
    let log = EventLog(controller)
    log.lines = []
    return (window, controller, log)
  }

  // MARK: - Loops

  func testAnOperationInsideTheHandlerOfItsRefusalEndsWithADiagnostic() {
    let (window, stack, _) = stack { _ in self.slide(1) }
    var count = 0
    stack.onEvent {
      guard case .refused = $0 else { return }
      count += 1
      stack.pop()
    }
    stack.pop()
    XCTAssertGreaterThan(count, 0)
    XCTAssertLessThanOrEqual(count, 101)
    XCTAssertEqual(window.diagnostics.map(\.kind), [.endlessCallbacks])
    XCTAssertFalse(window.isIdle)
    let before = count
    window.advance(by: 0.1)
    XCTAssertLessThanOrEqual(count, before + 303)
    XCTAssertEqual(window.diagnostics.count, 1)
  }

  func testASourceThatAlwaysAsksForMoreEndsWithADiagnostic() {
    var more: () -> Void = {}
    let (window, stack, _) = stack { _ in
      more()
      return self.slide(1)
    }
    var count = 0
    more = {
      count += 1
      stack.push("\(count)")
    }
    stack.push("b")
    window.commit()
    XCTAssertLessThanOrEqual(count, 101)
    XCTAssertEqual(window.diagnostics.map(\.kind), [.endlessCallbacks])
  }

  func testAListenerThatAddsListenersEndsWithADiagnostic() {
    let (window, stack, _) = stack { _ in self.slide(1) }
    var count = 0
    func listen() {
      count += 1
      stack.onEvent { _ in if count < 100_000 { listen() } }
    }
    listen()
    XCTAssertLessThan(count, 100_000)
    XCTAssertEqual(window.diagnostics.map(\.kind), [.endlessCallbacks])
  }

  func testAHandlerThatAnswersEventsWithOperationsIsNoLoop() {
    let (window, stack, log) = stack { _ in self.slide(0.25) }
    var count = 0
    stack.onEvent {
      guard case .didAppear = $0, count < 20 else { return }
      count += 1
      stack.push("\(count)")
    }
    stack.push("b")
    while window.advance(by: 0.1) {}
    XCTAssertEqual(stack.state.screens.count, 2 + count)
    XCTAssertEqual(count, 20)
    XCTAssertTrue(window.diagnostics.isEmpty)
    XCTAssertTrue(log.lines.contains("didAppear 20"))
  }
}

extension TransitionController<ScreenStack<String>> {
  fileprivate func dismissOrPop(_ isSheet: Bool) -> OperationRefusal? {
    isSheet ? dismiss() : pop()
  }
}
