import TransitionKit

/// One component of a property of a view over time.
struct MovingComponent {
  let bounds: TimelineBounds
  let track: Timeline.Track
  let lane: Int

  private var timeline: Timeline { bounds.timeline }

  func value(at time: Double) -> Double { timeline.value(of: track, at: time)[lane] }

  func velocity(at time: Double) -> Double { timeline.velocity(of: track, at: time)[lane] }

  func bounds(over time: Interval) -> IntervalJet { bounds.bounds(of: track, over: time)[lane] }

  var start: Double { value(at: 0) }
  var end: Double { value(at: timeline.duration) }

  /// The times at which it may jump or bend, with the start and the end, in order.
  var instants: [Double] { bounds.instants(of: CollectionOfOne(track)) }

  /// Whether it never changes.
  var isConstant: Bool { track.segments.allSatisfy { !$0.moves } }

  /// How far it moves, roughly: what tolerances are fractions of.
  var extent: Double {
    var range = Interval(between: start, and: end)
    for step in 1..<32 {
      range = range.union(Interval(value(at: timeline.duration * Double(step) / 32)))
    }
    return range.width
  }

  /// The largest change at one time that is the end of a spring, not a jump: 0.001 of the distance. See `Spring`.
  var snap: Double {
    let rounding = 1e-4 * extent + 1e-9
    let springs = track.segments.filter { isSpring($0) }
    guard !springs.isEmpty else { return rounding }
    let travels = springs.map { $0.travel(in: lane) }
    if track.property.composition == .multiply {
      // The other factors magnify what one of them snaps by.
      let factor = track.segments.reduce(1) {
        $0 * max(abs($1.start[lane]), abs($1.end[lane]), 1)
      }
      return 2.2e-3 * max(extent, (travels.max() ?? 0) * factor) + 1e-9
    }
    // Several may end at once.
    return 1.1e-3 * max(extent, travels.reduce(0, +)) + 1e-9
  }

  /// Whether a segment may end like a spring: it is one, it has one, or nothing is known of it.
  private func isSpring(_ segment: Timeline.Segment) -> Bool {
    switch timeline.timings[segment.timing].animation.base {
    case .spring, .custom: return true
    case .curve: break
    }
    switch segment.path {
    case .straight, .quadratic, .oklab, .motionPath: return false
    case .modifier: return true
    case .keyframes(let path):
      return path.track.segments.contains {
        if case .spring = $0.interpolation { return true }
        return false
      }
    }
  }

  /// A time so short that nothing moves in it, in seconds; longer than the error of a computed breakpoint.
  static let moment = 1e-10

  /// How far the value jumps at a breakpoint.
  func jump(at instant: Double) -> Double {
    let jump = largestChange(at: instant, within: Self.moment)
    // A slope without limit is no jump: the shorter the time, the smaller the change.
    let part = largestChange(at: instant, within: Self.moment / 100)
    return abs(part) > abs(jump) / 2 ? jump : 0
  }

  private func largestChange(at instant: Double, within moment: Double) -> Double {
    let now = value(at: instant)
    let before = instant > 0 ? now - value(at: max(instant - moment, 0)) : 0
    let after =
      instant < timeline.duration
      ? value(at: min(instant + moment, timeline.duration)) - now : 0
    return abs(before) > abs(after) ? before : after
  }

  /// By how much the velocity changes at a breakpoint, from standstill before the start and to standstill at the end.
  func change(at instant: Double) -> Double {
    let before = instant > 0 ? velocity(at: instant - Self.moment) : 0
    let after = instant < timeline.duration ? velocity(at: instant + Self.moment) : 0
    return after - before
  }

  /// The name, such as `destination.translation.dx`.
  var name: String {
    let component = track.property.componentNames[lane]
    return "\(track.view).\(track.property)\(component.isEmpty ? "" : ".\(component)")"
  }

  /// The unit of the values, with a space before it.
  var unit: String { track.property.unit }
}

extension Timeline.Segment {
  /// How far a spring may have to go, of which it leaves out a thousandth at its end.
  fileprivate func travel(in lane: Int) -> Double {
    let straight = abs(end[lane] - start[lane])
    guard case .keyframes(let path) = path else {
      // A path may be steeper at its end than the straight line is.
      return isStraight ? straight : max(straight, abs(velocity(at: 1)[lane]))
    }
    return path.track.segments.reduce(straight) { longest, keyframe in
      guard case .spring(let spring, let velocity) = keyframe.interpolation else { return longest }
      let delta = keyframe.to - keyframe.from
      // A spring that is hit settles in comparison with how far that throws it; see `KeyframeTrack`.
      return max(
        longest, delta.magnitudeSquared.squareRoot(),
        velocity.magnitudeSquared.squareRoot() * spring.response)
    }
  }
}
