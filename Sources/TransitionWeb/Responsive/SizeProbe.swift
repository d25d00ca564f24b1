import TransitionExport
import TransitionKit

/// A transition compiled for several sizes, to see which of its numbers depend on a size, and how.
///
/// Every transition can be compiled, those with custom handlers and modifiers too: a translation by the width of
/// the container is one that doubles when the width does.
struct SizeProbe {
  /// A length that a translation can be relative to.
  enum Length: CaseIterable {
    case containerWidth, containerHeight, viewWidth, viewHeight
  }

  /// Whether the view fills the container, so that ``lengths`` has only those of the container.
  let viewFillsContainer: Bool

  /// The lengths that are changed, with their values in the reference container.
  let lengths: [(length: Length, value: Double)]

  let reference: Timeline
  /// A timeline for each of the lengths, in which that length is doubled.
  private let doubled: [ProbedTimeline]
  /// A timeline at another size and position, which checks the results of the others.
  private let check: ProbedTimeline
  private let checkValues: [Double]

  init(_ container: Container, _ compile: (Container) -> Timeline) {
    var container = container
    // A sheet has one duration for every size, so its springs end at 0.1 % of any length.
    container.followsProgress = true
    let whole = Rect(size: container.frame.size)
    let fills = container.viewFrame == whole
    viewFillsContainer = fills
    let view = fills ? whole : container.viewFrame
    lengths = [
      (.containerWidth, whole.width), (.containerHeight, whole.height), (.viewWidth, view.width),
      (.viewHeight, view.height),
    ].prefix(fills ? 2 : 4).map { $0 }
    /// The container with other lengths.
    func sized(_ values: [Double], movedBy distance: Double = 0) -> Container {
      var changed = container
      changed.frame.size = Size(width: values[0], height: values[1])
      changed.viewFrame = fills ? Rect(size: changed.frame.size) : view
      if !fills {
        changed.viewFrame.size = Size(width: values[2], height: values[3])
        changed.viewFrame.origin.x += distance
        changed.viewFrame.origin.y += distance
      }
      return changed
    }
    let values = lengths.map { $0.value }
    reference = compile(container)
    doubled = values.indices.map { index in
      var longer = values
      longer[index] *= 2
      return ProbedTimeline(compile(sized(longer)))
    }
    checkValues = zip(values, [2.5, 0.75, 1.5, 0.5]).map { $0 * $1 }
    check = ProbedTimeline(compile(sized(checkValues, movedBy: 8)))
  }

  /// A vector as a sum of points and multiples of the lengths.
  struct Sum {
    let points: SIMD4<Double>
    let factors: [SIMD4<Double>]
  }

  /// The sum that a value of a track is, from the reference, from each timeline with a doubled length, and from the check.
  ///
  /// - Parameter track: a track of the reference.
  /// - Returns: nil if the value is no such sum.
  private func sum(
    of track: Timeline.Track, _ read: (Timeline, Timeline.Track) -> SIMD4<Double>
  ) -> Sum? {
    let view = reference.view(of: track)
    func value(in other: ProbedTimeline) -> SIMD4<Double>? {
      other.track(of: track.property, view).map { read(other.timeline, $0) }
    }
    let base = read(reference, track)
    guard let checked = value(in: check) else { return nil }
    var points = base
    var expected = base
    var factors: [SIMD4<Double>] = []
    for (index, timeline) in doubled.enumerated() {
      guard let longer = value(in: timeline), lengths[index].value > 0 else { return nil }
      // A value that does not change has the factor 0, without a rounding error.
      let change = (longer - base).replacing(with: 0, where: areClose(longer, base))
      factors.append(change / lengths[index].value)
      points -= change
      expected += change * (checkValues[index] / lengths[index].value - 1)
    }
    guard all(areClose(expected, checked)) else { return nil }
    points.replace(with: 0, where: areClose(points + base, base))
    return Sum(points: points, factors: factors)
  }

  /// The value of a track of the reference at a time.
  func sum(of track: Timeline.Track, at time: Double) -> Sum? {
    sum(of: track) { $0.value(of: $1, at: time) }
  }

  /// Whether a track moves along a straight line from one sum to another, at every size.
  func isStraight(
    _ track: Timeline.Track, from start: Sum, to end: Sum, over times: ClosedRange<Double>
  )
    -> Bool
  {
    let (from, to) = (
      reference.value(of: track, at: times.lowerBound),
      reference.value(of: track, at: times.upperBound)
    )
    let delta = to - from
    guard let lane = (0..<4).max(by: { abs(delta[$0]) < abs(delta[$1]) }), delta[lane] != 0 else {
      return false
    }
    return (1..<8).allSatisfy { step in
      let time =
        times.lowerBound + (times.upperBound - times.lowerBound) * Double(step) / 8
      guard let sum = sum(of: track, at: time) else { return false }
      let progress = (reference.value(of: track, at: time)[lane] - from[lane]) / delta[lane]
      return zip(zip(start.factors, end.factors), sum.factors).allSatisfy { ends, factor in
        let expected = ends.0 + (ends.1 - ends.0) * progress
        return all(areClose(expected, factor))
      }
    }
  }

  /// The velocity of a track of the reference at a time.
  func velocity(of track: Timeline.Track, at time: Double, isBefore: Bool) -> Sum? {
    sum(of: track) { $0.velocity(of: $1, at: time, isBackwards: isBefore) }
  }

  /// Whether a track is the same at every size, checked at some times.
  func isConstant(_ track: Timeline.Track) -> Bool {
    let others = doubled + [check]
    return others.allSatisfy { other in
      guard other.timeline.duration == reference.duration,
        let same = other.track(of: track.property, reference.view(of: track))
      else { return false }
      return (0...16).allSatisfy { step in
        let time = reference.duration * Double(step) / 16
        return all(
          areClose(
            reference.value(of: track, at: time), other.timeline.value(of: same, at: time)))
      }
    }
  }

  /// Whether all compiled timelines have the same duration.
  var hasOneDuration: Bool {
    (doubled + [check]).allSatisfy { $0.timeline.duration == reference.duration }
  }
}

/// The lanes in which two vectors are equal but for rounding.
private func areClose(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMDMask<SIMD4<Int64>> {
  let size = larger(a, b).replacing(with: 1, where: larger(a, b) .< 1)
  return magnitude(a - b) .<= size * 1e-9
}

/// A timeline at another size, with its tracks by what they move: a view may have thousands of pieces.
private struct ProbedTimeline {
  let timeline: Timeline
  private let tracks: [Moved: Timeline.Track]

  private struct Moved: Hashable {
    let view: ViewID
    let property: ViewProperty
  }

  init(_ timeline: Timeline) {
    self.timeline = timeline
    tracks = Dictionary(
      firstOf: timeline.tracks.map {
        (Moved(view: timeline.view(of: $0), property: $0.property), $0)
      })
  }

  /// The track of a property of a view; nil if there is none.
  func track(of property: ViewProperty, _ view: ViewID) -> Timeline.Track? {
    tracks[Moved(view: view, property: property)]
  }
}
