// Measures the work of the library for every frame and every transition, and peers and bounds in the same run.
// Compare the ratios, because the speed of a machine changes.
//
//   swift run -c release --package-path Examples/Benchmarks benchmarks [--quick] [--json FILE] [--only PART]...
//   swift run -c release --package-path Examples/Benchmarks benchmarks --count "a retarget" NUMBER     does that so often, and nothing else
//
// The parts are curves, compiling, frames, drawing, playing, interrupting, pieces,
// coming, scenes, controllers and contracts.

import Foundation

/// Exits with a message about an invalid command.
func refuse(_ complaint: String) -> Never {
  FileHandle.standardError.write(Data("benchmarks: \(complaint)\n".utf8))
  exit(64)
}

let sections: [(name: String, run: (inout Report, Effort) -> Void)] = [
  ("curves", { $0.addCurves($1) }), ("compiling", { $0.addCompiling($1) }),
  ("frames", { $0.addFrames($1) }), ("drawing", { $0.addDrawing($1) }),
  ("playing", { $0.addPlaying($1) }), ("interrupting", { $0.addInterrupting($1) }),
  ("pieces", { $0.addPieces($1) }), ("coming", { $0.addComing($1) }),
  ("scenes", { $0.addScenes($1) }), ("controllers", { $0.addControllers($1) }),
  ("contracts", { $0.addContracts($1) }),
]
var isQuick = false
var file: String?
var parts: [String] = []
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--quick": isQuick = true
  case "--json":
    guard let path = arguments.popFirst(), !path.isEmpty, !path.hasPrefix("--") else {
      refuse("--json needs a file")
    }
    file = path
  case "--only":
    guard let part = arguments.popFirst(), sections.contains(where: { $0.name == part }) else {
      refuse("--only needs one of \(sections.map(\.name).joined(separator: ", "))")
    }
    parts.append(part)
  case "--count":
    guard let work = arguments.popFirst().flatMap({ CountedWork(rawValue: $0) }),
      let count = arguments.popFirst().flatMap({ Int($0) }), count >= 0
    else {
      let names = CountedWork.allCases.map { "\"\($0.rawValue)\"" }
      refuse("--count needs one of \(names.joined(separator: ", ")), and a number")
    }
    work.run(count)
    exit(0)
  default:
    refuse("unknown option \(argument)")
  }
}

var report = Report()
let effort = Effort(isQuick: isQuick)
if !report.countsAllocations { print("allocations cannot be counted here, and are not checked") }
for (name, run) in sections where parts.isEmpty || parts.contains(name) { run(&report, effort) }
if let file { try report.write(to: file) }
for row in report.excesses {
  print(
    "\(row.name): \(row.allocations ?? 0) allocations, of \(row.maximumAllocations ?? 0) allowed")
}
for row in report.memory where row.bytes > row.maximum {
  print("\(row.name): \(row.bytes) bytes, of \(row.maximum) allowed")
}
if !report.excesses.isEmpty || report.memory.contains(where: { $0.bytes > $0.maximum }) { exit(1) }
