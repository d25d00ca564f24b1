import TransitionKit

/// How the frames of a filmstrip are spaced from the start of a timeline to its end.
public enum FrameSpacing: Sendable, Hashable, CaseIterable {
  /// By the distance that the views travel, so that neighbouring frames differ about equally. Most frames of a spring
  /// are before it settles.
  case distance

  /// Frames at even distances in time.
  case time
}

extension FrameSpacing {
  /// The number of equal intervals whose speed is measured.
  private static let intervals = 512

  /// The largest speed, in average speeds, so that frames do not gather around a jump.
  private static let greatestSpeed = 8.0

  /// The least speed, in average speeds, so that pauses have frames, too.
  private static let leastSpeed = 0.1

  /// The times of some frames: the first is 0, the last the end of the timeline.
  package func times(of count: Int, in timeline: Timeline) -> [Double] {
    let duration = timeline.duration
    let fractions = (0..<count).map { count == 1 ? 0 : Double($0) / Double(count - 1) }
    guard self == .distance, count > 2, duration > 0 else { return fractions.map { $0 * duration } }
    let speeds = Self.speeds(of: timeline)
    let average = speeds.reduce(0, +) / Double(speeds.count)
    var travelled = [0.0]
    for speed in speeds {
      let relative = average > 0 ? min(speed / average, Self.greatestSpeed) : 0
      travelled.append((travelled.last ?? 0) + relative + Self.leastSpeed)
    }
    let total = travelled.last ?? 1
    var interval = 0
    return fractions.enumerated().map { index, fraction in
      if index == count - 1 { return duration }
      let distance = total * fraction
      while interval + 1 < travelled.count - 1, travelled[interval + 1] < distance { interval += 1 }
      let (start, end) = (travelled[interval], travelled[interval + 1])
      let position = Double(interval) + (distance - start) / (end - start)
      return duration * position / Double(Self.intervals)
    }
  }

  /// The distance that the numbers of all views move in each interval, each component as a fraction of its range.
  private static func speeds(of timeline: Timeline) -> [Double] {
    let views = Set(PieceSelection(timeline).views)
    let tracks = timeline.tracks.filter { views.contains(timeline.view(of: $0)) }
    var speeds = [Double](repeating: 0, count: intervals)
    for track in tracks {
      let values = (0...intervals).map { index in
        track.property.visible(
          timeline.value(of: track, at: timeline.duration * Double(index) / Double(intervals)))
      }
      let low = values.reduce(values[0]) { pointwiseMin($0, $1) }
      let range = values.reduce(values[0]) { pointwiseMax($0, $1) } - low
      let weight = (1 / range).replacing(with: 0, where: range .<= 0)
      for index in 0..<intervals {
        let step = (values[index + 1] - values[index]) * weight
        speeds[index] += (step * step).sum().squareRoot()
      }
    }
    return speeds.map { $0.isFinite ? $0 : 0 }
  }
}
