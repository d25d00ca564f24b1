import TransitionKit

/// A transition that the gallery can show.
struct GalleryItem: Sendable {
  let name: String
  let summary: String
  let transition: NavigationTransition

  /// The atomic transition that it is made from; nil for one of two views.
  let atomic: AtomicTransition?

  /// The default timing of the transition.
  let timing: Animation

  init(
    _ name: String, _ summary: String, timing: Animation = .default,
    _ transition: NavigationTransition, atomic: AtomicTransition? = nil
  ) {
    self.atomic = atomic
    self.name = name
    self.summary = summary
    self.timing = timing
    self.transition = transition
  }

  init(
    _ name: String, _ summary: String, timing: Animation = .default,
    atomic transition: AtomicTransition
  ) {
    self.init(name, summary, timing: timing, NavigationTransition(transition), atomic: transition)
  }

  /// The transition with a timing, by default its own.
  func timed(_ timing: Animation?) -> NavigationTransition {
    transition.animation(timing ?? self.timing)
  }
}
