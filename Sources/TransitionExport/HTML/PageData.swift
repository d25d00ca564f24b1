import Foundation
import TransitionKit

/// What the script of a page works with.
struct PageData: Encodable {
  struct Item: Encodable {
    let name: String
    let summary: String
    let section: String
    /// Its Swift code, if that is known.
    let code: String?
    /// What the variants look like, each once.
    private(set) var variants: [Variant] = []
    /// Which of them belongs to which setting of the switches.
    private(set) var index: [String: Int] = [:]

    init(name: String, summary: String, section: String, code: String?) {
      self.code = code
      self.name = name
      self.summary = summary
      self.section = section
    }

    /// Adds what a setting of the switches shows, and what is certified of it to a accuracy.
    mutating func add(
      _ presentation: Presentation, diagnostics: [Diagnostic], tolerance: Tolerance,
      accuracy: inout AccuracyReport, as key: String
    ) {
      let source = VariantSource(presentation, diagnostics: diagnostics, tolerance: tolerance)
      if let known = variants.firstIndex(where: { $0.identity == source.identity }) {
        index[key] = known
        return
      }
      accuracy.formUnion(source.accuracy)
      index[key] = variants.count
      variants.append(Variant(source, of: presentation, tolerance: tolerance))
    }
  }

  struct Variant: Encodable {
    let animation: WebAnimationsDocument
    let chart: String
    let facts: [Fact]
    /// Texts of custom properties.
    let texts: [PageText]
    /// The largest error of each property, such as that of `origin.translation`.
    let errors: [String: Double]
    let numbers: PageNumbers
    /// The style sheet, unless that is too long for a page.
    let css: String?
    /// How many bytes the style sheet has.
    let cssLength: Int
    /// What tells it from others.
    let identity: String

    private enum CodingKeys: String, CodingKey {
      case animation, chart, facts, texts, errors, numbers, css, cssLength
    }

  }

  /// A line about a variant.
  struct Fact: Encodable {
    let kind: String
    let text: String
  }

  /// A setting of the switches.
  struct Setting {
    let operation: NavigationTransition.Operation
    let layoutDirection: LayoutDirection
    let reducesMotion: Bool

    var key: String {
      [
        "\(operation)", layoutDirection == .leftToRight ? "ltr" : "rtl",
        reducesMotion ? "reduced" : "full",
      ].joined(separator: " ")
    }
  }

  static let settings = NavigationTransition.Operation.allCases.flatMap { operation in
    [LayoutDirection.leftToRight, .rightToLeft].flatMap { direction in
      [false, true].map {
        Setting(operation: operation, layoutDirection: direction, reducesMotion: $0)
      }
    }
  }

  let items: [Item]

  /// The style sheet of the page. What depends on the width of the window comes last.
  static let style = [
    PackageResources.stage_css, PackageResources.controls_css, PackageResources.page_css,
  ].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")

  /// The data as JSON that can stand in a script element.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Every number in here is finite, so that nothing can fail.
    let text = (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    return text.replacing("<", with: "\\u003c")
  }
}

/// The names of the custom properties that the page itself has.
private let namesOnPage = Set(PageData.style.matches(of: /--[\w-]+/).map { String($0.output) })

/// The most bytes of a style sheet that a page shows.
private let greatestStyleSheet = 24_000

/// What tells a variant from others; the rest of it takes longer to make.
private struct VariantSource {
  let animation: WebAnimationsDocument
  let texts: [PageText]
  let accuracy: AccuracyReport
  /// What was found when the transition was compiled.
  let found: [PageData.Fact]
  let identity: String

  init(_ presentation: Presentation, diagnostics: [Diagnostic], tolerance: Tolerance) {
    animation = WebAnimationsDocument(
      presentation, tolerance: tolerance, taken: namesOnPage)
    let (texts, omissions) = PageText.all(in: presentation.timeline)
    self.texts = texts
    var accuracy = animation.accuracy
    accuracy.extent = presentation.longestSide
    accuracy.omissions += omissions
    self.accuracy = accuracy
    found =
      presentation.conflicts.map {
        PageData.Fact(kind: $0.severity == .warning ? "warning" : "note", text: "\($0)")
      }
      + diagnostics.map {
        PageData.Fact(kind: $0.severity == .warning ? "warning" : "note", text: "\($0)")
      }
    identity =
      animation.json() + found.map { $0.text }.joined()
      + texts.flatMap { $0.texts }.joined(separator: "\n")
  }
}

extension PageData.Variant {
  fileprivate init(_ source: VariantSource, of presentation: Presentation, tolerance: Tolerance) {
    let css = presentation.exported(as: .css(tolerance: tolerance.fraction)).document
    self.init(
      animation: source.animation,
      chart: presentation.exported(as: .chart(width: 400)).document,
      facts: source.accuracy.facts + source.found, texts: source.texts,
      errors: Dictionary(
        source.accuracy.entries.map { ("\($0.view).\($0.property)", $0.error) },
        uniquingKeysWith: max),
      numbers: PageNumbers(presentation.timeline, tolerance: tolerance),
      css: css.utf8.count > greatestStyleSheet ? nil : css, cssLength: css.utf8.count,
      identity: source.identity)
  }
}

extension AccuracyReport {
  /// What is exact in one line, and a line for everything else.
  fileprivate var facts: [PageData.Fact] {
    let whole = entries.filter { $0.view.wholeView == nil }
    let exact = whole.filter { $0.isExact }.map { "\($0.view).\($0.property)" }
    var facts = [summary]
    if !exact.isEmpty { facts.append("Exact: \(exact.joined(separator: ", "))") }
    facts += AccuracyReport(entries: whole.filter { !$0.isExact }, omissions: omissions).lines
    facts += pieceFacts
    return facts.map { PageData.Fact(kind: "exactness", text: $0) }
  }

  /// A line for each property that pieces of a view have, with the largest error among them.
  private var pieceFacts: [String] {
    var worst: [(name: String, entry: Entry, count: Int)] = []
    for entry in entries {
      guard let view = entry.view.wholeView else { continue }
      let name = "\(view) pieces.\(entry.property)"
      if let index = worst.firstIndex(where: { $0.name == name }) {
        worst[index].count += 1
        if entry.error > worst[index].entry.error { worst[index].entry = entry }
      } else {
        worst.append((name, entry, 1))
      }
    }
    return worst.map { name, entry, count in
      let line = entry.line
        .replacing("\(entry.view).\(entry.property) is ", with: "")
      let text = "\(name), of \(count): \(line)"
      return entry.isExact || count == 1 ? text : "\(text), in the worst of them"
    }
  }
}

extension ViewID {
  /// The view that a piece, or a piece of a piece, belongs to; nil for a view of its own.
  fileprivate var wholeView: ViewID? {
    guard case .piece(let view, _) = self else { return nil }
    return view.wholeView ?? view
  }
}
