import TransitionKit
import TransitionLint
import TransitionTestSupport
import XCTest

final class CoveringTests: XCTestCase {
  private let size = Size(width: 390, height: 844)

  func testBuiltInTransitionsCoverTheContainerExactlyIfEverySampleDoes() {
    var (covered, open) = (0, 0)
    let ways = Thoroughness.product(
      of: [Animation.easeInOut, .bouncy], and: NavigationTransition.Operation.allCases)
    for ((name, transition), (animation, operation)) in Thoroughness.pairs(
      of: Thoroughness.some(of: BuiltIn.navigation, atLeast: 11), and: ways)
    {
      let compiled = transition.animation(animation).compile(
        for: operation, in: Container(size: size))
      let violation = compiled.violations(of: .covers()).first
      let gap = firstGap(of: compiled.timeline)
      if let violation {
        open += 1
        // A gap may be narrower than the grid is fine.
        if let gap { XCTAssertLessThanOrEqual(violation.time, gap + 1e-6, name) }
      } else {
        covered += 1
        XCTAssertNil(gap, "\(name) \(operation) \(animation) leaves a gap at \(gap ?? 0) s")
      }
    }
    // Both kinds are met.
    XCTAssertGreaterThan(covered, Thoroughness.size(20, or: 1))
    XCTAssertGreaterThan(open, Thoroughness.size(20, or: 1))
  }

  /// The first of many times at which a point of a grid is in no opaque page.
  private func firstGap(of timeline: Timeline) -> Double? {
    let oracle = MotionOracle(timeline, samples: 2)
    let points = (0...6).flatMap { x in
      (0...8).map {
        // Half a point from the edges, as a gap may be narrower than the tolerance.
        Point(
          x: 0.5 + (size.width - 1) * Double(x) / 6, y: 0.5 + (size.height - 1) * Double($0) / 8)
      }
    }
    let steps = Thoroughness.size(60, or: 20)
    for step in 0...steps {
      let time = timeline.duration * Double(step) / Double(steps)
      let frame = timeline.frame(at: time)
      let pages = [ViewID.origin, .destination].filter { frame[$0].opacity >= 1 - 1e-6 }
        .filter { frame[$0].doubleSided || !frame[$0].isTurnedAway(size: size) }
        .map { oracle.corners(of: $0, size: size, at: time) }
      let isOpen = points.contains { point in !pages.contains { contains(point, $0) } }
      if isOpen { return time }
    }
    return nil
  }

  /// Whether a point is in a convex polygon.
  private func contains(_ point: Point, _ corners: [Point]) -> Bool {
    let sides = corners.indices.map { index -> Double in
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
    }
    return sides.allSatisfy { $0 >= -1e-6 } || sides.allSatisfy { $0 <= 1e-6 }
  }
}
