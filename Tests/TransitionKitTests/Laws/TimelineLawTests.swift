import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Laws 6 to 10: timelines as functions of time.
final class TimelineLawTests: XCTestCase {
  func testEveryBuiltInInsertionEndsAtRestAndEveryRemovalStartsThere() {
    for (name, transition) in BuiltIn.atomic {
      for operation in AtomicTransition.Operation.allCases {
        let timeline = transition.compile(for: operation, in: .phone).timeline
        let state = timeline.frame(at: operation == .insertion ? timeline.duration : 0).view
        for property in ViewProperty.allCases where property.isAnimatable {
          XCTAssertEqual(state[property], property.identity, "\(name) \(operation) \(property)")
        }
      }
    }
    for (name, transition) in BuiltIn.navigation {
      for operation in NavigationTransition.Operation.allCases {
        let timeline = transition.compile(for: operation, in: .phone).timeline
        let origin = timeline.frame(at: 0).origin
        let destination = timeline.frame(at: timeline.duration).destination
        for property in ViewProperty.allCases where property.isAnimatable {
          XCTAssertEqual(origin[property], property.identity, "\(name) \(operation) \(property)")
          XCTAssertEqual(
            destination[property], property.identity, "\(name) \(operation) \(property)")
        }
      }
    }
  }

  func testBuiltInsHaveNoWarnings() throws {
    for (name, transition) in BuiltIn.navigation {
      for operation in NavigationTransition.Operation.allCases {
        XCTAssertNoThrow(try transition.compile(for: operation, in: .phone).validate(), name)
      }
    }
    for (name, transition) in BuiltIn.atomic {
      for operation in AtomicTransition.Operation.allCases {
        XCTAssertNoThrow(try transition.compile(for: operation, in: .phone).validate(), name)
      }
    }
  }

  func testReversingTwiceIsNothingAndOnceMirrorsTime() {
    forAll { generator in
      let timeline = randomTimeline(&generator)
      XCTAssertEqual(timeline.reversed().reversed(), timeline)
      for _ in 0..<10 {
        let time = generator.double(in: 0...max(timeline.duration, 1e-9))
        guard time <= timeline.duration else { continue }
        XCTAssertEqual(
          timeline.reversed().frame(at: time).view,
          timeline.frame(at: timeline.duration - time).view)
      }
    }
  }

  func testAFrameDependsOnTheTimelineAndTheTimeAlone() {
    forAll { generator in
      let timeline = randomTimeline(&generator)
      let other = randomTimeline(&generator)
      var times = (0..<20).map { _ in generator.double(in: -0.5...timeline.duration + 0.5) }
      times += [0, timeline.duration, timeline.duration.nextUp]
      let expected = times.map { timeline.frame(at: $0) }
      var frame = other.frame(at: 0.1)
      for index in times.indices.shuffled(using: &generator) {
        if generator.bool() { other.sample(at: times[index], into: &frame) }
        timeline.sample(at: times[index], into: &frame)
        XCTAssertEqual(frame, expected[index])
      }
    }
  }

  func testFramesAreAlwaysFinite() {
    forAll(1000) { generator in
      let timeline = randomTimeline(&generator)
      for _ in 0..<10 {
        let time = generator.double(in: -1...timeline.duration + 1)
        assertFinite(timeline.frame(at: time))
      }
    }
  }

  func testCancellingAnywhereEqualsNeverHavingStarted() {
    forAll { generator in
      let tree = TransitionTree.random(&generator).transition
      let compiled = NavigationTransition(tree).compile(
        for: .random(&generator), in: .random(&generator))
      let animator = TransitionAnimator(compiled)
      animator.start()
      for _ in 0..<generator.int(in: 0...5) {
        animator.advance(by: generator.double(in: 0...compiled.timeline.duration / 6 + 1e-9))
      }
      guard animator.cancel() else { throw Law.SkippedCase() }
      animator.advance(by: 100)
      XCTAssertEqual(animator.state, .finished(at: .start))
      let frame = animator.frame
      for property in ViewProperty.allCases {
        XCTAssertEqual(frame.origin[property], property.identity)
        XCTAssertEqual(frame.destination[property], property.identity)
      }
      XCTAssertEqual(frame.drawingOrder, [.origin])
    }
  }

  private func randomTimeline(_ generator: inout SeededGenerator) -> Timeline {
    TransitionTree.random(&generator).transition
      .compile(for: .random(&generator), in: .random(&generator)).timeline
  }
}

extension XCTestCase {
  func assertFinite(
    _ frame: Timeline.Frame, file: StaticString = #filePath, line: UInt = #line
  ) {
    for view in [ViewID.view, .origin, .destination] {
      for property in ViewProperty.allCases {
        for component in frame[view][property].components where !(abs(component) <= 1e12) {
          XCTFail("\(view).\(property) is \(component)", file: file, line: line)
        }
      }
    }
  }
}
