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
    show(exhibit, options)
  } else {
    list()
  }
} catch {
  FileHandle.standardError.write(Data("gallery: \(error.message)\n".utf8))
  exit(64)
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

func show(_ exhibit: Exhibit, _ options: Options) {
  var transition = exhibit.transition.animation(options.animation ?? .default)
  if options.reducesMotion { transition = transition.reducingMotion() }
  let container = Container(size: options.size, layoutDirection: options.layoutDirection)
  let compiled = transition.compile(
    for: options.operation, in: container, merging: options.policy)

  print("\(exhibit.name), \(options.operation): \(exhibit.summary)")
  print(
    String(format: "%.3f s, ", compiled.timeline.duration)
      + "from back to front: \(compiled.timeline.frame(at: 0).drawingOrder)\n")
  let table = Presentation(compiled, named: exhibit.name)
    .exported(as: .table(framesPerSecond: options.framesPerSecond))
  print(table.document)
  if !compiled.conflicts.isEmpty { print("\nConflicts") }
  for conflict in compiled.conflicts { print(conflict) }
  if !compiled.diagnostics.isEmpty { print("\nDiagnostics") }
  for diagnostic in compiled.diagnostics { print(diagnostic) }
}
