import TransitionKit

extension Scene: CustomStringConvertible {
  /// The size, and a line for each element, which is indented by how deep it is in the tree. At most 100 elements are listed.
  ///
  /// ```
  /// 390 x 844
  /// header: 390 x 90 at (0, 0)
  /// list: 390 x 754 at (0, 90), clipped
  ///   row 1: 390 x 44 at (0, 0)
  /// ```
  public var description: String {
    let direction = layoutDirection == .rightToLeft ? ", right to left" : ""
    let preference = prefersReducedMotion ? ", reduced motion" : ""
    return "\(size)\(direction)\(preference)" + outline(of: elements)
  }
}

extension SceneElement: CustomStringConvertible {
  /// The id, the frame and what is not the default, and an indented line for each element inside. At most 100 of them are listed.
  public var description: String { line + outline(of: children, depth: 1) }

  fileprivate var line: String {
    var parts = ["\(elementName(of: id)): \(frame)"]
    if !state.isAtRest { parts.append("\(state)") }
    if interpolationSpace != .srgb { parts.append("through \(interpolationSpace)") }
    if let modifier { parts.append("\(modifier)") }
    if let emphasis { parts.append("emphasis \(emphasis)") }
    if contentVersion != 0 { parts.append("content \(contentVersion)") }
    if clips { parts.append("clipped") }
    if let transition {
      parts.append(transitionScope == .withParent ? "\(transition) with parent" : "\(transition)")
    }
    if resizing != .relayout { parts.append("\(resizing)") }
    if animation != .inherited { parts.append("animation \(animation)") }
    return parts.joined(separator: ", ")
  }
}

/// A new line for each element of a tree.
private func outline<ID>(of elements: [SceneElement<ID>], depth: Int = 0) -> String {
  let limit = 100
  var (text, count) = ("", 0)
  var stack = elements.reversed().map { (element: $0, depth: depth) }
  while let (element, depth) = stack.popLast() {
    count += 1
    if count <= limit {
      text += "\n" + String(repeating: "  ", count: depth) + element.line
    }
    stack += element.children.reversed().map { (element: $0, depth: depth + 1) }
  }
  return count > limit ? "\(text)\n+ \(count - limit) more" : text
}
