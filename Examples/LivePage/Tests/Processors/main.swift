// Prints sums over the bits of what 10,000 random cases show, or all numbers of one group of them: see ``processorSums(_:_:)``.
// usage: processor-sums [CASES [GROUP]]

import Foundation

let numbers = CommandLine.arguments.dropFirst().map(Int32.init)
guard numbers.count <= 2, !numbers.contains(nil) else {
  FileHandle.standardError.write(Data("usage: processor-sums [CASES [GROUP]]\n".utf8))
  exit(64)
}
processorSums((numbers.first ?? nil) ?? 500, (numbers.dropFirst().first ?? nil) ?? -1)
