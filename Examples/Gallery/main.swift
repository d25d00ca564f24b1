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
  if let exhibit = options.exhibit, options.format != nil {
    try export(exhibit, options)
  } else if let exhibit = options.exhibit {
    show(exhibit, options)
  } else {
    list()
  }
} catch let error as UsageError {
  FileHandle.standardError.write(Data("gallery: \(error.message)\n".utf8))
  exit(64)
} catch {
  FileHandle.standardError.write(Data("gallery: \(error.localizedDescription)\n".utf8))
  exit(74)
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

func compile(_ exhibit: Exhibit, _ options: Options) -> CompiledTransition {
  var transition = exhibit.transition.animation(options.animation ?? .default)
  if options.reducesMotion { transition = transition.reducingMotion() }
  let container = Container(size: options.size, layoutDirection: options.layoutDirection)
  return transition.compile(for: options.operation, in: container, merging: options.policy)
}

/// Writes the document to the output, and its certificate to the other channel.
func export(_ exhibit: Exhibit, _ options: Options) throws {
  let export = Presentation(compile(exhibit, options), named: exhibit.name)
    .exported(as: .lottie(tolerance: options.tolerance, framesPerSecond: options.framesPerSecond))
  if let output = options.output {
    try Data(export.document.utf8).write(to: URL(fileURLWithPath: output))
    print(export.certificate)
  } else {
    print(export.document, terminator: "")
    FileHandle.standardError.write(Data("\(export.certificate)\n".utf8))
  }
}

func show(_ exhibit: Exhibit, _ options: Options) {
  let compiled = compile(exhibit, options)
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
