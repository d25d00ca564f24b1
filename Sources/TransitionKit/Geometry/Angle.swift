/// An angle, kept in radians.
///
/// A positive angle is clockwise on screen, where y grows downwards. Full rotations are kept:
/// 450 degrees is not 90 degrees.
public struct Angle: Sendable, Hashable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// Makes an angle from radians.
  ///
  /// - Parameter radians: the angle in radians; a positive one is clockwise on screen, and full rotations are
  ///   kept.
  public init(radians: Double) { self.radians = radians }

  /// Makes an angle from degrees.
  ///
  /// - Parameter degrees: the angle in degrees; a positive one is clockwise on screen, and full rotations are
  ///   kept.
  public init(degrees: Double) { radians = degrees * (.pi / 180) }

  /// An angle of the given radians.
  ///
  /// - Parameter radians: the angle in radians; a positive one is clockwise on screen, and full rotations are
  ///   kept.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle of the given degrees.
  ///
  /// - Parameter degrees: the angle in degrees; a positive one is clockwise on screen, and full rotations are
  ///   kept.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

extension Angle: AdditiveArithmetic {
  /// The angle 0.
  public static let zero = Angle(radians: 0)

  /// The sum, component by component.
  public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }

  /// The difference, component by component.
  public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

  /// The same angle in the opposite direction.
  ///
  /// - Parameter angle: the angle to negate.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}

extension Angle: Comparable {
  /// Whether the first one is smaller.
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}

extension Angle: CustomStringConvertible {
  /// The angle in degrees, such as `-70°`.
  public var description: String { "\(number: degrees)°" }
}
