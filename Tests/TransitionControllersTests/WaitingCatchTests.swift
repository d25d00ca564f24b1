import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// What is on its way stands still under a finger that waits for its direction: SCENES, section 9.
final class WaitingCatchTests: XCTestCase {
  private typealias Stack = TransitionController<ScreenStack<String>>

  private let still = GestureSample(time: 0, location: Point(x: 200, y: 780))

  /// Something on its way in a stack, and the policy of a gesture that it may become.
  private struct Case {
    let name: String
    var transition = ScreenTransition.testSlide
    let policy: InteractionPolicy
    /// Where a finger of the policy goes, and where one that asks for something else goes.
    var way = Point(x: 1, y: 0)
    var aside = Point(x: 0, y: 1)
    /// What there is at rest, and what starts the motion.
    let before: [(Stack) -> Void]
    let start: (Stack) -> Void

    var isPresented: Bool { way.y == 1 }
  }

  private var cases: [Case] {
    let down = InteractionPolicy.drag(towards: .bottom)
    let (south, east) = (Point(x: 0, y: 1), Point(x: 1, y: 0))
    let presented: [(String, ScreenTransition)] = [
      ("cover", .cover(edge: .bottom)), ("card", .card()),
      ("sheet", .sheet(detents: [.height(300), .large])),
    ]
    var cases = [
      Case(name: "push", policy: .contentPan(), before: []) { $0.push("B") },
      Case(
        name: "parallax", transition: .push(), policy: .contentPan(), before: [],
        start: { $0.push("B") }),
      Case(name: "pop", policy: .contentPan(), before: [{ $0.push("B") }, { $0.push("C") }]) {
        $0.pop()
      },
      Case(name: "interrupted", policy: .contentPan(), before: [{ $0.push("B") }]) {
        $0.push("C")
        $0.window.advance(by: 0.2)
        $0.pop()
        $0.window.advance(by: 0.1)
        $0.push("D")
      },
    ]
    for (name, transition) in presented {
      cases.append(
        Case(
          name: "\(name) comes", transition: transition, policy: down, way: south, aside: east,
          before: [], start: { $0.present("M") }))
      cases.append(
        Case(
          name: "\(name) leaves", transition: transition, policy: down, way: south, aside: east,
          before: [{ $0.present("M") }], start: { $0.dismiss() }))
    }
    cases.append(
      Case(
        name: "detents", transition: presented[2].1, policy: down, way: south, aside: east,
        before: [{ $0.present("M") }], start: { $0.setDetent(1, of: "M") }))
    cases.append(
      Case(name: "cancelled", policy: .contentPan(), before: [{ $0.push("B") }]) {
        $0.beginInteraction(.contentPan(), at: finger(0, 1))?.end(finger(0.1, 60))
      })
    cases.append(
      Case(name: "committed", policy: .contentPan(), before: [{ $0.push("B") }, { $0.push("C") }]) {
        $0.beginInteraction(.contentPan(), at: finger(0, 1))?.end(finger(0.1, 300))
      })
    cases.append(
      Case(
        name: "sheet let go", transition: presented[2].1, policy: down, way: south, aside: east,
        before: [{ $0.present("M") }]
      ) {
        $0.beginInteraction(.drag(towards: .bottom), at: finger(0, y: 1))?
          .end(finger(0.1, y: 80))
      })
    return cases
  }

  /// A stack with something on its way.
  private func stack(_ one: Case, at time: Double) -> (Stack, EventLog<ScreenStack<String>>) {
    let (window, stack, log) = stackInAWindow(["A"]) { _ in one.transition }
    for step in one.before {
      step(stack)
      window.advance(by: 5)
    }
    one.start(stack)
    window.advance(by: time)
    log.lines = []
    return (stack, log)
  }

  /// Everything that is drawn, to the bit.
  private func picture(_ window: ScreenWindow) -> [String] {
    window.frame.drawList.items.map { "\($0.id) \($0.drawing.matrix) \($0.drawing)" }
  }

  /// Where the origins of everything drawn are, to compare what moves.
  private func places(_ window: ScreenWindow) -> [ScreenElementID: Point] {
    var places: [ScreenElementID: Point] = [:]
    for item in window.frame.drawList.items {
      places[item.id] = item.drawing.matrix.apply(to: Point(x: 0, y: 0))
    }
    return places
  }

  private func assertContinuous(
    _ window: ScreenWindow, _ before: [ScreenElementID: Point], within limit: Double,
    _ name: String, line: UInt = #line
  ) {
    let after = places(window)
    for (id, place) in before {
      guard let next = after[id] else { continue }
      XCTAssertEqual(next.x, place.x, accuracy: limit, "\(name): \(id)", line: line)
      XCTAssertEqual(next.y, place.y, accuracy: limit, "\(name): \(id)", line: line)
    }
  }

  private func sample(_ one: Case, _ time: Double, _ way: Double, aside: Bool = false)
    -> GestureSample
  {
    let direction = aside ? one.aside : one.way
    let move = Point(x: direction.x * way, y: direction.y * way)
    return GestureSample(
      time: time, translation: move, location: Point(x: 200 + move.x, y: 780 + move.y))
  }

  func testWhatIsOnItsWayStandsStillUnderAFingerThatWaits() throws {
    for one in cases {
      for time in [0.1, 0.2] {
        let (stack, log) = stack(one, at: time)
        let (window, name) = (stack.window, "\(one.name) at \(time)")
        let (before, state, wasIdle) = (picture(window), stack.state.screens, window.isIdle)
        XCTAssertFalse(wasIdle, name)
        let touch = try XCTUnwrap(stack.beginInteraction(one.policy, at: still), name)
        XCTAssertEqual(picture(window), before, name)
        for _ in 0..<4 {
          window.advance(by: 0.1)
          XCTAssertEqual(picture(window), before, name)
          XCTAssertFalse(window.isIdle, name)
        }
        touch.change(sample(one, 0.4, 6))
        XCTAssertEqual(picture(window), before, name)
        XCTAssertEqual(touch.progress, 0)
        XCTAssertNil(touch.operation)
        XCTAssertEqual(stack.state.screens, state, name)
        XCTAssertEqual(log.lines, [], name)
        let places = places(window)
        XCTAssertEqual(touch.end(sample(one, 0.4, 3)), .cancel)
        assertContinuous(window, places, within: 1e-6, name)
        window.advance(by: 0.001)
        assertContinuous(window, places, within: 0.5, "\(name) starts from rest")
        window.advance(by: 5)
        window.advance(by: 1)
        XCTAssertTrue(window.isIdle, name)
        XCTAssertEqual(stack.state.screens, state, name)
        XCTAssertFalse(log.lines.contains { $0.hasPrefix("refused") }, name)
        XCTAssertEqual(
          names(stack), !one.isPresented ? state.suffix(1) : Array(state), name)
        let expected = self.stack(one, at: 9).0
        XCTAssertEqual(picture(window), picture(expected.window), name)
      }
    }
  }

  func testAFingerThatAsksForSomethingElseUndoesItsCatch() throws {
    for one in cases {
      let (stack, log) = stack(one, at: 0.1)
      let (window, state) = (stack.window, stack.state.screens)
      let touch = try XCTUnwrap(stack.beginInteraction(one.policy, at: still), one.name)
      window.advance(by: 0.2)
      let places = places(window)
      XCTAssertFalse(touch.change(sample(one, 0.2, 30, aside: true)), one.name)
      XCTAssertFalse(touch.isActive)
      XCTAssertEqual(log.lines.first, "refused: \(OperationRefusal.otherGesture)", one.name)
      assertContinuous(window, places, within: 1e-6, one.name)
      window.advance(by: 5)
      window.advance(by: 1)
      XCTAssertTrue(window.isIdle, one.name)
      XCTAssertEqual(stack.state.screens, state, one.name)
      XCTAssertEqual(picture(window), picture(self.stack(one, at: 9).0.window), one.name)
    }
  }

  func testAFingerThatIsDroppedUndoesItsCatch() throws {
    for one in cases {
      let (stack, log) = stack(one, at: 0.1)
      let window = stack.window
      var touch = stack.beginInteraction(one.policy, at: still)
      XCTAssertNotNil(touch, one.name)
      window.advance(by: 0.2)
      let places = places(window)
      touch = nil
      XCTAssertFalse(log.lines.contains { $0.hasPrefix("refused") }, one.name)
      assertContinuous(window, places, within: 1e-6, one.name)
      window.advance(by: 5)
      window.advance(by: 1)
      XCTAssertTrue(window.isIdle, one.name)
      XCTAssertEqual(picture(window), picture(self.stack(one, at: 9).0.window), one.name)
    }
  }

  func testAFingerThatHasWaitedMovesWhatItHoldsOneToOne() throws {
    for one in cases {
      for time in [0.1, 0.2] {
        let (stack, _) = stack(one, at: time)
        let (window, name) = (stack.window, "\(one.name) at \(time)")
        let screen =
          !one.isPresented ? stack.state.screens[stack.state.screens.count - 1] : "M"
        func place() throws -> Double {
          let id = try XCTUnwrap(stack.id(of: screen), name)
          let place = try XCTUnwrap(places(window)[id], name)
          return one.way.x == 1 ? place.x : place.y
        }
        let touch = try XCTUnwrap(stack.beginInteraction(one.policy, at: still), name)
        window.advance(by: 0.2)
        let start = try place()
        XCTAssertTrue(touch.change(sample(one, 0.2, 10)), name)
        XCTAssertEqual(try place(), start, accuracy: 1e-6, "\(name) does not jump by the slop")
        XCTAssertNotNil(touch.operation, name)
        for way in [20.0, 40, 25, 45] {
          touch.change(sample(one, 0.2, way))
          XCTAssertEqual(try place(), start + way - 10, accuracy: 1e-6, name)
        }
        // What brought the page before the one that the finger brings now continues.
        if one.name != "committed" {
          window.advance(by: 0.3)
          XCTAssertEqual(try place(), start + 35, accuracy: 1e-6, "\(name) rests")
        }
        let last = try place()
        touch.cancel(at: 0.2)
        XCTAssertEqual(try place(), last, accuracy: 1e-6, name)
        window.advance(by: 5)
        window.advance(by: 1)
        XCTAssertTrue(window.isIdle, name)
      }
    }
  }

  // MARK: Several controllers and fingers

  func testAFingerThatWaitsHoldsAPagerAndItsElements() throws {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let tabs = TransitionController(try TabSelection([0, 1, 2, 3]), in: window) { _ in .pager }
    tabs.select(2)
    window.advance(by: 0.1)
    tabs.select(1)
    window.advance(by: 0.1)
    let before = picture(window)
    let touch = try XCTUnwrap(tabs.beginInteraction(.tabs, at: still))
    window.advance(by: 0.3)
    XCTAssertEqual(picture(window), before)
    touch.end(finger(0.3, 5))
    window.advance(by: 5)
    XCTAssertEqual(tabs.state.selected, 1)
    XCTAssertTrue(window.isIdle)
  }

  func testASharedElementInFlightStandsStillWithItsPage() throws {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let stack = TransitionController(ScreenStack([AlbumPage.list]), in: window) { _ in
      ScreenTransition(
        .fade, elements: ["photo": .sharedElement()], animation: .linear(duration: 0.4))
    }
    stack.push(.detail)
    window.advance(by: 0.2)
    let before = picture(window)
    let touch = try XCTUnwrap(stack.beginInteraction(.contentPan(), at: GestureSample(time: 0)))
    window.advance(by: 0.3)
    XCTAssertEqual(picture(window), before)
    touch.cancel(at: 0.3)
    window.advance(by: 5)
    XCTAssertTrue(window.isIdle)
    XCTAssertEqual(
      window.frame.elements.filter { $0.id.part == .element("photo") }.map { $0.frame.width }, [400]
    )
  }

  private func sideBySide() -> (ScreenWindow, Stack, Stack) {
    let window = ScreenWindow(
      size: Size(width: 800, height: 800),
      elements: [
        Element("left", frame: Rect(x: 0, y: 0, width: 400, height: 800)),
        Element("right", frame: Rect(x: 400, y: 0, width: 400, height: 800)),
      ])
    let left = TransitionController(ScreenStack(["a"]), in: window.slot(element: "left")) { _ in
      .testSlide
    }
    let right = TransitionController(ScreenStack(["1"]), in: window.slot(element: "right")) { _ in
      .testSlide
    }
    return (window, left, right)
  }

  func testOtherControllersContinueAndTheirGesturesAreNotRefused() throws {
    let (window, left, right) = sideBySide()
    left.push("b")
    right.push("2")
    window.advance(by: 0.2)
    let touch = try XCTUnwrap(left.beginInteraction(.contentPan(), at: GestureSample(time: 0)))
    let held = shown(left, "b")
    window.advance(by: 0.2)
    XCTAssertEqual(shown(left, "b"), held)
    XCTAssertEqual(shown(right, "2"), 240, accuracy: 1e-9, "It continues.")
    let pan = try XCTUnwrap(right.beginInteraction(.contentPan(), at: finger(0, 1)))
    pan.change(finger(0, 31))
    XCTAssertEqual(shown(right, "2"), 271, accuracy: 1)
    XCTAssertEqual(shown(left, "b"), held)
    right.push("3")
    window.advance(by: 0.2)
    XCTAssertFalse(pan.isActive)
    XCTAssertEqual(shown(left, "b"), held, "An operation elsewhere does not let it go.")
    window.layOut()
    XCTAssertEqual(shown(left, "b"), held, "Nor does a layout.")
    XCTAssertTrue(touch.isActive)
    touch.end(finger(0.4, 0))
    window.advance(by: 5)
    XCTAssertEqual(names(left) + names(right), ["b", "3"])
    XCTAssertTrue(window.isIdle)
  }

  func testAnOperationOfTheControllerLetsGoTowardWhatItWants() throws {
    for isPushed in [false, true] {
      let (window, stack, log) = stackInAWindow(["A"])
      stack.push("B")
      window.advance(by: 0.3)
      let touch = try XCTUnwrap(stack.beginInteraction(.contentPan(), at: still))
      window.advance(by: 0.2)
      let held = shown(stack, "B")
      if isPushed { stack.push("C") } else { stack.pop() }
      XCTAssertEqual(shown(stack, "B"), held, accuracy: 1e-9)
      window.advance(by: 0.1)
      XCTAssertNotEqual(shown(stack, "B"), held)
      XCTAssertTrue(touch.isActive, "It still waits.")
      window.advance(by: 5)
      XCTAssertEqual(names(stack), [isPushed ? "C" : "A"])
      touch.cancel(at: 5)
      XCTAssertTrue(window.isIdle)
      XCTAssertFalse(log.lines.contains { $0.hasPrefix("refused") })
    }
  }

  func testTheFirstGestureToMoveWinsAndTheOthersEndAtOnce() throws {
    let (window, stack, log) = stackInAWindow(["A"])
    stack.push("B")
    window.advance(by: 0.3)
    log.lines = []
    let across = try XCTUnwrap(stack.beginInteraction(.contentPan(), at: still))
    let down = try XCTUnwrap(stack.beginInteraction(.dismissal(), at: still))
    let held = shown(stack, "B")
    down.change(finger(0.1, y: 4))
    across.change(finger(0.1, 6))
    XCTAssertEqual(shown(stack, "B"), held)
    across.change(finger(0.1, 40))
    XCTAssertFalse(down.isActive)
    XCTAssertEqual(log.lines.last, "refused: \(OperationRefusal.otherGesture)")
    XCTAssertEqual(shown(stack, "B"), held + 30, accuracy: 1e-9)
    window.advance(by: 1)
    XCTAssertEqual(shown(stack, "B"), held + 30, accuracy: 1e-9)
    across.end(finger(0.2, 390))
    window.advance(by: 5)
    XCTAssertEqual(stack.state.screens, ["A"])
    XCTAssertTrue(window.isIdle)
  }

  func testAFingerHoldsWhatIsAroundTheControllerThatItTouches() throws {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let outer = TransitionController(ScreenStack(["R"]), in: window) { _ in .testSlide }
    outer.push("S")
    window.commit()
    let tabs = TransitionController(try TabSelection([0, 1]), in: outer.slot("S")) { _ in .pager }
    window.advance(by: 0.4)
    let touch = try XCTUnwrap(tabs.beginInteraction(.tabs, at: GestureSample(time: 0)))
    let held = shown(outer, "S")
    XCTAssertEqual(held, 240, accuracy: 1e-9)
    window.advance(by: 0.5)
    XCTAssertEqual(shown(outer, "S"), held)
    touch.change(finger(0.5, -20))
    XCTAssertEqual(touch.operation, .selectLater)
    XCTAssertEqual(shown(outer, "S"), held, accuracy: 1e-9)
    window.advance(by: 5)
    XCTAssertEqual(shown(outer, "S"), 0, "The finger drives the pager alone.")
    touch.cancel(at: 5.5)
    window.advance(by: 5)
    XCTAssertTrue(window.isIdle)
  }

  func testAFingerHoldsWhatIsInsideTheControllerWhereItTouches() throws {
    for (location, isHeld) in [(Point(x: 50, y: 50), true), (Point(x: 350, y: 50), false)] {
      let window = ScreenWindow(size: Size(width: 400, height: 800))
      let outer = TransitionController(ScreenStack([Halves.only]), in: window) { _ in .testSlide }
      let tabs = TransitionController(
        try TabSelection([0, 1]), in: outer.slot(.only, element: "left")
      ) { _ in .pager }
      tabs.select(1)
      window.advance(by: 0.1)
      let before = shown(tabs, 0)
      XCTAssertLessThan(before, -5)
      let touch = try XCTUnwrap(
        outer.beginInteraction(.contentPan(), at: GestureSample(time: 0, location: location)))
      window.advance(by: 0.1)
      XCTAssertEqual(shown(tabs, 0) == before, isHeld)
      touch.cancel(at: 0.1)
      window.advance(by: 5)
      XCTAssertEqual(tabs.state.selected, 1)
      XCTAssertTrue(window.isIdle)
    }
  }

  private enum Halves: ScreenContent {
    case only

    func elements(in size: Size) -> [Element<String>] {
      [Element("left", frame: Rect(x: 0, y: 0, width: 200, height: 800))]
    }
  }

  func testTwoFingersThatWaitHoldUntilBothAreLifted() throws {
    let (window, stack, _) = stackInAWindow(["A"])
    stack.push("B")
    window.advance(by: 0.3)
    let first = try XCTUnwrap(stack.beginInteraction(.contentPan(), at: still))
    let held = shown(stack, "B")
    window.advance(by: 0.1)
    let second = try XCTUnwrap(stack.beginInteraction(.contentPan(), at: still))
    first.cancel(at: 0.2)
    window.advance(by: 0.3)
    XCTAssertEqual(shown(stack, "B"), held)
    second.cancel(at: 0.5)
    window.advance(by: 0.1)
    XCTAssertLessThan(shown(stack, "B"), held)
    window.advance(by: 5)
    XCTAssertTrue(window.isIdle)
  }

  func testWhatMustNotBeInterruptedIsNotHeld() throws {
    let (window, stack, _) = stackInAWindow(["A"])
    stack.interruption = .refuse
    stack.push("B")
    window.advance(by: 0.3)
    let touch = try XCTUnwrap(stack.beginInteraction(.contentPan(), at: still))
    window.advance(by: 0.2)
    XCTAssertEqual(shown(stack, "B"), 200, accuracy: 1e-9)
    XCTAssertFalse(touch.change(finger(0.2, 30)))
    window.advance(by: 5)
    XCTAssertTrue(window.isIdle)
  }

  func testWhatAFingerHoldsKeepsItsProgressInAResize() throws {
    let (window, stack, _) = stackInAWindow(["A"])
    stack.push("B")
    window.advance(by: 0.25)
    let touch = try XCTUnwrap(stack.beginInteraction(.contentPan(), at: still))
    window.resize(to: Size(width: 800, height: 800))
    XCTAssertTrue(touch.isActive)
    let held = shown(stack, "B")
    window.advance(by: 0.5)
    XCTAssertEqual(shown(stack, "B"), held)
    touch.cancel(at: 0.5)
    window.advance(by: 5)
    XCTAssertEqual(names(stack), ["B"])
    XCTAssertTrue(window.isIdle)
  }

  func testAControllerThatIsGoneNoLongerHoldsAnything() throws {
    let (window, root, _) = stackInAWindow(["A"])
    root.push("B")
    window.commit()
    let inner = TransitionController(ScreenStack(["1"]), in: root.slot("B")) { _ in .testSlide }
    window.advance(by: 5)
    inner.push("2")
    window.advance(by: 0.2)
    let touch = try XCTUnwrap(inner.beginInteraction(.contentPan(), at: GestureSample(time: 0)))
    root.pop()
    window.advance(by: 5)
    XCTAssertTrue(window.isIdle)
    XCTAssertFalse(touch.isActive)
    XCTAssertFalse(touch.change(finger(5, 30)))
    XCTAssertEqual(names(root), ["A"])
  }

  func testAListThatIsScrolledHoldsWhatIsOnItsWay() throws {
    for transition in [
      ScreenTransition.cover(edge: .bottom), .card(), .sheet(detents: [.height(300), .large]),
    ] {
      for offset in [0.0, 80] {
        let (window, stack, log) = stackInAWindow(["A"]) { _ in transition }
        stack.present("M")
        window.advance(by: 0.1)
        log.lines = []
        let before = picture(window)
        let scroll = stack.beginScroll(
          .dismissal(), at: GestureSample(time: 0), offset: offset, maximum: 900)
        XCTAssertEqual(picture(window), before)
        window.advance(by: 0.2)
        XCTAssertEqual(picture(window), before)
        XCTAssertEqual(log.lines, [])
        let start = try top(stack)
        XCTAssertEqual(scroll.change(finger(0.2, y: offset + 40)), 0)
        XCTAssertEqual(try top(stack), start + 40, accuracy: 1e-6)
        scroll.cancel(at: 0.2)
        window.advance(by: 5)
        XCTAssertEqual(stack.state.screens, ["A", "M"])
        XCTAssertTrue(window.isIdle)
      }
    }
  }

  func testAScrollThatIsDroppedUndoesItsCatch() throws {
    let (window, stack, _) = stackInAWindow(["A"]) { _ in .cover(edge: .bottom) }
    stack.present("M")
    window.advance(by: 0.1)
    let before = try top(stack)
    var scroll: ScrollInteraction? = stack.beginScroll(
      .dismissal(), at: GestureSample(time: 0), offset: 30, maximum: 900)
    window.advance(by: 0.2)
    XCTAssertEqual(try top(stack), before)
    XCTAssertNotNil(scroll)
    scroll = nil
    window.advance(by: 5)
    XCTAssertEqual(try top(stack), 0)
    XCTAssertTrue(window.isIdle)
  }

  func testAListThatBeginsToScrollDoesNotWinBeforeAGestureThatWaits() throws {
    for offset in [0.0, 80] {
      let (window, root, _) = stackInAWindow(["A"]) { _ in .sheet(detents: [.height(300), .large]) }
      root.present("M")
      window.commit()
      let tabs = TransitionController(try TabSelection([0, 1]), in: root.slot("M")) { _ in .pager }
      window.advance(by: 5)
      let swipe = try XCTUnwrap(tabs.beginInteraction(.tabs, at: GestureSample(time: 0)))
      let scroll = root.beginScroll(
        .dismissal(), at: GestureSample(time: 0), offset: offset, maximum: 900)
      XCTAssertTrue(swipe.isActive)
      // A list that is scrolled takes what the finger moves along it, and the sheet stays.
      let moved = GestureSample(time: 0.1, translation: Point(x: -8, y: offset / 100))
      scroll.change(moved)
      swipe.change(moved)
      XCTAssertTrue(swipe.isActive)
      swipe.change(GestureSample(time: 0.1, translation: Point(x: -60, y: 1)))
      XCTAssertEqual(swipe.operation, .selectLater)
      scroll.cancel(at: 0.1)
      swipe.end(GestureSample(time: 0.2, translation: Point(x: -300, y: 1)))
      window.advance(by: 5)
      XCTAssertEqual(tabs.state.selected, 1)
      XCTAssertTrue(window.isIdle)
    }
  }
}
