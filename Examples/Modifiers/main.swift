// Prints the transitions of the guide to modifiers, phases and pieces; given a folder, exports them into it, too.

import Foundation
import TransitionExport
import TransitionKit
import TransitionWeb

let container = Container(size: Size(width: 390, height: 844))
let folder = CommandLine.arguments.dropFirst().first.map { URL(fileURLWithPath: $0) }

for (name, transition) in examples {
  let compiled = transition.animation(.easeOut(duration: 0.5))
    .compile(for: .insertion, in: container)
  print("\(name), \(compiled.timeline.duration) s")
  for frame in compiled.timeline.frames(perSecond: 10) {
    var state = frame.view
    // Of a view in pieces, only the last piece is printed.
    if let piece = frame.pieces(of: .view).last { state = frame[piece] }
    let written = state.written.map { "\($0) \(state[$0])" }.joined(separator: ", ")
    let shown = state.written.contains(total.property) ? " (\(Int(state[total])) points)" : ""
    print(String(format: "  %.1f s: ", frame.time) + written + shown)
  }
  for diagnostic in compiled.diagnostics { print("  \(diagnostic)") }
  guard let folder else { continue }
  let presentation = Presentation(compiled, named: name)
  for format in [ExportFormat.svg, .chart, .animatedSVG, .css] {
    let export = presentation.exported(as: format)
    let file = folder.appendingPathComponent("\(name).\(format.fileExtension)")
    try Data(export.document.utf8).write(to: file)
  }
}
