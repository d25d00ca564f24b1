import TransitionKit

/// A view in pieces, or an element of a scene with those inside it, at one time, drawn as placeholders.
///
/// Opacity, clip, round corners, blur, shadow and matrix of a view apply to all its pieces together. Its overlay is
/// a part of the content of the pieces. The overlay of an element lies over the elements inside.
struct SlicedPicture {
  let element: SVGElement

  /// The views that are drawn only approximately.
  let approximated: [ViewID]

  /// - Parameter tree: the elements that are present.
  init(
    _ view: ViewID, at frame: Timeline.Frame, of presentation: Presentation, _ tree: ElementTree,
    _ definitions: inout PictureDefinitions
  ) {
    var renderer = PieceRenderer(
      presentation: presentation, tree: tree, frame: frame, definitions: definitions)
    element = renderer.draw(view, in: presentation.frame(of: view), through: nil)
    approximated = renderer.approximated
    definitions = renderer.definitions
  }
}

private struct PieceRenderer {
  let presentation: Presentation
  let tree: ElementTree
  let frame: Timeline.Frame
  var definitions: PictureDefinitions
  var approximated: [ViewID] = []

  /// Draws a whole view.
  mutating func draw(
    _ view: ViewID, in viewFrame: Rect, through outer: ProjectionChain?
  ) -> SVGElement {
    draw(
      view, in: viewFrame,
      PieceContent(
        presentation.placeholder(for: view), in: frame[view].layoutFrame(size: viewFrame.size)),
      through: outer)
  }

  /// - Parameters:
  ///   - viewFrame: the frame of the view, in the container or in its parent.
  ///   - content: the content that the view shows a part of, in the space of the view.
  ///   - outer: the projection of the parent; nil in the plane.
  mutating func draw(
    _ view: ViewID, in viewFrame: Rect, _ content: PieceContent, through outer: ProjectionChain?
  ) -> SVGElement {
    let state = frame[view]
    let projection = state.projection(in: viewFrame)
    let affine = outer == nil ? projection.affine : nil
    let chain = affine == nil ? ProjectionChain(projection, then: outer) : nil
    if chain != nil { approximated.append(view) }
    let layout = state.layoutFrame(size: viewFrame.size)
    let pieces = frame.pieces(of: view)
    let children = tree.children(of: view)
    var content = content
    if case .piece = view { content = content.moved(from: Rect(size: viewFrame.size), to: layout) }
    let overlay = ViewProperty.overlay.visible(state.overlay.lanes)
    if children.isEmpty { content.addOverlay(overlay, over: layout) }
    content.addBackground(ViewProperty.background.visible(state.background.lanes), behind: layout)

    var contents: [SVGElement]
    if pieces.isEmpty {
      contents =
        chain.map { content.elements(in: layout, through: $0) }
        ?? [content.reference(&definitions)]
    } else {
      contents = draw(pieces, size: viewFrame.size, content, through: chain)
    }
    // A piece is clipped to its region. A view with a written radius or clip is clipped at every time.
    let radius = max(state.cornerRadius, 0)
    if pieces.isEmpty || state.written.contains(.cornerRadius) {
      contents = [clipped(contents, to: layout, radius: radius, chain)]
    }
    let center =
      presentation.nesting.frame(of: view) == nil
      ? Point(x: viewFrame.width / 2, y: viewFrame.height / 2)
      : layout.center
    if pieces.isEmpty, presentation.nesting.frame(of: view) != nil,
      let labels = content.placeholder.valueLabels(
        in: state, width: layout.width,
        transform: chain.map { matrixText($0.whole.tangent(at: center)) }
          ?? "translate(\(decimal(center.x, 3)) \(decimal(center.y, 3)))")
    {
      contents.append(labels)
    }
    if !children.isEmpty {
      contents += draw(children, in: layout, clippedTo: view, radius: radius, through: chain)
      if overlay.w > 0 {
        let shape = chain?.polygon(layout, radius: radius) ?? .rectangle(layout, radius: radius)
        contents.append(shape.painted(overlay))
      }
    }
    let magnification = chain?.whole.magnification(at: center) ?? 1
    let border = ViewProperty.borderColor.visible(state.borderColor.lanes)
    if state.borderWidth > 0, border.w > 0 {
      let edge = chain?.polygon(layout, radius: radius) ?? .rectangle(layout, radius: radius)
      let line = edge.stroked(border, width: state.borderWidth * magnification)
      contents.append(clipped([line], to: layout, radius: radius, chain))
    }
    let room = chain == nil && pieces.isEmpty && children.isEmpty ? layout : nil
    if state.blur > 0 {
      let filter = blurFilter(radius: state.blur * magnification, around: room, state)
      contents = [.group(["filter": definitions.reference(filter)], contents)]
    }
    if let filter = colorFilter(state, around: room) {
      contents = [.group(["filter": definitions.reference(filter)], contents)]
    }
    let isClipWritten = state.written.contains(.clip) || state.written.contains(.clipRadius)
    if pieces.isEmpty ? state.isClipped : isClipWritten {
      let open = layout.inset(by: state.clip)
      contents = [clipped(contents, to: open, radius: state.clipRadius, chain)]
    }
    for clip in state.shapeClips {
      let corners = clip.outline(in: layout)
      let polygon = SVGElement(
        "polygon", ["points": pointsText(chain?.polygon(corners) ?? corners, 3)])
      let reference = definitions.reference(SVGElement("clipPath", [:], [polygon]))
      contents = [.group(["clip-path": reference], contents)]
    }
    if state.shadow.opacity > 0 {
      contents = [.group(["filter": shadow(state, magnification)], contents)]
    }

    var group = SVGElement.group([:], contents)
    if case .piece = view {
      group.set("data-piece", view.attributeText)
    } else {
      group.set("data-view", view.attributeText)
    }
    if let affine { group.set("transform", matrixText(affine)) }
    if let chain {
      group.set("data-corners", pointsText(chain.polygon(layout.corners)))
    } else {
      group.set(
        "data-layout",
        SVGElement.rectangleAttributes(layout).map { $0.value }.joined(separator: " "))
    }
    if state.hidesBack(size: viewFrame.size) { group.set("visibility", "hidden") }
    if state.visibleOpacity < 1 { group.set("opacity", decimal(state.visibleOpacity)) }
    return group
  }

  /// The elements in an element from back to front.
  ///
  /// - Parameter layout: the frame of the element at the time, whose corner is the origin of what is in it.
  private mutating func draw(
    _ children: [ViewID], in layout: Rect, clippedTo parent: ViewID, radius: Double,
    through chain: ProjectionChain?
  ) -> [SVGElement] {
    let elements = children.map { child in
      let place = presentation.frame(of: child).moved(layout.origin.x, layout.origin.y)
      return draw(child, in: place, through: chain)
    }
    guard presentation.nesting.clips(parent) else { return elements }
    return [clipped(elements, to: layout, radius: radius, chain)]
  }

  /// The pieces from back to front. Neighbours that are clipped only are drawn together, so that no seam is visible
  /// between them.
  private mutating func draw(
    _ pieces: [ViewID], size: Size, _ content: PieceContent, through chain: ProjectionChain?
  ) -> [SVGElement] {
    var elements: [SVGElement] = []
    var clippedOnly: [(id: ViewID, rect: Rect)] = []
    func flush(_ renderer: inout PieceRenderer) {
      guard let first = clippedOnly.first else { return }
      let outlines = clippedOnly.map { chain?.polygon($0.rect.corners) ?? $0.rect.corners }
      let path = outlines.filter { !$0.isEmpty }
        .map { "M" + pointsText($0) + "Z" }.joined()
      let clip = renderer.definitions.reference(
        SVGElement("clipPath", [:], [SVGElement("path", ["d": path])]))
      let window = clippedOnly.reduce(first.rect) { $0.union($1.rect) }
      let contents =
        chain.map { content.elements(in: window, through: $0) }
        ?? [content.reference(&renderer.definitions)]
      elements.append(
        .group(
          [
            "data-pieces": clippedOnly.map { "\($0.id)" }.joined(separator: ", "),
            "clip-path": clip,
          ],
          contents))
      clippedOnly = []
    }
    for id in pieces {
      guard let piece = frame.views[id] else { continue }
      let region = piece.region.scaled(to: size)
      if frame.pieces(of: id).isEmpty, piece.state.isOnlyClipped {
        clippedOnly.append((id, region.inset(by: piece.state.clip)))
      } else {
        flush(&self)
        let content = content.seen(from: region.origin)
        elements.append(draw(id, in: region, content, through: chain))
      }
    }
    flush(&self)
    return elements
  }

  private mutating func clipped(
    _ contents: [SVGElement], to rect: Rect, radius: Double, _ chain: ProjectionChain?
  ) -> SVGElement {
    let path = chain?.polygon(rect, radius: radius) ?? .rectangle(rect, radius: radius)
    let reference = definitions.reference(SVGElement("clipPath", [:], [path]))
    return .group(["clip-path": reference], contents)
  }

  /// A filter with the shadow of the visible part.
  private mutating func shadow(_ state: PropertyState, _ magnification: Double) -> String {
    let shadow = state.shadow
    var filter = blurFilter(radius: 0, around: nil, state)
    filter.children = dropShadowPrimitives(
      blur: SVGElement(
        "feGaussianBlur",
        ["stdDeviation": decimal(max(shadow.radius, 0) * magnification, 4)]),
      offset: SVGElement(
        "feOffset",
        [
          "dx": decimal(shadow.dx * magnification, 4),
          "dy": decimal(shadow.dy * magnification, 4),
        ]),
      flood: state.shadowColor == .black
        ? nil
        : SVGElement("feFlood").flooded(ViewProperty.shadowColor.visible(state.shadowColor.lanes)),
      alpha: SVGElement("feFuncA", ["slope": decimal(min(shadow.opacity, 1))]))
    return definitions.reference(filter)
  }
}

/// The primitives of a filter that adds a shadow; some renderers draw nothing at all for `feDropShadow`.
///
/// - Parameter flood: the color of the shadow; nil for black.
func dropShadowPrimitives(
  blur: SVGElement, offset: SVGElement, flood: SVGElement?, alpha: SVGElement
) -> [SVGElement] {
  var (blur, offset, alpha) = (blur, offset, alpha)
  blur.set("in", "SourceAlpha")
  alpha.set("type", "linear")
  var color: [SVGElement] = []
  if var flood {
    offset.set("result", "cast")
    flood.set("result", "color")
    color = [
      flood, SVGElement("feComposite", ["in": "color", "in2": "cast", "operator": "in"]),
    ]
  }
  return [blur, offset] + color + [
    SVGElement("feComponentTransfer", [:], [alpha]),
    SVGElement(
      "feMerge", [:],
      [SVGElement("feMergeNode"), SVGElement("feMergeNode", ["in": "SourceGraphic"])]),
  ]
}

extension PropertyState {
  /// Whether the state is the identity, except for a clip.
  fileprivate var isOnlyClipped: Bool {
    translation == .zero && scale == .identity && rotation == .zero && layoutScale == .identity
      && visibleOpacity == 1 && cornerRadius <= 0 && clipRadius <= 0 && blur <= 0
      && shapeClips.isEmpty && overlay.alpha <= 0 && background.alpha <= 0 && borderWidth <= 0
      && shadow.opacity <= 0
  }
}
