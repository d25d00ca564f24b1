import TransitionControllers
import TransitionKit
import TransitionLint
import TransitionTestCases
import TransitionTestSupport
import TransitionTesting
import XCTest

/// Verdicts on recordings of windows beside what the draw lists of another window show, which gets the same calls.
final class RecordedWindowLawTests: XCTestCase {
  func testNothingIsFalselyRefutedAndNothingIsCalledProved() {
    var counts = (held: 0, broken: 0)
    func judge(_ generator: inout SeededGenerator) throws {
      let recorded = RecordedWindow(&generator)
      let views = recorded.motion.timeline.views
      guard recorded.shown.count > 1, !views.isEmpty else { throw Law.SkippedCase() }
      let view = generator.pick(views)
      let judged = recorded.contract(of: view, beside: generator.pick(views), &generator)
      let verdict = recorded.motion.verdict(on: judged.contract)
      XCTAssertFalse(verdict.isProved, "\(verdict)")
      let excesses = recorded.shown.map(judged.excess)
      if let violation = verdict.violation {
        let index = violation.time * RecordedWindow.rate
        let near = excesses.indices.filter { abs(Double($0) - index) <= 1.001 }
        XCTAssertGreaterThan(
          near.map { excesses[$0] }.max() ?? -1, judged.least, "\(violation)\n\(recorded.calls)")
        counts.broken += 1
      } else {
        XCTAssertEqual(verdict.state, .holdsAtSamples, "\(verdict)")
        XCTAssertLessThan(
          excesses.max() ?? 0, judged.greatest, "\(verdict)\n\(recorded.calls)")
        counts.held += 1
      }
    }
    let law = Law(seeds: 1000, .longSearch, hasFailed: { (testRun?.failureCount ?? 0) > 0 }, judge)
    if let failure = law.failure { XCTFail(failure) }
    print(law, counts)
    if law.checked > 20 { XCTAssertGreaterThan(min(counts.held, counts.broken), 0) }
  }
}

/// What a window shows while a stack of it gets random calls.
private struct RecordedWindow {
  static let rate = 240.0

  let motion: Motion
  let calls: [String]
  /// What each sample of the recording shows.
  let shown: [ShownViews]

  init(_ generator: inout SeededGenerator) {
    let salt = generator.next()
    var log: [String] = []
    let (recorded, other) = (TestedStack(salt), TestedStack(salt))
    var scripts = (SeededGenerator(seed: salt), SeededGenerator(seed: salt))
    let count = generator.int(in: 1...4)
    motion = Motion(recording: recorded.window, for: 1, samplesPerSecond: Self.rate, tolerance: 0) {
      recorder in
      for _ in 0..<count {
        log.append(recorded.call(&scripts.0))
        recorder.advance(by: Double(scripts.0.int(in: 1...80)) / Self.rate)
      }
    }
    calls = log
    var shown: [ShownViews] = []
    func show() { shown.append(ShownViews(other.window.frame) { .element("\($0)") }) }
    func advance(_ steps: Int) {
      for _ in 0..<steps {
        other.window.advance(by: 1 / Self.rate)
        show()
      }
    }
    for index in 0..<count {
      _ = other.call(&scripts.1)
      if index == 0 { show() }
      advance(scripts.1.int(in: 1...80))
    }
    // The recording lasts for a second, or for as long as the calls take.
    advance(max(Int(Self.rate) - shown.count + 1, 0))
    self.shown = shown
  }

  /// A contract whose limits are nearly reached.
  func contract(
    of view: ViewID, beside other: ViewID, _ generator: inout SeededGenerator
  ) -> (
    contract: MotionContract, excess: (ShownViews) -> Double, least: Double, greatest: Double
  ) {
    // A screen moves by up to 20 points from one sample to the next.
    switch generator.int(in: 0...3) {
    case 0:
      let points = shown.flatMap { $0.part(of: view) }
      let left = points.map(\.x).min() ?? 0
      let right = points.map(\.x).max() ?? 0
      let edge = left + generator.pick([-0.5, 0.5, 30])
      let rect = Rect(x: edge, y: -2000, width: max(right + 0.5 - edge, 0), height: 4000)
      return (.inside(rect, view), { $0.part(of: view).excess(beyond: rect) }, -20, 0.101)
    case 1 where view != other:
      return (
        .disjoint(view, other), { $0.part(of: view).overlap(with: $0.part(of: other)) }, -20, 0.101
      )
    case 2:
      return (
        .present(view, during: 0...motion.duration),
        { $0.present.contains(view) ? 0 : 1 }, 0.5, 0.5
      )
    default:
      let rect = Rect(
        x: generator.double(in: 0...300), y: generator.double(in: 0...700), width: 20, height: 20)
      return (
        .covers(rect),
        { shown in
          let parts = shown.views.values.filter { $0.opacity >= 1 - 2e-6 }.map(\.part)
          let middle = Point(x: rect.origin.x + 10, y: rect.origin.y + 10)
          return parts.contains { $0.contains(middle, by: -0.06) } ? 0 : 1
        }, -1, 0.5
      )
    }
  }
}

/// A stack in a window, and the calls that it gets.
private final class TestedStack {
  let window = ScreenWindow(size: Size(width: 390, height: 844))
  private let stack: TransitionController<ScreenStack<Int>>
  private var next = 2

  init(_ salt: UInt64) {
    var generator = SeededGenerator(seed: salt)
    let transitions: [ScreenTransition] = [
      .push(), .push(edge: .bottom), .slide(edge: .leading), .cover(edge: .bottom), .uncover(),
      .dissolve,
    ]
    let chosen = generator.pick(transitions)
    let animation = Animation.randomTested(&generator)
    stack = TransitionController(ScreenStack([0, 1]), in: window) { _ in
      chosen.animation(animation)
    }
  }

  func call(_ generator: inout SeededGenerator) -> String {
    switch generator.int(in: 0...3) {
    case 0:
      stack.pop()
      return "pop"
    case 1:
      stack.replaceTop(with: next)
      next += 1
      return "replace"
    default:
      stack.push(next)
      next += 1
      return "push"
    }
  }
}
