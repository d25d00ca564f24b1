import TransitionKit

extension SceneDrawList {
  /// An element, or a piece of one, and how to draw it.
  public struct Item: Sendable, Equatable {
    /// The element; of a piece, that which it is a piece of.
    public let id: ID

    /// The index of the item that this one is in; nil for a root element.
    public let parent: Int?

    /// The indices of all items inside this one: its pieces, its children, and what is inside those.
    ///
    /// They follow this item. The upper bound is the index of the next item that is not inside, also if the range is empty.
    public internal(set) var contents: Range<Int>

    /// The size at which the content is laid out, before it is scaled to `DrawList.Item.contentFrame` of ``drawing``.
    ///
    /// The two sizes are equal, unless the element has the ``SceneElement/resizing`` `.stretch`, `.fit` or `.fill`. This is
    /// then the size in the scene. Of a piece it is the size of the whole content.
    public let layoutSize: Size

    /// The old content that fades out over the content and the ``children``; nil if there is none. Draw its picture in
    /// `DrawList.Item.contentFrame` of ``drawing``, with its opacity, or in the frame that the snapshot has if the item of
    /// the element is elsewhere.
    public let snapshot: SceneSnapshot<ID>?

    /// The element to whose frame the item is clipped while it flies; nil if it is not.
    public let clippedBy: ID?

    /// Whether ``children`` are clipped to the layout frame of ``drawing``, with its corner radius.
    public let clips: Bool

    /// The origins that carry a page while a transition is interrupted that brings another one over it, from the innermost to
    /// the outermost: see ``SceneFrame/Element/origins``. Their matrices and opacities are in ``drawing`` already. The item is
    /// clipped to the layout frame of each of them, in its space. To draw an origin exactly that is translucent or has
    /// `filters`, draw all items that it carries into one picture.
    public var origins: [DrawList.Item] { Array(carriers) }

    /// The origins, as a part of the list that all items share which the outermost one carries.
    let carriers: ArraySlice<DrawList.Item>

    /// The matrix, the opacity and the effects.
    ///
    /// - The space has its origin at the top left corner of ``SceneFrame/Element/frame``; of a piece, at that of its region.
    ///   The matrix leads to the scene, and has those of all ancestors in it.
    /// - `view` is the element by its name, or the piece.
    /// - `group` is ``parent``, and `pieces` are the indices of the pieces in the list. If there are any, they are drawn
    ///   instead of the content.
    /// - `opacity` is multiplied with those of the ancestors, and `ownOpacity` is not. `overlay` includes theirs.
    /// - `filters`, `clip` and `shadow` apply to the item with all that is inside; those of ancestors are not in it.
    /// - `isInteractive` is true while the element is in the scene, unless it is hidden.
    public internal(set) var drawing: DrawList.Item

    /// The indices of the items of children, and of what is inside those.
    public var children: Range<Int> {
      drawing.pieces.isEmpty ? contents : drawing.pieces.upperBound..<contents.upperBound
    }
  }
}

extension SceneFrame.Element {
  /// The matrix from the coordinates of the children to the space of the element at rest.
  ///
  /// The origins are not in it: the matrix of the item has them already.
  func contentTransform(in layoutFrame: Rect) -> Transform {
    laidOut(at: layoutFrame).transformWithoutOrigins
  }

  /// Where the content is shown that is laid out at ``contentSize(in:)``.
  func contentFrame(in layoutFrame: Rect) -> Rect {
    switch resizing {
    case .relayout, .none, .stretch: return layoutFrame
    case .fit, .fill:
      let matrix = contentTransform(in: layoutFrame)
      return Rect(
        x: matrix.m41, y: matrix.m42, width: finalFrame.width * matrix.m11,
        height: finalFrame.height * matrix.m22)
    }
  }

  /// The size at which the content is laid out.
  func contentSize(in layoutFrame: Rect) -> Size {
    switch resizing {
    case .relayout, .none: layoutFrame.size
    case .stretch, .fit, .fill: finalFrame.size
    }
  }

  /// The element at rest in another frame.
  private func laidOut(at frame: Rect) -> Self {
    var element = self
    (element.frame, element.state) = (frame, .rest)
    return element
  }
}

extension SceneDrawList: Equatable {
  /// Whether two lists have the same items.
  public static func == (a: SceneDrawList, b: SceneDrawList) -> Bool { a.items == b.items }
}

extension SceneDrawList.Item: CustomStringConvertible {
  /// The element or the piece, and what is not as at rest.
  public var description: String {
    "\(drawing)" + (clips && !drawing.isHidden ? ", clips its children" : "")
  }
}
