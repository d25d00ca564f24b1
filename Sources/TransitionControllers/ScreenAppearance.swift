/// Whether a screen is on screen, comes, or leaves.
///
/// A screen goes from hidden to appearing, visible, disappearing, and to hidden again. A transition that is interrupted or
/// cancelled lets it go between appearing and disappearing.
public enum ScreenAppearance: Sendable, Hashable, CaseIterable {
  /// The screen is not shown.
  case hidden
  /// The screen comes with a transition.
  case appearing
  /// The screen is shown, and at rest.
  case visible
  /// The screen leaves with a transition.
  case disappearing
}

extension ScreenAppearance {
  /// The appearance of a screen inside another one, which is at most as visible.
  func limited(by holder: ScreenAppearance) -> ScreenAppearance {
    switch (holder, self) {
    case (_, .hidden), (.hidden, _): .hidden
    case (.disappearing, _): .disappearing
    case (.appearing, .visible): .appearing
    default: self
    }
  }

  /// The events of a screen between one appearance and another.
  func steps(to next: ScreenAppearance) -> Steps {
    switch (self, next) {
    case (.hidden, .hidden), (.hidden, .disappearing), (.appearing, .appearing),
      (.visible, .visible), (.visible, .appearing), (.disappearing, .disappearing):
      Steps()
    case (.hidden, .appearing), (.disappearing, .appearing): Steps(first: .willAppear)
    case (.hidden, .visible), (.disappearing, .visible):
      Steps(first: .willAppear, second: .didAppear)
    case (.appearing, .visible): Steps(first: .didAppear)
    case (.appearing, .disappearing), (.visible, .disappearing): Steps(first: .willDisappear)
    case (.appearing, .hidden), (.visible, .hidden):
      Steps(first: .willDisappear, second: .didDisappear)
    case (.disappearing, .hidden): Steps(first: .didDisappear)
    }
  }

  /// At most two steps.
  struct Steps {
    var first: Step?
    var second: Step?

    /// The last of them; nil if there are none.
    var last: Step? { second ?? first }

    func contains(_ step: Step) -> Bool { first == step || second == step }
  }

  /// A step from one appearance to the next.
  enum Step: CaseIterable {
    case willDisappear, willAppear, didDisappear, didAppear

    /// What the screen is after the step.
    var result: ScreenAppearance {
      switch self {
      case .willDisappear: .disappearing
      case .willAppear: .appearing
      case .didDisappear: .hidden
      case .didAppear: .visible
      }
    }
  }
}
