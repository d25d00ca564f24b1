import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Controllers in windows whose user prefers reduced motion.
final class ReducedControllerTests: XCTestCase {
  func testThePageBelowACardIsAtOnceWhereItBelongs() throws {
    for time in [0.1, 0.2, 0.3] {
      let window = ScreenWindow(size: Size(width: 400, height: 800))
      let stack = TransitionController(ScreenStack(["page"]), in: window) { _ in
        .card().animation(.linear(duration: 0.4))
      }
      stack.present("card")
      window.advance(by: time)
      window.prefersReducedMotion = true
      stack.dismiss()
      let page = try XCTUnwrap(stack.id(of: "page"))
      for _ in 0..<10 {
        XCTAssertEqual(window.frame.rect(of: page), Rect(x: 0, y: 0, width: 400, height: 800))
        window.advance(by: 0.05)
      }
    }
  }

  func testStacksSendTheSameEventsAndEndAlike() {
    let transitions: [(OperationContext<String>) -> ScreenTransition?] = [
      { _ in .testSlide }, { _ in .push() },
      { _ in .sheet(detents: [.height(300), .large], dimming: 0.4) },
    ]
    forAll(200) { generator in
      let transition = generator.pick(transitions)
      let seed = generator.next()
      func run(_ reduces: Bool) -> [String] {
        var generator = SeededGenerator(seed: seed)
        let (window, stack, log) = stackInAWindow(["A"], transitions: transition)
        window.prefersReducedMotion = reduces
        var lines: [String] = []
        for number in 0..<6 {
          switch generator.int(in: 0...4) {
          case 0, 1: stack.push("B\(number)")
          case 2: stack.present("C\(number)")
          case 3: stack.pop()
          default: stack.set(["A", "D\(number)"])
          }
          // Either nothing has ended by then, or everything has.
          window.advance(by: generator.pick([0.01, 20]))
          lines += log.lines + ["\(names(stack)), \(stack.state.screens)"]
          log.lines = []
        }
        window.advance(by: 20)
        return lines + log.lines + [
          "\(names(stack)), \(window.isIdle)",
          "\(window.frame.elements.map { "\($0.id) \($0.frame) \($0.presence) \($0.state)" })",
        ]
      }
      XCTAssertEqual(run(false), run(true))
    }
  }

  func testTabsSendTheSameEventsAndEndAlike() throws {
    func run(_ reduces: Bool) throws -> [String] {
      let window = ScreenWindow(size: Size(width: 400, height: 800))
      window.prefersReducedMotion = reduces
      let tabs = TransitionController(try TabSelection(["a", "b", "c"]), in: window) { _ in
        .testSlide
      }
      let log = EventLog(tabs)
      log.lines = []
      for (tab, interval) in [("c", 0.5), ("a", 2), ("b", 0.9), ("c", 0.2), ("b", 5)] {
        tabs.select(tab)
        window.advance(by: interval)
        log.lines.append("\(names(tabs))")
      }
      return log.lines + ["\(window.frame.elements.map { "\($0.id) \($0.frame) \($0.state)" })"]
    }
    XCTAssertEqual(try run(false), try run(true))
  }

  func testNothingMovesAndTheTimeIsTheSame() throws {
    let (window, stack, _) = stackInAWindow(["A"])
    window.prefersReducedMotion = true
    stack.push("B")
    XCTAssertEqual(window.settlingTime, 1)
    window.advance(by: 0.25)
    XCTAssertEqual(shown(stack, "B"), 0)
    XCTAssertEqual(shown(stack, "A"), 0)
    let b = try XCTUnwrap(stack.id(of: "B").flatMap { window.frame[$0] })
    XCTAssertEqual(b.state.opacity, 0.25)
  }

  func testASheetStillFollowsTheFinger() throws {
    let (window, stack, _) = stackInAWindow(["A"]) { _ in
      .sheet(detents: [.height(300), .large], dimming: 0.4)
    }
    window.prefersReducedMotion = true
    stack.present("M")
    window.advance(by: 5)
    let top = { () throws -> Double in
      let element = try XCTUnwrap(stack.id(of: "M").flatMap { window.frame[$0] })
      return element.frame.origin.y + element.state.translation.dy
    }
    let drag = try XCTUnwrap(stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: -1)))
    for y in [-101.0, -151, -51] {
      drag.change(finger(0.1, y: y))
      XCTAssertEqual(try top(), 500 + y, accuracy: 1.001)
    }
    drag.end(finger(0.2, y: -300))
    window.advance(by: 5)
    XCTAssertTrue(window.isIdle)
  }

  func testSourcesAndHandlersSeeThePreference() throws {
    let asked = Asked()
    let handler = NavigationTransition.custom { _, destination, _, container in
      destination.initial.opacity = container.prefersReducedMotion ? 0.25 : 0.75
    }
    let (window, stack, _) = stackInAWindow(["A"]) {
      asked.contexts.append("\($0.container.prefersReducedMotion)")
      return ScreenTransition(handler, animation: .linear(duration: 1))
    }
    for (reduces, screen) in [(true, "B"), (false, "C"), (true, "D")] {
      window.prefersReducedMotion = reduces
      stack.push(screen)
      let element = try XCTUnwrap(stack.id(of: screen).flatMap { window.frame[$0] })
      XCTAssertEqual(element.state.opacity, reduces ? 0.25 : 0.75)
      XCTAssertEqual(asked.contexts.last, "\(reduces)")
      window.advance(by: 5)
    }
  }

  func testANewPreferenceHoldsFromTheNextOperationOn() {
    let (window, stack, _) = stackInAWindow(["A"])
    stack.push("B")
    window.advance(by: 0.25)
    window.prefersReducedMotion = true
    window.advance(by: 0.25)
    XCTAssertEqual(shown(stack, "B"), 200, accuracy: 1e-9)
    // A new size is no other operation.
    window.resize(to: Size(width: 500, height: 800))
    window.advance(by: 0.25)
    XCTAssertGreaterThan(shown(stack, "B"), 90)
    window.advance(by: 5)
    stack.push("C")
    window.advance(by: 0.25)
    XCTAssertEqual(shown(stack, "C"), 0)
  }
}
