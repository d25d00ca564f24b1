/// What two views, the origin and the destination, do when one navigates from the first to the second.
///
/// On a push the destination is the view that is pushed; on a pop it is the view that comes back.
/// A pushed destination is drawn above the origin and a popped one below it, unless the z-positions say
/// otherwise.
///
/// Most navigation transitions are made of atomic ones:
///
/// ```swift
/// let lift = NavigationTransition.asymmetric(
///   push: .onInsertion([.move(edge: .bottom), .opacity]),
///   pop: .onRemoval([.move(edge: .bottom), .opacity]))
/// ```
public struct NavigationTransition: Sendable {
  /// The direction of a navigation.
  public enum Operation: Sendable, Hashable, CaseIterable {
    /// The destination comes on top of the origin.
    case push
    /// The origin goes, and the destination that was below it comes back.
    case pop
  }

  let program: Program

  init(program: Program) { self.program = program }

  /// A navigation that inserts the destination and removes the origin with one atomic transition.
  public init(_ transition: AtomicTransition) { program = transition.program }
}
