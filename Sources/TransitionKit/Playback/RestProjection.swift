/// Where something comes to rest that a finger lets go.
package enum RestProjection {
  /// The fraction of its velocity that it keeps in each millisecond.
  ///
  /// Source: `UIScrollView.DecelerationRate.normal` is 0.998.
  private static let rate = 0.998

  /// How far it goes with a velocity in points a second.
  ///
  /// Source: "Designing Fluid Interfaces", WWDC 2018, session 803: velocity / 1000 * rate / (1 - rate).
  package static func distance(velocity: Double) -> Double { velocity / 1000 * rate / (1 - rate) }
}
