import TransitionKit

/// The content of a view in pieces, in the space of one of the pieces.
struct PieceContent {
  let placeholder: PlaceholderView

  /// The layout of the whole content.
  private(set) var frame: Rect

  /// The overlays of the view, and of the pieces that contain the piece.
  private(set) var overlays: [(frame: Rect, color: SIMD4<Double>)] = []

  /// The backgrounds of the view, and of the pieces that contain the piece, from back to front.
  private(set) var backgrounds: [(frame: Rect, color: SIMD4<Double>)] = []

  init(_ placeholder: PlaceholderView, in frame: Rect) {
    self.placeholder = placeholder
    self.frame = frame
  }

  mutating func addOverlay(_ color: SIMD4<Double>, over frame: Rect) {
    if color.w > 0 { overlays.append((frame, color)) }
  }

  /// Adds a color behind all of the content.
  mutating func addBackground(_ color: SIMD4<Double>, behind frame: Rect) {
    if color.w > 0 { backgrounds.insert((frame, color), at: 0) }
  }

  /// The same content relative to another origin.
  func seen(from origin: Point) -> PieceContent {
    mapped { $0.moved(-origin.x, -origin.y) }
  }

  /// The content with the layout that moves one rectangle to another one.
  func moved(from old: Rect, to new: Rect) -> PieceContent {
    guard new != old, old.width > 0, old.height > 0 else { return self }
    let (x, y) = (new.width / old.width, new.height / old.height)
    return mapped {
      Rect(
        x: new.origin.x + ($0.origin.x - old.origin.x) * x,
        y: new.origin.y + ($0.origin.y - old.origin.y) * y, width: $0.width * x,
        height: $0.height * y)
    }
  }

  private func mapped(_ map: (Rect) -> Rect) -> PieceContent {
    var content = self
    content.frame = map(frame)
    content.overlays = overlays.map { (map($0.frame), $0.color) }
    content.backgrounds = backgrounds.map { (map($0.frame), $0.color) }
    return content
  }

  // MARK: Drawing

  /// The content in the plane, as a reference to a definition that all pieces share.
  func reference(_ definitions: inout PictureDefinitions) -> SVGElement {
    let content = seen(from: frame.origin)
    var elements = content.backgrounds.map {
      SVGElement.rectangle($0.frame).painted($0.color)
    }
    elements += placeholder.shapes(in: content.frame).map { part in
      var element = SVGElement.rectangle(part.frame, radius: part.radius)
      element.set("fill", part.fill)
      return element
    }
    if !placeholder.title.isEmpty { elements.append(placeholder.label(in: content.frame)) }
    elements += content.overlays.map { overlay in
      SVGElement.rectangle(overlay.frame).painted(overlay.color)
    }
    return SVGElement(
      "use",
      [
        "href": "#" + definitions.name(of: .group([:], elements)),
        "x": decimal(frame.origin.x, 4), "y": decimal(frame.origin.y, 4),
      ])
  }

  /// The projection of the part of the content in a rectangle.
  func elements(in window: Rect, through chain: ProjectionChain) -> [SVGElement] {
    var elements = backgrounds.map { chain.polygon($0.frame, radius: 0).painted($0.color) }
    for part in placeholder.shapes(in: frame) where part.frame.overlaps(window) {
      var element = chain.polygon(part.frame, radius: part.radius)
      element.set("fill", part.fill)
      elements.append(element)
    }
    if !placeholder.title.isEmpty, placeholder.titleFrame(in: frame).overlaps(window) {
      var label = placeholder.labelAtOrigin
      label.set(
        "transform", matrixText(chain.whole.tangent(at: placeholder.titlePosition(in: frame))))
      elements.append(label)
    }
    return elements + overlays.map { chain.polygon($0.frame, radius: 0).painted($0.color) }
  }
}

extension PlaceholderView {
  /// The approximate frame of the title.
  func titleFrame(in frame: Rect) -> Rect {
    let position = titlePosition(in: frame)
    return Rect(
      x: position.x, y: position.y - titleSize, width: titleSize * Double(title.count),
      height: titleSize * 1.4)
  }
}

extension Rect {
  /// Whether two rectangles intersect in more than an edge.
  func overlaps(_ other: Rect) -> Bool {
    origin.x < other.origin.x + other.width && other.origin.x < origin.x + width
      && origin.y < other.origin.y + other.height && other.origin.y < origin.y + height
  }
}
