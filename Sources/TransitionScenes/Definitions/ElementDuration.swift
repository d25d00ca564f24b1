import TransitionKit

/// How long an element of a scene moves, whatever the duration of its animation.
public enum ElementDuration: Sendable, Hashable {
  /// A number of seconds.
  case seconds(Double)
  /// A time that grows with how far the middle of the element goes and how much its size changes: see
  /// `Animation.automatic(distance:)`.
  case automatic
  /// As long as the longest of the elements of the change.
  case longest
}

extension ElementDuration: CustomStringConvertible {
  /// The seconds or the rule, such as `0.3 s` or `automatic`.
  public var description: String {
    switch self {
    case .seconds(let seconds): "\(number: seconds) s"
    case .automatic: "automatic"
    case .longest: "longest"
    }
  }
}
