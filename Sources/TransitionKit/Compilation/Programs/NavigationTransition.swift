/// A description of how the origin and the destination of a navigation move.
///
/// On a push the destination is the view that is pushed. On a pop it is the view that comes back. By default
/// a push draws the destination above the origin, and a pop draws it below. Z-positions change that.
///
/// Most navigation transitions are made from atomic transitions:
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
    /// The origin leaves, and the destination below it comes back.
    case pop
  }

  package let program: Program

  package init(program: Program) { self.program = program }

  /// Creates a navigation transition that inserts the destination and removes the origin with an atomic
  /// transition.
  ///
  /// - Parameter transition: the transition that inserts the destination and removes the origin, on push and
  ///   on pop.
  public init(_ transition: AtomicTransition) { program = transition.program }
}

extension NavigationTransition: CustomStringConvertible {
  /// The transition as one line of text, such as
  /// `NavigationTransition.onPush(move(edge: .bottom) + opacity)`.
  ///
  /// A plus sign joins combined transitions. A long text is truncated.
  public var description: String { program.description(ofType: "NavigationTransition") }
}
