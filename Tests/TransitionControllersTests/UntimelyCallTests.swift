import TransitionControllers
import TransitionKit
import TransitionScenes
import XCTest

/// Sources that call their window while it is in the middle of an operation.
final class UntimelyCallTests: XCTestCase {
  private typealias Stack = TransitionController<ScreenStack<String>>

  private static let untimelyCalls: [(name: String, call: @Sendable (Stack) -> Void)] = [
    ("frame", { _ = $0.window.frame }),
    ("layOut", { $0.window.layOut(Transaction(animation: .smooth)) }),
    ("resize", { $0.window.resize(to: Size(width: 300, height: 600)) }),
    ("advance", { $0.window.advance(by: 0.75) }),
    ("setDetent", { $0.setDetent(1, of: "M") }),
    (
      "beginInteraction",
      { XCTAssertNil($0.beginInteraction(.thresholdAndFlick(), at: finger(0, 0))) }
    ),
    (
      "beginDrag",
      { XCTAssertNil($0.beginInteraction(.drag(towards: .bottom), at: finger(0, y: 1))) }
    ),
    ("slot", { _ = TransitionController(ScreenStack(["1"]), in: $0.slot("A")) { _ in nil } }),
    ("pop", { $0.pop() }),
  ]

  func testWhateverASourceCallsDuringAnOperationComesAfterIt() throws {
    for (name, call) in Self.untimelyCalls {
      var stack: Stack?
      let (window, controller, log) = sheetInAWindow { context in
        if context.to == "N" { stack.map(call) }
      }
      stack = controller
      controller.present("N")
      let screens = name == "pop" ? ["A", "M"] : ["A", "M", "N"]
      XCTAssertEqual(names(controller), screens, name)
      XCTAssertEqual(window.clockTime, 0, name)
      if name != "pop" {
        // It moves in from below the window.
        XCTAssertEqual(
          try shownTop(controller, "N"), 1.5 * window.size.height, accuracy: 1e-9, name)
      }
      window.advance(by: 5)
      try assertIdle(controller, log, screens, name)
      stack = nil
    }
  }

  func testWhateverASourceCallsDuringAGestureComesAfterIt() throws {
    for (name, call) in Self.untimelyCalls {
      for commits in [true, false] {
        var stack: Stack?
        let (window, controller, log) = sheetInAWindow { context in
          if context.isInteractive { stack.map(call) }
        }
        stack = controller
        let pan = try XCTUnwrap(
          controller.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)), name)
        XCTAssertEqual(window.clockTime, 0, name)
        XCTAssertEqual(pan.change(finger(0.1, 120)), name != "pop", name)
        _ = commits ? pan.end(finger(0.1, 350)) != nil : pan.cancel(at: 0.1)
        window.advance(by: 5)
        try assertIdle(controller, log, commits || name == "pop" ? ["A"] : ["A", "M"], name)
        stack = nil
      }
    }
  }

  func testAnOperationWhileAScreenIsAskedAboutIsNotLost() throws {
    for isDrag in [true, false] {
      let (window, stack, log) = sheetInAWindow { _ in }
      stack.shouldDismiss = { [unowned stack] _ in
        stack.pop()
        return false
      }
      let pan = try XCTUnwrap(
        stack.beginInteraction(
          isDrag ? .drag(towards: .bottom) : .thresholdAndFlick(),
          at: isDrag ? finger(0, y: 1) : finger(0, 0)))
      pan.end(isDrag ? finger(0.1, y: 380) : finger(0.1, 350))
      window.advance(by: 5)
      try assertIdle(stack, log, ["A"], "shouldDismiss")
    }
  }

  /// A sheet at the lower of its two detents, and what its source does apart from that.
  private func sheetInAWindow(
    _ body: @escaping (OperationContext<String>) -> Void
  ) -> (ScreenWindow, Stack, EventLog<ScreenStack<String>>) {
    var state: ScreenStack = ["A"]
    state.present("M")
    return stackInAWindow(state) { context in
      body(context)
      return ScreenTransition(
        .slide(edge: .bottom), animation: .linear(duration: 1),
        presentation: .sheet(detents: [.medium, .large]))
    }
  }

  /// How far the upper edge of a screen is shown below that of the window.
  private func shownTop(_ stack: Stack, _ screen: String) throws -> Double {
    let element = try XCTUnwrap(stack.id(of: screen).flatMap { stack.window.frame[$0] })
    return element.frame.origin.y + element.state.translation.dy
  }

  /// Asserts that nothing moves any more, and that all is where an untimely call and the rest have put it.
  private func assertIdle(
    _ stack: Stack, _ log: EventLog<ScreenStack<String>>, _ screens: [String], _ name: String
  ) throws {
    let window = stack.window
    XCTAssertTrue(window.isIdle, name)
    XCTAssertEqual(stack.state.screens, screens, name)
    XCTAssertEqual(names(stack), screens, name)
    XCTAssertEqual(
      window.size, name == "resize" ? Size(width: 300, height: 600) : Size(width: 400, height: 800))
    for screen in screens {
      XCTAssertEqual(stack.appearance(of: screen), .visible, name)
      let isLow = screen == "N" || screen == "M" && name != "setDetent"
      XCTAssertEqual(
        try shownTop(stack, screen), isLow ? window.size.height / 2 : 0, accuracy: 1e-9, name)
    }
    let begun = log.lines.filter { $0.hasPrefix("willTransition") }
    let ended = log.lines.filter {
      $0.hasPrefix("didTransition") || $0.hasPrefix("cancelledTransition")
    }
    XCTAssertEqual(begun.count, 1, name)
    XCTAssertEqual(ended.count, begun.count, name)
  }
}
