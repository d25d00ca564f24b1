// Every transition of screens that the library has, there and back, after each quarter of its time.

import TransitionControllers

/// A transition of the library, with a name.
struct CatalogueItem {
  let name: String
  let transition: ScreenTransition
  /// Whether it is one of a presentation rather than of a push.
  var presents = false

  /// All built-in transitions.
  static let all: [CatalogueItem] =
    [CatalogueItem(name: "dissolve", transition: .dissolve)]
    + edges("cover") { .cover(edge: $0) } + edges("slide") { .slide(edge: $0) }
    + edges("push") { .push(edge: $0) } + edges("uncover") { .uncover(edge: $0) }
    + [
      CatalogueItem(name: "sheet", transition: .sheet(detents: [.medium]), presents: true),
      CatalogueItem(name: "card", transition: .card(), presents: true),
    ]

  private static func edges(
    _ name: String, _ transition: (Edge) -> ScreenTransition
  ) -> [CatalogueItem] {
    Edge.allCases.map { CatalogueItem(name: "\(name)-\($0)", transition: transition($0)) }
  }

  /// Prints the transition and its reverse.
  func show() {
    print("\(name)\n")
    let window = ScreenWindow(size: Size(width: 390, height: 844))
    let navigation = TransitionController(ScreenStack(["first"]), in: window) { _ in transition }
    let table = ScreenTable(window)
    table.follow(navigation)
    if presents { navigation.present("second") } else { navigation.push("second") }
    table.printFrames(every: table.remainingTime / 4)
    if presents { navigation.dismiss() } else { navigation.pop() }
    table.printFrames(every: table.remainingTime / 4)
    print()
  }
}
