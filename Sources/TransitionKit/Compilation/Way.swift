/// How a term gets from one of its ends to the other, by progress, if that is not straight.
///
/// It is a class so that the many terms that have none carry no more than an empty reference.
package protocol Way: AnyObject, Sendable {
  /// The value at a progress, which may lie beyond 0...1.
  func value(at progress: Double) -> SIMD4<Double>

  /// The rate of change by progress.
  func velocity(at progress: Double) -> SIMD4<Double>

  /// The progresses between 0 and 1 at which the way may jump or bend abruptly.
  var breakpoints: [Double] { get }

  /// Whether another way is the same.
  func isEqual(to other: any Way) -> Bool
}

/// Whether two terms go the same way.
func areEqual(_ a: (any Way)?, _ b: (any Way)?) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  return a === b || a.isEqual(to: b)
}
