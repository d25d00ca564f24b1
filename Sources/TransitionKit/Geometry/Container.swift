/// Where a transition happens: the frame of the container, its layout direction, the frames of the
/// views inside it, and whether the user prefers reduced motion.
///
/// A view fills the container by default. A sheet that covers a part of a full-screen view has a frame of
/// its own:
///
/// ```swift
/// let container = Container(
///   size: Size(width: 390, height: 844),
///   destinationFrame: Rect(x: 0, y: 422, width: 390, height: 422))
/// ```
///
/// Sizes that are negative or not finite count as zero when a transition is compiled, and
/// reported by a diagnostic.
public struct Container: Sendable {
  /// The frame of the container, in points.
  public var frame: Rect

  /// The direction that decides which sides `leading` and `trailing` are.
  public var layoutDirection: LayoutDirection

  /// Whether the user prefers reduced motion.
  ///
  /// What is compiled in such a container is what ``AtomicTransition/reducingMotion()`` makes of it: one fade
  /// replaces the movement of each view. A handler may read the preference to write something calmer. What it moves
  /// nevertheless is replaced too, unless it is a ``Transition`` without ``TransitionProperties/hasMotion``.
  public var prefersReducedMotion: Bool

  /// The frame of the view that enters or leaves, in the coordinates of the container.
  ///
  /// In a handler of an atomic transition it is the frame of the view that the handler is called for,
  /// be it the origin, the destination or a piece of one of them.
  public var viewFrame: Rect

  /// The frame of the scene around the container, in the coordinates of the container; nil if it is not known.
  package var surroundings: Rect?

  /// Whether the view is there before and after, as that of an emphasis is. Nothing fades in place of its movement.
  package var keepsView = false

  /// Whether the views follow the progress of a transition of pages. That is a number and no length, so a spring of it ends when it has settled
  /// within ``Spring/largestEndFraction``, however far a page goes: SCENES, section 6.1.
  package var followsProgress = false

  /// Whether animations that end back at their start, after an even number of runs there and back, run once more, as what comes in a scene ends
  /// where it belongs.
  package var arrives = false

  private var customOriginFrame: Rect?
  private var customDestinationFrame: Rect?

  /// The frame of the view that a navigation leaves; ``viewFrame`` unless it was set.
  public var originFrame: Rect {
    get { customOriginFrame ?? viewFrame }
    set { customOriginFrame = newValue }
  }

  /// The frame of the view that a navigation goes to; ``viewFrame`` unless it was set.
  public var destinationFrame: Rect {
    get { customDestinationFrame ?? viewFrame }
    set { customDestinationFrame = newValue }
  }

  /// Makes a container of a size, with its top left corner at the origin.
  ///
  /// - Parameters:
  ///   - size: the size of the container, in points.
  ///   - layoutDirection: the direction that decides which sides leading and trailing are.
  ///   - viewFrame: the frame of the views; the whole container by default.
  ///   - originFrame: the frame of the view that a navigation leaves; `viewFrame` by default.
  ///   - destinationFrame: the frame of the view that a navigation goes to; `viewFrame` by default.
  ///   - prefersReducedMotion: whether the user prefers reduced motion; no by default.
  public init(
    size: Size, layoutDirection: LayoutDirection = .leftToRight, viewFrame: Rect? = nil,
    originFrame: Rect? = nil, destinationFrame: Rect? = nil, prefersReducedMotion: Bool = false
  ) {
    self.init(
      frame: Rect(size: size), layoutDirection: layoutDirection, viewFrame: viewFrame,
      originFrame: originFrame, destinationFrame: destinationFrame,
      prefersReducedMotion: prefersReducedMotion)
  }

  /// Makes a container of a width and a height, with its top left corner at the origin.
  ///
  /// - Parameters:
  ///   - width: the width, in points.
  ///   - height: the height, in points.
  public init(width: Double, height: Double) {
    self.init(size: Size(width: width, height: height))
  }

  /// Makes a container from its frame.
  ///
  /// - Parameters:
  ///   - frame: the frame of the container, in points.
  ///   - layoutDirection: the direction that decides which sides leading and trailing are.
  ///   - viewFrame: the frame of the views; the whole container by default.
  ///   - originFrame: the frame of the view that a navigation leaves; `viewFrame` by default.
  ///   - destinationFrame: the frame of the view that a navigation goes to; `viewFrame` by default.
  ///   - prefersReducedMotion: whether the user prefers reduced motion; no by default.
  public init(
    frame: Rect, layoutDirection: LayoutDirection = .leftToRight, viewFrame: Rect? = nil,
    originFrame: Rect? = nil, destinationFrame: Rect? = nil, prefersReducedMotion: Bool = false
  ) {
    self.frame = frame
    self.layoutDirection = layoutDirection
    self.prefersReducedMotion = prefersReducedMotion
    self.viewFrame = viewFrame ?? Rect(size: frame.size)
    customOriginFrame = originFrame
    customDestinationFrame = destinationFrame
  }

  /// The frame of a view at rest; of a piece that of the whole view that it belongs to.
  ///
  /// - Parameter view: the view, or a piece of one; an element of a scene has ``viewFrame`` here.
  public func frame(of view: ViewID) -> Rect {
    var view = view
    while true {
      switch view {
      case .origin: return originFrame
      case .destination: return destinationFrame
      case .piece(let other, _), .interrupted(let other): view = other
      case .view, .outgoing, .element: return viewFrame
      }
    }
  }
}

extension Container: Hashable {
  /// Whether two containers have the same frames, whether they were set or not, the same direction and preference.
  public static func == (a: Container, b: Container) -> Bool {
    a.frame == b.frame && a.layoutDirection == b.layoutDirection && a.viewFrame == b.viewFrame
      && a.originFrame == b.originFrame && a.destinationFrame == b.destinationFrame
      && a.surroundings == b.surroundings && a.prefersReducedMotion == b.prefersReducedMotion
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(frame)
    hasher.combine(layoutDirection)
    hasher.combine(viewFrame)
    hasher.combine(originFrame)
    hasher.combine(destinationFrame)
    hasher.combine(prefersReducedMotion)
  }
}

extension Container {
  /// Takes over from a container of another size how what plays in it is compiled.
  ///
  /// - Parameter other: the container in which it began.
  package mutating func compilesAlike(_ other: Container) {
    (prefersReducedMotion, keepsView) = (other.prefersReducedMotion, other.keepsView)
    (followsProgress, arrives) = (other.followsProgress, other.arrives)
  }

  /// The container with numbers that can be computed with.
  package var sanitized: Container {
    var container = Container(
      frame: frame.sanitized, layoutDirection: layoutDirection, viewFrame: viewFrame.sanitized,
      originFrame: customOriginFrame?.sanitized,
      destinationFrame: customDestinationFrame?.sanitized,
      prefersReducedMotion: prefersReducedMotion)
    container.surroundings = surroundings?.sanitized
    container.compilesAlike(self)
    return container
  }

  /// Whether all views have the same frames. It is asked for in every frame that is drawn.
  @inline(__always)
  func hasSameViewFrames(as other: Container) -> Bool {
    @inline(__always)
    func areSame(_ a: Rect, _ b: Rect) -> Bool {
      a.origin.x == b.origin.x && a.origin.y == b.origin.y && a.size.width == b.size.width
        && a.size.height == b.size.height
    }
    @inline(__always)
    func areSame(_ a: Rect?, _ b: Rect?) -> Bool {
      switch (a, b) {
      case (let a?, let b?): return areSame(a, b)
      case (nil, nil): return true
      default: return false
      }
    }
    return areSame(viewFrame, other.viewFrame)
      && areSame(customOriginFrame, other.customOriginFrame)
      && areSame(customDestinationFrame, other.customDestinationFrame)
  }

  /// The same container, in which ``viewFrame`` is that of some view.
  func focused(on viewFrame: Rect) -> Container {
    var container = self
    container.originFrame = originFrame
    container.destinationFrame = destinationFrame
    container.viewFrame = viewFrame
    return container
  }
}

extension Container: CustomStringConvertible {
  /// The size, and what is not the default: the origin, the layout direction, the preference for reduced motion and the
  /// frame of the view.
  public var description: String {
    var text = frame.origin == .zero ? "\(frame.size)" : "\(frame)"
    if layoutDirection == .rightToLeft { text += ", right to left" }
    if prefersReducedMotion { text += ", reduced motion" }
    if viewFrame != Rect(size: frame.size) { text += ", view \(viewFrame)" }
    return text
  }
}
