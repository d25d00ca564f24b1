import ExampleTerminal
import TransitionControllers

/// The navigation on a clock.
struct NavigatorPlayer: LivePlayer {
  let navigation: Navigation
  /// What the policy decided if the finger let go in the last step.
  private(set) var decision: InteractionPolicy.Decision?
  private let log = EventLog()
  private var heldKey = HeldKey()

  /// The lines of half height that the log and the help need.
  private static let footer = 4.0

  init(size: Size, tabs: TabSelection<Tab>) {
    navigation = Navigation(size: Self.windowSize(in: size), tabs: tabs)
    let log = log
    navigation.onEvent { log.add($0) }
  }

  private static func windowSize(in size: Size) -> Size {
    Size(width: size.width, height: max(size.height - footer, 0))
  }

  mutating func advance(by interval: Double, in size: Size) {
    let window = navigation.window
    if Self.windowSize(in: size) != window.size {
      window.resize(to: Self.windowSize(in: size))
    }
    let time = window.clockTime + interval
    decision = heldKey.releaseIfDue(at: time)
    if let decision { log.add("let go: \(decision)") }
    window.advance(to: time)
  }

  func draw(on canvas: inout Canvas) {
    canvas.draw(navigation)
    canvas.write(
      log.text(width: canvas.columns - 4), column: 2, line: canvas.lines - 2,
      width: canvas.columns - 4, .text)
    canvas.write(
      "←→ tab  ↑ push  ↓ pop  p sheet  hold space to drag  q quit", column: 2,
      line: canvas.lines - 1, width: canvas.columns - 4, .hint)
  }

  mutating func press(_ key: Key) {
    // A sheet covers the tabs.
    let coversTabs = navigation.sheet != nil
    switch key {
    case .left: if !coversTabs { navigation.tabs.selectPrevious() }
    case .right: if !coversTabs { navigation.tabs.selectNext() }
    case .up, .enter: navigation.push()
    case .down, .backspace, .escape: navigation.goBack()
    case .character("p"): navigation.presentSheet()
    case .character(" "): heldKey.press(in: navigation)
    case .character, .other: break
    }
  }
}

/// The latest events.
private final class EventLog {
  private var events: [String] = []

  func add(_ event: String) { events = events.suffix(20) + [event] }

  /// As many of the latest events as fit into a width, the last one at the end.
  func text(width: Int) -> String {
    var text = ""
    for event in events.reversed() {
      let longer = text.isEmpty ? event : "\(event) · \(text)"
      guard longer.count <= width else { break }
      text = longer
    }
    return text
  }
}
