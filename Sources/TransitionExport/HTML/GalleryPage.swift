import Foundation
import TransitionKit

/// A web page that plays transitions, with all that it needs inside.
///
/// The page plays through the Web Animations API. Each transition can be paused, scrubbed, slowed down, turned
/// round, mirrored for languages that run from right to left, and shown with reduced motion; its curves are
/// charted, and dragging its card drives it. With more than one transition the page has a list with search.
///
/// ```swift
/// let page = GalleryPage(
///   title: "Our transitions",
///   [GalleryPage.Exhibit("swing", "a slide with a swing", .swing)])
/// print(page.exported().document)
/// ```
public struct GalleryPage: Sendable {
  /// A transition that the page shows.
  public struct Exhibit: Sendable {
    /// What it is called.
    public var name: String
    /// What it does, in a few words.
    public var summary: String
    /// The heading under which it is listed.
    public var section: String
    /// The transition.
    public var transition: NavigationTransition

    /// Makes an exhibit.
    public init(
      _ name: String, _ summary: String, _ transition: NavigationTransition,
      section: String = "Transitions"
    ) {
      self.name = name
      self.summary = summary
      self.transition = transition
      self.section = section
    }
  }

  /// The title of the page.
  public var title: String

  /// The transitions, in the order of the list. The first is shown at first.
  public var exhibits: [Exhibit]

  /// Makes a page.
  public init(title: String, _ exhibits: [Exhibit]) {
    self.title = title
    self.exhibits = exhibits
  }

  /// The page, and an accuracy report for all that it plays.
  ///
  /// - Parameters:
  ///   - container: where the transitions happen; its layout direction is switched on the page.
  ///   - merging: what happens where contributions meet in one property.
  ///   - tolerance: the largest error of what has no exact form, as a share of the range of each number.
  ///   - progress: called before each exhibit with the number of those that are done.
  public func exported(
    in container: Container = Container(size: Size(width: 390, height: 844)),
    merging: MergePolicy = .compose, tolerance: Double = 0.001,
    progress: (_ done: Int) -> Void = { _ in }
  ) -> Export {
    let tolerance = Tolerance(tolerance)
    var accuracy = AccuracyReport()
    let data = exhibits.enumerated().map { index, exhibit in
      progress(index)
      var report = AccuracyReport()
      var page = PageData.Exhibit(
        name: exhibit.name, summary: exhibit.summary, section: exhibit.section)
      for setting in PageData.settings {
        var container = container
        container.layoutDirection = setting.layoutDirection
        let transition =
          setting.reducesMotion ? exhibit.transition.reducingMotion() : exhibit.transition
        let compiled = transition.compile(
          for: setting.operation, in: container, merging: merging)
        page.add(
          PageData.Variant(
            Presentation(compiled, named: exhibit.name), diagnostics: compiled.diagnostics,
            tolerance: tolerance, accuracy: &report),
          as: setting.key)
      }
      accuracy.formUnion(report)
      accuracy.items.append(AccuracyReport.Item(name: exhibit.name, report: report))
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
  /// - Parameter tolerance: the largest error of what has no exact form, as a share of the range of each
  ///   number; it is held in 1e-9...1.
  public static func html(tolerance: Double = 0.001) -> ExportFormat {
    ExportFormat(fileExtension: "html", hasCustomProperties: true) { presentation in
      var accuracy = AccuracyReport()
      var exhibit = PageData.Exhibit(name: presentation.name, summary: "", section: "")
      exhibit.add(
        PageData.Variant(
          presentation, diagnostics: [], tolerance: Tolerance(tolerance),
          accuracy: &accuracy),
        as: "only")
      return Export(document: page(presentation.name, [exhibit]), accuracy: accuracy)
    }
  }
}

private func page(_ title: String, _ exhibits: [PageData.Exhibit]) -> String {
  func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
  let parts = [
    "TITLE": inMarkup(title), "STYLE": text(PackageResources.page_css),
    "SCRIPT": text(PackageResources.page_js), "DATA": PageData(exhibits: exhibits).json,
  ]
  // Split at the marks, so that none is looked for in what was put in.
  let pieces = text(PackageResources.page_html).split(
    separator: "%", omittingEmptySubsequences: false)
  return pieces.map { parts[String($0)] ?? String($0) }.joined()
}
