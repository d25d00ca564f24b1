import TransitionKit

extension SceneFrame {
  /// Returns where an element is seen in the scene: the smallest upright rectangle around it at the time of the frame, with all that
  /// moves it and everything around it. It is nil if the element is not on screen.
  ///
  /// What clips or hides the element does not count. For a matrix, such as that of a rotated element, see ``drawList``.
  ///
  /// - Parameter id: the id of the element.
  /// - Complexity: O(*n*) in the elements on screen.
  public func rect(of id: ID) -> Rect? {
    guard self[id] != nil, let item = drawList.items.first(where: { $0.id == id }) else {
      return nil
    }
    let frame = item.drawing.layoutFrame
    let (right, bottom) = (frame.origin.x + frame.width, frame.origin.y + frame.height)
    var (least, greatest) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
    for x in [frame.origin.x, right] {
      for y in [frame.origin.y, bottom] {
        let corner = item.drawing.matrix.apply(to: Point(x: x, y: y))
        least = pointwiseMin(least, SIMD2(corner.x, corner.y))
        greatest = pointwiseMax(greatest, SIMD2(corner.x, corner.y))
      }
    }
    return Rect(
      x: least.x, y: least.y, width: greatest.x - least.x, height: greatest.y - least.y)
  }
}
