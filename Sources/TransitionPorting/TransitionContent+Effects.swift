import TransitionKit

// The effects are named as the modifiers of SwiftUI that do the same to a view.

extension TransitionContent {
  /// Multiplies the opacity by a factor, from 0 to 1.
  ///
  /// - Parameter opacity: the factor; 0 is invisible, and 1 changes nothing.
  public func opacity(_ opacity: Double) -> TransitionContent {
    composing(SIMD4(opacity, 1, 1, 1), into: .opacity)
  }

  /// Moves the view, in points: x to the right, y down and z towards the viewer.
  ///
  /// It is the same in a right-to-left container; `container` knows the layout direction.
  ///
  /// - Parameters:
  ///   - x: how far to the right, in points; negative is to the left.
  ///   - y: how far down, in points; negative is up.
  ///   - z: how far towards the viewer, in points; negative is away.
  public func offset(x: Double = 0, y: Double = 0, z: Double = 0) -> TransitionContent {
    composing(SIMD4(x, y, z, 0), into: .translation)
  }

  /// Moves the view to the right and down, in points.
  ///
  /// - Parameter offset: how far to the right and down, in points.
  public func offset(_ offset: Size) -> TransitionContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Magnifies the view by a factor.
  ///
  /// - Parameters:
  ///   - factor: the factor on the width and the height; 1 changes nothing.
  ///   - anchor: the point of the view that stays where it is. There is one for all scales and rotations of a
  ///     view; nil keeps it, and it is the centre by default.
  public func scaleEffect(_ factor: Double, anchor: UnitPoint? = nil) -> TransitionContent {
    scaleEffect(x: factor, y: factor, anchor: anchor)
  }

  /// Magnifies the view by a factor on its width and another one on its height.
  ///
  /// - Parameters:
  ///   - x: the factor on the width; 1 changes nothing.
  ///   - y: the factor on the height; 1 changes nothing.
  ///   - anchor: the point that stays where it is; see ``scaleEffect(_:anchor:)``.
  public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint? = nil
  ) -> TransitionContent {
    composing(SIMD4(x, y, 1, 1), into: .scale).anchored(at: anchor)
  }

  /// Rotates the view in the plane of the screen, clockwise.
  ///
  /// - Parameters:
  ///   - angle: the angle, which is added to that of other rotations; full rotations are kept.
  ///   - anchor: the point that stays where it is; see ``scaleEffect(_:anchor:)``.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint? = nil) -> TransitionContent {
    composing(SIMD4(0, 0, angle.radians, 0), into: .rotation).anchored(at: anchor)
  }

  /// Rotates the view about an axis in space.
  ///
  /// - Parameters:
  ///   - angle: the angle, which is added to that of other rotations; full rotations are kept.
  ///   - axis: the direction of the axis, of any length but zero: without a direction there is no rotation,
  ///     and a diagnostic.
  ///   - anchor: the point that stays where it is; see ``scaleEffect(_:anchor:)``.
  ///   - perspective: 0 is none, 1 puts the eye as far away as the view's longer side. It does not move: one
  ///     value holds for the whole transition.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint? = nil,
    perspective: Double = 1
  ) -> TransitionContent {
    let rotation = Rotation(angle, axis: axis)
    return composing(SIMD4(rotation.x, rotation.y, rotation.z, 0), into: .rotation)
      .composing(SIMD4(perspective, 0, 0, 0), into: .perspective)
      .anchored(at: anchor)
  }

  /// Lays the view out again at a fraction of its size, about its centre, without stretching its content.
  ///
  /// - Parameters:
  ///   - x: the fraction of the width; 1 changes nothing, and hosts draw a negative one as 0.
  ///   - y: the fraction of the height; 1 changes nothing, and hosts draw a negative one as 0.
  public func layoutScale(x: Double = 1, y: Double = 1) -> TransitionContent {
    composing(SIMD4(x, y, 1, 1), into: .layoutScale)
  }

  /// Holds the view at a position in the drawing order for the whole transition: higher is in front.
  ///
  /// - Parameter value: the position; a view at rest has 0, and a later one replaces it.
  public func zIndex(_ value: Double) -> TransitionContent {
    composing(SIMD4(value, 0, 0, 0), into: .zPosition)
  }

  /// Blurs the view by a radius in points, which is added to that of other blurs.
  ///
  /// - Parameter radius: the radius, in points; hosts draw a negative sum as 0.
  public func blur(radius: Double) -> TransitionContent {
    composing(SIMD4(radius, 0, 0, 0), into: .blur)
  }

  /// Adds to the red, green and blue of the view: -1 makes it black, and 1 white.
  ///
  /// - Parameter amount: what is added to each of the three, as a fraction of its range; 0 changes nothing.
  public func brightness(_ amount: Double) -> TransitionContent {
    composing(SIMD4(amount, 0, 0, 0), into: .brightness)
  }

  /// Multiplies the contrast of the view by a factor: 0 makes it grey.
  ///
  /// - Parameter amount: the factor; 1 changes nothing, more increases the contrast, and hosts draw a
  ///   negative one as 0.
  public func contrast(_ amount: Double) -> TransitionContent {
    composing(SIMD4(amount, 1, 1, 1), into: .contrast)
  }

  /// Multiplies the saturation of the view by a factor: 0 leaves no color.
  ///
  /// - Parameter amount: the factor; 1 changes nothing, more makes colors stronger, and hosts draw a
  ///   negative one as 0.
  public func saturation(_ amount: Double) -> TransitionContent {
    composing(SIMD4(amount, 1, 1, 1), into: .saturation)
  }

  /// Rotates the hues of the view by an angle, which is added to that of other rotations.
  ///
  /// - Parameter angle: the angle: with 120 degrees red becomes green. Full rotations are kept.
  public func hueRotation(_ angle: Angle) -> TransitionContent {
    composing(SIMD4(angle.radians, 0, 0, 0), into: .hueRotation)
  }

  /// Takes the colors of the view towards grey by an amount, which is added to that of other ones.
  ///
  /// - Parameter amount: how far the colors are on the way to grey; 0 changes nothing, and hosts draw a sum above 1 as 1.
  public func grayscale(_ amount: Double) -> TransitionContent {
    composing(SIMD4(amount, 0, 0, 0), into: .grayscale)
  }

  /// Adds to the corner radius of the view, in points.
  ///
  /// - Parameter radius: what is added, in points.
  public func cornerRadius(_ radius: Double) -> TransitionContent {
    composing(SIMD4(radius, 0, 0, 0), into: .cornerRadius)
  }

  /// Clips the view from its sides, in fractions of its size, which are added to those of other clips.
  ///
  /// - Parameter insets: the fractions from the top, left, bottom and right, each from 0 to 1; below 0 clips
  ///   outside the view.
  public func clipped(_ insets: ClipInsets) -> TransitionContent {
    composing(SIMD4(insets.top, insets.left, insets.bottom, insets.right), into: .clip)
  }

  /// Clips the view from its edges, in fractions of its size; leading and trailing follow the layout
  /// direction of the container.
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
  public func clipped(
    top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0
  ) -> TransitionContent {
    let isLeftToRight = container.layoutDirection == .leftToRight
    return clipped(
      ClipInsets(
        top: top, left: isLeftToRight ? leading : trailing, bottom: bottom,
        right: isLeftToRight ? trailing : leading))
  }

  /// Clips the view to a shape. It replaces an earlier clip to the same shape; a rectangle is added as insets, or as a corner radius.
  ///
  /// - Parameter shape: the shape.
  public func clipShape(_ shape: ClipShape) -> TransitionContent {
    if let (insets, radius) = shape.insets {
      return insets.map { clipped($0) } ?? clipRadius(radius)
    }
    return composing(SIMD4(1, 0, 0, 0), into: .clip(to: shape))
  }

  /// Adds to the corner radius of the clip, in points.
  ///
  /// - Parameter radius: what is added, in points.
  public func clipRadius(_ radius: Double) -> TransitionContent {
    composing(SIMD4(radius, 0, 0, 0), into: .clipRadius)
  }

  /// Sets whether the back of the view is drawn while a rotation turns the view away, for the whole
  /// transition.
  ///
  /// - Parameter isDoubleSided: whether the back is drawn; true is the value at rest.
  public func doubleSided(_ isDoubleSided: Bool) -> TransitionContent {
    composing(SIMD4(isDoubleSided ? 1 : 0, 0, 0, 0), into: .doubleSided)
  }

  /// Draws a color behind the content of the view. It replaces an earlier one.
  ///
  /// - Parameter color: the color, which is seen where the content is not opaque.
  public func background(_ color: Color) -> TransitionContent {
    composing(color.lanes, into: .background)
  }

  /// Draws a border inside the edges of the view. Its width is added to that of an earlier one, and its color replaces that.
  ///
  /// - Parameters:
  ///   - color: the color of the border.
  ///   - width: the width, in points; hosts draw a negative sum as 0.
  public func border(_ color: Color, width: Double = 1) -> TransitionContent {
    composing(color.lanes, into: .borderColor)
      .composing(SIMD4(width, 0, 0, 0), into: .borderWidth)
  }

  /// Draws a color over the view. It replaces an earlier one.
  ///
  /// - Parameter color: the color; its alpha says how much of the view is covered.
  public func overlay(_ color: Color) -> TransitionContent {
    composing(color.lanes, into: .overlay)
  }

  /// Draws a shadow under the view. It replaces an earlier one.
  ///
  /// - Parameters:
  ///   - opacity: the opacity of the shadow.
  ///   - radius: the radius of its blur, in points.
  ///   - x: how far it lies to the right, in points.
  ///   - y: how far it lies below, in points.
  public func shadow(
    opacity: Double = 0.3, radius: Double, x: Double = 0, y: Double = 0
  ) -> TransitionContent {
    composing(SIMD4(opacity, radius, x, y), into: .shadow)
  }

  /// Draws a shadow of a color under the view. It replaces an earlier one.
  ///
  /// - Parameters:
  ///   - color: the color of the shadow; its alpha is the opacity of the shadow.
  ///   - radius: the radius of its blur, in points.
  ///   - x: how far it lies to the right, in points.
  ///   - y: how far it lies below, in points.
  public func shadow(
    color: Color, radius: Double, x: Double = 0, y: Double = 0
  ) -> TransitionContent {
    shadow(opacity: color.alpha, radius: radius, x: x, y: y)
      .composing(color.opaque.lanes, into: .shadowColor)
  }
}
