extension Rect {
  /// The rectangle with numbers that can be computed with: sizes are not negative, and everything is
  /// finite and within ``valueLimit``.
  package var sanitized: Rect {
    func clamped(_ value: Double, least: Double) -> Double {
      value.isNaN ? 0 : min(max(value, least), valueLimit)
    }
    func coordinate(_ value: Double) -> Double {
      value.isFinite ? clamped(value, least: -valueLimit) : 0
    }
    func length(_ value: Double) -> Double { value.isFinite ? clamped(value, least: 0) : 0 }
    return Rect(
      x: coordinate(origin.x), y: coordinate(origin.y), width: length(width),
      height: length(height))
  }

  /// What is invalid about this rectangle for a transition, in words.
  var validationMessage: String? {
    if self != sanitized {
      return """
        has the frame (\(number: origin.x), \(number: origin.y), \(number: width), \
        \(number: height)); negative sizes and numbers that are not finite count as 0
        """
    }
    guard width == 0 || height == 0 else { return nil }
    return "has no area: its size is \(number: width) x \(number: height)"
  }
}
