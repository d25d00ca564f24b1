import TransitionExport
import TransitionKit

/// A view as elements of CSS: its own style, and those of its pieces and of the elements inside it.
struct StyledView {
  let style: ElementStyle
  /// The part of its parent's content that a piece shows; nil for a whole view.
  let region: Rect?
  /// The size of the parent's frame, if neither view has a layout scale.
  let parentSize: Size?
  /// The pieces, in the order of their indices.
  let pieces: [StyledView]
  /// Whether the elements inside an element are clipped to it.
  var clips = false
  /// The elements of a scene inside the view, from back to front.
  var children: [StyledView] = []

  /// The view, all its pieces, and all elements inside, each after its parent.
  var family: [StyledView] {
    [self] + pieces.flatMap { $0.family } + children.flatMap { $0.family }
  }

  /// Whether the element cuts off what leaves it.
  var cutsOff: Bool { clips || style.hasRoundCorners && children.isEmpty }

  /// The declarations that put the overlay in front of the elements inside.
  var overlayOrder: [CSSDeclaration] {
    children.isEmpty ? [] : [("z-index", "\(pieces.count + children.count + 1)")]
  }

  /// The declarations that put the border in front of the elements inside and of the overlay.
  var borderOrder: [CSSDeclaration] {
    [("z-index", "\(pieces.count + children.count + 2)")]
  }

  /// The views of a presentation that are no pieces.
  ///
  /// - Parameters:
  ///   - translatesFrames: whether `translate` moves frames of constant size. Otherwise their margins do.
  ///   - repeats: whether animations repeat for ever that do so in the scene.
  static func views(
    of presentation: Presentation, names: CSSValueNames, tolerance: Tolerance,
    translatesFrames: Bool = true, repeats: Bool = false
  ) -> [StyledView] {
    let timeline = presentation.timeline
    let targets = timeline.targets
    var pieces: [Int: [Int]] = [:]
    for (index, target) in targets.enumerated() {
      if let parent = target.parent { pieces[parent, default: []].append(index) }
    }
    let frames = TimelineEnds(timeline)
    let reader = KeyframedTrackReader(timeline, tolerance: tolerance, readsCycles: repeats)

    let resized = Set(
      timeline.tracks.filter { [.frame, .layoutScale].contains($0.property) }.map { $0.target })

    let tree = presentation.tree
    let indices = Dictionary(
      firstOf: targets.enumerated().map { ($1.id, $0) })

    func view(_ index: Int, size: Size, order: Int, parentSize: Size? = nil) -> StyledView {
      let target = targets[index]
      let children = pieces[index] ?? []
      var orders: [ViewID: Int] = [:]
      if !children.isEmpty {
        for (order, piece) in frames.first.pieces(of: target.id).enumerated() {
          orders[piece] = order
        }
      }
      return StyledView(
        style: ElementStyle(
          index: index, of: timeline, frames, size: size, order: order,
          hasPieces: !children.isEmpty, translatesFrames: translatesFrames, reader, names: names,
          tolerance: tolerance),
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
    func nested(_ index: Int, order: Int) -> StyledView {
      let id = targets[index].id
      var element = view(index, size: presentation.frame(of: id).size, order: order)
      element.clips = presentation.nesting.clips(id)
      element.children = tree.children(of: id).enumerated().compactMap { order, child in
        indices[child].map { nested($0, order: element.pieces.count + order) }
      }
      return element
    }
    let orders = Dictionary(
      firstOf: tree.roots.enumerated().map { ($1, $0) })
    let roots = targets.indices.filter {
      targets[$0].parent == nil && presentation.nesting.parents[targets[$0].id] == nil
    }
    return roots.map { nested($0, order: orders[targets[$0].id] ?? 0) }
  }

  /// What an element with others inside does differently, a sentence each.
  fileprivate var omissions: [String] {
    guard !children.isEmpty else { return [] }
    let name = style.view.label
    let written = Set(style.entries.map { $0.property })
    var omissions: [String] = []
    if style.hasRoundCorners, !clips {
      omissions.append(
        "the corners of the content of \(name), which does not clip: only its background has them")
    }
    if written.contains(.shadow), !clips {
      omissions.append("the shadow of what is in \(name) and leaves it: in CSS a box has a shadow")
    }
    return omissions
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
    let family = views.flatMap { $0.family }
    let styles = family.map { $0.style }
    self.init(
      entries: styles.flatMap { $0.entries },
      omissions: styles.flatMap { $0.omissions } + family.flatMap { $0.omissions })
  }
}
