extension Point: CustomStringConvertible {
  /// The two coordinates, such as `(10, 20)`.
  public var description: String { "(\(number: x), \(number: y))" }
}

extension Size: CustomStringConvertible {
  /// The two lengths, such as `390 x 844`.
  public var description: String { "\(number: width) x \(number: height)" }
}

extension Rect: CustomStringConvertible {
  /// The size and the top left corner, such as `100 x 50 at (10, 20)`.
  public var description: String { "\(size) at \(origin)" }
}

extension Container: CustomStringConvertible {
  /// The size, and what is not the default: the origin, the layout direction, the preference for reduced motion and the
  /// frame of the view.
  public var description: String {
    var text = frame.origin == .zero ? "\(frame.size)" : "\(frame)"
    if layoutDirection == .rightToLeft { text += ", right to left" }
    if prefersReducedMotion { text += ", reduced motion" }
    if viewFrame != Rect(size: frame.size) { text += ", view \(viewFrame)" }
    return text
  }
}

extension MotionPath: CustomStringConvertible {
  /// The ends and the number of segments, such as `path from (-300, 0) to (0, 0), 2 segments`.
  public var description: String {
    let count = elements.count
    return "path from \(start) to \(end), \(count) segment\(count == 1 ? "" : "s")"
  }
}

extension Transform: CustomStringConvertible {
  /// The four rows, or `identity`.
  public var description: String {
    func row(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> String {
      "(\(number: a), \(number: b), \(number: c), \(number: d))"
    }
    if self == .identity { return "identity" }
    return row(m11, m12, m13, m14) + " " + row(m21, m22, m23, m24) + " "
      + row(m31, m32, m33, m34) + " " + row(m41, m42, m43, m44)
  }
}
