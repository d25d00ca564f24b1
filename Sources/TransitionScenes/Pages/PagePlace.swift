import TransitionKit

/// What moves an element of a container with transitions of pages, in a frame.
struct PagePlace: Sendable {
  /// What its own state is composed with; nil for nothing.
  var own: PageRoot?
  /// What carries it, from the innermost to the outermost.
  var origins: [PageRoot] = []
  let container: ElementIndex
  /// Whether it is a page that comes, or belongs to one.
  var isInserting = false
  /// Whether its state at rest is one of the origins, rather than its own.
  var carriesWithState = false
}

extension SceneStructure {
  /// Notes what moves an element of a container with transitions.
  mutating func note(_ place: PagePlace, of element: ElementIndex) {
    pageOf[element] = pagePlaces.count
    pagePlaces.append(place)
  }
}

/// What moves a page in a container with transitions.
struct PageMover: Sendable {
  let container: ElementIndex
  let page: ElementIndex
  /// The number of the roots, of those of the transition that brings the page; nil for the track that the page is on.
  let roots: Int?
}

/// What an element of a page follows.
enum PageRoot: Sendable, Equatable {
  /// A view of a transition of pages: an effect of the structure, and the index of the view in it.
  case transition(effect: Int, view: Int)
  /// The state at rest of a page over which something was presented while it came.
  case state(of: ElementIndex)
}
