import CPage
import TransitionKit

/// An element of the page.
///
/// The page keeps elements by number. All calls of JavaScript that concern one element are here.
struct Node: Equatable {
  /// The number of the element; 0 if there is none.
  let number: Int32

  static let none = Node(number: 0)

  var exists: Bool { number != 0 }

  /// The element with an id.
  static func find(_ id: String) -> Node { Node(number: withBytes(id) { page_find($0, $1) }) }

  /// A copy of the element in a template, as the last child of another element.
  static func make(_ template: String, in parent: Node) -> Node {
    Node(number: withBytes(template) { page_make($0, $1, parent.number) })
  }

  /// The element with a name in `data-part` inside this one.
  func part(_ name: String) -> Node {
    Node(number: withBytes(name) { page_part(number, $0, $1) })
  }

  /// Takes the element away. It and what is inside have no number any more.
  func remove() { page_remove(number) }

  /// Puts children into an order, and leaves the one with the focus or the selection where it is.
  func order(_ children: [Node]) {
    let numbers = children.map { $0.number }
    numbers.withUnsafeBufferPointer {
      page_order(number, $0.baseAddress, Int32(clamping: $0.count))
    }
  }

  func focus() { page_focus(number) }

  /// Where the element is in the window of the browser.
  var rect: Rect {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { numbers in
      page_rect(number, numbers.baseAddress)
      return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}

// MARK: - Texts

extension Node {
  /// Replaces the text, or what is typed in a field.
  func setText(_ text: String) { withBytes(text) { page_set_text(number, $0, $1) } }

  /// Sets an attribute; nil removes it.
  func setAttribute(_ name: String, _ text: String?) {
    withBytes(name) { name, nameLength in
      guard let text else { return page_set_attribute(number, name, nameLength, nil, -1) }
      withBytes(text) { page_set_attribute(number, name, nameLength, $0, $1) }
    }
  }

  /// What is typed in a field, of which at most 200 bytes count.
  var value: String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 200) { bytes in
      let length = page_value(number, bytes.baseAddress, 200)
      return String(decoding: bytes[..<min(Int(length), 200)], as: UTF8.self)
    }
  }
}

/// Hands over the bytes of a text.
private func withBytes<Result>(
  _ text: String, _ body: (UnsafePointer<UInt8>?, Int32) -> Result
) -> Result {
  var text = text
  return text.withUTF8 { body($0.baseAddress, Int32(clamping: $0.count)) }
}

// MARK: - Styles

extension Node {
  /// A style that is one number, in the order of the numbers of `page.h`.
  enum Number: Int32 {
    case opacity, width, height, cornerRadius, order, borderWidth
  }

  /// A style that is a colour, in the order of the numbers of `page.h`.
  enum Tint: Int32 {
    case background, overlay, border
  }

  func set(_ property: Number, _ value: Double) {
    page_set_number(number, property.rawValue, value)
  }

  func set(_ property: Tint, _ color: Color) {
    page_set_color(
      number, property.rawValue, color.red, color.green, color.blue, color.alpha)
  }

  func set(_ matrix: Transform) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 16) { numbers in
      matrix.write(to: numbers)
      page_set_transform(number, numbers.baseAddress)
    }
  }

  /// Shows only what is inside a rectangle in an element of a size.
  func set(_ clip: Clip?, in size: Size) {
    guard let clip else { return page_set_clip(number, 0, 0, 0, 0, -1) }
    let rect = clip.rect
    page_set_clip(
      number, rect.origin.y, size.width - rect.origin.x - rect.width,
      size.height - rect.origin.y - rect.height, rect.origin.x, clip.radius)
  }

  func set(_ filters: DrawList.Filters, _ shadow: Shadow, _ color: Color) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 12) { numbers in
      (numbers[0], numbers[1]) = (filters.blur, filters.contrast)
      (numbers[2], numbers[3]) = (filters.saturation, filters.hueRotation.radians)
      (numbers[4], numbers[5]) = (filters.grayscale, shadow.dx)
      (numbers[6], numbers[7]) = (shadow.dy, shadow.radius)
      (numbers[8], numbers[9], numbers[10]) = (color.red, color.green, color.blue)
      numbers[11] = color.alpha * shadow.opacity
      page_set_effects(number, numbers.baseAddress)
    }
  }
}

extension Transform {
  /// Writes the sixteen numbers by rows, as `matrix3d()` of CSS takes them.
  func write(to numbers: UnsafeMutableBufferPointer<Double>) {
    (numbers[0], numbers[1], numbers[2], numbers[3]) = (m11, m12, m13, m14)
    (numbers[4], numbers[5], numbers[6], numbers[7]) = (m21, m22, m23, m24)
    (numbers[8], numbers[9], numbers[10], numbers[11]) = (m31, m32, m33, m34)
    (numbers[12], numbers[13], numbers[14], numbers[15]) = (m41, m42, m43, m44)
  }
}
