/// Whether a screen is on screen, comes, or leaves.
///
/// A screen goes from hidden to appearing, visible, disappearing, and to hidden again. A transition that is interrupted or
/// cancelled lets it go between appearing and disappearing.
public enum ScreenAppearance: Sendable, Hashable, CaseIterable {
  /// It is not on screen.
  case hidden
  /// It comes.
  case appearing
  /// It is on screen.
  case visible
  /// It leaves.
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

  /// What a screen is told on the way to another appearance.
  func steps(to next: ScreenAppearance) -> [Step] {
    switch (self, next) {
    case (.hidden, .hidden), (.hidden, .disappearing), (.appearing, .appearing),
      (.visible, .visible), (.visible, .appearing), (.disappearing, .disappearing):
      []
    case (.hidden, .appearing), (.disappearing, .appearing): [.willAppear]
    case (.hidden, .visible), (.disappearing, .visible): [.willAppear, .didAppear]
    case (.appearing, .visible): [.didAppear]
    case (.appearing, .disappearing), (.visible, .disappearing): [.willDisappear]
    case (.appearing, .hidden), (.visible, .hidden): [.willDisappear, .didDisappear]
    case (.disappearing, .hidden): [.didDisappear]
    }
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
