// Film strips of windows whose transitions are interrupted: pages that lie side by side stay together.
//
//   swift run --package-path Examples interrupted-windows FOLDER     writes them as SVG

import Foundation
import TransitionControllers
import TransitionKit
import TransitionScenes

guard CommandLine.arguments.count == 2 else {
  FileHandle.standardError.write(Data("interrupted-windows: a folder is missing\n".utf8))
  exit(64)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let size = Size(width: 390, height: 844)

/// Takes pictures at even intervals.
func film(_ window: ScreenWindow, _ strip: inout WindowStrip, every interval: Double, count: Int) {
  for _ in 0..<count {
    window.advance(by: interval)
    strip.add(window, "\(Int((window.clockTime * 1000).rounded())) ms")
  }
}

func stack(lasting duration: Double = 0.4) -> (
  ScreenWindow, TransitionController<ScreenStack<Int>>
) {
  let window = ScreenWindow(size: size)
  let stack = TransitionController(ScreenStack([1]), in: window) { context in
    context.operation == .present
      ? .card().animation(.easeInOut(duration: 0.4))
      : ScreenTransition(.slide, animation: .easeInOut(duration: duration))
  }
  return (window, stack)
}

func write(_ strip: WindowStrip, _ name: String, _ title: String) throws {
  let url = folder.appendingPathComponent("\(name).svg")
  try Data(strip.document(title: title).utf8).write(to: url)
}

/// A second push while the first one runs.
func pushAndPush() throws {
  let (window, stack) = stack()
  var strip = WindowStrip(size: size)
  stack.push(2)
  film(window, &strip, every: 0.1, count: 2)
  stack.push(3)
  film(window, &strip, every: 0.1, count: 5)
  try write(strip, "window-push-push", "A page is pushed, and another one 200 milliseconds later")
}

/// The push is turned round, and then wanted again.
func pushPopAndPush() throws {
  let (window, stack) = stack()
  var strip = WindowStrip(size: size)
  stack.push(2)
  film(window, &strip, every: 0.08, count: 3)
  stack.pop()
  film(window, &strip, every: 0.05, count: 2)
  stack.push(3)
  film(window, &strip, every: 0.1, count: 4)
  try write(
    strip, "window-push-pop-push",
    "A push is popped after 240 milliseconds, and another page pushed 100 later")
}

/// A card over a push that runs: both pages recede as one.
func pushAndPresent() throws {
  let (window, stack) = stack(lasting: 0.6)
  var strip = WindowStrip(size: size)
  stack.push(2)
  film(window, &strip, every: 0.1, count: 2)
  stack.present(3)
  film(window, &strip, every: 0.07, count: 6)
  try write(
    strip, "window-card", "A page is pushed, and a card comes over both 200 milliseconds later")
}

/// A finger catches a push, holds it, moves it, and drops it.
func catchAndDrop() throws {
  let (window, stack) = stack()
  var strip = WindowStrip(size: size)
  stack.push(2)
  film(window, &strip, every: 0.12, count: 2)
  func finger(_ time: Double, _ x: Double) -> GestureSample {
    GestureSample(time: time, translation: Point(x: x, y: 0), velocity: .zero)
  }
  let pan = stack.beginInteraction(.edgePan(), at: finger(0, 1))
  film(window, &strip, every: 0.3, count: 2)
  for x in [80.0, 160] {
    pan?.change(finger(0.6, x))
    strip.add(window, "\(Int(x)) points")
  }
  pan?.cancel(at: 0.6)
  film(window, &strip, every: 0.15, count: 3)
  try write(
    strip, "window-catch",
    "A finger catches a push after 240 milliseconds, holds it, moves it and drops it")
}

/// Tabs that are selected there and back.
func tabs() throws {
  let window = ScreenWindow(size: size)
  let tabs = TransitionController(try TabSelection([1, 2, 3]), in: window) { _ in
    ScreenTransition(.slide, animation: .easeInOut(duration: 0.4))
  }
  var strip = WindowStrip(size: size)
  tabs.select(2)
  film(window, &strip, every: 0.16, count: 1)
  tabs.select(3)
  film(window, &strip, every: 0.16, count: 2)
  tabs.select(1)
  film(window, &strip, every: 0.1, count: 5)
  try write(
    strip, "window-tabs", "Tabs 1, 2, 3 and 1 are selected, each before the last one has arrived")
}

try pushAndPush()
try pushPopAndPush()
try pushAndPresent()
try catchAndDrop()
try tabs()
