/// A view that a transition is compiled for, and what happens to it.
///
/// You need it to write a timeline in a format of your own, or to know which views of one leave:
///
/// ```swift
/// let leaving = timeline.targets.filter { $0.operation == .removal }.map { $0.id }
/// ```
public struct TransitionTarget: Sendable, Hashable {
  /// The name of the view in the transition.
  public let id: ViewID
  /// Whether the view is inserted or removed.
  public let operation: AtomicTransition.Operation
  /// The index of the view that it is a piece of; nil of a whole view.
  public internal(set) var parent: Int?
  /// The part of that view's content that it shows, in fractions of its size.
  public internal(set) var region: Rect?

  package init(
    id: ViewID, operation: AtomicTransition.Operation, parent: Int? = nil, region: Rect? = nil
  ) {
    self.id = id
    self.operation = operation
    self.parent = parent
    self.region = region
  }
}
