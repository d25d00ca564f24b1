import TransitionKit
import TransitionTesting
import XCTest

final class MotionTests: XCTestCase {
  func testTheMotionOfATransitionIsItsTimeline() {
    let slide = NavigationTransition.slide.compile(
      for: .push, in: Container(size: Size(width: 390, height: 844)))
    XCTAssertEqual(slide.motion.timeline, slide.timeline)
    XCTAssertEqual(slide.motion.duration, slide.timeline.duration)
  }
}
