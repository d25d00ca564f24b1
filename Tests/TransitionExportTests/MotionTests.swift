import TransitionExport
import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import TransitionWeb
import XCTest

final class MotionTests: XCTestCase {
  func testMotionsOfRandomTransitionsKeepTheirBounds() {
    forAll(60) { generator in
      let operation = generator.pick(AtomicTransition.Operation.allCases)
      let compiled = AtomicTransition.random(&generator).compile(for: operation, in: .mirroredPhone)
      let timeline = generator.bool() ? compiled.timeline : compiled.timeline.reversed()
      check(timeline, tolerance: generator.pick([0.1, 0.01, 0.001]), &generator)
    }
  }

  func testMotionsAlongPathsAndByModifiersKeepTheirBounds() {
    forAll(24) { generator in
      let operation = generator.pick(AtomicTransition.Operation.allCases)
      let compiled = AtomicTransition.randomWay(&generator).compile(
        for: operation, in: .mirroredPhone)
      check(compiled.timeline, tolerance: generator.pick([0.1, 0.01, 0.001]), &generator)
    }
  }

  func testMotionsOfBuiltInTransitionsKeepTheirBounds() {
    forAll(2) { generator in
      for (_, transition) in Thoroughness.some(of: Specimen.navigation) {
        for animation in [.default, .random(&generator)] as [Animation] {
          check(
            transition.animation(animation).compile(for: .pop, in: .mirroredPhone).timeline,
            tolerance: 0.001, &generator)
        }
      }
    }
  }

  /// Evaluates the motions of a timeline, and compares them with its frames.
  private func check(
    _ timeline: Timeline, tolerance: Double, _ generator: inout SeededGenerator
  ) {
    for view in timeline.views {
      for motion in KeyframedTrackReader(timeline, tolerance: Tolerance(tolerance)).tracks(of: view)
      {
        for motion in [motion, motion.withoutLines()] {
          XCTAssertTrue(
            zip(motion.keyframes, motion.keyframes.dropFirst()).allSatisfy { $0.time <= $1.time })
          var times = (0..<200).map { _ in generator.double(in: 0...1) * timeline.duration }
          times += [0, timeline.duration]
          for time in times where !isNearJump(time, motion) {
            let expected = motion.property.visible(
              timeline.frame(at: time)[view][motion.property].vector(of: motion.property))
            let deviation = magnitude(motion.property.visible(motion.value(at: time)) - expected)
              .max()
            let size = max(magnitude(expected).max(), 1)
            XCTAssertLessThanOrEqual(
              deviation, motion.entry.error * (1 + 1e-9) + 1e-9 * size,
              "\(motion.property) at \(time) of \(timeline.duration)")
          }
        }
      }
    }
  }

  /// Whether a jump is reported so close to that time that it may lie on either side.
  private func isNearJump(_ time: Double, _ motion: KeyframedTrack) -> Bool {
    let keys = motion.withoutLines().keyframes
    return zip(keys, keys.dropFirst()).contains {
      abs($1.time - time) <= max(motion.entry.shift * 2, 1e-9) && $1.time - $0.time < 1e-9
    } || keys.contains { abs($0.time - time) < 1e-9 && $0.easing.isStepped }
      || motion.keyframes.contains { $0.easing.isStepped }
  }

  func testBezierCurvesAndStraightLinesAreExact() {
    let compiled = NavigationTransition.swing.compile(for: .push, in: .mirroredPhone)
    let motions = KeyframedTrackReader(compiled.timeline, tolerance: Tolerance(0.5)).tracks(
      of: .destination)
    XCTAssertFalse(motions.isEmpty)
    for motion in motions where motion.keyframes.count > 1 {
      XCTAssertEqual(motion.keyframes.count, 2)
      XCTAssertEqual(
        motion.keyframes[0].easing, .bezier(Point(x: 0.42, y: 0), Point(x: 0.58, y: 1)))
      XCTAssertEqual(motion.entry.error, 0)
    }
  }

  func testADelayedCurveStaysACurve() {
    let compiled = AtomicTransition.opacity.animation(.easeIn(duration: 1).speed(2).delay(0.25))
      .compile(for: .insertion, in: .mirroredPhone)
    let motion = KeyframedTrackReader(compiled.timeline, tolerance: Tolerance(0.001)).tracks(
      of: .view)[0]
    XCTAssertEqual(motion.keyframes.map(\.time), [0.25, 0.75])
    XCTAssertEqual(motion.keyframes[0].easing, .bezier(Point(x: 0.42, y: 0), Point(x: 1, y: 1)))
  }

  func testReversingATimelineReversesItsEasings() {
    let compiled = AtomicTransition.opacity.animation(.easeIn(duration: 1))
      .compile(for: .insertion, in: .mirroredPhone)
    let motion = KeyframedTrackReader(compiled.timeline.reversed(), tolerance: Tolerance(0.001))
      .tracks(
        of: .view)[0]
    XCTAssertEqual(motion.keyframes.map(\.value.x), [1, 0])
    // The reverse of ease-in is ease-out.
    XCTAssertEqual(motion.keyframes[0].easing, .bezier(.zero, Point(x: 1 - 0.42, y: 1)))
  }

  func testASmallerToleranceNeverGivesALargerErrorUntilPointsRunOut() {
    let compiled = NavigationTransition.slide.animation(.bouncy).compile(
      for: .push, in: .mirroredPhone)
    var errors: [Double] = []
    for tolerance in [1e-2, 1e-4, 1e-6] + (Thoroughness.isComplete ? [1e-8, 1e-9] : []) {
      let motion = KeyframedTrackReader(compiled.timeline, tolerance: Tolerance(tolerance)).tracks(
        of: .origin)[0]
      errors.append(motion.entry.error)
      XCTAssertEqual(motion.entry.keepsTolerance, motion.entry.error <= tolerance * 390)
    }
    XCTAssertEqual(errors.prefix(3), errors.prefix(3).sorted(by: >)[...])
    // From there on no more points are spent, which the reports say.
    XCTAssertTrue(errors.dropFirst(3).allSatisfy { $0 < min(errors[2], 1e-5) })
  }

  func testTolerancesAreUsable() {
    for tolerance in [1e-300, 0, -1, -Double.infinity] {
      XCTAssertEqual(Tolerance(tolerance), Tolerance(1e-9))
    }
    XCTAssertEqual(Tolerance(.infinity), Tolerance(1))
    XCTAssertEqual(Tolerance(.nan), Tolerance(0.001))
  }

  func testWhatWouldTakeTooManyPointsIsSaidNotToKeepItsTolerance() {
    let wild = Animation.interpolatingSpring(stiffness: 1e5, damping: 0.01)
    let compiled = AtomicTransition.offset(x: 390, y: 0).animation(wild)
      .compile(for: .insertion, in: .mirroredPhone)
    let accuracy = Presentation(compiled).exported(as: .css(tolerance: 1e-6)).accuracy
    XCTAssertFalse(accuracy.entries[0].keepsTolerance)
    XCTAssertGreaterThan(accuracy.entries[0].error, 390e-6)
    XCTAssertTrue("\(accuracy)".contains("more than the tolerance"), "\(accuracy)")
  }

  func testAJumpThatNobodyToldIsFound() {
    struct Leap: CustomAnimation {
      let duration = 0.6
      func value(at time: Double) -> Double {
        time < 0.2 ? 1.5 * time : time < 0.37 ? 0.9 : 1
      }
    }
    let compiled = AtomicTransition.offset(x: 300, y: 0).animation(Animation(Leap()))
      .compile(for: .insertion, in: .mirroredPhone)
    let motion = KeyframedTrackReader(compiled.timeline, tolerance: Tolerance(0.001)).tracks(
      of: .view)[0]
    XCTAssertLessThan(motion.entry.error, 0.31)
    XCTAssertGreaterThan(motion.entry.shift, 0)
    XCTAssertLessThan(motion.entry.shift, 1e-6)
    XCTAssertLessThan(motion.withoutLines().keyframes.count, 20)
  }

  func testWhatOnlyShowsInPartIsReadAsItShows() {
    let compiled = AtomicTransition.custom { view, _, _ in
      view.initial.opacity = -1
      view.animation.opacity = 3
    }.animation(.linear(duration: 1)).compile(for: .insertion, in: .mirroredPhone)
    let motion = KeyframedTrackReader(compiled.timeline, tolerance: Tolerance(0.001)).tracks(
      of: .view)[0]
    XCTAssertEqual(motion.value(at: 0.125).x, 0, accuracy: 0.001)
    XCTAssertEqual(motion.value(at: 0.375).x, 0.5, accuracy: 0.001)
    XCTAssertEqual(motion.value(at: 0.75).x, 1, accuracy: 0.001)
    XCTAssertLessThanOrEqual(motion.keyframes.count, 6)
  }
}

extension KeyframedTrack {
  /// The value at a time, by the library's own curves.
  func value(at time: Double) -> SIMD4<Double> {
    guard let next = keyframes.firstIndex(where: { $0.time > time }) else {
      return keyframes[keyframes.count - 1].value
    }
    guard next > 0 else { return keyframes[0].value }
    let (from, to) = (keyframes[next - 1], keyframes[next])
    let progress = (time - from.time) / (to.time - from.time)
    let share =
      switch from.easing {
      case .linear: progress
      case .bezier(let a, let b):
        UnitCurve.bezier(startControlPoint: a, endControlPoint: b).value(at: progress)
      case .steps(let count, let jump): UnitCurve.steps(count, jump: jump).value(at: progress)
      case .lines(let points): UnitCurve.piecewiseLinear(points).value(at: progress)
      }
    return from.value + (to.value - from.value) * share
  }
}

extension KeyframeEasing {
  fileprivate var isStepped: Bool {
    if case .steps = self { return true }
    return false
  }
}
