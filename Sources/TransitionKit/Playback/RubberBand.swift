/// How far views follow a finger beyond the ends of a transition.
///
/// At a distance x beyond an end they are shown at f(x) = (1 - 1 / (c x + 1)), in units of the whole distance, with the coefficient c of
/// a policy. ``GestureFeel`` has the source.
package struct RubberBand {
  private let coefficient: Double
  /// Beyond an end nothing is shown this far, as the finger would be infinitely far away.
  private static let limit = 0.999
  /// With less a finger could hardly pull back what it has caught beyond an end.
  private static let coefficients = 0.01...1

  package init(_ policy: InteractionPolicy) {
    let (given, valid) = (policy.rubberBandCoefficient, Self.coefficients)
    coefficient =
      given.isNaN ? GestureFeel.rubberBand : min(max(given, valid.lowerBound), valid.upperBound)
  }

  /// The progress that is shown for that of the finger; between 0 and 1 it is the same.
  package func shown(_ progress: Double) -> Double {
    let inside = min(max(progress, 0), 1)
    let excess = progress - inside
    guard excess != 0 else { return progress }
    let shown = 1 - 1 / (coefficient * abs(excess) + 1)
    return inside + (excess < 0 ? -shown : shown)
  }

  /// The slope of what is shown.
  package func slope(at progress: Double) -> Double {
    let excess = abs(progress - min(max(progress, 0), 1))
    guard excess > 0 else { return 1 }
    let stretch = coefficient * excess + 1
    return coefficient / (stretch * stretch)
  }

  /// The progress of a finger for which another one is shown.
  package func position(shownAt shown: Double) -> Double {
    let inside = min(max(shown, 0), 1)
    let excess = shown - inside
    guard excess != 0 else { return shown }
    let distance = (1 / (1 - min(abs(excess), Self.limit)) - 1) / coefficient
    return inside + (excess < 0 ? -distance : distance)
  }
}
