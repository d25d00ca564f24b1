import TransitionKit

/// A container as it is written in a document.
struct ContainerDocument: Decodable {
  struct RectDocument: Decodable {
    let x: DocumentDouble
    let y: DocumentDouble
    let width: DocumentDouble
    let height: DocumentDouble

    init(_ rect: Rect) {
      let sanitized = rect.sanitized
      x = DocumentDouble(sanitized.origin.x)
      y = DocumentDouble(sanitized.origin.y)
      width = DocumentDouble(sanitized.width)
      height = DocumentDouble(sanitized.height)
    }

    var json: JSONValue {
      .object(["x": x.json, "y": y.json, "width": width.json, "height": height.json])
    }

    func rect(at location: DocumentLocation) throws(TimelineJSONError) -> Rect {
      Rect(
        x: try location["x"].number(x.value, in: -valueLimit...valueLimit),
        y: try location["y"].number(y.value, in: -valueLimit...valueLimit),
        width: try location["width"].number(width.value, in: 0...valueLimit),
        height: try location["height"].number(height.value, in: 0...valueLimit))
    }
  }

  let frame: RectDocument
  let layoutDirection: String
  let viewFrame: RectDocument
  /// Omitted if it is the frame of the view, as in documents of earlier versions.
  let originFrame: RectDocument?
  /// Omitted likewise.
  let destinationFrame: RectDocument?
  /// Omitted if it is false, as in documents of earlier versions.
  let prefersReducedMotion: Bool?

  init(_ container: Container) {
    frame = RectDocument(container.frame)
    layoutDirection = "\(container.layoutDirection)"
    viewFrame = RectDocument(container.viewFrame)
    func custom(_ frame: Rect) -> RectDocument? {
      frame.sanitized == container.viewFrame.sanitized ? nil : RectDocument(frame)
    }
    originFrame = custom(container.originFrame)
    destinationFrame = custom(container.destinationFrame)
    prefersReducedMotion = container.prefersReducedMotion ? true : nil
  }

  var json: JSONValue {
    .object([
      "frame": frame.json, "layoutDirection": .string(layoutDirection),
      "viewFrame": viewFrame.json, "originFrame": originFrame?.json,
      "destinationFrame": destinationFrame?.json,
      "prefersReducedMotion": prefersReducedMotion.map { .boolean($0) },
    ])
  }

  func container(at location: DocumentLocation) throws(TimelineJSONError) -> Container {
    Container(
      frame: try frame.rect(at: location["frame"]),
      layoutDirection: try location["layoutDirection"].choice(
        layoutDirection, of: LayoutDirection.allCases
      ) { "\($0)" },
      viewFrame: try viewFrame.rect(at: location["viewFrame"]),
      originFrame: try originFrame?.rect(at: location["originFrame"]),
      destinationFrame: try destinationFrame?.rect(at: location["destinationFrame"]),
      prefersReducedMotion: prefersReducedMotion ?? false)
  }
}
