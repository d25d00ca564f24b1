// Prints a fault of each kind that lint finds, and its repair; given a folder, draws them into it, too.
//
//   swift run --package-path Examples faults            fails unless each fault is found, and no repair has a warning
//   swift run --package-path Examples faults pictures   also writes pictures/jump-at-start.svg and so on

import Foundation
import TransitionKit

let arguments = CommandLine.arguments.dropFirst()
if arguments.count > 1 || arguments.first?.hasPrefix("-") == true {
  complain("usage: faults [FOLDER]")
  exit(64)
}
let folder = arguments.first.map { URL(fileURLWithPath: $0) }
var isWrong = false

for fault in Fault.all {
  let name = fault.kind.rawValue
  print("\(name)")
  for finding in fault.fault.findings { print("  \(finding)") }
  if !fault.fault.findings.contains(where: { $0.kind == fault.kind }) {
    complain("the fault \(name) is not found")
    isWrong = true
  }
  let rest = fault.repair.findings.filter { $0.severity == .warning || $0.kind == fault.kind }
  for finding in rest {
    complain("the repair of \(name) has a fault: \(finding)")
    isWrong = true
  }
  guard let folder else { continue }
  try Data(fault.drawing.utf8).write(to: folder.appendingPathComponent("\(name).svg"))
}
exit(isWrong ? 1 : 0)

/// Writes a line to standard error.
func complain(_ message: String) {
  FileHandle.standardError.write(Data("faults: \(message)\n".utf8))
}
