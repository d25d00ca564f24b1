/// The part of one of two screens in a navigation between them.
struct ScreenPart: Sendable {
  let transition: NavigationTransition
  let operation: NavigationTransition.Operation
  /// The frames of the two screens in their parent.
  let originFrame: Rect
  let destinationFrame: Rect
  /// Whether it is the screen that leaves.
  let isOrigin: Bool
}

/// What one screen does in a change, or what belongs to it.
struct ScreenChoice<ID: Sendable>: Sendable {
  let id: ID
  let choice: ElementChoice
}

extension ElementChoice {
  /// The part of a screen in a navigation.
  init(_ part: ScreenPart, animation: Animation?) {
    screen = part
    self.animation = animation
  }

  /// A transition.
  init(_ transition: AtomicTransition, animation: Animation?) {
    effects = [Effect(transition: transition, animation: animation, delay: 0, duration: nil)]
  }

  /// Nothing: the element is at its end at once.
  static let identity: ElementChoice = {
    var choice = ElementChoice()
    choice.isIdentity = true
    return choice
  }()
}
