import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Transitions that are written as changes of views, in layers.
final class TransitionAnimationTests: XCTestCase {
  private func lift(
    completion: (@Sendable (AnimatingPosition) -> Void)? = nil
  ) -> TransitionAnimation {
    TransitionAnimation(
      setup: { views in
        views.destinationView.translation.dy = 400
        let shade = HeadlessView(name: "shade", frame: views.containerView.frame)
        shade.opacity = 0
        views.containerView.insertSubview(shade, belowSubview: views.destinationView)
      },
      layers: [
        AnimationLayer(.linear) { $0.destinationView.translation = .zero },
        AnimationLayer(.linear, during: 0...0.5) {
          $0.containerView["shade"]?.opacity = 0.3
          $0.originView.opacity = 0.5
        },
      ], completion: completion)
  }

  func testLayersMoveViewsInTheirRanges() {
    let container = Container(size: Size(width: 400, height: 800))
    let timeline = NavigationTransition.layers(lift()).animation(.linear(duration: 1))
      .compile(for: .push, in: container).timeline
    for (time, y, opacity) in [
      (0.0, 400.0, 1.0), (0.25, 300, 0.75), (0.5, 200, 0.5), (0.75, 100, 0.5),
    ] {
      XCTAssertEqual(timeline.frame(at: time).destination.translation.dy, y, accuracy: 1e-9)
      XCTAssertEqual(timeline.frame(at: time).origin.opacity, opacity, accuracy: 1e-9)
    }
    XCTAssertEqual(timeline.duration, 1)
  }

  func testTemporaryViewsAreThereAsLongAsTheTransition() throws {
    let ends = Log()
    let animation = lift(completion: { ends.add("\($0)") })
    let (window, stack, _) = stackInAWindow(["A"]) { _ in
      ScreenTransition(layers: animation, duration: 1)
    }
    stack.push("B")
    window.advance(by: 0.25)
    let shade = try XCTUnwrap(
      window.frame.elements.first { $0.id.part == .temporary("shade") })
    XCTAssertEqual(shade.state.opacity, 0.15, accuracy: 1e-9)
    XCTAssertEqual(shade.frame, Rect(x: 0, y: 0, width: 400, height: 800))
    XCTAssertEqual(shown(stack, "B"), 300, accuracy: 1e-9)
    XCTAssertEqual(
      window.frame.drawingOrder.map { $0.part },
      [.container, .screen, .temporary("shade"), .screen])
    window.advance(by: 0.5)
    let later = try XCTUnwrap(window.frame[shade.id])
    XCTAssertEqual(later.state.opacity, 0.3, accuracy: 1e-9)
    window.advance(by: 1)
    XCTAssertEqual(window.frame.elements.count, 2)
    XCTAssertEqual(ends.lines, ["end"])
    XCTAssertTrue(window.isIdle)
  }

  func testACancelledGestureTakesTemporaryViewsAway() throws {
    let ends = Log()
    let animation = lift(completion: { ends.add("\($0)") })
    let (window, stack, _) = stackInAWindow(["A", "B"]) { _ in
      ScreenTransition(layers: animation, duration: 1)
    }
    let before = window.frame
    let pan = try XCTUnwrap(
      stack.beginInteraction(.thresholdAndFlick(), at: GestureSample(time: 0)))
    pan.change(GestureSample(time: 0.1, translation: Point(x: 100, y: 0)))
    XCTAssertTrue(window.frame.elements.contains { $0.id.part == .temporary("shade") })
    window.resize(to: Size(width: 400, height: 700))
    window.resize(to: Size(width: 400, height: 800))
    pan.cancel(at: 0.1)
    window.advance(by: 5)
    XCTAssertEqual(window.frame, before)
    XCTAssertEqual(ends.lines, ["start"])
    XCTAssertTrue(window.isIdle)
  }

  /// A stack whose pushes play layers, which log where they end; pops answer others.
  private func loggedStack(_ durations: [String: Double]) -> (
    ScreenWindow, TransitionController<ScreenStack<String>>, Log
  ) {
    let ends = Log()
    let (window, stack, _) = stackInAWindow(["A"]) { context in
      let name = context.operation == .pop ? "pop" : context.to ?? ""
      return durations[name].map { duration in
        ScreenTransition(
          layers: self.lift(completion: { ends.add("\(name) \($0)") }), duration: duration)
      }
    }
    return (window, stack, ends)
  }

  func testACompletionBelongsToItsTransitionWhenThatIsTurnedRound() {
    let (window, stack, ends) = loggedStack(["B": 1, "pop": 1])
    stack.push("B")
    window.advance(by: 0.5)
    stack.pop()
    window.advance(by: 0.1)
    XCTAssertEqual(ends.lines, [], "the answer to the pop is not played")
    window.advance(by: 2)
    XCTAssertEqual(ends.lines, ["B start"])
    XCTAssertTrue(window.isIdle)
  }

  func testATransitionThatIsTurnedTwiceEndsOnceAtItsEnd() {
    let (window, stack, ends) = loggedStack(["B": 1, "pop": 1])
    stack.push("B")
    window.advance(by: 0.5)
    stack.pop()
    window.advance(by: 0.1)
    stack.push("B")
    window.advance(by: 5)
    XCTAssertEqual(ends.lines, ["B end"])
  }

  func testACompletionIsCalledAtItsOwnTimeUnderAnotherTransition() {
    let (window, stack, ends) = loggedStack(["B": 1, "C": 1])
    stack.push("B")
    window.advance(by: 0.25)
    stack.push("C")
    window.advance(to: 0.99)
    XCTAssertEqual(ends.lines, [])
    window.advance(to: 1.01)
    XCTAssertEqual(ends.lines, ["B end"])
    window.advance(to: 2)
    XCTAssertEqual(ends.lines, ["B end", "C end"])
  }

  func testATransitionThatIsTakenOffTheScreenEndsWhereItIs() {
    let (window, stack, ends) = loggedStack(["B": 2, "C": 0.5])
    stack.push("B")
    window.advance(by: 0.25)
    stack.push("C")
    window.advance(by: 5)
    XCTAssertEqual(ends.lines, ["C end", "B current"])
    XCTAssertTrue(window.isIdle)
  }

  func testAnOperationAtOnceEndsWhatRunsWhereItIs() {
    let (window, stack, ends) = loggedStack(["B": 1])
    stack.push("B")
    window.advance(by: 0.25)
    stack.push("D")
    window.advance(by: 1)
    XCTAssertEqual(ends.lines, ["B current"])
  }

  func testLayersThatTakeNoTimeEndAtOnce() {
    let (window, stack, ends) = loggedStack(["B": 0])
    stack.push("B")
    window.advance(by: 1)
    XCTAssertEqual(ends.lines, ["B end"])
    XCTAssertTrue(window.isIdle)
  }

  func testLayersThatChangeOnePropertyTakeTurns() throws {
    let animation = TransitionAnimation(
      setup: { views in
        views.destinationView.translation.dy = 400
        let shade = HeadlessView(name: "shade", frame: views.containerView.frame)
        shade.opacity = 0
        views.containerView.addSubview(shade)
      },
      layers: [
        AnimationLayer(.linear, during: 0...0.5) {
          $0.destinationView.translation.dy = 200
          $0.containerView["shade"]?.opacity = 0.6
        },
        AnimationLayer(.linear, during: 0.5...1) {
          $0.destinationView.translation.dy = 0
          $0.containerView["shade"]?.opacity = 0
        },
      ])
    for operation in ["push", "pop"] {
      let (window, stack, _) = stackInAWindow(operation == "push" ? ["A"] : ["A", "B"]) { _ in
        ScreenTransition(layers: animation, duration: 1)
      }
      if operation == "push" { stack.push("B") } else { stack.pop() }
      let screen = operation == "push" ? "B" : "A"
      for (time, y, opacity) in [
        (0.0, 400.0, 0.0), (0.25, 300, 0.3), (0.5, 200, 0.6), (0.75, 100, 0.3),
      ] {
        window.advance(to: time)
        XCTAssertEqual(shown(stack, screen), y, accuracy: 1e-6)
        let shade = try XCTUnwrap(
          window.frame.elements.first { $0.id.part == .temporary("shade") })
        XCTAssertEqual(shade.state.opacity, opacity, accuracy: 1e-6)
        XCTAssertEqual(window.frame.drawingOrder.last, shade.id)
      }
    }
  }
}
