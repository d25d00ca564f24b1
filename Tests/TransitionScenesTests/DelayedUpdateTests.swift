import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Updates with a delay while a change continues that a finger has let go.
final class DelayedUpdateTests: XCTestCase {
  private func scene(_ y: Double) -> Scene<Int> {
    Scene(size: Size(width: 390, height: 844)) {
      SceneElement(0, frame: Rect(x: 0, y: y, width: 80, height: 80))
    }
  }

  private func y(_ animator: SceneAnimator<Int>) throws -> Double {
    try XCTUnwrap(animator.frame[0]).frame.origin.y
  }

  func testATimelineShowsWhatWaitsAndBeginsInsideItsAnimation() throws {
    func scene(_ x: Double) -> Scene<Int> {
      Scene(
        size: Size(width: 390, height: 700),
        elements: (0..<3).map {
          Element($0, frame: Rect(x: x, y: 100 * Double($0), width: 50, height: 50))
            .opacity(1 - x / 100)
        })
    }
    var transaction = Transaction.animated(.linear(duration: 1).delay(-0.25))
    transaction.stagger = .index(each: 0.5)
    transaction.staggered = .all
    let change = SceneTransition(from: scene(0), to: scene(100), transaction)
    for row in 0..<3 {
      let view = try XCTUnwrap(change.view(of: row))
      for time in [0, 0.4, 0.6, 0.99, 1.01, 1.2, 1.7] {
        let shown = try XCTUnwrap(change.frame(at: time)[row])
        let state = change.timeline.frame(at: time)[view]
        XCTAssertEqual(
          100 + state.frame.origin.x, shown.frame.origin.x, accuracy: 1e-9, "\(row) at \(time)")
        XCTAssertEqual(state.opacity, shown.state.opacity, accuracy: 1e-3, "\(row) at \(time)")
      }
    }
  }

  func testWhatBeginsInsideItsAnimationIsAtItsStartUntilThen() throws {
    func scene(_ count: Int) -> Scene<Int> {
      Scene(
        size: Size(width: 390, height: 700),
        elements: (0..<count).map {
          Element($0, frame: Rect(x: 0, y: 100 * Double($0), width: 50, height: 50))
            .transition(.opacity)
        })
    }
    var transaction = Transaction.animated(.linear(duration: 1).delay(-0.25))
    transaction.stagger = .index(each: 0.5)
    transaction.staggered = .all
    for (old, new) in [(3, 0), (0, 3)] {
      let change = SceneTransition(from: scene(old), to: scene(new), transaction)
      let view = try XCTUnwrap(change.view(of: 2))
      for (time, progress) in [(0, 0.0), (0.4, 0), (0.99, 0), (1.01, 0.26), (1.5, 0.75)] {
        let opacity = new > old ? progress : 1 - progress
        XCTAssertEqual(
          try XCTUnwrap(change.frame(at: time)[2]).state.opacity, opacity, accuracy: 1e-9,
          "\(time)")
        XCTAssertEqual(
          change.timeline.frame(at: time)[view].opacity, opacity, accuracy: 1e-9, "\(time)")
      }
    }
  }

  func testSpringsInScenesAreTheirOwnWithADelay() throws {
    func scene(_ y: Double) -> Scene<String> {
      Scene(size: Size(width: 390, height: 844)) {
        SceneElement("card", frame: Rect(x: 0, y: y, width: 80, height: 80))
      }
    }
    func y(_ next: Animation) throws -> Double {
      let animator = SceneAnimator(scene(0))
      animator.update(to: scene(400), animation: .bouncy)
      animator.advance(to: 0.1)
      animator.update(to: scene(0), animation: next)
      animator.advance(to: 0.2)
      return try XCTUnwrap(animator.frame["card"]).frame.origin.y
    }
    XCTAssertEqual(try y(.bouncy.delay(1e-3)), try y(.bouncy), accuracy: 5)
  }

  func testADelayedUpdateAfterAChangeThatWasLetGoDoesNotJump() throws {
    let linear = Transaction.animated(.linear(duration: 0.3))
    let delayed = Transaction.animated(.easeInOut(duration: 0.3).delay(0.2))
    for finishes in [true, false] {
      var ends: [Double] = []
      for steps in [1, 30] {
        let animator = SceneAnimator(scene(0))
        let change = animator.begin(to: scene(100), linear)
        change.scrub(to: 0.5)
        if finishes { change.finish() } else { change.cancel() }
        animator.advance(by: 0.05)
        let before = try y(animator)
        animator.update(to: scene(20), delayed)
        XCTAssertEqual(try y(animator), before, accuracy: 1e-9)
        for step in 1...steps { animator.advance(to: 0.05 + 0.35 * Double(step) / Double(steps)) }
        ends.append(try y(animator))
      }
      XCTAssertEqual(ends[0], ends[1], accuracy: 1e-9)
    }
  }

  func testWhatMovesOnlySinceADelayIsOverKeepsItsVelocity() throws {
    func scene(x: Double, y: Double) -> Scene<Int> {
      Scene(size: Size(width: 390, height: 844)) {
        SceneElement(0, frame: Rect(x: x, y: y, width: 80, height: 80))
      }
    }
    let step = 1e-7
    for time in [0.35, 0.45, 0.6] {
      let animator = SceneAnimator(scene(x: 0, y: 0))
      animator.update(to: scene(x: 400, y: 0), animation: .smooth)
      animator.advance(to: 0.1)
      // While it waits, only x moves.
      animator.update(to: scene(x: 300, y: 200), animation: .easeInOut(duration: 0.5).delay(0.2))
      animator.advance(to: time - step)
      let before = try y(animator)
      animator.advance(to: time)
      let now = try y(animator)
      animator.update(to: scene(x: 0, y: 50), animation: .smooth)
      XCTAssertEqual(try y(animator), now, accuracy: 1e-9)
      animator.advance(to: time + step)
      XCTAssertGreaterThan((now - before) / step, 50)
      XCTAssertEqual(try (y(animator) - now) / step, (now - before) / step, accuracy: 0.1)
    }
  }

  /// The numbers of all elements, by their ids.
  private func numbers(_ animator: SceneAnimator<Int>) -> [Int: [Double]] {
    animator.frame.elements.reduce(into: [:]) { $0[$1.id] = $1.numbers }
  }

  private func assertEqual(
    _ a: [Int: [Double]], _ b: [Int: [Double]], accuracy: Double,
    _ message: @autoclosure () -> String
  ) {
    for (id, numbers) in a {
      guard let others = b[id] else { continue }
      for (x, y) in zip(numbers, others) {
        XCTAssertEqual(x, y, accuracy: accuracy, "\(id): \(message())")
      }
    }
  }

  /// What happens to an animator, and when.
  private struct Script {
    var scenes: [Scene<Int>] = []
    let opening: Transaction
    let progress: Double
    let finishes: Bool
    let velocity: Double
    let animation: Animation?
    let pause: Double
    let update: Transaction
    let count: Int

    init(_ generator: inout SeededGenerator) {
      let count = generator.int(in: 1...4)
      self.count = count
      for _ in 0..<3 {
        scenes.append(
          Scene(size: Size(width: 390, height: 844)) {
            for id in 0..<count {
              SceneElement(
                id,
                frame: Rect(
                  x: generator.double(in: 0...300), y: generator.double(in: 0...700), width: 80,
                  height: generator.double(in: 50...150))
              ).opacity(generator.double(in: 0.2...1))
            }
          })
      }
      let animations: [Animation] = [
        .linear(duration: 0.3), .easeInOut(duration: 0.4), .spring(duration: 0.4),
        .spring(duration: 0.3, bounce: 0.3), .linear(duration: 0.3).delay(0.1),
      ]
      var opening = Transaction.animated(generator.pick(animations))
      if generator.bool() { opening.stagger = .index(each: 0.05) }
      self.opening = opening
      progress = Double(generator.int(in: 0...8)) / 8
      finishes = generator.bool()
      animation = generator.pick([nil, nil, .linear(duration: 0.25)])
      velocity = generator.bool() ? 0 : generator.double(in: -3...3)
      pause = generator.pick([0, 0.05, 0.1, 0.2, 0.4, 1])
      var update = Transaction.animated(generator.pick(animations))
      switch generator.int(in: 0...2) {
      case 0: update.animation = update.animation?.delay(Double(generator.int(in: 1...5)) / 20)
      case 1: update.stagger = .index(each: Double(generator.int(in: 1...3)) / 20)
      default:
        update.isSequential = true
        update.stagger = .distance(from: .topLeft, total: 0.2)
      }
      self.update = update
    }

    /// Plays it up to the update.
    func playUntilUpdate(splitting split: Int) -> SceneAnimator<Int> {
      let animator = SceneAnimator(scenes[0])
      let change = animator.begin(to: scenes[1], opening)
      animator.advance(split, to: 0.1)
      change.scrub(to: progress)
      if finishes {
        change.finish(velocity: velocity, animation: animation)
      } else {
        change.cancel(velocity: velocity, animation: animation)
      }
      animator.advance(split, to: 0.1 + pause)
      return animator
    }
  }

  /// The largest change of a number in one of so many steps after the update, and the numbers at the end.
  private func largestStep(
    of script: Script, until end: Double, count: Int
  ) -> (last: [Int: [Double]], step: Double) {
    let split = script.playUntilUpdate(splitting: 7)
    let begin = split.clockTime
    split.update(to: script.scenes[2], script.update)
    var last = numbers(split)
    var step = 0.0
    for index in 1...count {
      split.advance(to: begin + (end - begin) * Double(index) / Double(count))
      let next = numbers(split)
      for (id, numbers) in next {
        for (x, y) in zip(numbers, last[id] ?? numbers) { step = max(step, abs(x - y)) }
      }
      last = next
    }
    return (last, step)
  }

  func testDelayedUpdatesAfterAFingerLetGoAreContinuousAndIndependentOfSteps() {
    forAll(1500, .search) { generator in
      let script = Script(&generator)
      let animator = script.playUntilUpdate(splitting: 1)
      let begin = animator.clockTime
      let before = numbers(animator)
      animator.update(to: script.scenes[2], script.update)
      assertEqual(before, numbers(animator), accuracy: 1e-9, "\(script): the update")
      let end = begin + 0.7
      let (last, step) = largestStep(of: script, until: end, count: 140)
      // In 5 ms nothing goes far that does not jump, and what goes far goes a fiftieth of it in a fiftieth of the time.
      if step >= 40 {
        let part = largestStep(of: script, until: end, count: 50 * 140).step
        XCTAssertLessThan(part, step / 10, "\(script)")
      }
      animator.advance(to: end)
      XCTAssertEqual(Set(last.keys), Set(numbers(animator).keys))
      assertEqual(last, numbers(animator), accuracy: 1e-9, "\(script): steps")
      // No delay ends with a jump.
      let close = script.playUntilUpdate(splitting: 1)
      close.update(to: script.scenes[2], script.update)
      for twentieth in 1...12 {
        close.advance(to: begin + Double(twentieth) / 20 - 1e-9)
        let early = numbers(close)
        close.advance(to: begin + Double(twentieth) / 20 + 1e-9)
        // A spring ends with a thousandth of its distance.
        assertEqual(early, numbers(close), accuracy: 0.8, "\(script): after \(twentieth)")
      }
    }
  }
}

extension SceneAnimator {
  /// Advances the clock to a time in steps of equal length.
  fileprivate func advance(_ count: Int, to time: Double) {
    let start = clockTime
    for step in 1...count {
      advance(to: step == count ? time : start + (time - start) * Double(step) / Double(count))
    }
  }
}
