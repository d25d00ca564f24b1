import TransitionKit

/// The views that a document for readers shows one by one: only some of many pieces, as the others are similar.
package struct PieceSelection {
  /// The pieces of one view that are left out.
  struct HiddenPieces {
    /// The view whose pieces, and pieces of pieces, are left out.
    let view: ViewID
    let pieces: [ViewID]

    /// The number of pieces, in words.
    var count: String {
      "\(pieces.count) more piece\(pieces.count == 1 ? "" : "s") of \(view.label)"
    }
  }

  /// The views that are shown, each followed by its pieces.
  package private(set) var views: [ViewID] = []

  private(set) var hidden: [HiddenPieces] = []

  package init(_ timeline: Timeline) {
    var pieces: [Int: [Int]] = [:]
    let targets = timeline.targets
    for (index, target) in targets.enumerated() {
      if let parent = target.parent { pieces[parent, default: []].append(index) }
    }
    for (root, target) in targets.enumerated() where target.parent == nil {
      var hidden: [ViewID] = []
      func visit(_ view: Int, isShown: Bool, isRoot: Bool, _ selection: inout PieceSelection) {
        if isShown {
          selection.views.append(targets[view].id)
        } else {
          hidden.append(targets[view].id)
        }
        let all = pieces[view] ?? []
        // The first, the middle and the last one of a view, and one of each piece of it.
        let chosen = isRoot ? [0, all.count / 2, all.count - 1] : [0]
        for (number, piece) in all.enumerated() {
          visit(
            piece, isShown: isShown && chosen.contains(number), isRoot: false, &selection)
        }
      }
      visit(root, isShown: true, isRoot: true, &self)
      if !hidden.isEmpty { self.hidden.append(HiddenPieces(view: target.id, pieces: hidden)) }
    }
  }
}

extension ViewID {
  /// The view that a piece, or a piece of a piece, belongs to.
  package var root: ViewID {
    if case .piece(let view, _) = self { return view.root }
    return self
  }

  /// Whether the view is no piece.
  package var isWhole: Bool { self == root }
}
