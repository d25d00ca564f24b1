/// Which views of a transition are which views of the one that it interrupts.
public struct ViewMatching: Sendable, Hashable {
  /// For each view of the new transition the view of the old one that it is.
  public let older: [ViewID: ViewID]

  /// Makes a matching from the views of the new transition to those of the old one.
  ///
  /// - Parameter older: for each view of the new transition the view of the old one that it is; the others
  ///   have no match.
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

  /// What follows from the operations: the opposite one is about the same two pages, the same one continues to a third
  /// page, and a single view is itself.
  static func automatic(from old: CompiledTransition, to new: CompiledTransition) -> ViewMatching {
    guard let before = old.navigation, let now = new.navigation else { return .same }
    return before == now ? .following : .swapped
  }
}

extension ViewMatching: CustomStringConvertible {
  /// The pairs, such as `destination was origin`.
  public var description: String {
    let pairs = older.map { "\($0.key) was \($0.value)" }.sorted()
    return pairs.isEmpty ? "no views" : pairs.joined(separator: ", ")
  }
}
