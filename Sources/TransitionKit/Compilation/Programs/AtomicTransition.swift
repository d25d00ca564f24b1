/// A description of how one view is inserted and how it is removed.
///
/// An atomic transition does not depend on push and pop. It is a value: you can store it, combine it, mirror
/// it and time it, and compile it for any number of containers.
///
/// ```swift
/// let card: AtomicTransition = [.move(edge: .bottom), .opacity, .scale(0.9)]
/// ```
///
/// Combining composes the effects at each time. It is associative, and ``identity`` is neutral. The order
/// matters only if two operands write the same property and its values replace each other.
public struct AtomicTransition: Sendable {
  /// Whether the view enters or leaves.
  public enum Operation: Sendable, Hashable, CaseIterable {
    /// The view is inserted.
    case insertion
    /// The view is removed.
    case removal
  }

  package let program: Program

  package init(program: Program) { self.program = program }
}

extension AtomicTransition: CustomStringConvertible {
  /// The transition as one line of text, such as `AtomicTransition.move(edge: .top) + opacity`.
  ///
  /// A plus sign joins combined transitions. A long text is truncated.
  public var description: String { program.description(ofType: "AtomicTransition") }
}
