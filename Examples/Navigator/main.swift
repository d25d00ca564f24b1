// Tabs with stacks of pages, and sheets over them, in a terminal. Every key interrupts what is running.
//
//   swift run --package-path Examples navigator [--seconds N]     plays until q is pressed, or for a time
//   swift run --package-path Examples navigator --frames          prints a run that is always the same as a table
//
// Navigation.swift has what the library is used for, and Drawing.swift reads its frames.

import ExampleTerminal
import TransitionControllers

let tabs = try TabSelection(Tab.allCases)
LiveProgram("navigator").run {
  NavigatorPlayer(size: $0, tabs: tabs)
} printFrames: {
  FrameScript(tabs: tabs).printFrames(seconds: $0 ?? 13)
}
