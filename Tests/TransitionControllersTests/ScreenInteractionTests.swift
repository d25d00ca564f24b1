import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// Gestures that drive operations.
final class ScreenInteractionTests: XCTestCase {
  func testAPopFollowsTheFingerAndCommits() throws {
    let (window, stack, log) = stackInAWindow(["A", "B"])
    let pan = try XCTUnwrap(stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
    pan.change(finger(0.1, 100))
    XCTAssertEqual(shown(stack, "B"), 100, accuracy: 1e-9)
    XCTAssertEqual(shown(stack, "A"), -300, accuracy: 1e-9)
    XCTAssertEqual(stack.state.screens, ["A", "B"])
    XCTAssertEqual(names(stack), ["A", "B"])
    XCTAssertEqual(pan.end(finger(0.2, 200)), .commit(speed: nil))
    XCTAssertEqual(stack.state.screens, ["A"])
    window.advance(by: 5)
    XCTAssertEqual(names(stack), ["A"])
    XCTAssertTrue(window.isIdle)
    XCTAssertEqual(
      log.lines,
      [
        "willTransition pop B > A by hand", "willDisappear B", "willAppear A",
        "didDisappear B", "didAppear A", "didTransition pop B > A by hand",
        "released B",
      ])
  }

  func testACancelledPopLeavesEverythingAsItWas() throws {
    let (window, stack, log) = stackInAWindow(["A", "B"])
    let before = window.frame
    let pan = try XCTUnwrap(stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
    pan.change(finger(0.1, 100))
    XCTAssertEqual(pan.end(finger(0.2, 100)), .cancel)
    window.advance(by: 5)
    XCTAssertEqual(window.frame, before)
    XCTAssertEqual(stack.state.screens, ["A", "B"])
    XCTAssertTrue(window.isIdle)
    XCTAssertEqual(
      log.lines,
      [
        "willTransition pop B > A by hand", "willDisappear B", "willAppear A",
        "willDisappear A", "willAppear B", "didDisappear A", "didAppear B",
        "cancelledTransition pop B > A by hand",
      ])
  }

  func testACommitAtAConstantSpeedEndsWhereItStandsStill() throws {
    for (velocity, speed) in [(1000.0, 1.25), (792, 0.99), (900, 1.125), (4000, 2.25), (0, 0.99)] {
      for x in [150.0, 81, 111, 250, 399] {
        let (window, stack, _) = stackInAWindow(["A", "B"])
        let policy = InteractionPolicy.edgePan(imitatesUIKit: true)
        let pan = try XCTUnwrap(stack.beginInteraction(policy, at: finger(0, 0)))
        pan.end(finger(0.2, x, velocity: velocity))
        let duration = (1 - x / 400) / speed
        window.advance(by: duration - 1e-6)
        XCTAssertEqual(shown(stack, "B"), 400, accuracy: 0.01)
        XCTAssertFalse(window.isIdle)
        window.advance(by: 2e-6)
        XCTAssertTrue(window.isIdle, "\(velocity) from \(x)")
      }
    }
  }

  func testAThresholdOfAThirdDecides() throws {
    for (x, commits) in [(125.0, false), (126, true)] {
      let window = ScreenWindow(size: Size(width: 375, height: 800))
      let stack = TransitionController(ScreenStack(["A", "B"]), in: window) { _ in .testSlide }
      let pan = try XCTUnwrap(stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
      pan.end(finger(0.5, x))
      XCTAssertEqual(stack.state.screens.count, commits ? 1 : 2)
    }
  }

  func testAFlickBackCancelsAtAnyProgress() throws {
    for (velocity, commits) in [(-1199.0, true), (-1200, false)] {
      let (_, stack, _) = stackInAWindow(["A", "B"])
      let pan = try XCTUnwrap(stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
      pan.end(finger(0.5, 390, velocity: velocity))
      XCTAssertEqual(stack.state.screens.count, commits ? 1 : 2)
    }
  }

  func testAPushDuringAnInteractivePopEndsTheGesture() throws {
    let (window, stack, log) = stackInAWindow(["A", "B"])
    let pan = try XCTUnwrap(stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
    pan.change(finger(0.1, 200))
    stack.push("C")
    window.commit()
    XCTAssertFalse(pan.isActive)
    XCTAssertFalse(pan.change(finger(0.2, 300)))
    XCTAssertNil(pan.end(finger(0.3, 300)))
    XCTAssertEqual(stack.state.screens, ["A", "B", "C"])
    window.advance(by: 5)
    XCTAssertEqual(names(stack), ["C"])
    XCTAssertTrue(window.isIdle)
    XCTAssertEqual(log.lines.filter { $0.hasPrefix("willTransition") }.count, 2)
    XCTAssertEqual(
      log.lines.filter { $0.hasPrefix("didT") || $0.hasPrefix("cancelled") }.count, 2)
  }

  func testAnEqualOperationFinishesTheGesture() throws {
    let (window, stack, log) = stackInAWindow(["A", "B"])
    let pan = try XCTUnwrap(stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
    pan.change(finger(0.1, 100))
    stack.pop()
    XCTAssertEqual(shown(stack, "B"), 100, accuracy: 1e-9)
    XCTAssertFalse(pan.isActive)
    window.advance(by: 5)
    XCTAssertEqual(names(stack), ["A"])
    XCTAssertEqual(log.lines.filter { $0.hasPrefix("willTransition") }.count, 1)
    XCTAssertEqual(log.lines.filter { $0.hasPrefix("didTransition") }.count, 1)
  }

  func testACancelledDragCanBeDismissedAtOnce() throws {
    let (window, stack, log) = stackInAWindow(["A"]) { _ in
      ScreenTransition(.cover(edge: .bottom), animation: .linear(duration: 1))
    }
    stack.present("M")
    window.advance(by: 2)
    log.lines = []
    let pan = try XCTUnwrap(
      stack.beginInteraction(.thresholdAndFlick(axis: .vertical), at: finger(0, y: 0)))
    pan.change(finger(0.1, y: 200))
    XCTAssertEqual(shown(stack, "M"), 200, accuracy: 1e-9)
    pan.end(finger(0.2, y: 200))
    window.advance(by: 0.05)
    let y = shown(stack, "M")
    XCTAssertGreaterThan(y, 1)
    stack.dismiss()
    XCTAssertEqual(shown(stack, "M"), y, accuracy: 1e-9)
    XCTAssertEqual(stack.state.screens, ["A"])
    window.advance(by: 5)
    XCTAssertEqual(names(stack), ["A"])
    XCTAssertEqual(
      log.lines.filter { $0.contains("Transition") },
      [
        "willTransition dismiss M > A by hand", "cancelledTransition dismiss M > A by hand",
        "willTransition dismiss M > A", "didTransition dismiss M > A",
      ])
    XCTAssertTrue(window.isIdle)
  }

  func testAGestureCatchesATransitionThatGoesBack() throws {
    let (window, stack, log) = stackInAWindow(["A", "B"])
    let pan = try XCTUnwrap(stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
    pan.change(finger(0.1, 100))
    pan.cancel(at: 0.1)
    window.advance(by: 0.05)
    let x = shown(stack, "B")
    let again = try XCTUnwrap(stack.beginInteraction(.thresholdAndFlick(), at: finger(5, 0)))
    XCTAssertEqual(shown(stack, "B"), x, accuracy: 1e-9)
    again.change(finger(5.5, 50))
    XCTAssertEqual(shown(stack, "B"), x + 50, accuracy: 1e-9)
    again.end(finger(5.6, 300))
    window.advance(by: 5)
    XCTAssertEqual(stack.state.screens, ["A"])
    XCTAssertEqual(log.lines.filter { $0.hasPrefix("willTransition") }.count, 1)
    XCTAssertTrue(window.isIdle)
  }

  func testAResizeDuringAGestureKeepsThePageUnderTheFinger() throws {
    let (window, stack, _) = stackInAWindow(["A", "B"])
    let pan = try XCTUnwrap(stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
    pan.change(finger(0.1, 200))
    window.resize(to: Size(width: 800, height: 400))
    XCTAssertEqual(pan.progress ?? 0, 0.25, accuracy: 1e-12)
    XCTAssertEqual(shown(stack, "B"), 200, accuracy: 1e-9)
    window.advance(by: 5)
    XCTAssertEqual(shown(stack, "B"), 200, accuracy: 1e-9)
    pan.change(finger(5.1, 240))
    XCTAssertEqual(shown(stack, "B"), 240, accuracy: 1e-9)
    pan.cancel(at: 5.1)
    window.advance(by: 5)
    XCTAssertEqual(names(stack), ["B"])
    XCTAssertEqual(window.frame.elements.map { $0.frame.size.width }, [800, 800])
    XCTAssertTrue(window.isIdle)
  }

  func testASecondFingerIsRefusedWhateverItAsksFor() throws {
    let (window, stack, log) = stackInAWindow(["A", "B"])
    let first = try XCTUnwrap(stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
    first.change(finger(0.1, 100))
    log.lines = []
    XCTAssertNil(stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
    XCTAssertNil(stack.beginInteraction(.dismissal(), at: finger(0, y: 20)))
    XCTAssertNil(
      stack.beginInteraction(.thresholdAndFlick(.push), at: finger(0, 0)) { (stack, _) in
        XCTFail("Nothing is asked.")
        stack.push("C")
      })
    // One that could wait is refused, too.
    XCTAssertNil(stack.beginInteraction(.edgePan(), at: GestureSample(time: 0)))
    let refused = "refused: \(OperationRefusal.secondFinger)"
    XCTAssertEqual(log.lines, [refused, refused, refused, refused])
    XCTAssertTrue(first.isActive)
    XCTAssertEqual(shown(stack, "B"), 100, accuracy: 1e-9)
    first.end(finger(0.2, 300))
    window.advance(by: 5)
    XCTAssertEqual(names(stack), ["A"])
    XCTAssertTrue(window.isIdle)
  }

  func testASecondFingerDoesNotTurnAPage() throws {
    for isBeyond in [false, true] {
      let window = ScreenWindow(size: Size(width: 400, height: 800))
      let tabs = TransitionController(try TabSelection(Array(0...2), selected: 1), in: window) {
        _ in
        .pager
      }
      tabs.select(2)
      window.advance(by: 5)
      if !isBeyond { tabs.select(1) }
      window.advance(by: 5)
      let first = try XCTUnwrap(tabs.beginInteraction(.tabs, at: finger(0, -1)))
      first.change(finger(0.1, -101))
      let before = window.frame
      var reasons: [OperationRefusal] = []
      tabs.onEvent { if case .refused(let reason) = $0 { reasons.append(reason) } }
      for way in [-1.0, 1] { XCTAssertNil(tabs.beginInteraction(.tabs, at: finger(0, way))) }
      XCTAssertEqual(reasons, [.secondFinger, .secondFinger])
      XCTAssertEqual(window.frame, before)
      XCTAssertTrue(first.isActive)
      first.cancel(at: 0.1)
      XCTAssertNotNil(tabs.beginInteraction(.tabs, at: finger(0, 1)))
    }
  }

  func testASecondFingerDoesNotTakeASheet() throws {
    let (window, stack, log) = stackInAWindow(["A"]) { _ in .sheet(detents: [.medium, .large]) }
    stack.present("M")
    window.advance(by: 5)
    let first = try XCTUnwrap(stack.beginInteraction(.dismissal(), at: finger(0, y: 1)))
    first.change(finger(0.1, y: 101))
    XCTAssertNil(stack.beginInteraction(.dismissal(), at: finger(0, y: 1)))
    XCTAssertEqual(log.lines.last, "refused: \(OperationRefusal.secondFinger)")
    XCTAssertEqual(first.height ?? .nan, 299, accuracy: 1e-9)
    let scroll = stack.beginScroll(.dismissal(), at: finger(0, y: 1), offset: 0, maximum: 900)
    XCTAssertNil(scroll.interaction)
    XCTAssertEqual(scroll.change(finger(0.1, y: -50)), 51, "It scrolls.")
    XCTAssertEqual(first.height ?? .nan, 299, accuracy: 1e-9)
  }

  func testAnInnerStackAtItsRootLetsTheOuterOneBegin() throws {
    let (window, outer, _) = stackInAWindow(["A", "B"])
    let inner = TransitionController(ScreenStack(["1", "2"]), in: outer.slot("B")) { _ in
      .testSlide
    }
    XCTAssertEqual(names(inner), ["2"])
    let first = try XCTUnwrap(inner.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
    first.end(finger(0.1, 300))
    XCTAssertEqual(inner.state.screens, ["1"])
    XCTAssertEqual(outer.state.screens, ["A", "B"])
    window.advance(by: 5)
    let second = try XCTUnwrap(inner.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
    second.end(finger(0.1, 300))
    XCTAssertEqual(outer.state.screens, ["A"])
    window.advance(by: 5)
    XCTAssertEqual(names(outer), ["A"])
    XCTAssertEqual(inner.push("3"), .screenIsGone)
    XCTAssertTrue(window.isIdle)
  }

  func testThreeStagesAreContinuous() throws {
    for commits in [true, false] {
      let (window, stack, log) = stackInAWindow(["A", "B"]) { _ in
        ScreenTransition(
          NavigationTransition(
            .asymmetric(insertion: .identity, removal: [.scale(0.9), .cornerRadius(30)])),
          animation: .linear(duration: 0.3)
        )
        .committing(with: .slide, animation: .linear(duration: 0.4))
        .cancelling(with: .slide, animation: .linear(duration: 0.4))
      }
      let pan = try XCTUnwrap(stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
      pan.change(finger(0.1, 200))
      let b = try XCTUnwrap(stack.id(of: "B"))
      let a = try XCTUnwrap(stack.id(of: "A"))
      let before = try XCTUnwrap(window.frame[b]).state
      XCTAssertEqual(before.scale.x, 0.95, accuracy: 1e-9)
      pan.end(finger(0.1, commits ? 200 : 50))
      let moved = commits ? 0.95 : 0.9875
      let after = try XCTUnwrap(window.frame[b]).state
      XCTAssertEqual(after.scale.x, moved, accuracy: 1e-9)
      XCTAssertEqual(after.translation.dx, 0, accuracy: 1e-9)
      XCTAssertEqual(try XCTUnwrap(window.frame[a]).state.translation.dx, 0, accuracy: 1e-9)
      window.advance(by: 0.2)
      let half = try XCTUnwrap(window.frame[b]).state
      XCTAssertGreaterThan(abs(half.translation.dx), commits ? 100 : -1)
      XCTAssertGreaterThan(half.scale.x, moved)
      window.advance(by: 5)
      XCTAssertEqual(names(stack), [commits ? "A" : "B"])
      XCTAssertTrue(window.frame.elements.allSatisfy { $0.state.isAtRest })
      XCTAssertTrue(window.isIdle)
      XCTAssertTrue(log.lines.contains { $0.hasPrefix(commits ? "didT" : "cancelled") })
    }
  }

  func testScreensFollowTheFingerWhateverTheirCurves() throws {
    let animations: [NavigationTransition] = [
      .slide.animation(.easeIn(duration: 2)), .slide.animation(.bouncy, during: 0...1),
    ]
    for screens in animations {
      let (_, stack, _) = stackInAWindow(["A", "B"]) { _ in ScreenTransition(screens) }
      let pan = try XCTUnwrap(stack.beginInteraction(.thresholdAndFlick(), at: finger(0, 0)))
      pan.change(finger(0.1, 200))
      XCTAssertEqual(shown(stack, "B"), 200, accuracy: 1e-6)
    }
  }

  func testADragBeginsAlongItsAxisOnly() throws {
    let container = Container(size: Size(width: 400, height: 800))
    let expectations: [(Edge, Double, Double, NavigationTransition.Operation?)] = [
      (.trailing, 10, 9, .pop), (.trailing, 10, 10, nil), (.trailing, -10, 9, .push),
      (.leading, 10, 9, .push), (.top, 9, -10, .pop), (.bottom, 9, 10, .pop), (.bottom, 0, 0, nil),
    ]
    for (edge, x, y, operation) in expectations {
      let sample = GestureSample(time: 0, translation: Point(x: x, y: y))
      XCTAssertEqual(InteractionPolicy.drag(towards: edge).operation(sample, container), operation)
    }
    XCTAssertEqual(InteractionPolicy.drag(towards: .top).axis, .vertical)
    XCTAssertEqual(InteractionPolicy.tabs.axis, .horizontal)
  }
}
