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
  public static func buildExpression(_ element: SceneElement<ID>) -> [SceneElement<ID>] {
    [element]
  }

  public static func buildExpression(_ elements: [SceneElement<ID>]) -> [SceneElement<ID>] {
    elements
  }

  public static func buildBlock(_ parts: [SceneElement<ID>]...) -> [SceneElement<ID>] {
    parts.flatMap { $0 }
  }

  public static func buildOptional(_ part: [SceneElement<ID>]?) -> [SceneElement<ID>] {
    part ?? []
  }

  public static func buildEither(first part: [SceneElement<ID>]) -> [SceneElement<ID>] { part }

  public static func buildEither(second part: [SceneElement<ID>]) -> [SceneElement<ID>] { part }

  public static func buildArray(_ parts: [[SceneElement<ID>]]) -> [SceneElement<ID>] {
    parts.flatMap { $0 }
  }

  public static func buildLimitedAvailability(
    _ part: [SceneElement<ID>]
  ) -> [SceneElement<ID>] { part }
}
