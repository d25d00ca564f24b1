import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class RunLogShrinkingTests: XCTestCase {
  private let transitions = [
    "push": NavigationTransition.slide.compile(for: .push, in: .phone),
    "pop": NavigationTransition.slide.compile(for: .pop, in: .phone),
  ]

  /// A log of calls in any order.
  private func log(_ generator: inout SeededGenerator, count: Int) -> RunLog {
    var time = 3.0
    let entries = (0..<count).map { _ -> RunLog.Entry in
      time += generator.double(in: 0...0.3)
      let number = generator.double(in: -1...1)
      let calls: [RunLog.Call] = [
        .start, .advance, .pause, .resume, .reverse(.retimed),
        .scrub(to: number, linearly: true), .retarget(to: "pop", matching: .swapped),
        .finish(velocity: number, animation: .bouncy), .cancel(velocity: number, animation: nil),
      ]
      return RunLog.Entry(time, generator.pick(calls))
    }
    return RunLog(of: "push", settling: .bouncy, entries)
  }

  func testALogIsShrunkToTheTwoCallsOfAFault() {
    forAll(100) { generator in
      let log = log(&generator, count: generator.int(in: 0...60))
      var calls = 0
      let hasFault: (RunLog) -> Bool = { log in
        calls += 1
        let scrub = log.entries.firstIndex {
          if case .scrub = $0.call { return true }
          return false
        }
        let reverse = log.entries.lastIndex {
          if case .reverse = $0.call { return true }
          return false
        }
        guard let scrub, let reverse else { return false }
        return scrub < reverse
      }
      let shrunk = log.shrunk(while: hasFault)
      guard hasFault(log) else { return XCTAssertEqual(shrunk, log) }
      XCTAssertEqual(
        shrunk,
        RunLog(
          of: "push",
          [.init(0, .scrub(to: 0, linearly: false)), .init(0, .reverse(.mirrored))]))
      let count = log.entries.count
      // The bound of ddmin, and the numbers of two calls.
      XCTAssertLessThan(calls, count * count + 3 * count + 50)
    }
  }

  func testNumbersBecomeAsRoundAsTheFaultAllows() {
    let log = RunLog(
      of: "push",
      [
        .init(0.123456, .start), .init(0.2871234, .pause),
        .init(0.4712345, .scrub(to: 0.6789, linearly: true)),
        .init(0.9, .finish(velocity: 3.14159, animation: .bouncy)),
      ])
    let shrunk = log.shrunk { log in
      guard case .start? = log.entries.first?.call, let last = log.entries.last,
        case .finish(let velocity?, _) = last.call
      else { return false }
      return velocity > 2.6 && last.time - log.entries[0].time > 0.43 && last.time < 0.95
        && log.entries.contains {
          if case .scrub(let progress, _, _) = $0.call { return progress > 0.51 }
          return false
        }
    }
    XCTAssertEqual(
      shrunk.description,
      """
      push
      0 s: start
      0 s: scrub to 1
      0.8 s: finish with velocity 3
      """)
  }

  func testTheShortestLogOfARealRunStillFails() throws {
    forAll(60) { generator in
      var log = log(&generator, count: 12)
      log.entries.insert(.init(0, .start), at: 0)
      log.entries.append(.init(log.entries[log.entries.count - 1].time + 0.1, .advance))
      let isInterrupted: (RunLog) -> Bool = { [transitions] log in
        guard let animator = try? log.replay(of: transitions) else { return false }
        return !animator.interruptions.isEmpty
      }
      guard isInterrupted(log) else { throw Law.SkippedCase() }
      let shrunk = log.shrunk(while: isInterrupted)
      XCTAssertTrue(isInterrupted(shrunk))
      XCTAssertEqual(shrunk, log.shrunk(while: isInterrupted))
      XCTAssertEqual(shrunk.shrunk(while: isInterrupted), shrunk)
      for index in shrunk.entries.indices {
        var shorter = shrunk
        shorter.entries.remove(at: index)
        XCTAssertFalse(isInterrupted(shorter), "\(shrunk)")
      }
    }
  }

  func testTheNumberOfCallsOfThePredicateHasALimit() {
    var generator = SeededGenerator(seed: 1)
    let log = log(&generator, count: 200)
    for limit in [-1, 0, 1, 2, 50] {
      var calls = 0
      let shrunk = log.shrunk(limit: limit) { log in
        calls += 1
        return log.entries.count > 100
      }
      XCTAssertLessThanOrEqual(calls, max(limit, 0))
      XCTAssertGreaterThan(shrunk.entries.count, 100)
    }
  }

  func testALogThatDoesNotFailIsReturned() {
    let log = RunLog(of: "push", [.init(0.123, .start)])
    XCTAssertEqual(log.shrunk { _ in false }, log)
    XCTAssertEqual(log.shrunk { _ in true }, RunLog(of: "push"))
  }
}
