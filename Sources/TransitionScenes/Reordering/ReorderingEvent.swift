/// Where a key moves what is picked up.
public enum ReorderingStep: Sendable, Hashable, CaseIterable {
  /// To the next place above.
  case up
  /// To the next place below.
  case down
  /// To the next place on the left.
  case left
  /// To the next place on the right.
  case right
  /// To an end of its container.
  case first, last

  /// The direction of a step to the next place.
  var direction: SIMD2<Double>? {
    switch self {
    case .up: SIMD2(0, -1)
    case .down: SIMD2(0, 1)
    case .left: SIMD2(-1, 0)
    case .right: SIMD2(1, 0)
    case .first, .last: nil
    }
  }
}

/// What became of an element that is reordered, for a screen reader to announce.
public struct ReorderingEvent<ID: Hashable & Sendable>: Sendable, Equatable {
  /// What may happen to an element that is reordered.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// A finger, or the keyboard, holds the element.
    case pickedUp
    /// The element has another place.
    case moved
    /// The element stays at its place.
    case dropped
    /// The element is back where it was.
    case cancelled
    /// The gesture has ended, as others have removed the element.
    case removed
    /// The gesture has ended, as another finger has taken the element.
    case takenOver
  }

  /// What has happened to the element.
  public let kind: Kind
  /// The id of the element that is reordered.
  public let id: ID
  /// The container in which it is now; nil for the whole scene.
  public let container: ID?
  /// Its position there, from 1; 0 if it was removed.
  public let position: Int
  /// How many elements the container has.
  public let count: Int
}

extension ReorderingEvent: CustomStringConvertible {
  /// A sentence without the name of the element, such as `Moved to position 2 of 5.`
  public var description: String {
    switch kind {
    case .pickedUp: "Picked up at position \(position) of \(count)."
    case .moved: "Moved to position \(position) of \(count)."
    case .dropped: "Dropped at position \(position) of \(count)."
    case .cancelled: "Put back to position \(position) of \(count)."
    case .removed: "Removed."
    case .takenOver: "Taken by another finger."
    }
  }
}
