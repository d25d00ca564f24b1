import Foundation
import TransitionKit

/// Extremes of a motion by dense samples and search, independent of the bounds that contracts are decided by.
///
/// It is here and not among the tests of contracts, as these are not optimized in a release build.
package struct MotionOracle {
  package let timeline: Timeline
  private let times: [Double]

  package init(_ timeline: Timeline, samples: Int = 400) {
    self.timeline = timeline
    var times = (0...samples).map { timeline.duration * Double($0) / Double(samples) }
    for timing in timeline.timings {
      for instant in [timing.start, timing.end] + timing.breakpoints {
        times += [instant.nextDown, instant, instant.nextUp]
      }
    }
    for segment in timeline.tracks.flatMap({ $0.segments }) {
      let levels = segment.path.breakpoints.filter { $0 > 0 && $0 < 1 }
      for instant in timeline.timings[segment.timing].times(at: levels) {
        times += [instant - 1e-9, instant, instant + 1e-9]
      }
    }
    self.times = times.filter { $0 >= 0 && $0 <= timeline.duration }.sorted()
  }

  /// The largest value of a function of time, and when it is attained.
  package func maximum(_ value: (Double) -> Double) -> (value: Double, time: Double) {
    let values = times.map(value)
    let best = values.indices.sorted { values[$0] > values[$1] }.prefix(3)
    var found = (value: -Double.infinity, time: 0.0)
    for index in best {
      var low = times[max(index - 1, 0)]
      var high = times[min(index + 1, times.count - 1)]
      if values[index] > found.value { found = (values[index], times[index]) }
      for _ in 0..<40 {
        let (a, b) = (low + (high - low) / 3, high - (high - low) / 3)
        if value(a) < value(b) { low = a } else { high = b }
      }
      let refined = value((low + high) / 2)
      if refined > found.value { found = (refined, (low + high) / 2) }
    }
    return found
  }

  /// The last time at which a condition holds; nil if it never does.
  package func last(where condition: (Double) -> Bool) -> Double? {
    guard let index = times.lastIndex(where: condition) else { return nil }
    guard index + 1 < times.count else { return times[index] }
    var (low, high) = (times[index], times[index + 1])
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if condition(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// Whether a condition holds at a sample before a time.
  package func holds(before time: Double, _ condition: (Double) -> Bool) -> Bool {
    times.contains { $0 < time && condition($0) }
  }

  /// Whether a condition holds at some time soon after another one, however shortly.
  package func holds(soonAfter time: Double, _ condition: (Double) -> Bool) -> Bool {
    (-36...0).contains { condition(min(time + exp2(Double($0)), timeline.duration)) }
      || times.contains { $0 >= time && condition($0) }
  }

  /// The corners of a view of a size at a time, by the matrix of its state.
  package func corners(of view: ViewID, size: Size, at time: Double) -> [Point] {
    let state = timeline.frame(at: time)[view]
    let matrix = state.transform(size: size)
    let frame = state.layoutFrame(size: size)
    let clip = state.clip
    func limited(_ number: Double) -> Double { min(max(number, 0), 1) }
    // Of a view of which nothing is left, the sides lie on each other.
    let (left, top) = (limited(clip.left), limited(clip.top))
    let (right, bottom) = (max(1 - limited(clip.right), left), max(1 - limited(clip.bottom), top))
    return [(left, top), (right, top), (right, bottom), (left, bottom)].map { x, y in
      matrix.apply(
        to: Point(
          x: frame.origin.x + x * frame.width, y: frame.origin.y + y * frame.height))
    }
  }
}
