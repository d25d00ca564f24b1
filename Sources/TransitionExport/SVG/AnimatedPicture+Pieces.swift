import TransitionKit

/// Views in pieces, and pieces.
extension AnimatedPicture {
  /// The layout of the content that the view, or the piece as a part of it, shows.
  func contentFrame(_ state: PropertyState) -> Rect {
    let layout = state.layoutFrame(size: frame.size)
    guard let source else { return layout }
    return source.content.seen(from: source.frame.origin)
      .moved(from: Rect(size: frame.size), to: layout).frame
  }

  /// Whether a piece shows its content by reference, because its layout does not change.
  var showsReference: Bool { source != nil && !isInSpace && !isLaidOutAnew }

  /// A reference to the content of the parent.
  var reference: SVGElement {
    guard let source else { return SVGElement("g") }
    return SVGElement(
      "use",
      [
        "href": "#" + source.definition, "x": decimal(-source.frame.origin.x, 4),
        "y": decimal(-source.frame.origin.y, 4),
      ])
  }

  /// The pieces of the view while the timeline plays, and the whole view after the end.
  mutating func drawnPieces(of contents: [SVGElement]) -> [SVGElement] {
    let definition = SVGElement.mark + "w" + name
    var whole = SVGElement.group([:], contents)
    whole.set("id", definition)
    definitions.append(whole)

    let timeline = presentation.timeline
    let frame = timeline.frame(at: 0)
    let changes =
      isLaidOutAnew || written.contains(.overlay) || written.contains(.background)
    let content =
      source.map { $0.content.seen(from: $0.frame.origin) }
      ?? PieceContent(placeholder, in: Rect(size: self.frame.size))
    var group = SVGElement.group(["class": "pieces"], [])
    for (depth, id) in pieces.enumerated() {
      guard let piece = frame.views[id] else { continue }
      let picture = AnimatedPicture(
        id, in: presentation, tolerance: tolerance, name: "\(name)p\(depth)",
        from: PieceSource(
          definition: definition, content: content,
          frame: piece.region.scaled(to: self.frame.size),
          changes: changes || source?.changes == true))
      group.children.append(picture.element)
      definitions += picture.definitions
      entries += picture.entries
      omissions += picture.omissions
      if picture.source?.changes == true, !picture.showsReference {
        omissions.append("layoutScale, background and overlay of \(view) in \(id)")
      }
    }
    guard completed != nil, source == nil else { return [group] }
    group.children.append(loop.disappearance)
    let after = SVGElement(
      "use", ["href": "#" + definition, "visibility": "hidden"], [loop.appearance])
    return [group, after]
  }

  /// A filter with the shadow of the visible parts of the pieces.
  mutating func dropShadow() -> String {
    var blur = SVGElement("feGaussianBlur")
    animate(&blur, [.shadow]) { [("stdDeviation", decimal(max($0.shadow.radius, 0), 4))] }
    var offset = SVGElement("feOffset")
    animate(&offset, [.shadow]) {
      [("dx", decimal($0.shadow.dx, 4)), ("dy", decimal($0.shadow.dy, 4))]
    }
    var alpha = SVGElement("feFuncA")
    animate(&alpha, [.shadow]) { [("slope", decimal(min(max($0.shadow.opacity, 0), 1)))] }
    var flood: SVGElement?
    if written.contains(.shadowColor) {
      var color = SVGElement("feFlood")
      animate(&color, .shadowColor, as: "flood-color", "flood-opacity")
      flood = color
    }
    var filter = blurFilter(radius: 0, around: nil, initial)
    filter.children = dropShadowPrimitives(
      blur: blur, offset: offset, flood: flood, alpha: alpha)
    return reference("s", filter)
  }
}
