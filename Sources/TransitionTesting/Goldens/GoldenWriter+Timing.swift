import TransitionKit

extension Timing {
  /// The curve between two times, if there is nothing else to say of the timing.
  var goldenCurve: (start: Double, end: Double, curve: UnitCurve)? {
    let isCompletedEarly = animation.modifiers.contains {
      if case .logicalCompletion = $0 { return true }
      return false
    }
    return isCompletedEarly ? nil : plainCurve
  }

  /// When and how something moves, in words.
  var goldenText: String {
    let interval = "from \(golden: start) s to \(golden: end) s"
    if !(GoldenNumber(end).rounded > GoldenNumber(start).rounded) { return "at \(golden: end) s" }
    if let plain = goldenCurve {
      return "\(plain.curve.goldenText) from \(golden: plain.start) s to \(golden: plain.end) s"
    }
    var parts =
      [animation.base.goldenText] + animation.modifiers.map { $0.text { "\(golden: $0)" } }
    if GoldenNumber(rate).rounded != 1 { parts.append("at rate \(golden: rate)") }
    if easingOverride != .linear { parts.append("eased by \(easingOverride.goldenText)") }
    return parts.joined(separator: ", ") + " \(interval)"
  }
}

extension Animation.Base {
  fileprivate var goldenText: String {
    switch self {
    case .curve(let curve, let duration): "\(curve.goldenText) over \(golden: duration) s"
    case .spring(let spring, let velocity): spring.goldenText(initialVelocity: velocity)
    case .custom(let animation): "linear over \(golden: animation.duration) s"
    }
  }
}

extension Spring {
  /// The spring by its meaning; a mass without the stiffness that goes with it tells nothing.
  func goldenText(initialVelocity: Double) -> String {
    let velocity =
      GoldenNumber(initialVelocity).rounded == 0
      ? "" : ", initial velocity \(golden: initialVelocity)"
    return "spring(duration \(golden: duration) s, bounce \(golden: bounce)\(velocity))"
  }
}

extension UnitCurve {
  /// The curves that have a name.
  static var goldenNames: [(name: String, curve: UnitCurve)] {
    named + [("circularEaseOutIn", UnitCurve(shape: .circularEaseOutIn))]
  }

  /// The name of the curve, or its numbers.
  var goldenText: String {
    if let named = Self.goldenNames.first(where: { $0.curve == self }) { return named.name }
    switch shape {
    case .bezier(let bezier): return bezier.text { "\(golden: $0)" }
    case .steps(let count, let jump): return "steps(\(count), jump \(jump))"
    case .piecewiseLinear(let points):
      return "line(" + points.map { "\(golden: $0.x) \(golden: $0.y)" }.joined(separator: ", ")
        + ")"
    case .linear, .circularEaseIn, .circularEaseOut, .circularEaseInOut, .circularEaseOutIn:
      return "linear"
    }
  }
}
