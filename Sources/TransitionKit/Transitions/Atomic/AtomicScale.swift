extension AtomicTransition {
  /// Scales the view from 0 on insertion, and to 0 on removal, about its centre.
  public static let scale = scale(0)

  /// Scales the view from a factor on insertion, and back to it on removal, about its centre.
  ///
  /// - Parameter factor: the factor on the width and the height while the view is away; 1 is its natural size.
  public static func scale(_ factor: Double, fileID: StaticString = #fileID, line: UInt = #line)
    -> AtomicTransition
  {
    AtomicTransition(factor == 0 ? "scale" : "scale(\(number: factor))", fileID, line) {
      view, operation, _ in
      view[away: operation].scale = Scale(factor)
    }
  }

  /// Scales the view from a factor on insertion, and back to it on removal, about a point of the view.
  ///
  /// - Parameters:
  ///   - factor: the factor on the width and the height while the view is away; 1 is its natural size.
  ///   - anchor: the point that stays where it is, in fractions of the view's size from its top left corner.
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
  ///
  /// - Parameters:
  ///   - x: the factor on the width while the view is away; 1 is its natural width.
  ///   - y: the factor on the height while the view is away; 1 is its natural height.
  public static func scale(x: Double, y: Double, fileID: StaticString = #fileID, line: UInt = #line)
    -> AtomicTransition
  {
    AtomicTransition("scale(x: \(number: x), y: \(number: y))", fileID, line) {
      view, operation, _ in
      view[away: operation].scale = Scale(x: x, y: y)
    }
  }
}
