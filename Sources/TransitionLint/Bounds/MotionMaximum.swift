import TransitionKit

/// The largest value of something that moves, and a bound that it never exceeds.
public struct MotionMaximum: Sendable, Hashable {
  /// A value that is attained.
  public let attained: Double

  /// A bound that is never exceeded: at most 0.1 % above the attained value, unless the motion is too steep to tell.
  public let bound: Double
}

extension MotionMaximum: CustomStringConvertible {
  /// The attained value and the bound.
  public var description: String { "\(readable(attained)), at most \(readable(bound))" }
}

extension MotionConvertible {
  /// The range of a component of a property: bounds that it never leaves.
  ///
  /// It is at most 0.1 % wider than what is attained. A component that no one writes stays at rest.
  ///
  /// - Parameters:
  ///   - view: the view that has the property.
  ///   - property: the property; one that is never written stays at rest.
  ///   - component: a name of `ViewProperty.componentNames`; the first one by default.
  public func range(
    of view: ViewID, _ property: ViewProperty, component: String? = nil
  ) -> ClosedRange<Double> {
    guard let moving = MovingComponent(motion.timeline, view, property, component) else {
      let lane = property.lane(of: component)
      return property.identityVector[lane]...property.identityVector[lane]
    }
    let upper = moving.maximum(scale: moving.extent) {
      $0.value
    } of: {
      $0
    }
    let lower = moving.maximum(scale: moving.extent) {
      -$0.value
    } of: {
      -$0
    }
    return min(-lower.bound, upper.bound)...upper.bound
  }

  /// The largest rate of change of a component of a property, in units of the property a second.
  ///
  /// A jump does not count. See ``MotionContract/smooth(_:_:component:includingEnds:)``.
  ///
  /// - Parameters:
  ///   - view: the view that has the property.
  ///   - property: the property; one that is never written has the velocity 0.
  ///   - component: a name of `ViewProperty.componentNames`; the first one by default.
  public func maximumVelocity(
    of view: ViewID, _ property: ViewProperty, component: String? = nil
  ) -> MotionMaximum {
    guard let moving = MovingComponent(motion.timeline, view, property, component) else {
      return MotionMaximum(attained: 0, bound: 0)
    }
    return moving.maximumVelocity
  }
}

extension MovingComponent {
  fileprivate init?(
    _ timeline: Timeline, _ view: ViewID, _ property: ViewProperty, _ component: String?
  ) {
    let found = timeline.tracks.first { $0.view == view && $0.property == property }
    guard let found else { return nil }
    self.init(
      bounds: TimelineBounds(timeline), track: found, lane: property.lane(of: component))
  }

  fileprivate func maximum(
    scale: Double, _ bounds: (IntervalJet) -> Interval, of value: (Double) -> Double
  ) -> MotionMaximum {
    var search = BoundedSearch()
    let found = search.maximum(
      on: spans, slack: 1e-3, scale: scale,
      { bounds(self.bounds(over: $0)) }, { value(self.value(at: $0)) })
    // The breakpoints between the spans, where a value may hold for that time only.
    let ends = instants.map { value(self.value(at: $0)) }.max() ?? -.infinity
    return MotionMaximum(
      attained: max(found.attained, ends), bound: max(found.bound, ends))
  }

  private var spans: [Interval] {
    let instants = instants
    return zip(instants, instants.dropFirst()).map { Interval($0, $1) }
  }

  fileprivate var maximumVelocity: MotionMaximum {
    var search = BoundedSearch()
    let found = search.maximum(
      on: spans, slack: 1e-3, scale: 0,
      // A slope that is infinite at a breakpoint is one of both sides.
      { bounds.wideBounds(of: track, over: $0)[lane].velocity.absolute },
      { abs(velocity(at: $0)) })
    return MotionMaximum(attained: max(found.attained, 0), bound: max(found.bound, 0))
  }
}

extension ViewProperty {
  fileprivate func lane(of component: String?) -> Int {
    component.flatMap { componentNames.firstIndex(of: $0) } ?? 0
  }
}
