import TransitionKit

// Motion that takes too long, is over too soon, waits, or rotates too far: notes with limits of the caller.
extension Linter {
  mutating func findPacing() {
    guard duration > 0 else { return }
    let tracks = timeline.tracks.map { (track: $0, intervals: movingIntervals(of: $0)) }
      .filter { !$0.intervals.isEmpty }
    guard !tracks.isEmpty else { return }
    findDuration()
    findIdleTimes(between: tracks.flatMap { $0.intervals })
    findLateStart(of: tracks)
    for (track, intervals) in tracks where track.property == .rotation {
      findRotation(of: track, in: intervals)
    }
  }

  private mutating func findDuration() {
    let duration = motion.durationWithoutLoops
    guard duration > 0 else { return }
    if duration > rules.durations.upperBound {
      add(
        .longTransition, .note, nil, nil, 0...duration, size: duration, "s",
        "the whole takes \(readable(duration)) s",
        "Shorten it, or raise durations of the rules.", from: [])
    } else if duration < rules.durations.lowerBound {
      add(
        .shortTransition, .note, nil, nil, 0...duration, size: duration, "s",
        "the whole takes \(readable(duration)) s, too short to be seen",
        "Give it more time, or lower durations of the rules.", from: [])
    }
  }

  private mutating func findIdleTimes(between intervals: [ClosedRange<Double>]) {
    var latest = 0.0
    var gaps: [ClosedRange<Double>] = []
    let intervals = intervals.sorted { $0.lowerBound < $1.lowerBound }
    for interval in intervals + [duration...duration] {
      if interval.lowerBound - latest > rules.longestIdleTime {
        gaps.append(latest...interval.lowerBound)
      }
      latest = max(latest, interval.upperBound)
    }
    for gap in gaps {
      let (start, end) = (gap.lowerBound, gap.upperBound)
      add(
        .idleTime, .note, nil, nil, gap, size: end - start, "s",
        "nothing moves from \(readable(start)) to \(readable(end)) s",
        "Let the next part start earlier, or leave the delay out.", from: [])
    }
  }

  private mutating func findLateStart(
    of tracks: [(track: Timeline.Track, intervals: [ClosedRange<Double>])]
  ) {
    var starts: [ViewID: Double] = [:]
    for (track, intervals) in tracks {
      let first = intervals.reduce(.infinity) { min($0, $1.lowerBound) }
      starts[track.view] = min(starts[track.view] ?? .infinity, first)
    }
    // One view stands for all that are late: the last one, and of several the first in the order of the views.
    let latest = timeline.targets.map { $0.id }.max {
      (starts[$0] ?? 0) < (starts[$1] ?? 0)
    }
    guard let view = latest, let start = starts[view], start > rules.latestStart else { return }
    let unseen = viewsOutside(from: starts).count
    let (reason, suggestion) =
      unseen > 0
      ? (
        ", as \(unseen) of the views that wait are outside the container all the time",
        "A stagger counts views that are not seen, too: give it a time for all, as .index(total:) does."
      )
      : ("", "Shorten the delays between the views, or limit how long they may be in all.")
    add(
      .lateStart, .note, view, nil, 0...start, size: start, "s",
      "does not start to move before \(readable(start)) s\(reason)", suggestion)
  }

  /// The views that wait, and of which nothing is in the container from their starts on, as far as these, the end and the middle show.
  private func viewsOutside(from starts: [ViewID: Double]) -> [ViewID] {
    visible.drawn.compactMap { index in
      let view = visible.views.views[index].id
      guard let start = starts[view], start > 0 else { return nil }
      let times = [start, (start + duration) / 2, duration]
      return times.allSatisfy { visible.isOutside(index, at: $0) } ? view : nil
    }
  }

  private mutating func findRotation(of track: Timeline.Track, in intervals: [ClosedRange<Double>])
  {
    let angle = largestAngle(of: track)
    guard angle > rules.largestRotation.radians + 1e-6 else { return }
    let start = intervals.reduce(duration) { min($0, $1.lowerBound) }
    let end = intervals.reduce(start) { max($0, $1.upperBound) }
    add(
      .excessiveRotation, .note, track.view, .rotation, start...end, size: angle, "rad",
      "rotates by \(readable(Angle(radians: angle).degrees)) degrees",
      "Rotate less, or raise largestRotation of the rules. Check the unit of the angle.")
  }

  /// How far a view is rotated as it was written: what a spring adds is not counted.
  private func largestAngle(of track: Timeline.Track) -> Double {
    var angle = 0.0
    for segment in track.segments {
      let steps = segment.isStraight ? 1 : 60
      for step in 0...steps {
        let value = segment.value(at: Double(step) / Double(steps))
        let turned = value - segment.end
        for vector in [value, turned] {
          let axis = SIMD3(vector.x, vector.y, vector.z)
          angle = max(angle, (axis * axis).sum().squareRoot())
        }
      }
    }
    return angle
  }

  // MARK: When something moves

  /// The intervals in which a track changes its value, in no order.
  private func movingIntervals(of track: Timeline.Track) -> [ClosedRange<Double>] {
    guard track.property.isAnimatable else { return [] }
    let moving = track.segments.filter { $0.moves }
    if !timeline.isReversed, timeline.repeats(track) {
      let start = moving.reduce(duration) { start, segment in
        let timing = timeline.timings[segment.timing]
        return min(start, timing.start + (timing.loop?.delay ?? 0))
      }
      return [start...duration]
    }
    let intervals = moving.map { interval(of: timeline.timings[$0.timing]) }
    // What is delayed, repeats, or moves along a path may rest for a part of its time.
    let longest = min(rules.longestIdleTime, rules.latestStart)
    let mayRest = intervals.contains { $0.upperBound - $0.lowerBound > longest }
    guard mayRest else { return intervals }
    return sampledIntervals(of: track)
  }

  private func sampledIntervals(of track: Timeline.Track) -> [ClosedRange<Double>] {
    let count = Int(min(max(duration * 60, 60), 1200))
    var times = (0...count).map { duration * Double($0) / Double(count) }
    times += bounds.instants.filter { $0 <= duration }.thinned(to: 256)
    times.sort()
    var intervals: [ClosedRange<Double>] = []
    var (last, before) = (timeline.value(of: track, at: 0), 0.0)
    for time in times.dropFirst() {
      let value = timeline.value(of: track, at: time)
      if largestDifference(value, last, of: track.property) > 1e-9 {
        if let open = intervals.last, open.upperBound == before {
          intervals[intervals.count - 1] = open.lowerBound...time
        } else {
          intervals.append(before...time)
        }
      }
      (last, before) = (value, time)
    }
    return intervals
  }
}
