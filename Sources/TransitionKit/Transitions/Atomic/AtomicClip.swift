extension AtomicTransition {
  /// Uncovers the view from insets on insertion, and covers it up to them on removal. The insets are
  /// fractions of its size.
  ///
  /// Leading and trailing follow the layout direction of the container.
  ///
  /// - Parameters:
  ///   - top: the fraction of the height that is clipped at the top, from 0 to 1; below 0 it clips outside
  ///     the view.
  ///   - leading: the fraction of the width that is clipped at the leading edge, from 0 to 1; below 0 it
  ///     clips outside the view.
  ///   - bottom: the fraction of the height that is clipped at the bottom, from 0 to 1; below 0 it clips
  ///     outside the view.
  ///   - trailing: the fraction of the width that is clipped at the trailing edge, from 0 to 1; below 0 it
  ///     clips outside the view.
  public static func clip(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    AtomicTransition(
      """
      clip(top: \(number: top), leading: \(number: leading), bottom: \(number: bottom), \
      trailing: \(number: trailing))
      """, fileID, line
    ) { view, operation, container in
      let isLeftToRight = container.layoutDirection == .leftToRight
      view[away: operation].clip = ClipInsets(
        top: top, left: isLeftToRight ? leading : trailing,
        bottom: bottom, right: isLeftToRight ? trailing : leading)
    }
  }
}
