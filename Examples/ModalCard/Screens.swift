import TransitionControllers
import TransitionKit
import TransitionScenes

/// A list with the cover of an album, and a card about the album with the same cover.
enum Route: ScreenContent {
  case list, album

  func elements(in size: Size) -> [Element<String>] {
    switch self {
    case .list:
      [Element("cover", frame: Rect(x: 20, y: 120, width: 80, height: 80))]
    case .album:
      [
        Element("cover", frame: Rect(x: 20, y: 20, width: 160, height: 160)),
        Element("songs", frame: Rect(x: 20, y: 200, width: size.width - 40, height: 600)),
      ]
    }
  }
}

extension ScreenTransition {
  /// A card that rests at two heights. The cover flies between the list and the card.
  static let albumCard: ScreenTransition = {
    var transition = ScreenTransition.card(detents: [.medium, .fraction(0.93)], dimming: 0.3)
    transition.elements = ["cover": .sharedElement()]
    return transition
  }()
}
