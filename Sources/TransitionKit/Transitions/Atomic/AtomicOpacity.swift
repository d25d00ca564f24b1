extension AtomicTransition {
  /// Fades the view in on insertion, and out on removal.
  public static let opacity = opacity(0)

  /// Fades the view in from an opacity on insertion, and back to it on removal.
  ///
  /// - Parameter opacity: the factor on the opacity of the view while it is away, from 0 to 1; hosts clamp what they
  ///   draw.
  public static func opacity(_ opacity: Double, fileID: StaticString = #fileID, line: UInt = #line)
    -> AtomicTransition
  {
    AtomicTransition(opacity == 0 ? "opacity" : "opacity(\(number: opacity))", fileID, line) {
      view, operation, _ in
      view[away: operation].opacity = opacity
    }
  }
}
