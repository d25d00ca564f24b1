extension NavigationTransition {
  /// The transition in which every animation runs at a constant rate, as long as before, so that views follow a finger.
  ///
  /// Delays, ranges and keyframes stay.
  package var linear: NavigationTransition {
    NavigationTransition(
      program: program.mappingScopes { scope in
        switch scope {
        case .animation(let animation): .animation(animation?.linear)
        case .layer(let animation, let range): .layer(animation.linear, range)
        default: scope
        }
      })
  }
}

extension Animation {
  /// A constant rate for as long as the animation takes.
  package var linear: Animation { .linear(duration: ending.duration) }
}
