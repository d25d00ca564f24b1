import TransitionKit

/// A web page that plays transitions, in one file.
///
/// The page plays through the Web Animations API. Each transition can be paused, scrubbed, slowed down, turned
/// round, mirrored for languages that run from right to left, and shown with reduced motion; its curves are
/// charted, and dragging its card drives it. Its Swift code and its style sheet can be copied, and every number
/// is shown at the playhead. With more than one transition the page has a list with search.
///
/// ```swift
/// let page = GalleryPage(
///   title: "Our transitions",
///   [
///     GalleryPage.Item(
///       "swing", "a slide with a swing", .swing, code: "NavigationTransition.swing")
///   ])
/// print(page.exported().document)
/// ```
public struct GalleryPage: Sendable {
  /// A transition on the page.
  public struct Item: Sendable {
    /// The name in the list of the page.
    public var name: String
    /// A description in a few words.
    public var summary: String
    /// The heading in the list.
    public var section: String
    /// The transition that the page plays.
    public var transition: NavigationTransition
    /// The Swift code that makes the transition, for readers to copy; nil shows none.
    public var code: String?

    /// Makes an item of a page.
    ///
    /// - Parameters:
    ///   - name: the name of the transition in the list.
    ///   - summary: a description in a few words.
    ///   - transition: the transition that the page plays.
    ///   - section: the heading in the list.
    ///   - code: the Swift code that makes the transition, for readers to copy; nil shows none.
    public init(
      _ name: String, _ summary: String, _ transition: NavigationTransition,
      section: String = "Transitions", code: String? = nil
    ) {
      self.code = code
      self.name = name
      self.summary = summary
      self.transition = transition
      self.section = section
    }
  }

  /// The title of the page.
  public var title: String

  /// The transitions, in the order of the list. The page opens with the first that takes any time.
  public var items: [Item]

  /// Finds the faults that the page lists; nil for a page without such a list.
  public var findings: (@Sendable (CompiledTransition) -> [LintFinding])?

  /// Makes a page from its items.
  ///
  /// - Parameters:
  ///   - title: the title of the page.
  ///   - items: the transitions, in the order of the list.
  ///   - findings: finds the faults that the page lists, as `{ $0.lint() }` of TransitionLint does; nil for a page without
  ///     such a list. It is called for each item with each setting of the switches that makes a difference.
  public init(
    title: String, _ items: [Item],
    findings: (@Sendable (CompiledTransition) -> [LintFinding])? = nil
  ) {
    self.title = title
    self.items = items
    self.findings = findings
  }

  /// The page, and an accuracy report for all that it plays.
  ///
  /// - Parameters:
  ///   - container: where the transitions happen; its layout direction and its preference for reduced motion are
  ///     switched on the page.
  ///   - merging: what happens where contributions meet in one property.
  ///   - tolerance: the largest error of motion without an exact form, as a fraction of the range of each number.
  ///   - progress: called before each item with the number of those that are done.
  public func exported(
    in container: Container = Container(size: Size(width: 390, height: 844)),
    merging: MergePolicy = .compose, tolerance: Double = 0.001,
    progress: (_ done: Int) -> Void = { _ in }
  ) -> Export {
    let tolerance = Tolerance(tolerance)
    var accuracy = AccuracyReport()
    let data = items.enumerated().map { index, item in
      progress(index)
      var report = AccuracyReport()
      var page = PageItem(
        name: item.name, summary: item.summary, section: item.section, code: item.code)
      for setting in PageData.settings {
        var container = container
        container.layoutDirection = setting.layoutDirection
        container.prefersReducedMotion = setting.reducesMotion
        let compiled = item.transition.compile(
          for: setting.operation, in: container, merging: merging)
        page.add(
          Presentation(compiled, named: item.name), of: "\(setting.operation)",
          tolerance: tolerance, accuracy: &report, as: setting.key,
          findings: findings.map { findings in { findings(compiled) } })
      }
      accuracy.formUnion(report)
      accuracy.items.append(AccuracyReport.Item(name: item.name, report: report))
      return page
    }
    return Export(document: page(title, data), accuracy: accuracy)
  }
}

extension ExportFormat {
  /// A web page that plays one timeline, within 0.1 % of the range of each number.
  public static let html = html()

  /// A web page that plays one timeline, like ``GalleryPage`` but without the switches that need the transition.
  ///
  /// - Parameter tolerance: the largest error of motion without an exact form, as a fraction of the range of each
  ///   number; it is clamped to 1e-9...1.
  public static func html(tolerance: Double = 0.001) -> ExportFormat {
    ExportFormat(fileExtension: "html", hasCustomProperties: true) { presentation in
      var accuracy = AccuracyReport()
      var item = PageItem(name: presentation.name, summary: "", section: "", code: nil)
      item.add(
        presentation, tolerance: Tolerance(tolerance),
        accuracy: &accuracy, as: "only")
      return Export(document: page(presentation.name, [item]), accuracy: accuracy)
    }
  }
}

private func page(_ title: String, _ items: [PageItem]) -> String {
  func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
  let scripts = [
    PackageResources.player_js, PackageResources.stage_js, PackageResources.details_js,
    PackageResources.list_js, PackageResources.controls_js, PackageResources.theme_js,
    PackageResources.drag_js,
    PackageResources.start_js,
  ]
  let parts = [
    "TITLE": inMarkup(title), "STYLE": PageData.style,
    "SCRIPT": scripts.map(text).joined(separator: "\n"), "DATA": PageData(items: items).json,
  ]
  // Split at the marks, so that none is looked for in what was put in.
  let pieces = text(PackageResources.page_html).split(
    separator: "%", omittingEmptySubsequences: false)
  return pieces.map { parts[String($0)] ?? String($0) }.joined()
}
