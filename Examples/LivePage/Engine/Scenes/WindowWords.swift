import TransitionControllers
import TransitionKit
import TransitionScenes

/// A window as a page describes it.
struct WindowWords {
  let size: Size
  let layoutDirection: LayoutDirection
  let reducesMotion: Bool
  /// The element of the first screen that tabs fill; nil if there are none.
  let tabElement: Int?
  let screens: [LiveScreen]
  let tabs: [LiveScreen]

  /// The first of the screens, which is open from the start.
  let root: LiveScreen

  /// Reads width, height, whether right to left, whether motion is reduced; the element of the first screen that the tabs
  /// fill, or -1; the number of screens, and for each of them its number, whether it is a tab, and its elements.
  init(_ reader: inout WordReader) throws(WordFault) {
    size = Size(width: try reader.number(), height: try reader.number())
    layoutDirection = try reader.flag() ? .rightToLeft : .leftToRight
    reducesMotion = try reader.flag()
    let element = try reader.integer(in: -1...ElementWords.ids.upperBound)
    tabElement = element < 0 ? nil : element
    var (screens, tabs): ([LiveScreen], [LiveScreen]) = ([], [])
    for _ in 0..<(try reader.integer(in: 1...256)) {
      let number = try reader.integer(in: 0...0xFFFF)
      let isTab = try reader.flag()
      let screen = LiveScreen(
        number,
        try ElementWords(&reader).tree { LiveScreen.elementName($0, of: number, hasKey: $1) })
      if isTab { tabs.append(screen) } else { screens.append(screen) }
    }
    guard let root = screens.first else {
      throw WordFault(message: "A window needs a screen that is no tab.")
    }
    (self.screens, self.tabs, self.root) = (screens, tabs, root)
  }
}

/// How screens come and leave, as a page asks for it.
struct StyleWords {
  /// Nil is at once.
  let transition: ScreenTransition?

  /// Reads a style: 0 at once, 1 push, 2 side by side, 3 over the old screen, 4 the old screen uncovers the new one, 5
  /// dissolve, 6 a sheet, 7 a card, 8 a recipe; the bulge of the arc on which shared elements fly; whether there is an
  /// animation, and its recipe; the number of detents, and each of them, as a fraction up to 1 or in points; for styles 6 and 7
  /// the opacity of what dims the screens below; and for style 8 a flag and the recipe.
  init(_ reader: inout WordReader) throws(WordFault) {
    let style = try reader.integer(in: 0...8)
    let bulge = try reader.number()
    let animation = try reader.animation()
    var detents: [Detent] = []
    for _ in 0..<(try reader.integer(in: 0...8)) {
      let height = try reader.number()
      detents.append(height <= 1 ? .fraction(height) : .height(height))
    }
    var transition: ScreenTransition
    switch style {
    case 1: transition = .push()
    case 2: transition = .slide()
    case 3: transition = .cover()
    case 4: transition = .uncover()
    case 5: transition = .dissolve
    case 6: transition = .sheet(detents: detents, dimming: try reader.number())
    case 7:
      transition = .card(
        detents: detents.isEmpty ? [.fraction(0.93)] : detents, dimming: try reader.number())
    case 8:
      guard let screens = try reader.navigationTransition() else {
        throw WordFault(message: "Style 8 needs the recipe of a transition.")
      }
      transition = ScreenTransition(screens)
    default:
      self.transition = nil
      return
    }
    if let animation { transition = transition.animation(animation) }
    if let flights = flights(bulge: bulge, where: { LiveScreen.hasKey($0.id) }) {
      transition = transition.elements(flights)
    }
    self.transition = transition
  }
}
