import TransitionKit

/// What one component of a track shows at dense times and around every breakpoint, independent of the bounds that contracts are
/// decided by.
///
/// It is here and not among the tests of contracts, as these are not optimized in a release build.
package struct ComponentOracle {
  package let timeline: Timeline
  package let track: Timeline.Track
  package let lane: Int

  /// The times, in order: even ones, and those right beside each breakpoint.
  package let times: [Double]
  /// The values at the times.
  package let values: [Double]
  /// The times at which something begins, ends, jumps or bends, in order.
  package let instants: [Double]
  /// The ends of springs, with the jumps that they may make there.
  package private(set) var springEnds: [(time: Double, jump: Double)] = []
  /// How far the values are apart.
  package let extent: Double

  package init(_ timeline: Timeline, _ track: Timeline.Track, lane: Int, samples: Int = 10_000) {
    (self.timeline, self.track, self.lane) = (timeline, track, lane)
    let duration = timeline.duration
    var instants = [0, duration]
    for segment in track.segments {
      let timing = timeline.timings[segment.timing]
      let levels = segment.path.breakpoints.filter { $0 > 0 && $0 < 1 }
      let inner = [timing.start, timing.end] + timing.breakpoints + timing.times(at: levels)
      instants += timeline.isReversed ? inner.map { duration - $0 } : inner
    }
    self.instants = instants.filter { $0 >= 0 && $0 <= duration }.sorted()
    var times = (0...samples).map { duration * Double($0) / Double(samples) }
    for instant in self.instants {
      times += Self.offsets.flatMap { [instant - $0, instant + $0] } + [instant]
    }
    self.times = times.filter { $0 >= 0 && $0 <= duration }.sorted()
    values = self.times.map { timeline.value(of: track, at: $0)[lane] }
    extent = (values.max() ?? 0) - (values.min() ?? 0)
    springEnds = track.segments.indices.flatMap { ends(of: $0) }
  }

  /// How far from a breakpoint samples are, in seconds.
  private static let offsets = [1e-12, 1e-11, 1e-10, 1e-9, 1e-8, 1e-7, 1e-6]

  package func value(_ time: Double) -> Double { timeline.value(of: track, at: time)[lane] }

  package func velocity(_ time: Double) -> Double { timeline.velocity(of: track, at: time)[lane] }

  /// What is no jump, however short the time is: the tolerance that is stated for values.
  package var rounding: Double { 1.1e-6 * extent + 1.1e-9 }

  /// By how much springs may jump that end between two times.
  package func springEnds(between start: Double, and end: Double) -> Double {
    springEnds.reduce(0) { sum, spring in
      spring.time >= start - 1e-11 && spring.time <= end + 1e-11 ? sum + spring.jump : sum
    }
  }

  /// The first two neighbouring times between which the change is one that something does not permit.
  package func firstPair(
    _ isBroken: (_ change: Double, _ seconds: Double, _ permitted: Double) -> Bool
  ) -> Double? {
    for index in times.indices.dropLast() where times[index + 1] > times[index] {
      let (from, to) = (times[index], times[index + 1])
      let permitted = 1.02 * springEnds(between: from, and: to) + rounding
      if isBroken(values[index + 1] - values[index], to - from, permitted) { return from }
    }
    return nil
  }

  /// Whether something is broken between two times near a third one.
  package func hasPair(
    near time: Double,
    _ isBroken: (_ change: Double, _ seconds: Double, _ permitted: Double) -> Bool
  ) -> Bool {
    let near = times(near: time)
    return zip(near, near.dropFirst()).contains { from, to in
      guard to - from >= 1e-11 else { return false }
      let permitted = 0.97 * springEnds(between: from, and: to)
      return isBroken(value(to) - value(from), to - from, permitted)
    }
  }

  /// Times within two microseconds of a time.
  package func times(near time: Double) -> [Double] {
    var steps = [1e-10]
    while let last = steps.last, last < 1.5e-6 { steps.append(1.3 * last) }
    return ([time] + steps.flatMap { [time - $0, time + $0] })
      .filter { $0 >= 0 && $0 <= timeline.duration }.sorted()
  }

  /// How far the value jumps beside a time by more than springs may: what it changes by in however short a time.
  package func jump(at time: Double) -> Double {
    let now = value(time)
    let permitted = 1.02 * springEnds(between: time, and: time) + rounding
    return [-1.0, 1].reduce(0) { largest, side in
      func change(_ seconds: Double) -> Double {
        abs(value(min(max(time + side * seconds, 0), timeline.duration)) - now)
      }
      // An infinite slope changes the less the shorter the time is.
      let jump = change(1e-12)
      return jump > permitted && jump > 0.6 * change(1e-10) ? max(largest, jump) : largest
    }
  }

  /// By how much the slopes on both sides of a time differ, by straight lines of some seconds.
  package func bend(at time: Double, _ seconds: Double) -> Double {
    guard time >= 3 * seconds, time <= timeline.duration - 3 * seconds else { return 0 }
    func slope(_ side: Double) -> Double {
      let (near, middle, far) = (
        value(time + side * seconds / 4), value(time + side * 1.25 * seconds),
        value(time + side * 2.25 * seconds)
      )
      // The slope right beside the time, as that changes too.
      let (first, second) = ((middle - near) / seconds, (far - middle) / seconds)
      return side * (first + 0.75 * (first - second))
    }
    return abs(slope(1) - slope(-1))
  }

  /// Whether nothing begins or ends near a time.
  package func isPlain(_ time: Double, within distance: Double) -> Bool {
    time > distance && time < timeline.duration - distance
      && !instants.contains { abs($0 - time) < distance }
  }
}

extension ComponentOracle {
  /// The ends of the springs of a contribution, by what it shows alone.
  private func ends(of index: Int) -> [(time: Double, jump: Double)] {
    let segment = track.segments[index]
    guard segment.moves else { return [] }
    let timing = timeline.timings[segment.timing]
    var found: [(time: Double, jump: Double)] = []
    func add(_ time: Double, reaching reach: Double) {
      let shown = timeline.isReversed ? timeline.duration - time : time
      found.append((shown, largestJump(reaching: reach) * factor(besides: index, at: time)))
    }
    if case .spring = timing.animation.base {
      let slope = segment.isStraight ? 0 : abs(segment.velocity(at: 1)[lane])
      add(timing.end, reaching: max(abs(segment.end[lane] - segment.start[lane]), slope))
    }
    guard case .keyframes(let path) = segment.path, path.track.duration > 0 else { return found }
    for keyframe in path.track.segments {
      guard case .spring = keyframe.interpolation, keyframe.duration > 0 else { continue }
      let target = keyframe.to.lanes[lane]
      let reach = (0...400).reduce(abs(keyframe.from.lanes[lane] - target)) { reach, step in
        let time = keyframe.start + keyframe.duration * Double(step) / 400
        return max(reach, abs(path.track.value(at: time.nextDown).lanes[lane] - target))
      }
      let level = keyframe.end / path.track.duration
      let progress = path.isReversed ? 1 - level : level
      let times =
        progress <= 0
        ? [timing.start] : progress >= 1 ? [timing.end] : timing.times(at: [progress])
      // A peak may lie between two samples.
      for time in times { add(time, reaching: 1.001 * reach) }
    }
    return found
  }

  /// Half a point of a length, or 0.1 %, whichever is smaller.
  private func largestJump(reaching reach: Double) -> Double {
    let isLength: Bool =
      switch track.property {
      case .translation, .frame, .cornerRadius, .clipRadius, .blur, .borderWidth: true
      case .shadow: lane > 0
      default: false
      }
    return isLength ? min(0.001 * reach, 0.5) : 0.001 * reach
  }

  private func factor(besides index: Int, at time: Double) -> Double {
    guard track.property.composition == .multiply else { return 1 }
    return track.segments.indices.filter { $0 != index }.reduce(1) { factor, other in
      let segment = track.segments[other]
      return factor
        * abs(segment.value(at: timeline.timings[segment.timing].progress(at: time))[lane])
    }
  }
}
