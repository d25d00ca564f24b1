/// A rotation as a vector: the axis, as long as the angle in radians.
///
/// Components add, so rotations by 180 degrees and more keep their count and direction.
public struct Rotation: Sendable, Hashable {
  /// The rotation about the horizontal axis, in radians.
  public var x: Double
  /// The rotation about the vertical axis, in radians.
  public var y: Double
  /// The rotation in the plane of the screen, in radians.
  public var z: Double

  /// Makes a rotation from the components of its vector, in radians.
  ///
  /// - Parameters:
  ///   - x: the rotation about the horizontal axis, in radians.
  ///   - y: the rotation about the vertical axis, in radians.
  ///   - z: the rotation in the plane of the screen, in radians.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// A rotation about an axis, which need not be of length 1.
  ///
  /// An axis without length has no direction: the components are then NaN, which compiling reports
  /// and puts to rest.
  ///
  /// - Parameters:
  ///   - angle: the angle of the rotation; full rotations and the sign are kept.
  ///   - axis: the direction of the axis, of any length but 0.
  public init(_ angle: Angle, axis: (x: Double, y: Double, z: Double)) {
    let largest = max(abs(axis.x), abs(axis.y), abs(axis.z))
    let (x, y, z) = (axis.x / largest, axis.y / largest, axis.z / largest)
    let factor = angle.radians / (x * x + y * y + z * z).squareRoot()
    self.init(x: x * factor, y: y * factor, z: z * factor)
  }

  /// The rotation in the plane of the screen, which is the z component.
  public var angle: Angle {
    get { Angle(radians: z) }
    set { z = newValue.radians }
  }

  /// No rotation.
  public static let zero = Rotation()
}

extension Rotation: CustomStringConvertible {
  /// The components of the vector in degrees, such as `(0°, 180°, 0°)`.
  public var description: String {
    "(\(Angle(radians: x)), \(Angle(radians: y)), \(Angle(radians: z)))"
  }
}
