import TransitionKit

/// Combines the atomic transitions in a closure, in the order in which they are written.
///
/// ```swift
/// let isCalm = false
/// let card = AtomicTransition {
///   Opacity()
///   if !isCalm { Move(edge: .bottom) }
/// }
/// ```
///
/// An expression is a type such as ``Move``, a value such as `.opacity`, or a `Scale`, which stands for
/// `AtomicTransition.scale(_:fileID:line:)`.
@resultBuilder
public enum AtomicTransitionBuilder {
  /// Builds from a value, such as `.opacity`.
  ///
  /// - Parameter transition: a transition in the block.
  public static func buildExpression(_ transition: AtomicTransition) -> Content {
    Content(transition)
  }

  /// Builds from a type, which knows the line of the expression.
  ///
  /// - Parameter transition: the description.
  public static func buildExpression<T: AtomicTransitionProtocol>(
    _ transition: T, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Content {
    transition.content(fileID: fileID, line: line)
  }

  /// Builds from the factors from which a view grows on insertion, and to which it shrinks on removal.
  ///
  /// `Scale(0.5)` is the same as `.scale(0.5)`.
  ///
  /// - Parameter scale: the factors.
  public static func buildExpression(
    _ scale: Scale, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Content {
    guard scale.x == scale.y, scale.z == 1 else {
      return Content(
        AtomicTransition(
          "scale(x: \(number: scale.x), y: \(number: scale.y), z: \(number: scale.z))", fileID, line
        ) { view, operation, _ in view[away: operation].scale = scale })
    }
    return Content(.scale(scale.x, fileID: fileID, line: line))
  }

  /// Combines the expressions of a block; a block without any is `AtomicTransition.identity`.
  ///
  /// - Parameter parts: the transitions of the block, in their order.
  public static func buildBlock(_ parts: Content...) -> Content { Content(combining: parts) }

  /// Builds from the block of an `if` without `else`; without effect if the condition does not hold.
  ///
  /// - Parameter part: the transition of the branch; nil if there is none.
  public static func buildOptional(_ part: Content?) -> Content { part ?? Content(.identity) }

  /// Builds from the first branch of a condition.
  ///
  /// - Parameter part: the transition of the branch; nil if there is none.
  public static func buildEither(first part: Content) -> Content { part }

  /// Builds from the other branch of a condition.
  ///
  /// - Parameter part: the transition of the branch; nil if there is none.
  public static func buildEither(second part: Content) -> Content { part }

  /// Combines what a loop makes.
  ///
  /// - Parameter parts: the transitions of the block, in their order.
  public static func buildArray(_ parts: [Content]) -> Content { Content(combining: parts) }

  /// Builds from a block that is available on some systems only.
  ///
  /// - Parameter part: the transition of the branch; nil if there is none.
  public static func buildLimitedAvailability(_ part: Content) -> Content { part }
}

extension AtomicTransition {
  /// Combines the transitions in a closure.
  ///
  /// - Parameter transition: the transitions, one after the other.
  public init(@AtomicTransitionBuilder transition: () -> AtomicTransitionBuilder.Content) {
    self = transition().transition
  }

  /// Plays this transition and that of a type at the same time, like `combined(with:)`.
  ///
  /// - Parameter other: the description of the other transition.
  public func combined<T: AtomicTransitionProtocol>(
    with other: T, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    combined(with: AtomicTransition(other, fileID: fileID, line: line))
  }
}
