extension DrawList {
  /// A view, or a piece of one, and how to draw it. Lengths are points.
  ///
  /// The space of an item has its origin at the top left corner of the view at rest; of a piece, at that of its
  /// region of the view at rest. x grows to the right, and y down.
  public struct Item: Sendable, Equatable {
    /// The view or the piece.
    public let view: ViewID

    /// The index of the group among ``DrawList/groups`` that the piece is in; nil for a whole view.
    public package(set) var group: Int?

    /// The indices of the items of a group, those of pieces of its pieces too; empty if this is not a group.
    public package(set) var pieces: Range<Int> = 0..<0

    /// The size of the view or of the piece at rest.
    public let size: Size

    /// The matrix from the space of the item to that of the container, whose origin is the top left corner of the
    /// container.
    ///
    /// Of a whole view it is ``PropertyState/transform(size:)`` of its state, followed by the translation to
    /// its frame in the container. Of a piece it is the same with its region of the view; what is in front of or
    /// behind the plane of the view is projected onto it, and the matrix of the view follows. Depth decides nothing
    /// between two items: their order does.
    public package(set) var matrix = Transform.identity

    /// The rectangle that the view or the piece fills, in the space of the item. The properties
    /// `frame` and `layoutScale` make it differ from the size at rest. No size is negative.
    public internal(set) var layoutFrame: Rect

    /// The rectangle at which the content of the whole view is laid out, in the space of the item. A whole view shows
    /// all of it: it equals ``layoutFrame``. A piece shows the part of it that is inside ``layoutFrame``.
    public package(set) var contentFrame: Rect

    /// The opacity from 0 to 1, multiplied with those of the views that it is a piece of.
    public internal(set) var opacity = 1.0

    /// The opacity from 0 to 1, without those of the views that it is a piece of; see ``DrawList/groups``.
    public internal(set) var ownOpacity = 1.0

    /// The color behind the content, with components from 0 to 1. It includes those of the views that it is a
    /// piece of.
    public package(set) var background = Color.clear

    /// The color over the content, with components from 0 to 1. It includes those of the views that it is a
    /// piece of.
    public package(set) var overlay = Color.clear

    /// The border inside the edges of ``layoutFrame``, over the content and ``overlay``. It follows the rounded corners.
    public internal(set) var border = Border.none

    /// The radius to which the corners of ``layoutFrame`` are rounded, at least 0. A renderer may limit it to
    /// half of the shorter side.
    public internal(set) var cornerRadius = 0.0

    /// The filters of the content.
    public internal(set) var filters = Filters.identity

    /// The rectangle outside which nothing is shown, in the space of the item; nil if nothing is clipped.
    public internal(set) var clip: Rect?

    /// The radius of the corners of ``clip``, at least 0.
    public internal(set) var clipRadius = 0.0

    /// The shapes to which the item is clipped besides ``clip``, each in relation to ``layoutFrame``; see
    /// ``ShapeClip/outline(in:)``.
    public package(set) var shapeClips: [ShapeClip] = []

    /// The shadow of what is visible. Its opacity is from 0 to 1, and its radius at least 0: the standard deviation of
    /// a Gaussian blur.
    public internal(set) var shadow = Shadow.none

    /// The color of the shadow, with components from 0 to 1. Its alpha is multiplied by the opacity of ``shadow``.
    public internal(set) var shadowColor = Color.black

    /// Whether the back is drawn when the view is turned away.
    public internal(set) var isDoubleSided = true

    /// Whether the back of the view faces the viewer.
    public internal(set) var isTurnedAway = false

    /// Whether there is nothing to draw: the opacity is 0, the back faces the viewer and is not drawn, or the view
    /// that it is a piece of is hidden. So is an item whose matrix is too large for numbers.
    public internal(set) var isHidden = false

    /// Whether the view should take touches: it stays when the transition ends, it has its position at rest, it is
    /// neither hidden nor in pieces, and it is no view of an interrupted transition.
    ///
    /// What leaves would act on something that is about to be gone, and what moves would be missed. Let an item that
    /// takes no touches keep them from the items behind it where it covers them.
    public package(set) var isInteractive = false

    package init(_ view: ViewID, size: Size, group: Int?) {
      self.view = view
      self.size = size
      self.group = group
      layoutFrame = Rect(size: size)
      contentFrame = layoutFrame
    }
  }

  /// The border of an item.
  public struct Border: Sendable, Hashable {
    /// The width, in points; at least 0.
    public internal(set) var width = 0.0
    /// The color, with components from 0 to 1.
    public internal(set) var color = Color.clear

    /// No border at all.
    public static let none = Border()

    /// Whether anything of the border is seen.
    public var isVisible: Bool { width > 0 && color.alpha > 0 }
  }
}

extension DrawList.Item {
  /// The view whose content is shown: of a piece the whole view that it is a piece of.
  public var content: ViewID { view.whole }

  /// The part of the content that is shown, in fractions of ``contentFrame``. It is the whole of an empty one.
  public var contentRegion: Rect {
    guard contentFrame.width > 0, contentFrame.height > 0 else {
      return Rect(size: Size(width: 1, height: 1))
    }
    return Rect(
      x: (layoutFrame.origin.x - contentFrame.origin.x) / contentFrame.width,
      y: (layoutFrame.origin.y - contentFrame.origin.y) / contentFrame.height,
      width: layoutFrame.width / contentFrame.width,
      height: layoutFrame.height / contentFrame.height)
  }
}

extension DrawList.Item: CustomStringConvertible {
  /// The view, and what is not as at rest.
  public var description: String {
    if isHidden { return "\(view): hidden" }
    var text = "\(view): \(matrix)"
    if opacity != 1 { text += ", opacity \(number: opacity)" }
    if filters != .identity { text += ", \(filters)" }
    if border.isVisible { text += ", \(border)" }
    if let clip { text += ", clipped to \(clip)" }
    for clip in shapeClips where clip.amount != 0 { text += ", clipped from \(clip)" }
    return text
  }
}

extension DrawList.Border: CustomStringConvertible {
  /// The width and the color.
  public var description: String {
    isVisible ? "border \(number: width) \(color)" : "no border"
  }
}
