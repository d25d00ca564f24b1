import TransitionKit

/// The name that swiftui-navigation-transitions gives to `NavigationTransition` in its later versions.
public typealias CustomNavigationTransition = NavigationTransition

/// The name that swiftui-navigation-transitions gives to `NavigationTransition` in its earlier versions.
public typealias AnyNavigationTransition = NavigationTransition

extension NavigationTransition {
  /// The type of the timing that `animation(_:)` sets.
  public typealias Animation = TransitionKit.Animation

  /// The name that swiftui-navigation-transitions gives to the transition of a navigation stack that names none; here it is
  /// `push`.
  public static var `default`: NavigationTransition { .push }

  /// The name that Hero gives to the transition of a navigation stack that names none; here it is `push`.
  ///
  /// On a pop Hero pushes the destination in from the leading edge, over the origin. Here a pop plays the reverse, which a
  /// finger can follow.
  public static var auto: NavigationTransition { .push }
}
