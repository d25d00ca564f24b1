// A recorded gesture drives a pop, in three takes: it ends and the pop finishes; it interrupts the run and ends again;
// and it is cancelled. Each take is printed as frames with velocities.

import Foundation
import TransitionKit

if let argument = CommandLine.arguments.dropFirst().first {
  FileHandle.standardError.write(Data("interactive-pop: unknown argument \(argument)\n".utf8))
  exit(64)
}

let container = Container(size: Size(width: 390, height: 844))
let pop = NavigationTransition.parallaxPush.compile(for: .pop, in: container)

/// An event of the gesture.
enum Event {
  case begin, move, end, fail
}

/// A recorded gesture: times in seconds, positions in points, and velocities in points per second along the width.
typealias Recording = [(time: Double, event: Event, x: Double, velocity: Double)]

let takes: [(name: String, recording: Recording)] = [
  (
    "begin, drag, let go",
    [
      (0.00, .begin, 0, 0), (0.05, .move, 20, 500), (0.10, .move, 60, 800),
      (0.15, .move, 110, 1000),
      (0.20, .end, 160, 900),
    ]
  ),
  (
    "caught again in mid-flight",
    [
      (0.00, .begin, 0, 0), (0.10, .move, 60, 700), (0.15, .end, 100, 750), (0.25, .begin, 0, 0),
      (0.35, .move, -40, -300), (0.45, .move, -90, -600), (0.50, .end, -120, -700),
    ]
  ),
  (
    "cancelled by the system",
    [(0.00, .begin, 0, 0), (0.10, .move, 90, 900), (0.20, .move, 180, 900), (0.25, .fail, 180, 0)]
  ),
]

for (name, recording) in takes {
  print("\(name)\n")
  print("   time  state                    progress    origin dx    velocity   destination dx")
  play(recording)
  print()
}

func play(_ recording: Recording) {
  let animator = TransitionAnimator(pop)
  let interaction = Interaction(
    animator, policy: .edgePan(), operation: .pop, in: container)
  animator.addCompletion { print("         ended at \($0)") }
  var events = recording[...]
  for step in 0... {
    let time = Double(step) * 0.05
    while let event = events.first, event.time <= time + 1e-9 {
      events.removeFirst()
      let sample = GestureSample(
        time: event.time, translation: Point(x: event.x, y: 0),
        velocity: Point(x: event.velocity, y: 0))
      switch event.event {
      case .begin: interaction.begin(sample)
      case .move: interaction.change(sample)
      case .end:
        if let decision = interaction.end(sample) { print("         let go: \(decision)") }
      case .fail: interaction.cancel(at: event.time)
      }
    }
    animator.advance(to: time)
    printRow(animator, at: time)
    if case .finished = animator.state { return }
  }
}

func printRow(_ animator: TransitionAnimator, at time: Double) {
  let frame = animator.frame
  let velocity = animator.velocity(of: .origin, .translation).components[0]
  let state = "\(animator.state)".replacing("TransitionKit.", with: "")
    .replacing("TransitionAnimator.Direction.", with: "")
    .replacing("AnimatingPosition.", with: "")
  let name = state.padding(toLength: 22, withPad: " ", startingAt: 0)
  print(
    String(format: "%7.2f  ", time) + name
      + String(
        format: "%11.3f %12.3f %11.1f %16.3f", animator.progress, frame.origin.translation.dx,
        velocity, frame.destination.translation.dx))
}
