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

/// What screens, or what belongs to them, do in a change. Of several that are about one of them the last one holds.
package enum ScreenChoice<ID: Sendable>: Sendable {
  /// One of them plays something.
  case plays(ID, ElementChoice)
  /// Which page a container shows. It has its new size at once if it is resized, as its pages have.
  case pages(container: ID, PageChoice<ID>)
  /// They are at their places at once. The animation is that of the states of those that are on screen already.
  case atTheirPlaces([ID], Animation?)
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

  /// Which page a container shows; nil if the pages are not on screen.
  init(_ pages: PageRequest?) {
    (self.pages, isIdentity) = (pages, true)
  }
}
