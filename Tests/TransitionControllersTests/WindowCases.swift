import TransitionControllers
import TransitionKit
import TransitionScenes
import XCTest

/// A window of 400 by 800 points with a stack.
func stackInAWindow(
  _ stack: ScreenStack<String>,
  transitions: @escaping (OperationContext<String>) -> ScreenTransition? = { _ in .testSlide }
) -> (ScreenWindow, TransitionController<ScreenStack<String>>, EventLog<ScreenStack<String>>) {
  let window = ScreenWindow(size: Size(width: 400, height: 800))
  let controller = TransitionController(stack, in: window, transitions: transitions)
  let log = EventLog(controller)
  log.lines = []
  return (window, controller, log)
}

/// The screens that a window draws, from back to front.
func names<State>(_ controller: TransitionController<State>) -> [String] {
  controller.window.frame.elements.filter { $0.id.part == .screen }
    .compactMap { controller.screen(of: $0.id).map { "\($0)" } }
}

/// How far a screen is shown from where it belongs, horizontally or vertically.
func shown<State>(_ controller: TransitionController<State>, _ screen: State.Screen) -> Double {
  guard let id = controller.id(of: screen), let element = controller.window.frame[id] else {
    return .nan
  }
  let translation = element.state.translation
  return translation.dx + translation.dy
}

extension ScreenTransition {
  static let testSlide = ScreenTransition(.slide, animation: .linear(duration: 1))
}

/// A list with a photo, and its detail page.
enum AlbumPage: String, ScreenContent {
  case list, detail

  func elements(in size: Size) -> [Element<String>] {
    let frame =
      self == .list
      ? Rect(x: 20, y: 500, width: 80, height: 80) : Rect(x: 0, y: 0, width: 400, height: 300)
    return [Element("photo", frame: frame)]
  }
}

/// The events of a controller as lines.
final class EventLog<State: NavigationState> {
  var lines: [String] = []
  var listener: EventListener<State.Screen>?

  init(_ controller: TransitionController<State>) {
    listener = controller.onEvent { [self] in lines.append($0.line) }
  }

  /// The steps of a screen, such as `will, did, willDis`.
  func appearances(of screen: State.Screen) -> [String] {
    lines.compactMap {
      switch $0 {
      case "willAppear \(screen)": "will"
      case "didAppear \(screen)": "did"
      case "willDisappear \(screen)": "willDis"
      case "didDisappear \(screen)": "didDis"
      default: nil
      }
    }
  }
}

extension ScreenEvent {
  /// The event in short, such as `willTransition push A > B`: how it prints is tested beside other descriptions.
  var line: String {
    switch self {
    case .willTransition(let phase): "willTransition \(phase.line)"
    case .didTransition(let phase): "didTransition \(phase.line)"
    case .cancelledTransition(let phase): "cancelledTransition \(phase.line)"
    default: "\(self)"
    }
  }
}

extension OperationPhase {
  fileprivate var line: String {
    let screens = [from, to].map { $0.map { "\($0)" } ?? "none" }.joined(separator: " > ")
    return "\(operation) \(screens)" + (isInteractive ? " by hand" : "")
  }
}

/// What a source was asked.
final class Asked {
  var contexts: [String] = []
}

/// A finger that has moved horizontally since it went down.
func finger(_ time: Double, _ x: Double, velocity: Double = 0) -> GestureSample {
  GestureSample(
    time: time, translation: Point(x: x, y: 0), velocity: Point(x: velocity, y: 0))
}

/// A finger that has moved vertically since it went down.
func finger(_ time: Double, y: Double, velocity: Double = 0) -> GestureSample {
  GestureSample(
    time: time, translation: Point(x: 0, y: y), velocity: Point(x: 0, y: velocity))
}

/// The top edge of the screen that is presented as "M", in points of the window.
func top(_ stack: TransitionController<ScreenStack<String>>) throws -> Double {
  let element = try XCTUnwrap(stack.id(of: "M").flatMap { stack.window.frame[$0] })
  return element.frame.origin.y + element.state.translation.dy
}
