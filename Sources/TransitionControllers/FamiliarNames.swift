import TransitionKit

// What people type who know other libraries.

extension ScreenTransition {
  @available(*, unavailable, renamed: "slide(edge:)")
  public static func slide(from edge: Edge) -> ScreenTransition { .slide(edge: edge) }

  @available(*, unavailable, renamed: "slide(edge:)")
  public static func move(edge: Edge) -> ScreenTransition { .slide(edge: edge) }

  @available(*, unavailable, renamed: "push(edge:)")
  public static func push(from edge: Edge) -> ScreenTransition { .push(edge: edge) }

  @available(*, unavailable, renamed: "dissolve")
  public static var fade: ScreenTransition { .dissolve }

  @available(*, unavailable, message: "the source of a controller returns nil for a change at once")
  public static var identity: ScreenTransition { .dissolve }

  @available(*, unavailable, message: "write .push(), or .sheet() for a screen that is presented")
  public static var automatic: ScreenTransition { .push() }

  @available(
    *, unavailable,
    message: "write ScreenTransition(.cover(edge: .bottom), presentation: .fullScreen)"
  )
  public static var fullScreenCover: ScreenTransition { .cover(edge: .bottom) }

  @available(
    *, unavailable,
    message: "give both screens an element of this id, and write .elements([id: .sharedElement()])"
  )
  public static func zoom(
    sourceID: some Hashable, in namespace: some Hashable
  ) -> ScreenTransition { .dissolve }
}

extension TransitionController {
  @available(*, unavailable, renamed: "push(_:)")
  public func pushViewController(_ screen: Screen, animated: Bool) {}

  @available(*, unavailable, renamed: "pop()")
  public func popViewController(animated: Bool) {}

  @available(*, unavailable, renamed: "popToRoot()")
  public func popToRootViewController(animated: Bool = true) {}

  @available(*, unavailable, renamed: "pop(to:)")
  public func popToViewController(_ screen: Screen, animated: Bool) {}

  @available(*, unavailable, renamed: "pop(to:)")
  public func popTo(_ screen: Screen) {}

  @available(*, unavailable, renamed: "set(_:)")
  public func setViewControllers(_ screens: [Screen], animated: Bool) {}

  @available(*, unavailable, message: "write push(_:); its source returns nil for a change at once")
  public func push(_ screen: Screen, animated: Bool) {}

  @available(*, unavailable, message: "write pop(); its source returns nil for a change at once")
  public func pop(animated: Bool) {}

  @available(
    *, unavailable, message: "write popToRoot(); its source returns nil for a change at once"
  )
  public func popToRoot(animated: Bool) {}

  @available(
    *, unavailable,
    message:
      "write present(_:); its source returns nil for a change at once, and onEvent(_:) sends its end"
  )
  public func present(_ screen: Screen, animated: Bool, completion: (() -> Void)? = nil) {}

  @available(
    *, unavailable,
    message:
      "write dismiss(); its source returns nil for a change at once, and onEvent(_:) sends its end"
  )
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}

  @available(*, unavailable, message: "write state.screens, and push(_:), pop() or set(_:)")
  public var path: [Screen] {
    get { [] }
    set {}
  }

  @available(*, unavailable, message: "write state.screens, and set(_:)")
  public var viewControllers: [Screen] {
    get { [] }
    set {}
  }

  @available(*, unavailable, message: "write state.top?.screen")
  public var topViewController: Screen? { nil }

  @available(*, unavailable, message: "write state.index, and select(_:) with a tab")
  public var selectedIndex: Int {
    get { 0 }
    set {}
  }

  @available(*, unavailable, message: "write state.selected, and select(_:)")
  public var selection: Screen? {
    get { nil }
    set {}
  }

  @available(*, unavailable, message: "write the index of the detent, such as 0 for the first one")
  public func setDetent(_ detent: Detent, of screen: Screen, animation: Animation? = .smooth) {}
}

extension Detent {
  @available(*, unavailable, message: "write .medium and .large without parentheses")
  public func callAsFunction() -> Detent { self }
}
