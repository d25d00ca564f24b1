import TransitionExport
import TransitionKit

/// A track as keyframes that all Lottie players show alike: no two at one time, and each with a Bézier curve, a
/// straight line, or a constant value to the next one.
package struct LottieTrack {
  let property: ViewProperty
  private(set) var keyframes: [LottieKeyframe<SIMD4<Double>>] = []

  /// The error of the keyframes, with the rounding of those that are printed.
  package private(set) var entry: AccuracyReport.Entry

  /// The part of the error that comes from rounding.
  private var roundingError = 0.0

  /// How many frames a jump takes if each of its sides needs a keyframe.
  private static let jumpWidth = 0.001

  /// - Parameters:
  ///   - size: the size of the view at rest.
  ///   - shownValue: the value at a time, if the track is not that of the timeline.
  package init(
    _ track: KeyframedTrack, in size: Size, of timeline: Timeline, framesPerSecond: Double,
    shownValue: ((Double) -> SIMD4<Double>)? = nil
  ) {
    let track = track.withoutLines().withoutSteps().withinLimits(in: size)
    property = track.property
    entry = track.entry
    var keyframes = twoSidedKeyframes(of: track, framesPerSecond: framesPerSecond)
    if keyframes.count > 0, timeline.duration > 0 {
      func shown(at time: Double) -> SIMD4<Double> {
        shownValue?(time)
          ?? timeline.frame(at: time)[track.view].visibleVector(of: track.property, in: size)
      }
      // A jump at an end of the timeline shows only one of its sides.
      let (first, last) = (0, keyframes.count - 1)
      if keyframes[first].frame == 0 {
        keyframes[first].keepSide(nearest: shown(at: 0), isStart: true)
      }
      if keyframes[last].frame == LottieNumber.tidy(timeline.duration * framesPerSecond) {
        keyframes[last].keepSide(nearest: shown(at: timeline.duration), isStart: false)
      }
    }
    for (index, keyframe) in keyframes.enumerated() {
      append(
        keyframe, before: index + 1 < keyframes.count ? keyframes[index + 1] : nil,
        framesPerSecond)
    }
  }

  private mutating func append(
    _ keyframe: TwoSidedKeyframe, before next: TwoSidedKeyframe?, _ framesPerSecond: Double
  ) {
    var start = keyframe
    if keyframe.incoming != keyframe.outgoing {
      if let last = keyframes.last {
        if last.value == keyframe.incoming {
          keyframes[keyframes.count - 1].interpolation = .hold
        } else {
          let gap = keyframe.frame - last.frame
          let width = min(Self.jumpWidth, gap / 2)
          append(
            keyframe.frame - width,
            last.interpolation == .linear
              ? keyframe.incoming - (keyframe.incoming - last.value) * (width / gap)
              : keyframe.incoming, .hold, jump: width / framesPerSecond)
        }
      } else {
        append(0, keyframe.incoming, .hold)
        if keyframe.frame == 0 {
          // The first frame has the value before the jump.
          let width = min(Self.jumpWidth, (next?.frame ?? 1) / 2)
          start.frame = width
          if let next, keyframe.interpolation == .linear {
            start.outgoing += (next.incoming - keyframe.outgoing) * (width / next.frame)
          }
          entry.shift = max(entry.shift, width / framesPerSecond)
        }
      }
    }
    let isConstant = next.map { $0.incoming == keyframe.outgoing } ?? true
    append(start.frame, start.outgoing, isConstant ? .hold : keyframe.interpolation)
  }

  private mutating func append(
    _ frame: Double, _ value: SIMD4<Double>, _ interpolation: LottieInterpolation, jump: Double = 0
  ) {
    keyframes.append(
      LottieKeyframe(frame: LottieNumber.tidy(frame), value: value, interpolation: interpolation))
    entry.shift = max(entry.shift, jump)
  }

  /// The track as a property of the Lottie format.
  ///
  /// - Parameter unit: the length of one printed unit, in units of the property.
  mutating func property(
    unit: Double = 1, _ value: (SIMD4<Double>) -> LottieValue
  ) -> LottieProperty {
    var worst = 0.0
    let values = keyframes.map { keyframe in
      value(keyframe.value).map { number in
        let printed = LottieNumber.printed(number)
        let error = abs(printed - number)
        // An error in the last bits is that of the arithmetic of any player.
        if error > 4 * number.ulp { worst = max(worst, error * abs(unit)) }
        return printed
      }
    }
    if worst > roundingError {
      entry = entry.adding(worst - roundingError)
      roundingError = worst
    }
    guard keyframes.count > 1 else { return .constant(values.first ?? .number(0)) }
    return .animated(
      zip(keyframes, values).enumerated().map { index, pair in
        LottieKeyframe(
          frame: pair.0.frame, value: pair.1,
          interpolation: index < keyframes.count - 1 ? pair.0.interpolation : nil)
      })
  }
}

/// A keyframe with the values before and after a jump, which are equal without one.
private struct TwoSidedKeyframe {
  var frame: Double
  var incoming: SIMD4<Double>
  var outgoing: SIMD4<Double>
  var interpolation: LottieInterpolation

  /// Removes a jump of which only one side is visible: the one nearest to a value.
  mutating func keepSide(nearest value: SIMD4<Double>, isStart: Bool) {
    let showsIncoming =
      magnitude(incoming - value).max() <= magnitude(outgoing - value).max()
    switch (isStart, showsIncoming) {
    case (true, false): incoming = outgoing
    case (false, true): outgoing = incoming
    default: break
    }
  }
}

private func twoSidedKeyframes(
  of track: KeyframedTrack, framesPerSecond: Double
) -> [TwoSidedKeyframe] {
  guard track.moves else {
    return track.keyframes.prefix(1).map {
      TwoSidedKeyframe(frame: 0, incoming: $0.value, outgoing: $0.value, interpolation: .hold)
    }
  }
  var result: [TwoSidedKeyframe] = []
  for keyframe in track.keyframes {
    var interpolation = LottieInterpolation.linear
    if case .bezier(let start, let end) = keyframe.easing { interpolation = .bezier(start, end) }
    let frame = LottieNumber.tidy(keyframe.time * framesPerSecond)
    if let last = result.last, last.frame >= frame {
      result[result.count - 1].outgoing = keyframe.value
      result[result.count - 1].interpolation = interpolation
    } else {
      result.append(
        TwoSidedKeyframe(
          frame: frame, incoming: keyframe.value, outgoing: keyframe.value,
          interpolation: interpolation))
    }
  }
  return result
}

extension PropertyState {
  fileprivate func visibleVector(of property: ViewProperty, in size: Size) -> SIMD4<Double> {
    var vector = property.identityVector
    for (lane, component) in self[property].components.enumerated() { vector[lane] = component }
    return property.clamped(vector, in: size)
  }
}
