import TransitionTesting

/// Writes a review as Markdown.
struct ReviewWriter {
  private let source: ReviewText
  private let selection: ReviewSelection?
  private var lines: [String] = []

  /// The most characters of a sentence and of a name in a part of a review; the whole review has all of them.
  private static let sentenceLimit = 600
  private static let nameLimit = 200

  /// - Parameter selection: what is said; nil for everything.
  init(_ source: ReviewText, selection: ReviewSelection?) {
    self.source = source
    self.selection = selection
    writeHeader()
    writeList("Goldens that cannot be read") { kind in
      guard case .unreadable(let reason) = kind else { return nil }
      return (": ", reason)
    }
    writeDifferences("Changes that a viewer notices", areNoticeable: true)
    writeList("New goldens") { kind in
      guard case .added = kind else { return nil }
      return ("", "")
    }
    writeList("Goldens that are gone") { kind in
      guard case .removed = kind else { return nil }
      return ("", "")
    }
    writeList("Goldens that have moved") { kind in
      guard case .moved(let path) = kind else { return nil }
      return (", which was ", path)
    }
    writeDifferences("Changes that are hardly noticeable", areNoticeable: false)
  }

  var text: String { lines.joined(separator: "\n") + "\n" }

  private mutating func writeHeader() {
    let review = source.review
    lines += ["# Review of motion", ""]
    lines += ["\(name(review.names.old)) → \(name(review.names.new)): \(review.summary)."]
    guard let selection else { return }
    let link = "[\(ReviewText.fullName)](\(source.linkPrefix)\(ReviewText.fullName))"
    let full = source.showsImages ? link : ReviewText.fullName.markdownCode()
    lines += [
      "",
      "What a viewer feels least is left out here: \(selection.omittedCount) changes, and with them "
        + "\(goldens(selection.omittedChangeCount)) as a whole. The whole review is \(full).",
    ]
  }

  /// Writes a list of goldens to which one thing happened.
  ///
  /// - Parameter rest: what is said behind the path, in words and in the words of others; nil to leave the golden out.
  private mutating func writeList(
    _ heading: String, _ rest: (GoldenChange.Kind) -> (words: String, quotation: String)?
  ) {
    var entries: [String] = []
    for (index, change) in source.review.changes.enumerated() {
      guard isSaid(index), let rest = rest(change.kind) else { continue }
      let strips = source.strips[index]
      let quotation = rest.quotation.isEmpty ? "" : sentence(rest.quotation)
      entries.append("- \(name(change.path))\(rest.words)\(quotation)" + link(to: strips.newPath))
      entries += strips.notes.map { "  " + $0 }
    }
    if !entries.isEmpty { lines += ["", "## \(heading)", ""] + entries }
  }

  private func link(to strip: String?) -> String {
    guard let strip else { return "" }
    return source.showsImages
      ? " ([film strip](\(source.linkPrefix)\(strip)))" : ", film strip: \(strip.markdownCode())"
  }

  private mutating func writeDifferences(_ heading: String, areNoticeable: Bool) {
    var isFirst = true
    for (index, change) in source.review.changes.enumerated() {
      guard case .differs(let differences) = change.kind, isSaid(index),
        change.salience?.isNoticeable == areNoticeable
      else { continue }
      if isFirst { lines += ["", "## \(heading)"] }
      isFirst = false
      lines += ["", "### \(name(change.path))", ""]
      let count = selection?.counts[index] ?? differences.count
      lines += differences.prefix(count).map { "- " + sentence($0.difference.message) }
      let rest = differences.count - count
      if rest > 0 { lines.append("- \(rest) more, which are felt less") }
      write(source.strips[index])
    }
  }

  private mutating func write(_ strips: FilmStrips) {
    let paths = [strips.oldPath, strips.newPath]
    if paths.contains(where: { $0 != nil }) {
      lines.append("")
      if source.showsImages {
        let cells = zip(["before", "after"], paths).map { name, path in
          path.map { "![\(name)](\(source.linkPrefix)\($0))" } ?? ""
        }
        lines += ["| before | after |", "|---|---|", "| \(cells[0]) | \(cells[1]) |"]
      } else {
        lines.append(
          "Film strips: " + paths.compactMap { $0?.markdownCode() }.joined(separator: ", "))
      }
    }
    for note in strips.notes { lines += ["", note] }
  }

  private func isSaid(_ change: Int) -> Bool {
    selection.map { $0.counts[change] != nil } ?? true
  }

  private func name(_ text: String) -> String {
    text.markdownCode(limit: selection == nil ? .max : Self.nameLimit)
  }

  private func sentence(_ text: String) -> String {
    text.markdownCode(limit: selection == nil ? .max : Self.sentenceLimit)
  }
}

extension MotionReview {
  /// How many goldens changed, in words.
  var summary: String {
    var (differing, added, removed, moved, unreadable) = (0, 0, 0, 0, 0)
    for change in changes {
      switch change.kind {
      case .differs: differing += 1
      case .added: added += 1
      case .removed: removed += 1
      case .moved: moved += 1
      case .unreadable: unreadable += 1
      }
    }
    let total = changes.count + unchangedCount
    guard !changes.isEmpty else {
      return total == 0 ? "there are no goldens" : "nothing has changed in \(goldens(total))"
    }
    let parts = [
      (differing, "changed"), (added, added == 1 ? "is new" : "are new"),
      (removed, removed == 1 ? "is gone" : "are gone"), (moved, "moved"),
      (unreadable, "cannot be read"),
    ]
    let texts = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "of \(goldens(total)), \(texts.joined(separator: ", "))"
  }
}

/// A number of goldens in words.
private func goldens(_ count: Int) -> String { "\(count) golden\(count == 1 ? "" : "s")" }
