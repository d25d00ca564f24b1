import TransitionKit

// What people type who know other libraries.

extension ScreenTransition {
  @available(*, unavailable, renamed: "slide(edge:)")
  public static func slide(from edge: Edge) -> ScreenTransition { .slide(edge: edge) }

  @available(*, unavailable, renamed: "slide(edge:)")
  public static func move(edge: Edge) -> ScreenTransition { .slide(edge: edge) }
}

extension Detent {
  @available(*, unavailable, message: "write .medium and .large without parentheses")
  public func callAsFunction() -> Detent { self }
}
