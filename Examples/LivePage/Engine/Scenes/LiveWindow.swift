import TransitionControllers
import TransitionKit
import TransitionScenes

/// A window with a stack of screens, and tabs in the first of them, on one clock.
final class LiveWindow: LiveObject {
  let window: ScreenWindow
  let stack: TransitionController<ScreenStack<LiveScreen>>
  let tabs: TransitionController<TabSelection<LiveScreen>>?

  /// What a finger drives.
  var interaction: ScreenInteraction?

  private let screens: [LiveScreen]
  private let styles: ScreenStyles

  private var frame = SceneFrame<ScreenElementID>()
  private var list = SceneDrawList<ScreenElementID>()
  private var masks = ElementMasks()

  init(_ words: WindowWords) {
    window = ScreenWindow(size: words.size, layoutDirection: words.layoutDirection)
    window.prefersReducedMotion = words.reducesMotion
    screens = words.screens
    let styles = ScreenStyles()
    self.styles = styles
    stack = TransitionController(ScreenStack([words.root]), in: window) {
      styles.transition(for: $0)
    }
    if let element = words.tabElement, let selection = try? TabSelection(words.tabs) {
      tabs = TransitionController(
        selection,
        in: stack.slot(
          words.root, element: LiveScreen.elementName(element, of: words.root.number, hasKey: false)
        )
      ) { _ in styles.tabs }
    } else {
      tabs = nil
    }
  }

  /// What a page can do with the screens of a window.
  enum Operation: Int32 {
    case push, pop, present, dismiss, select, setDetent
  }

  /// Changes which screens are open.
  ///
  /// - Parameters:
  ///   - number: the screen that is pushed, presented or selected, or whose detent is set.
  ///   - detent: the detent, as an index.
  ///   - style: how it happens. Without one a screen leaves as it came, and tabs change as the last time.
  func perform(
    _ operation: Operation, _ number: Int, detent: Int, _ style: StyleWords?
  ) throws(WordFault) {
    var refusal: OperationRefusal?
    switch operation {
    case .push, .present:
      guard let screen = screens.first(where: { $0.number == number }) else {
        throw WordFault(message: "There is no screen \(number).")
      }
      let before = styles.arrivals[number]
      styles.arrivals[number] = style ?? before
      refusal = operation == .push ? stack.push(screen) : stack.present(screen)
      // A screen that is open already leaves as it came.
      if refusal != nil { styles.arrivals[number] = before }
    case .pop, .dismiss:
      styles.departure = style
      refusal = operation == .pop ? stack.pop() : stack.dismiss()
      window.commit()
      styles.departure = nil
    case .select:
      guard let tabs, let tab = tabs.state.tabs.first(where: { $0.number == number }) else {
        throw WordFault(message: "There is no tab \(number).")
      }
      if let style { styles.tabs = style.transition }
      refusal = tabs.select(tab)
    case .setDetent:
      guard let screen = screens.first(where: { $0.number == number }) else {
        throw WordFault(message: "There is no screen \(number).")
      }
      guard stack.state.entries.contains(where: { $0.screen == screen }) else {
        throw WordFault(message: "Screen \(number) is not open.")
      }
      stack.setDetent(detent, of: screen)
    }
    if let refusal { throw WordFault(message: refusal.description) }
  }

  /// Appends what is drawn now.
  func draw(into output: WordBuffer) {
    window.sample(into: &frame)
    list.update(from: frame)
    masks.update(from: list, frame)
    list.write(to: output, frame, masks) { numbers(of: $0) }
  }

  /// What a page knows an element by.
  func numbers(of id: ScreenElementID) -> ElementNumbers {
    let screen = stack.screen(of: id)?.number ?? tabs?.screen(of: id)?.number ?? -1
    var (kind, local) = (0, -1)
    switch id.part {
    case .element(let name): local = LiveScreen.id(in: name)
    case .screen: kind = 1
    case .container: kind = 2
    case .dimming: kind = 3
    case .temporary: kind = 4
    }
    // At most 8 parts of an id, 4 controllers and 65,536 elements of a screen: it is exact for 2^32 entries.
    let place = Double((id.controller ?? -1) + 1) + 4 * Double(id.entry)
    return ElementNumbers(
      view: (place * 8 + Double(kind)) * 65_536 + Double(max(local, 0)), kind: Double(kind),
      screen: Double(screen), local: Double(local))
  }
}

/// Which transitions the screens of a window have.
private final class ScreenStyles {
  /// How screens came, by their numbers.
  var arrivals: [Int: StyleWords] = [:]
  /// How the screen leaves that is on top; nil if as it came.
  var departure: StyleWords?
  var tabs: ScreenTransition? = .slide()

  func transition(for context: OperationContext<LiveScreen>) -> ScreenTransition? {
    let screen = context.operation.isForward ? context.to : context.from
    if !context.operation.isForward, let departure { return departure.transition }
    guard let style = screen.flatMap({ arrivals[$0.number] }) else { return .push() }
    return style.transition
  }
}
