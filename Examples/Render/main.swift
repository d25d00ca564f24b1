// Renders the frames of a transition as PNG files. `render swing --output frames` writes frames/000.png and so on, and so
// does `render --scene list --output frames` for a change of a scene.

import ExampleOutput
import Foundation
import TransitionKit

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if let scene = options.scene {
    try render(scene, options)
  } else if let transition = options.transition {
    try render(transition, options)
  } else {
    print(Options.usage)
    print("transitions: " + transitions.map(\.key).joined(separator: ", "))
    print("scenes: " + sceneExamples.map(\.key).joined(separator: ", "))
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
    container.frame.size, scale: options.scale, cards: [.origin: .blue, .destination: .orange])
  var list = DrawList()
  var (time, count) = (0.0, 0)
  var interruption = options.interruption
  let folder = try makeFolder(options)

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

  func writeFrame() throws {
    list.update(from: animator.frame, in: container)
    try write(renderer.picture(of: list), count, at: time, in: folder)
    count += 1
  }

  animator.start()
  if let time = options.time {
    _ = advance(to: time)
    return try writeFrame()
  }
  repeat { try writeFrame() } while advance(to: Double(count) / options.framesPerSecond)
  try writeFrame()
}

/// Writes the frames of a change of a scene, each as a file.
func render(_ example: SceneExample, _ options: Options) throws {
  let transition = example.transition
  let renderer = Renderer(transition.destination.size, scale: options.scale)
  let folder = try makeFolder(options)
  var list = SceneDrawList<String>()
  let last = Int((transition.duration * options.framesPerSecond).rounded(.up))
  let times = options.time.map { [$0] } ?? (0...last).map { Double($0) / options.framesPerSecond }
  for (count, time) in times.enumerated() {
    list.update(from: transition.frame(at: time))
    let picture = renderer.picture(of: list) { example.contents[$0] ?? .plain(0xFFFFFF) }
    try write(picture, count, at: time, in: folder)
  }
}

func makeFolder(_ options: Options) throws -> URL {
  let folder = URL(fileURLWithPath: options.output, isDirectory: true)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder
}

func write(_ picture: Canvas, _ number: Int, at time: Double, in folder: URL) throws {
  let file = folder.appendingPathComponent(String(format: "%03d.png", number))
  try picture.png.write(to: file)
  print(file.path, String(format: "%.3f s", time))
}
