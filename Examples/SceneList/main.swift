// A list in a terminal: rows are inserted, removed and shuffled, and every key interrupts what is under way.
//
//   swift run scene-list [--seconds N]     plays until q is pressed, or for a time
//   swift run scene-list --frames          prints a run that is always the same as a table
//
// ListScene.swift has what the library is used for, and Drawing.swift reads its frames.

import ExampleOutput
import Foundation
import TransitionKit

/// Exits with a message about an invalid command.
func refuse(_ complaint: String) -> Never {
  StandardOutput.complain(complaint, as: "scene-list")
  exit(64)
}

/// Plays the list, 30 frames a second.
func play(on terminal: Terminal, seconds: Double) throws {
  let colors = ProcessInfo.processInfo.environment["COLORTERM"] ?? ""
  var screen = Screen(hasTrueColor: colors == "truecolor" || colors == "24bit")
  func canvas() -> Canvas {
    let size = terminal.size
    return Canvas(columns: size.columns, lines: size.lines)
  }
  var player = ListPlayer(size: canvas().size, seed: UInt64(Date().timeIntervalSince1970))
  var frame = player.animator.frame
  let start = ContinuousClock.now
  var last = start
  while true {
    if try terminal.handleSignals() { screen.invalidate() }
    let now = ContinuousClock.now
    guard (now - start) / .seconds(1) < seconds else { return }
    // After a long stop the list continues where it was.
    player.advance(by: min((now - last) / .seconds(1), 0.1))
    last = now
    var canvas = canvas()
    player.resize(to: canvas.size)
    player.animator.sample(into: &frame)
    canvas.draw(frame, message: player.isPaused ? "paused" : player.message)
    try terminal.write(screen.update(to: canvas))
    let next = now + .seconds(1.0 / 30)
    while let key = try terminal.key(timeout: (next - ContinuousClock.now) / .seconds(1)) {
      switch key {
      case "i": player.perform(.insert)
      case "r": player.perform(.remove)
      case "s": player.perform(.shuffle)
      case "g": player.perform(.grid)
      case " ": player.isPaused.toggle()
      case "q": return
      default: break
      }
    }
  }
}

var seconds: Double?
var printsFrames = false
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--frames": printsFrames = true
  case "--seconds":
    guard let value = arguments.popFirst().flatMap(Double.init), value > 0 else {
      refuse("--seconds needs a number above 0")
    }
    seconds = value
  default: refuse("unknown option \(argument); there are --frames and --seconds N")
  }
}
if printsFrames {
  FrameTable().printFrames(seconds: seconds ?? 5)
  StandardOutput.check(of: "scene-list")
} else {
  guard let terminal = Terminal() else {
    refuse("standard input and output must be a terminal; --frames prints a table instead")
  }
  do {
    try terminal.enter()
    defer { terminal.leave() }
    try play(on: terminal, seconds: seconds ?? .infinity)
  } catch {
    StandardOutput.complain("the terminal is gone", as: "scene-list")
    exit(StandardOutput.failure)
  }
}
