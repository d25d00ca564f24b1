import TransitionKit

/// An element that a finger holds.
///
/// You get it from ``SceneAnimator/hold(_:)``. The finger moves the element, and lets it go with its velocity. Updates change
/// where it goes then. If something takes over meanwhile, such as the removal of the element, the methods do nothing any more.
///
/// Keep it until you release it. One that you drop lets go of the element, without velocity.
public final class HeldElement<ID: Hashable & Sendable> {
  private let animator: SceneAnimator<ID>
  private let element: ElementIndex
  private let serial: Int

  init(_ animator: SceneAnimator<ID>, _ element: ElementIndex, _ serial: Int) {
    self.animator = animator
    self.element = element
    self.serial = serial
  }

  deinit {
    let (element, serial) = (element, serial)
    animator.afterCall { Self.release(element, serial, of: $0, velocity: .zero, nil) }
  }

  /// Whether the finger still holds the element.
  public var isHeld: Bool { animator.state.holds[element]?.serial == serial }

  /// Moves the element to a distance from where it was taken.
  ///
  /// - Parameter offset: how far the finger is from where it touched the element, in points.
  public func move(by offset: Translation) {
    guard isHeld else { return }
    animator.forgetUnstarted()
    animator.state.moveHeld(element, by: SIMD4(offset.dx, offset.dy, 0, 0))
  }

  /// Moves the element so that its middle is seen at a point, wherever its ancestors are now.
  ///
  /// So an element stays under a finger while the list around it scrolls, if you call this after each update.
  ///
  /// - Parameter middle: a point of the scene. A point that is not finite changes nothing.
  public func move(middleTo middle: Point) {
    guard isHeld, let middle = middle.vector else { return }
    animator.forgetUnstarted()
    animator.state.moveHeld(element, middleTo: middle)
  }

  /// Lets go: the element goes to where the scene has it, or its flight continues.
  ///
  /// - Parameters:
  ///   - velocity: that of the finger, in points a second.
  ///   - animation: how it goes there, such as `.decay(from:to:velocity:_:)`; nil means as in the change
  ///     that moves it there.
  public func release(velocity: Translation = .zero, animation: Animation? = nil) {
    Self.release(element, serial, of: animator, velocity: velocity, animation)
  }

  /// Lets go of an element, if it is still held.
  private static func release(
    _ element: ElementIndex, _ serial: Int, of animator: SceneAnimator<ID>,
    velocity: Translation, _ animation: Animation?
  ) {
    let isHeld = animator.state.holds[element]?.serial == serial
    func wasHeld(in state: SceneState?) -> Bool { state?.holds[element]?.serial == serial }
    guard
      isHeld || wasHeld(in: animator.instant?.before)
        || animator.openings.contains(where: {
          wasHeld(in: $0.unstarted?.state) || wasHeld(in: $0.unstarted?.instant?.before)
        })
    else { return }
    // What comes at this time does not start from where it was held, or go back to that.
    animator.instant = nil
    animator.forgetUnstarted()
    guard isHeld else { return }
    animator.state.release(element, velocity: SIMD4(velocity.dx, velocity.dy, 0, 0), animation)
  }
}

extension SceneAnimator {
  /// Holds an element, flying or not, so that a finger can move it.
  ///
  /// The element stays where it is until the finger moves it. Its state, its old content and all other elements continue. An
  /// update makes room for it where it would be dropped:
  ///
  /// ```swift
  /// guard let card = animator.hold("card") else { return }
  /// card.move(by: Translation(dx: 20, dy: -8))
  /// animator.update(to: reordered, animation: .snappy)
  /// card.release(velocity: Translation(dx: 400, dy: -100))
  /// ```
  ///
  /// - Parameter id: the id of the element.
  /// - Returns: nil if the element is not on screen, leaves, or is hidden as the source of another one.
  public func hold(_ id: ID) -> HeldElement<ID>? {
    guard let number = index.number(of: id) else { return nil }
    lastChange = lastChange.next
    instant = nil
    forgetUnstarted()
    guard let serial = state.hold(number, lastChange) else { return nil }
    return HeldElement(self, number, serial)
  }

  /// Where the middle of an element is seen, without its own effects; nil if it is not on screen.
  func middle(of id: ID) -> Point? {
    guard let number = index.number(of: id), state.scene.structure.contains(number) else {
      return nil
    }
    return state.scene.middle(of: number)
  }
}
