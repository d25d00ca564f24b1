// A function with default arguments is no value of a type such as `(Double) -> AtomicTransition`. These are, so that
// `[0.2, 0.5].map(AtomicTransition.opacity)` works. A call prefers the functions that know the line of the caller.

extension AtomicTransition {
  /// The function ``blur(radius:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter radius: the radius of the blur while the view is away, in points; it is 0 at rest.
  @_disfavoredOverload
  public static func blur(radius: Double) -> AtomicTransition {
    .blur(radius: radius, fileID: #fileID, line: #line)
  }

  /// The function ``blurReplace(_:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter configuration: how the size changes.
  @_disfavoredOverload
  public static func blurReplace(_ configuration: BlurReplaceConfiguration) -> AtomicTransition {
    .blurReplace(configuration, fileID: #fileID, line: #line)
  }

  /// The function ``brightness(_:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter amount: what is added to red, green and blue while the view is away; -1 is black, and 1
  ///   white.
  @_disfavoredOverload
  public static func brightness(_ amount: Double) -> AtomicTransition {
    .brightness(amount, fileID: #fileID, line: #line)
  }

  /// The function ``clipRadius(_:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter radius: the corner radius of the clip while the view is away, in points; it is 0 at rest.
  @_disfavoredOverload
  public static func clipRadius(_ radius: Double) -> AtomicTransition {
    .clipRadius(radius, fileID: #fileID, line: #line)
  }

  /// The function ``clipReveal(cornerRadius:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter cornerRadius: the corner radius of the rectangle while the view is away, in points.
  @_disfavoredOverload
  public static func clipReveal(cornerRadius: Double) -> AtomicTransition {
    .clipReveal(cornerRadius: cornerRadius, fileID: #fileID, line: #line)
  }

  /// The function ``contrast(_:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter amount: the factor while the view is away; 0 is grey, and more than 1 increases the
  ///   contrast.
  @_disfavoredOverload
  public static func contrast(_ amount: Double) -> AtomicTransition {
    .contrast(amount, fileID: #fileID, line: #line)
  }

  /// The function ``cornerRadius(_:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter radius: what is added to the corner radius of the view while it is away, in points.
  @_disfavoredOverload
  public static func cornerRadius(_ radius: Double) -> AtomicTransition {
    .cornerRadius(radius, fileID: #fileID, line: #line)
  }

  /// The function ``doubleSided(_:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter isDoubleSided: whether the back is drawn; false leaves the view out while it is turned away.
  @_disfavoredOverload
  public static func doubleSided(_ isDoubleSided: Bool) -> AtomicTransition {
    .doubleSided(isDoubleSided, fileID: #fileID, line: #line)
  }

  /// The function ``iris(from:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter point: the position of the opening, in fractions of the view's size from its top left
  ///   corner.
  @_disfavoredOverload
  public static func iris(from point: UnitPoint) -> AtomicTransition {
    .iris(from: point, fileID: #fileID, line: #line)
  }

  /// The function ``offset(_:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter offset: how far to the right and down the view is while it is away, in points.
  @_disfavoredOverload
  public static func offset(_ offset: Size) -> AtomicTransition {
    .offset(offset, fileID: #fileID, line: #line)
  }

  /// The function ``offset(x:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter x: how far to the right the view is while it is away, in points; negative is to the left.
  @_disfavoredOverload
  public static func offset(x: Double) -> AtomicTransition {
    .offset(x: x, fileID: #fileID, line: #line)
  }

  /// The function ``offset(x:y:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameters:
  ///   - x: how far to the right the view is while it is away, in points; negative is to the left.
  ///   - y: how far down the view is while it is away, in points; negative is up.
  @_disfavoredOverload
  public static func offset(x: Double, y: Double) -> AtomicTransition {
    .offset(x: x, y: y, fileID: #fileID, line: #line)
  }

  /// The function ``offset(y:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter y: how far down the view is while it is away, in points; negative is up.
  @_disfavoredOverload
  public static func offset(y: Double) -> AtomicTransition {
    .offset(y: y, fileID: #fileID, line: #line)
  }

  /// The function ``opacity(_:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter opacity: the factor on the opacity of the view while it is away, from 0 to 1; hosts clamp
  ///   what they draw.
  @_disfavoredOverload
  public static func opacity(_ opacity: Double) -> AtomicTransition {
    .opacity(opacity, fileID: #fileID, line: #line)
  }

  /// The function ``overlay(_:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter color: the colour over the view while it is away; its alpha says how much of the view is
  ///   covered.
  @_disfavoredOverload
  public static func overlay(_ color: Color) -> AtomicTransition {
    .overlay(color, fileID: #fileID, line: #line)
  }

  /// The function ``rotate(_:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter angle: the angle while the view is away; positive is clockwise, and full rotations are kept.
  @_disfavoredOverload
  public static func rotate(_ angle: Angle) -> AtomicTransition {
    .rotate(angle, fileID: #fileID, line: #line)
  }

  /// The function ``saturation(_:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter amount: the factor while the view is away; 0 leaves no colour, and more than 1 makes colours
  ///   stronger.
  @_disfavoredOverload
  public static func saturation(_ amount: Double) -> AtomicTransition {
    .saturation(amount, fileID: #fileID, line: #line)
  }

  /// The function ``scale(_:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter factor: the factor on the width and the height while the view is away; 1 is its natural
  ///   size.
  @_disfavoredOverload
  public static func scale(_ factor: Double) -> AtomicTransition {
    .scale(factor, fileID: #fileID, line: #line)
  }

  /// The function ``scale(x:y:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameters:
  ///   - x: the factor on the width while the view is away; 1 is its natural width.
  ///   - y: the factor on the height while the view is away; 1 is its natural height.
  @_disfavoredOverload
  public static func scale(x: Double, y: Double) -> AtomicTransition {
    .scale(x: x, y: y, fileID: #fileID, line: #line)
  }

  /// The function ``slideThrough(relativeTo:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter size: the size that gives the distance: that of the container, or that of the view itself.
  @_disfavoredOverload
  public static func slideThrough(relativeTo size: ReferenceSize) -> AtomicTransition {
    .slideThrough(relativeTo: size, fileID: #fileID, line: #line)
  }

  /// The function ``slidingDoors(axis:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter axis: the direction in which the halves move.
  @_disfavoredOverload
  public static func slidingDoors(axis: Axis) -> AtomicTransition {
    .slidingDoors(axis: axis, fileID: #fileID, line: #line)
  }

  /// The function ``wipe(edge:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter edge: the edge from which the view is uncovered; leading and trailing follow the layout
  ///   direction.
  @_disfavoredOverload
  public static func wipe(edge: Edge) -> AtomicTransition {
    .wipe(edge: edge, fileID: #fileID, line: #line)
  }

  /// The function ``zPosition(_:fileID:line:)`` as a value, which does not know its caller.
  ///
  /// - Parameter zPosition: the position; higher is in front, and a view at rest has 0.
  @_disfavoredOverload
  public static func zPosition(_ zPosition: Double) -> AtomicTransition {
    .zPosition(zPosition, fileID: #fileID, line: #line)
  }
}
