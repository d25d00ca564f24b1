import TransitionKit

/// The animation with which an element of a scene moves.
public enum ElementAnimation: Sendable, Equatable {
  /// That of the transaction.
  case inherited
  /// None: the element is at its end at once.
  case disabled
  /// An animation that is used instead of that of the transaction, also if the transaction has none.
  case custom(Animation)
}

extension ElementAnimation {
  /// Whether it is that of the transaction. To compare the two would copy them.
  var isInherited: Bool {
    if case .inherited = self { return true }
    return false
  }
}

extension ElementAnimation: CustomStringConvertible {
  /// The animation, `inherited`, or `disabled`.
  public var description: String {
    switch self {
    case .inherited: "inherited"
    case .disabled: "disabled"
    case .custom(let animation): "\(animation)"
    }
  }
}
