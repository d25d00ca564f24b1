import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

@testable import LiveEngine

/// A window behind words is the window of the public interface.
final class LiveWindowTests: XCTestCase {
  func testFramesEqualThoseOfTheWindowThroughOperationsAndGestures() throws {
    for seed in Thoroughness.seeds(90) {
      var generator = SeededGenerator(seed: seed)
      let live = LiveWindow(try LiveScreens.words(hasTabs: generator.bool()))
      let direct = DirectWindow(hasTabs: live.tabs != nil)
      for _ in 0..<8 {
        act(on: live, direct, &generator)
        for _ in 0..<generator.int(in: 1...8) {
          let step = generator.double(in: 0...0.1)
          XCTAssertEqual(live.window.advance(by: step), direct.window.advance(by: step))
          assertSameFrames(live, direct, "seed \(seed)")
        }
      }
    }
  }

  func testAPopFollowsTheFingerAndTakesItsVelocity() throws {
    let live = LiveWindow(try LiveScreens.words())
    try live.perform(.push, 1, detent: 0, style(1))
    live.window.advance(by: 2)
    try live.begin(.edgePan, at: GestureSample(time: 5))
    let interaction = try XCTUnwrap(live.interaction)
    interaction.change(GestureSample(time: 5.1, translation: Point(x: 200, y: 0)))
    XCTAssertEqual(try XCTUnwrap(interaction.progress), 0.5, accuracy: 1e-9)
    let end = GestureSample(
      time: 5.2, translation: Point(x: 240, y: 0), velocity: Point(x: 900, y: 0))
    XCTAssertEqual(live.end(end), 1)
    XCTAssertEqual(live.end(end), 0)
    // A push interrupts at once.
    try live.perform(.push, 1, detent: 0, nil)
    XCTAssertEqual(live.stack.state.screens.map { $0.number }, [0, 1])
    live.window.advance(by: 5)
    XCTAssertTrue(live.window.isIdle)
  }

  func testASheetIsDraggedBetweenItsDetents() throws {
    let live = LiveWindow(try LiveScreens.words())
    try live.perform(.present, 2, detent: 0, style(6, detents: [0.5, 1]))
    live.window.advance(by: 2)
    let screen = try XCTUnwrap(live.stack.state.screens.last)
    XCTAssertEqual(live.stack.detent(of: screen), 0)
    try live.begin(.sheet, at: GestureSample(time: 0, translation: Point(x: 0, y: -2)))
    let up = GestureSample(
      time: 0.1, translation: Point(x: 0, y: -100), velocity: Point(x: 0, y: -900))
    XCTAssertEqual(live.end(up), 2)
    live.window.advance(by: 2)
    XCTAssertEqual(live.stack.detent(of: screen), 1)
    try live.perform(.setDetent, 2, detent: 0, nil)
    XCTAssertEqual(live.stack.detent(of: screen), 0)
    try live.perform(.dismiss, 0, detent: 0, nil)
    live.window.advance(by: 3)
    XCTAssertEqual(live.stack.state.screens.map { $0.number }, [0])
  }

  func testTabsAreSwiped() throws {
    let live = LiveWindow(try LiveScreens.words(hasTabs: true))
    let tabs = try XCTUnwrap(live.tabs)
    try live.begin(.tabs, at: GestureSample(time: 0, translation: Point(x: -4, y: 0)))
    XCTAssertEqual(live.end(GestureSample(time: 0.1, translation: Point(x: -300, y: 0))), 1)
    XCTAssertEqual(tabs.state.selected.number, 11)
    try live.perform(.select, 12, detent: 0, nil)
    XCTAssertEqual(tabs.state.selected.number, 12)
  }

  func testACardFliesFromScreenToScreen() throws {
    let live = LiveWindow(try LiveScreens.words())
    try live.perform(.push, 1, detent: 0, style(5, bulge: 0.4))
    live.window.advance(by: 0.1)
    let records = draw(live).records
    let flying = records.filter { Int($0[65]) & 1 != 0 }
    XCTAssertEqual(flying.map { $0[81] }, [1])
    XCTAssertEqual(flying.map { $0[82] }, [5])
  }

  func testTheStateIsWhatIsOpen() throws {
    let live = LiveWindow(try LiveScreens.words(hasTabs: true))
    try live.perform(.push, 1, detent: 0, style(1))
    XCTAssertEqual(
      live.state.text,
      """
      {"progress":null,\
      "stack":[{"appearance":"disappearing","detent":-1,"presented":0,"screen":0},\
      {"appearance":"appearing","detent":-1,"presented":0,"screen":1}],"tab":10,\
      "transition":{"from":0,"interactive":0,"operation":"push","shared":1,"to":1}}
      """)
    XCTAssertEqual(live.diagnostics, "[]")
  }

  func testNumbersOfElementsDiffer() throws {
    let live = LiveWindow(try LiveScreens.words(hasTabs: true))
    try live.perform(.present, 2, detent: 0, style(7))
    live.window.advance(by: 0.1)
    let views = draw(live).records.map { $0[0] }
    XCTAssertEqual(Set(views).count, views.count)
  }

  func testWhatDoesNotHappenSaysWhy() throws {
    let live = LiveWindow(try LiveScreens.words())
    func fault(_ body: () throws(WordFault) -> Void) -> String? {
      do throws(WordFault) {
        try body()
        return nil
      } catch {
        return error.message
      }
    }
    let last = fault { () throws(WordFault) in try live.perform(.pop, 0, detent: 0, nil) }
    XCTAssertEqual(last, "The last screen of a stack cannot be removed.")
    XCTAssertEqual(
      fault { () throws(WordFault) in try live.perform(.push, 9, detent: 0, nil) },
      "There is no screen 9.")
    XCTAssertEqual(
      fault { () throws(WordFault) in try live.perform(.select, 9, detent: 0, nil) },
      "There is no tab 9.")
    XCTAssertEqual(
      fault { () throws(WordFault) in try live.begin(.edgePan, at: GestureSample(time: 0)) }, last)
  }

  private func act(
    on live: LiveWindow, _ direct: DirectWindow, _ generator: inout SeededGenerator
  ) {
    let number = generator.int(in: 0...3)
    switch generator.int(in: 0...7) {
    case 0, 1:
      direct.transition = .push().elements(flights)
      direct.arrivals[number] = direct.transition
      try? live.perform(.push, number, detent: 0, style(1, bulge: 0.4))
      direct.stack.push(direct.screens[number])
    case 2:
      direct.transition = .sheet(detents: [.medium, .large]).elements(flights)
      direct.arrivals[number] = direct.transition
      try? live.perform(.present, number, detent: 0, style(6, bulge: 0.4, detents: [0.5, 1]))
      direct.stack.present(direct.screens[number])
    case 3:
      direct.transition = .dissolve.elements(flights)
      try? live.perform(.pop, 0, detent: 0, style(5, bulge: 0.4))
      direct.stack.pop()
      direct.window.commit()
    case 4:
      let tab = generator.int(in: 0...2)
      try? live.perform(.select, 10 + tab, detent: 0, nil)
      direct.tabs?.select(direct.tabScreens[tab])
    default:
      let first = GestureSample(time: 0, translation: Point(x: 0, y: 3))
      let gesture: LiveWindow.Gesture = generator.bool() ? .sheet : .edgePan
      direct.transition = direct.arrivals[direct.stack.state.top?.screen.number ?? 0] ?? .push()
      try? live.begin(gesture, at: first)
      let policy: InteractionPolicy =
        gesture == .sheet ? .drag(towards: .bottom) : .edgePan()
      if let interaction = direct.stack.beginInteraction(policy, at: first) {
        direct.interaction = interaction
      }
      for step in 1...4 {
        let sample = GestureSample(
          time: 0.03 * Double(step),
          translation: Point(
            x: generator.double(in: -50...400), y: generator.double(in: -300...300)),
          velocity: Point(
            x: generator.double(in: -900...900), y: generator.double(in: -900...900)))
        if step < 4 {
          XCTAssertEqual(
            live.interaction?.change(sample), direct.interaction?.change(sample))
        } else {
          let decision = direct.interaction?.end(sample)
          XCTAssertEqual(
            live.end(sample), decision == nil ? 0 : decision == .cancel ? 2 : 1)
        }
        assertSameFrames(live, direct)
      }
      return
    }
    live.window.commit()
    direct.window.commit()
  }

  private var flights: TransitionDefinition<String> {
    TransitionDefinition([
      .init(named: "flights", .sharedElement(path: .arc(0.4))) { $0.id.hasPrefix("k") }
    ])
  }

  private func style(_ style: Int, bulge: Double = 0, detents: [Double] = []) -> StyleWords? {
    var reader = WordReader(LiveWords.style(style, bulge: bulge, detents: detents))
    return try? StyleWords(&reader)
  }

  private func draw(_ live: LiveWindow) -> LiveRecords {
    let output = WordBuffer()
    live.draw(into: output)
    return LiveRecords(output.words)
  }

  private func assertSameFrames(
    _ live: LiveWindow, _ direct: DirectWindow, _ message: String = "", line: UInt = #line
  ) {
    let frame = direct.window.frame
    let expected = LiveRecords(frame.drawList, frame) { live.numbers(of: $0).view }
    XCTAssertNil(draw(live).difference(from: expected), message, line: line)
  }
}

/// The screens of the tests, in words and as they are written with the public interface.
private enum LiveScreens {
  static func words(hasTabs: Bool = false) throws -> WindowWords {
    let size = Rect(x: 0, y: 0, width: 400, height: 800)
    var screens: [[Double]] = []
    for number in 0..<4 {
      var elements = [LiveWords.element(1, size, clips: true)]
      if number < 3 {
        elements.append(
          LiveWords.element(5, in: 1, frame(number), cornerRadius: 12, key: 42))
      }
      screens.append([Double(number), 0] + LiveWords.elements(elements))
    }
    for tab in 10..<13 {
      screens.append(
        [Double(tab), 1] + LiveWords.elements([LiveWords.element(1, size)]))
    }
    if !hasTabs { screens.removeLast(3) }
    var reader = WordReader(
      [400, 800, 0, 0, hasTabs ? 1 : -1, Double(screens.count)] + screens.flatMap { $0 })
    return try WindowWords(&reader)
  }

  static func frame(_ number: Int) -> Rect {
    Rect(x: 20, y: 100 * Double(number), width: 100 + 80 * Double(number), height: 90)
  }
}

/// A screen that is written with the public interface.
private struct DirectScreen: ScreenContent, Hashable {
  let number: Int

  func elements(in size: Size) -> [Element<String>] {
    let whole = Element("\(number * 65_536 + 1)", frame: Rect(x: 0, y: 0, width: 400, height: 800))
    guard number < 10 else { return [whole] }
    guard number < 3 else { return [whole.clipped()] }
    var card = Element("k\(number * 65_536 + 5)", frame: LiveScreens.frame(number)).match("42")
    card.state.cornerRadius = 12
    var screen = whole.clipped()
    screen.children = [card]
    return [screen]
  }
}

private final class DirectWindow {
  let window = ScreenWindow(size: Size(width: 400, height: 800))
  let screens = (0..<4).map { DirectScreen(number: $0) }
  let tabScreens = (10..<13).map { DirectScreen(number: $0) }
  let stack: TransitionController<ScreenStack<DirectScreen>>
  let tabs: TransitionController<TabSelection<DirectScreen>>?
  var interaction: ScreenInteraction?
  var arrivals: [Int: ScreenTransition] = [:]
  var transition: ScreenTransition {
    get { choice.transition }
    set { choice.transition = newValue }
  }

  private let choice = Choice()

  private final class Choice {
    var transition = ScreenTransition.push()
  }

  init(hasTabs: Bool) {
    stack = TransitionController(ScreenStack([screens[0]]), in: window) {
      [choice] _ in choice.transition
    }
    tabs =
      hasTabs
      ? (try? TabSelection(tabScreens)).map { [stack, screens] in
        TransitionController($0, in: stack.slot(screens[0], element: "1")) { _ in
          .slide()
        }
      } : nil
  }
}
