extension Animation: CustomStringConvertible {
  /// The animation in words, such as `easeInOut(0.35 s) delayed 0.1 s`.
  public var description: String { modifiers.reduce(into: "\(base)") { $0 += " \($1)" } }
}

extension Animation.Base: CustomStringConvertible {
  /// The curve and its duration, or the spring, in words.
  public var description: String {
    switch self {
    case .curve(let curve, let duration): "\(curve)(\(number: duration) s)"
    case .spring(let spring, let velocity):
      "\(spring)" + (velocity == 0 ? "" : " with initial velocity \(number: velocity)/s")
    case .custom(let animation): "\(animation)"
    }
  }
}

extension Animation.Modifier: CustomStringConvertible {
  /// What the modifier does, such as `delayed 0.1 s`.
  public var description: String { text { "\(number: $0)" } }

  /// What the modifier does.
  ///
  /// - Parameter digits: writes a number.
  package func text(_ digits: (Double) -> String) -> String {
    switch self {
    case .delay(let delay): "delayed \(digits(delay)) s"
    case .speed(let speed): "at speed \(digits(speed))"
    case .logicalCompletion(let duration): "logically complete after \(digits(duration)) s"
    case .repetition(let count, let autoreverses):
      (count.map { "repeated \($0) times" } ?? "repeated for ever")
        + (autoreverses ? " back and forth" : "")
    }
  }
}

extension CubicBezier: CustomStringConvertible {
  /// The control points, as CSS writes them.
  public var description: String {
    "cubic-bezier(\(number: start.x), \(number: start.y), \(number: end.x), \(number: end.y))"
  }
}

extension CubicBezier {
  /// The control points, as `UnitCurve` names the curve.
  ///
  /// - Parameter digits: writes a number.
  package func text(_ digits: (Double) -> String) -> String {
    "bezier(\(digits(start.x)), \(digits(start.y)), \(digits(end.x)), \(digits(end.y)))"
  }
}
