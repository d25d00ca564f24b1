// A modal card with two heights over a list that recedes. The cover of an album flies from the list into the card. Then a
// finger drags the card: to its greater height, almost away, and away.

import TransitionControllers

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

func dragCard() {
  let window = ScreenWindow(size: Size(width: 390, height: 844))
  let navigation = TransitionController(ScreenStack([Route.list]), in: window) { _ in .albumCard }

  let table = ScreenTable(window, elements: ["cover"])
  table.follow(navigation)
  table.printFrame()

  print("\npresent(.album)")
  navigation.present(.album)
  table.printFrames(every: 0.2)

  let drags: [(String, distance: Double, velocity: Double)] = [
    ("A drag up: the card goes to the height that is nearest to where it would stop", -250, 0),
    ("A drag down to the smaller height", 330, 0),
    ("A drag that would dismiss the card, but flicks back", 250, -500),
    ("A drag that dismisses the card", 250, 500),
  ]
  for (claim, distance, velocity) in drags {
    print("\n\(claim)")
    table.drag(
      navigation, .drag(towards: .bottom), by: Point(x: 0, y: distance),
      velocity: Point(x: 0, y: velocity))
    table.printFrames(every: 0.2)
  }
  print("\n\(navigation.state)")
}
