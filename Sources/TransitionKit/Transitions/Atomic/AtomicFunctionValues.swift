// A function with default arguments is no value of a type such as `(Double) -> AtomicTransition`. These are, so that
// `[0.2, 0.5].map(AtomicTransition.opacity)` works. A call prefers the functions that know the line of the caller.

extension AtomicTransition {
  /// The function ``blur(radius:fileID:line:)`` as a value, which does not know its caller.
  @_disfavoredOverload
  public static func blur(radius: Double) -> AtomicTransition {
    .blur(radius: radius, fileID: #fileID, line: #line)
  }

  /// The function ``blurReplace(_:fileID:line:)`` as a value, which does not know its caller.
  @_disfavoredOverload
  public static func blurReplace(_ configuration: BlurReplaceConfiguration) -> AtomicTransition {
    .blurReplace(configuration, fileID: #fileID, line: #line)
  }

  /// The function ``brightness(_:fileID:line:)`` as a value, which does not know its caller.
  @_disfavoredOverload
  public static func brightness(_ amount: Double) -> AtomicTransition {
    .brightness(amount, fileID: #fileID, line: #line)
  }

  /// The function ``clipRadius(_:fileID:line:)`` as a value, which does not know its caller.
  @_disfavoredOverload
  public static func clipRadius(_ radius: Double) -> AtomicTransition {
    .clipRadius(radius, fileID: #fileID, line: #line)
  }

  /// The function ``clipReveal(cornerRadius:fileID:line:)`` as a value, which does not know its caller.
  @_disfavoredOverload
  public static func clipReveal(cornerRadius: Double) -> AtomicTransition {
    .clipReveal(cornerRadius: cornerRadius, fileID: #fileID, line: #line)
  }

  /// The function ``contrast(_:fileID:line:)`` as a value, which does not know its caller.
  @_disfavoredOverload
  public static func contrast(_ amount: Double) -> AtomicTransition {
    .contrast(amount, fileID: #fileID, line: #line)
  }

  /// The function ``cornerRadius(_:fileID:line:)`` as a value, which does not know its caller.
  @_disfavoredOverload
  public static func cornerRadius(_ radius: Double) -> AtomicTransition {
    .cornerRadius(radius, fileID: #fileID, line: #line)
  }

  /// The function ``doubleSided(_:fileID:line:)`` as a value, which does not know its caller.
  @_disfavoredOverload
  public static func doubleSided(_ isDoubleSided: Bool) -> AtomicTransition {
    .doubleSided(isDoubleSided, fileID: #fileID, line: #line)
  }

  /// The function ``iris(from:fileID:line:)`` as a value, which does not know its caller.
  @_disfavoredOverload
  public static func iris(from point: UnitPoint) -> AtomicTransition {
    .iris(from: point, fileID: #fileID, line: #line)
  }

  /// The function ``offset(_:fileID:line:)`` as a value, which does not know its caller.
  @_disfavoredOverload
  public static func offset(_ offset: Size) -> AtomicTransition {
    .offset(offset, fileID: #fileID, line: #line)
  }

  /// The function ``offset(x:fileID:line:)`` as a value, which does not know its caller.
  @_disfavoredOverload
  public static func offset(x: Double) -> AtomicTransition {
    .offset(x: x, fileID: #fileID, line: #line)
  }

  /// The function ``offset(x:y:fileID:line:)`` as a value, which does not know its caller.
  @_disfavoredOverload
  public static func offset(x: Double, y: Double) -> AtomicTransition {
    .offset(x: x, y: y, fileID: #fileID, line: #line)
  }

  /// The function ``offset(y:fileID:line:)`` as a value, which does not know its caller.
  @_disfavoredOverload
  public static func offset(y: Double) -> AtomicTransition {
    .offset(y: y, fileID: #fileID, line: #line)
  }

  /// The function ``opacity(_:fileID:line:)`` as a value, which does not know its caller.
  @_disfavoredOverload
  public static func opacity(_ opacity: Double) -> AtomicTransition {
    .opacity(opacity, fileID: #fileID, line: #line)
  }

  /// The function ``overlay(_:fileID:line:)`` as a value, which does not know its caller.
  @_disfavoredOverload
  public static func overlay(_ color: Color) -> AtomicTransition {
    .overlay(color, fileID: #fileID, line: #line)
  }

  /// The function ``rotate(_:fileID:line:)`` as a value, which does not know its caller.
  @_disfavoredOverload
  public static func rotate(_ angle: Angle) -> AtomicTransition {
    .rotate(angle, fileID: #fileID, line: #line)
  }

  /// The function ``saturation(_:fileID:line:)`` as a value, which does not know its caller.
  @_disfavoredOverload
  public static func saturation(_ amount: Double) -> AtomicTransition {
    .saturation(amount, fileID: #fileID, line: #line)
  }

  /// The function ``scale(_:fileID:line:)`` as a value, which does not know its caller.
  @_disfavoredOverload
  public static func scale(_ factor: Double) -> AtomicTransition {
    .scale(factor, fileID: #fileID, line: #line)
  }

  /// The function ``scale(x:y:fileID:line:)`` as a value, which does not know its caller.
  @_disfavoredOverload
  public static func scale(x: Double, y: Double) -> AtomicTransition {
    .scale(x: x, y: y, fileID: #fileID, line: #line)
  }

  /// The function ``slideThrough(relativeTo:fileID:line:)`` as a value, which does not know its caller.
  @_disfavoredOverload
  public static func slideThrough(relativeTo size: ReferenceSize) -> AtomicTransition {
    .slideThrough(relativeTo: size, fileID: #fileID, line: #line)
  }

  /// The function ``slidingDoors(axis:fileID:line:)`` as a value, which does not know its caller.
  @_disfavoredOverload
  public static func slidingDoors(axis: Axis) -> AtomicTransition {
    .slidingDoors(axis: axis, fileID: #fileID, line: #line)
  }

  /// The function ``wipe(edge:fileID:line:)`` as a value, which does not know its caller.
  @_disfavoredOverload
  public static func wipe(edge: Edge) -> AtomicTransition {
    .wipe(edge: edge, fileID: #fileID, line: #line)
  }

  /// The function ``zPosition(_:fileID:line:)`` as a value, which does not know its caller.
  @_disfavoredOverload
  public static func zPosition(_ zPosition: Double) -> AtomicTransition {
    .zPosition(zPosition, fileID: #fileID, line: #line)
  }
}
