import TransitionKit
import TransitionTestCases
import XCTest

/// Checks that two navigation transitions have equal frames, to the bit.
///
/// - Parameter ignored: the properties that may differ. The drawing order may not.
func assertSameNavigation(
  _ a: NavigationTransition, _ b: NavigationTransition, except ignored: PropertySet = [],
  _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {
  forEachNavigation { operation, container in
    for animation in [Animation.default, .spring(duration: 0.5, bounce: 0.4)] {
      let x = a.animation(animation).compile(for: operation, in: container).timeline
      let y = b.animation(animation).compile(for: operation, in: container).timeline
      XCTAssertEqual(x.duration, y.duration, message, file: file, line: line)
      for time in x.comparedTimes {
        let (p, q) = (x.frame(at: time), y.frame(at: time))
        XCTAssertEqual(p.drawingOrder, q.drawingOrder, message, file: file, line: line)
        for view in [ViewID.origin, .destination] {
          for property in ViewProperty.allCases where !ignored.contains(property) {
            XCTAssertEqual(
              p[view][property], q[view][property],
              "\(message) \(view) \(property), \(operation) at \(time)", file: file, line: line)
          }
        }
      }
    }
  }
}

extension Timeline {
  /// Frames before, in and after the timeline.
  var allFrames: [Frame] {
    ([-1] + (0...40).map { duration * Double($0) / 40 } + [duration + 1]).map { frame(at: $0) }
  }
}
