// The transitions of Documentation/Custom-Transitions.md.

import TransitionKit

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
      switch (edge, operation) {
      case (.top, .insertion):
        view.initial.translation.dy = -container.frame.height
        view.animation.translation.dy = 0
      case (.leading, .insertion):
        view.initial.translation.dx = -container.frame.width
        view.animation.translation.dx = 0
      case (.trailing, .insertion):
        view.initial.translation.dx = container.frame.width
        view.animation.translation.dx = 0
      case (.bottom, .insertion):
        view.initial.translation.dy = container.frame.height
        view.animation.translation.dy = 0
      case (.top, .removal):
        view.animation.translation.dy = -container.frame.height
        view.completion.translation.dy = 0
      case (.leading, .removal):
        view.animation.translation.dx = -container.frame.width
        view.completion.translation.dx = 0
      case (.trailing, .removal):
        view.animation.translation.dx = container.frame.width
        view.completion.translation.dx = 0
      case (.bottom, .removal):
        view.animation.translation.dy = container.frame.height
        view.completion.translation.dy = 0
      }
    }
  }
}
