// A recorded finger drives a pop, in three takes: it lets go and commits; it catches the run in mid-flight
// and lets go again; and it is cancelled. Each is printed as a frame timeline with velocities.

import ExampleOutput
import Foundation
import TransitionKit

let container = Container(size: Size(width: 390, height: 844))
let pop = NavigationTransition.parallaxPush.compile(for: .pop, in: container)

/// What the finger does at one time.
enum Event {
  case begin, move, end, fail
}

/// A finger track: times in seconds, and points and points a second along the width.
typealias Track = [(time: Double, event: Event, x: Double, velocity: Double)]

let takes: [(name: String, track: Track)] = [
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

for (name, track) in takes {
  print("\(name)\n")
  print("   time  state                    progress    origin dx    velocity   destination dx")
  play(track)
  print()
}
StandardOutput.check(of: "interactive-pop")

func play(_ track: Track) {
  let animator = TransitionAnimator(pop)
  let interaction = Interaction(
    animator, controller: .edgePan(), operation: .pop, in: container)
  animator.addCompletion { print("         ended at \($0)") }
  var events = track[...]
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
