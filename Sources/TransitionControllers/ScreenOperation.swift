/// What happens to screens.
public enum ScreenOperation: Sendable, Hashable, CaseIterable {
  /// A screen comes on top of another one.
  case push
  /// The top screen leaves, and the one below is there again.
  case pop
  /// Another screen takes the place of the top one.
  case replace
  /// A screen comes over the others, which may stay on screen.
  case present
  /// A screen that was presented leaves, with all above it.
  case dismiss
  /// A later tab is selected.
  case selectLater
  /// An earlier tab is selected.
  case selectEarlier

  /// Whether it leads to something new or later. Gestures and transitions have the opposite direction for the others.
  public var isForward: Bool {
    switch self {
    case .push, .replace, .present, .selectLater: true
    case .pop, .dismiss, .selectEarlier: false
    }
  }
}
