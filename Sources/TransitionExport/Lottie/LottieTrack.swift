import TransitionKit

/// A motion as the keyframes that Lottie players agree on: no two at one time, and each left along a
/// Bézier curve, a straight line, or not at all.
struct LottieTrack {
  struct Key {
    let frame: Double
    let value: SIMD4<Double>
    var leaving: Leaving
  }

  /// How a keyframe gets to the next one.
  enum Leaving: Equatable {
    case hold
    case linear
    case bezier(Point, Point)
  }

  let property: Property
  private(set) var keys: [Key] = []

  /// How far the keyframes are from the timeline, as far as they have been printed.
  private(set) var entry: AccuracyReport.Entry

  /// The part of the error that comes from printing.
  private var printError = 0.0

  /// How many frames a jump takes where its two sides need a keyframe each.
  private static let jumpWidth = 0.001

  init(_ motion: Motion, of timeline: Timeline, framesPerSecond: Double) {
    let motion = motion.withoutLines().withoutSteps().withinLimits()
    property = motion.property
    entry = motion.entry
    var corners = corners(of: motion, framesPerSecond: framesPerSecond)
    if corners.count > 0, timeline.duration > 0 {
      func shown(at time: Double) -> SIMD4<Double> {
        timeline.frame(at: time)[motion.view].visibleVector(of: motion.property)
      }
      // A jump at an end of the timeline shows one of its sides only.
      let (first, last) = (0, corners.count - 1)
      if corners[first].frame == 0 { corners[first].showOnly(nearest: shown(at: 0), ofStart: true) }
      if corners[last].frame == LottieNumber.tidy(timeline.duration * framesPerSecond) {
        corners[last].showOnly(nearest: shown(at: timeline.duration), ofStart: false)
      }
    }
    for (index, corner) in corners.enumerated() {
      append(corner, before: index + 1 < corners.count ? corners[index + 1] : nil, framesPerSecond)
    }
  }

  private mutating func append(_ corner: Corner, before next: Corner?, _ framesPerSecond: Double) {
    var start = corner
    if corner.arriving != corner.departing {
      if let last = keys.last {
        if last.value == corner.arriving {
          keys[keys.count - 1].leaving = .hold
        } else {
          let gap = corner.frame - last.frame
          let width = min(Self.jumpWidth, gap / 2)
          let isLine = last.leaving == .linear
          append(
            Key(
              frame: corner.frame - width,
              value: isLine
                ? corner.arriving - (corner.arriving - last.value) * (width / gap)
                : corner.arriving,
              leaving: .hold), jump: width / framesPerSecond)
        }
      } else {
        append(Key(frame: 0, value: corner.arriving, leaving: .hold))
        if corner.frame == 0 {
          // The first frame has the value before the jump.
          let width = min(Self.jumpWidth, (next?.frame ?? 1) / 2)
          start.frame = width
          if let next, corner.leaving == .linear {
            start.departing += (next.arriving - corner.departing) * (width / next.frame)
          }
          entry.widen(jump: width / framesPerSecond)
        }
      }
    }
    let stands = next.map { $0.arriving == corner.departing } ?? true
    append(
      Key(frame: start.frame, value: start.departing, leaving: stands ? .hold : corner.leaving))
  }

  private mutating func append(_ key: Key, jump: Double = 0) {
    keys.append(
      Key(frame: LottieNumber.tidy(key.frame), value: key.value, leaving: key.leaving))
    entry.widen(jump: jump)
  }

  /// The track as a property of the Lottie format.
  ///
  /// - Parameter unit: the length of one printed unit, in units of the property.
  mutating func property(
    unit: Double = 1, _ value: (SIMD4<Double>) -> LottieValue
  ) -> LottieProperty {
    var worst = 0.0
    let values = keys.map { key in
      value(key.value).map { number in
        let printed = LottieNumber.printed(number)
        let error = abs(printed - number)
        // What is within the last bits is the arithmetic of any player.
        if error > 4 * number.ulp { worst = max(worst, error * abs(unit)) }
        return printed
      }
    }
    if worst > printError {
      entry = entry.adding(worst - printError)
      printError = worst
    }
    guard keys.count > 1 else { return .still(values.first ?? .number(0)) }
    return .animated(
      zip(keys, values).enumerated().map { index, pair in
        LottieKeyframe(
          frame: pair.0.frame, value: pair.1,
          leaving: index < keys.count - 1 ? pair.0.leaving : nil)
      })
  }
}

/// All that a motion does at one time: where it arrives, where it departs from, and how.
private struct Corner {
  var frame: Double
  var arriving: SIMD4<Double>
  var departing: SIMD4<Double>
  var leaving: LottieTrack.Leaving

  /// Does away with a jump of which the side nearest to a value is the only one to be seen.
  mutating func showOnly(nearest value: SIMD4<Double>, ofStart isStart: Bool) {
    let arrives =
      magnitude(arriving - value).max() <= magnitude(departing - value).max()
    switch (isStart, arrives) {
    case (true, false): arriving = departing
    case (false, true): departing = arriving
    default: break
    }
  }
}

private func corners(of motion: Motion, framesPerSecond: Double) -> [Corner] {
  guard motion.moves else {
    return motion.keys.prefix(1).map {
      Corner(frame: 0, arriving: $0.value, departing: $0.value, leaving: .hold)
    }
  }
  var corners: [Corner] = []
  for key in motion.keys {
    var leaving = LottieTrack.Leaving.linear
    if case .bezier(let start, let end) = key.easing { leaving = .bezier(start, end) }
    let frame = LottieNumber.tidy(key.time * framesPerSecond)
    if let last = corners.last, last.frame >= frame {
      corners[corners.count - 1].departing = key.value
      corners[corners.count - 1].leaving = leaving
    } else {
      corners.append(
        Corner(frame: frame, arriving: key.value, departing: key.value, leaving: leaving))
    }
  }
  return corners
}

extension PropertyState {
  fileprivate func visibleVector(of property: Property) -> SIMD4<Double> {
    var vector = property.identityVector
    for (lane, component) in self[property].components.enumerated() { vector[lane] = component }
    return property.clamped(vector)
  }
}

extension AccuracyReport.Entry {
  fileprivate mutating func widen(jump width: Double) {
    shift = max(shift, width)
  }
}
