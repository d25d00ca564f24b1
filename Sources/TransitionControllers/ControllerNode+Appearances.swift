import TransitionScenes

// What is on screen of the screens of a controller.
extension ControllerNode {
  /// The screens that are not hidden, or will not be, from the lowest to the highest. The others cost nothing in a frame.
  var entriesThatMayAppear: [Int] {
    let (layout, appearances) = (layout, appearances)
    var entries: [Int] = []
    entries.reserveCapacity(layout.shown.count + appearances.count)
    for screen in layout.shown { entries.append(screen.entry) }
    for entry in appearances.keys where !layout.shows(entry) { entries.append(entry) }
    entries.sort()
    return entries
  }

  /// Whether all screens are where they belong.
  func isSettled(in animator: SceneAnimator<ScreenElementID>) -> Bool {
    guard animator.presence(of: containerID) != nil else { return true }
    return tracked.allSatisfy {
      let presence = animator.presence(of: id($0))
      return layout.shows($0) ? presence == .present : presence == nil
    }
  }

  /// Whether a screen is on screen, comes or leaves, as far as its own controller knows.
  ///
  /// - Parameter known: what it was until now.
  func appearance(
    of entry: Int, _ known: ScreenAppearance, in animator: SceneAnimator<ScreenElementID>
  ) -> ScreenAppearance {
    let presence = animator.presence(of: id(entry))
    guard layout.shows(entry) else {
      return presence == nil || known == .hidden ? .hidden : .disappearing
    }
    return presence == .inserting || (run != nil && known != .visible) ? .appearing : .visible
  }

  /// Forgets the hidden screens that cannot be on screen.
  func forgetHidden(_ entries: [Int], in animator: SceneAnimator<ScreenElementID>) {
    for entry in entries
    where appearances[entry] == .hidden && !hasOnScreen(entry, in: animator)
      && !animator.mayShowAgain(id(entry))
    {
      appearances[entry] = nil
    }
  }

  /// Whether anything of a screen is on screen. What dims the screens below it may be there for longer.
  func hasOnScreen(_ entry: Int, in animator: SceneAnimator<ScreenElementID>) -> Bool {
    animator.hasOnScreen(id(entry)) || animator.hasOnScreen(id(entry, .dimming))
  }
}
