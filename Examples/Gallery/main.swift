// Lists the built-in transitions, or prints the frames of one of them.

import Foundation
import TransitionExport
import TransitionKit

do {
  if CommandLine.arguments.dropFirst().contains(where: { $0 == "--help" || $0 == "-h" }) {
    list()
    exit(0)
  }
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if options.format == .html {
    let export = page(options)
    try write(export.document, options)
    complain("\(options.exhibit?.name ?? "all transitions"):\n\(export.accuracy)")
  } else if let exhibit = options.exhibit {
    try show(exhibit, options)
  } else {
    list()
  }
} catch let error as UsageError {
  complain(error.message)
  exit(64)
} catch {
  complain("\(error)")
  exit(1)
}

func complain(_ message: String) {
  FileHandle.standardError.write(Data("gallery: \(message)\n".utf8))
}

/// Writes to the file that was asked for, or to standard output.
func write(_ text: String, _ options: Options) throws {
  let data = Data((text.hasSuffix("\n") ? text : text + "\n").utf8)
  guard let output = options.output else { return FileHandle.standardOutput.write(data) }
  do {
    try data.write(to: URL(fileURLWithPath: output))
  } catch {
    complain("cannot write \(output): \(error.localizedDescription)")
    exit(74)
  }
}

func list() {
  let width = Exhibit.all.map(\.name.count).max() ?? 0
  for (title, exhibits) in [
    ("Navigation transitions", Exhibit.navigation), ("Atomic transitions", Exhibit.atomic),
  ] {
    print(title)
    for exhibit in exhibits {
      let padding = String(repeating: " ", count: width - exhibit.name.count + 2)
      print("  \(exhibit.name)\(padding)\(exhibit.summary)")
    }
    print()
  }
  print(Options.usage)
}

/// One page of the transitions that were asked for.
func page(_ options: Options) -> Export {
  let exhibits = options.exhibit.map { [$0] } ?? Exhibit.all
  let started = Date()
  let page = GalleryPage(
    title: options.exhibit.map { "TransitionKit: \($0.name)" } ?? "TransitionKit gallery",
    exhibits.map { exhibit in
      GalleryPage.Exhibit(
        exhibit.name, exhibit.summary, exhibit.transition.animation(options.animation ?? .default),
        section: Exhibit.navigation.contains { $0.name == exhibit.name } ? "Navigation" : "Atomic")
    })
  return page.exported(
    in: Container(size: options.size), merging: options.policy, tolerance: options.tolerance
  ) { done in
    if Date().timeIntervalSince(started) > 1 {
      complain("\(done) of \(exhibits.count) transitions")
    }
  }
}

func show(_ exhibit: Exhibit, _ options: Options) throws {
  var transition = exhibit.transition.animation(options.animation ?? .default)
  if options.reducesMotion { transition = transition.reducingMotion() }
  let container = Container(size: options.size, layoutDirection: options.layoutDirection)
  let compiled = transition.compile(
    for: options.operation, in: container, merging: options.policy)
  if let format = options.format.exportFormat(options) {
    let notice = DispatchWorkItem { complain("still working on \(exhibit.name)") }
    DispatchQueue.global().asyncAfter(deadline: .now() + 1, execute: notice)
    let export = Presentation(compiled, named: exhibit.name).exported(as: format)
    notice.cancel()
    try write(export.document, options)
    complain("\(exhibit.name), \(options.operation):\n\(export.accuracy)")
    return
  }

  let table = Presentation(compiled, named: exhibit.name)
    .exported(as: .table(framesPerSecond: options.framesPerSecond))
  var text = "\(exhibit.name), \(options.operation): \(exhibit.summary)\n"
  text += String(format: "%.3f s, ", compiled.timeline.duration)
  text += "from back to front: \(compiled.timeline.frame(at: 0).drawingOrder)\n\n\(table.document)"
  if !compiled.conflicts.isEmpty { text += "\n\nConflicts" }
  for conflict in compiled.conflicts { text += "\n\(conflict)" }
  if !compiled.diagnostics.isEmpty { text += "\n\nDiagnostics" }
  for diagnostic in compiled.diagnostics { text += "\n\(diagnostic)" }
  try write(text, options)
  if options.output != nil {
    complain("\(exhibit.name), \(options.operation):\n\(table.accuracy)")
  }
}
