/// A value to reach, and the motion to it from the value before.
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

  /// The duration that was given, if it cannot be used.
  private let invalidInput: Annotation<InvalidInput?>

  let kind: Kind

  fileprivate init(value: Value, duration given: Double?, kind: Kind) {
    let duration = given.map(sanitized(keyframeDuration:))
    self.value = value
    self.duration = duration
    self.kind = kind
    // A duration that is too short to matter gives no diagnostic.
    let isValid = given.map { $0 >= 0 && $0 <= Animation.longestDuration } ?? true
    invalidInput = Annotation(
      isValid ? nil : given.flatMap { InvalidInput(.duration, $0, used: duration ?? 0) })
  }

  /// Goes straight to a value, with the easing of a curve.
  ///
  /// - Parameters:
  ///   - value: the value at the end of the keyframe.
  ///   - duration: how long the keyframe takes, in seconds; below 1e-12, above 1e6 or not finite counts as 0.
  ///   - timingCurve: the curve from the fraction of the duration to the progress of the value; linear by
  ///     default.
  public static func linear(
    _ value: Value, duration: Double, timingCurve: UnitCurve = .linear
  ) -> Keyframe {
    Keyframe(value: value, duration: duration, kind: .linear(timingCurve))
  }

  /// Goes to a value along a smooth curve, a cubic Hermite polynomial.
  ///
  /// A velocity that is not given joins smoothly to the neighbour: to that of a linear or spring
  /// keyframe, and between cubic ones to the Catmull-Rom velocity for uneven intervals: the mean of the
  /// slopes on both sides, weighted by the time on the other side. A parabola through the values is kept.
  /// At the ends of the track it is zero.
  ///
  /// SwiftUI takes the slope between the neighbours instead, (next - previous) / (d1 + d2), which is the
  /// same where the durations d1 and d2 are. Source: Barry and Goldman, "A recursive evaluation algorithm
  /// for a class of Catmull-Rom splines", 1988.
  ///
  /// - Parameters:
  ///   - value: the value at the end of the keyframe.
  ///   - duration: how long the keyframe takes, in seconds; below 1e-12, above 1e6 or not finite counts as 0.
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
  ///   - value: the value at the end of the keyframe.
  ///   - duration: the time until the value is reached, exactly; nil for the time that the spring takes to
  ///     settle within 0.001 of the distance, or of how far its velocity throws it if that is more; lengths of
  ///     views also within half a point. One that is shorter cuts the motion short.
  ///   - spring: the spring that pulls the value; without bounce by default.
  ///   - startVelocity: in units of the value a second; that of the keyframe before, if nil.
  public static func spring(
    _ value: Value, duration: Double? = nil, spring: Spring = .smooth, startVelocity: Value? = nil
  ) -> Keyframe {
    Keyframe(value: value, duration: duration, kind: .spring(spring, startVelocity: startVelocity))
  }

  /// Jumps to a value. At the time of the jump the value is the one after it.
  ///
  /// - Parameter value: the value after the jump.
  public static func move(_ value: Value) -> Keyframe {
    Keyframe(value: value, duration: 0, kind: .move)
  }

  /// What was wrong with the numbers that were given, in words.
  ///
  /// - Parameter name: what the keyframe is called.
  func validationMessages(about name: String) -> [String] {
    var messages = invalidInput.value.map { [$0.message(about: name)] } ?? []
    switch kind {
    case .linear(let curve): messages += curve.validationMessage.map { ["\(name): \($0)"] } ?? []
    case .spring(let spring, _):
      messages += spring.validationMessage.map { ["\(name): \($0)"] } ?? []
    case .cubic, .move: break
    }
    return messages
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

/// What is shorter than a picosecond would have a velocity that no number holds, and what is longer than
/// anything that is run would never end.
func sanitized(keyframeDuration duration: Double) -> Double {
  duration >= 1e-12 && duration <= Animation.longestDuration ? duration : 0
}

extension Keyframe: CustomStringConvertible where Value: CustomStringConvertible {
  /// How the value is reached, and when, such as `linear to 5 in 0.3 s`.
  public var description: String {
    let time = duration.map { " in \(number: $0) s" } ?? ""
    return switch kind {
    case .linear(let curve):
      curve == .linear ? "linear to \(value)\(time)" : "\(curve) to \(value)\(time)"
    case .cubic: "cubic to \(value)\(time)"
    case .spring: "spring to \(value)\(time)"
    case .move: "move to \(value)"
    }
  }
}
