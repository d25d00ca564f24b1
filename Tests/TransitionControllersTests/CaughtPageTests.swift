import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// A page that is leaving can be caught by the finger that touches it: SCENES, section 9.
final class CaughtPageTests: XCTestCase {
  private typealias Stack = TransitionController<ScreenStack<String>>

  private var events: [ScreenEvent<String>] = []

  /// A stack of two screens whose upper one has been popped, and is at 60 of 100 points.
  private func popped(
    _ transition: ScreenTransition = .cover().animation(.linear(duration: 1))
  ) -> (ScreenWindow, Stack) {
    let window = ScreenWindow(size: Size(width: 100, height: 200))
    let stack = TransitionController(ScreenStack(["a", "b"]), in: window) { _ in transition }
    stack.onEvent { [weak self] in self?.events.append($0) }
    window.commit()
    events = []
    stack.pop()
    window.advance(by: 0.6)
    return (window, stack)
  }

  private func x(_ screen: String, _ window: ScreenWindow, _ stack: Stack) -> Double? {
    guard let id = stack.id(of: screen), let element = window.frame[id] else { return nil }
    return element.frame.origin.x + element.state.translation.dx
  }

  private func sample(
    _ x: Double, at time: Double = 0, velocity: Double = 0, touching location: Double? = nil
  ) -> GestureSample {
    GestureSample(
      time: time, translation: Point(x: x, y: 0), velocity: Point(x: velocity, y: 0),
      location: location.map { Point(x: $0, y: 100) })
  }

  func testAnOperationInsideAPageThatGoesBackPlays() throws {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let second = Animation.linear(duration: 1)
    let root = TransitionController(ScreenStack(["a"]), in: window) { _ in
      .slide().animation(second)
    }
    let tabs = TransitionController(try TabSelection(["x", "y"]), in: root.slot("a")) { _ in
      .slide().animation(second)
    }
    root.push("b")
    window.advance(by: 0.3)
    let pan = try XCTUnwrap(root.beginInteraction(.edgePan(), at: GestureSample(time: 0)))
    tabs.select("y")
    window.advance(by: 0.2)
    pan.cancel(at: 0.2)
    window.advance(by: 0.05)
    let ids = try ["x", "y"].map { try XCTUnwrap(tabs.id(of: $0)) }
    let before = try ids.map { try XCTUnwrap(window.frame.rect(of: $0)) }
    tabs.select("x")
    for (id, rect) in zip(ids, before) {
      XCTAssertEqual(
        try XCTUnwrap(window.frame.rect(of: id)).origin.x, rect.origin.x, accuracy: 1e-6)
    }
    while window.advance(by: 0.05) {}
    XCTAssertTrue(window.isIdle)
    root.pop()
    while window.advance(by: 0.05) {}
    XCTAssertEqual(window.frame.rect(of: ids[0])?.origin.x, 0)
    XCTAssertNil(window.frame.rect(of: ids[1]))
  }

  func testALeavingPageStandsStillUnderTheFingerAndFollowsIt() throws {
    let (window, stack) = popped()
    XCTAssertEqual(x("b", window, stack) ?? .nan, 60, accuracy: 1e-9)
    let drag = try XCTUnwrap(stack.beginInteraction(.edgePan(), at: sample(0, touching: 80)))
    XCTAssertEqual(drag.progress ?? .nan, 0.6, accuracy: 1e-12)
    let held = x("b", window, stack)
    window.advance(by: 5)
    XCTAssertEqual(x("b", window, stack), held)
    drag.change(sample(-25, at: 6))
    XCTAssertEqual(x("b", window, stack) ?? .nan, 35, accuracy: 1e-9)
    XCTAssertEqual(stack.state.screens, ["a"], "nothing is undone yet")
    XCTAssertTrue(drag.isActive)
  }

  /// A finger brings the lowest page back under two others, and lets go: those go on, the lower one first.
  private func droppedUnderTwo(_ tail: (ScreenWindow, Stack) throws -> Void) throws {
    let window = ScreenWindow(size: Size(width: 100, height: 200))
    let stack = TransitionController(ScreenStack(["a"]), in: window) { _ in
      .slide(edge: .trailing).animation(.linear(duration: 1))
    }
    stack.replaceTop(with: "b")
    window.advance(by: 0.6)
    stack.replaceTop(with: "c")
    window.advance(by: 0.3)
    let drag = try XCTUnwrap(
      stack.beginInteraction(.thresholdAndFlick(.push), at: sample(0)) { stack, _ in
        stack.replaceTop(with: "a")
      })
    drag.change(sample(-20, at: 0.1))
    XCTAssertEqual(drag.end(sample(-20, at: 0.2, velocity: 1300)), .cancel)
    try tail(window, stack)
  }

  func testAPageThatAFingerDoesNotBringIsGoneWithTheTransitionThatCoversIt() throws {
    try droppedUnderTwo { window, stack in
      XCTAssertNotNil(x("a", window, stack))
      // The transition of the second page arrives while that of the third still runs.
      while window.frame.elements.filter({ $0.id.part == .screen }).count == 3 {
        XCTAssertTrue(window.advance(by: 0.001))
      }
      XCTAssertNil(x("a", window, stack))
      XCTAssertFalse(window.isIdle)
      let c = try XCTUnwrap(x("c", window, stack))
      XCTAssertGreaterThan(c, 1)
      window.resize(to: Size(width: 200, height: 200))
      XCTAssertNil(x("a", window, stack))
      window.advance(by: 5)
      XCTAssertEqual(x("c", window, stack), 0)
      XCTAssertEqual(stack.state.screens, ["c"])
      XCTAssertEqual(window.frame.elements.filter { $0.id.part == .screen }.count, 1)
    }
  }

  func testAnotherFingerBringsSuchAPageOverEverything() throws {
    try droppedUnderTwo { window, stack in
      while x("a", window, stack) != nil { XCTAssertTrue(window.advance(by: 0.001)) }
      let before = x("c", window, stack)
      let drag = try XCTUnwrap(
        stack.beginInteraction(.thresholdAndFlick(.push), at: sample(0)) { stack, _ in
          stack.replaceTop(with: "a")
        })
      XCTAssertEqual(x("a", window, stack), 100)
      XCTAssertEqual(x("c", window, stack), before)
      drag.change(sample(-60, at: 0.1))
      XCTAssertEqual(x("a", window, stack) ?? .nan, 40, accuracy: 1e-9)
      XCTAssertEqual(drag.end(sample(-60, at: 0.1, velocity: -300)), .commit(speed: nil))
      window.advance(by: 5)
      XCTAssertEqual(stack.state.screens, ["a"])
      XCTAssertEqual(x("a", window, stack), 0)
    }
  }

  func testAnOperationBringsSuchAPageOverEverything() throws {
    try droppedUnderTwo { window, stack in
      while x("a", window, stack) != nil { XCTAssertTrue(window.advance(by: 0.001)) }
      let before = x("c", window, stack)
      stack.replaceTop(with: "a")
      XCTAssertEqual(x("a", window, stack), 100)
      XCTAssertEqual(x("c", window, stack), before)
      window.advance(by: 0.5)
      XCTAssertEqual(x("a", window, stack) ?? .nan, 50, accuracy: 1e-9)
      window.advance(by: 5)
      XCTAssertEqual(x("a", window, stack), 0)
    }
  }

  func testAnOperationInsideWhatGoesOnPlaysOnceThatPageIsGone() throws {
    try droppedUnderTwo { window, stack in
      let inner = TransitionController(ScreenStack(["p"]), in: stack.slot("c")) { _ in .slide() }
      while x("a", window, stack) != nil { XCTAssertTrue(window.advance(by: 0.001)) }
      window.resize(to: Size(width: 200, height: 200))
      inner.push("q")
      window.advance(by: 0.001)
      stack.replaceTop(with: "z")
      XCTAssertEqual(window.diagnostics, [])
      window.advance(by: 5)
      XCTAssertEqual(window.frame.elements.filter { $0.id.part == .screen }.count, 1)
      XCTAssertEqual(x("z", window, stack), 0)
      XCTAssertTrue(window.isIdle)
    }
  }

  /// The places are those of `Tests/Reference/windows.py`.
  func testATouchTurnsBackWhatItHasOnlyTurned() throws {
    for way in [0.0, -20] {
      let window = ScreenWindow(size: Size(width: 1000, height: 1000))
      let stack = TransitionController(ScreenStack(["a"]), in: window) { _ in
        .cover().animation(.linear(duration: 0.35))
      }
      for (time, screen) in [(0.0, "b"), (0.1, "a"), (0.13, "c")] {
        window.advance(to: time)
        stack.replaceTop(with: screen)
      }
      window.advance(to: 0.15)
      // It brings the second page, which was leaving under the third one.
      let drag = try XCTUnwrap(
        stack.beginInteraction(.thresholdAndFlick(.push), at: sample(0)) { stack, _ in
          stack.replaceTop(with: "b")
        })
      drag.change(sample(way, at: 0.005))
      XCTAssertEqual(drag.end(sample(way, at: 0.01)), way == 0 ? .cancel : .commit(speed: nil))
      window.advance(to: 0.2)
      let b = try XCTUnwrap(x("b", window, stack))
      if way == 0 { XCTAssertEqual(b, 970.71, accuracy: 1) } else { XCTAssertLessThan(b, 950) }
    }
  }

  func testAPageThatIsLetGoTowardsItsReturnUndoesTheOperation() throws {
    let (window, stack) = popped()
    let entries = stack.state.entries
    let drag = try XCTUnwrap(stack.beginInteraction(.edgePan(), at: sample(0, touching: 80)))
    drag.change(sample(-50, at: 0.1, velocity: -300))
    XCTAssertEqual(drag.end(sample(-50, at: 0.1, velocity: -300)), .cancel)
    XCTAssertEqual(stack.state.screens, ["a", "b"])
    XCTAssertEqual(stack.state.entries.first, entries.first)
    while window.advance(by: 1.0 / 60) {}
    XCTAssertEqual(x("b", window, stack), 0)
    XCTAssertNil(x("a", window, stack))
    let phases = events.compactMap { event -> String? in
      switch event {
      case .willTransition: "will"
      case .didTransition: "did"
      case .cancelledTransition(let phase): "cancelled \(phase.operation)"
      case .didDisappear(let screen): "hidden \(screen)"
      case .didAppear(let screen): "visible \(screen)"
      default: nil
      }
    }
    XCTAssertEqual(phases, ["will", "hidden a", "visible b", "cancelled pop"])
    XCTAssertTrue(window.isIdle)
  }

  func testTheSameEntryReturns() throws {
    let window = ScreenWindow(size: Size(width: 100, height: 200))
    let stack = TransitionController(ScreenStack(["a", "b"]), in: window) { _ in .cover() }
    let (entries, id) = (stack.state.entries, stack.id(of: "b"))
    stack.pop()
    window.advance(by: 0.1)
    let drag = try XCTUnwrap(stack.beginInteraction(.edgePan(), at: sample(0, touching: 99)))
    drag.cancel(at: 0)
    XCTAssertEqual(stack.state.entries, entries)
    XCTAssertEqual(stack.id(of: "b"), id)
    window.advance(by: 5)
    XCTAssertEqual(stack.state.screens, ["a", "b"])
    XCTAssertTrue(window.isIdle)
  }

  func testAPageThatIsLetGoOnItsWayLeaves() throws {
    let (window, stack) = popped()
    let drag = try XCTUnwrap(stack.beginInteraction(.edgePan(), at: sample(0, touching: 80)))
    drag.change(sample(10, at: 0.1, velocity: 900))
    XCTAssertEqual(drag.end(sample(10, at: 0.1, velocity: 900)), .commit(speed: nil))
    XCTAssertEqual(stack.state.screens, ["a"])
    let before = x("b", window, stack) ?? .nan
    window.advance(by: 1e-6)
    let after = x("b", window, stack) ?? .nan
    XCTAssertEqual((after - before) * 1e6, 900, accuracy: 1, "the velocity of the finger")
    while window.advance(by: 1.0 / 60) {}
    XCTAssertNil(x("b", window, stack))
    XCTAssertTrue(
      events.contains { if case .didTransition = $0 { true } else { false } }, "\(events)")
    XCTAssertFalse(
      events.contains { if case .cancelledTransition = $0 { true } else { false } }, "\(events)")
    XCTAssertTrue(window.isIdle)
  }

  func testAFingerBesideTheLeavingPageDoesNotCatchIt() {
    let (window, stack) = popped()
    XCTAssertNil(stack.beginInteraction(.edgePan(), at: sample(0, touching: 30)))
    XCTAssertNil(stack.beginInteraction(.edgePan(), at: sample(0)), "the sample has no place")
    window.advance(by: 5)
    XCTAssertTrue(window.isIdle)
  }

  func testAnOperationTakesOverFromAFingerThatHoldsALeavingPage() throws {
    let (window, stack) = popped()
    let drag = try XCTUnwrap(stack.beginInteraction(.edgePan(), at: sample(0, touching: 80)))
    stack.push("c")
    window.commit()
    XCTAssertFalse(drag.isActive)
    XCTAssertEqual(stack.state.screens, ["a", "c"])
    XCTAssertFalse(
      events.contains { if case .cancelledTransition = $0 { true } else { false } }, "\(events)")
    window.advance(by: 5)
    XCTAssertTrue(window.isIdle)
    XCTAssertEqual(x("c", window, stack), 0)
  }

  /// Value and velocity are continuous at each catch and release, and everything ends at the state.
  func testLeavingPagesAreCaughtWithoutAJump() {
    var catches = 0
    forAll(3_000, .search) { generator in
      let transition = generator.pick([
        ScreenTransition.cover(), .push(), .slide(), .cover().animation(.smooth),
      ])
      let window = ScreenWindow(size: Size(width: 100, height: 200))
      let stack = TransitionController(ScreenStack(["a", "b", "c"]), in: window) { _ in transition }
      for _ in 0..<generator.int(in: 1...6) {
        if stack.state.screens.count > 1 { stack.pop() } else { stack.push("b") }
        window.advance(by: generator.double(in: 0...0.4))
        let before = self.places(window)
        guard
          let drag = stack.beginInteraction(
            .edgePan(), at: self.sample(0, touching: generator.double(in: 0...100)))
        else { continue }
        catches += 1
        XCTAssertLessThan(self.distance(before, self.places(window)), 1e-7)
        let x = generator.double(in: -60...60)
        drag.change(self.sample(x, at: 0.1))
        let moved = self.places(window)
        _ = drag.end(self.sample(x, at: 0.1, velocity: generator.double(in: -900...900)))
        XCTAssertLessThan(self.distance(moved, self.places(window)), 1e-7)
      }
      window.advance(by: 10)
      window.advance(by: 1)
      XCTAssertTrue(window.isIdle)
      XCTAssertEqual(
        window.frame.elements.compactMap { stack.screen(of: $0.id) }, [stack.state.screens.last])
    }
    print("\(catches) catches")
  }

  private func places(_ window: ScreenWindow) -> [ScreenElementID: Double] {
    var places: [ScreenElementID: Double] = [:]
    for item in window.frame.drawList.items where item.id.part == .screen {
      places[item.id] = item.drawing.matrix.apply(to: Point(x: 0, y: 0)).x
    }
    return places
  }

  private func distance(
    _ a: [ScreenElementID: Double], _ b: [ScreenElementID: Double]
  ) -> Double {
    a.reduce(0) { max($0, abs($1.value - (b[$1.key] ?? $1.value))) }
  }
}
