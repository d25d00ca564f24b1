extension NavigationTransition {
  /// Puts the pushed view in front of the origin. A pop takes it away again.
  ///
  /// - Parameters:
  ///   - front: what the view in front does when it comes and when it leaves.
  ///   - back: what the view behind it does meanwhile.
  package static func covering(
    front: AtomicTransition, back: AtomicTransition
  ) -> NavigationTransition {
    asymmetric(
      push: .asymmetric(insertion: front, removal: back),
      pop: .asymmetric(insertion: back, removal: front))
  }

  /// Takes the origin away from in front of the pushed view. A pop puts the destination in front of the origin.
  static func uncovering(
    front: AtomicTransition, back: AtomicTransition, _ fileID: StaticString, _ line: UInt
  ) -> NavigationTransition {
    let front = front.combined(with: .zPosition(1, fileID: fileID, line: line))
    return asymmetric(
      push: .asymmetric(insertion: back, removal: front),
      pop: .asymmetric(insertion: front, removal: back))
  }
}

extension AtomicTransition {
  /// What a page does that comes from an edge over another one: it moves, and its shadow fades.
  ///
  /// Source: Hero 1.6 (`DefaultAnimationPreprocessor`) has a shadow with an opacity of 0.5 and a radius of
  /// 5 points, which vanishes when the transition ends. Here it fades, so that the page ends at rest.
  static func pageInFront(edge: Edge, _ fileID: StaticString, _ line: UInt) -> AtomicTransition {
    [
      .move(edge: edge, fileID: fileID, line: line),
      .shadow(opacity: 0.5, radius: 5, fileID: fileID, line: line),
    ]
  }

  /// Dims a page that another one covers. Source: Hero 1.6 dims it with black at an opacity of 0.1.
  static func dimmedBehind(_ fileID: StaticString, _ line: UInt) -> AtomicTransition {
    overlay(.black.opacity(0.1), fileID: fileID, line: line)
  }

  /// What a page does behind one that comes from an edge: it moves on by a third of the distance, dimmed.
  ///
  /// Source: Hero 1.6 moves it by a third of the size of the container.
  static func pageBehind(edge: Edge, _ fileID: StaticString, _ line: UInt) -> AtomicTransition {
    [
      .move(edge: edge.opposite, fraction: 1.0 / 3, fileID: fileID, line: line),
      dimmedBehind(fileID, line),
    ]
  }

  /// What a page does behind one that comes like a sheet of paper: it shrinks, dimmed.
  ///
  /// Source: Hero 1.6 scales it to 0.7.
  static func shrunkBehind(_ fileID: StaticString, _ line: UInt) -> AtomicTransition {
    [.scale(0.7, fileID: fileID, line: line), dimmedBehind(fileID, line)]
  }
}
