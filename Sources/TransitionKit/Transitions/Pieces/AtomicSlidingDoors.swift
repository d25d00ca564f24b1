extension AtomicTransition {
  /// Two doors side by side that close on insertion, and open on removal.
  public static let slidingDoors = slidingDoors()

  /// Two halves that slide together, and apart again on removal.
  ///
  /// - Parameter axis: the direction in which the halves move.
  public static func slidingDoors(
    axis: Axis = .horizontal, fileID: StaticString = #fileID, line: UInt = #line
  ) -> AtomicTransition {
    pieces(.halves(axis: axis), fileID: fileID, line: line) { piece in
      let direction = piece.index == 0 ? -1.0 : 1.0
      return AtomicTransition("slidingDoors(axis: .\(axis))", fileID, line) {
        view, operation, container in
        var away = Translation.zero
        switch axis {
        case .horizontal: away.dx = direction * container.viewFrame.width
        case .vertical: away.dy = direction * container.viewFrame.height
        }
        switch operation {
        case .insertion: view.initial.translation = away
        case .removal: view.animation.translation = away
        }
      }
    }
  }
}
