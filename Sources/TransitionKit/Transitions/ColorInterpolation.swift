extension Color {
  /// The space in which the way from one color to another is a straight line.
  public enum InterpolationSpace: Sendable, Hashable, CaseIterable {
    /// sRGB, as it is drawn: what comes about by fading one color over the other.
    case srgb
    /// OKLab, in which equal distances look alike: red to green passes through yellow of even lightness, not through a
    /// dark brown. It is what `color-mix(in oklab, ...)` of CSS gives.
    case oklab
  }

  /// The color at a fraction of the way to another one.
  ///
  /// Alpha is premultiplied in both spaces, so that a color that fades to ``clear`` stays the same color. At 0 and 1
  /// it is exactly one of the two; beyond them, it continues with the slope that the way has there. A mixture in OKLab
  /// may have components slightly outside 0...1.
  ///
  /// - Parameters:
  ///   - other: the color at an amount of 1.
  ///   - amount: the fraction of the way: 0 is this color and 1 the other one; it may lie outside 0...1.
  ///   - space: the space in which the way is straight.
  public func interpolated(
    towards other: Color, amount: Double, in space: InterpolationSpace
  ) -> Color {
    if space == .srgb || amount == 0 || amount == 1 {
      return interpolated(towards: other, amount: amount)
    }
    let mix = oklabMix(from: premultiplied(lanes), to: premultiplied(other.lanes), at: amount)
    return Color(lanes: unpremultiplied(mix.value))
  }
}

extension AtomicTransition {
  /// Interpolates the colors in this transition in a space, such as those of an overlay.
  ///
  /// Colors are interpolated in sRGB by default. The innermost space wins. Keyframes, modifiers and what is added to a
  /// color while a motion is interrupted stay in sRGB. A color that comes out of ``Color/clear``, as in
  /// ``overlay(_:fileID:line:)``, is the same in all spaces.
  ///
  /// - Parameter space: the space in which the way from one color to another is straight.
  public func interpolated(in space: Color.InterpolationSpace) -> AtomicTransition {
    AtomicTransition(program: program.scoped(.interpolation(space)))
  }
}

extension NavigationTransition {
  /// Interpolates the colors in this transition in a space; see ``AtomicTransition/interpolated(in:)``.
  ///
  /// - Parameter space: the space in which the way from one color to another is straight.
  public func interpolated(in space: Color.InterpolationSpace) -> NavigationTransition {
    NavigationTransition(program: program.scoped(.interpolation(space)))
  }
}
