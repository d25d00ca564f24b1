extension Reordering: CustomStringConvertible {
  /// The elements of each container, and what is held, such as `[a, b], [c], holding a`.
  public var description: String {
    let lists = containers.map { "\($0)" }.joined(separator: ", ")
    return held.map { "\(lists), holding \(elementName(of: $0))" } ?? lists
  }
}

extension ReorderingContainer: CustomStringConvertible {
  /// The elements, such as `[a, b]`.
  public var description: String {
    "[\(items.map { elementName(of: $0) }.joined(separator: ", "))]"
  }
}
