import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class RunLogTests: XCTestCase {
  private let push = NavigationTransition.slide.animation(.easeInOut(duration: 1))
    .compile(for: .push, in: .phone)
  private let pop = NavigationTransition.slide.animation(.easeInOut(duration: 1))
    .compile(for: .pop, in: .phone)
  private var names: [String: CompiledTransition] { ["push": push, "pop": pop] }

  func testALogHasTheCallsAndTheirTimes() {
    let animator = TransitionAnimator(push)
    XCTAssertNil(animator.log)
    XCTAssertTrue(animator.startLog(naming: names))
    animator.advance(to: 1)
    animator.start()
    for _ in 1...100 { animator.advance(by: 0.001) }
    animator.resume()
    animator.scrub(to: .nan)
    animator.retarget(to: pop)
    animator.pause()
    animator.pause()
    animator.resume()
    animator.advance(to: 2)
    animator.finish(velocity: 2, animation: .linear(duration: 1))
    let time = animator.log?.entries[1].time ?? 0
    XCTAssertEqual(time, 1.1, accuracy: 1e-12)
    XCTAssertEqual(
      animator.log,
      RunLog(
        of: "push",
        [
          .init(1, .start), .init(time, .retarget(to: "pop", matching: nil)), .init(time, .pause),
          .init(time, .resume),
          .init(2, .finish(velocity: 2, animation: .linear(duration: 1))),
        ]))
    XCTAssertFalse(animator.startLog())
    XCTAssertEqual(
      animator.log?.description,
      """
      push
      1 s: start
      1.1 s: retarget to pop
      1.1 s: pause
      1.1 s: resume
      2 s: finish with velocity 2 by linear(1 s)
      """)
  }

  func testALogEndsWithTheAdvanceThatEndedTheRun() {
    let animator = TransitionAnimator(push)
    animator.startLog(naming: names)
    animator.start()
    while animator.advance(by: 0.3) {}
    XCTAssertEqual(animator.log?.entries.map(\.call), [.start, .advance])
    XCTAssertEqual(animator.log?.entries.last?.time ?? 0, 1.2, accuracy: 1e-12)
  }

  func testTransitionsWithoutANameAreNumberedAndRecognised() throws {
    let animator = TransitionAnimator(push)
    animator.startLog(naming: ["there": push])
    animator.start()
    let again = NavigationTransition.slide.animation(.easeInOut(duration: 1))
      .compile(for: .pop, in: .phone)
    for next in [pop, push, again, pop] {
      animator.advance(by: 0.1)
      animator.retarget(to: next)
    }
    let log = try XCTUnwrap(animator.log)
    XCTAssertEqual(log.transitionNames, ["there", "transition 2"])
    XCTAssertEqual(log.entries.count, 5)
    let replayed = try log.replay(of: animator.loggedTransitions)
    XCTAssertEqual(replayed.frame, animator.frame)
  }

  func testAMissingTransitionIsNamed() {
    let log = RunLog(of: "push", [.init(0, .retarget(to: "slide", matching: nil))])
    XCTAssertThrowsError(try log.replay(of: names)) { error in
      XCTAssertEqual(
        "\(error)", "the log has a transition \"slide\"; known are \"pop\", \"push\"")
    }
    XCTAssertThrowsError(try RunLog(of: "x").replay(of: [:])) { error in
      XCTAssertTrue("\(error)".hasSuffix(" \"x\"; known are none"), "\(error)")
    }
  }

  func testACallFromAProgressHandlerThatKeepsARunFromEndingIsReplayed() throws {
    let animator = TransitionAnimator(push)
    animator.startLog(naming: names)
    animator.addProgressHandler { [unowned animator] in if $0 == 1 { animator.reverse() } }
    animator.start()
    animator.advance(to: 1.5)
    XCTAssertEqual(animator.state, .running(.reversed))
    let replayed = try XCTUnwrap(animator.log).replay(of: names)
    for time in [1.5, 1.75, 2.25, 3] {
      animator.advance(to: time)
      replayed.advance(to: time)
      XCTAssertEqual(replayed.state, animator.state)
      XCTAssertEqual(replayed.frame, animator.frame)
    }
    XCTAssertEqual(replayed.state, .finished(at: .start))
  }

  func testCallsBeforeTheStartAreReplayedAfterThoseOfItsCallbacks() throws {
    let animator = TransitionAnimator(push)
    animator.startLog(naming: names)
    animator.scrub(to: 0.5)
    var isFirst = true
    animator.addProgressHandler { [unowned animator] _ in
      guard isFirst else { return }
      isFirst = false
      animator.scrub(to: 0.25)
    }
    animator.pause()
    animator.start()
    XCTAssertEqual(
      animator.log?.entries.map(\.call),
      [
        .start, .scrub(to: 0.25, linearly: false), .scrub(to: 0.5, linearly: false), .pause,
      ])
    let replayed = try XCTUnwrap(animator.log).replay(of: names)
    XCTAssertEqual(replayed.state, .paused)
    XCTAssertEqual(replayed.progress, 0.5)
  }

  func testAnInterruptionByACallbackOfTheStartIsReplayed() throws {
    let instant = NavigationTransition.slide.animation(nil).compile(for: .push, in: .phone)
    let animator = TransitionAnimator(instant)
    animator.startLog(naming: ["instant": instant, "pop": pop])
    animator.addProgressHandler { [unowned animator, pop] _ in animator.retarget(to: pop) }
    animator.start()
    let replayed = try XCTUnwrap(animator.log).replay(of: ["instant": instant, "pop": pop])
    XCTAssertEqual(animator.state, .running(.forward))
    animator.advance(to: 0.25)
    replayed.advance(to: 0.25)
    XCTAssertEqual(replayed.frame, animator.frame)
  }

  func testARunIsReplayedToTheBit() {
    forAll(300) { generator in
      let run = RandomRun(&generator)
      for _ in 0..<generator.int(in: 1...25) { run.step() }
      let log = try XCTUnwrap(run.animator.log)
      let again = try RunReplay(log, of: run.transitions)
      again.animator.startLog(naming: run.transitions)
      while again.makeNextCall() != nil {}
      run.isQuiet = true
      XCTAssertEqual(again.animator.log, log)
      var time = run.animator.clockTime
      for _ in 0..<4 {
        XCTAssertEqual(again.animator.clockTime, run.animator.clockTime)
        XCTAssertEqual(again.animator.state, run.animator.state, "\(log)")
        XCTAssertEqual(again.animator.progress, run.animator.progress)
        let frame = run.animator.frame
        XCTAssertEqual(again.animator.frame, frame, "\(log)")
        for view in frame.drawingOrder {
          XCTAssertEqual(again.animator.velocities(of: view), run.animator.velocities(of: view))
        }
        time += generator.double(in: 0...0.5)
        run.animator.advance(to: time)
        again.animator.advance(to: time)
      }
    }
  }

  func testSteppingThroughALogShowsTheFramesOfTheRun() throws {
    forAll(100) { generator in
      let run = RandomRun(&generator)
      run.isQuiet = true
      var frames: [(Double, Timeline.Frame, TransitionAnimator.State)] = []
      for _ in 0..<10 {
        let before = run.animator.clockTime
        run.step()
        run.animator.advance(by: 0)
        // Only the last of the calls at one time is shown by a replay.
        if run.animator.clockTime == before, !frames.isEmpty { frames.removeLast() }
        frames.append((run.animator.clockTime, run.animator.frame, run.animator.state))
      }
      let replay = try RunReplay(try XCTUnwrap(run.animator.log), of: run.transitions)
      for (time, frame, state) in frames {
        replay.advance(to: time)
        XCTAssertEqual(replay.animator.frame, frame)
        XCTAssertEqual(replay.animator.state, state)
      }
    }
  }

  func testEveryLogIsEqualToItself() {
    let log = RunLog(
      of: "push",
      [
        .init(.nan, .scrub(to: .nan, linearly: true)),
        .init(0, .finish(velocity: .nan, animation: nil)),
      ])
    XCTAssertEqual(log, log)
    XCTAssertNotEqual(log.entries[0], log.entries[1])
  }

  func testALogInDisorderIsReplayed() throws {
    let log = RunLog(
      of: "push",
      [
        .init(.nan, .start), .init(0.5, .pause), .init(0.2, .resume),
        .init(.infinity, .scrub(to: .infinity, linearly: false)),
        .init(-1, .finish(velocity: -.infinity, animation: .spring(duration: 1, bounce: 1))),
      ])
    let animator = try log.replay(of: names)
    XCTAssertEqual(animator.clockTime, 0.5)
    animator.advance(to: 1000)
    XCTAssertEqual(animator.state, .finished(at: .end))
  }
}

/// Random calls of an animator with a log, some of them from inside callbacks.
private final class RandomRun {
  let transitions: [String: CompiledTransition]
  let animator: TransitionAnimator
  var isQuiet = false
  private var generator: SeededGenerator

  init(_ generator: inout SeededGenerator) {
    let isNavigation = generator.bool()
    var transitions: [String: CompiledTransition] = [:]
    for name in ["a", "b", "c"] {
      transitions[name] =
        isNavigation
        ? NavigationTransition.ofAnyKind(&generator)
          .compile(
            for: generator.bool() ? .push : .pop, from: generator.pick([nil, "list"]),
            to: generator.pick([nil, "detail", 3]), in: .phone)
        : AtomicTransition.ofAnyKind(&generator)
          .compile(for: generator.bool() ? .insertion : .removal, in: .phone)
    }
    self.transitions = transitions
    let first = transitions["a"] ?? NavigationTransition.slide.compile(for: .push, in: .phone)
    animator = TransitionAnimator(
      first, settling: generator.bool() ? .smooth : .bouncy(duration: 0.3))
    self.generator = SeededGenerator(seed: generator.next())
    animator.startLog(naming: transitions)
    addCallbacks()
  }

  private func addCallbacks() {
    func callNowAndThen() {
      if !isQuiet, generator.int(in: 0...4) == 0 { call() }
    }
    animator.addProgressHandler { _ in callNowAndThen() }
    animator.addLogicalCompletion { _ in callNowAndThen() }
    animator.addCompletion { _ in callNowAndThen() }
  }

  /// Makes a call, or lets time pass.
  func step() {
    switch generator.int(in: 0...9) {
    case 0: animator.start()
    case 1...4: animator.advance(by: generator.pick([0, 0.01, generator.double(in: 0...0.7)]))
    default: call()
    }
  }

  private func call() {
    switch generator.int(in: 0...9) {
    case 0: animator.pause()
    case 1: animator.resume()
    case 2: animator.reverse(generator.bool() ? .mirrored : .retimed)
    case 3:
      animator.scrub(
        to: generator.double(in: -0.1...1.1), linearly: generator.bool(),
        overscroll: generator.bool())
    case 4:
      animator.resize(to: Container(size: Size(width: generator.double(in: 0...900), height: 400)))
    case 5: animator.finish(velocity: velocity, animation: animation)
    case 6: animator.cancel(velocity: velocity, animation: animation)
    case 7:
      if generator.int(in: 0...4) == 0 { animator.stop(at: generator.pick([.current, .end])) }
    default:
      guard let next = transitions[generator.pick(["a", "b", "c"])] else { return }
      let matching = generator.pick([nil, nil, ViewMatching.same, .swapped, .following])
      if animator.retarget(to: next, matching: matching) { addCallbacks() }
    }
  }

  private var velocity: Double? {
    generator.pick([nil, 0, generator.double(in: -5...5), .nan])
  }

  private var animation: Animation? {
    generator.pick([nil, .linear(duration: 0.3), .bouncy, .spring.repeatForever()])
  }
}
