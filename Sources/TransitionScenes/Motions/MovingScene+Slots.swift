import TransitionKit

extension MovingScene {
  /// The frame of an element in the scene when nothing moves.
  func restingRect(of element: ElementIndex) -> Rect {
    var rect = Rect(lanes: modelValue(of: element))
    for ancestor in structure.ancestors(of: element) {
      let outer = modelValue(of: ancestor)
      rect.origin = Point(x: rect.origin.x + outer.x, y: rect.origin.y + outer.y)
    }
    return rect
  }

  /// Where an element is in its parent when nothing moves. It is inlined because a call of it would copy the whole state.
  @inline(__always)
  func modelValue(of element: ElementIndex) -> SIMD4<Double> {
    motions[structure.elements[element.offset].frame]
  }
}
