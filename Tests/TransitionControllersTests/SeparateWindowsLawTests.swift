import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Two controllers side by side show, and send, what each would alone in a window, whatever fingers and operations do: SCENES,
/// section 9.
final class SeparateWindowsLawTests: XCTestCase {
  func testControllersSideBySideDoWhatEachDoesAlone() {
    var (frames, together, fingers) = (0, 0, 0)
    forAll(900, .search) { generator in
      let salt = generator.int(in: 0...99)
      let both = Side.window()
      let sides = [
        (Side("left", in: both, salt), Side("left", in: Side.window(), salt)),
        (Side("right", in: both, salt + 1), Side("right", in: Side.window(), salt + 1)),
      ]
      for _ in 0..<40 {
        let (shared, alone) = sides[generator.int(in: 0...1)]
        let call = SideCall.random(&generator)
        let answers = (shared.make(call), alone.make(call))
        guard holds(answers.0 == answers.1, "\(call)") else { return }
        if case .begin = call, answers.0 == "true" { fingers += 1 }
        // Operations at one time are one change.
        let interval = generator.pick([1.0 / 128, 1.0 / 64, 0.1, 0.4])
        both.advance(by: interval)
        for (shared, alone) in sides {
          alone.window.advance(by: interval)
          frames += 1
          guard
            holds(
              shared.picture() == alone.picture(),
              "\(call): \(shared.picture()) instead of \(alone.picture())"),
            holds(
              shared.phases == alone.phases && shared.events.sorted() == alone.events.sorted(),
              "\(call): \(shared.events.suffix(8)) instead of \(alone.events.suffix(8))")
          else { return }
        }
        if sides.allSatisfy({ $0.0.drag?.isActive == true }) { together += 1 }
        try both.checkInvariants()
      }
      for (shared, alone) in sides {
        _ = (shared.make(.cancel), alone.make(.cancel))
      }
      both.advance(by: 30)
      for (shared, alone) in sides {
        alone.window.advance(by: 30)
        XCTAssertEqual(shared.picture(), alone.picture())
        XCTAssertEqual(shared.phases, alone.phases)
        XCTAssertEqual(shared.events.sorted(), alone.events.sorted())
        XCTAssertEqual(Set(shared.released), Set(alone.released))
      }
      XCTAssertTrue(both.isIdle)
    }
    print("\(frames) frames, \(fingers) fingers, \(together) steps with two of them down")
  }

  private func holds(_ isTrue: Bool, _ text: @autoclosure () -> String) -> Bool {
    if !isTrue { XCTFail(text()) }
    return isTrue
  }
}

/// What a test asks of one side.
private enum SideCall {
  case push(String)
  case pop
  case replace(String)
  case popToRoot
  case begin(x: Double)
  case move(x: Double)
  case letGo(x: Double, velocity: Double)
  case cancel

  static func random(_ generator: inout SeededGenerator) -> SideCall {
    let x = generator.double(in: -50...400)
    switch generator.int(in: 0...11) {
    case 0, 1: return .push(generator.pick(["a", "b", "c", "d"]))
    case 2: return .pop
    case 3: return .replace(generator.pick(["a", "b", "c", "d"]))
    case 4: return .popToRoot
    case 5, 6, 7: return .begin(x: generator.double(in: 1...60))
    case 8, 9: return .move(x: x)
    case 10: return .letGo(x: x, velocity: generator.double(in: -1500...1500))
    default: return .cancel
    }
  }
}

/// A stack in one half of a window.
private final class Side {
  let window: ScreenWindow
  let stack: TransitionController<ScreenStack<String>>
  private(set) var drag: ScreenInteraction?
  private(set) var events: [String] = []
  private(set) var released: [String] = []
  /// The events of operations. Only their order counts: screens that disappear at one time do so in any order.
  var phases: [String] { events.filter { $0.contains("Transition") } }
  private var begun = 0.0

  static func window() -> ScreenWindow {
    ScreenWindow(
      size: Size(width: 800, height: 600),
      elements: [
        Element("left", frame: Rect(x: 0, y: 0, width: 400, height: 600)),
        Element("right", frame: Rect(x: 400, y: 0, width: 400, height: 600)),
      ])
  }

  init(_ element: String, in window: ScreenWindow, _ salt: Int) {
    self.window = window
    var turn = salt
    stack = TransitionController(
      ScreenStack(["root", "next"]), in: window.slot(element: element)
    ) { _ in
      turn += 1
      let answers: [ScreenTransition?] = [
        .push(), .cover(), .dissolve, .testSlide, ScreenTransition(.slide, animation: .bouncy), nil,
        .testSlide.committing(with: .slide, animation: .easeOut(duration: 0.4))
          .cancelling(with: .dissolve, animation: .easeOut(duration: 0.3)),
      ]
      return answers[turn % answers.count]
    }
    stack.onEvent { [weak self] event in
      guard let self else { return }
      // When a screen is released depends on when the window looks.
      if case .released = event { released.append(event.line) } else { events.append(event.line) }
    }
  }

  /// Makes a call, and returns what it answers.
  func make(_ call: SideCall) -> String {
    func sample(_ x: Double, velocity: Double = 0) -> GestureSample {
      finger(window.clockTime - begun, x, velocity: velocity)
    }
    switch call {
    case .push(let screen): return "\(stack.push(screen) as Any)"
    case .pop: return "\(stack.pop() as Any)"
    case .replace(let screen): return "\(stack.replaceTop(with: screen) as Any)"
    case .popToRoot: return "\(stack.popToRoot() as Any)"
    case .begin(let x):
      if drag?.isActive == true { return "busy" }
      begun = window.clockTime
      drag = stack.beginInteraction(.thresholdAndFlick(), at: finger(0, x))
      return "\(drag != nil)"
    case .move(let x): return "\(drag?.change(sample(x)) as Any)"
    case .letGo(let x, let velocity): return "\(drag?.end(sample(x, velocity: velocity)) as Any)"
    case .cancel: return "\(drag?.cancel(at: window.clockTime - begun) as Any)"
    }
  }

  /// What is drawn of the stack.
  func picture() -> [String] {
    window.frame.drawList.items.compactMap { item in
      stack.screen(of: item.id).map {
        let drawing = item.drawing
        return "\($0): \(drawing.matrix) \(drawing.layoutFrame) \(drawing.opacity) "
          + "\(drawing.cornerRadius) \(drawing.clip as Any)"
      }
    }
  }
}
