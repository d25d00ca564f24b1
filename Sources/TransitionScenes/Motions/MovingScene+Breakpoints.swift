import TransitionKit

extension MovingScene {
  /// Whether code makes up what is shown from now on, so that this may jump or bend at any time.
  var hasCode: Bool {
    motions.curves.hasCode(after: age) || effects.list.contains { $0.timeline.hasCode }
      || effects.interrupted.contains { $0.table.hasCode(after: age) }
      || pages.tables.contains { $0.hasCode(after: age) }
      || structure.order.contains { structure.elements[$0].modifier != nil }
  }
}
