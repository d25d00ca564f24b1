import TransitionKit
import XCTest

final class ManyThreadsTests: XCTestCase {
  func testManyThreadsSampleTheSameFrames() async {
    let transition = NavigationTransition.slide.combined(with: .swing).animation(.bouncy)
    let timeline = transition.compile(for: .push, in: phone).timeline
    let times = (0..<500).map { Double($0) / 500 * timeline.duration }
    let expected = times.map(timeline.frame(at:))
    await withTaskGroup(of: [Timeline.Frame].self) { tasks in
      for _ in 0..<8 {
        tasks.addTask { times.map(timeline.frame(at:)) }
      }
      for await frames in tasks { XCTAssertEqual(frames, expected) }
    }
  }
}
