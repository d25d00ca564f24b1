import TransitionControllers
import TransitionKit
import XCTest

/// Operations and gestures that depend on what is below or above.
final class CoveredControllerTests: XCTestCase {
  func testSettingAStackWhoseNewTopWasBelowPops() throws {
    var stack: ScreenStack = ["A", "C"]
    let old = stack
    try stack.set(["C", "A"])
    XCTAssertEqual(stack.screens, ["C", "A"])
    XCTAssertEqual(stack.operation(from: old), .pop)
    for (from, to, operation) in [
      (["A", "B", "C"], ["C", "B"], .pop), (["A", "B", "C"], ["C", "B", "A"], .pop),
      (["A", "B"], ["B", "A", "B"], nil), (["A", "B"], ["X", "B"], nil),
      (["A"], ["A", "A"], .push),
      (["A", "B"], ["A", "B", "C"], .push), (["A", "B"], ["C"], .push), (["A", "B"], ["A"], .pop),
      (["A", "B", "A"], ["B", "A", "C", "A"], .pop),
    ] as [([String], [String], ScreenOperation?)] {
      var stack = ScreenStack(from)
      let old = stack
      try stack.set(to)
      XCTAssertEqual(stack.screens, to)
      XCTAssertEqual(Set(stack.entries.map(\.id)).count, to.count)
      if from == ["A", "B"], to == ["B", "A", "B"] { continue }
      XCTAssertEqual(stack.operation(from: old), operation, "\(from) -> \(to)")
    }
  }

  func testAGestureOfAStackThatIsCoveredIsRefused() throws {
    for presentation in [ScreenPresentation.fullScreen, .overlay] {
      let (window, outer, outerLog) = stackInAWindow(["A"]) { _ in
        ScreenTransition(.slide, animation: .linear(duration: 1), presentation: presentation)
      }
      let inner = TransitionController(ScreenStack(["1", "2"]), in: outer.slot("A")) { _ in
        .testSlide
      }
      let log = EventLog(inner)
      outer.present("M")
      for time in [0.5, 2] {
        window.advance(to: time)
        (log.lines, outerLog.lines) = ([], [])
        let sample = GestureSample(time: 0, velocity: Point(x: 100, y: 0))
        let pans = [
          inner.beginInteraction(.thresholdAndFlick(), at: sample),
          presentation == .fullScreen
            ? inner.beginInteraction(.thresholdAndFlick(), at: sample) { stack, _ in
              try stack.pop()
            } : nil,
        ]
        if presentation == .fullScreen {
          XCTAssertTrue(pans.allSatisfy { $0 == nil })
          let refusal = "refused: \(OperationRefusal.screenIsCovered)"
          XCTAssertEqual(log.lines, [refusal, refusal])
          XCTAssertEqual(outerLog.lines, [])
        } else {
          XCTAssertNotNil(pans[0])
          pans[0]?.cancel(at: 0)
          window.advance(by: 2)
        }
        XCTAssertEqual(inner.state.screens, ["1", "2"])
        XCTAssertEqual(outer.state.screens, ["A", "M"])
      }
      outer.dismiss()
      window.advance(by: 2)
      XCTAssertNotNil(
        inner.beginInteraction(.thresholdAndFlick(), at: GestureSample(time: 0)))
    }
  }

  func testAResizeKeepsTheRemainingTime() {
    for part in [0.1, 0.5, 0.9, 0.99] {
      let (window, stack, _) = stackInAWindow(["A"])
      stack.push("B")
      window.advance(by: part)
      window.resize(to: Size(width: 800, height: 400))
      XCTAssertEqual(shown(stack, "B"), 800 * (1 - part), accuracy: 1e-9)
      XCTAssertEqual(window.settlingTime, 1, accuracy: 1e-9)
      window.resize(to: Size(width: 300, height: 600))
      window.advance(to: 1)
      XCTAssertTrue(window.isIdle, "\(part)")
      XCTAssertEqual(names(stack), ["B"])
      XCTAssertEqual(shown(stack, "B"), 0)
    }
  }
}
