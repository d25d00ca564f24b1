// Renders the frames of a transition as PNG files. `render swing --output frames` writes frames/000.png and so on.

import ExampleOutput
import Foundation
import TransitionKit

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if let transition = options.transition {
    try render(transition, options)
  } else {
    print(Options.usage)
    print("transitions: " + transitions.map(\.key).joined(separator: ", "))
  }
  StandardOutput.check(of: "render")
} catch let error as UsageError {
  StandardOutput.complain(error.message, as: "render")
  exit(64)
} catch {
  StandardOutput.complain("cannot write a picture: \(error.localizedDescription)", as: "render")
  exit(StandardOutput.failure)
}

/// Plays a transition frame by frame, and writes each as a file.
func render(_ transition: NavigationTransition, _ options: Options) throws {
  let container = Container(size: options.size, layoutDirection: options.layoutDirection)
  var transition = options.animation.map { transition.animation($0) } ?? transition
  if options.reducesMotion { transition = transition.reducingMotion() }
  let opposite: NavigationTransition.Operation = options.operation == .push ? .pop : .push
  let animator = TransitionAnimator(transition.compile(for: options.operation, in: container))
  var renderer = Renderer(
    container, scale: options.scale, cards: [.origin: .blue, .destination: .orange])
  var list = DrawList()
  var (time, count) = (0.0, 0)
  var interruption = options.interruption
  let folder = URL(fileURLWithPath: options.output, isDirectory: true)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)

  /// Moves the clock on, and interrupts the transition on the way.
  func advance(to end: Double) -> Bool {
    var isRunning = true
    if let start = interruption, end >= start {
      interruption = nil
      animator.advance(by: start - time)
      animator.retarget(to: transition.compile(for: opposite, in: container), matching: .swapped)
      // The view that was entering is now the one that leaves.
      renderer.cards = [.origin: .orange, .destination: .blue]
      time = start
    }
    isRunning = animator.advance(by: end - time)
    time = end
    return isRunning
  }

  func write() throws {
    list.update(from: animator.frame, in: container)
    let file = folder.appendingPathComponent(String(format: "%03d.png", count))
    try renderer.picture(of: list).png.write(to: file)
    print(file.path, String(format: "%.3f s", time))
    count += 1
  }

  animator.start()
  if let time = options.time {
    _ = advance(to: time)
    return try write()
  }
  repeat { try write() } while advance(to: Double(count) / options.framesPerSecond)
  try write()
}
