extension AtomicTransition {
  /// Scales the view from 0 on insertion, and to 0 on removal, about its centre.
  public static let scale = scale(0)

  /// Scales the view from a factor on insertion, and back to it on removal, about its centre.
  public static func scale(_ factor: Double, fileID: StaticString = #fileID, line: UInt = #line)
    -> AtomicTransition
  {
    AtomicTransition(factor == 0 ? "scale" : "scale(\(number: factor))", fileID, line) {
      view, operation, _ in
      view[away: operation].scale = Scale(factor)
    }
  }

  /// Scales the view from a factor on insertion, and back to it on removal, about a point of the view.
  public static func scale(
    _ factor: Double, anchor: UnitPoint, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    AtomicTransition("scale(\(number: factor), anchor: \(anchor))", fileID, line) {
      view, operation, _ in
      view[away: operation].scale = Scale(factor)
      view.initial.anchor = anchor
    }
  }

  /// Scales the view from two factors on insertion, and back to them on removal, about its centre.
  public static func scale(x: Double, y: Double, fileID: StaticString = #fileID, line: UInt = #line)
    -> AtomicTransition
  {
    AtomicTransition("scale(x: \(number: x), y: \(number: y))", fileID, line) {
      view, operation, _ in
      view[away: operation].scale = Scale(x: x, y: y)
    }
  }
}
