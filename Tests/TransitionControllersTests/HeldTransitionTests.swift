import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// What a finger holds in a window: transitions with the elements of their definitions, sheets, and single elements.
final class HeldTransitionTests: XCTestCase {
  private func album() -> (ScreenWindow, TransitionController<ScreenStack<AlbumPage>>) {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let stack = TransitionController(ScreenStack([AlbumPage.list]), in: window) { _ in
      ScreenTransition(
        .fade, elements: ["photo": .sharedElement()], animation: .linear(duration: 0.4))
    }
    return (window, stack)
  }

  private func photos(_ window: ScreenWindow) -> [Rect] {
    window.frame.elements.filter { $0.id.part == .element("photo") }.map { $0.frame }
  }

  func testElementsOfADefinitionStandStillAndFollowTheFingerWithTheTransition() throws {
    for time in [0.05, 0.2, 0.35] {
      for commits in [true, false] {
        let (window, stack) = album()
        stack.push(.detail)
        window.advance(by: time)
        let caught = photos(window)
        let pan = try XCTUnwrap(stack.beginInteraction(.edgePan(), at: finger(0, 1)))
        for (old, new) in zip(caught, photos(window)) {
          XCTAssertEqual(new.origin.y, old.origin.y, accuracy: 1e-9)
          XCTAssertEqual(new.width, old.width, accuracy: 1e-9)
        }
        let held = photos(window)
        for _ in 0..<10 {
          window.advance(by: 0.1)
          XCTAssertEqual(photos(window), held)
        }
        XCTAssertEqual(try XCTUnwrap(pan.progress), 1 - time / 0.4, accuracy: 1e-9)
        pan.change(finger(1.1, 21))
        let moved = try XCTUnwrap(pan.progress)
        XCTAssertGreaterThan(moved, 1 - time / 0.4)
        // The photo is as far on its way as the transition is.
        XCTAssertEqual(
          try XCTUnwrap(photos(window).first).origin.y, 500 * moved, accuracy: 1e-6)
        if commits { pan.end(finger(1.2, 390)) } else { pan.cancel(at: 1.2) }
        window.advance(by: 5)
        XCTAssertEqual(stack.state.screens, commits ? [.list] : [.list, .detail])
        XCTAssertTrue(window.isIdle)
        XCTAssertEqual(photos(window).count, 1)
        XCTAssertEqual(photos(window)[0].width, commits ? 80 : 400)
      }
    }
  }

  func testASheetOnItsWayIsHeldWhereItIsSeenAndFollowsOneToOne() throws {
    for time in [0.05, 0.1, 0.2, 0.4] {
      for way in [-120.0, -30, 40, 200] {
        let window = ScreenWindow(size: Size(width: 400, height: 800))
        let stack = TransitionController(ScreenStack(["A"]), in: window) {
          $0.operation == .present || $0.operation == .dismiss
            ? .sheet(detents: [.medium, .large]) : .testSlide
        }
        stack.present("M")
        window.advance(by: 3)
        stack.setDetent(1, of: "M")
        window.advance(by: time)
        func top() throws -> Double {
          let element = try XCTUnwrap(stack.id(of: "M").flatMap { window.frame[$0] })
          return element.frame.origin.y + element.state.translation.dy
        }
        let caught = try top()
        let drag = try XCTUnwrap(
          stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: 0.001)))
        drag.change(finger(0, y: 0))
        XCTAssertEqual(try top(), caught, accuracy: 1e-6)
        let held = try top()
        window.advance(by: 1)
        XCTAssertEqual(try top(), held)
        drag.change(finger(1, y: way))
        if caught + way > 0 { XCTAssertEqual(try top(), caught + way, accuracy: 1e-6) }
        drag.cancel(at: 1.1)
        window.advance(by: 5)
        XCTAssertTrue(window.isIdle)
        XCTAssertTrue([0.0, 400].contains(try top()))
      }
    }
  }

  func testAnElementOfAScreenIsHeldAndFliesHome() throws {
    let (window, stack) = album()
    let photo = try XCTUnwrap(stack.hold(.list, "photo"))
    XCTAssertNil(stack.hold(.list, "nothing"))
    XCTAssertNil(stack.hold(.detail, "photo"))
    photo.move(by: Translation(dx: 60, dy: -200))
    window.advance(by: 1)
    XCTAssertEqual(photos(window)[0].origin, Point(x: 80, y: 300))
    photo.release(velocity: Translation(dx: 0, dy: 900))
    window.advance(by: 5)
    XCTAssertEqual(photos(window)[0].origin, Point(x: 20, y: 500))
    XCTAssertTrue(window.isIdle)
  }

  private func sheet(
    _ transition: ScreenTransition
  ) -> (ScreenWindow, TransitionController<ScreenStack<String>>, () -> Double) {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let stack = TransitionController(ScreenStack(["A"]), in: window) { _ in transition }
    stack.present("M")
    window.advance(by: 3)
    return (
      window, stack,
      {
        let element = stack.id(of: "M").flatMap { window.frame[$0] }
        return element.map { $0.frame.origin.y + $0.state.translation.dy } ?? .infinity
      }
    )
  }

  func testARubberBandHoldsAGuardedScreenBackFromTheFirstPoint() throws {
    let cases: [(ScreenTransition, top: Double, InteractionPolicy)] = [
      (.sheet(detents: [.medium, .large]), 400, .drag(towards: .bottom)),
      (.cover(edge: .bottom), 0, .dismissal()),
    ]
    for (example, coefficient) in cases.flatMap({ [($0, 0.55), ($0, 0.2)] }) {
      let (transition, start, given) = example
      var policy = given
      policy.rubberBandCoefficient = coefficient
      let (window, stack, top) = sheet(transition.guarded())
      let log = EventLog(stack)
      let drag = try XCTUnwrap(stack.beginInteraction(policy, at: finger(0, y: 0.001)))
      for way in [1.0, 100, 300, 2000] {
        drag.change(finger(0.1, y: way))
        // Half as far at first, or as the policy has it, and never the whole way.
        let whole = 800 - start
        let shown = whole * (1 - 1 / (coefficient * way / whole + 1))
        XCTAssertEqual(top(), start + shown, accuracy: 0.01, "\(transition) \(way)")
      }
      XCTAssertEqual(drag.end(finger(0.2, y: 2000, velocity: 3000)), .cancel)
      window.advance(by: 5)
      XCTAssertEqual(top(), start)
      XCTAssertEqual(names(stack), ["A", "M"])
      XCTAssertEqual(log.lines.filter { $0.hasPrefix("preventedDismissal") }.count, 1)
      XCTAssertTrue(window.isIdle)
      // Only gestures are held back.
      stack.dismiss()
      window.advance(by: 5)
      XCTAssertEqual(names(stack), ["A"])
    }
  }

  func testWhetherAScreenIsGuardedIsReadWhenAGestureBegins() throws {
    let (window, stack, top) = sheet(.sheet(detents: [.medium]))
    let drag = try XCTUnwrap(
      stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: 0.001)))
    stack.setGuarded(true, of: "M")
    drag.change(finger(0.1, y: 100))
    XCTAssertEqual(top(), 500, accuracy: 1e-6)
    drag.cancel(at: 0.2)
    window.advance(by: 5)
    var asked = 0
    stack.shouldDismiss = { _ in
      asked += 1
      return true
    }
    let next = try XCTUnwrap(
      stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: 0.001)))
    next.change(finger(0.1, y: 100))
    XCTAssertLessThan(top(), 460)
    XCTAssertEqual(asked, 0)
    next.end(finger(0.2, y: 700))
    window.advance(by: 5)
    XCTAssertEqual(asked, 1)
    XCTAssertEqual(names(stack), ["A"])
    XCTAssertTrue(window.isIdle)
  }

  func testDimmingFollowsTheHeightAboveTheLargestUndimmedDetent() throws {
    let (window, stack, _) = sheet(
      .sheet(detents: [.medium, .large], dimming: 0.4).undimmed(upTo: 0))
    func dimming() -> Double {
      window.frame.elements.first { $0.id.part == .dimming }?.state.visibleOpacity ?? 0
    }
    XCTAssertEqual(dimming(), 0)
    let drag = try XCTUnwrap(
      stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: -0.001)))
    drag.change(finger(0.1, y: -200))
    XCTAssertEqual(dimming(), 0.2, accuracy: 1e-6)
    drag.end(finger(0.2, y: -380))
    window.advance(by: 5)
    XCTAssertEqual(stack.detent(of: "M"), 1)
    XCTAssertEqual(dimming(), 0.4)
    stack.setDetent(0, of: "M")
    window.advance(by: 5)
    XCTAssertEqual(dimming(), 0)
  }
}
