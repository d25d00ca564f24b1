import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Calls from inside callbacks: each run still ends exactly once.
final class CallbackTests: XCTestCase {
  private typealias Call = @Sendable (TransitionAnimator) -> Void

  /// An animator that callbacks can name before it exists. Only one thread uses it.
  private final class Reference: @unchecked Sendable {
    weak var animator: TransitionAnimator?
    var count = 0

    func call(_ call: Call) {
      count += 1
      if let animator { call(animator) }
    }
  }

  /// A push with an animator handler, of which each completion makes a call.
  private func push(_ reference: Reference, _ calls: [Call]) -> NavigationTransition {
    .custom { animator, _, context in
      animator.addAnimations { context.destinationView.opacity = 0.5 }
      for call in calls { animator.addCompletion { _ in reference.call(call) } }
    }.animation(.linear(duration: 1))
  }

  private let calls: [Call] = [
    { $0.stop(at: .start) }, { $0.stop(at: .current) }, { $0.finish(velocity: 3) },
    { $0.cancel(animation: .bouncy) }, { $0.advance(by: 10) }, { $0.start() },
    { $0.reverse(.retimed) },
    { $0.scrub(to: 0.3) }, { $0.pause() }, { $0.resume() },
    {
      $0.retarget(
        to: NavigationTransition.slide.compile(
          for: .pop, in: Container(size: Size(width: 400, height: 800))))
    },
  ]

  func testACompletionOfAHandlerMayCallAnythingAndIsCalledOnce() {
    for end in [AnimatingPosition.start, .current, .end] {
      for call in calls {
        let reference = Reference()
        let animator = TransitionAnimator(push(reference, [call]).compile(for: .push, in: .phone))
        reference.animator = animator
        var ends: [AnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.start()
        animator.advance(by: 0.4)
        animator.stop(at: end)
        XCTAssertEqual(reference.count, 1)
        XCTAssertEqual(ends, [end])
        XCTAssertEqual(animator.state, .finished(at: end))
      }
    }
  }

  func testARunHasEndedBeforeItsCompletionsAreCalled() {
    let reference = Reference()
    let log = Log()
    let transition = push(reference, [{ log.add("\($0.state), \($0.addCompletion { _ in })") }])
    let animator = TransitionAnimator(transition.compile(for: .push, in: .phone))
    reference.animator = animator
    animator.start()
    animator.advance(by: 2)
    XCTAssertEqual(log.lines, ["finished at the end, false"])
  }

  func testALogicalCompletionThatStopsTheRunLeavesTheOthersToTheEnd() {
    let animator = TransitionAnimator(
      NavigationTransition.slide.animation(.bouncy).compile(for: .push, in: .phone))
    var log: [String] = []
    animator.addLogicalCompletion { [unowned animator] in
      log.append("first \($0)")
      animator.stop(at: .start)
    }
    animator.addLogicalCompletion { log.append("second \($0)") }
    animator.addCompletion { log.append("end \($0)") }
    animator.start()
    animator.advance(to: 0.6)
    XCTAssertEqual(log, ["first end", "second start", "end start"])
  }

  func testAHandlerThatStartsItsOwnAnimatorIsCalledOnceForTheRun() {
    let reference = Reference()
    let transition = NavigationTransition.custom { animator, _, context in
      reference.call {
        $0.start()
        $0.scrub(to: 0.25)
      }
      animator.addAnimations { context.destinationView.opacity = 0.5 }
    }.animation(.linear(duration: 1))
    let animator = TransitionAnimator(transition.compile(for: .push, in: .phone))
    reference.animator = animator
    reference.count = 0
    XCTAssertTrue(animator.start())
    XCTAssertEqual(reference.count, 1)
    XCTAssertEqual(animator.state, .tracking)
    XCTAssertEqual(animator.progress, 0.25)
  }

  func testACallThatComesTooEarlyIsRememberedWithItsArguments() {
    let animator = TransitionAnimator(
      NavigationTransition.slide.animation(.linear(duration: 1)).compile(for: .push, in: .phone))
    XCTAssertTrue(animator.finish(animation: .linear(duration: 4)))
    animator.start()
    XCTAssertEqual(animator.state, .running(.forward))
    animator.advance(by: 3.9)
    XCTAssertEqual(animator.state, .running(.forward))
    animator.advance(by: 0.2)
    XCTAssertEqual(animator.state, .finished(at: .end))
  }

  /// Random sequences of calls, some of them made from inside completions, progress handlers and animator
  /// handlers. No run may trap, miss its end, end twice, or show a value that is not finite.
  func testRandomCallsFromInsideCallbacksEndEachRunOnce() {
    let endless: [Animation] = [
      .spring(duration: 0.4, bounce: 1), .linear(duration: 1e12), .easeOut.repeatForever(),
      .timingCurve(.circularEaseOut), .bouncy, .linear(duration: 0),
    ]
    let container = Container.phone
    let reference = Reference()
    let random = Random()
    let depth = Depth()
    let transitions: [NavigationTransition] = [
      .slide.animation(.timingCurve(0, 0.55, 0.45, 1, duration: 0.35)), .fade(.cross),
      .zoom.animation(.bouncy),
      .custom { animator, _, context in
        animator.addAnimations { context.destinationView.opacity = 0.5 }
        animator.addCompletion { _ in depth.enter { reference.call { random.call($0) } } }
        if random.int(3) == 0 {
          animator.addCompletion { _ in context.completeTransition(random.int(2) == 0) }
        }
        depth.enter { reference.call { random.call($0) } }
      },
    ]
    let compiled = transitions.flatMap { transition in
      NavigationTransition.Operation.allCases.map { transition.compile(for: $0, in: container) }
    }
    random.makeCall = { animator, generator in
      func number(_ range: ClosedRange<Double>) -> Double { generator.double(in: range) }
      switch generator.int(in: 0...13) {
      case 0: animator.start()
      case 1: animator.pause()
      case 2: animator.resume()
      case 3: animator.reverse(generator.bool() ? .retimed : .mirrored)
      case 4: animator.scrub(to: number(-0.2...1.2), linearly: generator.bool())
      case 5: animator.finish(velocity: generator.bool() ? nil : number(-9...9))
      case 6: animator.cancel(velocity: generator.bool() ? .nan : 1e308)
      case 7: animator.finish(animation: endless[generator.int(in: 0...endless.count - 1)])
      case 8: animator.cancel(animation: endless[generator.int(in: 0...endless.count - 1)])
      case 9 where generator.int(in: 0...3) == 0: animator.stop(at: .current)
      case 10:
        let next = compiled[generator.int(in: 0...compiled.count - 1)]
        // Before the start it is the same run.
        let isNew = animator.state != .idle
        if animator.retarget(to: next), isNew { random.expectEnd(of: animator) }
      default: animator.advance(by: number(0...0.2))
      }
    }

    forAll(100_000, .search) { generator in
      random.generator = SeededGenerator(seed: generator.next())
      random.ends = []
      let animator = TransitionAnimator(compiled[generator.int(in: 0...compiled.count - 1)])
      reference.animator = animator
      random.expectEnd(of: animator)
      animator.addCompletion { _ in depth.enter { random.call(animator) } }
      animator.addLogicalCompletion { _ in depth.enter { random.call(animator) } }
      animator.addProgressHandler { _ in
        if random.int(4) == 0 { depth.enter { random.call(animator) } }
      }
      for step in 0..<12 {
        random.call(animator)
        if step % 4 == 3 { assertFinite(animator.frame) }
      }
      // Whatever happened, these get it to an end.
      reference.animator = nil
      depth.isClosed = true
      animator.start()
      animator.finish()
      for _ in 0..<4 { animator.advance(by: 1000) }
      depth.isClosed = false
      assertFinite(animator.frame)
      guard case .finished = animator.state else { return XCTFail("stuck in \(animator.state)") }
      if random.ends.contains(where: { $0 != 1 }) { XCTFail("runs ended \(random.ends) times") }
    }
  }
}

/// Makes random calls, and counts how often the runs that they start end. Only one thread uses it.
private final class Random: @unchecked Sendable {
  var generator = SeededGenerator(seed: 0)
  var makeCall: (TransitionAnimator, inout SeededGenerator) -> Void = { _, _ in }
  /// For each run how often it ended.
  var ends: [Int] = []

  func int(_ count: Int) -> Int { generator.int(in: 0...count - 1) }

  func call(_ animator: TransitionAnimator) {
    // A copy, as the call may make others.
    var own = SeededGenerator(seed: generator.next())
    makeCall(animator, &own)
  }

  func expectEnd(of animator: TransitionAnimator) {
    let run = ends.count
    ends.append(0)
    // A run that has ended before it could be asked to say so is not counted.
    if !animator.addCompletion({ [unowned self] _ in ends[run] += 1 }) { ends[run] = 1 }
  }
}

/// Keeps calls from continuing forever. Only one thread uses it.
private final class Depth: @unchecked Sendable {
  var isClosed = false
  private var depth = 0

  func enter(_ body: () -> Void) {
    guard !isClosed, depth < 4 else { return }
    depth += 1
    body()
    depth -= 1
  }
}
