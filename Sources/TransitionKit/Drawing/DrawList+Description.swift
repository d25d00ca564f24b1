extension DrawList: CustomStringConvertible {
  /// A line for each item, from back to front.
  public var description: String {
    items.isEmpty ? "nothing to draw" : items.map { "\($0)" }.joined(separator: "\n")
  }
}

extension DrawList.Item: CustomStringConvertible {
  /// The view, and what is not as at rest.
  public var description: String {
    if isHidden { return "\(view): hidden" }
    var text = "\(view): \(matrix)"
    if opacity != 1 { text += ", opacity \(number: opacity)" }
    if filters != .identity { text += ", \(filters)" }
    if border.isVisible { text += ", \(border)" }
    if let clip { text += ", clipped to \(clip)" }
    for clip in shapeClips where clip.amount != 0 { text += ", clipped from \(clip)" }
    return text
  }
}

extension DrawList.Border: CustomStringConvertible {
  /// The width and the color.
  public var description: String {
    isVisible ? "border \(number: width) \(color)" : "no border"
  }
}
