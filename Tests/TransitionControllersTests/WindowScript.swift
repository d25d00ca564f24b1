import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport

/// A call of a random script for a window with controllers in each other.
enum ScriptCall {
  case pop, popToRoot, dismiss
  case push(Int)
  case replace(Int)
  case present(Int)
  case setDetent(Int)
  case select(Int)
  case begin(Int, InteractionPolicy, Point)
  case drag(Int, Point)
  case letGo(Int, Point, velocity: Point)
  case cancel(Int)
  case resize(Size, LayoutDirection)
  case wait(Double)

  /// The sizes that windows have.
  static let sizes = [
    Size(width: 400, height: 800), Size(width: 800, height: 400), Size(width: 300, height: 600),
  ]

  static func random(_ generator: inout SeededGenerator) -> ScriptCall {
    let finger = generator.int(in: 0...1)
    func point(_ range: ClosedRange<Double>) -> Point {
      Point(x: generator.double(in: range), y: generator.double(in: range))
    }
    switch generator.int(in: 0...19) {
    case 0...1: return .push(generator.int(in: 1...3))
    case 2: return .pop
    case 3: return .popToRoot
    case 4: return .replace(generator.int(in: 1...3))
    case 5...6: return .present(generator.int(in: 11...14))
    case 7...8: return .dismiss
    case 9: return .setDetent(generator.int(in: 0...1))
    case 10...11: return .select(generator.int(in: 0...3))
    case 12...14: return begin(for: finger, &generator)
    case 15: return .drag(finger, point(-300...300))
    case 16:
      return .letGo(finger, point(-300...300), velocity: point(-1500...1500))
    case 17: return .cancel(finger)
    case 18...19 where generator.bool():
      return .resize(
        generator.pick(sizes), generator.int(in: 0...3) == 0 ? .rightToLeft : .leftToRight)
    default: return .wait(generator.double(in: 0...0.4))
    }
  }

  /// The beginning of a gesture of a finger.
  static func begin(for finger: Int, _ generator: inout SeededGenerator) -> ScriptCall {
    generator.pick([
      .begin(finger, .thresholdAndFlick(.push), Point(x: -1, y: 0)),
      .begin(finger, .thresholdAndFlick(), Point(x: 1, y: 0)),
      .begin(finger, .drag(towards: .bottom), Point(x: 0, y: 1)),
    ])
  }

  /// Whether everything on screen keeps its place.
  var keepsPlaces: Bool {
    switch self {
    case .drag, .letGo, .resize, .wait: false
    default: true
    }
  }
}

/// A window with tabs, the first two of which have stacks: alone, in the screen of another stack, or beside one.
final class ScriptedWindow {
  /// Where the tabs are.
  enum Place {
    case alone, nested, beside
  }

  /// How the controllers of a window move.
  struct Style {
    let place: Place
    let tabs: ScreenTransition
    let push: ScreenTransition
    let animation: Animation

    static func random(_ generator: inout SeededGenerator) -> Style {
      Style(
        place: generator.pick([.alone, .nested, .beside]),
        tabs: generator.pick([.pager, .slide()]),
        push: generator.pick([.push(), .slide(), .cover()]),
        animation: generator.pick(SmoothLawTests.soft))
    }

    /// How an operation happens, whatever the controller.
    func transition(_ context: OperationContext<Int>) -> ScreenTransition {
      let screen = (context.operation == .dismiss ? context.from : context.to) ?? 0
      switch context.operation {
      case .present, .dismiss,
        .replace where (11...14).contains(screen):
        switch screen % 4 {
        case 3: return .card().animation(animation)
        case 2: return .sheet(detents: [.medium, .large]).animation(animation)
        case 1: return .sheet(detents: [.height(200), .large], initialDetent: 1)
        default: return .cover(edge: .bottom).animation(animation)
        }
      default: return push.animation(animation)
      }
    }
  }

  private struct Finger {
    let interaction: ScreenInteraction
    let start: Double
    var place = Point.zero
  }

  let style: Style
  let window: ScreenWindow
  let outer: TransitionController<ScreenStack<Int>>?
  let tabs: TransitionController<TabSelection<Int>>
  let stacks: [TransitionController<ScreenStack<Int>>]
  private var fingers: [Int: Finger] = [:]
  private(set) var log: [String] = []

  /// Creates a window with the states of another one, at rest.
  init(
    _ style: Style, size: Size = ScriptCall.sizes[0], direction: LayoutDirection = .leftToRight,
    like other: ScriptedWindow? = nil
  ) throws {
    self.style = style
    window = ScreenWindow(size: size, layoutDirection: direction)
    if style.place == .beside { window.elements = Self.halves(of: size) }
    let known = other?.outer?.state ?? [100]
    let slot: any ScreenContainer
    switch style.place {
    case .alone: (outer, slot) = (nil, window)
    case .nested:
      let stack = TransitionController(known, in: window) { style.transition($0) }
      (outer, slot) = (stack, stack.slot(100))
    case .beside:
      outer = TransitionController(known, in: window.slot(element: "right")) {
        style.transition($0)
      }
      slot = window.slot(element: "left")
    }
    func tabs(_ slot: some ScreenContainer) throws -> TransitionController<TabSelection<Int>> {
      TransitionController(try other?.tabs.state ?? TabSelection([0, 1, 2, 3]), in: slot) { _ in
        style.tabs
      }
    }
    let pager = try tabs(slot)
    self.tabs = pager
    stacks = (0...1).map { tab in
      TransitionController(other?.stacks[tab].state ?? [0], in: pager.slot(tab)) {
        style.transition($0)
      }
    }
    guard let other else { return }
    for (stack, known) in zip(allStacks, other.allStacks) {
      for entry in known.state.entries where entry.isPresented {
        guard let detent = known.detent(of: entry.screen) else { continue }
        stack.setDetent(detent, of: entry.screen, animation: nil)
      }
    }
  }

  var allStacks: [TransitionController<ScreenStack<Int>>] { [outer].compactMap { $0 } + stacks }

  private static func halves(of size: Size) -> [Element<String>] {
    let width = size.width / 2
    return [
      Element("left", frame: Rect(x: 0, y: 0, width: width, height: size.height)),
      Element("right", frame: Rect(x: width, y: 0, width: width, height: size.height)),
    ]
  }

  /// The size of every container.
  var size: Size {
    Size(width: window.size.width / (style.place == .beside ? 2 : 1), height: window.size.height)
  }

  /// The stack that operations are made of: that of the selected tab, or sometimes the one around the tabs or beside them.
  private var stack: TransitionController<ScreenStack<Int>>? {
    if coversTabs || log.count % 5 == 0, let outer { return outer }
    return stacks.indices.contains(tabs.state.selected) ? stacks[tabs.state.selected] : nil
  }

  /// Whether another screen of the stack around the tabs is in front of them.
  private var coversTabs: Bool {
    style.place == .nested && outer?.state.screens.count ?? 1 > 1
  }

  /// The gestures that are under way.
  var gestures: [ScreenInteraction] { fingers.values.map { $0.interaction }.filter { $0.isActive } }

  func make(_ call: ScriptCall) {
    log.append("\(call)")
    switch call {
    case .push(let screen): stack?.push(screen)
    case .pop: _ = stack?.pop()
    case .popToRoot: stack?.popToRoot()
    case .replace(let screen):
      // A replacement is presented as what it replaces.
      guard let stack else { break }
      let next = stack.state.top?.isPresented ?? false ? 10 + screen : screen
      if !stack.state.screens.contains(next) { stack.replaceTop(with: next) }
    case .present(let screen):
      guard let stack, !stack.state.screens.contains(screen) else { break }
      stack.present(screen)
    case .dismiss: _ = stack?.dismiss()
    case .setDetent(let index):
      if let stack, let top = stack.state.top { stack.setDetent(index, of: top.screen) }
    case .select(let tab): tabs.select(tab)
    case .begin(let finger, let policy, let velocity):
      guard fingers[finger]?.interaction.isActive != true else { break }
      let sample = GestureSample(time: 0, translation: .zero, velocity: velocity)
      let interaction = firstInteraction(finger, policy, at: sample)
      fingers[finger] = interaction.map {
        Finger(interaction: $0, start: window.clockTime)
      }
    case .drag(let finger, let place):
      fingers[finger]?.place = place
      if let sample = sample(finger) { fingers[finger]?.interaction.change(sample) }
    case .letGo(let finger, let place, let velocity):
      fingers[finger]?.place = place
      if var sample = sample(finger) {
        sample.velocity = velocity
        fingers[finger]?.interaction.end(sample)
      }
    case .cancel(let finger):
      if let sample = sample(finger) { fingers[finger]?.interaction.cancel(at: sample.time) }
    case .resize(let size, let direction):
      if style.place == .beside { window.elements = Self.halves(of: size) }
      window.resize(to: size, layoutDirection: direction)
    case .wait(let time): window.advance(by: time)
    }
  }

  /// The gesture of a finger in the first controller that has something to move: for the first finger the one that operations are made of,
  /// for the second one the others.
  private func firstInteraction(
    _ finger: Int, _ policy: InteractionPolicy, at sample: GestureSample
  ) -> ScreenInteraction? {
    let others = finger == 0 ? [] : allStacks.filter { $0 !== stack }
    // What leaves takes no input.
    let isCovered = coversTabs
    for other in others where other === outer || !isCovered {
      if let interaction = other.beginInteraction(policy, at: sample) { return interaction }
    }
    if finger > 0, !isCovered, let interaction = tabs.beginInteraction(policy, at: sample) {
      return interaction
    }
    if let interaction = stack?.beginInteraction(policy, at: sample) { return interaction }
    return finger > 0 || isCovered ? nil : tabs.beginInteraction(policy, at: sample)
  }

  private func sample(_ finger: Int) -> GestureSample? {
    fingers[finger].map {
      GestureSample(time: window.clockTime - $0.start, translation: $0.place)
    }
  }

  /// Lets all fingers go.
  func cancelGestures() {
    for finger in fingers.keys.sorted() { make(.cancel(finger)) }
  }

  /// The screens and what dims them, from back to front.
  var drawn: [DrawnScreen] { Self.drawn(in: window.frame) }

  static func drawn(in frame: SceneFrame<ScreenElementID>) -> [DrawnScreen] {
    frame.drawList.items.compactMap { item in
      guard item.id.part == .screen || item.id.part == .dimming else { return nil }
      let (low, high) = (
        item.drawing.matrix.apply(to: Point(x: 0, y: 0)),
        item.drawing.matrix.apply(to: Point(x: item.layoutSize.width, y: item.layoutSize.height))
      )
      return DrawnScreen(
        id: item.id,
        rect: Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y),
        opacity: item.drawing.opacity)
    }
  }
}

/// Where a screen is drawn in a window.
struct DrawnScreen {
  let id: ScreenElementID
  let rect: Rect
  let opacity: Double

  func overlaps(_ other: DrawnScreen) -> Bool {
    let (a, b) = (rect, other.rect)
    let width =
      min(a.origin.x + a.width, b.origin.x + b.width) - max(a.origin.x, b.origin.x)
    let height =
      min(a.origin.y + a.height, b.origin.y + b.height) - max(a.origin.y, b.origin.y)
    return width > 1 && height > 1
  }

  func distance(to other: DrawnScreen) -> Double {
    let (a, b) = (rect, other.rect)
    return max(
      max(abs(a.origin.x - b.origin.x), abs(a.origin.y - b.origin.y)),
      max(abs(a.width - b.width), abs(a.height - b.height)))
  }
}

extension DrawnScreen: CustomStringConvertible {
  var description: String { "\(id) at \(rect), \(opacity)" }
}
