import TransitionKit

/// A view as elements of CSS: its own style, and those of its pieces.
struct StyledView {
  let style: ElementStyle
  /// The part of its parent's content that a piece shows; nil for a view of its own.
  let region: Rect?
  /// The size of its parent's frame, if nothing is laid out at another size.
  let parentSize: Size?
  /// In the order of their numbers.
  let pieces: [StyledView]

  /// The view and its pieces, and theirs, each after what it is a piece of.
  var family: [StyledView] { [self] + pieces.flatMap { $0.family } }

  /// The views of a presentation that are no pieces.
  static func views(of presentation: Presentation, names: CSSValueNames, tolerance: Tolerance)
    -> [StyledView]
  {
    let timeline = presentation.timeline
    let targets = timeline.layout.targets
    var pieces: [Int: [Int]] = [:]
    for (number, target) in targets.enumerated() {
      if let parent = target.parent { pieces[parent, default: []].append(number) }
    }
    let frame = timeline.frame(at: 0)
    let reader = MotionReader(timeline, tolerance: tolerance)

    let resized = Set(
      timeline.tracks.filter { [.frame, .layoutScale].contains($0.property) }.map { $0.target })

    func view(_ number: Int, size: Size, order: Int, parentSize: Size? = nil) -> StyledView {
      let target = targets[number]
      let children = pieces[number] ?? []
      var orders: [ViewID: Int] = [:]
      if !children.isEmpty {
        for (order, piece) in frame.pieces(of: target.id).enumerated() { orders[piece] = order }
      }
      return StyledView(
        style: ElementStyle(
          number: number, of: timeline, frame[target.id], size: size, order: order,
          hasPieces: !children.isEmpty, reader, names: names, tolerance: tolerance),
        region: target.region, parentSize: resized.contains(number) ? nil : parentSize,
        pieces: children.map { child in
          let region = targets[child].region ?? Rect(size: Size(width: 1, height: 1))
          return view(
            child,
            size: Size(width: size.width * region.width, height: size.height * region.height),
            order: orders[targets[child].id] ?? 0,
            parentSize: isResized(number) ? nil : size)
        })
    }
    func isResized(_ number: Int) -> Bool {
      resized.contains(number) || targets[number].parent.map { isResized($0) } ?? false
    }
    return targets.indices.filter { targets[$0].parent == nil }.map { number in
      view(
        number, size: presentation.container.frame(of: targets[number].id).size,
        order: frame.drawingOrder.firstIndex(of: targets[number].id) ?? 0)
    }
  }

  /// What cuts off the content that is not in the piece. Pieces of the piece may leave it.
  var edgeDeclarations: [(property: String, value: String)] {
    guard region != nil, pieces.isEmpty else { return [] }
    return [("overflow", "clip"), ("overflow-clip-margin", decimal(ElementStyle.bleed) + "px")]
  }

  /// Where the frame element of a piece is in the element of its parent.
  var regionDeclarations: [(property: String, value: String)] {
    guard let region else { return [] }
    return [
      ("left", percent(region.origin.x)), ("top", percent(region.origin.y)),
      ("width", percent(region.width)), ("height", percent(region.height)),
    ]
  }

  /// Where the whole content of its parent is in the element of a piece.
  ///
  /// If the piece or its parent is laid out anew that is in shares of the piece, so that the content is too;
  /// else in points, as browsers round the size of a piece and with shares that would add up.
  var contentDeclarations: [(property: String, value: String)] {
    guard let region, region.width > 0, region.height > 0 else { return [] }
    if let size = parentSize {
      return [
        ("left", decimal(-region.origin.x * size.width) + "px"),
        ("top", decimal(-region.origin.y * size.height) + "px"),
        ("width", decimal(size.width) + "px"), ("height", decimal(size.height) + "px"),
      ]
    }
    return [
      ("left", percent(-region.origin.x / region.width)),
      ("top", percent(-region.origin.y / region.height)),
      ("width", percent(1 / region.width)), ("height", percent(1 / region.height)),
    ]
  }
}

extension AccuracyReport {
  /// What is certified of views and all their pieces.
  init(_ views: [StyledView]) {
    let styles = views.flatMap { $0.family }.map { $0.style }
    self.init(entries: styles.flatMap { $0.entries }, omissions: styles.flatMap { $0.omissions })
  }
}

private func percent(_ share: Double) -> String { decimal(share * 100) + "%" }
