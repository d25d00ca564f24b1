/// A value to get to, and the way to it from the one before.
public struct Keyframe<Value: VectorArithmetic & Sendable>: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case linear(UnitCurve)
    case cubic(startVelocity: Value?, endVelocity: Value?)
    case spring(Spring, startVelocity: Value?)
    case move
  }

  /// The value at the end of the keyframe.
  public let value: Value

  /// How long the keyframe takes, in seconds; nil for a spring that takes the time that it needs.
  let duration: Double?

  let kind: Kind

  /// Goes straight to a value, at the pace of a curve.
  public static func linear(
    _ value: Value, duration: Double, timingCurve: UnitCurve = .linear
  ) -> Keyframe {
    Keyframe(value: value, duration: duration, kind: .linear(timingCurve))
  }

  /// Goes to a value along a smooth curve, a cubic Hermite polynomial.
  ///
  /// A velocity that is not given joins smoothly to the neighbour: to that of a linear or spring
  /// keyframe, and between cubic ones to the Catmull-Rom velocity, the mean of the slopes on both sides
  /// weighted by the time on the other side. At the ends of the track it is zero. Source: Catmull and
  /// Rom, "A class of local interpolating splines", 1974, for uneven intervals.
  ///
  /// - Parameters:
  ///   - startVelocity: in units of the value a second.
  ///   - endVelocity: in units of the value a second.
  public static func cubic(
    _ value: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) -> Keyframe {
    Keyframe(
      value: value, duration: duration,
      kind: .cubic(startVelocity: startVelocity, endVelocity: endVelocity))
  }

  /// Is pulled to a value by a spring.
  ///
  /// - Parameters:
  ///   - duration: the time until the value is reached, exactly; nil for the time that the spring takes
  ///     to settle within 0.001 of the way. One that is shorter cuts the motion short.
  ///   - startVelocity: in units of the value a second; that of the keyframe before, if nil.
  public static func spring(
    _ value: Value, duration: Double? = nil, spring: Spring = .smooth, startVelocity: Value? = nil
  ) -> Keyframe {
    Keyframe(value: value, duration: duration, kind: .spring(spring, startVelocity: startVelocity))
  }

  /// Jumps to a value.
  public static func move(_ value: Value) -> Keyframe {
    Keyframe(value: value, duration: 0, kind: .move)
  }

  /// The same keyframe for values of another kind.
  ///
  /// - Parameter velocity: also gets whether the velocity is that at the start of the keyframe.
  func map<Other>(
    _ transform: (Value) -> Other, velocity: (_ velocity: Value, _ isStart: Bool) -> Other
  ) -> Keyframe<Other> {
    let kind: Keyframe<Other>.Kind =
      switch kind {
      case .linear(let curve): .linear(curve)
      case .cubic(let start, let end):
        .cubic(
          startVelocity: start.map { velocity($0, true) },
          endVelocity: end.map { velocity($0, false) })
      case .spring(let spring, let start): 
        .spring(spring, startVelocity: start.map { velocity($0, true) })
      case .move: .move
      }
    return Keyframe<Other>(value: transform(value), duration: duration, kind: kind)
  }
}
