import TransitionKit

// Inserted views that are seen at once when they appear, and pages between which the background is seen.
extension Linter {
  /// Looks at what is seen of inserted views at the start.
  ///
  /// - Parameter isPart: whether it is one primitive alone, a part of a transition that does what it says: nothing is said.
  mutating func findVisibleInsertions(isPart: Bool) {
    guard visible.screen != nil, duration > 0, !isPart else { return }
    let order = drawingOrder(at: 0)
    for target in timeline.targets
    where target.parent == nil && operation(of: target) == .insertion && moves(target.id)
      && !motion.staying.contains(target.id) && !motion.oldContents.contains(target.id)
    {
      guard let whole = views.index(of: target.id), views.views[whole].parent == nil else {
        continue
      }
      let front = order.firstIndex(of: target.id).map { Set(order[($0 + 1)...]) } ?? []
      let covers = visible.drawn.filter { front.contains(views.views[$0].id.whole) }
      let seen = visible.parts(of: target.id).filter { index in
        visible.isVisible(index, at: 0) && visible.opacity(of: index, at: 0) > 0.5
      }
      let area = seen.reduce(0) {
        $0 + visible.uncoveredArea(of: $1, at: 0, behind: covers)
      }
      guard let first = seen.first, area > leastArea(of: first) else { continue }
      add(
        .jumpAtStart, .note, target.id, nil, 0...0, size: area, "pt²",
        """
        is seen at once when it appears: \(readable(area)) pt² with an opacity of \
        \(readable(visible.opacity(of: first, at: 0)))
        """,
        "Fade it in as well, let it come from outside of the container, or start behind another view."
      )
    }
  }

  /// The part of a view that has to be seen at once, in points squared: a tenth of it, as a rim may look out.
  private func leastArea(of index: Int) -> Double {
    0.1 * views.views[index].frame.width * views.views[index].frame.height
  }

  /// Looks for opaque pages that shrink or part, so that the background is seen although they cover it at both ends.
  ///
  /// What fades or rotates shows the background by design.
  mutating func findUncoveredPages() {
    let isPromised = rules.promises.contains { contract in
      if case .covers = contract.requirement { return true }
      return false
    }
    let pages = timeline.targets.filter { $0.parent == nil }
    guard !isPromised, duration > 0, pages.count == 2, motion.placements.isEmpty else { return }
    let (visible, views) = (visible, views)
    let rect = Rect(size: motion.container.frame.size)
    let hasDesign = timeline.tracks.contains { track in
      (track.property == .opacity || track.property == .rotation || track.property == .clip)
        && track.segments.contains { $0.moves }
    }
    guard !hasDesign, !views.views.contains(where: { $0.hasPieces }) else { return }
    func area(_ time: Double) -> Double {
      visible.uncoveredArea(in: rect, opacity: 1, at: time)
    }
    let least = 0.01 * rect.width * rect.height
    let times = times(until: duration)
    guard area(0) < least, area(duration) < least,
      let first = times.first(where: { area($0) > least }),
      let last = times.last(where: { area($0) > least }), last - first > 0.05
    else { return }
    let largest = times.reduce(0) { max($0, area($1)) }
    add(
      .uncoveredContainer, .note, nil, nil, first...last, size: largest, "pt²",
      """
      shows the background from \(readable(first)) to \(readable(last)) s, \(readable(largest)) pt² at most
      """,
      "Let one view stay in place below, let both move side by side with the same timing, or scale up what moves.",
      from: [])
  }
}
