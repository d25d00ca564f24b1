import TransitionExport
import TransitionKit
import TransitionLint

/// A web page that plays transitions, in one file.
///
/// The page plays through the Web Animations API. Each transition can be paused, scrubbed, slowed down, turned
/// round, mirrored for languages that run from right to left, and shown with reduced motion; its curves are
/// charted, and what lint finds is listed. With more than one transition the page has a list with search.
package struct GalleryPage {
  /// A transition on the page.
  package struct Item {
    /// The name in the list of the page.
    let name: String
    /// A description in a few words.
    let summary: String
    /// The heading in the list.
    let section: String
    /// The transition that the page plays.
    let transition: NavigationTransition

    package init(
      name: String, summary: String = "", section: String = "Transitions",
      transition: NavigationTransition
    ) {
      self.name = name
      self.summary = summary
      self.section = section
      self.transition = transition
    }
  }

  /// The title of the page.
  let title: String

  /// The transitions, in the order of the list. The page opens with the first that takes any time.
  let items: [Item]

  package init(title: String, items: [Item]) {
    self.title = title
    self.items = items
  }

  /// The page, and an accuracy report for all that it plays.
  ///
  /// - Parameters:
  ///   - container: where the transitions happen; its layout direction and its preference for reduced motion are
  ///     switched on the page.
  ///   - merging: what happens where contributions meet in one property.
  ///   - tolerance: the largest error of motion without an exact form, as a fraction of the range of each number.
  ///   - progress: called before each item with the number of those that are done.
  package func exported(
    in container: Container, merging: MergePolicy = .compose, tolerance: Double = 0.001,
    progress: (_ done: Int) -> Void = { _ in }
  ) -> GalleryExport {
    let tolerance = Tolerance(tolerance)
    var reports: [(name: String, report: AccuracyReport)] = []
    let data = items.enumerated().map { index, item in
      progress(index)
      var report = AccuracyReport()
      var page = PageItem(name: item.name, summary: item.summary, section: item.section)
      for setting in PageData.settings {
        var container = container
        container.layoutDirection = setting.layoutDirection
        container.prefersReducedMotion = setting.reducesMotion
        let compiled = item.transition.compile(
          for: setting.operation, in: container, merging: merging)
        page.add(
          Presentation(compiled, named: item.name), of: "\(setting.operation)",
          tolerance: tolerance, accuracy: &report, as: setting.key, findings: { compiled.lint() })
      }
      reports.append((item.name, report))
      return page
    }
    return GalleryExport(document: pageDocument(title, data), reports: reports)
  }
}

extension ExportFormat {
  /// A page that plays one timeline, like ``GalleryPage`` but without the switches that need the transition, and without findings.
  package static func page(tolerance: Double) -> ExportFormat {
    ExportFormat(fileExtension: "html") { presentation in
      var accuracy = AccuracyReport()
      var item = PageItem(name: presentation.name, summary: "", section: "")
      item.add(
        presentation, tolerance: Tolerance(tolerance),
        accuracy: &accuracy, as: "only")
      return Export(document: pageDocument(presentation.name, [item]), accuracy: accuracy)
    }
  }
}

private func pageDocument(_ title: String, _ items: [PageItem]) -> String {
  func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
  let scripts = [
    PackageResources.player_js, PackageResources.stage_js, PackageResources.details_js,
    PackageResources.list_js, PackageResources.controls_js, PackageResources.theme_js,
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
