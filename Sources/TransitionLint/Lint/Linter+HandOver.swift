import TransitionKit

// Where one transition leaves a view, and where the next one begins.
extension Linter {
  /// Compares what this motion leaves with what another one starts from.
  mutating func findHandOver(
    from first: CompiledTransition, to next: CompiledTransition
  ) {
    for target in first.timeline.targets where target.parent == nil {
      guard let successor = first.successor(of: target, in: next) else { continue }
      for property in first.properties(of: target.id).union(next.properties(of: successor)) {
        guard property.isAnimatable else { continue }
        let leaves = target.operation == .removal
        let left = first.stage(of: target.id, property, isOver: !leaves)
        let found = next.value(of: successor, property, at: 0)
        let size = largestDifference(left, found, of: property)
        guard size > 1e-9 * max(1, abs(left.max()), abs(found.max())) else { continue }
        func text(_ value: SIMD4<Double>) -> String {
          "\(PropertyValue(property.unpremultiplied(value), of: property))"
        }
        add(
          .unmatchedHandOver, leaves ? .note : .warning, target.id, property, duration...duration,
          size: size, property.unitName,
          leaves
            ? "leaves at \(text(left)), and comes back from \(text(found))"
            : "is left at \(text(left)), and the next transition starts at \(text(found))",
          "Let the next transition start where this one ends.",
          from: first.explain(target.id, property, at: duration).operands.compactMap {
            $0.contribution
          }
            + next.explain(successor, property, at: 0).operands.compactMap { $0.contribution })
      }
    }
  }
}

extension CompiledTransition {
  /// The view of the next transition that a view of this one is: by identity, or else by its role.
  fileprivate func successor(
    of target: TransitionTarget, in next: CompiledTransition
  ) -> ViewID? {
    let views = next.timeline.targets.filter { $0.parent == nil }.map { $0.id }
    if let identity = identity(of: target.id) {
      return views.first { next.identity(of: $0) == identity }
    }
    switch target.id {
    case .view: return views.first { $0 == .view }
    case .origin: return navigation != next.navigation ? views.first { $0 == .destination } : nil
    case .destination: return views.first { $0 == .origin }
    default: return nil
    }
  }

  fileprivate func properties(of view: ViewID) -> Set<ViewProperty> {
    Set(timeline.tracks.lazy.filter { $0.view == view }.map { $0.property })
  }

  fileprivate func value(of view: ViewID, _ property: ViewProperty, at time: Double) -> SIMD4<
    Double
  > {
    let track = timeline.tracks.first { $0.view == view && $0.property == property }
    return track.map { timeline.value(of: $0, at: time) } ?? property.identityVector
  }

  /// The last value of a property, or what it leaves behind.
  fileprivate func stage(of view: ViewID, _ property: ViewProperty, isOver: Bool) -> SIMD4<Double> {
    guard isOver else { return value(of: view, property, at: timeline.duration) }
    let track = timeline.tracks.first { $0.view == view && $0.property == property }
    return track?.completion ?? property.identityVector
  }
}
