import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Keyframes that take a velocity over from a slope beside them, however steep it is.
final class SteepKeyframeTests: XCTestCase {
  private static let steep: [UnitCurve] = [
    .circularEaseIn, .circularEaseOut, .circularEaseInOut, .circularEaseInOut.inverse ?? .linear,
    .bezier(startControlPoint: Point(x: 0.3, y: 0), endControlPoint: Point(x: 1, y: 0.4)),
    .bezier(startControlPoint: Point(x: 0, y: 0.6), endControlPoint: Point(x: 0.7, y: 1)),
    .bezier(startControlPoint: Point(x: 0.3, y: 0), endControlPoint: Point(x: 0.999, y: 0.4)),
    .bezier(startControlPoint: Point(x: 1, y: 0), endControlPoint: Point(x: 0, y: 1)),
    .piecewiseLinear([.zero, Point(x: 1e-9, y: 0.5), Point(x: 1 - 1e-9, y: 0.5), Point(x: 1, y: 1)]
    ),
    .linear, .easeIn,
  ]

  /// The greatest value of the first component of a track on the way.
  private func reach(of keyframes: [Keyframe<Double>], from start: Double) -> Double {
    let track = KeyframeTrack(from: start, keyframes)
    return (0...4000).reduce(0) {
      max($0, abs(track.value(at: track.duration * Double($1) / 4000)))
    }
  }

  func testACubicKeyframeAfterAnInfiniteSlopeStaysNear() {
    let keyframes: [Keyframe<Double>] = [
      .linear(100, duration: 0.3, timingCurve: .circularEaseIn), .cubic(0, duration: 0.3),
    ]
    XCTAssertLessThanOrEqual(reach(of: keyframes, from: 300), 300)
    let before: [Keyframe<Double>] = [
      .cubic(100, duration: 0.3), .linear(0, duration: 0.3, timingCurve: .circularEaseOut),
    ]
    XCTAssertLessThanOrEqual(reach(of: before, from: 300), 300)
  }

  func testNoSlopeThrowsAKeyframeFartherThanTheKeyframesGo() throws {
    forAll { generator in
      let durations = [1e-12, 1e-9, 1e-6, 1e-4, 0.002, 0.01, 0.3, 2]
      func duration() -> Double { durations[generator.int(in: 0...durations.count - 1)] }
      func value() -> Double { generator.double(in: -300...300) }
      let spring = Spring(
        duration: generator.double(in: 0.001...1), bounce: generator.double(in: -0.5...0.5))
      let keyframes = (0..<4).map { _ -> Keyframe<Double> in
        switch generator.int(in: 0...4) {
        case 0, 1:
          let curve = Self.steep[generator.int(in: 0...Self.steep.count - 1)]
          return .linear(value(), duration: duration(), timingCurve: curve)
        case 2: return .cubic(value(), duration: duration())
        case 3:
          return .spring(value(), duration: generator.bool() ? nil : duration(), spring: spring)
        default: return .move(value())
        }
      }
      // Each is at most 600 from the next one, and thrown by twice that.
      XCTAssertLessThanOrEqual(reach(of: keyframes, from: value()), 300 + 5 * 600, "\(keyframes)")
    }
  }

  func testADiagnosticNamesTheKeyframe() {
    let transition = AtomicTransition.keyframes(
      .translation, from: [300, 0, 0],
      [
        .linear([100, 0, 0], duration: 0.3, timingCurve: .circularEaseIn),
        .cubic([0, 0, 0], duration: 0.3),
      ])
    let found = transition.compile(for: .insertion, in: .phone).diagnostics
      .filter { $0.kind == .unusableVelocity }
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(found.first?.message.contains("keyframe 1") ?? false, "\(found)")
    XCTAssertEqual(found.first?.property, .translation)
  }

  func testOrdinaryAndGivenVelocitiesAreKept() {
    let eased = KeyframeTrack(from: 0.0, [.linear(1, duration: 0.2), .cubic(2, duration: 0.3)])
    XCTAssertEqual(eased.velocity(at: 0.2), 5, accuracy: 1e-12)
    let given = KeyframeTrack(
      from: 0.0, [.linear(1, duration: 1e-9), .cubic(2, duration: 0.3, startVelocity: 1e6)])
    XCTAssertEqual(given.velocity(at: 1e-9), 1e6)
    for curve in [UnitCurve.linear, .easeIn, .easeOut] {
      let transition = AtomicTransition.keyframes(
        .opacity, from: [0],
        [
          .linear([0.4], duration: 0.2, timingCurve: curve), .cubic([0.5], duration: 0.3),
          .spring([1]),
        ])
      XCTAssertEqual(transition.compile(for: .insertion, in: .phone).diagnostics, [])
    }
  }

  /// The joint at 0.6 s, of which the time is 0.4 + 0.2, is an ulp later than that number.
  func testVelocitiesAtAJointAreThoseOfItsSides() throws {
    let transition = AtomicTransition.keyframes(
      .opacity, from: [0.3],
      [
        .cubic([0.45], duration: 0.4), .linear([0.21], duration: 0.2), .cubic([1], duration: 0.3),
      ])
    let timeline = transition.compile(for: .insertion, in: .phone).timeline
    let track = try XCTUnwrap(timeline.tracks.first)
    for time in [0.6, 0.4 + 0.2, 0.6.nextDown, (0.4 + 0.2).nextUp] {
      for isBackwards in [false, true] {
        let velocity = timeline.velocity(of: track, at: time, isBackwards: isBackwards)[0]
        XCTAssertEqual(velocity, -1.2, accuracy: 1e-9, "\(time), \(isBackwards)")
      }
    }
  }

  func testNoJointOfSmoothKeyframesStandsStill() {
    forAll { generator in
      // Linear keyframes of one slope, so that the velocity is the same at every time.
      let slope = generator.double(in: 1...9)
      var value = 0.0
      let keyframes = (0..<5).map { _ -> Keyframe<PropertyValue> in
        let duration = generator.double(in: 0.01...1)
        value += slope * duration
        return .linear([value], duration: duration)
      }
      let transition = AtomicTransition.keyframes(.blur, from: [0], keyframes)
      let isInsertion = generator.bool()
      let timeline = transition.compile(
        for: isInsertion ? .insertion : .removal, in: .phone
      ).timeline
      let track = try XCTUnwrap(timeline.tracks.first)
      for instant in track.segments.flatMap({
        timeline.timings[$0.timing].times(at: $0.path.breakpoints)
      })
      where instant > 1e-9 && instant < timeline.duration - 1e-9 {
        for time in [instant.nextDown, instant, instant.nextUp] {
          for isBackwards in [false, true] {
            let velocity = timeline.velocity(of: track, at: time, isBackwards: isBackwards)[0]
            XCTAssertEqual(abs(velocity), slope, accuracy: 1e-9)
          }
        }
      }
    }
  }

  func testAMoveIsSeenAtItsTimeAndNotBefore() throws {
    forAll { generator in
      let durations = (0..<3).map { _ in generator.double(in: 0.01...1) }
      let transition = AtomicTransition.keyframes(
        .blur, from: [0],
        [
          .linear([1], duration: durations[0]), .linear([2], duration: durations[1]), .move([5]),
          .linear([6], duration: durations[2]),
        ])
      let timeline = transition.compile(for: .insertion, in: .phone).timeline
      let track = try XCTUnwrap(timeline.tracks.first)
      let jump = durations[0] + durations[1]
      XCTAssertEqual(timeline.value(of: track, at: jump)[0], 5)
      XCTAssertLessThan(timeline.value(of: track, at: jump * (1 - 1e-15))[0], 2.1)
    }
  }
}
