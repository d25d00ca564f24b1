/// What one view does when it is inserted and when it is removed.
///
/// An atomic transition knows nothing of push and pop. It is a value: it can be stored, combined,
/// mirrored and timed, and compiled for a container as often as needed.
///
/// ```swift
/// let card: AtomicTransition = [.move(edge: .bottom), .opacity, .scale(0.9)]
/// ```
///
/// Combining is pointwise composition of effects: it is associative, ``identity`` is neutral, and the
/// order matters only where two operands write the same property and it cannot be composed.
public struct AtomicTransition: Sendable {
  /// What happens to the view.
  public enum Operation: Sendable, Hashable, CaseIterable {
    /// The view enters.
    case insertion
    /// The view leaves.
    case removal
  }

  let program: Program

  init(program: Program) { self.program = program }

  /// A transition of one primitive, named as it is written in code.
  init(
    _ label: @escaping @autoclosure @Sendable () -> String,
    writing handler: @escaping TransientViewHandler
  ) {
    program = Program(Source(label: label), .atomic(handler))
  }
}
