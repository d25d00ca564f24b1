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
    let structure = frame.values.structure
    for number in structure.drawingOrder {
      guard let element = frame.element(number) else { continue }
      let parent = frame.values.drawnParent(of: number)
      while let last = open.last, last.element != parent { closeLast() }
      let index = outers.count
      add(element, in: open.last?.item, frame.values.pieces(of: number))
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
    _ element: SceneFrame<ID>.Element, in parent: Int?, _ pieces: [Timeline.Frame.View]
  ) {
    let index = outers.count
    let (carriers, origins) = carriers(of: element, in: parent)
    var drawing = drawing(
      name(of: element.id, at: index), element.state, at: element.frame.withoutNegativeSize,
      in: carriers.isEmpty ? parent : carriers.count - 1, carriers.isEmpty ? outers : carriers)
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
        origins: origins, drawing: drawing), outer)
    if !pieces.isEmpty { add(pieces, to: index, overlay) }
    drawing.matrix = element.contentTransform(in: drawing.layoutFrame)
      .concatenating(drawing.matrix)
    (drawing.background, drawing.overlay) = (.clear, .clear)
    outers[index] = OuterView(drawing)
  }

  /// Adds the pieces of an element, each before those that it is taken apart into.
  ///
  /// - Parameter overlay: the colour over the whole element.
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
          origins: [], drawing: drawing), outer)
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

  /// The origins that carry an element, from the innermost to the outermost, and what it takes over from each in the opposite
  /// order.
  private mutating func carriers(
    of element: SceneFrame<ID>.Element, in parent: Int?
  ) -> (outers: [OuterView], origins: [DrawList.Item]) {
    guard !element.origins.isEmpty else { return ([], []) }
    var around = parent.map { [outers[$0]] } ?? []
    var origins: [DrawList.Item] = []
    for origin in element.origins.reversed() {
      var drawing = drawing(
        .origin, origin.state, at: origin.frame, in: around.isEmpty ? nil : around.count - 1, around
      )
      drawing.group = parent
      around.append(OuterView(drawing))
      origins.insert(drawing, at: 0)
    }
    return (around, origins)
  }

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
