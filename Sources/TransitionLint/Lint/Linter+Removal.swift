import TransitionKit
import TransitionScenes

// Removed views that are still seen when they disappear.
extension Linter {
  /// Looks at what is seen of removed views at the end.
  ///
  /// - Parameters:
  ///   - isEmpty: whether the transition does nothing in any direction, which is meant.
  ///   - isPart: whether it is one primitive alone, a part of a transition that does what it says: a note is enough.
  mutating func findVisibleRemovals(isEmpty: Bool, isPart: Bool) {
    guard visible.screen != nil, !isEmpty else { return }
    let order = drawingOrder(at: duration)
    for target in timeline.targets
    where target.parent == nil && target.operation == .removal && !isInRemoved(target.id) {
      let parts = visible.parts(of: target.id)
      let front = order.firstIndex(of: target.id).map { Set(order[($0 + 1)...]) } ?? []
      let covers = visible.drawn.filter {
        front.contains(views.views[$0].id.whole) && !isAncestor(target.id, of: $0)
      }
      let left = parts.filter { index in
        visible.isVisible(index, at: duration)
          && visible.uncoveredArea(of: index, at: duration, behind: covers) > least(index)
      }
      guard let first = left.first else { continue }
      let area = left.reduce(0) {
        $0 + visible.uncoveredArea(of: $1, at: duration, behind: covers)
      }
      guard moves(target.id) else {
        add(
          .removalDoesNothing, isPart ? .note : .warning, target.id, nil, 0...duration, size: area,
          "pt²",
          "stays as it is until it disappears",
          "Give the removal a transition, such as .opacity, or let the other view cover it.")
        continue
      }
      let opacity = visible.opacity(of: first, at: duration)
      add(
        .removalEndsVisible, isPart ? .note : .warning, target.id, nil, duration...duration,
        size: area, "pt²",
        """
        is still seen when it disappears: \(readable(area)) pt² with an opacity of \
        \(readable(opacity))
        """,
        "Fade it out as well, move it out of the container, or let the other view cover it.")
    }
  }

  /// A rest of a view that is too small to be seen, in points squared.
  private func least(_ index: Int) -> Double {
    min(1, 1e-3 * views.views[index].frame.width * views.views[index].frame.height)
  }

  /// Whether a view is in one that is removed, too, and goes with it.
  private func isInRemoved(_ view: ViewID) -> Bool {
    guard let parent = views.index(of: view).flatMap({ views.views[$0].parent }) else {
      return false
    }
    return timeline.targets[parent].operation == .removal
  }

  private func isAncestor(_ view: ViewID, of index: Int) -> Bool {
    var next = views.views[index].parent
    while let parent = next {
      if views.views[parent].id == view { return true }
      next = views.views[parent].parent
    }
    return false
  }

  /// The whole views from back to front at a time.
  func drawingOrder(at time: Double) -> [ViewID] {
    motion.placements.isEmpty
      ? timeline.frame(at: time).drawingOrder : motion.placements.map { $0.view }
  }
}
