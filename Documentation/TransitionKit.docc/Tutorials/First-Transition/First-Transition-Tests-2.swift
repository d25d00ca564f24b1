import TransitionTesting
import XCTest

final class CardTests: XCTestCase {
  let push = NavigationTransition(.move(edge: .bottom))
    .combined(with: NavigationTransition(.opacity))
    .animation(.easeOut(duration: 0.3))
    .compile(for: .push, in: Container(size: Size(width: 390, height: 844)))

  func testTheCardComesFromBelow() {
    XCTAssertEqual(push.destination.initial.translation.dy, 844)
    XCTAssertEqual(push.timeline.duration, 0.3)
    XCTAssertTrue(push.timeline.frame(at: 0.3).destination.isAtRest)
  }

  func testTheCardMovesCalmly() {
    XCTAssertMotion(push, .monotone(.destination), .endsAtRest(.destination), .speed(atMost: 7000))
  }
}
