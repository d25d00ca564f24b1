import TransitionKit

/// The pages of a run and their pieces, as views of one timeline.
struct RecordedParts {
  /// The pages, and then their pieces, all pieces of a view in a row.
  private(set) var parts: [RunSample.Part] = []
  private(set) var regions: [RunSample.Part: Rect] = [:]

  /// Every property that is written of each part.
  private(set) var channels: [RecordedCurves.Channel] = []

  /// What is left out, a sentence each.
  private(set) var omissions: [String] = []

  private let roots: [ViewID]

  /// - Parameters:
  ///   - samples: all samples of the run.
  ///   - roots: the views of the first transition.
  init(_ samples: [RunSample], roots: [ViewID]) {
    self.roots = roots
    let pages = Set(samples.flatMap { $0.order }).union(roots.indices).sorted()
    parts = pages.map { RunSample.Part(page: $0) }
    for page in pages {
      let slicings = samples.filter { $0.order.contains(page) }.map { sample in
        sample.regions.filter { $0.key.page == page }
      }
      let slicing = slicings.first ?? [:]
      if slicings.allSatisfy({ $0 == slicing }) {
        regions.merge(slicing) { $1 }
      } else {
        omissions.append("the pieces of \(view(of: page)), which it does not always have")
      }
    }
    // Level by level, so that the pieces of each view follow each other.
    let pieces = regions.keys.sorted {
      ($0.pieces.count, $0.page) == ($1.pieces.count, $1.page)
        ? $0.pieces.lexicographicallyPrecedes($1.pieces)
        : ($0.pieces.count, $0.page) < ($1.pieces.count, $1.page)
    }
    parts += pieces
    for part in parts {
      var written = PropertySet()
      for sample in samples {
        for property in sample.states[part]?.written ?? PropertySet() { written.insert(property) }
      }
      let isPage = part.pieces.isEmpty
      if isPage, samples.contains(where: { !$0.order.contains(part.page) }) {
        written.insert(.opacity)
      }
      // The order of pages is the drawing order of the timeline.
      channels += written.filter { !isPage || $0 != .zPosition }
        .map { RecordedCurves.Channel(part: part, property: $0) }
    }
  }

  private func view(of page: Int) -> ViewID { Self.view(of: page, roots: roots) }

  /// The name of a page.
  static func view(of page: Int, roots: [ViewID]) -> ViewID {
    guard page >= roots.count else { return roots[page] }
    return (roots.count...page).reduce(roots.last ?? .view) { view, _ in .interrupted(view) }
  }

  /// The name of a part.
  func view(of part: RunSample.Part) -> ViewID {
    part.pieces.reduce(view(of: part.page)) { .piece(of: $0, $1) }
  }

  /// A sentence for each page that comes during the run.
  func names(of pages: [RunSampler.NewPage], since start: Double) -> [String] {
    pages.enumerated().compactMap { index, page in
      guard parts.contains(RunSample.Part(page: roots.count + index)) else { return nil }
      return """
        the role of \(view(of: roots.count + index)), which comes as \(page.role) at \
        \(decimal(page.time - start)) s
        """
    }
  }
}
