import TransitionExport
import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import TransitionWeb
import XCTest

/// Plays documents for the Web Animations API, and holds them against what they say of themselves.
final class WebAnimationsPlaybackTests: XCTestCase {
  func testRandomTransitionsAreShownWithinTheirReports() throws {
    var compared = 0
    forAll(60) { generator in
      let compiled = AtomicTransition.random(&generator)
        .compile(for: generator.bool() ? .insertion : .removal, in: .mirroredPhone)
      let timeline = generator.bool() ? compiled.timeline : compiled.timeline.reversed()
      compared += try compare(
        timeline,
        tolerance: generator.pick(Thoroughness.isComplete ? [0.03, 0.001, 0.0001] : [0.03]),
        &generator)
    }
    XCTAssertGreaterThan(compared, Thoroughness.cases(5000))
  }

  func testReversedSpringsAreShownWithinTheirReportsAtTheirVeryStart() throws {
    forAll(40) { generator in
      let spring = Animation.interpolatingSpring(
        mass: 1, stiffness: generator.double(in: 20...1500), damping: generator.double(in: 2...40),
        initialVelocity: generator.double(in: -5...5))
      let transition = AtomicTransition.offset(x: 300, y: -200).combined(with: .opacity)
        .combined(with: .rotate(.degrees(90)))
      let timeline = transition.animation(spring).compile(for: .insertion, in: .mirroredPhone)
        .timeline
      for tolerance in [0.01, 0.001, 0.0001] {
        _ = try compare(timeline, tolerance: tolerance, &generator)
        _ = try compare(timeline.reversed(), tolerance: tolerance, &generator)
      }
    }
  }

  func testRotationsAboutChangingAxesKeepTheirReportedAngle() throws {
    forAll(30) { generator in
      func rotation() -> AtomicTransition {
        .rotate3D(
          .radians(generator.double(in: -4...4)),
          axis: (
            x: generator.double(in: -1...1), y: generator.double(in: -1...1),
            z: generator.double(in: -1...1)
          ))
      }
      let transition = rotation().animation(.random(&generator)).combined(
        with: rotation().animation(.random(&generator)))
      let timeline = transition.compile(for: .insertion, in: .mirroredPhone).timeline
      for timeline in [timeline, timeline.reversed()] {
        _ = try compare(timeline, tolerance: generator.pick([0.02, 0.001]), &generator)
      }
    }
  }

  /// - Returns: how many values were compared.
  private func compare(
    _ timeline: Timeline, tolerance: Double, _ generator: inout SeededGenerator
  ) throws -> Int {
    let export = Presentation(timeline, in: .mirroredPhone)
      .exported(as: .webAnimations(tolerance: tolerance))
    let player = try WebAnimationsPlayer(export.document)
    let view = try XCTUnwrap(player.views.first)
    var times = (0..<40).map { _ in generator.double(in: 0...1) * timeline.duration }
    for animation in view.animations {
      let (start, length) = (animation.options.delay / 1000, animation.options.duration / 1000)
      times += [start, start + length, start + length * 1e-5, start + length * (1 - 1e-5)]
      times += animation.keyframes.map { start + length * $0.offset }
    }
    let breakpoints = timeline.timings.flatMap { [$0.start] + $0.breakpoints + [$0.end] }
      .map { timeline.isReversed ? timeline.duration - $0 : $0 }
    times = times.filter { $0 > 1e-8 && $0 < timeline.duration - 1e-8 } + [0, timeline.duration]
    XCTAssertLessThan(view.animations.map { $0.keyframes.count }.max() ?? 0, 10_000)
    var compared = 0
    for entry in export.accuracy.entries {
      for time in times {
        // A jump may be somewhat early or late, and times have nine decimals; the ends count as they are.
        let isEnd =
          (time == 0 || time == timeline.duration) && !view.hasSteps(entry.property.cssName)
        let slack = isEnd ? 0 : entry.shift * 1.01 + 3e-9
        // Right after a jump a value may move infinitely fast, so that the nearest state is that of the jump itself.
        let jumps = breakpoints.filter { abs($0 - time) <= slack }.flatMap {
          [$0 - 1e-12, $0.nextDown, $0, $0.nextUp, $0 + 1e-12]
        }
        let states = (slack == 0 ? [time] : [time, time - slack, time + slack] + jumps)
          .map { timeline.frame(at: $0).view }
        guard
          let errors = self.errors(
            of: entry.property, in: view, at: time == timeline.duration ? time + 3e-9 : time, states
          )
        else { continue }
        compared += 1
        if let error = errors.first(where: { !($0 <= entry.error * (1 + 1e-9) + 1e-9) }) {
          XCTFail("\(error): \(entry) at \(time) of \(timeline.duration), tolerance \(tolerance)")
        }
      }
    }
    return compared
  }

  /// How far the numbers that are shown are outside of those of some states.
  private func errors(
    of property: ViewProperty, in view: WebAnimationsPlayer.View, at time: Double,
    _ states: [PropertyState]
  ) -> [Double]? {
    if property == .rotation {
      guard let shown = view.rotation(at: time) else { return nil }
      // Between two of the states it is at most as far from one of them as they are from each other.
      let steps = states.dropFirst().map { state in
        angle(quaternion(states[0].rotation), state.rotation)
      }
      let step = steps.max().flatMap { $0 < 1e-6 ? $0 : nil } ?? 0
      return [max((states.map { angle(shown, $0.rotation) }.min() ?? 0) - step, 0)]
    }
    guard let raw = self.shown(property, in: view, at: time) else { return nil }
    let shown = visible(property, raw)
    let expected = states.map { self.expected(property, in: $0) }
    return shown.indices.map { index in
      let numbers = expected.map { $0[index] }
      return max((numbers.min() ?? 0) - shown[index], shown[index] - (numbers.max() ?? 0), 0)
    }
  }

  private func shown(
    _ property: ViewProperty, in view: WebAnimationsPlayer.View, at time: Double
  ) -> [Double]? {
    switch property {
    case .opacity, .translation, .scale, .cornerRadius, .blur:
      return view.numbers(property.cssName, at: time)
    case .clip:
      return view.numbers("clipPath", at: time).map {
        [$0[0], $0[3], $0[2], $0[1]].map { $0 / 100 }
      }
    case .overlay:
      // Browsers keep colours in 255 steps.
      guard let color = view.numbers("backgroundColor", pseudoElement: "::after", at: time),
        let alpha = view.numbers("opacity", pseudoElement: "::after", at: time)
      else { return nil }
      return color.prefix(3).map { ($0).rounded() / 255 } + alpha
    case .background:
      return view.numbers("backgroundColor", at: time).map { color in
        color.prefix(3).map { $0 / 255 } + [color[3]]
      }
    case .borderWidth:
      // "inset 0 0 0 2px rgb(...)"
      return view.numbers("boxShadow", pseudoElement: "::before", at: time).map { [$0[3]] }
    case .borderColor:
      guard let shadow = view.numbers("boxShadow", pseudoElement: "::before", at: time),
        let alpha = view.numbers("opacity", pseudoElement: "::before", at: time)
      else { return nil }
      return shadow[4...6].map { $0 / 255 } + alpha
    case .shadow:
      return view.numbers("boxShadow", at: time).map { [$0[6], $0[2] / 2, $0[0], $0[1]] }
    default: return nil
    }
  }

  private func expected(_ property: ViewProperty, in state: PropertyState) -> [Double] {
    visible(property, state[property].components)
  }

  /// What browsers show of numbers that are out of range.
  private func visible(_ property: ViewProperty, _ numbers: [Double]) -> [Double] {
    var numbers = numbers
    switch property {
    case .opacity: numbers[0] = min(max(numbers[0], 0), 1)
    case .cornerRadius, .blur, .borderWidth: numbers[0] = max(numbers[0], 0)
    case .background, .overlay, .borderColor: numbers = numbers.map { min(max($0, 0), 1) }
    case .shadow: (numbers[0], numbers[1]) = (min(max(numbers[0], 0), 1), max(numbers[1], 0))
    default: break
    }
    return numbers
  }

  private func quaternion(_ rotation: Rotation) -> SIMD4<Double> {
    let vector = SIMD3(rotation.x, rotation.y, rotation.z)
    let angle = (vector * vector).sum().squareRoot()
    return Turn(axis: angle > 0 ? vector / angle : SIMD3(0, 0, 1), angle: angle).quaternion
  }

  private func angle(_ shown: SIMD4<Double>, _ rotation: Rotation) -> Double {
    let expected = quaternion(rotation)
    let chord = (shown * expected).sum() < 0 ? shown + expected : shown - expected
    return 4 * asin(min((chord * chord).sum().squareRoot() / 2, 1))
  }
}

extension ViewProperty {
  fileprivate var cssName: String {
    switch self {
    case .translation: "translate"
    case .cornerRadius: "borderRadius"
    case .blur: "filter"
    case .clip: "clipPath"
    case .background, .overlay: "backgroundColor"
    case .shadow, .borderWidth, .borderColor: "boxShadow"
    case .rotation: "rotate"
    default: "\(self)"
    }
  }
}
