extension SceneAnimator {
  /// The times on the clock up to another one at which something may jump or bend by itself, in order.
  func breakpoints(upTo time: Double) -> [Double] {
    state.breakpoints(upTo: time) + [settlingTime].filter { $0 > clockTime && $0 <= time }
  }
}
