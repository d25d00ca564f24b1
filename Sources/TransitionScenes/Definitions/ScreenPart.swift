import TransitionKit

/// The part of one of two screens in a navigation between them.
package struct ScreenPart: Sendable {
  let transition: NavigationTransition
  let operation: NavigationTransition.Operation
  /// The frames of the two screens in their parent.
  let originFrame: Rect
  let destinationFrame: Rect
  /// Whether it is the screen that leaves.
  let isOrigin: Bool

  package init(
    transition: NavigationTransition, operation: NavigationTransition.Operation, originFrame: Rect,
    destinationFrame: Rect, isOrigin: Bool
  ) {
    self.transition = transition
    self.operation = operation
    self.originFrame = originFrame
    self.destinationFrame = destinationFrame
    self.isOrigin = isOrigin
  }
}

/// What one screen does in a change, or what belongs to it.
package struct ScreenChoice<ID: Sendable>: Sendable {
  let id: ID
  let choice: ElementChoice
  /// Which page it is to show, of a container of pages.
  let pages: PageChoice<ID>?

  package init(id: ID, choice: ElementChoice) {
    (self.id, self.choice, pages) = (id, choice, nil)
  }

  package init(container id: ID, _ pages: PageChoice<ID>) {
    // A container that is resized has its new size at once, as its pages have.
    (self.id, choice, self.pages) = (id, .identity, pages)
  }
}

extension ElementChoice {
  /// The part of a screen in a navigation.
  package init(_ part: ScreenPart, animation: Animation?) {
    screen = part
    self.animation = animation
  }

  /// A transition.
  package init(_ transition: AtomicTransition, animation: Animation?) {
    effects = [Effect(transition: transition, animation: animation, delay: 0, duration: nil)]
  }

  /// Nothing: the element is at its end at once.
  package static let identity = atItsPlace(nil)

  /// Nothing: the element is at its place at once.
  ///
  /// - Parameter animation: that of its state, if it is on screen already.
  package static func atItsPlace(_ animation: Animation?) -> ElementChoice {
    var choice = ElementChoice()
    (choice.isIdentity, choice.animation) = (true, animation)
    return choice
  }
}
