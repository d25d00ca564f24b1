import TransitionKit
import TransitionLint
import TransitionTestSupport
import XCTest

/// Contracts about mirrored transitions along paths.
final class MirroredPathTests: XCTestCase {
  private let path = MotionPath(from: Point(x: -120, y: 90)) {
    $0.addCurve(
      to: Point(x: 60, y: -40), control1: Point(x: -80, y: -200),
      control2: Point(x: 90, y: -150))
    $0.addLine(to: .zero)
  }

  /// What a mirrored path reaches is what its frames reach, and no more than a little less than that is proved.
  func testTheRangeOfAMirroredPathIsThatOfItsFrames() {
    let ways = Thoroughness.product(
      of: [Animation.linear(duration: 1), .bouncy], and: AtomicTransition.Operation.allCases)
    for (transition, (animation, operation)) in Thoroughness.pairs(
      of: [AtomicTransition.move(along: path), .arc(x: -180, y: 100, intensity: 0.9)], and: ways)
    {
      let compiled = transition.mirrored().animation(animation)
        .compile(for: operation, in: Container(width: 390, height: 844))
      let steps = Thoroughness.size(4_000, or: 500)
      let points = (0...steps).map { step -> (Double, Double) in
        let time = compiled.timeline.duration * Double(step) / Double(steps)
        let translation = compiled.timeline.frame(at: time)[.view].translation
        return (translation.dx, translation.dy)
      }
      for (component, values) in [("dx", points.map { $0.0 }), ("dy", points.map { $0.1 })] {
        let (low, high) = (values.min() ?? 0, values.max() ?? 0)
        let slack = 1e-3 * (high - low)
        func verdict(_ range: ClosedRange<Double>) -> MotionVerdict {
          compiled.verdict(on: .bounded(.view, .translation, component: component, in: range))
        }
        let text = "\(transition), \(animation), \(operation), \(component)"
        XCTAssertTrue(verdict(low - slack...high + slack).isProved, text)
        XCTAssertEqual(verdict(low + slack...high + slack).state, .broken, text)
        XCTAssertEqual(verdict(low - slack...high - slack).state, .broken, text)
      }
    }
  }
}
