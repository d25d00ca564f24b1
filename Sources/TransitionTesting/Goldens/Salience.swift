import TransitionKit

/// How much a viewer feels a difference between two motions.
///
/// Sorted from the largest to the least, differences that a viewer notices come before those that are too small for
/// that. Among each of the two, what is visible comes before where things are, then how they look, then when they move.
package struct Salience: Sendable {
  /// What a viewer feels of a difference, the strongest first.
  package enum Sense: Int, Sendable, CaseIterable {
    case visibility, distance, appearance, timing
  }

  package let sense: Sense

  /// How large the difference is: points of a distance, and just noticeable differences of all else.
  package let size: Double

  /// Whether a viewer notices the difference.
  package let isNoticeable: Bool

  /// - Parameters:
  ///   - size: how large the difference is.
  ///   - least: the least size that a viewer notices.
  init(_ sense: Sense, size: Double, least: Double = 1) {
    let clamped = size.isNaN ? Self.whole : min(max(size, 0), 1e9)
    self.sense = sense
    // What differs by rounding only is felt equally.
    self.size = (clamped * 100).rounded() / 100
    isNoticeable = self.size >= least
  }

  /// The size of a difference that is there or is not, such as that of a view that no longer takes part.
  static let whole = 1000.0
}

extension Salience: Comparable {
  /// Whether a viewer feels the first difference less than the second.
  package static func < (a: Salience, b: Salience) -> Bool {
    if a.isNoticeable != b.isNoticeable { return b.isNoticeable }
    if a.sense != b.sense { return a.sense.rawValue > b.sense.rawValue }
    return a.size < b.size
  }
}

extension MotionGolden {
  /// How this motion differs from another one, what a viewer feels most first.
  ///
  /// - Parameters:
  ///   - golden: the motion that was expected.
  ///   - tolerance: what is passed over.
  package func rankedDifferences(
    from golden: MotionGolden, tolerance: MotionTolerance = .standard
  ) -> [(difference: MotionDifference, salience: Salience)] {
    var meter = SalienceMeter(of: model, with: golden.model)
    let measured = differences(from: golden, tolerance: tolerance).map {
      (difference: $0, salience: meter.salience(of: $0))
    }
    // Sorting is stable: what is felt equally stays in its order.
    return measured.sorted { $0.salience > $1.salience }
  }
}
