// Lists the built-in transitions, or prints the frames of one of them.

import Foundation
import TransitionExport
import TransitionKit
import TransitionLint
import TransitionWeb

do {
  if CommandLine.arguments.dropFirst().contains(where: { $0 == "--help" || $0 == "-h" }) {
    list()
    StandardOutput.check(of: "gallery")
    exit(0)
  }
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if options.lints {
    let report = options.lintReport
    try write(options.format == .json ? report.json : "\(report)", options)
    StandardOutput.check(of: "gallery")
    exit(report.warningCount == 0 ? 0 : 1)
  } else if let item = options.item, let time = options.interruption {
    try showInterrupted(item, at: time, options)
  } else if options.format == .html {
    try showPage(options)
  } else if let item = options.item {
    try show(item, options)
  } else {
    list()
  }
  StandardOutput.check(of: "gallery")
} catch let error as UsageError {
  complain(error.message)
  exit(64)
} catch {
  complain("\(error)")
  exit(1)
}

func complain(_ message: String) {
  StandardOutput.complain(message, as: "gallery")
}

/// Writes to the file of the options, or to standard output.
func write(_ text: String, _ options: Options) throws {
  let text = text.hasSuffix("\n") ? text : text + "\n"
  guard let output = options.output else {
    print(text, terminator: "")
    // Messages about the document follow only if it was written.
    return StandardOutput.check(of: "gallery")
  }
  do {
    try Data(text.utf8).write(to: URL(fileURLWithPath: output))
  } catch {
    complain("cannot write \(output): \(error.localizedDescription)")
    exit(StandardOutput.failure)
  }
}

func list() {
  let width = GalleryItem.all.map(\.name.count).max() ?? 0
  for (title, items) in [
    ("Navigation transitions", GalleryItem.navigation), ("Atomic transitions", GalleryItem.atomic),
  ] {
    print(title)
    for item in items {
      let padding = String(repeating: " ", count: width - item.name.count + 2)
      print("  \(item.name)\(padding)\(item.summary)")
    }
    print()
  }
  print(Options.usage)
}

/// Writes a page of the transitions of the options, and says how exact it is.
func showPage(_ options: Options) throws {
  let items = options.item.map { [$0] } ?? GalleryItem.all
  let started = Date()
  let page = GalleryPage(
    title: options.item.map { "TransitionKit: \($0.name)" } ?? "TransitionKit gallery",
    items: items.map { item in
      GalleryPage.Item(
        name: item.name, summary: item.summary,
        section: GalleryItem.navigation.contains { $0.name == item.name } ? "Navigation" : "Atomic",
        transition: item.timed(options.timing))
    })
  let export = page.exported(
    in: Container(size: options.size), merging: options.policy, tolerance: options.tolerance
  ) { done in
    if Date().timeIntervalSince(started) > 1 {
      complain("\(done) of \(items.count) transitions")
    }
  }
  try write(export.document, options)
  complain(
    options.showsAccuracy ? export.accuracyOfEach : export.accuracySummary)
}

func show(_ item: GalleryItem, _ options: Options) throws {
  let transition = item.timed(options.timing)
  let container = Container(
    size: options.size, layoutDirection: options.layoutDirection,
    prefersReducedMotion: options.reducesMotion)
  if options.format == .responsiveCSS {
    let sheet = ResponsiveStyleSheet(
      transition, in: container, merging: options.policy, named: item.name)
    let export = sheet.exported(tolerance: options.tolerance)
    try write(export.document, options)
    complain("\(item.name), at \(container):\n\(export.accuracy)")
    return
  }
  let compiled = transition.compile(
    for: options.operation, in: container, merging: options.policy)
  if options.format != .table, let format = options.format.exportFormat(options) {
    let notice = DispatchWorkItem { complain("still working on \(item.name)") }
    DispatchQueue.global().asyncAfter(deadline: .now() + 1, execute: notice)
    let export = Presentation(compiled, named: item.name).exported(as: format)
    notice.cancel()
    try write(export.document, options)
    complain("\(item.name), \(options.operation):\n\(export.accuracy)")
    return
  }

  let table = Presentation(compiled, named: item.name)
    .exported(as: .table(framesPerSecond: options.framesPerSecond))
  var text = "\(item.name), \(options.operation): \(item.summary)\n"
  text += String(format: "%.3f s, ", compiled.timeline.duration)
  text += "from back to front: \(compiled.timeline.frame(at: 0).drawingOrder)\n\n\(table.document)"
  if !compiled.conflicts.isEmpty { text += "\n\nConflicts" }
  for conflict in compiled.conflicts { text += "\n\(conflict)" }
  if !compiled.diagnostics.isEmpty { text += "\n\nDiagnostics" }
  for diagnostic in compiled.diagnostics { text += "\n\(diagnostic)" }
  try write(text, options)
  if options.output != nil {
    complain("\(item.name), \(options.operation):\n\(table.accuracy)")
  }
}

/// Shows a run that the opposite operation interrupts.
func showInterrupted(_ item: GalleryItem, at time: Double, _ options: Options) throws {
  let transition = item.timed(options.timing)
  let container = Container(
    size: options.size, layoutDirection: options.layoutDirection,
    prefersReducedMotion: options.reducesMotion)
  let (first, second) = (options.operation, options.operation.opposite)
  let transitions = Dictionary(
    uniqueKeysWithValues: [first, second].map {
      ("\($0)", transition.compile(for: $0, in: container, merging: options.policy))
    })
  let duration = transitions["\(first)"]?.timeline.duration ?? 0
  guard time < duration else {
    throw UsageError("the \(first) has ended after \(duration) s; --interrupt needs less than that")
  }
  let log = RunLog(
    of: "\(first)",
    [
      RunLog.Entry(0, .start), RunLog.Entry(time, .retarget(to: "\(second)")),
    ])
  let recording = try Motion(
    recording: log, of: transitions, samplesPerSecond: 960, tolerance: options.tolerance)
  guard let format = options.format.exportFormat(options) else { return }
  let export = Presentation(recording, named: "\(item.name), interrupted").exported(as: format)
  let title = "\(item.name), \(first), after \(time) s \(second)"
  var text = export.document
  if options.format == .table {
    let timeline = recording.timeline
    text = """
      \(title): \(item.summary)
      \(String(format: "%.3f", timeline.duration)) s, from back to front: \
      \(timeline.frame(at: 0).drawingOrder)

      \(text)
      """
  }
  try write(text, options)
  if options.format != .table || options.output != nil { complain("\(title):\n\(export.accuracy)") }
}

extension NavigationTransition.Operation {
  fileprivate var opposite: NavigationTransition.Operation { self == .push ? .pop : .push }
}
