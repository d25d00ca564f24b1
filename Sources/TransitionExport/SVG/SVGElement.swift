import TransitionKit

/// An element of an SVG document.
struct SVGElement {
  var name: String
  var attributes: [(name: String, value: String)]
  var text = ""
  var children: [SVGElement] = []

  /// The placeholder for the unique prefix of the identifiers of a document; no text can contain it.
  static let mark = "\u{1}"

  init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ children: [SVGElement] = []
  ) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value) }
    self.children = children
  }

  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String) {
    self.init(name, attributes)
    self.text = text
  }

  /// Sets an attribute, instead of an earlier one of its name.
  mutating func set(_ name: String, _ value: String) {
    attributes.removeAll { $0.name == name }
    attributes.append((name, value))
  }

  /// The element as a document. Its identifiers differ from those of other documents, so that one page can contain
  /// many of them.
  var document: String {
    let text = markup
    // Source: the FNV-1a hash of 64 bits.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return text.replacingBytes(SVGElement.mark, with: "t" + String(hash >> 24, radix: 36) + "-")
      + "\n"
  }

  /// The element as text, with the placeholder in its identifiers.
  var markup: String {
    var text = ""
    write(into: &text)
    return text
  }

  private func write(into document: inout String) {
    document += "<" + name
    for (name, value) in attributes { document += " \(name)=\"\(inMarkup(value))\"" }
    guard !children.isEmpty || !text.isEmpty else {
      document += "/>"
      return
    }
    document += ">" + inMarkup(text)
    for child in children { child.write(into: &document) }
    document += "</" + name + ">"
  }
}

extension SVGElement {
  /// The root element of a picture.
  static func picture(
    width: Double, height: Double, viewBox: Rect, title: String, summary: String,
    _ children: [SVGElement]
  ) -> SVGElement {
    let box = [viewBox.origin.x, viewBox.origin.y, viewBox.width, viewBox.height]
    return SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": decimal(width, 2),
        "height": decimal(height, 2), "viewBox": box.map { decimal($0, 2) }.joined(separator: " "),
        "role": "img",
      ],
      [SVGElement("title", text: title), SVGElement("desc", text: summary)] + children)
  }

  static func group(_ attributes: KeyValuePairs<String, String>, _ children: [SVGElement])
    -> SVGElement
  { SVGElement("g", attributes, children) }

  /// A rectangle; a negative size, which SVG does not have, becomes 0.
  static func rectangle(_ rect: Rect, radius: Double = 0) -> SVGElement {
    var element = SVGElement("rect")
    for (name, value) in rectangleAttributes(rect) { element.set(name, value) }
    let radius = rect.clamped(radius: radius)
    if radius > 0 { element.set("rx", decimal(radius, 4)) }
    return element
  }

  static func rectangleAttributes(_ rect: Rect) -> [(name: String, value: String)] {
    [
      ("x", decimal(rect.origin.x, 4)), ("y", decimal(rect.origin.y, 4)),
      ("width", decimal(max(rect.width, 0), 4)), ("height", decimal(max(rect.height, 0), 4)),
    ]
  }
}

extension ViewID {
  /// The name of the view without the placeholder for identifiers, which XML forbids anyway.
  var attributeText: String { "\(self)".replacingBytes(SVGElement.mark, with: "") }
}
