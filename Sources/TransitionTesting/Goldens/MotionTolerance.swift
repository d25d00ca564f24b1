/// How much the numbers of two motions may differ before it is a difference.
///
/// The standard tolerance passes over the last digits, in which platforms differ, and sees a change of any number by
/// 0.1 %.
public struct MotionTolerance: Sendable, Hashable {
  /// The largest difference of two times that is passed over, in seconds.
  public var time: Double

  /// The largest difference of two values that is passed over, as a fraction of the range in which a component moves,
  /// or of the value if that is greater. It holds for the numbers of springs and curves too.
  public var fraction: Double

  /// The largest difference of two lengths that is passed over in any case, in points.
  public var points: Double

  /// Makes a tolerance for times, fractions and lengths.
  ///
  /// Numbers that are negative or NaN count as 0.
  ///
  /// - Parameters:
  ///   - time: seconds.
  ///   - fraction: a fraction of the range of a component.
  ///   - points: points, for lengths.
  public init(time: Double = 2e-5, fraction: Double = 2e-5, points: Double = 1e-4) {
    self.time = time
    self.fraction = fraction
    self.points = points
  }

  /// Passes over the last digits only.
  public static let standard = MotionTolerance()
}

extension MotionTolerance {
  /// The largest relative difference of two numbers that are written with six digits and were equal before.
  private static let rounding = 2e-5

  /// Whether two times are the same.
  func areSame(times a: Double, _ b: Double) -> Bool {
    isSmall(a, b, max(time, 0) + Self.rounding * max(abs(a), abs(b)))
  }

  /// Whether two numbers without a unit are the same.
  func areSame(_ a: Double, _ b: Double) -> Bool { areSame(a, b, range: 0, isLength: false) }

  /// Whether two values are the same.
  ///
  /// - Parameter range: the range in which the component moves.
  func areSame(_ a: Double, _ b: Double, range: Double, isLength: Bool) -> Bool {
    let size = max(abs(a), abs(b), range.isFinite ? range : 0)
    let least = isLength ? max(points, 0) : 1e-6
    return isSmall(a, b, max(max(fraction, 0), Self.rounding) * size + least)
  }

  private func isSmall(_ a: Double, _ b: Double, _ limit: Double) -> Bool {
    a == b || (a.isNaN && b.isNaN) || abs(a - b) <= limit
  }
}

extension MotionTolerance: CustomStringConvertible {
  /// The three limits, such as `2e-05 s, 2e-05 of the range, 0.0001 pt`.
  public var description: String { "\(time) s, \(fraction) of the range, \(points) pt" }
}
