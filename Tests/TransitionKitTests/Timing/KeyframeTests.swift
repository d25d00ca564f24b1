import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class KeyframeTests: XCTestCase {
  func testLinearKeyframesFollowTheirCurve() {
    let track = KeyframeTrack(
      from: 0.0, [.linear(10, duration: 1), .linear(20, duration: 2, timingCurve: .easeIn)])
    XCTAssertEqual(track.duration, 3)
    XCTAssertEqual(track.value(at: 0.5), 5)
    XCTAssertEqual(track.value(at: 1), 10)
    XCTAssertEqual(track.value(at: 2), 10 + 10 * UnitCurve.easeIn.value(at: 0.5))
    XCTAssertEqual(track.value(at: -1), 0)
    XCTAssertEqual(track.value(at: 3), 20)
    XCTAssertEqual(track.value(at: 9), 20)
    XCTAssertEqual(track.velocity(at: 0.5), 10)
  }

  func testCubicKeyframesJoinByTheTimeWeightedCatmullRomVelocity() {
    let track = KeyframeTrack(
      from: 0.0, [.cubic(6, duration: 1), .cubic(8, duration: 2), .cubic(0, duration: 1)])
    // Slopes 6 and 1, weighted by the time on the other side: (2 · 6 + 1 · 1) / 3.
    XCTAssertEqual(track.velocity(at: 1), 13.0 / 3, accuracy: 1e-12)
    XCTAssertEqual(track.velocity(at: 0), 0)
    // A parabola through unevenly spaced points is kept between them.
    func parabola(_ t: Double) -> Double { 3 * t * t - 2 * t }
    let times = [0.0, 0.5, 2, 3, 3.25]
    let keyframes = zip(times, times.dropFirst()).enumerated().map { index, pair in
      Keyframe.cubic(
        parabola(pair.1), duration: pair.1 - pair.0,
        startVelocity: index == 0 ? -2 : nil, endVelocity: index == 3 ? 6 * 3.25 - 2 : nil)
    }
    let exact = KeyframeTrack(from: 0.0, keyframes)
    for step in 0...325 {
      let time = Double(step) / 100
      XCTAssertEqual(exact.value(at: time), parabola(time), accuracy: 1e-12)
    }
  }

  func testGivenVelocitiesAreKept() {
    let track = KeyframeTrack(
      from: 0.0, [.cubic(1, duration: 1, startVelocity: 3, endVelocity: -2)])
    XCTAssertEqual(track.velocity(at: 0), 3)
    XCTAssertEqual(track.velocity(at: 1 - 1e-12), -2, accuracy: 1e-9)
    // The cubic with these ends at its middle: 1/2 + (3 + 2)/8.
    XCTAssertEqual(track.value(at: 0.5), 0.5 + 5.0 / 8, accuracy: 1e-12)
  }

  func testSpringsTakeTheirSettlingTimeAndTheVelocityBeforeThem() {
    let spring = Spring(stiffness: 200, damping: 20)
    let track = KeyframeTrack(from: 0.0, [.spring(4, spring: spring)])
    XCTAssertEqual(track.duration, spring.settlingDuration(), accuracy: 1e-12)
    XCTAssertEqual(track.value(at: 0.1), 4 * spring.value(at: 0.1), accuracy: 1e-12)
    XCTAssertEqual(track.value(at: track.duration), 4)
    let pushed = KeyframeTrack(
      from: 0.0, [.linear(1, duration: 0.5), .spring(1, duration: 1, spring: spring)])
    XCTAssertEqual(pushed.velocity(at: 0.5), 2, accuracy: 1e-12)
    XCTAssertGreaterThan(pushed.value(at: 0.55), 1)
    let endless = KeyframeTrack(from: 0.0, [.spring(4, spring: Spring(stiffness: 9, damping: 0))])
    XCTAssertTrue(endless.duration.isFinite)
  }

  func testMovesJump() {
    let track = KeyframeTrack(
      from: 0.0, [.linear(1, duration: 1), .move(5), .linear(6, duration: 1)])
    XCTAssertEqual(track.value(at: 1 - 1e-12), 1, accuracy: 1e-9)
    XCTAssertEqual(track.value(at: 1), 5)
    XCTAssertEqual(track.duration, 2)
  }

  func testVelocityIsTheDerivative() {
    forAll { generator in
      let track = KeyframeTrack(from: 0.0, randomKeyframes(&generator))
      let time = generator.double(in: 0...max(track.duration, 0.001))
      let h = 1e-6
      let slope = (track.value(at: time + h) - track.value(at: time - h)) / (2 * h)
      let second =
        (track.value(at: time + 2 * h) - track.value(at: time)) / (2 * h) - slope
      guard abs(second) < 1e-2, time > 2 * h, time < track.duration - 2 * h else {
        throw Law.SkippedCase()
      }
      XCTAssertEqual(track.velocity(at: time), slope, accuracy: 1e-2 * max(1, abs(slope)))
    }
  }

  func testCubicTracksAreSmooth() {
    forAll { generator in
      let keyframes = (0..<5).map { _ in
        Keyframe.cubic(generator.double(in: -9...9), duration: generator.double(in: 0.1...1))
      }
      let track = KeyframeTrack(from: 0.0, keyframes)
      var time = 0.0
      for keyframe in 0..<4 {
        time += durations(keyframes)[keyframe]
        XCTAssertEqual(
          track.velocity(at: time - 1e-9), track.velocity(at: time + 1e-9), accuracy: 1e-5)
        XCTAssertEqual(track.value(at: time - 1e-12), track.value(at: time), accuracy: 1e-9)
      }
    }
  }

  func testHostileDurationsCountAsZero() {
    for duration in [-1, Double.nan, .infinity] {
      let track = KeyframeTrack(
        from: 0.0, [.linear(3, duration: duration), .cubic(4, duration: 1)])
      XCTAssertEqual(track.duration, 1)
      XCTAssertEqual(track.value(at: 0), 3)
    }
    XCTAssertEqual(KeyframeTrack(from: 7.0, []).value(at: 1), 7)
  }

  func testTimelinesMoveSeveralValuesOfARoot() {
    struct Pose: Sendable {
      var scale = 1.0
      var angle = Angle.zero
    }
    let timeline = KeyframeTimeline(
      initialValue: Pose(), .track(\.scale, [.linear(2, duration: 1)]),
      .track(\.angle, [.linear(.degrees(90), duration: 0.5)]))
    XCTAssertEqual(timeline.duration, 1)
    XCTAssertEqual(timeline.value(at: 0.25).scale, 1.25)
    XCTAssertEqual(timeline.value(at: 0.25).angle.degrees, 45, accuracy: 1e-12)
    XCTAssertEqual(timeline.value(at: 0.75).angle.degrees, 90, accuracy: 1e-12)
  }

  func testAtAndAfterItsEndATrackHasItsLastValueExactly() {
    let track = KeyframeTrack(
      from: 0.0, [.cubic(120, duration: 0.3), .cubic(80, duration: 0.2), .spring(100)])
    XCTAssertEqual(track.value(at: track.duration), 100)
    let cut = KeyframeTrack(
      from: 0.0,
      [.linear(1, duration: 0.1), .spring(100, duration: 0.2, spring: .bouncy(duration: 9))])
    XCTAssertEqual(cut.value(at: cut.duration), 100)
    for first in 1...30 {
      for second in 1...30 {
        let last = Double(second) / 7
        let track = KeyframeTrack(
          from: 0.0,
          [.linear(1, duration: Double(first) / 10), .linear(last, duration: Double(second) / 10)])
        XCTAssertEqual(track.value(at: track.duration), last)
        XCTAssertEqual(track.value(at: track.duration.nextUp), last)
      }
    }
  }

  func testKeyframesThatBeginWithAJumpStartAtTheInitialStage() {
    for first in [Keyframe<PropertyValue>.move([50, 0, 0]), .linear([50, 0, 0], duration: 0)] {
      let transition = AtomicTransition.keyframes(
        .translation, from: [-300, 0, 0], [first, .linear([0, 0, 0], duration: 0.4)])
      let insertion = transition.compile(for: .insertion, in: .phone).timeline
      for time in [-1, -0.0, 0] {
        XCTAssertEqual(insertion.frame(at: time).view.translation.dx, -300)
      }
      XCTAssertEqual(insertion.frame(at: 1e-9).view.translation.dx, 50, accuracy: 1e-4)
      XCTAssertEqual(insertion.frame(at: 0.4).view.translation.dx, 0)
      let removal = transition.compile(for: .removal, in: .phone).timeline
      XCTAssertEqual(removal.frame(at: 0).view.translation.dx, 0)
      XCTAssertEqual(removal.frame(at: 0.4 - 1e-9).view.translation.dx, 50, accuracy: 1e-4)
      XCTAssertEqual(removal.frame(at: 0.4).view.translation.dx, -300)
      XCTAssertEqual(insertion.reversed().frame(at: 0.4).view.translation.dx, -300)
    }
    let last = AtomicTransition.keyframes(
      .translation, from: [-300, 0, 0], [.linear([50, 0, 0], duration: 0.4), .move([0, 0, 0])]
    ).compile(for: .removal, in: .phone).timeline
    XCTAssertEqual(last.frame(at: 0).view.translation.dx, 0)
    XCTAssertEqual(last.frame(at: 1e-9).view.translation.dx, 50, accuracy: 1e-4)
    XCTAssertEqual(last.frame(at: 0.4).view.translation.dx, -300)
  }

  func testKeyframesThatWereGivenNaNEqualThemselvesAndSayWhat() {
    let keyframe = Keyframe.linear(1.0, duration: .nan)
    XCTAssertEqual(keyframe, .linear(1, duration: .nan))
    let compiled = AtomicTransition.keyframes(
      .blur, from: 3,
      [
        .linear(1, duration: 1e12), .spring(0, spring: Spring(stiffness: .nan, damping: 3)),
      ]
    ).compile(for: .insertion, in: .phone)
    let messages = compiled.diagnostics.filter { $0.kind == .unusableDuration }.map(\.message)
    XCTAssertEqual(messages.count, 2)
    XCTAssertTrue(messages[0].contains("keyframe 0") && messages[0].contains("1000000000000"))
    XCTAssertTrue(messages[1].contains("keyframe 1") && messages[1].contains("stiffness nan"))
  }

  // MARK: In transitions

  private let drop = AtomicTransition.keyframes(
    .translation, from: [0, -300, 0],
    [.linear([0, 20, 0], duration: 0.3), .linear([0, 0, 0], duration: 0.1)])

  func testATransitionGoesThroughKeyframesAndBack() {
    let insertion = drop.compile(for: .insertion, in: .phone)
    XCTAssertEqual(insertion.timeline.duration, 0.4, accuracy: 1e-15)
    XCTAssertEqual(insertion.timeline.frame(at: 0).view.translation.dy, -300)
    XCTAssertEqual(insertion.timeline.frame(at: 0.15).view.translation.dy, -140, accuracy: 1e-9)
    XCTAssertEqual(insertion.timeline.frame(at: 0.3).view.translation.dy, 20, accuracy: 1e-9)
    XCTAssertEqual(insertion.timeline.frame(at: 0.4).view.translation.dy, 0)
    XCTAssertTrue(insertion.diagnostics.isEmpty)
    let removal = drop.compile(for: .removal, in: .phone)
    XCTAssertEqual(removal.timeline.frame(at: 0).view.translation.dy, 0)
    XCTAssertEqual(removal.timeline.frame(at: 0.1).view.translation.dy, 20, accuracy: 1e-9)
    XCTAssertEqual(removal.timeline.frame(at: 0.4).view.translation.dy, -300)
    XCTAssertTrue(removal.diagnostics.isEmpty)
  }

  func testKeyframesComposeAndMirrorLikeEverythingElse() {
    let compiled = drop.combined(with: .offset(y: 10).animation(.linear(duration: 0.4)))
      .mirrored().compile(for: .insertion, in: .phone)
    XCTAssertEqual(
      compiled.timeline.frame(at: 0.15).view.translation.dy, 140 - 6.25, accuracy: 1e-9)
    XCTAssertEqual(compiled.conflicts.count, 1)
    XCTAssertEqual(
      compiled.conflicts[0].paths[0],
      "insertion / view / mirrored / combined[0] / keyframes(.translation, 2)")
  }

  func testKeyframesThatStartAndEndAtRestStillMove() {
    let shake = AtomicTransition.keyframes(
      .translation, from: [0, 0, 0],
      [.cubic([9, 0, 0], duration: 0.1), .cubic([0, 0, 0], duration: 0.1)])
    let compiled = shake.compile(for: .insertion, in: .phone)
    XCTAssertEqual(compiled.timeline.frame(at: 0.1).view.translation.dx, 9, accuracy: 1e-9)
    XCTAssertTrue(compiled.diagnostics.isEmpty)
    XCTAssertEqual(
      shake.reducingMotion().compile(for: .insertion, in: .phone).timeline.frame(at: 0.1).view
        .translation.dx, 0)
  }

  func testAnEndOffRestAndUnusableNumbersAreDiagnosed() {
    let left = AtomicTransition.keyframes(.blur, from: 0, [.linear(3, duration: 1)])
    XCTAssertEqual(
      left.compile(for: .insertion, in: .phone).diagnostics.map(\.kind), [.leftDisplaced])
    let bad = AtomicTransition.keyframes(
      .blur, from: 3,
      [.linear([.nan], duration: -1), .cubic(0, duration: 1, startVelocity: [.infinity])])
    let compiled = bad.compile(for: .insertion, in: .phone)
    XCTAssertTrue(compiled.diagnostics.contains { $0.kind == .unusableDuration })
    XCTAssertEqual(compiled.diagnostics.filter { $0.kind == .nonFiniteValue }.count, 2)
    for frame in compiled.timeline.frames(perSecond: 30) { assertFinite(frame) }
  }

  private func randomKeyframes(_ generator: inout SeededGenerator) -> [Keyframe<Double>] {
    (0..<generator.int(in: 1...6)).map { _ in
      let value = generator.double(in: -5...5)
      let duration = generator.double(in: 0.1...1)
      switch generator.int(in: 0...3) {
      case 0: return .linear(value, duration: duration, timingCurve: .easeInOut)
      case 1: return .spring(value, spring: .snappy)
      default: return .cubic(value, duration: duration)
      }
    }
  }

  private func durations(_ keyframes: [Keyframe<Double>]) -> [Double] {
    keyframes.map { KeyframeTrack(from: 0, [$0]).duration }
  }
}
