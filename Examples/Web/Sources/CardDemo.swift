import TransitionControllers
import TransitionKit
import TransitionScenes

/// Cards that open to pages. The cover of a card flies to the page, and may be called back while it flies.
final class CardDemo {
  let stage: Stage
  private let navigation: TransitionController<ScreenStack<Page>>
  private var isGoingBack = false

  private static let cards: [(title: String, text: String)] = [
    (
      "Dunes",
      "Sand that the wind has moved keeps the marks of the wind. Walk there early, while it is cool."
    ),
    (
      "Fjord",
      "The water is deep and calm between the walls of rock. A boat takes an hour from end to end."
    ),
    (
      "Forest",
      "Moss covers the old stones. Nothing is straight here, and hardly anything makes a sound."
    ),
    (
      "Harbour",
      "The nets dry in the afternoon. At six the boats go out again, one behind the other."
    ),
  ]

  /// A page of the stack.
  enum Page: ScreenContent, Hashable {
    case grid
    case card(Int)

    func elements(in size: Size) -> [Element<String>] {
      let gap = 16.0
      switch self {
      case .grid:
        let (width, height) = ((size.width - 3 * gap) / 2, (size.height - 3 * gap) / 2)
        return cards.indices.map { card in
          let frame = Rect(
            x: gap + Double(card % 2) * (width + gap), y: gap + Double(card / 2) * (height + gap),
            width: width, height: height)
          return Element("cover \(card)", frame: frame.mirrored(in: size.width))
            .state(round(20))
        }
      case .card(let card):
        let cover = Rect(x: 0, y: 0, width: size.width, height: size.height * 0.5)
        let text = Rect(
          x: gap, y: cover.bottom, width: size.width - 2 * gap, height: size.height - cover.bottom)
        return [
          Element("cover \(card)", frame: cover).state(round(0)),
          Element("text", frame: text),
          Element(
            "back",
            frame: Rect(x: 12, y: 12, width: 44, height: 44).mirrored(in: size.width)
          ).state(round(22)),
        ]
      }
    }

    private func round(_ radius: Double) -> PropertyState {
      var state = PropertyState.rest
      state.cornerRadius = radius
      return state
    }
  }

  init() {
    let window = ScreenWindow(size: Stage.size(of: "card-stage"))
    stage = Stage("card-stage", window)
    let covers = Self.cards.indices.map {
      TransitionDefinition<String>.Entry("cover \($0)", .sharedElement())
    }
    let open = ScreenTransition(
      elements: TransitionDefinition(
        covers + [.init("text", .translateY(60).combined(with: .crossfade))]),
      animation: .spring(duration: 0.5, bounce: 0.15))
    let number = host.visited
    let isOpen = Self.cards.indices.contains(number - 1)
    navigation = TransitionController(
      ScreenStack(isOpen ? [Page.grid, .card(number - 1)] : [.grid]), in: window
    ) { _ in open }
    stage.make = { id, parent in self.make(id, in: parent) }
    stage.keeps = { id in self.navigation.screen(of: id) == .grid }
    host.onVisit = { self.show($0) }
    host.listen(.find("root"), .keyDown) { event in
      if event.key == .escape { self.goBack() }
      return false
    }
    stage.resize()
    stage.change {}
  }

  // MARK: - Changes

  private func open(_ card: Int) {
    guard navigation.state.screens == [.grid] else { return }
    host.visit(card + 1)
    show(card + 1)
  }

  /// Shows the page of an entry in the history: 0 the cards, and from 1 on a card.
  private func show(_ number: Int) {
    let wanted: [Page] =
      Self.cards.indices.contains(number - 1) ? [.grid, .card(number - 1)] : [.grid]
    let before = navigation.state.screens
    isGoingBack = false
    guard wanted != before else { return }
    stage.change { navigation.set(wanted) }
    switch (before.last, wanted.last) {
    case (_, .card(let card)?): stage.focus(navigation.id(of: .card(card), "back"))
    case (.card(let card)?, _): stage.focus(navigation.id(of: .grid, Self.cover(card)))
    default: break
    }
  }

  private func goBack() {
    // The browser takes a moment, and going back twice would leave the page.
    guard navigation.state.screens.count > 1, !isGoingBack else { return }
    isGoingBack = true
    host.goBack()
  }

  // MARK: - Elements

  private static func cover(_ card: Int) -> String { "cover \(card)" }

  private func make(_ id: ScreenElementID, in parent: Node) -> Node {
    guard let page = navigation.screen(of: id) else { return .none }
    switch (id.part, page) {
    case (.screen, .card):
      return Node.make("page", in: parent)
    case (.element(let name), .grid):
      guard let card = Self.cards.indices.first(where: { Self.cover($0) == name }) else {
        return .none
      }
      return cover(card, from: "card", in: parent) { self.open(card) }
    case (.element("text"), .card(let card)):
      let node = Node.make("card-text", in: parent)
      node.part("text").setText(Self.cards[card].text)
      return node
    case (.element("back"), .card):
      let node = Node.make("back", in: parent)
      host.onClick(node) { self.goBack() }
      return node
    case (.element, .card(let card)): return cover(card, from: "cover", in: parent) {}
    default: return .none
    }
  }

  private func cover(
    _ card: Int, from template: String, in parent: Node, onClick: @escaping () -> Void
  ) -> Node {
    let node = Node.make(template, in: parent)
    node.part("title").setText(Self.cards[card].title)
    node.setAttribute("data-card", "\(card)")
    if template == "card" { host.onClick(node, onClick) }
    return node
  }
}
