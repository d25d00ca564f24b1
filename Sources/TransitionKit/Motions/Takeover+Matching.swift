extension Takeover {
  /// Finds for each view of a transition the view of a table that it is.
  mutating func match(
    _ compiled: CompiledTransition, _ matching: ViewMatching?, with table: MotionTable,
    at age: Double
  ) {
    let layout = compiled.timeline.layout
    matched.refill(-1, count: layout.targets.count)
    // It is asked for only if needed, as that copies what the transitions were compiled to.
    let automatic =
      matching == nil
      ? ViewMatching.automatic(from: table.changes[0].prepared.compiled, to: compiled) : nil
    for root in layout.roots {
      let id = layout.targets[root].id
      func present(_ older: ViewID?) -> Int? {
        older.flatMap { table.layout.index(of: $0) }
          .flatMap { table.isPresent($0, at: age) ? $0 : nil }
      }
      let identity = compiled.identity(of: id)
      if let matching {
        matched[root] = present(matching.older[id]) ?? -1
      } else if let identity, let view = table.view(of: identity, at: age) {
        matched[root] = view
      } else if let view = present(automatic?.older[id]),
        identity == nil || table.page(at: view)?.identity == nil
      {
        // A page that is known by another identity is another page.
        matched[root] = view
      }
    }
    matchPieces(of: layout, with: table.layout)
  }

  /// Matches views with those of an earlier table, by the pages that they were matched with.
  mutating func matchPages(
    of table: MotionTable, with earlier: MotionTable, for layout: FrameLayout
  ) {
    for index in matched.indices where matched[index] >= 0 {
      let page = table.page(at: matched[index])
      matched[index] = page.flatMap { earlier.view(ofPage: $0.number) } ?? -1
    }
    matchPieces(of: layout, with: earlier.layout)
  }

  /// Pieces are matched by their places in views that are.
  private mutating func matchPieces(of layout: FrameLayout, with older: FrameLayout) {
    guard layout.roots.count < layout.targets.count else { return }
    // A piece comes after the view that it is a piece of.
    for parent in layout.pieces.keys.sorted() {
      guard let pieces = layout.pieces[parent], matched[parent] >= 0,
        let known = older.pieces[matched[parent]]
      else { continue }
      for (index, olderIndex) in zip(pieces, known)
      where layout.targets[index].region == older.targets[olderIndex].region {
        matched[index] = olderIndex
      }
    }
  }
}

extension MotionTable {
  /// The view on screen of a page with an identity; of several the one that came last.
  fileprivate func view(of identity: ViewIdentity, at age: Double) -> Int? {
    layout.roots.last { page(at: $0)?.identity == identity && isPresent($0, at: age) }
  }
}
