import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// How far springs jump when they are cut off.
final class SpringEndTests: XCTestCase {
  /// The last change of a translation, at the end of its timeline.
  private func jumpAtEnd(
    of transition: AtomicTransition, _ property: ViewProperty = .translation
  ) -> SIMD4<Double> {
    let timeline = transition.compile(for: .insertion, in: .phone).timeline
    guard let track = timeline.tracks.first(where: { $0.property == property }) else {
      return .zero
    }
    return timeline.value(of: track, at: timeline.duration)
      - timeline.value(of: track, at: timeline.duration.nextDown)
  }

  func testASpringKeyframeWithAVelocityEndsWithinAThousandthOfHowFarThatThrowsIt() {
    let track = KeyframeTrack(from: 100.0, [.spring(0, startVelocity: -9000)])
    let values = (0...20_000).map { track.value(at: track.duration * Double($0) / 20_001) }
    let peak = values.reduce(0) { max($0, abs($1)) }
    XCTAssertGreaterThan(peak, 100)
    XCTAssertLessThanOrEqual(abs(track.value(at: track.duration.nextDown)), 1.0001e-3 * peak)
  }

  func testLengthsEndWithinHalfAPoint() {
    let far: [AtomicTransition] = [
      .offset(x: 5000).animation(.spring),
      .offset(x: 5000).animation(.bouncy.delay(0.2).speed(2)),
      .offset(x: -90_000, y: 7).animation(.spring.repeatCount(3)),
      .offset(x: 5000).animation(.smooth.repeatCount(2, autoreverses: false)),
      AtomicTransition.offset(x: 700).animation(.smooth, during: 0.2...1),
      .move(along: MotionPath(through: [Point(x: 4000, y: 0), .zero]))
        .animation(.snappy),
      .keyframes(
        .translation, from: [5000, 0, 0], [.spring([0, 0, 0], startVelocity: [-90_000, 0, 0])]),
      AtomicTransition.offset(x: 5000).animation(.spring).then(.offset(y: 3000).animation(.bouncy)),
    ]
    for transition in far {
      let jump = jumpAtEnd(of: transition)
      for lane in 0..<4 {
        XCTAssertLessThanOrEqual(abs(jump[lane]), 0.500001, "\(transition)")
      }
    }
  }

  func testWhatIsInterruptedOnAFarMoveEndsWithinHalfAPoint() {
    for animation in [Animation.spring, .bouncy, .snappy.speed(2), .spring.delay(0.1)] {
      let (far, near) = (AtomicTransition.offset(x: 5000), AtomicTransition.offset(x: 300))
      let removal = far.animation(animation).compile(for: .removal, in: .phone)
      let animator = TransitionAnimator(removal)
      animator.start()
      animator.advance(by: 0.3)
      animator.retarget(to: near.animation(animation).compile(for: .insertion, in: .phone))
      let step = 2.5e-4
      var (last, velocity, largest) = (animator.frame[.view].translation.dx, Double?.none, 0.0)
      while animator.state != .finished(at: .end) {
        animator.advance(by: step)
        let next = animator.frame[.view].translation.dx
        if let velocity { largest = max(largest, abs(next - last - velocity)) }
        (last, velocity) = (next, next - last)
      }
      XCTAssertEqual(last, 0)
      XCTAssertLessThan(largest, 0.6, "\(animation)")
    }
  }

  func testAComponentThatGoesLittleEndsWithinAThousandthOfThat() {
    let jump = jumpAtEnd(
      of: .keyframes(
        .translation, from: [400, 0, 0],
        [.spring([0, 0, 0], startVelocity: [0, 100, 0])]))
    // The velocity throws the second component by 100 / (e ω), less than 3 points.
    XCTAssertLessThanOrEqual(abs(jump[1]), 3e-3)
    XCTAssertLessThanOrEqual(abs(jump[0]), 0.4001)
  }

  func testWhatGoesNoFartherThan500PointsTakesTheTimeOfItsAnimation() {
    for animation in [Animation.spring, .bouncy, .interactiveSpring, .spring.delay(0.1)] {
      let timeline = AtomicTransition.offset(x: 500).combined(with: .opacity).animation(animation)
        .compile(for: .insertion, in: .phone).timeline
      XCTAssertEqual(timeline.duration, animation.duration)
    }
  }

  func testPiecesThatFlyAboutAsFarShareTheirEnds() {
    let timeline = AtomicTransition.pieces(.grid(rows: 20, columns: 20)) {
      .offset(x: 600 + Double($0.index) / 10)
    }.animation(.spring).compile(for: .insertion, in: .phone).timeline
    XCTAssertLessThanOrEqual(Set(timeline.timings).count, 2)
  }

  func testSpringKeyframesOfAllKindsEndSmoothly() {
    forAll { generator in
      let spring = Spring(
        duration: generator.double(in: 0.05...2), bounce: generator.double(in: -0.9...0.9))
      let (from, to) = (generator.double(in: -2000...2000), generator.double(in: -9...9))
      let velocity = generator.bool() ? generator.double(in: -20_000...20_000) : 0
      let transition = AtomicTransition.keyframes(
        .translation, from: [from, 0, 0],
        [.spring([to, 0, 0], spring: spring, startVelocity: [velocity, 0, 0])])
      let timeline = transition.compile(for: .insertion, in: .phone).timeline
      let track = try XCTUnwrap(timeline.tracks.first)
      let peak = (0...2000).reduce(0.0) {
        max($0, abs(timeline.value(of: track, at: timeline.duration * Double($1) / 2001)[0] - to))
      }
      let jump = jumpAtEnd(of: transition)[0]
      XCTAssertLessThanOrEqual(abs(jump), min(0.5, 1.01e-3 * peak) + 1e-9, "\(transition)")
    }
  }
}
