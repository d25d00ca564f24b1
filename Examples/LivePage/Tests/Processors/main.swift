// Prints sums over the bits of what 10,000 random cases show, or all numbers of one group of them: see ``processorSums(_:_:)``.
// usage: processor-sums [CASES [GROUP]]

let numbers = CommandLine.arguments.dropFirst().map(Int32.init)
guard numbers.count <= 2, !numbers.contains(nil) else {
  fatalError("usage: processor-sums [CASES [GROUP]]")
}
processorSums((numbers.first ?? nil) ?? 500, (numbers.dropFirst().first ?? nil) ?? -1)
