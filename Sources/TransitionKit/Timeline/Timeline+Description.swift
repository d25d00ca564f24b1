extension Timeline: CustomStringConvertible {
  /// The duration, and a table of the stages: a line for each property of each view, of the first 24.
  ///
  /// ```
  /// 0.35 s, origin and destination
  /// origin       translation  (0, 0, 0)    (-390, 0, 0)  (0, 0, 0)  easeInOut(0.35 s)
  /// destination  translation  (390, 0, 0)  (0, 0, 0)     (0, 0, 0)  easeInOut(0.35 s)
  /// ```
  public var description: String {
    let mostRows = 24
    let (initial, animation) = (frame(at: 0), frame(at: duration))
    let completion = frame(at: duration.nextUp)
    let rows = tracks.prefix(mostRows).map { track -> [String] in
      let view = track.view
      return [view.description, track.property.name]
        + [initial, animation, completion].map { $0[view][track.property].description }
        + [timingText(of: track)]
    }
    var text = heading
    for line in aligned(
      [["view", "property", "initial", "animation", "completion", "timing"]] + rows)
    where !rows.isEmpty { text += "\n" + line }
    if tracks.count > mostRows { text += "\nand \(tracks.count - mostRows) more" }
    return text
  }

  private var heading: String {
    let roots = layout.targets.filter { $0.parent == nil }.map { $0.id.description }
    let pieces = layout.targets.count - roots.count
    var text = "\(number: duration) s, \(roots.joined(separator: " and "))"
    if pieces > 0 { text += ", \(pieces) piece\(pieces == 1 ? "" : "s")" }
    if tracks.isEmpty { text += ", nothing is written" }
    return isReversed ? text + ", reversed" : text
  }

  /// The timings of the operands of a track, each once.
  private func timingText(of track: Timeline.Track) -> String {
    var texts: [String] = []
    for segment in track.segments {
      let text = segment.moves ? timings[segment.timing].description : "constant"
      if !texts.contains(text) { texts.append(text) }
    }
    let more = texts.count > 3 ? ["\(texts.count - 3) more"] : []
    return (texts.prefix(3) + more).joined(separator: "; ")
  }
}

/// The rows as lines, with cells as wide as the widest of their column.
private func aligned(_ rows: [[String]]) -> [String] {
  let widths = (rows.first ?? []).indices.map { column in
    rows.map { $0[column].count }.max() ?? 0
  }
  return rows.map { row in
    var line = ""
    for (column, cell) in row.enumerated() {
      line += cell
      if column < row.count - 1 {
        line += String(repeating: " ", count: widths[column] - cell.count + 2)
      }
    }
    return line
  }
}

extension CompiledTransition: CustomStringConvertible {
  /// The operation and the container, the table of the timeline, and how much was found.
  public var description: String {
    let operation =
      navigation.map { $0 == .push ? "push" : "pop" }
      ?? (timeline.layout.targets.first?.operation == .removal ? "removal" : "insertion")
    return """
      \(operation) in \(container): \(count(conflicts.map { $0.severity }, of: "conflict")), \
      \(count(diagnostics.map { $0.severity }, of: "diagnostic"))
      \(timeline)
      """
  }

  private func count(_ severities: [Diagnostic.Severity], of noun: String) -> String {
    let warnings = severities.filter { $0 == .warning }.count
    let text =
      severities.isEmpty
      ? "no \(noun)s" : "\(severities.count) \(noun)\(severities.count == 1 ? "" : "s")"
    return warnings == 0 ? text : "\(text) (\(warnings) warning\(warnings == 1 ? "" : "s"))"
  }
}

extension Timeline.Frame: CustomStringConvertible {
  /// The time, and a line for each view that is present, from back to front; of pieces their number.
  public var description: String {
    var text = "\(number: time) s"
    for view in drawingOrder {
      text += "\n\(view): \(self[view])"
      let count = pieces(of: view).count
      if count > 0 { text += ", \(count) piece\(count == 1 ? "" : "s")" }
    }
    return text
  }
}

extension Timeline.Track: CustomStringConvertible {
  /// The view, the property, and its segments.
  public var description: String {
    "\(view).\(property): \(segments.prefix(3).map { "\($0)" }.joined(separator: "; "))"
      + (segments.count > 3 ? "; \(segments.count - 3) more" : "")
  }
}

extension Explanation.Operand: CustomStringConvertible {
  /// The value, the progress and the timing, and who wrote it.
  public var description: String {
    let source = contribution?.path ?? "the merge policy"
    let text = "\(value) at \(number: progress * 100) % of \(timing), from \(source)"
    return counts ? text : text + " (not at this time)"
  }
}
