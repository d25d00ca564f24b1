import TransitionKit

/// Elements in order, which one element of a scene shows.
public struct ReorderingContainer<ID: Hashable & Sendable>: Sendable, Hashable {
  /// The element that shows them; nil for the whole scene.
  public var id: ID?

  /// The ids of the elements, in order. Those that the scene does not have, as they are scrolled out of view, have no place.
  public var items: [ID]

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - items: the ids of its elements, in order.
  ///   - id: the element that shows them; nil for the whole scene.
  public init(_ items: [ID], in id: ID? = nil) { (self.items, self.id) = (items, id) }
}

extension ReorderingContainer: CustomStringConvertible {
  /// The elements, such as `[a, b]`.
  public var description: String {
    "[\(items.map { elementName(of: $0) }.joined(separator: ", "))]"
  }
}

extension Array {
  /// Where each element of some containers is: one that is there twice, where it is first.
  func places<ID>() -> [ID: Reordering<ID>.Place] where Element == ReorderingContainer<ID> {
    var places: [ID: Reordering<ID>.Place] = [:]
    for (number, container) in enumerated() {
      for (index, id) in container.items.enumerated() where places[id] == nil {
        places[id] = Reordering.Place(container: number, index: index)
      }
    }
    return places
  }
}
