/// A view that a transition is compiled for, and what happens to it.
package struct Target: Sendable, Hashable {
  package let id: ViewID
  package let operation: AtomicTransition.Operation
  /// The view that it is a piece of.
  package var parent: Int?
  /// The part of that view's content that it shows, in fractions of its size.
  package var region: Rect?

  package init(
    id: ViewID, operation: AtomicTransition.Operation, parent: Int? = nil, region: Rect? = nil
  ) {
    self.id = id
    self.operation = operation
    self.parent = parent
    self.region = region
  }
}
