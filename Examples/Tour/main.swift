// A tour of screens and their transitions, a chapter in a file: see Documentation/Tour.md.
//
//   swift run --package-path Examples tour                prints the names of the chapters
//   swift run --package-path Examples tour push           prints the frames of one

import ExampleTerminal
import Foundation
import TransitionControllers

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments {
case []:
  print(
    """
    transitions         custom transitions, and what they change
    push                a push and a pop, and a pop in the middle of a push
    tabs                tabs that are selected, and swiped with a finger
    card                a modal card that a finger drags, and a cover that flies into it
    reorder             a list, a grid and a board that a finger and the keyboard reorder
    catalogue [NAME]    all transitions of screens, or one
    navigator [--play]  sheets over tabs with stacks; with --play in a terminal, where keys interrupt
    """)
case ["transitions"]: showTransitions()
case ["push"]: pushAndPop()
case ["tabs"]: try swipeTabs()
case ["card"]: dragCard()
case ["reorder"]: reorder()
case ["catalogue"]: for item in CatalogueItem.all { item.show() }
case ["navigator"]: FrameScript(tabs: try TabSelection(Tab.allCases)).printFrames()
case ["navigator", "--play"]:
  let tabs = try TabSelection(Tab.allCases)
  LiveProgram("tour").play { NavigatorPlayer(size: $0, tabs: tabs) }
default:
  guard arguments.count == 2, arguments[0] == "catalogue",
    let item = CatalogueItem.all.first(where: { $0.name == arguments[1] })
  else {
    let unknown = arguments.joined(separator: " ")
    LiveProgram("tour").refuse(
      "there is no \"\(unknown)\"; without arguments it prints the chapters")
  }
  item.show()
}
