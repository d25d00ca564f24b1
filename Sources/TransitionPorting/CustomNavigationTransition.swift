import TransitionKit

/// The name that swiftui-navigation-transitions gives to `NavigationTransition` in its later versions.
public typealias CustomNavigationTransition = NavigationTransition

/// The name that swiftui-navigation-transitions gives to `NavigationTransition` in its earlier versions.
public typealias AnyNavigationTransition = NavigationTransition

extension NavigationTransition {
  /// The type of the timing that `animation(_:)` sets.
  public typealias Animation = TransitionKit.Animation

  /// The transition of a navigation stack that names none, which is `auto`.
  public static var `default`: NavigationTransition { .auto }
}
