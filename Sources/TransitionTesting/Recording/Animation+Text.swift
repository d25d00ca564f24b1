import TransitionKit

extension Animation {
  /// The ``description`` with all digits of the numbers.
  var text: String {
    modifiers.reduce(base.text) { "\($0) \($1.text)" }
  }
}

extension Animation.Base {
  fileprivate var text: String {
    switch self {
    case .curve(let curve, let duration): "\(curve.text)(\(digits(duration)) s)"
    case .spring(let spring, let velocity):
      spring.text + (velocity == 0 ? "" : " with initial velocity \(digits(velocity))/s")
    case .custom(let animation): "custom \("\(animation)".debugDescription)"
    }
  }
}

extension Animation.Modifier {
  fileprivate var text: String {
    switch self {
    case .delay(let delay): "delayed \(digits(delay)) s"
    case .speed(let speed): "at speed \(digits(speed))"
    case .logicalCompletion(let time): "logically complete after \(digits(time)) s"
    case .repetition: "\(self)"
    }
  }
}

extension Spring {
  /// The constants, and the spread where they say it only to their rounding.
  var text: String {
    let plain = Spring(mass: mass, stiffness: stiffness, damping: damping)
    let rest = plain.spread == spread ? "" : ", spread \(digits(spread))"
    return """
      spring(mass \(digits(mass)), stiffness \(digits(stiffness)), damping \(digits(damping))\(rest))
      """
  }
}

extension UnitCurve {
  fileprivate var text: String {
    switch shape {
    case .bezier(let bezier):
      let numbers = [bezier.start.x, bezier.start.y, bezier.end.x, bezier.end.y].map(digits)
      return Self.named.first { $0.curve == self }?.name
        ?? "bezier(\(numbers.joined(separator: ", ")))"
    case .piecewiseLinear(let points):
      let texts = points.map { "\(digits($0.x)) \(digits($0.y))" }
      return "piecewiseLinear(\(texts.joined(separator: ", ")))"
    default: return "\(self)"
    }
  }

  /// The curves that have names, the longest names first.
  static var named: [(name: String, curve: UnitCurve)] {
    let curves: [UnitCurve] = [
      .circularEaseInOut, .circularEaseOut, .circularEaseIn, .materialStandard,
      .materialDeceleration, .materialAcceleration, .materialSharp, .easeInOut, .easeOut, .easeIn,
      .ease, .linear,
    ]
    let inverse = UnitCurve(shape: .circularEaseOutIn)
    return [("\(inverse)", inverse)] + curves.map { ("\($0)", $0) }
  }
}
