import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Interruptions by motions that begin after a delay.
final class DelayedInterruptionTests: XCTestCase {
  private let container = Container(size: Size(width: 400, height: 800))

  /// Where a view is after insertions and removals that interrupt each other.
  private func position(
    at time: Double, _ animations: [(start: Double, Animation)],
    _ transition: AtomicTransition = .move(edge: .trailing)
  ) -> Double {
    func compiled(_ index: Int) -> CompiledTransition {
      transition.animation(animations[index].1)
        .compile(for: index.isMultiple(of: 2) ? .insertion : .removal, in: container)
    }
    let animator = TransitionAnimator(compiled(0))
    animator.start()
    for index in animations.indices.dropFirst() where animations[index].start <= time {
      animator.advance(to: animations[index].start)
      animator.retarget(to: compiled(index))
    }
    animator.advance(to: time)
    return animator.frame.view.translation.dx
  }

  /// The velocity before and after a time, by differences of the second order.
  private func velocities(
    at time: Double, _ position: (Double) -> Double
  ) -> (before: Double, after: Double) {
    func slope(_ step: Double) -> Double {
      (4 * position(time + step) - 3 * position(time) - position(time + 2 * step)) / (2 * step)
    }
    return (slope(-1e-6), slope(1e-6))
  }

  func testADelayThatEndsKeepsTheVelocity() {
    let chain: [(Double, Animation)] = [
      (0, .linear(duration: 2)), (0.3, .linear(duration: 1).delay(0.1)),
    ]
    let (before, after) = velocities(at: 0.3 + 0.1) { position(at: $0, chain) }
    XCTAssertEqual(before, -200, accuracy: 0.01)
    XCTAssertEqual(after, -200, accuracy: 0.01)
  }

  func testEveryDelayThatEndsKeepsTheVelocity() {
    var count = 0
    forAll(3000, .search) { generator in
      var chain: [(start: Double, Animation)] = []
      var (time, begin) = (0.0, 0.0)
      for index in 0...generator.int(in: 1...4) {
        let animation = generator.pick([
          Animation.linear(duration: 1), .easeInOut(duration: 0.8), .easeOut(duration: 0.6),
          .spring(duration: 0.7), .spring(duration: 0.6, bounce: 0.3),
        ])
        let delay = index == 0 ? 0 : Double(generator.int(in: 0...4)) / 20
        chain.append((time, delay == 0 ? animation : animation.delay(delay)))
        begin = time + delay
        time += Double(generator.int(in: 1...6)) / 20
      }
      guard begin > chain[chain.count - 1].start else { throw Law.SkippedCase() }
      let (before, after) = velocities(at: begin) { position(at: $0, chain) }
      // What does not move starts as the plain animation does.
      guard abs(before) > 1 else { throw Law.SkippedCase() }
      XCTAssertEqual(after, before, accuracy: 0.5 + 0.01 * abs(before), "\(chain) at \(begin)")
      count += 1
    }
    print("\(count) delays")
  }

  func testAnInterruptionExactlyAtTheEndOfADelayKeepsTheVelocity() {
    for delay in [0.1, 0.2, 0.3] {
      let chain: [(Double, Animation)] = [
        (0, .linear(duration: 2)), (0.3, .linear(duration: 1).delay(delay)),
        (0.3 + delay, .easeInOut(duration: 1)),
      ]
      let (before, after) = velocities(at: 0.3 + delay) { position(at: $0, chain) }
      XCTAssertEqual(before, -200, accuracy: 0.01)
      XCTAssertEqual(after, -200, accuracy: 0.01, "\(delay)")
    }
  }

  func testASpringWithADelayIsTheAnimationsOwnSpring() {
    for spring in [
      Animation.smooth, .bouncy, .spring(duration: 0.6, bounce: 0.5), .spring(duration: 0.9),
    ] {
      for interruption in [0.05, 0.1, 0.2] {
        func after(_ time: Double, _ next: Animation) -> Double {
          position(at: interruption + time, [(0, spring), (interruption, next)])
        }
        for time in [0.05, 0.1, 0.2, 0.4] {
          let plain = after(time, spring)
          XCTAssertEqual(after(time, spring.logicallyComplete(after: 0.1)), plain, accuracy: 1e-9)
          // A millisecond at full speed is at most a few points.
          XCTAssertEqual(after(time + 1e-3, spring.delay(1e-3)), plain, accuracy: 8, "\(spring)")
          XCTAssertEqual(after(time, spring.delay(1e-7)), plain, accuracy: 1e-2, "\(spring)")
        }
      }
    }
  }

  func testAFasterSpringIsTheAnimationsOwnSpring() {
    let (spring, quick) = (Animation.spring(duration: 0.5, bounce: 0.2), 0.25)
    for time in [0.2, 0.3, 0.5] {
      XCTAssertEqual(
        position(at: time, [(0, spring), (0.1, spring.speed(2))]),
        position(at: time, [(0, spring), (0.1, .spring(duration: quick, bounce: 0.2))]),
        accuracy: 0.5)
    }
  }
}
