/// One property of one view.
package struct Slot: Sendable, Hashable {
  let target: Int
  let property: ViewProperty

  /// Whether it comes before another one in a frame.
  func precedes(_ other: Slot) -> Bool {
    if target != other.target { return target < other.target }
    if property.kind != other.property.kind { return property.index < other.property.index }
    return property.isCustom && property.precedes(other.property)
  }
}
