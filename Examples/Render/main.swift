// Renders the frames of a transition as PNG files. `render swing --output frames` writes frames/000.png and so on, and so
// does `render --scene list --output frames` for a change of a scene.

import ExampleRenderer
import Foundation
import TransitionKit
import TransitionScenes

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
} catch let error as UsageError {
  FileHandle.standardError.write(Data("render: \(error.message)\n".utf8))
  exit(64)
}

/// Plays a transition frame by frame, and writes each as a file.
func render(_ transition: NavigationTransition, _ options: Options) throws {
  let container = Container(
    size: options.size, layoutDirection: options.layoutDirection,
    prefersReducedMotion: options.reducesMotion)
  let transition = options.animation.map { transition.animation($0) } ?? transition
  let opposite: NavigationTransition.Operation = options.operation == .push ? .pop : .push
  let animator = TransitionAnimator(transition.compile(for: options.operation, in: container))
  var renderer = Renderer(
    container.frame.size, scale: options.scale, cards: [.origin: .blue, .destination: .orange])
  var list = DrawList()
  var (time, count) = (0.0, 0)
  var interruption = options.interruption
  let folder = try makeFolder(options)

  /// Advances the clock, and interrupts the transition when its time comes.
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

/// Writes the frames of a change of a scene, each as a file. The change back interrupts it if the options say so.
func render(_ example: SceneExample, _ options: Options) throws {
  var player = ScenePlayer(
    example.origin, renderer: Renderer(example.origin.size, scale: options.scale),
    content: example.content)
  let folder = try makeFolder(options)
  var interruption = options.interruption
  var count = 0

  func advance(to end: Double) {
    if let start = interruption, end >= start {
      interruption = nil
      var transaction = example.transaction
      transaction.isDismissal = true
      player.advance(to: start)
      player.update(to: example.origin, transaction, using: example.definition)
    }
    player.advance(to: end)
  }

  func writeFrame() throws {
    let note = player.pictures.isEmpty ? "" : ", keeps \(player.pictures.count) old picture(s)"
    try write(player.picture(), count, at: player.animator.clockTime, note, in: folder)
    count += 1
  }

  player.update(to: example.destination, example.transaction, using: example.definition)
  if let time = options.time {
    advance(to: time)
    return try writeFrame()
  }
  while !player.animator.isIdle {
    try writeFrame()
    advance(to: Double(count) / options.framesPerSecond)
  }
  try writeFrame()
}

func makeFolder(_ options: Options) throws -> URL {
  let folder = URL(fileURLWithPath: options.output, isDirectory: true)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder
}

func write(
  _ picture: Canvas, _ number: Int, at time: Double, _ note: String = "", in folder: URL
) throws {
  let file = folder.appendingPathComponent(String(format: "%03d.png", number))
  try picture.png.write(to: file)
  print(file.path, String(format: "%.3f s", time) + note)
}
