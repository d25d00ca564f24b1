import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Animations that a negative delay starts in the middle, as in CSS.
final class NegativeDelayTests: XCTestCase {
  private func offset(_ timeline: Timeline, at time: Double) -> Double {
    timeline.frame(at: time).view.translation.dx
  }

  func testTheFrameAtZeroIsThatOfTheTimeInside() {
    let timeline = AtomicTransition.offset(x: 400).animation(.linear(duration: 1).delay(-0.4))
      .compile(for: .insertion, in: .phone).timeline
    XCTAssertEqual(offset(timeline, at: 0), 240, accuracy: 1e-9)
    XCTAssertEqual(offset(timeline, at: -1e-9), 400)
    XCTAssertEqual(offset(timeline, at: 1e-9), 240, accuracy: 1e-5)
    XCTAssertEqual(offset(timeline.reversed(), at: timeline.duration), 240, accuracy: 1e-9)
  }

  func testEveryKindOfAnimationStartsInside() {
    let animations: [Animation] = [
      .easeInOut, .spring, .bouncy, .linear(duration: 1).speed(2),
      .timingCurve(.circularEaseOut, duration: 1), .linear.repeatCount(3),
      .timingCurve(.steps(4), duration: 1), Animation(Halting()),
    ]
    for animation in animations.map({ $0.delay(-0.1) }) + [.linear.delay(-0.1).repeatCount(2)] {
      for start in [0, 0.3] {
        let timeline = AtomicTransition.offset(x: 400).animation(animation).delayed(by: start)
          .compile(for: .insertion, in: .phone).timeline
        XCTAssertEqual(
          offset(timeline, at: start), offset(timeline, at: start + 1e-12), accuracy: 1e-3,
          "\(animation)")
        XCTAssertEqual(offset(timeline, at: start.nextDown), 400, "\(animation)")
      }
    }
  }

  func testWithoutANegativeDelayTheFrameAtZeroIsTheInitialStage() {
    for animation in [
      Animation.linear, .spring, .easeIn.delay(0.1), .timingCurve(.steps(4, jump: .start)),
      .linear.delay(-0.1).delay(0.2),
    ] {
      let timeline = AtomicTransition.offset(x: 400).animation(animation)
        .compile(for: .insertion, in: .phone).timeline
      XCTAssertEqual(offset(timeline, at: 0), 400, "\(animation)")
    }
  }

  func testTheFrameAtZeroIsTheInitialStageAlsoBesideWhatTakesNoTime() {
    let timeline = AtomicTransition.opacity.animation(nil)
      .combined(with: .offset(x: 400).animation(.default))
      .compile(for: .insertion, in: .phone).timeline
    XCTAssertEqual(timeline.timings.map { $0.animation }, [.default, .default])
    XCTAssertEqual(offset(timeline, at: 0), 400)
    XCTAssertEqual(offset(timeline.reversed(), at: timeline.duration), 400)
  }
}

private struct Halting: CustomAnimation {
  var duration: Double { 1 }
  func value(at time: Double) -> Double { time * time }
}
