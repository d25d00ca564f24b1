import TransitionKit

extension Animation {
  /// The ``description`` with all digits of the numbers.
  var text: String {
    modifiers.reduce(base.text) { "\($0) \($1.text(digits))" }
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
    case .bezier(let bezier): return name ?? bezier.text(digits)
    case .piecewiseLinear(let points):
      let texts = points.map { "\(digits($0.x)) \(digits($0.y))" }
      return "piecewiseLinear(\(texts.joined(separator: ", ")))"
    default: return "\(self)"
    }
  }
}
