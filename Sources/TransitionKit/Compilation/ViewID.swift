/// Names a view of a transition.
public indirect enum ViewID: Sendable, Hashable {
  /// The view of an atomic transition.
  case view
  /// The view that a navigation leaves.
  case origin
  /// The view that a navigation goes to.
  case destination
  /// A view of a transition that was interrupted, which the one that took over knows nothing of.
  case interrupted(ViewID)
}

extension ViewID: CustomStringConvertible {
  /// The name of the view.
  public var description: String {
    switch self {
    case .view: "view"
    case .origin: "origin"
    case .destination: "destination"
    case .interrupted(let view): "interrupted \(view)"
    }
  }
}

/// A view that a transition is compiled for, and what happens to it.
package struct Target: Sendable, Hashable {
  package let id: ViewID
  package let operation: AtomicTransition.Operation

  package init(id: ViewID, operation: AtomicTransition.Operation) {
    self.id = id
    self.operation = operation
  }
}
