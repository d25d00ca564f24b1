extension AtomicTransition {
  /// Uncovers the view by a rectangle that grows from its centre, with corners rounded by 24 points at
  /// first, and covers it by one that shrinks to it.
  public static let clipReveal = clipReveal(cornerRadius: 24)

  /// Uncovers the view by a rectangle that grows from its centre and whose corners become square, and
  /// covers it by one that shrinks to it.
  ///
  /// - Parameter cornerRadius: the corner radius of the rectangle while the view is away, in points. It is at
  ///   most half of the shorter side of what is open.
  public static func clipReveal(cornerRadius: Double) -> AtomicTransition {
    AtomicTransition("clipReveal(cornerRadius: \(number: cornerRadius))") { view, operation, _ in
      view[away: operation].clip = ClipInsets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5)
      view[away: operation].clipRadius = cornerRadius
    }
  }
}
