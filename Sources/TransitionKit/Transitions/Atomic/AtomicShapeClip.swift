extension AtomicTransition {
  /// Uncovers the view from a shape on insertion, and clips it to the shape on removal.
  ///
  /// `.clip(to: .circle(at: .center, radius: 0), restingAt: .circle(at: .center, radius: 1))` opens a circle.
  ///
  /// From the rectangle of the view to another rectangle it is the same as ``clip(top:leading:bottom:trailing:fileID:line:)``, and to
  /// round corners the same as ``clipRadius(_:fileID:line:)``: like these it is added to others. Clips to other shapes intersect.
  ///
  /// - Parameters:
  ///   - shape: the shape while the view is away.
  ///   - rest: the shape when the view is there. It should cover the view, or what it clips appears at the end.
  public static func clip(
    to shape: ClipShape, restingAt rest: ClipShape = .rectangle, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> AtomicTransition {
    let name =
      rest == .rectangle
      ? "clip(to: \(shape))" : "clip(to: \(shape), restingAt: \(rest))"
    return AtomicTransition(name, fileID, line) { view, operation, _ in
      view[away: operation].clip(to: shape, restingAt: rest)
    }
  }
}
