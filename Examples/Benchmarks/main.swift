// Times what the library does for every frame and every transition, next to peers and bounds that are measured in
// the same run. Ratios count: machines change their pace.
//
//   swift run -c release benchmarks [--quick] [--json FILE] [--only PART]...
//   swift run -c release benchmarks --frames "one curve" COUNT     samples, and does nothing else

import Foundation

var isQuick = false
var file: String?
var parts: [String] = []
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--quick": isQuick = true
  case "--json": file = arguments.popFirst()
  case "--only": parts.append(arguments.popFirst() ?? "")
  case "--frames":
    guard let timeline = arguments.popFirst().flatMap({ TenProperties(rawValue: $0) })?.timeline,
      let count = arguments.popFirst().flatMap({ Int($0) })
    else { exit(64) }
    var frame = timeline.frame(at: 0)
    for _ in 0..<count { _ = sample(timeline, &frame) }
    exit(0)
  default:
    FileHandle.standardError.write(Data("benchmarks: unknown option \(argument)\n".utf8))
    exit(64)
  }
}

var report = Report()
let effort = Effort(isQuick: isQuick)
let sections: [(String, (inout Report) -> Void)] = [
  ("curves", { $0.addCurves(effort) }), ("compiling", { $0.addCompiling(effort) }),
  ("frames", { $0.addFrames(effort) }), ("playing", { $0.addPlaying(effort) }),
  ("pieces", { $0.addPieces(effort) }), ("batches", { $0.addBatches(effort) }),
]
for (name, run) in sections where parts.isEmpty || parts.contains(name) { run(&report) }
if let file { try report.write(to: file) }
guard report.allocatingFrames.isEmpty else {
  print("these allocate memory: \(report.allocatingFrames.joined(separator: "; "))")
  exit(1)
}
