import TransitionControllers
import TransitionKit
import TransitionScenes
import XCTest

/// Shared elements that fly while pages move: SCENES, section 7.
final class FlightOverPagesTests: XCTestCase {
  private struct Page: ScreenContent, Hashable {
    let number: Int
    var x = 100.0
    var key: MatchKey?

    func elements(in size: Size) -> [Element<String>] {
      [Element("hero", frame: Rect(x: x, y: 20, width: 50, height: 50)).match(key)]
    }
  }

  private func x(
    of page: Page, in window: ScreenWindow, _ stack: TransitionController<ScreenStack<Page>>
  ) throws -> Double {
    let id = try XCTUnwrap(stack.id(of: page, "hero"))
    return try XCTUnwrap(window.frame.rect(of: id)).origin.x
  }

  func testAFlightStaysInFrontUntilItsPageHasSettled() throws {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let first = Page(number: 0)
    let second = Page(number: 1, x: 300)
    let stack = TransitionController(ScreenStack([first]), in: window) { _ in
      ScreenTransition.slide().animation(.linear(duration: 0.4))
        .elements(["hero": .sharedElement().animation(.linear(duration: 0.1))])
    }
    stack.push(second)
    var last = 100.0
    while window.advance(by: 0.01) {
      let x = try x(of: second, in: window, stack)
      XCTAssertLessThanOrEqual(abs(x - last), 20.001)
      last = x
    }
    XCTAssertEqual(last, 300)
    stack.pop()
    while window.advance(by: 0.01) {
      let x = try x(of: first, in: window, stack)
      XCTAssertLessThanOrEqual(abs(x - last), 20.001)
      last = x
    }
    XCTAssertEqual(last, 100)
  }

  func testAFlightThatNeedNotMoveStaysWhereItIs() throws {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let (first, second) = (Page(number: 0, key: "k"), Page(number: 1, key: "k"))
    let stack = TransitionController(ScreenStack([first]), in: window) { _ in
      .slide().animation(.linear(duration: 0.4))
    }
    stack.push(second)
    while window.advance(by: 0.01) {
      XCTAssertEqual(try x(of: second, in: window, stack), 100, accuracy: 1e-9)
    }
    XCTAssertTrue(window.frame.elements.allSatisfy { !$0.isFlying })
  }

  func testAnAnswerThatOnlyTurnsATransitionRoundKeepsItsFlights() throws {
    for usesFinger in [false, true] {
      let window = ScreenWindow(size: Size(width: 400, height: 800))
      let (first, second) = (Page(number: 0), Page(number: 1, x: 300))
      let stack = TransitionController(ScreenStack([first]), in: window) { context in
        let slide = ScreenTransition.slide().animation(.linear(duration: 0.4))
        return context.operation == .push ? slide.elements(["hero": .sharedElement()]) : slide
      }
      stack.push(second)
      window.advance(by: 0.2)
      XCTAssertEqual(try x(of: second, in: window, stack), 200, accuracy: 1e-9)
      if usesFinger {
        let pan = try XCTUnwrap(
          stack.beginInteraction(.edgePan(), at: GestureSample(time: 0)))
        XCTAssertEqual(try x(of: first, in: window, stack), 200, accuracy: 1e-6)
        pan.end(GestureSample(time: 0.1, velocity: Point(x: 2000, y: 0)))
      } else {
        stack.pop()
      }
      XCTAssertEqual(try x(of: first, in: window, stack), 200, accuracy: 1e-6)
      XCTAssertEqual(window.frame.elements.count { $0.isFlying }, 1)
      while window.advance(by: 0.02) {}
      XCTAssertEqual(try x(of: first, in: window, stack), 100)
    }
  }

  func testWhatIsPresentedWhileAPageComesDoesNotFlyAsThatPageDoes() throws {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let stack = TransitionController(ScreenStack([Page(number: 0)]), in: window) { context in
      context.operation == .push
        ? ScreenTransition.slide().elements(["hero": .sharedElement()]) : .sheet()
    }
    let second = Page(number: 1, x: 300)
    stack.push(second)
    window.advance(by: 0.2)
    let x = try x(of: second, in: window, stack)
    stack.present(Page(number: 2, x: 50))
    XCTAssertEqual(try self.x(of: second, in: window, stack), x, accuracy: 1e-9)
    let hero = try XCTUnwrap(stack.id(of: Page(number: 2, x: 50), "hero"))
    XCTAssertEqual(window.frame[hero]?.isFlying, false)
  }

  func testAnOperationThatTakesOverFromAFingerKeepsWhatFlies() throws {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let (second, third) = (Page(number: 1, x: 300), Page(number: 2, x: 200))
    let stack = TransitionController(ScreenStack([Page(number: 0)]), in: window) { context in
      let slide = ScreenTransition.slide().animation(.linear(duration: 0.4))
      return context.operation == .push ? slide.elements(["hero": .sharedElement()]) : slide
    }
    stack.push(second)
    window.advance(by: 0.2)
    let pan = try XCTUnwrap(stack.beginInteraction(.edgePan(), at: GestureSample(time: 0)))
    pan.change(GestureSample(time: 0.1, translation: Point(x: 40, y: 0)))
    let hero = try XCTUnwrap(window.frame.elements.first { $0.isFlying }?.id)
    let shown = try XCTUnwrap(window.frame.rect(of: hero)).origin.x
    stack.push(third)
    XCTAssertEqual(try x(of: third, in: window, stack), shown, accuracy: 1e-9)
    window.advance(by: 0.2)
    XCTAssertEqual(try x(of: third, in: window, stack), (shown + 200) / 2, accuracy: 1e-9)
    window.advance(by: 5)
    XCTAssertEqual(try x(of: third, in: window, stack), 200)
  }

  func testWhatComesOverAFlightIsInFrontOfItAndCarriesIt() throws {
    for isPushed in [false, true] {
      let window = ScreenWindow(size: Size(width: 400, height: 800))
      let (second, third) = (Page(number: 1, x: 200), Page(number: 2, x: 50))
      let stack = TransitionController(ScreenStack([Page(number: 0)]), in: window) { context in
        if context.operation == .present {
          return .sheet(detents: [.medium]).animation(.linear(duration: 1))
        }
        // A push takes the page below a third of its width to the left.
        return context.to == third
          ? .push().animation(.linear(duration: 1))
          : .slide().animation(.linear(duration: 1)).elements(["hero": .sharedElement()])
      }
      stack.push(second)
      window.advance(by: 0.3)
      XCTAssertEqual(try x(of: second, in: window, stack), 130, accuracy: 1e-9)
      if isPushed { stack.push(third) } else { stack.present(third) }
      XCTAssertEqual(try x(of: second, in: window, stack), 130, accuracy: 1e-9)
      let ids = try [
        XCTUnwrap(stack.id(of: second)), XCTUnwrap(stack.id(of: second, "hero")),
        XCTUnwrap(stack.id(of: third)),
      ]
      for step in 1...9 {
        window.advance(by: 0.1)
        let time = Double(step) / 10
        let flown = min(130 + 100 * time, 200)
        XCTAssertEqual(
          try x(of: second, in: window, stack), isPushed ? flown - 400 / 3 * time : flown,
          accuracy: 1e-6)
        let order = window.frame.drawingOrder.filter { ids.contains($0) }
        XCTAssertEqual(order, ids, "It is in front of its page, and behind what comes.")
      }
      window.advance(by: 5)
      XCTAssertTrue(window.isIdle)
    }
  }

  func testAPagerTakesAFlightAlong() throws {
    for (tab, step) in [(0, 1.0), (2, -1)] {
      let window = ScreenWindow(size: Size(width: 400, height: 800))
      let tabs = TransitionController(try TabSelection([0, 1, 2], selected: 1), in: window) { _ in
        .pager.animation(.linear(duration: 1))
      }
      let second = Page(number: 1, x: 200)
      let stack = TransitionController(
        ScreenStack([Page(number: 0)]), in: tabs.slot(1)
      ) { _ in
        .slide().animation(.linear(duration: 1)).elements(["hero": .sharedElement()])
      }
      window.advance(by: 1)
      stack.push(second)
      window.advance(by: 0.3)
      tabs.select(tab)
      XCTAssertEqual(try x(of: second, in: window, stack), 130, accuracy: 1e-9)
      for tenth in 1...7 {
        window.advance(by: 0.1)
        let time = Double(tenth) / 10
        XCTAssertEqual(
          try x(of: second, in: window, stack), 130 + 100 * time + 400 * step * time,
          accuracy: 1e-6)
      }
      window.advance(by: 5)
      XCTAssertTrue(window.isIdle)
    }
  }

  /// A pager whose first two tabs have stacks with one hero.
  private func pagerWithFlights() throws -> (
    ScreenWindow, TransitionController<TabSelection<Int>>,
    [TransitionController<ScreenStack<Page>>]
  ) {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let tabs = TransitionController(try TabSelection([0, 1, 2]), in: window) { _ in .pager }
    let stacks = [0, 1].map { tab in
      TransitionController(ScreenStack([Page(number: 0, key: "k")]), in: tabs.slot(tab)) { _ in
        .slide().animation(.linear(duration: 0.4))
      }
    }
    return (window, tabs, stacks)
  }

  func testAFlightIntoAPageBesideTheWantedOneStaysInFrontAsLongAsAFingerHoldsThePager() throws {
    for gap in [0, 0.01, 0.05] {
      let (window, tabs, stacks) = try pagerWithFlights()
      let page = Page(number: 0, key: "k")
      tabs.select(1)
      window.advance(by: 0.25)
      tabs.select(2)
      window.advance(by: gap)
      let hero = try XCTUnwrap(stacks[1].id(of: page, "hero"))
      let before = try x(of: page, in: window, stacks[1])
      let gesture = tabs.beginInteraction(
        .drag(towards: .trailing), at: GestureSample(time: 0, velocity: Point(x: 1, y: 0)))
      for time in [0, 1e-7, 0.1, 2] {
        window.advance(by: time)
        XCTAssertEqual(try x(of: page, in: window, stacks[1]), before, accuracy: 1e-9)
        XCTAssertEqual(window.frame[hero]?.isFlying, true)
      }
      gesture?.cancel(at: 3)
      window.advance(by: 5)
      XCTAssertTrue(window.isIdle)
      XCTAssertTrue(window.frame.elements.allSatisfy { !$0.isFlying })
    }
  }

  func testAFlightInsideAPageThatAFingerBringsLandsWhenThePageHasCome() throws {
    let (window, tabs, stacks) = try pagerWithFlights()
    let second = Page(number: 1, x: 200, key: "k")
    let gesture = try XCTUnwrap(
      tabs.beginInteraction(
        .drag(towards: .trailing), at: GestureSample(time: 0, velocity: Point(x: -1, y: 0))))
    gesture.change(GestureSample(time: 0.05, translation: Point(x: -100, y: 0)))
    let start = try x(of: Page(number: 0, key: "k"), in: window, stacks[1])
    stacks[1].push(second)
    for tenth in 0...8 {
      XCTAssertEqual(
        try x(of: second, in: window, stacks[1]),
        start + (200 - start) * min(Double(tenth) / 4, 1), accuracy: 1e-9)
      window.advance(by: 0.1)
    }
    gesture.end(GestureSample(time: 1, translation: Point(x: -300, y: 0)))
    while window.advance(by: 0.02) {
      XCTAssertEqual(try x(of: second, in: window, stacks[1]), 200, accuracy: 1e-9)
    }
    XCTAssertEqual(tabs.state.selected, 1)
    XCTAssertTrue(window.frame.elements.allSatisfy { !$0.isFlying })
  }

  func testPagesThatComeLaterCoverAFlightWhateverHasGone() throws {
    struct Rows: ScreenContent, Hashable {
      let number: Int

      func elements(in size: Size) -> [Element<String>] {
        let hero = Element(
          "hero", frame: Rect(x: 100 * Double(number), y: 100, width: 50, height: 50))
        let rows = (0..<(number == 3 ? 6 : 4)).map {
          Element("row \($0)", frame: Rect(x: 10, y: 300 + 50 * Double($0), width: 300, height: 40))
        }
        return (number < 2 ? [hero.match("hero")] : []) + rows
      }
    }
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let stack = TransitionController(ScreenStack([Rows(number: 0)]), in: window) {
      context -> ScreenTransition? in
      context.to?.number == 1
        ? .slide().animation(.linear(duration: 0.4))
          .elements(["hero": .sharedElement().animation(.linear(duration: 3))])
        : .slide().animation(.linear(duration: 5))
    }
    stack.push(Rows(number: 1))
    window.advance(by: 0.1)
    // It comes over the flight; then the first page goes, and its elements are those of the last one.
    stack.push(Rows(number: 2))
    window.advance(by: 0.9)
    stack.push(Rows(number: 3))
    window.advance(by: 0.5)
    let order = window.frame.drawList.items.map { "\($0.id)" }
    XCTAssertEqual(order.firstIndex(of: "0/1/hero"), order.firstIndex(of: "0/2").map { $0 - 1 })
    for row in 0..<6 {
      let id = try XCTUnwrap(stack.id(of: Rows(number: 3), "row \(row)"))
      let item = try XCTUnwrap(window.frame.drawList.items.first { $0.id == id })
      XCTAssertEqual(item.drawing.matrix.m41, 370, accuracy: 1e-9)
      XCTAssertEqual(item.parent.map { order[$0] }, "0/3")
    }
  }

  func testAFlightIsCoveredAgainOnceWhatHadCoveredItIsGone() throws {
    for outerFirst in [false, true] {
      let window = ScreenWindow(size: Size(width: 400, height: 800))
      let outer = TransitionController(ScreenStack(["o"]), in: window) { _ in
        .cover().animation(.linear(duration: 0.5))
      }
      let stack = TransitionController(
        ScreenStack([Page(number: 0, key: "k")]), in: outer.slot("o")
      ) { context -> ScreenTransition? in
        context.to?.number == 1
          ? .slide().animation(.linear(duration: 0.4))
            .elements(["hero": .sharedElement().animation(.linear(duration: 5))])
          : .cover().animation(.linear(duration: 1))
      }
      window.advance(by: 1)
      stack.push(Page(number: 1, x: 200, key: "k"))
      window.advance(by: 0.2)
      if outerFirst {
        outer.push("p")
        window.advance(by: 0.2)
        outer.pop()
        window.advance(by: 1)
      }
      stack.push(Page(number: 2))
      window.advance(by: 0.9)
      XCTAssertEqual(
        window.frame.drawingOrder.suffix(4).map { "\($0)" }, ["1/1", "1/1/hero", "1/2", "1/2/hero"])
    }
  }

  func testAFlightInItsPageStartsWhereItIsSeen() throws {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let (first, second) = (Page(number: 0), Page(number: 1, x: 200))
    let stack = TransitionController(ScreenStack([first]), in: window) { _ in
      .slide().animation(.linear(duration: 1)).elements(["hero": .sharedElement(layer: .inPlace)])
    }
    window.advance(by: 1)
    stack.push(second)
    for quarter in 0...3 {
      XCTAssertEqual(
        try x(of: second, in: window, stack), 100 + 25 * Double(quarter), accuracy: 1e-9)
      window.advance(by: 0.25)
    }
    stack.pop()
    XCTAssertEqual(try x(of: first, in: window, stack), 200, accuracy: 1e-9)
    window.advance(by: 0.5)
    stack.push(second)
    XCTAssertEqual(try x(of: second, in: window, stack), 150, accuracy: 1e-9)

    // A finger rests on the tabs, which have not moved.
    let other = ScreenWindow(size: Size(width: 400, height: 800))
    let tabs = TransitionController(try TabSelection([0, 1]), in: other) { _ in
      .slide().animation(.linear(duration: 1))
    }
    let inner = TransitionController(ScreenStack([first]), in: tabs.slot(0)) { _ in
      .slide().animation(.linear(duration: 1)).elements(["hero": .sharedElement()])
    }
    other.advance(by: 1)
    let gesture = tabs.beginInteraction(
      .drag(towards: .trailing), at: GestureSample(time: 0, translation: Point(x: -1, y: 0)))
    XCTAssertNotNil(gesture)
    inner.push(second)
    XCTAssertEqual(try x(of: second, in: other, inner), 100, accuracy: 1e-9)
    gesture?.cancel(at: 0)
    XCTAssertEqual(try x(of: second, in: other, inner), 100, accuracy: 1e-9)
  }
}
