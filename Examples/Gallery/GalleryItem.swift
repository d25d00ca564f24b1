import TransitionKit

/// A transition that the gallery can show.
struct GalleryItem: Sendable {
  let name: String
  let summary: String
  let transition: NavigationTransition

  /// The atomic transition that it is made from; nil for one of two views.
  let atomic: AtomicTransition?

  /// The Swift code that makes the transition.
  let code: String

  /// The default timing of the transition.
  let timing: ItemTiming

  init(
    _ name: String, _ summary: String, _ code: String, timing: ItemTiming = .standard,
    _ transition: NavigationTransition, atomic: AtomicTransition? = nil
  ) {
    self.atomic = atomic
    self.name = name
    self.summary = summary
    self.code = code
    self.timing = timing
    self.transition = transition
  }

  init(
    _ name: String, _ summary: String, _ code: String, timing: ItemTiming = .standard,
    atomic transition: AtomicTransition
  ) {
    self.init(
      name, summary, code, timing: timing, NavigationTransition(transition), atomic: transition)
  }

  /// The transition with a timing, by default its own.
  func timed(_ timing: ItemTiming?) -> NavigationTransition {
    transition.animation((timing ?? self.timing).animation)
  }

  /// The Swift code of ``timed(_:)``.
  func timedCode(_ timing: ItemTiming?) -> String {
    "\(code)\n  .animation(\((timing ?? self.timing).code))"
  }
}

/// An animation, and the Swift code that makes it.
struct ItemTiming: Sendable {
  let animation: Animation
  let code: String

  static let standard = ItemTiming(animation: .default, code: ".default")
  static let slow = ItemTiming(
    animation: .easeInOut(duration: 0.7), code: ".easeInOut(duration: 0.7)")
  static let spring = ItemTiming(
    animation: .spring(duration: 0.5), code: ".spring(duration: 0.5)")
  static let bouncy = ItemTiming(
    animation: .spring(duration: 0.5, bounce: 0.3), code: ".spring(duration: 0.5, bounce: 0.3)")
}
