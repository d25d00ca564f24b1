import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class StateMachineTests: XCTestCase {
  private typealias Call = (name: String, make: (TransitionAnimator) -> Void)

  private let compiled = NavigationTransition.slide.animation(.linear(duration: 1))
    .compile(for: .push, in: .phone)
  private let pop = NavigationTransition.zoom.animation(.bouncy).compile(for: .pop, in: .phone)

  private var calls: [Call] {
    [
      ("start", { $0.start() }), ("pause", { $0.pause() }), ("resume", { $0.resume() }),
      ("reverse", { $0.reverse() }), ("scrub", { $0.scrub(to: 0.5, linearly: true) }),
      ("finish", { $0.finish(velocity: 1) }), ("cancel", { $0.cancel() }),
      ("advance", { $0.advance(by: 0.3) }),
    ]
  }

  func testEveryShortSequenceOfCallsEndsExactlyOnce() {
    let calls = calls
    XCTAssertEqual(calls.count, 8)
    // Each octal digit is a call.
    for number in Thoroughness.some(of: 0..<1 << 18, .longSearch) {
      check(stride(from: 0, to: 18, by: 3).map { calls[number >> $0 & 7] })
    }
  }

  func testRandomLongSequencesEndExactlyOnce() {
    let more: [Call] =
      calls + [
        ("stop", { $0.stop() }), ("reverse easing", { $0.reverse(.retimed) }),
        ("scrub curve", { $0.scrub(to: 0.2) }), ("advance little", { $0.advance(by: 0.01) }),
        ("advance nan", { $0.advance(by: .nan) }), ("scrub nan", { $0.scrub(to: .nan) }),
        ("finish spring", { $0.finish(velocity: -30, animation: .bouncy) }),
        ("cancel infinite", { $0.cancel(velocity: .infinity, animation: .linear) }),
      ]
    forAll(10_000, .search) { generator in
      var sequence = (0..<200).map { _ in more[generator.int(in: 0...more.count - 1)] }
      // Stopping ends it all, so let it be rare.
      if generator.bool() { sequence.removeAll { $0.name == "stop" || $0.name == "advance" } }
      check(sequence)
    }
  }

  func testRandomSequencesWithInterruptionsEndOnceForEachRun() {
    forAll(2000) { generator in
      let animator = TransitionAnimator(compiled)
      var ends = 0
      var runs = 1
      animator.addCompletion { _ in ends += 1 }
      animator.start()
      for _ in 0..<30 {
        switch generator.int(in: 0...5) {
        case 0:
          if animator.retarget(to: generator.bool() ? pop : compiled) {
            runs += 1
            animator.addCompletion { _ in ends += 1 }
          }
        case 1: animator.reverse(generator.bool() ? .retimed : .mirrored)
        case 2: animator.scrub(to: generator.double(in: 0...1), linearly: generator.bool())
        case 3: animator.finish()
        default: animator.advance(by: generator.double(in: 0...0.3))
        }
        if generator.int(in: 0...9) == 0 { assertFinite(animator.frame) }
      }
      animator.finish()
      animator.advance(by: 100)
      animator.advance(by: 100)
      guard case .finished = animator.state else { return XCTFail("stuck in \(animator.state)") }
      XCTAssertEqual(ends, runs)
    }
  }

  private func check(_ sequence: [Call]) {
    let animator = TransitionAnimator(compiled)
    var ends: [AnimatingPosition] = []
    var told: [Double] = []
    animator.addCompletion { ends.append($0) }
    animator.addProgressHandler { told.append($0) }
    for call in sequence { call.make(animator) }
    // Whatever happened, these calls get it to an end.
    animator.start()
    if animator.state == .paused { animator.resume() }
    if animator.state == .tracking { animator.finish() }
    for _ in 0..<4 { animator.advance(by: 1000) }
    guard case .finished(let position) = animator.state, ends == [position] else {
      return XCTFail("\(sequence.map(\.name)) ends as \(animator.state), told \(ends)")
    }
    guard position != .current else { return }
    let isRestored = animator.frame == (position == .end ? completed : cancelled)
    let isTold = told.first == 0 && told.last == (position == .end ? 1 : 0)
    if !isRestored || !isTold || !told.allSatisfy({ (0...1).contains($0) }) {
      XCTFail("\(sequence.map(\.name)) leaves \(animator.frame.drawingOrder), told \(told)")
    }
  }

  /// What views look like after the transition, and as if there had been none.
  private lazy var completed = compiled.timeline.frame(at: compiled.timeline.duration.nextUp)
  private lazy var cancelled: Timeline.Frame = {
    let animator = TransitionAnimator(compiled)
    animator.stop(at: .start)
    animator.start()
    XCTAssertEqual(animator.frame.drawingOrder, [.origin])
    XCTAssertTrue(animator.frame.origin.isAtRest && animator.frame.destination.isAtRest)
    return animator.frame
  }()
}
