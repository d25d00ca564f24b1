/// Which views of a transition are which views of the one that it interrupts.
public struct ViewMatching: Sendable, Hashable {
  /// For each view of the new transition the view of the old one that it is.
  public let older: [ViewID: ViewID]

  /// Makes a matching from the views of the new transition to those of the old one.
  public init(_ older: [ViewID: ViewID]) { self.older = older }

  /// Origin and destination change places, as when a pop goes back to where a push came from.
  public static let swapped = ViewMatching([.origin: .destination, .destination: .origin])

  /// The new origin is the old destination, as when one push follows another; the new destination is a
  /// third view, and the old origin finishes its old motion.
  public static let following = ViewMatching([.origin: .destination])

  /// Every view stays what it was.
  public static let same = ViewMatching([
    .view: .view, .origin: .origin, .destination: .destination,
  ])

  /// The view of the old transition that a view of the new one is; a piece is the same piece of that.
  func older(_ view: ViewID) -> ViewID? {
    if case .piece(let parent, let index) = view {
      return older(parent).map { .piece(of: $0, index) }
    }
    return older[view]
  }

  /// What follows from the operations: a pop that interrupts a push swaps the views, any other navigation
  /// continues from the destination, and a single view is itself.
  static func automatic(from old: CompiledTransition, to new: CompiledTransition) -> ViewMatching {
    switch (old.navigation, new.navigation) {
    case (.push, .pop): .swapped
    case (.some, .some): .following
    default: .same
    }
  }
}
