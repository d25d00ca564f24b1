/// How far views follow a finger beyond a range of positions.
///
/// At a distance x beyond an end they are shown at f(x) = (1 - 1 / (c x + 1)), in units of the whole distance, with the coefficient c of
/// a policy. ``GestureFeel`` has the source.
package struct RubberBand {
  /// Where views follow the finger one to one; an end that is infinite has no rubber band.
  package let range: ClosedRange<Double>
  /// The units beyond the ends; 0 lets views follow the finger there, too.
  private let units: (below: Double, above: Double)
  private let coefficient: Double
  /// Beyond an end nothing is shown this far, as the finger would be infinitely far away.
  private static let limit = 0.999
  /// With less a finger could hardly pull back what it has caught beyond an end.
  private static let coefficients = 0.01...1

  package init(
    _ policy: InteractionPolicy, beyond range: ClosedRange<Double>, below: Double = 1,
    above: Double = 1
  ) {
    let (given, valid) = (policy.rubberBandCoefficient, Self.coefficients)
    coefficient =
      given.isNaN ? GestureFeel.rubberBand : min(max(given, valid.lowerBound), valid.upperBound)
    (self.range, units) = (range, (below, above))
  }

  /// What is shown for a position of the finger.
  package func shown(_ position: Double) -> Double {
    beyond(position) { 1 - 1 / (coefficient * $0 + 1) }
  }

  /// The position of a finger for which something is shown.
  package func position(shownAt shown: Double) -> Double {
    beyond(shown) { (1 / (1 - min($0, Self.limit)) - 1) / coefficient }
  }

  /// The slope of what is shown.
  package func slope(at position: Double) -> Double {
    let (excess, unit) = excess(of: position)
    guard excess != 0, unit > 0 else { return 1 }
    let stretch = coefficient * abs(excess) / unit + 1
    return coefficient / (stretch * stretch)
  }

  /// A position with another distance beyond the range.
  private func beyond(_ position: Double, _ distance: (Double) -> Double) -> Double {
    let (excess, unit) = excess(of: position)
    guard excess != 0, unit > 0 else { return position }
    let changed = distance(abs(excess) / unit) * unit
    return excess < 0 ? range.lowerBound - changed : range.upperBound + changed
  }

  private func excess(of position: Double) -> (Double, unit: Double) {
    if position < range.lowerBound { return (position - range.lowerBound, units.below) }
    return position > range.upperBound ? (position - range.upperBound, units.above) : (0, 1)
  }
}
