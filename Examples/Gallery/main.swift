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
  if let exhibit = options.exhibit {
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
  try data.write(to: URL(fileURLWithPath: output))
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

func show(_ exhibit: Exhibit, _ options: Options) throws {
  var transition = exhibit.transition.animation(options.animation ?? .default)
  if options.reducesMotion { transition = transition.reducingMotion() }
  let container = Container(size: options.size, layoutDirection: options.layoutDirection)
  let compiled = transition.compile(
    for: options.operation, in: container, merging: options.policy)
  if let format = options.format.exportFormat(options) {
    let export = Presentation(compiled, named: exhibit.name).exported(as: format)
    try write(export.document, options)
    complain("\(exhibit.name), \(options.operation):\n\(export.certificate)")
    return
  }

  print("\(exhibit.name), \(options.operation): \(exhibit.summary)")
  print(
    String(format: "%.3f s, ", compiled.timeline.duration)
      + "from back to front: \(compiled.timeline.frame(at: 0).drawingOrder)\n")
  print(FrameTable(compiled.timeline, framesPerSecond: options.framesPerSecond).text)
  if !compiled.conflicts.isEmpty { print("\nConflicts") }
  for conflict in compiled.conflicts { print(conflict) }
  if !compiled.diagnostics.isEmpty { print("\nDiagnostics") }
  for diagnostic in compiled.diagnostics { print(diagnostic) }
}
