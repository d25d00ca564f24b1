extension Timeline.Frame {
  /// One view in a frame.
  public struct View: Sendable, Equatable {
    /// Which view it is.
    public let id: ViewID

    /// The state of the view.
    public let state: PropertyState

    /// The view that it is a piece of; nil for a whole view.
    public let parent: ViewID?

    /// The part of the content that it shows, in fractions of the size of its parent; the whole of a view of
    /// its own. A piece is clipped to it, and has its own frame there.
    public let region: Rect

    /// The position in the drawing order of its siblings, from 0 at the back.
    public let order: Int

    package init(
      id: ViewID, state: PropertyState, parent: ViewID? = nil, region: Rect, order: Int
    ) {
      self.id = id
      self.state = state
      self.parent = parent
      self.region = region
      self.order = order
    }
  }

  /// The views of a frame by what they are, pieces among them, and one after the other in drawing order.
  public struct Views: Sendable, Sequence {
    let frame: Timeline.Frame

    /// Makes an iterator over the views that are present, from back to front. The pieces of a view follow it.
    ///
    /// - Complexity: O(*n*) for *n* views; ``Timeline/Frame/drawingOrder`` allocates nothing.
    public func makeIterator() -> IndexingIterator<[View]> {
      let ids = frame.drawingOrder.flatMap { [$0] + frame.pieces(of: $0) }
      return ids.compactMap { self[$0] }.makeIterator()
    }

    /// A view of the frame; nil if it is not present.
    ///
    /// - Parameter id: the view, or a piece of one.
    /// - Complexity: O(1), or O(*n*) for a piece among *n* that have z-positions.
    public subscript(id: ViewID) -> View? {
      guard let index = frame.layout.index(of: id), frame.isPresent(index) else { return nil }
      let layout = frame.layout
      let target = layout.targets[index]
      let order: Int?
      if let parent = target.parent {
        order =
          layout.pieceOrder[parent]?.firstIndex(of: index)
          ?? layout.pieces[parent].map { index - $0.lowerBound }
      } else {
        order = frame.drawingOrder.firstIndex(of: id)
      }
      return View(
        id: id, state: frame.state(at: index), parent: target.parent.map { layout.targets[$0].id },
        region: target.region ?? Rect(size: Size(width: 1, height: 1)), order: order ?? 0)
    }
  }

  /// The views that are present, in the order in which they are drawn: `for view in frame.views`.
  ///
  /// A subscript finds one by what it is: `frame.views[.piece(of: .destination, 3)]`.
  public var views: Views { Views(frame: self) }

  /// The pieces of a view from back to front; none if the view is whole.
  ///
  /// While a view has pieces they are drawn instead, each clipped to its region of the content.
  ///
  /// - Parameter view: the view that may be in pieces.
  public func pieces(of view: ViewID) -> [ViewID] {
    guard let index = layout.index(of: view), let pieces = layout.pieces[index],
      isPresent(pieces.lowerBound)
    else { return [] }
    return (layout.pieceOrder[index] ?? Array(pieces)).map { layout.targets[$0].id }
  }
}
