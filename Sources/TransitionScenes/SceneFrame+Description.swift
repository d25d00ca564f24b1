import TransitionKit

extension SceneFrame: CustomStringConvertible {
  /// The time and a line for each element, of which at most 100 are listed.
  public var description: String {
    let lines = elements.prefix(100).map { "\($0)" }.joined(separator: "\n")
    let rest = elements.count > 100 ? "\n+ \(elements.count - 100) more" : ""
    return "\(number: time) s\n\(lines)\(rest)"
  }
}

extension SceneFrame.Element: CustomStringConvertible {
  /// The id, the frame and what is not the default, such as `row: 390 x 44 at (0, 0), inserting, opacity 0.5`.
  public var description: String {
    var parts = ["\(elementName(of: id)): \(frame)"]
    if let parent { parts[0] += " in \(elementName(of: parent))" }
    if presence != .present { parts.append("\(presence)") }
    if !state.isAtRest { parts.append("\(state)") }
    if clips { parts.append("clipped") }
    return parts.joined(separator: ", ")
  }
}

extension SceneTransition: CustomStringConvertible {
  /// The duration, the transaction and the changes, such as `0.35 s, snappy: 1 inserted: c; 2 kept, none changed`.
  public var description: String {
    let changes = SceneChanges(from: origin, to: destination)
    return "\(number: duration) s, \(transaction): \(changes)\(isReversed ? ", reversed" : "")"
  }
}

extension SceneAnimator: CustomStringConvertible {
  /// Whether anything moves, the time, and how many elements are on screen.
  public var description: String {
    let count = frame.elements.count
    return """
      \(isIdle ? "idle" : "active") at \(number: clockTime) s, \(count) \
      element\(count == 1 ? "" : "s")
      """
  }
}
