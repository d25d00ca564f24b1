/// The part of one of two screens in a navigation between them.
struct ScreenPart: Sendable {
  let transition: NavigationTransition
  let operation: NavigationTransition.Operation
  /// The frames of the two screens in their parent.
  let originFrame: Rect
  let destinationFrame: Rect
  /// Whether it is the screen that leaves.
  let isOrigin: Bool
  /// The controller whose screens they are, by its number.
  let controller: Int
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

extension SceneChangeBuilder {
  /// The transition of two screens, which is compiled once for both if they are as large as each other.
  ///
  /// - Parameter delay: that of an element of an open change, which is on its clock.
  mutating func compiled(
    _ part: ScreenPart, _ animation: Animation?, delay: Double, in container: Container
  ) -> CompiledTransition {
    var container = container
    container.originFrame = part.originFrame
    container.destinationFrame = part.destinationFrame
    if let known = compiledScreens, known.controller == part.controller, delay == 0,
      known.compiled.container == container
    {
      return known.compiled
    }
    var transition = part.transition.animation(animation)
    if transaction.reducesMotion { transition = transition.reducingMotion() }
    if isOpen, delay > 0 { transition = transition.delayed(by: delay) }
    let compiled = transition.compile(for: part.operation, in: container)
    compiledScreens = delay == 0 ? (part.controller, compiled) : nil
    return compiled
  }
}
