// Contributions to different properties that move or resize one view against each other.
extension Merger {
  /// A conflict for each view that contributions to different properties move, and one for each that they resize, in opposite
  /// directions. It is a warning if nothing is left of that at both ends, and else a note.
  ///
  /// - Parameter size: the size of a view at rest, by its index.
  func opposingConflicts(size: (Int) -> Size) -> [MergeConflict] {
    var conflicts: [MergeConflict] = []
    var first = 0
    while first < properties.count {
      let target = properties[first].target
      var end = first + 1
      while end < properties.count, properties[end].target == target { end += 1 }
      let own = properties[first..<end].filter { Part.properties.contains($0.property) }
      if own.count > 1 {
        let parts = own.map { Part($0, in: self, size: size(target)) }
        for isSize in [false, true] {
          if let conflict = conflict(parts, isSize: isSize) { conflicts.append(conflict) }
        }
      }
      first = end
    }
    return conflicts
  }

  /// What a property does to the middle and the size of its view, at the start and at the end.
  private struct Part {
    static let properties: [ViewProperty] = [.frame, .translation, .layoutScale, .scale]

    let merged: MergedProperty
    /// How far it moves the middle, in points.
    private(set) var moves: [SIMD2<Double>] = []
    /// The factors on the size.
    private(set) var factors: [SIMD2<Double>] = []

    init(_ merged: MergedProperty, in merger: Merger, size: Size) {
      self.merged = merged
      let stages: [(PropertySegment) -> SIMD4<Double>] = [{ $0.start }, { $0.end }]
      for stage in stages {
        let value = compose(merged.segments, of: merged.property) { stage(merger.segments[$0]) }
        var (move, factor) = (SIMD2<Double>.zero, SIMD2<Double>(repeating: 1))
        switch merged.property {
        case .frame:
          move = SIMD2(value.x + value.z / 2, value.y + value.w / 2)
          if size.width > 0 { factor.x += value.z / size.width }
          if size.height > 0 { factor.y += value.w / size.height }
        case .translation: move = SIMD2(value.x, value.y)
        default: factor = SIMD2(value.x, value.y)
        }
        moves.append(move)
        factors.append(factor)
      }
    }

    /// For each stage and axis how far it is from rest.
    func distances(isSize: Bool) -> [Double] {
      let values = isSize ? factors.map { $0 - 1 } : moves
      return values.flatMap { [$0.x, $0.y] }
    }
  }

  private func conflict(_ parts: [Part], isSize: Bool) -> MergeConflict? {
    let distances = parts.map { $0.distances(isSize: isSize) }
    // What rounding leaves of a move does not oppose anything.
    let tolerance = 1e-9 * distances.joined().reduce(1) { max($0, abs($1)) }
    let opposed = (0..<4).filter { lane in
      distances.contains { $0[lane] > tolerance } && distances.contains { $0[lane] < -tolerance }
    }
    guard !opposed.isEmpty else { return nil }
    let cancels = (0..<4).allSatisfy { lane in
      let total =
        isSize
        ? distances.reduce(1) { $0 * (1 + $1[lane]) } - 1
        : distances.reduce(0) { $0 + $1[lane] }
      return abs(total) <= tolerance
    }
    let involved = parts.indices.filter { part in
      opposed.contains { abs(distances[part][$0]) > tolerance }
    }
    let indices = involved.flatMap { part -> [Int] in
      let merged = parts[part].merged
      let kept = segments[merged.segments].compactMap { $0.contribution }
      return kept.isEmpty ? Array(merged.written) : kept
    }.sorted { (written[$0].origin, $0) < (written[$1].origin, $1) }
    return MergeConflict(
      view: provenanceTable.targets[parts[0].merged.target].id,
      property: isSize ? .scale : .translation,
      contributions: indices.map {
        Contribution(written: written[$0], provenanceTable: provenanceTable)
      },
      rule: .compose, runEnd: duration, lost: [], cancels: cancels,
      severity: cancels ? .warning : .note)
  }
}
