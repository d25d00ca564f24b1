import TransitionExport

/// A page, and how exact each of its transitions is.
package struct GalleryExport {
  /// The text of the page.
  package let document: String

  /// The largest errors of each transition among all its variants, in the order of the list.
  package let reports: [(name: String, report: AccuracyReport)]

  /// How exact the page is, in one line.
  package var accuracySummary: String {
    var all = AccuracyReport()
    for (_, report) in reports { all.formUnion(report) }
    let beyond = reports.filter { !$0.report.keepsTolerance }.count
    let name = reports.count == 1 ? reports[0].name : "\(reports.count) transitions"
    var text = "\(name): exact"
    if !all.entries.allSatisfy({ $0.isExact }) {
      text = "\(name): the same to within \(all.largestDifference)"
    }
    if beyond > 0 {
      text += reports.count == 1 ? ", " : ", \(beyond) of them "
      text += "beyond the tolerance in some property"
    }
    return "\(text); --accuracy lists every property"
  }

  /// How exact each transition is: a line for each of its properties and omissions.
  package var accuracyOfEach: String {
    let sections = reports.map { name, report in
      "\(name):\n" + "\(report)".split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    }
    return ([accuracySummary] + sections).joined(separator: "\n")
  }
}
