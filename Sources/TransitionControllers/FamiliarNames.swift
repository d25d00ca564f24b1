import TransitionKit

// What people type who know other libraries.

extension ScreenTransition {
  @available(*, unavailable, renamed: "slide(edge:)")
  public static func slide(from edge: Edge) -> ScreenTransition { .slide(edge: edge) }

  @available(*, unavailable, renamed: "slide(edge:)")
  public static func move(edge: Edge) -> ScreenTransition { .slide(edge: edge) }
}
