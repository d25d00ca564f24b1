/// Two transitions of which one interrupted the other, to be read as conflicts when anyone asks.
struct Interruption: Sendable {
  private let older: PreparedTransition
  private let newer: PreparedTransition
  /// The pages of both, in the order of their views that are no pieces.
  private let olderPages: [Page]
  private let newerPages: [Page]

  init(
    _ older: (transition: PreparedTransition, pages: [Page]),
    by newer: (transition: PreparedTransition, pages: [Page])
  ) {
    (self.older, self.newer) = (older.transition, newer.transition)
    (olderPages, newerPages) = (older.pages, newer.pages)
  }

  /// What both transitions move, and what jumps: the perspective, and whether a view has a back.
  var conflicts: [MergeConflict] {
    let new = newer.compiled.merger
    return new.provenanceTable.targets.flatMap { target -> [MergeConflict] in
      guard let olderView = olderView(target.id) else { return [] }
      return older.compiled.merger.properties(of: olderView)
        .union(new.properties(of: target.id))
        .compactMap { conflict(of: target.id, olderView, $0) }
    }
  }

  private func conflict(
    of view: ViewID, _ olderView: ViewID, _ property: ViewProperty
  ) -> MergeConflict? {
    let (old, new) = (older.compiled.merger, newer.compiled.merger)
    let before = old.property(property, of: olderView)
    let after = new.property(property, of: view)
    if property.isAnimatable {
      guard before != nil, after != nil else { return nil }
    } else {
      guard property == .perspective || property == .doubleSided,
        older.compiled[olderView].initial[property] != newer.compiled[view].initial[property]
      else { return nil }
    }
    return MergeConflict(
      view: view, property: property,
      contributions: (before.map { old.contributions(in: $0.written) } ?? [])
        + (after.map { new.contributions(in: $0.written) } ?? []),
      rule: .compose, runEnd: after.map { new.end(of: $0) } ?? 0, isInterruption: true, lost: [],
      cancels: false, severity: .note)
  }

  /// The view of the older transition that a view of the newer one is.
  private func olderView(_ view: ViewID) -> ViewID? {
    if case .piece(let parent, let index) = view {
      return olderView(parent).map { .piece(of: $0, index) }
    }
    let (old, new) = (older.timeline.layout, newer.timeline.layout)
    guard let index = new.roots.firstIndex(where: { new.targets[$0].id == view }),
      let known = olderPages.firstIndex(where: { $0.number == newerPages[index].number })
    else { return nil }
    return old.targets[old.roots[known]].id
  }
}

extension Merger {
  /// When the contributions to a property have all ended.
  fileprivate func end(of merged: MergedProperty) -> Double {
    merged.written.reduce(0) { max($0, end(of: $1)) }
  }

  fileprivate func property(_ property: ViewProperty, of view: ViewID) -> MergedProperty? {
    properties.first {
      $0.property == property && provenanceTable.targets[$0.target].id == view
    }
  }

  fileprivate func properties(of view: ViewID) -> PropertySet {
    var set = PropertySet()
    for merged in properties where provenanceTable.targets[merged.target].id == view {
      set.insert(merged.property)
    }
    return set
  }
}
