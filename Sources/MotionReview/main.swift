// Says in words what changed in the motions of two folders of goldens, or of two commits, and draws it.
//
//   swift run motion-review main HEAD
//   swift run motion-review Before/__Goldens__ After/__Goldens__ --output review

import Foundation

do {
  let result = try ReviewCommand.run(
    Array(CommandLine.arguments.dropFirst()), in: FileManager.default.currentDirectoryPath)
  print(result.message)
  exit(result.code)
} catch {
  // The codes are those of diff: 2 is trouble.
  try? FileHandle.standardError.write(contentsOf: Data("motion-review: \(error)\n".utf8))
  exit(2)
}
