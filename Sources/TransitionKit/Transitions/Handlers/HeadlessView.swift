/// A view without a screen, which stands for the real one in an animator handler.
///
/// What a handler changes on it is recorded: before the first animation block as the start, in a block
/// as the end. A change of ``frame`` becomes the property of that name, and a change of the order of
/// subviews becomes z-positions.
public final class HeadlessView {
  /// What the view is called in paths and messages.
  public let name: String

  /// The frame in the coordinates of the view above, in points.
  public var frame: Rect { didSet { if frame != oldValue { isFrameWritten = true } } }

  /// The opacity with which the view is drawn.
  public var opacity: Double {
    get { effect.opacity * restOpacity }
    set { effect.opacity = restOpacity == 0 ? 1 : newValue / restOpacity }
  }

  /// Everything else that can be done to the view, relative to the view at rest: its transform by
  /// components, blur, clip, and so on. What ``frame`` does is added to it.
  public var effect = PropertyState.rest {
    didSet {
      // Whole states can be assigned, too: what differs has been written.
      writtenEffects = writtenEffects.union(effect.written)
      for property in ViewProperty.allCases
      where effect.vector(of: property) != oldValue.vector(of: property) {
        writtenEffects.insert(property)
      }
    }
  }

  /// The views inside this one, from back to front.
  public private(set) var subviews: [HeadlessView] = []

  private let restFrame: Rect
  private let restOpacity: Double
  private var writtenEffects: PropertySet = []
  private var isFrameWritten = false
  private var isOrderWritten = false

  /// Makes a view at rest.
  ///
  /// - Parameters:
  ///   - name: what the view is called in paths and messages.
  ///   - frame: the frame at rest, in the coordinates of the view above, in points.
  ///   - opacity: the view's own opacity, which effects multiply.
  public init(name: String = "view", frame: Rect, opacity: Double = 1) {
    self.name = name
    self.frame = frame
    restFrame = frame
    restOpacity = opacity
  }

  /// Makes a view at rest with views inside, whose order does not count as written.
  ///
  /// - Parameter subviews: the views inside, from back to front.
  package init(name: String, frame: Rect, subviews: [HeadlessView]) {
    self.name = name
    self.frame = frame
    self.subviews = subviews
    restFrame = frame
    restOpacity = 1
  }

  /// Frees the views inside one by one, as they may be nested more deeply than any stack.
  deinit {
    var open = subviews
    subviews = []
    while var view = open.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      open.append(contentsOf: view.subviews)
      view.subviews = []
    }
  }

  /// How far the view is moved by ``effect``.
  public var translation: Translation {
    get { effect.translation }
    set { effect.translation = newValue }
  }

  /// How much the view is magnified.
  public var scale: Scale {
    get { effect.scale }
    set { effect.scale = newValue }
  }

  /// How the view is rotated.
  public var rotation: Rotation {
    get { effect.rotation }
    set { effect.rotation = newValue }
  }

  /// The first subview of a name; nil if there is none.
  ///
  /// - Parameter name: the name of the subview.
  public subscript(name: String) -> HeadlessView? { subviews.first { $0.name == name } }

  /// Puts a view in front of all subviews, whether it was one or not.
  ///
  /// - Parameter view: the view to add; one that is a subview already moves to the front.
  public func addSubview(_ view: HeadlessView) { insertSubview(view, at: subviews.count) }

  /// Puts a view at an index in the order; indices beyond the ends mean the ends.
  ///
  /// - Parameters:
  ///   - view: the view to insert; one that is a subview already moves.
  ///   - index: the index from the back, counted without the view itself.
  public func insertSubview(_ view: HeadlessView, at index: Int) {
    removeSubview(view)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
  }

  /// Puts a view right behind another one, or behind all if that is not a subview.
  ///
  /// - Parameters:
  ///   - view: the view to insert; one that is a subview already moves.
  ///   - sibling: the subview that comes to be right in front of it.
  public func insertSubview(_ view: HeadlessView, belowSubview sibling: HeadlessView) {
    removeSubview(view)
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts a view right in front of another one, or in front of all if that is not a subview.
  ///
  /// - Parameters:
  ///   - view: the view to insert; one that is a subview already moves.
  ///   - sibling: the subview that comes to be right behind it.
  public func insertSubview(_ view: HeadlessView, aboveSubview sibling: HeadlessView) {
    removeSubview(view)
    let index = subviews.firstIndex { $0 === sibling }
    insertSubview(view, at: index.map { $0 + 1 } ?? subviews.count)
  }

  /// Moves a subview in front of all others.
  ///
  /// - Parameter view: the subview to move; one that is not a subview is added.
  public func bringSubviewToFront(_ view: HeadlessView) { addSubview(view) }

  /// Moves a subview behind all others.
  ///
  /// - Parameter view: the subview to move; one that is not a subview is added.
  public func sendSubviewToBack(_ view: HeadlessView) { insertSubview(view, at: 0) }

  /// Takes a view out; a view that is no subview is left alone.
  ///
  /// - Parameter view: the view to remove.
  public func removeSubview(_ view: HeadlessView) {
    subviews.removeAll { $0 === view }
    isOrderWritten = true
  }
}

extension HeadlessView {
  /// What has been done to the view since the last call, relative to the view at rest.
  package func takeState() -> PropertyState {
    var state = effect
    state.written = writtenEffects
    if isFrameWritten || state.written.contains(.frame) {
      state.frame = state.frame + (frame - restFrame)
    }
    effect.written = []
    effect.misfits = []
    writtenEffects = []
    isFrameWritten = false
    return state
  }

  /// Whether the order of subviews has been written since the last call.
  package func takeOrderWritten() -> Bool {
    defer { isOrderWritten = false }
    return isOrderWritten
  }
}
