import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Idle means delivered, and events come in the order of their times, over random calls of a window.
final class WindowEventLawTests: XCTestCase {
  func testIdleMeansThatEveryEventWasSent() {
    forAll(4_000, .search) { generator in
      let (setup, calls) = script(&generator)
      let checked = CheckedWindow(setup)
      for call in calls { checked.make(call) }
      checked.finish(by: generator.pick([1.0 / 64, 0.125, 1, 10]))
      if let problem = checked.problem { XCTFail("\(problem) in \(setup): \(calls)") }
    }
  }

  func testEventsComeInTheOrderOfTheirTimesWhateverTheStep() {
    var events = 0
    forAll(4_000, .search) { generator in
      let (setup, calls) = script(&generator)
      let (one, other) = (CheckedWindow(setup), CheckedWindow(setup))
      let split = generator.pick([2, 4, 16])
      for call in calls + [.cancelGesture, .advance(16)] {
        one.make(call)
        guard case .advance(let interval) = call else {
          other.make(call)
          continue
        }
        let parts = interval == 16 ? 64 : split
        for _ in 0..<parts { other.make(.advance(interval / Double(parts))) }
      }
      XCTAssertEqual(one.events, other.events, "\(setup): \(calls)")
      events += one.events.count
    }
    print("\(events) events")
    XCTAssertGreaterThan(events, 0)
  }

  /// Some calls without those of handlers, which are made when events are sent.
  private func script(_ generator: inout SeededGenerator) -> (WindowSetup, [WindowCall]) {
    let setup = WindowSetup(
      tree: .random(&generator), style: .random(&generator), salt: generator.int(in: 0...999),
      namesAreNew: generator.bool())
    let calls = WindowCall.random(generator.int(in: 3...12), setup, using: &generator)
    return (
      setup,
      calls.filter {
        if case .react = $0 { return false }
        return true
      }
    )
  }
}
