import TransitionKit

extension ClipShape {
  /// The corners on the way from another shape to this one.
  func outline(in rect: Rect, from rest: ClipShape, at amount: Double) -> [Point] {
    guard var clip = ViewProperty.clip(to: self, restingAt: rest).shapeClip else { return [] }
    clip.amount = amount
    return clip.outline(in: rect)
  }
}
