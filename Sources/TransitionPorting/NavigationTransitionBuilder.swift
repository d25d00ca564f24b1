import TransitionKit

/// Combines the navigation transitions in a closure, in the order in which they are written.
///
/// ```swift
/// let axis = Axis.horizontal
/// let lift = NavigationTransition {
///   Fade(.cross)
///   switch axis {
///   case .horizontal: Slide(axis: .horizontal)
///   case .vertical: MirrorPush { OnInsertion { Offset(y: 80) } }
///   }
/// }
/// ```
///
/// An expression is a type such as ``Slide``, or a value such as `.slide`.
@resultBuilder
public enum NavigationTransitionBuilder {
  /// A navigation transition in a builder.
  public struct Content: NavigationTransitionProtocol {
    /// The transition as it is written.
    public let transition: NavigationTransition

    init(_ transition: NavigationTransition) { self.transition = transition }

    /// The content itself.
    public var body: Content { self }

    /// The content itself, which has its own lines.
    public func content(fileID: StaticString, line: UInt) -> Content { self }
  }

  /// Builds from a value, such as `.slide`.
  ///
  /// - Parameter transition: a transition in the block.
  public static func buildExpression(_ transition: NavigationTransition) -> Content {
    Content(transition)
  }

  /// Builds from a type, which knows the line of the expression.
  ///
  /// - Parameter transition: the description.
  public static func buildExpression<T: NavigationTransitionProtocol>(
    _ transition: T, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Content {
    transition.content(fileID: fileID, line: line)
  }

  /// Builds a transition without any effect.
  ///
  /// - Parameter transition: a transition in the block.
  public static func buildExpression(_ transition: Identity) -> Content { Content(.identity) }

  /// Combines the expressions of a block; a block without any is `NavigationTransition.identity`.
  ///
  /// - Parameter parts: the transitions of the block, in their order.
  public static func buildBlock(_ parts: Content...) -> Content { combined(parts) }

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
  public static func buildArray(_ parts: [Content]) -> Content { combined(parts) }

  /// Builds from a block that is available on some systems only.
  ///
  /// - Parameter part: the transition of the branch; nil if there is none.
  public static func buildLimitedAvailability(_ part: Content) -> Content { part }

  private static func combined(_ parts: [Content]) -> Content {
    Content(parts.map { $0.transition }.combined())
  }
}

extension NavigationTransition {
  /// Combines the transitions in a closure.
  ///
  /// - Parameter transition: the transitions, one after the other.
  public init(@NavigationTransitionBuilder transition: () -> NavigationTransitionBuilder.Content) {
    self = transition().transition
  }

  /// Plays this transition and that of a type at the same time, like `combined(with:)`.
  ///
  /// - Parameter other: the description of the other transition.
  public func combined<T: NavigationTransitionProtocol>(
    with other: T, fileID: StaticString = #fileID, line: UInt = #line
  ) -> NavigationTransition {
    combined(with: NavigationTransition(other, fileID: fileID, line: line))
  }
}

extension NavigationTransitionBuilder.Content: CustomStringConvertible {}
