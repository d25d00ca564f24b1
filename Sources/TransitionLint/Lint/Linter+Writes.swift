import TransitionKit

// Writes that change nothing.
extension Linter {
  /// Looks for contributions that are at rest throughout, and for constants that nothing makes use of.
  mutating func findIdleWrites(_ contributions: [Contribution]) {
    for contribution in contributions {
      let property = contribution.property
      let isIdle =
        property.isAnimatable
        ? contribution.written.isAtRest : isUnused(property, by: contribution.view)
      guard isIdle else { continue }
      add(
        .writeWithoutEffect, .note, contribution.view, property,
        interval(of: contribution.timingValue), size: 0, property.unitName,
        property.isAnimatable ? "is at rest throughout" : property.idleReason,
        property.isAnimatable
          ? "Leave it out, or write another value."
          : "Leave it out, or use it with what it is for.",
        from: [contribution])
    }
  }

  /// Whether a constant matters only for what the view does not do.
  private func isUnused(_ property: ViewProperty, by view: ViewID) -> Bool {
    func writes(_ properties: PropertySet) -> Bool {
      timeline.tracks.contains { $0.view == view && properties.contains($0.property) }
    }
    switch property {
    case .anchor: return !writes([.scale, .rotation, .layoutScale])
    case .perspective, .doubleSided: return !writes([.rotation, .translation, .scale])
    default: return false
    }
  }
}

extension ViewProperty {
  fileprivate var idleReason: String {
    self == .anchor
      ? "has no effect, as the view neither rotates nor changes its size"
      : "has no effect, as the view does not rotate"
  }
}
