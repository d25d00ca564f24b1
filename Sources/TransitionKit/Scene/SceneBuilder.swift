/// Collects the elements that are written in a closure: one after the other, with `if`, `switch` and `for`.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<ID>(_ element: SceneElement<ID>) -> [SceneElement<ID>] {
    [element]
  }

  public static func buildExpression<ID>(_ elements: [SceneElement<ID>]) -> [SceneElement<ID>] {
    elements
  }

  public static func buildBlock<ID>(_ parts: [SceneElement<ID>]...) -> [SceneElement<ID>] {
    parts.flatMap { $0 }
  }

  public static func buildOptional<ID>(_ part: [SceneElement<ID>]?) -> [SceneElement<ID>] {
    part ?? []
  }

  public static func buildEither<ID>(first part: [SceneElement<ID>]) -> [SceneElement<ID>] { part }

  public static func buildEither<ID>(second part: [SceneElement<ID>]) -> [SceneElement<ID>] {
    part
  }

  public static func buildArray<ID>(_ parts: [[SceneElement<ID>]]) -> [SceneElement<ID>] {
    parts.flatMap { $0 }
  }

  public static func buildLimitedAvailability<ID>(
    _ part: [SceneElement<ID>]
  ) -> [SceneElement<ID>] { part }
}
