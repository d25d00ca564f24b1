import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// Operations on stacks, as a window shows them.
final class TransitionControllerTests: XCTestCase {
  func testAPushShowsBothScreensWithTheNewOneInFront() {
    let (window, stack, log) = stackInAWindow(["A"])
    stack.push("B")
    XCTAssertEqual(names(stack), ["A", "B"])
    window.advance(by: 0.5)
    XCTAssertEqual(names(stack), ["A", "B"])
    window.advance(by: 0.5)
    XCTAssertEqual(names(stack), ["B"])
    XCTAssertEqual(stack.state.screens, ["A", "B"])
    XCTAssertEqual(
      log.lines,
      [
        "willTransition push A > B", "willDisappear A", "willAppear B", "didDisappear A",
        "didAppear B", "didTransition push A > B",
      ])
    XCTAssertTrue(window.isIdle)
  }

  func testAPopKeepsTheOldScreenInFrontToTheEnd() {
    let (window, stack, _) = stackInAWindow(["A", "B"])
    XCTAssertEqual(names(stack), ["B"])
    stack.pop()
    for _ in 0..<9 {
      window.advance(by: 0.1)
      XCTAssertEqual(names(stack), ["A", "B"])
    }
    window.advance(by: 0.2)
    XCTAssertEqual(names(stack), ["A"])
  }

  func testScreensMoveAsTheTransitionSays() throws {
    let (window, stack, _) = stackInAWindow(["A"])
    stack.push("B")
    window.advance(by: 0.25)
    let b = try XCTUnwrap(stack.id(of: "B").flatMap { window.frame[$0] })
    XCTAssertEqual(b.state.translation.dx, 300, accuracy: 1e-9)
    let a = try XCTUnwrap(stack.id(of: "A").flatMap { window.frame[$0] })
    XCTAssertEqual(a.state.translation.dx, -100, accuracy: 1e-9)
  }

  func testOperationsAtOneTimeAreOneChange() {
    let asked = Asked()
    let (window, stack, log) = stackInAWindow(["A"]) {
      asked.contexts.append("\($0)")
      return .testSlide
    }
    stack.push("B")
    stack.push("C")
    window.advance(by: 0.5)
    XCTAssertEqual(names(stack), ["A", "C"])
    XCTAssertEqual(asked.contexts, ["push from A to C"])
    window.advance(by: 1)
    XCTAssertEqual(stack.state.screens, ["A", "B", "C"])
    XCTAssertFalse(log.lines.contains { $0.contains("B") })
  }

  func testWhetherFramesAreAskedForBetweenOperationsChangesNothing() {
    let frames = [true, false].map { asksForFrames in
      let (window, stack, _) = stackInAWindow(["A"]) {
        $0.to == "B" ? ScreenTransition(.swing, animation: .linear(duration: 1)) : .testSlide
      }
      stack.push("B")
      if asksForFrames { _ = window.frame }
      stack.push("C")
      if asksForFrames { _ = window.frame }
      window.advance(by: 0.3)
      return names(stack).map { name in
        "\(name) \(stack.id(of: name).flatMap { window.frame[$0]?.state.transform(size: .zero) }.map { "\($0)" } ?? "")"
      }
    }
    XCTAssertEqual(frames[0], frames[1])
  }

  func testAnInterruptedPushEndsBeforeTheNextBegins() {
    let (window, stack, log) = stackInAWindow(["A"])
    stack.push("B")
    window.advance(by: 0.4)
    stack.push("C")
    window.advance(by: 0.1)
    XCTAssertEqual(
      log.lines,
      [
        "willTransition push A > B", "willDisappear A", "willAppear B",
        "didTransition push A > B", "willTransition push B > C", "willDisappear B",
        "willAppear C",
      ])
    window.advance(by: 1)
    XCTAssertEqual(names(stack), ["C"])
    XCTAssertEqual(
      Set(log.lines.dropFirst(7)),
      ["didDisappear A", "didDisappear B", "didAppear C", "didTransition push B > C"])
    XCTAssertEqual(log.lines.count, 11)
  }

  func testAPageThatIsPushedAgainInFlightTurnsRound() {
    let (window, stack, log) = stackInAWindow(["A"])
    stack.push("B")
    window.advance(by: 0.4)
    let before = shown(stack, "B")
    stack.pop()
    XCTAssertEqual(shown(stack, "B"), before, accuracy: 1e-9)
    window.advance(by: 0.1)
    stack.push("B")
    XCTAssertEqual(names(stack).count, 2)
    window.advance(by: 0.1)
    XCTAssertEqual(names(stack).count, 2)
    window.advance(by: 3)
    XCTAssertEqual(names(stack), ["B"])
    XCTAssertEqual(log.appearances(of: "B"), ["will", "willDis", "will", "did"])
  }

  func testPopToRootIsOneChangeAndReleasesAllOnce() {
    let (window, stack, log) = stackInAWindow(["A", "B", "C", "D"])
    stack.popToRoot()
    window.advance(by: 0.5)
    XCTAssertEqual(names(stack), ["A", "D"])
    window.advance(by: 1)
    XCTAssertEqual(
      log.lines.filter { $0.hasPrefix("released") }.sorted(),
      [
        "released B", "released C", "released D",
      ])
    XCTAssertEqual(log.lines.first, "willTransition pop D > A")
    XCTAssertTrue(log.appearances(of: "B").isEmpty)
  }

  func testTheSameScreenTwiceIsTwoEntries() {
    let (window, stack, log) = stackInAWindow(["A"])
    stack.push("A")
    XCTAssertEqual(names(stack), ["A", "A"])
    window.advance(by: 2)
    stack.pop()
    window.advance(by: 2)
    XCTAssertEqual(names(stack), ["A"])
    XCTAssertEqual(stack.state.screens, ["A"])
    XCTAssertEqual(log.lines.filter { $0 == "released A" }.count, 1)
  }

  func testTheSourceIsAskedOnceForEachOperation() {
    let asked = Asked()
    let (window, stack, log) = stackInAWindow(["A"]) {
      asked.contexts.append("\($0)")
      return $0.to == "B" ? .testSlide : nil
    }
    stack.push("B")
    window.advance(by: 2)
    log.lines = []
    stack.push("C")
    window.commit()
    XCTAssertEqual(names(stack), ["C"])
    XCTAssertEqual(
      log.lines,
      [
        "willTransition push B > C", "willDisappear B", "willAppear C", "didDisappear B",
        "didAppear C", "didTransition push B > C",
      ])
    window.advance(by: 1)
    stack.pop()
    window.advance(by: 2)
    XCTAssertEqual(
      asked.contexts, ["push from A to B", "push from B to C", "pop from C to B"])
  }

  func testDismissingAModalTakesThoseAboveIt() {
    let (window, stack, log) = stackInAWindow(["A"])
    stack.present("M1")
    window.advance(by: 2)
    stack.present("M2")
    window.advance(by: 2)
    XCTAssertEqual(names(stack), ["A", "M1", "M2"])
    log.lines = []
    stack.dismiss("M1")
    window.advance(by: 0.5)
    XCTAssertEqual(names(stack), ["A", "M1", "M2"])
    XCTAssertEqual(shown(stack, "M1"), shown(stack, "M2"), accuracy: 1e-9)
    window.advance(by: 1)
    XCTAssertEqual(names(stack), ["A"])
    XCTAssertEqual(
      log.lines,
      [
        "willTransition dismiss M2 > A", "willDisappear M2", "willDisappear M1",
        "didDisappear M2", "didDisappear M1", "didTransition dismiss M2 > A", "released M1",
        "released M2",
      ])
  }

  func testAScreenThatCoversHidesThoseBelow() {
    let (window, stack, log) = stackInAWindow(["A"]) { _ in
      ScreenTransition(
        .cover(edge: .bottom), animation: .linear(duration: 1), presentation: .fullScreen)
    }
    stack.present("M")
    window.advance(by: 2)
    XCTAssertEqual(names(stack), ["M"])
    stack.dismiss()
    window.advance(by: 2)
    XCTAssertEqual(names(stack), ["A"])
    XCTAssertEqual(log.appearances(of: "A"), ["willDis", "didDis", "will", "did"])
  }

  func testARefusingControllerSaysWhy() {
    let (window, stack, log) = stackInAWindow(["A"])
    stack.interruption = .refuse
    XCTAssertNil(stack.push("B"))
    XCTAssertNil(stack.push("C"), "it is one operation with the push before")
    window.advance(by: 0.5)
    XCTAssertEqual(stack.push("D"), .transitionUnderWay)
    XCTAssertEqual(stack.state.screens, ["A", "B", "C"])
    window.advance(by: 1)
    XCTAssertNil(stack.push("D"))
    XCTAssertEqual(log.lines.filter { $0.hasPrefix("refused") }.count, 1)
    XCTAssertEqual(stack.pop(to: "X"), .unknownScreen)
  }

  func testAResizeKeepsTheProgress() throws {
    let (window, stack, _) = stackInAWindow(["A"])
    stack.push("B")
    window.advance(by: 0.5)
    window.resize(to: Size(width: 800, height: 400))
    let b = try XCTUnwrap(stack.id(of: "B").flatMap { window.frame[$0] })
    XCTAssertEqual(b.frame.size, Size(width: 800, height: 400))
    XCTAssertEqual(shown(stack, "B"), 400, accuracy: 1e-9)
    let a = try XCTUnwrap(stack.id(of: "A").flatMap { window.frame[$0] })
    XCTAssertEqual(a.frame.size, Size(width: 800, height: 400), "what leaves has the new size, too")
    XCTAssertEqual(shown(stack, "A"), -400, accuracy: 1e-9)
    window.advance(by: 0.25)
    XCTAssertEqual(shown(stack, "B"), 200, accuracy: 1e-9)
    XCTAssertEqual(window.settlingTime, 1, accuracy: 1e-9)
    window.advance(by: 0.25)
    XCTAssertEqual(names(stack), ["B"])
    XCTAssertEqual(shown(stack, "B"), 0)
    XCTAssertTrue(window.isIdle)
  }

  func testNewElementsOfAWindowMoveWithTheAnimationOfALayout() {
    func bar(_ y: Double) -> [Element<String>] {
      [Element("bar", frame: Rect(x: 0, y: y, width: 400, height: 50))]
    }
    let window = ScreenWindow(size: Size(width: 400, height: 800), elements: bar(750))
    window.advance(by: 1)
    window.elements = bar(800)
    window.layOut(.animated(.linear(duration: 1)))
    window.advance(by: 0.5)
    XCTAssertEqual(window.frame[.window("bar")]?.frame.origin.y ?? 0, 775, accuracy: 1e-9)
  }

  func testCallsFromInsideEventsAreTheNextChange() {
    let (window, stack, log) = stackInAWindow(["A"])
    stack.onEvent { event in
      if event == .didAppear("B") { stack.push("C") }
    }
    stack.push("B")
    window.advance(by: 2)
    window.advance(by: 2)
    XCTAssertEqual(stack.state.screens, ["A", "B", "C"])
    XCTAssertEqual(names(stack), ["C"])
    XCTAssertEqual(log.lines.filter { $0.hasPrefix("will") && $0.contains("Transition") }.count, 2)
  }

  func testAListenerFirstHearsOfWhatHasAppeared() {
    let (window, stack, _) = stackInAWindow(["A"])
    let first = EventLog(stack)
    XCTAssertEqual(first.lines, ["willAppear A", "didAppear A"])
    stack.push("B")
    window.advance(by: 0.5)
    let second = EventLog(stack)
    XCTAssertEqual(
      second.lines, ["willAppear A", "didAppear A", "willDisappear A", "willAppear B"])
    second.listener?.cancel()
    window.advance(by: 2)
    XCTAssertEqual(second.lines.count, 4)
  }

  func testEventsAreAnAsyncSequence() async {
    let (window, stack, _) = stackInAWindow(["A"])
    let events = stack.events()
    stack.push("B")
    window.advance(by: 2)
    var seen: [String] = []
    for await event in events {
      seen.append(event.line)
      if seen.count == 8 { break }
    }
    XCTAssertEqual(seen.last, "didTransition push A > B")
  }

  func testReplacingAndSettingAreOneTransition() {
    let (window, stack, log) = stackInAWindow(["A", "B"])
    stack.replaceTop(with: "C")
    window.advance(by: 2)
    XCTAssertEqual(names(stack), ["C"])
    stack.set(["A"])
    window.advance(by: 2)
    stack.set(["X", "Y"])
    window.advance(by: 2)
    XCTAssertEqual(
      log.lines.filter { $0.hasPrefix("willTransition") },
      [
        "willTransition replace B > C", "willTransition pop C > A",
        "willTransition push A > Y",
      ])
    XCTAssertEqual(
      log.lines.filter { $0.hasPrefix("released") },
      ["released B", "released C", "released A"])
  }

  func testAScreenThatComesContinuesBelowTheNextOne() throws {
    let (window, stack, _) = stackInAWindow(["A"]) { _ in
      ScreenTransition(.cover, animation: .linear(duration: 1))
    }
    stack.push("B")
    window.advance(by: 0.8)
    stack.push("C")
    window.advance(by: 0.1)
    // A is seen beside B, which has not come yet.
    XCTAssertEqual(names(stack), ["A", "B", "C"])
    XCTAssertEqual(shown(stack, "B"), 40, accuracy: 1e-9)
    window.advance(by: 0.1)
    XCTAssertEqual(names(stack), ["B", "C"])
    window.advance(by: 0.8)
    XCTAssertEqual(names(stack), ["C"])
    XCTAssertTrue(window.isIdle)
  }
}
