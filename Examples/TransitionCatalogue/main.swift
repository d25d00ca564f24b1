// Every built-in transition of screens, there and back, as a few frames with the events of the controller.
//
//   swift run --package-path Examples transition-catalogue             prints all of them
//   swift run --package-path Examples transition-catalogue push-top    prints one
//   swift run --package-path Examples transition-catalogue --list      prints the names

import ExampleFrames
import ExampleOutput
import Foundation
import TransitionControllers
import TransitionKit

let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.count) {
case (nil, _):
  for item in CatalogueItem.all { show(item) }
case ("--list", 1):
  for item in CatalogueItem.all { print(item.name) }
case (let name?, 1):
  guard let item = CatalogueItem.all.first(where: { $0.name == name }) else {
    refuse("unknown transition \"\(name)\"; --list prints their names")
  }
  show(item)
default:
  refuse("usage: transition-catalogue [--list | NAME]")
}
StandardOutput.check(of: "transition-catalogue")

/// Exits with a message about an invalid command.
func refuse(_ complaint: String) -> Never {
  StandardOutput.complain(complaint, as: "transition-catalogue")
  exit(64)
}

/// Prints the transition and its reverse.
func show(_ item: CatalogueItem) {
  print("\(item.name)\n")
  let window = ScreenWindow(size: Size(width: 390, height: 844))
  let navigation = TransitionController(ScreenStack(["first"]), in: window) { _ in item.transition }
  let table = ScreenTable(window)
  table.follow(navigation)
  if item.presents { navigation.present("second") } else { navigation.push("second") }
  table.printQuarters()
  if item.presents { navigation.dismiss() } else { navigation.pop() }
  table.printQuarters()
  print()
}

extension ScreenTable {
  /// Prints the frames after each quarter of the time that the transition takes.
  func printQuarters() { printFrames(every: remainingTime / 4) }
}
