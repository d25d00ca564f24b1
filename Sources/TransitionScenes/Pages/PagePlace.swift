import TransitionKit

/// What moves an element of a container with transitions of pages, in a frame.
struct PagePlace: Sendable {
  /// What its own state is composed with; nil for nothing.
  var own: PageRoot?
  /// The origins that carry it, from the innermost to the outermost.
  var origins: [PageRoot] = []
  /// The size of the container.
  let size: Size
  /// Whether it is a page that comes, or belongs to one.
  var isInserting = false
}

/// A view that follows a transition of pages: an effect of the structure, and the index of the view in it.
struct PageRoot: Sendable, Equatable {
  let effect: Int
  let view: Int
}
