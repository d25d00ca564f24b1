import TransitionControllers
import TransitionKit

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
}
