import TransitionKit
import TransitionTestCases
import XCTest

final class TimelineTests: XCTestCase {
  private let timeline = AtomicTransition.opacity.animation(.linear(duration: 1))
    .compile(for: .insertion, in: .phone).timeline

  func testFramesStartAtZeroAndEndExactlyAtTheDuration() {
    XCTAssertEqual(timeline.frames(perSecond: 4).map(\.time), [0, 0.25, 0.5, 0.75, 1])
    XCTAssertEqual(timeline.frames(perSecond: 3).map(\.time), [0, 1.0 / 3, 2.0 / 3, 1])
    XCTAssertEqual(timeline.frames(perSecond: 0.1).map(\.time), [0, 1])
    XCTAssertEqual(timeline.frames(perSecond: 60).count, 61)
    let odd = AtomicTransition.opacity.compile(for: .insertion, in: .phone).timeline
    XCTAssertEqual(odd.frames(perSecond: 60).count, 22)
    XCTAssertEqual(odd.frames(perSecond: 60).last?.time, 0.35)
  }

  func testTimelinesAreEqualByMeaning() {
    let a: AtomicTransition = [.opacity, .scale(0.5)]
    let b: AtomicTransition = [
      .identity, .scale(0.5),
      .custom { view, operation, _ in
        switch operation {
        case .insertion: view.initial.opacity = 0
        case .removal: view.animation.opacity = 0
        }
      },
    ]
    for operation in AtomicTransition.Operation.allCases {
      XCTAssertEqual(
        a.compile(for: operation, in: .phone).timeline,
        b.compile(for: operation, in: .phone).timeline)
    }
    XCTAssertNotEqual(
      a.compile(for: .insertion, in: .phone).timeline,
      a.compile(for: .removal, in: .phone).timeline)
    XCTAssertNotEqual(
      a.compile(for: .insertion, in: .phone).timeline,
      a.animation(.linear).compile(for: .insertion, in: .phone).timeline)
  }

  func testOvershootSurvivesComposition() {
    // At its highest the spring overshoots by exp(-pi / sqrt(3)) for a damping ratio of one half.
    let spring = Spring(response: 1, dampingRatio: 0.5)
    let peak = 1 / (2 * 0.75.squareRoot())
    let transition: AtomicTransition = [.opacity, .opacity(0.5)]
    let frame = transition.animation(.spring(spring)).compile(for: .insertion, in: .phone)
      .timeline.frame(at: peak)
    let overshoot = 1.163033534910323
    XCTAssertEqual(frame.view.opacity, overshoot * (0.5 + 0.5 * overshoot), accuracy: 1e-9)
    XCTAssertEqual(frame.view.visibleOpacity, 1)
  }

  func testTwoFadesAtHalfOfTheirProgressGiveAQuarter() {
    let transition: AtomicTransition = [.opacity, .opacity]
    let timeline = transition.animation(.linear(duration: 1))
      .compile(for: .insertion, in: .phone).timeline
    XCTAssertEqual(timeline.frame(at: 0.5).view.opacity, 0.25)
  }

  func testContributionsHoldUntilTheyStartAndAfterTheyEnd() {
    let transition: AtomicTransition = [
      .offset(x: 10).animation(.linear, during: AnimationRange(start: 0.25, end: 0.5)), .opacity,
    ]
    let timeline = transition.animation(.linear(duration: 1))
      .compile(for: .removal, in: .phone).timeline
    XCTAssertEqual(timeline.frame(at: 0.25).view.translation.dx, 0)
    XCTAssertEqual(timeline.frame(at: 0.375).view.translation.dx, 5)
    XCTAssertEqual(timeline.frame(at: 0.5).view.translation.dx, 10)
    XCTAssertEqual(timeline.frame(at: 1).view.translation.dx, 10)
    XCTAssertEqual(timeline.frame(at: 1.5).view.translation.dx, 0)
  }

  func testAnUnknownViewIsAtRest() {
    XCTAssertEqual(timeline.frame(at: 0)[.origin], .rest)
    XCTAssertEqual(timeline.views, [.view])
  }

  func testTheDrawingOrderIsKeptFromFrameToFrame() {
    let timeline = NavigationTransition.slide.compile(for: .push, in: .phone).timeline
    var frame = timeline.frame(at: 0)
    let storage = frame.drawingOrder.withUnsafeBufferPointer { $0.baseAddress }
    for time in [0.1, 0.2, 0.35] {
      timeline.sample(at: time, into: &frame)
      XCTAssertEqual(frame.drawingOrder.withUnsafeBufferPointer { $0.baseAddress }, storage)
      XCTAssertEqual(frame.drawingOrder, [.origin, .destination])
    }
    timeline.sample(at: 1, into: &frame)
    XCTAssertEqual(frame.drawingOrder, [.destination])
  }

  func testAnExplanationKeepsTheSignOfZero() {
    let transition = AtomicTransition.custom { view, _, _ in
      view.initial.translation = Translation(dx: -0.0, dy: 5, dz: -0.0)
      view.animation.translation = Translation(dx: -0.0, dy: 5, dz: -0.0)
    }
    let compiled = transition.compile(for: .insertion, in: .phone)
    for time in [-1, 0, 0.1, 0.35, 1] {
      let frame = compiled.timeline.frame(at: time).view[.translation].components
      let value = compiled.explain(.view, .translation, at: time).value.components
      XCTAssertEqual(value.map(\.bitPattern), frame.map(\.bitPattern), "\(time)")
      XCTAssertEqual(value[0].sign, .minus)
    }
  }
}
