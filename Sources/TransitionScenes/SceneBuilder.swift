/// Collects the elements that are written in a closure: one after the other, with `if`, `switch`, `for` and `if #available`.
///
/// An array of elements counts as its elements. The type of the ids is that of the first element, or that of the scene:
///
/// ```swift
/// let scene = Scene<Part>(size: size) {
///   Element(.header, frame: headerFrame)
///   if isSearching { Element(.searchField, frame: fieldFrame) }
///   for row in rows { Element(.row(row.number), frame: row.frame) }
/// }
/// ```
@resultBuilder
public enum SceneBuilder<ID: Hashable & Sendable> {
  /// Collects a single element.
  ///
  /// - Parameter element: the element.
  public static func buildExpression(_ element: SceneElement<ID>) -> [SceneElement<ID>] {
    [element]
  }

  /// Collects the elements of an array.
  ///
  /// - Parameter elements: the elements, from back to front.
  public static func buildExpression(_ elements: [SceneElement<ID>]) -> [SceneElement<ID>] {
    elements
  }

  /// Joins what the statements of a block give, in their order.
  ///
  /// - Parameter parts: the elements of each statement, from back to front.
  public static func buildBlock(_ parts: [SceneElement<ID>]...) -> [SceneElement<ID>] {
    parts.flatMap { $0 }
  }

  /// Collects the elements of an `if` without `else`; none if the condition does not hold.
  ///
  /// - Parameter part: the elements of the `if`; nil if its condition does not hold.
  public static func buildOptional(_ part: [SceneElement<ID>]?) -> [SceneElement<ID>] {
    part ?? []
  }

  /// Collects the elements of the first branch of an `if` with `else`, or of cases of a `switch`.
  ///
  /// - Parameter part: the elements of the branch that was taken.
  public static func buildEither(first part: [SceneElement<ID>]) -> [SceneElement<ID>] { part }

  /// Collects the elements of the second branch of an `if` with `else`, or of other cases of a `switch`.
  ///
  /// - Parameter part: the elements of the branch that was taken.
  public static func buildEither(second part: [SceneElement<ID>]) -> [SceneElement<ID>] { part }

  /// Joins what the rounds of a `for` loop give, in their order.
  ///
  /// - Parameter parts: the elements of each round, from back to front.
  public static func buildArray(_ parts: [[SceneElement<ID>]]) -> [SceneElement<ID>] {
    parts.flatMap { $0 }
  }

  /// Collects the elements of an `if #available`.
  ///
  /// - Parameter part: the elements of the branch that is available.
  public static func buildLimitedAvailability(
    _ part: [SceneElement<ID>]
  ) -> [SceneElement<ID>] { part }
}
