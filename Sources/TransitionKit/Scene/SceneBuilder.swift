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
  /// Collects one element.
  public static func buildExpression(_ element: SceneElement<ID>) -> [SceneElement<ID>] {
    [element]
  }

  /// Collects the elements of an array.
  public static func buildExpression(_ elements: [SceneElement<ID>]) -> [SceneElement<ID>] {
    elements
  }

  /// Collects the elements of the statements in a block.
  public static func buildBlock(_ parts: [SceneElement<ID>]...) -> [SceneElement<ID>] {
    parts.flatMap { $0 }
  }

  /// Collects the elements of an `if` without `else`.
  public static func buildOptional(_ part: [SceneElement<ID>]?) -> [SceneElement<ID>] {
    part ?? []
  }

  /// Collects the elements of an `if`, or of one case of a `switch`.
  public static func buildEither(first part: [SceneElement<ID>]) -> [SceneElement<ID>] { part }

  /// Collects the elements of an `else`, or of another case of a `switch`.
  public static func buildEither(second part: [SceneElement<ID>]) -> [SceneElement<ID>] { part }

  /// Collects the elements of a `for` loop.
  public static func buildArray(_ parts: [[SceneElement<ID>]]) -> [SceneElement<ID>] {
    parts.flatMap { $0 }
  }

  /// Collects the elements of an `if #available`.
  public static func buildLimitedAvailability(
    _ part: [SceneElement<ID>]
  ) -> [SceneElement<ID>] { part }
}
