import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Catches without number, several fingers, and fingers that never lift: SCENES, sections 9 and 10.
final class ManyFingersTests: XCTestCase {
  func testWindowsAreIdleInTheEndWhateverFingersDo() {
    var (catches, second, abandoned) = (0, 0, 0)
    forAll(1_200, .search) { generator in
      let window = ScreenWindow(size: Size(width: 100, height: 200))
      var turn = generator.int(in: 0...3)
      let stack = TransitionController(ScreenStack(["root", "tabs"]), in: window) { context in
        if context.operation == .present { return .sheet(detents: [.fraction(0.5), .large]) }
        turn += 1
        let answers: [ScreenTransition?] = [.push(), .cover(), .dissolve, nil]
        return answers[turn % 4]
      }
      let tabs = TransitionController(try TabSelection([0, 1, 2, 3]), in: stack.slot("tabs")) {
        _ in .pager
      }
      let phases = PhaseGrammar()
      stack.onEvent { phases.receive($0, of: 0) }
      tabs.onEvent { phases.receive($0, of: 1) }
      var drags: [ScreenInteraction] = []
      var time = 0.0
      func sample() -> GestureSample {
        GestureSample(
          time: time,
          translation: Point(
            x: generator.double(in: -100...100), y: generator.double(in: -150...150)),
          velocity: Point(
            x: generator.double(in: -1500...1500), y: generator.double(in: -1500...1500)),
          location: generator.bool()
            ? Point(x: generator.double(in: 0...100), y: generator.double(in: 0...200)) : nil)
      }
      for _ in 0..<30 {
        switch generator.int(in: 0...9) {
        case 0: stack.push(generator.pick(["a", "b", "c"]))
        case 1: stack.pop()
        case 2: stack.present("sheet")
        case 3: tabs.select(generator.int(in: 0...3))
        case 4, 5, 6:
          let wasHeld = drags.contains { $0.isActive }
          let policy = generator.pick([
            InteractionPolicy.edgePan(), .backSwipe(), .tabs, .dismissal(), .contentPan(),
            .drag(towards: .bottom),
          ])
          let begun =
            generator.bool()
            ? tabs.beginInteraction(policy, at: sample())
            : stack.beginInteraction(policy, at: sample())
          if let begun {
            catches += 1
            if wasHeld { second += 1 }
            drags.append(begun)
          }
        case 7: if let drag = drags.last { _ = drag.end(sample()) }
        case 8: window.resize(to: Size(width: generator.bool() ? 100 : 150, height: 200))
        default: drags.last?.change(sample())
        }
        time += generator.double(in: 0...0.1)
        window.advance(by: generator.double(in: 0...0.1))
        try window.checkInvariants()
      }
      // Fingers that are still down are never lifted. An operation takes over from them.
      abandoned += drags.filter { $0.isActive }.count
      stack.update { (state) throws(OperationRefusal) in state = ["root", "end"] }
      window.advance(by: 30)
      window.advance(by: 1)
      XCTAssertTrue(window.isIdle)
      XCTAssertFalse(window.advance(by: 1))
      XCTAssertFalse(drags.contains { $0.isActive })
      XCTAssertEqual(
        window.frame.elements.compactMap { stack.screen(of: $0.id) }, ["end"])
      XCTAssertEqual(phases.faults, [])
      XCTAssertEqual(phases.open, [])
    }
    print("\(catches) catches, \(second) with another finger down, \(abandoned) never lifted")
  }
}

/// Checks that every phase that begins ends once, and that screens appear and disappear in turn.
private final class PhaseGrammar {
  private(set) var open: Set<Int> = []
  private(set) var faults: [String] = []
  private var appearances: [String: ScreenAppearance] = [:]

  func receive<Screen>(_ event: ScreenEvent<Screen>, of controller: Int) {
    switch event {
    case .willTransition:
      if !open.insert(controller).inserted { faults.append("\(event) while another one runs") }
    case .didTransition, .cancelledTransition:
      if open.remove(controller) == nil { faults.append("\(event) of none") }
    case .willAppear(let screen):
      turn(screen, controller, from: [.hidden, .disappearing], .appearing)
    case .didAppear(let screen): turn(screen, controller, from: [.appearing], .visible)
    case .willDisappear(let screen):
      turn(screen, controller, from: [.visible, .appearing], .disappearing)
    case .didDisappear(let screen): turn(screen, controller, from: [.disappearing], .hidden)
    default: break
    }
  }

  private func turn(
    _ screen: some Any, _ controller: Int, from old: [ScreenAppearance], _ new: ScreenAppearance
  ) {
    // Two entries may have equal screens.
    let key = "\(controller) \(screen)"
    if controller == 1, !old.contains(appearances[key] ?? .hidden) {
      faults.append("\(key): \(new) after \(appearances[key] ?? .hidden)")
    }
    appearances[key] = new
  }

  func testALayoutIsAnimatedBesideAGestureAndInTheScreensThatItMoves() throws {
    struct Row: ScreenContent, Hashable {
      let name: String
      func elements(in size: Size) -> [Element<String>] {
        [Element(name, frame: Rect(x: 0, y: size.height - 700, width: 400, height: 50))]
      }
    }
    for commits in [false, true] {
      let window = ScreenWindow(
        size: Size(width: 400, height: 900),
        elements: [Element("stack", frame: Rect(x: 0, y: 0, width: 400, height: 700))])
      let (a, b) = (Row(name: "a"), Row(name: "b"))
      let stack = TransitionController(
        ScreenStack([a, b]), in: window.slot(element: "stack")
      ) { _ in .testSlide }
      window.advance(by: 1)
      let pan = try XCTUnwrap(stack.beginInteraction(.edgePan(), at: finger(0, 0)))
      pan.change(finger(0.1, 40))
      window.elements = [Element("stack", frame: Rect(x: 0, y: 0, width: 400, height: 800))]
      window.layOut(.animated(.linear(duration: 1)))
      func assertPlaces(_ y: Double?, line: UInt = #line) throws {
        for row in [a, b] {
          let id = try XCTUnwrap(stack.id(of: row, row.name))
          if let element = window.frame[id] {
            XCTAssertEqual(element.frame.origin.y, y ?? .nan, accuracy: 1e-9, line: line)
          }
        }
      }
      try assertPlaces(0)
      window.advance(by: 0.5)
      try assertPlaces(50)
      XCTAssertEqual(shown(stack, b), 40, accuracy: 1e-9, "It stays under the finger.")
      if commits { pan.end(finger(0.6, 300, velocity: 2000)) } else { pan.cancel(at: 0.6) }
      window.advance(by: 0.25)
      try assertPlaces(75)
      window.advance(by: 5)
      try assertPlaces(100)
      XCTAssertTrue(window.isIdle)
    }
  }
}
