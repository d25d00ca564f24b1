import TransitionKit

/// What a frame of a scene looks like, as a flat list of what to draw from back to front.
///
/// Each element on screen has one item. The items inside it follow it. Without filters, clipping and translucent groups, the
/// list can be drawn one item after the other:
///
/// ```swift
/// var list = SceneDrawList(animator.frame)
/// for item in list.items where !item.drawing.isHidden && item.drawing.pieces.isEmpty {
///   print(item.id, item.drawing.matrix, item.drawing.opacity)
/// }
/// ```
///
/// To draw an item exactly, draw it into a separate picture:
///
/// 1. the content, laid out at ``Item/layoutSize`` and scaled to `contentFrame`, then `overlay`, both clipped to `layoutFrame`
///    with `cornerRadius`. If there are `pieces`, draw those instead;
/// 2. the items among ``Item/children``, each drawn in this way. Clip them as the content if the item ``Item/clips``;
/// 3. the picture of the ``Item/snapshot``, if there is one;
/// 4. `filters`, `clip` with `clipRadius`, and `shadow` behind what is left.
///
/// Then draw the picture with `ownOpacity` over what is behind it. Matrices lead to the scene, and overlays include those of the
/// ancestors: both are complete already. A renderer that keeps no pictures draws the items with their `opacity` instead, and
/// passes over what applies to all items inside another one.
///
/// Custom properties are in the frame: `frame[item.id]?.state[property]`.
public struct SceneDrawList<ID: Hashable & Sendable>: Sendable {
  /// What to draw, from back to front: each item before those inside it.
  public private(set) var items: [Item] = []

  /// What the items inside take over from each item that is written.
  private var outers: [OuterView] = []
  /// The elements that the next one may be in, with the indices of their items.
  private var open: [(element: ElementIndex, item: Int)] = []
  /// The origins that carried the last page, from the outermost to the innermost, and the item that they are in.
  private var carriers: [(root: PageRoot, drawing: DrawList.Item)] = []
  private var carriedItem: Int?
  /// The same origins, from the innermost to the outermost.
  private var carriersInside: [DrawList.Item] = []
  /// What is inside takes over from that item and from each origin.
  private var carrierViews: [OuterView] = []
  /// The state of one element, as the engine has it.
  private var values: [SIMD4<Double>] = []
  private var kinds: [ViewProperty.Kind] = []

  /// Makes an empty list.
  public init() {}

  /// Makes the list of a frame.
  ///
  /// - Parameter frame: the frame to draw.
  public init(_ frame: SceneFrame<ID>) { update(from: frame) }

  /// Overwrites the list with that of a frame. It reuses the memory of the list.
  ///
  /// - Parameter frame: the frame to draw.
  /// - Complexity: O(*n*) in the elements on screen.
  public mutating func update(from frame: SceneFrame<ID>) {
    outers.removeAll(keepingCapacity: true)
    carriers.removeAll(keepingCapacity: true)
    carrierViews.removeAll(keepingCapacity: true)
    let structure = frame.values.structure
    for number in structure.drawingOrder {
      guard let element = frame.element(number, withOrigins: false) else { continue }
      let outer = structure.drawnParent(of: number)
      while let last = open.last, last.element != outer { closeLast() }
      let index = outers.count
      let parent = open.last?.item
      let carrier = addCarriers(of: number, in: parent, frame.values)
      add(element, in: parent, carrier: carrier, frame.values.pieces(of: number))
      open.append((number, index))
    }
    while !open.isEmpty { closeLast() }
    items.removeSubrange(outers.count...)
  }

  private mutating func closeLast() {
    guard let last = open.popLast() else { return }
    items[last.item].contents = last.item + 1..<outers.count
  }

  private mutating func add(
    _ element: SceneFrame<ID>.Element, in parent: Int?, carrier: Int?,
    _ pieces: [Timeline.Frame.View]
  ) {
    let index = outers.count
    let origins = carriersInside.suffix(carrier.map { $0 + 1 } ?? 0)
    var drawing = drawing(
      name(of: element.id, at: index), element.state, at: element.frame.withoutNegativeSize,
      in: carrier.map { view(of: $0) } ?? parent, carrier == nil ? outers : carrierViews)
    drawing.group = parent
    drawing.contentFrame = element.contentFrame(in: drawing.layoutFrame)
    drawing.isInteractive = element.isInteractive && !drawing.isHidden
    let layoutSize = element.contentSize(in: drawing.layoutFrame)
    // What pieces take over is the content with its own overlay. Those of the ancestors are in front of it.
    let outer = OuterView(drawing)
    let overlay =
      origins.first?.overlay ?? parent.map { items[$0].drawing.overlay } ?? .clear
    drawing.overlay = overlay.over(drawing.overlay)
    write(
      Item(
        id: element.id, parent: parent, contents: index + 1..<index + 1, layoutSize: layoutSize,
        snapshot: element.snapshot, clippedBy: element.clippedBy, clips: element.clips,
        carriers: origins, drawing: drawing), outer)
    if !pieces.isEmpty { add(pieces, to: index, overlay) }
    drawing.matrix = element.contentTransform(in: drawing.layoutFrame)
      .concatenating(drawing.matrix)
    (drawing.background, drawing.overlay) = (.clear, .clear)
    outers[index] = OuterView(drawing)
  }

  /// Adds the pieces of an element, each before those that it is taken apart into.
  ///
  /// - Parameter overlay: the color over the whole element.
  private mutating func add(
    _ pieces: [Timeline.Frame.View], to whole: Int, _ overlay: Color
  ) {
    var open: [(view: ViewID, item: Int)] = []
    func closeLast() {
      guard let last = open.popLast() else { return }
      let contents = last.item + 1..<outers.count
      items[last.item].contents = contents
      if !contents.isEmpty { items[last.item].drawing.pieces = contents }
    }
    for piece in pieces {
      while let last = open.last, last.view != piece.parent { closeLast() }
      let (index, parent) = (outers.count, open.last?.item ?? whole)
      var drawing = drawing(
        piece.id, piece.state, at: piece.region.scaled(to: items[parent].drawing.size), in: parent,
        outers)
      let outer = OuterView(drawing)
      drawing.overlay = overlay.over(drawing.overlay)
      write(
        Item(
          id: items[whole].id, parent: parent, contents: index + 1..<index + 1,
          layoutSize: items[whole].layoutSize, snapshot: nil, clippedBy: nil, clips: false,
          carriers: [], drawing: drawing), outer)
      open.append((piece.id, index))
    }
    while !open.isEmpty { closeLast() }
    items[whole].drawing.pieces = whole + 1..<outers.count
  }

  /// The matrix and the effects of a state.
  ///
  /// - Parameters:
  ///   - rest: the frame of the moment, in the coordinates of the parent.
  ///   - parent: the index of what it is in.
  ///   - outers: what can be around it.
  private mutating func drawing(
    _ view: ViewID, _ state: PropertyState, at rest: Rect, in parent: Int?, _ outers: [OuterView]
  ) -> DrawList.Item {
    values.removeAll(keepingCapacity: true)
    kinds.removeAll(keepingCapacity: true)
    let written = state.written
    for property in written {
      values.append(property.premultiplied(state.vector(of: property)))
      kinds.append(property.kind)
    }
    let step = DrawStep(
      firstSlot: 0, kinds: 0..<kinds.count, changesLayout: true,
      isClipped: written.contains(.clip) || written.contains(.clipRadius),
      isOverlaid: written.contains(.overlay), hasBackground: written.contains(.background),
      rest: rest, isGroup: false, position: 0,
      canTakeTouches: false)
    var drawing = DrawList.Item(view, size: rest.size, group: parent)
    drawing.shapeClips = written.shapeClips
    drawing.update(from: values, step, kinds, in: outers, isNew: true)
    return drawing
  }

  /// Adds the origins that carry an element, but for those that carried the one before, and returns the innermost; nil if
  /// none does.
  private mutating func addCarriers(
    of number: ElementIndex, in parent: Int?, _ values: SceneValues
  ) -> Int? {
    guard let place = values.structure.pagePlace(of: number), !place.origins.isEmpty else {
      return nil
    }
    if carriedItem != parent || carrierViews.isEmpty {
      carriedItem = parent
      carriers.removeAll(keepingCapacity: true)
      carrierViews.removeAll(keepingCapacity: true)
      if let parent { carrierViews.append(outers[parent]) }
    }
    var isNew = false
    for (level, root) in place.origins.reversed().enumerated() {
      if level < carriers.count, carriers[level].root == root { continue }
      carriers.removeSubrange(level...)
      carrierViews.removeSubrange((view(of: level))...)
      let origin = values.origin(root, in: place)
      var drawing = drawing(
        .origin, origin.state, at: origin.frame, in: carrierViews.indices.last, carrierViews)
      drawing.group = parent
      carriers.append((root, drawing))
      carrierViews.append(OuterView(drawing))
      isNew = true
    }
    if isNew { carriersInside = carriers.reversed().map { $0.drawing } }
    return place.origins.count - 1
  }

  /// The index of what is inside an origin takes over from it.
  private func view(of carrier: Int) -> Int { carrier + (carriedItem == nil ? 0 : 1) }

  /// The name of an element; that of the last frame if it has the same item there, because texts take time.
  private func name(of id: ID, at index: Int) -> ViewID {
    guard index < items.count, items[index].id == id,
      case .element = items[index].drawing.view
    else { return .element(elementName(of: id)) }
    return items[index].drawing.view
  }

  private mutating func write(_ item: Item, _ outer: OuterView) {
    if outers.count < items.count {
      items[outers.count] = item
    } else {
      items.append(item)
    }
    outers.append(outer)
  }
}

extension SceneFrame {
  /// What to draw for the frame, from back to front. ``SceneDrawList/update(from:)`` reuses the memory of a list.
  public var drawList: SceneDrawList<ID> { SceneDrawList(self) }
}

extension SceneDrawList: CustomStringConvertible {
  /// A line for each item, from back to front, of which at most 100 are listed.
  public var description: String {
    guard !items.isEmpty else { return "nothing to draw" }
    let lines = items.prefix(100).map { "\($0)" }.joined(separator: "\n")
    return items.count > 100 ? "\(lines)\n+ \(items.count - 100) more" : lines
  }
}
