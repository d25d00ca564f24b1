// Not run on Apple's systems: CI compiles this file against declarations of the interface of SwiftUI that it uses.

#if canImport(SwiftUI)
  import TransitionKit

  /// What is drawn of a view: the state of a view, or an item of a draw list.
  protocol DrawnEffects: Sendable {
    var background: TransitionKit.Color { get }
    var overlay: TransitionKit.Color { get }
    var borderColor: TransitionKit.Color { get }
    var drawnBorderWidth: Double { get }
    var shadowColor: TransitionKit.Color { get }
    var shapeClips: [ShapeClip] { get }
    var drawnFilters: DrawList.Filters { get }
    var shadow: Shadow { get }
    var drawnOpacity: Double { get }
    var drawnCornerRadius: Double { get }
    var drawnClipRadius: Double { get }
    /// Whether nothing outside the layout frame is shown.
    var clipsToLayoutFrame: Bool { get }

    /// The rectangle at which the view is laid out, in its coordinates at rest.
    func contentFrame(in size: Size) -> Rect
    /// The rectangle that is shown of it.
    func visibleFrame(in size: Size) -> Rect
    /// The rectangle to which it is clipped; nil if it is not.
    func clip(in size: Size) -> Rect?
    func matrix(in size: Size) -> Transform
    func isHidden(in size: Size) -> Bool
  }

  extension PropertyState: DrawnEffects {
    var drawnFilters: DrawList.Filters { DrawList.Filters(self) }
    var drawnBorderWidth: Double { max(borderWidth, 0) }
    var drawnOpacity: Double { visibleOpacity }
    var drawnCornerRadius: Double { max(cornerRadius, 0) }
    var drawnClipRadius: Double { max(clipRadius, 0) }
    var clipsToLayoutFrame: Bool { cornerRadius > 0 }

    func contentFrame(in size: Size) -> Rect { layoutFrame(size: size) }
    func visibleFrame(in size: Size) -> Rect { layoutFrame(size: size) }
    func matrix(in size: Size) -> Transform { transform(size: size) }
    func isHidden(in size: Size) -> Bool { !doubleSided && isTurnedAway(size: size) }

    func clip(in size: Size) -> Rect? {
      guard clip != .zero || clipRadius > 0 else { return nil }
      let frame = layoutFrame(size: size)
      return Rect(
        x: frame.origin.x + clip.left * frame.width, y: frame.origin.y + clip.top * frame.height,
        width: max(frame.width * (1 - clip.left - clip.right), 0),
        height: max(frame.height * (1 - clip.top - clip.bottom), 0))
    }
  }

  /// The effects of an item of a draw list, which has everything for its size at rest. Without an item there are none.
  struct ItemEffects: DrawnEffects {
    let item: DrawList.Item?

    var background: TransitionKit.Color { item?.background ?? .clear }
    var overlay: TransitionKit.Color { item?.overlay ?? .clear }
    var borderColor: TransitionKit.Color { item?.border.color ?? .clear }
    var drawnBorderWidth: Double { item?.border.width ?? 0 }
    var shadowColor: TransitionKit.Color { item?.shadowColor ?? .black }
    var shapeClips: [ShapeClip] { item?.shapeClips ?? [] }
    var drawnFilters: DrawList.Filters { item?.filters ?? .identity }
    var shadow: Shadow { item?.shadow ?? .none }
    var drawnOpacity: Double { item?.opacity ?? 1 }
    var drawnCornerRadius: Double { item?.cornerRadius ?? 0 }
    var drawnClipRadius: Double { item?.clipRadius ?? 0 }
    // A piece shows no more of the content than its region.
    var clipsToLayoutFrame: Bool {
      item.map { $0.cornerRadius > 0 || $0.view != $0.content } ?? false
    }

    func contentFrame(in size: Size) -> Rect { item?.contentFrame ?? Rect(size: size) }
    func visibleFrame(in size: Size) -> Rect { item?.layoutFrame ?? Rect(size: size) }
    func clip(in size: Size) -> Rect? { item?.clip }
    func matrix(in size: Size) -> Transform { item?.matrix ?? .identity }
    func isHidden(in size: Size) -> Bool { item?.isHidden ?? false }
  }
#endif
