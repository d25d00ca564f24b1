import TransitionKit

/// One component of a property of a view over time.
struct MovingComponent {
  let bounds: TimelineBounds
  let track: Timeline.Track
  let lane: Int

  var timeline: Timeline { bounds.timeline }

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
    // Keyframes may lie between the samples.
    let instants = instants.thinned(to: 64)
    for (instant, next) in zip(instants, instants.dropFirst()) {
      range = range.union(Interval(value(at: instant)))
      range = range.union(Interval(value(at: instant + (next - instant) / 2)))
    }
    return range.width
  }

  /// A time so short that nothing moves in it, in seconds; longer than the error of a computed breakpoint.
  static let moment = 1e-10

  /// The name, such as `destination.translation.dx`.
  var name: String {
    let component = track.property.componentNames[lane]
    return "\(track.view).\(track.property)\(component.isEmpty ? "" : ".\(component)")"
  }

  /// The unit of the values, with a space before it.
  var unit: String { track.property.unit }
}
