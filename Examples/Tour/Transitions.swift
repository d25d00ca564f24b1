// `lift` and `trapdoor` of Documentation/Custom-Transitions.md, three others, and the frames that they become.

import Foundation
import TransitionKit

func showTransitions() {
  show("lift: the pushed view rises, and the other one sinks back and darkens", .lift)
  show("lateFade: the views slide, and only then the new one fades in", .lateFade)
  show("edge: both views move up, by a handler for each edge", .mirrored(push: .edge(.bottom)))
  show("tip: both views tip over", .tip)
  show("trapdoor: the old view falls, and uncovers the new one", .trapdoor)
  show(
    "trapdoor with a slide: the old view falls while both slide",
    .trapdoor.combined(with: .slide))
}

/// Prints what a transition changes of each view, from back to front, and what the compiler says of it.
private func show(_ title: String, _ transition: NavigationTransition) {
  print("\(title)\n")
  let container = Container(size: Size(width: 390, height: 844))
  for operation in NavigationTransition.Operation.allCases {
    let compiled = transition.compile(for: operation, in: container)
    print(" time  \(operation), from back to front")
    for frame in compiled.timeline.frames(perSecond: 10) {
      var time = String(format: "%5.2f  ", frame.time)
      for view in frame.drawingOrder {
        let state = frame[view]
        let written = state.written.map { "\($0) \(rounded(state[$0]))" }.joined(separator: "  ")
        print(time + "\(view)".padding(toLength: 13, withPad: " ", startingAt: 0) + written)
        time = "       "
      }
    }
    for conflict in compiled.conflicts { print("       · \(conflict)") }
    for diagnostic in compiled.diagnostics { print("       · \(diagnostic)") }
    print()
  }
}

/// The components of a value with two decimals at most.
private func rounded(_ value: PropertyValue) -> PropertyValue {
  PropertyValue(value.components.map { ($0 * 100).rounded() / 100 })
}

extension NavigationTransition {
  /// The pushed view rises over the origin, which sinks back a little.
  static let lift = asymmetric(
    push: .asymmetric(
      insertion: [.move(edge: .bottom), .opacity],
      removal: [.scale(0.95), .overlay(.black.opacity(0.2))]),
    pop: .asymmetric(
      insertion: [.scale(0.95), .overlay(.black.opacity(0.2))],
      removal: [.move(edge: .bottom), .opacity]))

  /// A slide in two layers: the views slide, and only then the new one fades in.
  static let lateFade = slide.animation(.easeOut, during: AnimationRange(start: 0, end: 0.7))
    .combined(
      with: NavigationTransition(.onInsertion(.opacity))
        .animation(.linear, during: AnimationRange(start: 0.5, end: 1))
    )
    .animation(.easeInOut(duration: 0.6))

  /// Both views tip over, by a handler that writes the stages of both.
  static let tip = custom { origin, destination, operation, container in
    let turn = Angle.degrees(operation == .push ? 30 : -30)
    destination.initial.rotation.angle = turn
    destination.initial.translation.dy = container.frame.height
    origin.animation.rotation.angle = -turn
    origin.animation.translation.dy = container.frame.height
  }

  /// The destination drops in behind the origin, by an animator.
  static let trapdoor = custom { animator, operation, context in
    let (origin, destination) = (context.originView, context.destinationView)
    context.containerView.sendSubviewToBack(destination)
    destination.scale = Scale(0.8)
    animator.addAnimations {
      destination.scale = .identity
      origin.frame.origin.y += context.containerView.frame.height
    }
    animator.addCompletion { _ in context.completeTransition(!context.wasCancelled) }
  }
}

extension AtomicTransition {
  /// Moves in from an edge, written by hand.
  static func edge(_ edge: Edge) -> AtomicTransition {
    .custom { view, operation, container in
      let (width, height) = (container.frame.width, container.frame.height)
      let outside: Translation =
        switch edge {
        case .top: Translation(dy: -height)
        case .leading: Translation(dx: -width)
        case .trailing: Translation(dx: width)
        case .bottom: Translation(dy: height)
        }
      // The other stages are those of a view at rest.
      switch operation {
      case .insertion: view.initial.translation = outside
      case .removal: view.animation.translation = outside
      }
    }
  }
}
