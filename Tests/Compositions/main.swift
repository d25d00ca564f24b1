// Prints the built-in transitions and random compositions as documents for the web, with what they should show:
// a line of JSON each. Usage: compositions [COUNT OF RANDOM ONES] [FIRST SEED].
// With the only argument --scenes, changes of scenes. With --web-module, a module of the transitions of windows.py. With
// --web-windows, one of transitions of origins, and the colours of windows.

import Foundation
import TransitionExport
import TransitionKit
import TransitionTestSupport

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 40
let firstSeed = CommandLine.arguments.dropFirst(2).first.flatMap { UInt64($0) } ?? 1

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]

func write(_ sample: some Encodable) throws {
  FileHandle.standardOutput.write(try encoder.encode(sample) + Data("\n".utf8))
}

if CommandLine.arguments.dropFirst().first == "--scenes" {
  for sample in SceneSample.all { try write(sample) }
  exit(0)
}

if CommandLine.arguments.dropFirst().first == "--web-windows" {
  try write(WindowSample())
  exit(0)
}

if CommandLine.arguments.dropFirst().first == "--web-module" {
  print(try WebModuleSample().json)
  exit(0)
}

func show(
  _ name: String, _ transition: NavigationTransition, _ operation: NavigationTransition.Operation,
  in container: Container
) throws {
  let compiled = transition.compile(for: operation, in: container)
  let presentation = Presentation(compiled, named: "sample")
  try write(Sample(name, presentation))
}

for (name, transition) in builtIns {
  for operation in [NavigationTransition.Operation.push, .pop] {
    try show(
      "\(name), \(operation)", transition, operation,
      in: Container(size: Size(width: 390, height: 844)))
  }
}
for seed in firstSeed..<firstSeed + UInt64(max(count, 0)) {
  var generator = SeededGenerator(seed: seed)
  let container = Container(
    size: Size(width: 390, height: 844),
    layoutDirection: generator.bool() ? .leftToRight : .rightToLeft,
    viewFrame: generator.bool() ? nil : Rect(x: 40, y: 90, width: 300, height: 500))
  let transition = NavigationTransition(composition(seed, &generator))
  try show(
    "composition \(seed)", transition, generator.bool() ? .push : .pop, in: container)
}
