import TransitionKit
import TransitionTestCases
import XCTest

final class TimelineComparisonTests: XCTestCase {
  private let slide = NavigationTransition.slide.compile(for: .push, in: .phone).timeline

  func testAFrameDiffersInItsTimeItsViewsAndTheirValues() throws {
    let (start, end) = (slide.frame(at: 0), slide.frame(at: 0.35))
    XCTAssertNil(start.difference(from: start))
    let difference = try XCTUnwrap(end.difference(from: start))
    XCTAssertTrue(difference.contains("the time is 0.35 s, not 0.0 s"), difference)
    XCTAssertTrue(
      difference.contains("destination.translation is (0, 0, 0), not (400, 0, 0)"), difference)
    let after = try XCTUnwrap(slide.frame(at: 1).difference(from: end))
    XCTAssertTrue(after.contains("origin is not present"), after)
    XCTAssertTrue(after.contains("drawing order is [destination]"), after)
    let other = AtomicTransition.opacity.compile(for: .insertion, in: .phone).timeline.frame(at: 0)
    let views = try XCTUnwrap(other.difference(from: start))
    XCTAssertTrue(views.contains("view is not expected") && views.contains("origin is missing"))
  }

  func testFramesAreEqualByTheirValuesWhateverWasWritten() {
    let plain = AtomicTransition.opacity.compile(for: .insertion, in: .phone).timeline
    let idle = AtomicTransition.opacity.combined(with: .scale(1))
      .compile(for: .insertion, in: .phone).timeline
    for time in [-1, 0, 0.1, 0.35, 1] {
      XCTAssertEqual(plain.frame(at: time), idle.frame(at: time))
      XCTAssertNil(plain.frame(at: time).difference(from: idle.frame(at: time)))
    }
    XCTAssertNotEqual(plain, idle)
    XCTAssertTrue(plain.isApproximatelyEqual(to: idle))
    XCTAssertEqual(
      plain.difference(from: idle)?.contains("the same"), true,
      "\(plain.difference(from: idle) ?? "")")
  }

  func testATimelineDiffersInItsDurationOrAtATime() throws {
    func fade(_ animation: Animation) -> Timeline {
      AtomicTransition.opacity.animation(animation).compile(for: .insertion, in: .phone).timeline
    }
    XCTAssertNil(fade(.linear).difference(from: fade(.linear)))
    XCTAssertEqual(
      fade(.linear(duration: 1)).difference(from: fade(.linear(duration: 2))),
      "the duration is 1.0 s, not 2.0 s")
    let eased = try XCTUnwrap(fade(.easeIn).difference(from: fade(.linear)))
    XCTAssertTrue(eased.hasPrefix("at 0.00") && eased.contains("view.opacity is"), eased)
    let nearly = fade(.linear(duration: 0.35 + 1e-12))
    XCTAssertNotEqual(nearly, fade(.linear))
    XCTAssertTrue(nearly.isApproximatelyEqual(to: fade(.linear)))
    XCTAssertFalse(fade(.easeIn).isApproximatelyEqual(to: fade(.linear), tolerance: 1e-3))
    XCTAssertTrue(fade(.easeIn).isApproximatelyEqual(to: fade(.linear), tolerance: 0.3))
    XCTAssertFalse(slide.isApproximatelyEqual(to: slide.reversed()))
  }

  func testTheSubscriptReadsAViewThatIsMissingAsRest() {
    let atomic = AtomicTransition.opacity.compile(for: .insertion, in: .phone)
    XCTAssertEqual(atomic.timeline.frame(at: 0)[.destination], .rest)
    XCTAssertEqual(atomic[.destination], TransientView())
    XCTAssertEqual(slide.frame(at: 0)[.view], .rest)
  }
}
