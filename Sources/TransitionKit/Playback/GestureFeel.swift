/// The constants of how gestures feel. Each is the default of a property of a policy, or a parameter with which one is made.
///
/// UIKit does not publish its own. What peers use is from their sources or documentation, as named.
package enum GestureFeel {
  /// How far a finger moves before the direction of a gesture is decided, in points.
  ///
  /// | peer | slop |
  /// |---|---|
  /// | SwiftUI, `DragGesture.minimumDistance` | 10 points |
  /// | Android, `ViewConfiguration.getScaledTouchSlop` | 8 dp |
  /// | Flutter, `kTouchSlop` | 18 logical pixels |
  package static let slop = 10.0

  /// For how many seconds of its velocity a sheet or a pager moves on in thought when it is let go: the nearest place to that wins.
  ///
  /// | peer | seconds |
  /// |---|---|
  /// | `UIScrollView.DecelerationRate.normal`, by the formula of WWDC 2018, session 803 | 0.499 |
  /// | the formula of that session with `.fast` | 0.099 |
  /// | react-native-redash and react-native-bottom-sheet, `snapPoint` | 0.2 |
  /// | this library: a swipe of 40 points at 1000 points a second passes no detent | 0.2 |
  package static let projection = 0.2

  /// The progress above which a drag commits.
  ///
  /// | peer | progress |
  /// |---|---|
  /// | Touchwonders' Transition, `PanInteractionController` | 1/3 |
  /// | swiftui-navigation-transitions, `handleInteraction`: from the edge | 0.2 |
  package static let threshold = 1.0 / 3
  package static let edgeThreshold = 0.2

  /// From how many points a second on a finger decides by its velocity.
  ///
  /// | peer | points a second |
  /// |---|---|
  /// | Touchwonders' Transition, `PanInteractionController` | 1200 |
  /// | swiftui-navigation-transitions, `handleInteraction`: from the edge | 675, and 200 back |
  /// | Flutter, `kMinFlingVelocity` | 50 logical pixels a second |
  package static let flick = 1200.0
  package static let edgeFlick = 675.0
  package static let edgeFlickBack = 200.0

  /// With `imitatesUIKit`, the velocity at which a commit runs at its own rate, and the limits of that rate.
  ///
  /// | peer | |
  /// |---|---|
  /// | swiftui-navigation-transitions, `handleInteraction` | 800 points a second, from 0.99 to 2.25 |
  static let unitVelocity = 800.0
  static let speeds = 0.99...2.25

  /// How little of a finger's way a rubber band follows: c of f(x) = (1 - 1 / (x c / d + 1)) d.
  ///
  /// | peer | c |
  /// |---|---|
  /// | `UIScrollView`, as measured in "Analysis of Apple's rubber band scrolling", squareb.wordpress.com, 6 January 2013 | 0.55 |
  package static let rubberBand = 0.55
}
