import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class PathIndependenceTests: XCTestCase {
  private let push = NavigationTransition.swing.animation(.bouncy).compile(for: .push, in: .phone)
  private let pop = NavigationTransition.zoom.compile(for: .pop, in: .phone)

  /// The same events at the same times, whatever the steps between them.
  private var events: [(time: Double, make: (TransitionAnimator) -> Void)] {
    [
      (0.125, { $0.pause() }), (0.25, { $0.resume() }), (0.5, { $0.reverse() }),
      (0.625, { [pop] in $0.retarget(to: pop) }), (0.75, { $0.scrub(to: 0.4, linearly: true) }),
      (0.875, { $0.finish(velocity: 1.5) }),
    ]
  }

  private func frames(at times: [Double], stepping steps: [Double]) -> [Timeline.Frame] {
    let animator = TransitionAnimator(push)
    animator.start()
    let all = Set(steps + times + events.map(\.time)).sorted()
    var frames: [Timeline.Frame] = []
    for time in all {
      animator.advance(to: time)
      for event in events where event.time == time { event.make(animator) }
      if times.contains(time) { frames.append(animator.frame) }
    }
    return frames
  }

  func testFramesAtCommonTimesAreEqualToTheBitAtEveryRate() {
    let common = (0...18).map { Double($0) / 16 }
    let expected = frames(at: common, stepping: [])
    for rate in [24.0, 30, 60, 90, 120, 144, 240] {
      let steps = (0...Int(rate * 1.2)).map { Double($0) / rate }
      XCTAssertEqual(frames(at: common, stepping: steps), expected, "\(rate) a second")
    }
  }

  func testColdSeeksInAnyOrderGiveTheSameFrames() {
    let common = (0...18).map { Double($0) / 16 }
    let expected = frames(at: common, stepping: [])
    var generator = SeededGenerator(seed: 1)
    for index in common.indices.shuffled(using: &generator) {
      XCTAssertEqual(frames(at: [common[index]], stepping: []), [expected[index]])
    }
  }
}
