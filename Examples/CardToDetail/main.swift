// A card of a list grows into the header of a screen about it, while the tab bar moves out at the edge.
//
//   swift run --package-path Examples card-to-detail                   prints what each element does, and the frames
//   swift run --package-path Examples card-to-detail --format svg      writes a filmstrip, or an animated picture
//
// Screens/Screens.swift has the two screens, and Screens/Definition.swift what each element does.

import CardToDetailScreens
import Foundation
import TransitionExport
import TransitionScenes

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if let format = options.format {
    let transition = SceneTransition(
      from: options.isBack ? Screens.detail : Screens.list,
      to: options.isBack ? Screens.list : Screens.detail,
      options.isBack ? Screens.pop : Screens.push, using: Screens.definition)
    try write(Presentation(transition, named: "card to detail").exported(as: format), options)
  } else {
    printPlan()
    printFrames()
  }
} catch let error as UsageError {
  FileHandle.standardError.write(Data("card-to-detail: \(error.message)\n".utf8))
  exit(64)
}

/// Writes a document to the file of the options, or to standard output.
func write(_ export: Export, _ options: Options) throws {
  guard let output = options.output else { return print(export.document) }
  try Data(export.document.utf8).write(to: URL(fileURLWithPath: output))
}

/// Prints what the change does with each element before it begins, and what the definition gets wrong.
func printPlan() {
  let changes = SceneChanges(from: Screens.list, to: Screens.detail)
  print("The plan:")
  print(changes.plan(for: Screens.push, using: Screens.definition))
  let problems = Screens.definition.problems(in: changes, Screens.push)
  print("\nProblems of the definition: \(problems.isEmpty ? "none" : "")")
  for problem in problems { print(problem) }
}

/// Prints the transition to the detail, the one back, and one that is interrupted at half its time.
func printFrames() {
  print("\nThe way to the detail:")
  var table = FrameTable(Screens.list)
  table.go(to: Screens.detail, Screens.push)
  table.printFrames()
  print("\nThe way back:")
  table.go(to: Screens.list, Screens.pop)
  table.printFrames()
  print("\nBack at half the way:")
  table.go(to: Screens.detail, Screens.push)
  table.printFrames(for: 0.25)
  table.go(to: Screens.list, Screens.pop)
  table.printFrames()
}
