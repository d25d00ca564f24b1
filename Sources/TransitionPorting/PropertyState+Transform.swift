import TransitionKit

extension PropertyState {
  /// The opacity, by the name that it has in UIKit.
  public var alpha: Double {
    get { opacity }
    set { opacity = newValue }
  }

  /// The translation, the scale and the rotation together, to be written as the transform of a view in UIKit.
  public var transform: TransformComponents {
    get { TransformComponents(translation: translation, scale: scale, rotation: rotation) }
    set {
      translation = newValue.translation
      scale = newValue.scale
      rotation = newValue.rotation
    }
  }

  /// A translation, a scale and a rotation, each of which composes on its own.
  ///
  /// Unlike with a matrix, the order of the calls does not matter: a translation is neither scaled nor rotated by
  /// what was there before.
  public struct TransformComponents: Sendable, Hashable {
    var translation = Translation.zero
    var scale = Scale.identity
    var rotation = Rotation.zero

    /// No change of position, size or direction.
    public static let identity = TransformComponents()

    /// Adds a translation.
    ///
    /// - Parameters:
    ///   - x: the distance to the right, in points.
    ///   - y: the distance down, in points.
    ///   - z: the distance towards the viewer, in points.
    public mutating func translate(x: Double = 0, y: Double = 0, z: Double = 0) {
      translation.dx += x
      translation.dy += y
      translation.dz += z
    }

    /// Multiplies the scale by three factors.
    ///
    /// - Parameters:
    ///   - x: the factor on the width.
    ///   - y: the factor on the height.
    ///   - z: the factor on the depth.
    public mutating func scale(x: Double = 1, y: Double = 1, z: Double = 1) {
      scale = Scale(x: scale.x * x, y: scale.y * y, z: scale.z * z)
    }

    /// Multiplies the scale by one factor.
    ///
    /// - Parameter factor: the factor on all three extents.
    public mutating func scale(_ factor: Double) { scale(x: factor, y: factor, z: factor) }

    /// Adds a rotation about an axis.
    ///
    /// - Parameters:
    ///   - angle: the angle in radians.
    ///   - x: the x component of the axis.
    ///   - y: the y component of the axis.
    ///   - z: the z component of the axis. An axis of length 0 has no direction, which compiling reports.
    public mutating func rotate(by angle: Double, x: Double = 0, y: Double = 0, z: Double = 0) {
      let turn = Rotation(Angle(radians: angle), axis: (x: x, y: y, z: z))
      rotation = Rotation(
        x: rotation.x + turn.x, y: rotation.y + turn.y, z: rotation.z + turn.z)
    }
  }
}
