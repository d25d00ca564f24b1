import TransitionKit

/// A view as elements of CSS: its own style, and those of its pieces.
struct StyledView {
  let style: ElementStyle
  /// The part of its parent's content that a piece shows; nil for a whole view.
  let region: Rect?
  /// The size of the parent's frame, if neither view has a layout scale.
  let parentSize: Size?
  /// The pieces, in the order of their indices.
  let pieces: [StyledView]

  /// The view and all its pieces, each after its parent.
  var family: [StyledView] { [self] + pieces.flatMap { $0.family } }

  /// The views of a presentation that are no pieces.
  static func views(of presentation: Presentation, names: CSSValueNames, tolerance: Tolerance)
    -> [StyledView]
  {
    let timeline = presentation.timeline
    let targets = timeline.targets
    var pieces: [Int: [Int]] = [:]
    for (index, target) in targets.enumerated() {
      if let parent = target.parent { pieces[parent, default: []].append(index) }
    }
    let frame = timeline.frame(at: 0)
    let reader = KeyframedTrackReader(timeline, tolerance: tolerance)

    let resized = Set(
      timeline.tracks.filter { [.frame, .layoutScale].contains($0.property) }.map { $0.target })

    func view(_ index: Int, size: Size, order: Int, parentSize: Size? = nil) -> StyledView {
      let target = targets[index]
      let children = pieces[index] ?? []
      var orders: [ViewID: Int] = [:]
      if !children.isEmpty {
        for (order, piece) in frame.pieces(of: target.id).enumerated() { orders[piece] = order }
      }
      return StyledView(
        style: ElementStyle(
          index: index, of: timeline, frame[target.id], size: size, order: order,
          hasPieces: !children.isEmpty, reader, names: names, tolerance: tolerance),
        region: target.region, parentSize: resized.contains(index) ? nil : parentSize,
        pieces: children.map { child in
          let region = targets[child].region ?? Rect(size: Size(width: 1, height: 1))
          return view(
            child,
            size: Size(width: size.width * region.width, height: size.height * region.height),
            order: orders[targets[child].id] ?? 0,
            parentSize: isResized(index) ? nil : size)
        })
    }
    func isResized(_ index: Int) -> Bool {
      resized.contains(index) || targets[index].parent.map { isResized($0) } ?? false
    }
    return targets.indices.filter { targets[$0].parent == nil }.map { index in
      view(
        index, size: presentation.frame(of: targets[index].id).size,
        order: frame.drawingOrder.firstIndex(of: targets[index].id) ?? 0)
    }
  }

  /// The declarations that clip the content outside the piece. Pieces of the piece may leave it.
  var edgeDeclarations: [CSSDeclaration] {
    guard region != nil, pieces.isEmpty else { return [] }
    return [("overflow", "clip"), ("overflow-clip-margin", decimal(ElementStyle.bleed) + "px")]
  }

  /// The position of the frame element of a piece in the element of its parent.
  var regionDeclarations: [CSSDeclaration] {
    guard let region else { return [] }
    return [
      ("left", percent(region.origin.x)), ("top", percent(region.origin.y)),
      ("width", percent(region.width)), ("height", percent(region.height)),
    ]
  }

  /// The position of the parent's whole content in the element of a piece.
  ///
  /// It is in fractions of the piece if the piece or its parent has a layout scale, so that the content follows
  /// the layout. Otherwise it is in points: browsers round the size of a piece, and fractions would add up these
  /// roundings.
  var contentDeclarations: [CSSDeclaration] {
    guard let region, region.width > 0, region.height > 0 else { return [] }
    if let size = parentSize {
      return Rect(
        x: -region.origin.x * size.width, y: -region.origin.y * size.height, width: size.width,
        height: size.height
      ).declarations
    }
    return [
      ("left", percent(-region.origin.x / region.width)),
      ("top", percent(-region.origin.y / region.height)),
      ("width", percent(1 / region.width)), ("height", percent(1 / region.height)),
    ]
  }
}

extension AccuracyReport {
  /// The report for views and all their pieces.
  init(_ views: [StyledView]) {
    let styles = views.flatMap { $0.family }.map { $0.style }
    self.init(entries: styles.flatMap { $0.entries }, omissions: styles.flatMap { $0.omissions })
  }
}
