// Compiles every custom transition of the guide and prints what it became.

import ExampleOutput
import TransitionKit

let container = Container(size: Size(width: 390, height: 844))
let transitions: [(name: String, transition: NavigationTransition)] = [
  ("lift", .lift),
  ("lateFade", .lateFade),
  ("edge", .mirrored(push: .edge(.bottom))),
  ("tip", .tip),
  ("trapdoor", .trapdoor),
  ("trapdoor with a slide", .trapdoor.combined(with: .slide)),
]

for (name, transition) in transitions {
  for operation in NavigationTransition.Operation.allCases {
    let compiled = transition.compile(for: operation, in: container)
    print("\(name), \(operation), \(compiled.timeline.duration) s")
    for frame in compiled.timeline.frames(perSecond: 10) {
      print("  \(frame.time) s")
      for view in frame.drawingOrder {
        let state = frame[view]
        let written = state.written.map { "\($0) \(state[$0])" }
        print("    \(view): \(written.joined(separator: ", "))")
      }
    }
    for conflict in compiled.conflicts { print("  \(conflict)") }
    for diagnostic in compiled.diagnostics { print("  \(diagnostic)") }
  }
}

StandardOutput.check(of: "custom-transitions")
