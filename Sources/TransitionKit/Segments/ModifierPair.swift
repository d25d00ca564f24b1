/// A modifier at both of its ends, of a type that is not known.
///
/// Progress is 0 at the active modifier, and 1 at the identity.
package protocol ModifierPair: AnyObject, Sendable {
  /// The name of the type, for people.
  var typeName: String { get }

  /// What the bodies of the two apply; nil if they have none.
  func bodies(in context: ModifierContext) -> (active: PropertyState, identity: PropertyState)?

  /// Whether the type says what is animated.
  var hasAnimatableData: Bool { get }

  /// Whether the two differ in a part that is not animated, so that it jumps.
  var hasUnanimatedPart: Bool { get }

  /// The state at a progress, which is that of one of the two modifiers exactly at the ends.
  func state(at progress: Double, in context: ModifierContext) -> PropertyState

  /// The state at a progress, at the ends too made from the identity, so that it has no jump there.
  func innerState(at progress: Double, in context: ModifierContext) -> PropertyState

  func isEqual(to other: any ModifierPair) -> Bool
}
