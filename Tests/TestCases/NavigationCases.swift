import TransitionKit
import TransitionTestSupport

/// Calls a closure for push and pop, in both directions and three sizes: in a debug build with each of them, not with each
/// combination.
package func forEachNavigation(_ body: (NavigationTransition.Operation, Container) -> Void) {
  let sizes = [(390.0, 844.0), (1024, 768), (1, 3000)].map { Size(width: $0, height: $1) }
  let ways = Thoroughness.product(
    of: NavigationTransition.Operation.allCases, and: [LayoutDirection.leftToRight, .rightToLeft])
  for (size, (operation, direction)) in Thoroughness.pairs(of: sizes, and: ways) {
    body(operation, Container(size: size, layoutDirection: direction))
  }
}

extension Timeline {
  /// Times before, in and after the timeline, fewer in a debug build.
  package var comparedTimes: [Double] {
    let steps = Thoroughness.size(30, or: 6)
    let inner = (0...steps).map { duration * Double($0) / Double(steps) }
    return [-1] + inner + [duration + 1]
  }
}
