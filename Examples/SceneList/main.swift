// A list in a terminal: rows are inserted, removed and shuffled, and every key interrupts what is running.
//
//   swift run --package-path Examples scene-list [--seconds N]     plays until q is pressed, or for a time
//   swift run --package-path Examples scene-list --frames          prints a run that is always the same as a table
//
// ListScene.swift has what the library is used for, and Drawing.swift reads its frames.

import ExampleTerminal
import Foundation

LiveProgram("scene-list").run {
  ListPlayer(size: $0, seed: UInt64(Date().timeIntervalSince1970))
} printFrames: {
  FrameTable().printFrames(seconds: $0 ?? 5)
}
