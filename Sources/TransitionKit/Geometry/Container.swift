/// Where a transition happens: the frame of the container, its layout direction, and the frame of
/// the view inside it.
///
/// Sizes that are negative or not finite are held at zero when a transition is compiled, and
/// reported by a diagnostic.
public struct Container: Sendable, Hashable {
  /// The frame of the container, in points.
  public var frame: Rect

  /// The direction that decides which sides `leading` and `trailing` are.
  public var layoutDirection: LayoutDirection

  /// The frame of the view that enters or leaves, in the coordinates of the container.
  public var viewFrame: Rect

  /// Makes a container of a size, with its top left corner at the origin.
  ///
  /// - Parameter viewFrame: the frame of the view; the whole container unless told.
  public init(
    size: Size, layoutDirection: LayoutDirection = .leftToRight, viewFrame: Rect? = nil
  ) {
    self.init(frame: Rect(size: size), layoutDirection: layoutDirection, viewFrame: viewFrame)
  }

  /// Makes a container from its frame.
  ///
  /// - Parameter viewFrame: the frame of the view; the whole container unless told.
  public init(
    frame: Rect, layoutDirection: LayoutDirection = .leftToRight, viewFrame: Rect? = nil
  ) {
    self.frame = frame
    self.layoutDirection = layoutDirection
    self.viewFrame = viewFrame ?? Rect(size: frame.size)
  }
}
