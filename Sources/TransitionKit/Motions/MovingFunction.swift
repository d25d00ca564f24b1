/// A modifier of an unknown type that moves to its value: a goal that is a function.
///
/// Its animatable data is that of the modifier, plus an offset that decays, plus a velocity correction. The table of motions
/// has the factors of both.
package protocol MovingFunction: AnyObject, Sendable {
  /// The name of the type, for people.
  var typeName: String { get }

  /// The state with the factors of the offset and of the velocity correction.
  func state(offset: Double, correction: Double, in context: ModifierContext) -> PropertyState

  /// Whether both modifiers are equal, whatever their progress.
  func isEqual(to other: any MovingFunction) -> Bool

  /// Whether it moves by the states that it writes, as it has a body and no data that is animated.
  var movesByItsState: Bool { get }

  /// Whether another modifier of the type differs in a part that is not animated, so that it jumps.
  func differsInUnanimatedPart(from other: any MovingFunction, in context: ModifierContext) -> Bool

  /// Another modifier, which moves from what this one shows; nil if it is of another type.
  ///
  /// - Parameters:
  ///   - shown: the factors now, of the offset and of the velocity correction.
  ///   - slope: the slope with which the progress of the new motion starts; nil if no velocity is taken up.
  func continued(
    toward other: any MovingFunction, shown: ShownMotion, slope: Double?
  ) -> (any MovingFunction)?

  /// Another modifier with the remaining motion of this one; nil if it is of another type.
  ///
  /// - Parameter keepsStart: whether the motion still starts where it did, as only its end has moved.
  func shifted(to other: any MovingFunction, keepsStart: Bool) -> (any MovingFunction)?

  /// The same that starts from another modifier than the one before; nil if that is of another type, or nothing moves.
  func starting(from other: any MovingFunction) -> (any MovingFunction)?
}
