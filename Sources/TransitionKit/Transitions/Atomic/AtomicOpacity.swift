extension AtomicTransition {
  /// Fades the view in from nothing, and out to it.
  public static let opacity = opacity(0)

  /// Fades the view in from an opacity, and out to it.
  public static func opacity(_ opacity: Double) -> AtomicTransition {
    AtomicTransition(opacity == 0 ? "opacity" : "opacity(\(number: opacity))") {
      view, operation, _ in
      view[away: operation].opacity = opacity
    }
  }
}
