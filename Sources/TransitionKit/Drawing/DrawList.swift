/// What a frame looks like, as a list of what to draw from back to front: all that a renderer needs, without a tree.
///
/// Each view that is present has one item; a view in pieces has an item for each piece instead. An item says where
/// to draw which part of which view, and with which effects:
///
/// ```swift
/// let container = Container(size: Size(width: 390, height: 844))
/// let timeline = NavigationTransition.swing.compile(for: .push, in: container).timeline
/// var frame = timeline.frame(at: 0)
/// var list = DrawList()
/// for step in 0...60 {
///   timeline.sample(at: timeline.duration * Double(step) / 60, into: &frame)
///   list.update(from: frame, in: container)
///   for item in list.items where !item.isHidden {
///     print(item.view, item.matrix, item.opacity)
///   }
/// }
/// ```
///
/// Draw an item in this order: ``Item/background``; the content, laid out at ``Item/contentFrame``; ``Item/overlay``;
/// ``Item/border``; all of it clipped to ``Item/layoutFrame`` with ``Item/cornerRadius``; ``Item/filters``; ``Item/clip``;
/// ``Item/shadow`` behind what is left; ``Item/opacity``; ``Item/matrix``.
///
/// Custom properties are in the frame: `frame[item.view][property]`.
public struct DrawList: Sendable {
  /// What to draw, from back to front. The pieces of a view follow each other.
  public internal(set) var items: [Item] = []

  /// The views in pieces, each before those inside it. What they look like as a whole applies to all their pieces
  /// together.
  ///
  /// The matrix, the opacity and the overlay of a group are in its items already. To draw what is left, its corner
  /// radius, filters, clip and shadow, draw the items ``Item/pieces`` into a separate picture first. In that
  /// picture draw them with their ``Item/ownOpacity``, and the picture with that of the group: then pieces that
  /// overlap do not show through each other. Without such pictures, pass over the groups.
  ///
  /// You need them if your host can draw into pictures, and pieces of yours overlap:
  ///
  /// ```swift
  /// for group in list.groups.reversed() {
  ///   let picture = draw(group.pieces.map { list.items[$0] })
  ///   show(picture, opacity: group.ownOpacity, shadow: group.shadow)
  /// }
  /// ```
  public internal(set) var groups: [Item] = []

  /// How the items are computed, in an order in which groups precede what is in them.
  private var steps: [DrawStep] = []
  /// The properties of all steps.
  private var kinds: [ViewProperty.Kind] = []
  /// What pieces take over from each group.
  private var outers: [OuterView] = []

  // What the items and their order depend on, apart from values.
  private var layout: FrameLayout?
  private var stage = Timeline.Frame.Stage.active
  private var absent: [Int] = []
  private var absentPieces = 0..<0
  private var container = Container(size: .zero)

  /// Makes an empty list.
  public init() {}

  /// Makes the list of a frame.
  ///
  /// - Parameters:
  ///   - frame: the frame to draw.
  ///   - container: the container that the transition was compiled for.
  public init(_ frame: Timeline.Frame, in container: Container) {
    update(from: frame, in: container)
  }

  /// Overwrites the list with that of a frame.
  ///
  /// Nothing is allocated as long as the same views are present in frames of one timeline, or of one run of an
  /// animator, and in the same container.
  ///
  /// - Parameters:
  ///   - frame: the frame to draw.
  ///   - container: the container that the transition was compiled for. Sizes in it that are negative or not
  ///     finite count as 0.
  public mutating func update(from frame: Timeline.Frame, in container: Container) {
    let isNew = !isArranged(for: frame, in: container)
    if isNew { arrange(frame, in: container) }
    for index in steps.indices {
      let position = steps[index].position
      if steps[index].isGroup {
        groups[position].update(from: frame.values, steps[index], kinds, in: outers, isNew: isNew)
        outers[position] = OuterView(groups[position])
      } else {
        items[position].update(from: frame.values, steps[index], kinds, in: outers, isNew: isNew)
      }
    }
  }

  private func isArranged(for frame: Timeline.Frame, in container: Container) -> Bool {
    layout === frame.layout && stage == frame.stage && absentPieces == frame.absentPieces
      && absent == frame.absent && self.container.hasSameViewFrames(as: container)
  }

  /// Lists the items of a frame, at rest.
  private mutating func arrange(_ frame: Timeline.Frame, in container: Container) {
    layout = frame.layout
    (stage, absentPieces, self.container) = (frame.stage, frame.absentPieces, container)
    // A shared array would be copied by the frame when it changes.
    absent.removeAll(keepingCapacity: true)
    absent.append(contentsOf: frame.absent)
    items.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    outers.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
    kinds.removeAll(keepingCapacity: true)
    let container = container.sanitized
    let layout = frame.layout
    for view in frame.stage == .active ? layout.activeOrder : layout.drawingOrder
    where frame.isPresent(view) {
      add(
        view, of: frame, at: container.frame(of: layout.targets[view].id), in: nil,
        isLaidOut: false)
    }
  }

  /// Adds a view, or its pieces.
  ///
  /// - Parameters:
  ///   - rest: the frame at rest, in the container or in the view that it is a piece of.
  ///   - isLaidOut: whether the layout of a view that it is a piece of is written.
  private mutating func add(
    _ view: Int, of frame: Timeline.Frame, at rest: Rect, in group: Int?, isLaidOut: Bool
  ) {
    let layout = frame.layout
    let pieces = layout.pieces[view].flatMap { frame.isPresent($0.lowerBound) ? $0 : nil }
    var item = Item(layout.targets[view].id, size: rest.size, group: group)
    let written = layout.written[view]
    item.shapeClips = written.shapeClips
    let isLaidOut = isLaidOut || written.contains(.frame) || written.contains(.layoutScale)
    let first = kinds.count
    for property in written { kinds.append(property.kind) }
    let isClipped = written.contains(.clip) || written.contains(.clipRadius)
    steps.append(
      DrawStep(
        firstSlot: layout.firstSlots[view], kinds: first..<kinds.count, changesLayout: isLaidOut,
        isClipped: isClipped, isOverlaid: written.contains(.overlay),
        hasBackground: written.contains(.background), rest: rest,
        isGroup: pieces != nil, position: pieces == nil ? items.count : groups.count,
        canTakeTouches: group == nil && frame.staysAtTheEnd(view)))
    guard let pieces else { return items.append(item) }
    let (index, start) = (groups.count, items.count)
    groups.append(item)
    outers.append(OuterView(item))
    for offset in 0..<pieces.count {
      let piece = layout.pieceOrder[view]?[offset] ?? pieces.lowerBound + offset
      let region = layout.targets[piece].region ?? Rect(size: Size(width: 1, height: 1))
      add(piece, of: frame, at: region.scaled(to: rest.size), in: index, isLaidOut: isLaidOut)
    }
    groups[index].pieces = start..<items.count
  }
}

extension DrawList: Equatable {
  /// Whether two lists have the same items and groups.
  public static func == (a: DrawList, b: DrawList) -> Bool {
    a.items == b.items && a.groups == b.groups
  }
}

extension Timeline.Frame {
  /// What to draw for the frame, from back to front. ``DrawList/update(from:in:)`` reuses the memory of a list.
  ///
  /// - Parameter container: the container that the transition was compiled for.
  public func drawList(in container: Container) -> DrawList { DrawList(self, in: container) }

  /// Whether the view is still there when the transition has ended as it is meant to.
  fileprivate func staysAtTheEnd(_ view: Int) -> Bool {
    guard stage == .active else { return true }
    switch layout.targets[view].id {
    case .interrupted, .outgoing: return false
    default: return layout.targets[view].operation == .insertion
    }
  }
}

extension DrawList: CustomStringConvertible {
  /// A line for each item, from back to front.
  public var description: String {
    items.isEmpty ? "nothing to draw" : items.map { "\($0)" }.joined(separator: "\n")
  }
}
