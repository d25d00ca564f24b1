import TransitionExport
import TransitionKit
import TransitionLint

/// The data of a page for its script.
struct PageData {
  /// A setting of the switches on the page.
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

  let items: [PageItem]

  /// The style sheet of the page. The rules that depend on the width of the window come last.
  static let style = [
    PackageResources.colors_css, PackageResources.stage_css, PackageResources.cards_css,
    PackageResources.controls_css, PackageResources.page_css,
  ].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")

  /// The data as JSON for a script element.
  var json: String {
    let data: JSONValue = .object(["items": .array(items.map { $0.json })])
    return data.text().replacing("<", with: "\\u003c")
  }
}

/// A transition on the page.
struct PageItem {
  let name: String
  let summary: String
  let section: String
  /// The variants, without duplicates.
  private(set) var variants: [PageVariant] = []
  /// The index of the variant for each setting of the switches.
  private(set) var index: [String: Int] = [:]

  init(name: String, summary: String, section: String) {
    self.name = name
    self.summary = summary
    self.section = section
  }

  fileprivate var json: JSONValue {
    .object([
      "name": .string(name), "summary": .string(summary), "section": .string(section),
      "variants": .array(variants.map { $0.json }),
      "index": .object(JSONObject(index.mapValues { .integer($0) })),
    ])
  }

  /// Adds a setting of the switches, and the accuracy of a new variant to a report.
  ///
  /// - Parameter findings: finds the faults that the page lists; nil for a page without such a list.
  mutating func add(
    _ presentation: Presentation, of operation: String = "", tolerance: Tolerance,
    accuracy: inout AccuracyReport, as key: String, findings: (() -> [LintFinding])? = nil
  ) {
    let draft = PageVariant.Draft(presentation, of: operation, tolerance: tolerance)
    if let known = variants.firstIndex(where: { $0.identity == draft.identity }) {
      index[key] = known
      return
    }
    accuracy.formUnion(draft.accuracy)
    index[key] = variants.count
    // Lint takes some time, and is asked only for what differs.
    variants.append(
      PageVariant(draft, of: presentation, findings: findings?(), tolerance: tolerance))
  }
}
