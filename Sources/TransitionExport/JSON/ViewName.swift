import TransitionKit

extension ViewID {
  /// The largest depth of a name in a document, deeper than that of any real view.
  private static let greatestDepth = 64

  /// The view with a name, as `documentName` writes it; nil if there is none.
  init?(name: some StringProtocol, depth: Int = greatestDepth) {
    guard depth > 0 else { return nil }
    if let id = elementID(in: name) {
      self = .element(id)
      return
    }
    let isLong = name.utf8.count >= 64 * Self.greatestDepth
    guard !isLong || name.containsBytes(Self.elementNameStart) else { return nil }
    switch name {
    case "view": self = .view
    case "origin": self = .origin
    case "destination": self = .destination
    default:
      let words = name.split(separator: " ", omittingEmptySubsequences: false)
      if words.count > 2, words[words.count - 2] == "piece",
        let index = Int(words[words.count - 1]),
        "\(index)" == words[words.count - 1]
      {
        let parent = words.dropLast(2).joined(separator: " ")
        guard let view = ViewID(name: parent, depth: depth - 1) else { return nil }
        self = .piece(of: view, index)
      } else if words.count == 2, words[0] == "outgoing", let number = Int(words[1]) {
        self = .outgoing(number)
      } else if words.count > 1, words[0] == "interrupted" {
        let rest = words.dropFirst().joined(separator: " ")
        guard let view = ViewID(name: rest, depth: depth - 1) else { return nil }
        self = .interrupted(view)
      } else {
        return nil
      }
    }
  }
}

/// The id of an element in its name; nil for the name of another view.
///
/// Scalars are read one by one, as an accent at the start of an id is part of the quotation mark before it.
private func elementID(in name: some StringProtocol) -> String? {
  let scalars = name.unicodeScalars
  guard scalars.starts(with: ViewID.elementNameStart.unicodeScalars) else { return nil }
  var id = String.UnicodeScalarView()
  var isEscaped = false
  var rest = scalars.dropFirst(ViewID.elementNameStart.unicodeScalars.count)
  while let scalar = rest.popFirst() {
    if !isEscaped, scalar == "\"" { return rest.isEmpty ? String(id) : nil }
    isEscaped = !isEscaped && scalar == "\\"
    if !isEscaped { id.append(scalar) }
  }
  return nil
}

extension DocumentLocation {
  /// The view with a name.
  func view(named name: String) throws(TimelineJSONError) -> ViewID {
    guard let view = ViewID(name: name) else {
      throw error(
        "\"\(name)\"",
        expected:
          "the name of a view, such as \"origin\", \"destination piece 3\" or \"interrupted view\"")
    }
    return view
  }
}
