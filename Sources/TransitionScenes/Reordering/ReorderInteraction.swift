import TransitionKit

/// A gesture, or the keyboard, that moves an element of a scene to another place among the others.
///
/// You get it from ``SceneAnimator/beginReordering(_:of:at:animation:show:)``. The element lies under the finger, and the others make
/// room for it. A gesture that is dropped is cancelled.
public final class ReorderInteraction<ID: Hashable & Sendable> {
  /// The order as the finger has changed it so far.
  public private(set) var reordering: Reordering<ID>

  private let animator: SceneAnimator<ID>
  private let held: HeldElement<ID>?
  private let animation: Animation
  private let show: (Reordering<ID>, Transaction) -> Void

  init(
    _ reordering: Reordering<ID>, _ animator: SceneAnimator<ID>, _ held: HeldElement<ID>?,
    _ animation: Animation, _ show: @escaping (Reordering<ID>, Transaction) -> Void
  ) {
    (self.reordering, self.animator, self.held) = (reordering, animator, held)
    (self.animation, self.show) = (animation, show)
  }

  deinit {
    guard isActive, held?.isHeld ?? true else { return }
    var reordering = reordering
    let (held, animation, show) = (held, animation, show)
    animator.afterCall { _ in
      reordering.cancel()
      show(reordering, .animated(animation))
      held?.release()
    }
  }

  /// Whether the element is still held.
  public var isActive: Bool { reordering.held != nil }

  /// Moves the element with the finger. The others make room, if it now belongs elsewhere.
  ///
  /// - Parameter finger: where the finger is, in points of the scene.
  /// - Returns: what changed; nil if the order is the same. Then nothing is laid out.
  @discardableResult
  public func move(to finger: Point) -> ReorderingEvent<ID>? {
    if let event = endIfTakenOver() { return event }
    let event = layOut(after: reordering.move(to: finger))
    if event == nil { follow() }
    return event
  }

  /// Moves what is picked up by a key.
  ///
  /// - Parameter step: where the key moves it.
  /// - Returns: what changed; nil if there is no place in that direction.
  @discardableResult
  public func move(_ step: ReorderingStep) -> ReorderingEvent<ID>? {
    layOut(after: reordering.move(step))
  }

  /// Shows the order in a new layout, such as after a scroll or in another size. The element stays under the finger.
  ///
  /// - Parameter transaction: how the others go to their places; by default at once.
  public func layOut(_ transaction: Transaction = Transaction()) {
    show(reordering, transaction)
    reordering.layOut(animator.scene)
    follow()
  }

  /// Shows what others have inserted, removed or sorted, while the element is held.
  ///
  /// - Parameter containers: the new lists.
  /// - Returns: ``ReorderingEvent/Kind/removed`` if none has the element that is held: the gesture has ended; else nil.
  @discardableResult
  public func update(_ containers: [ReorderingContainer<ID>]) -> ReorderingEvent<ID>? {
    let event = reordering.update(containers)
    layOut(.animated(animation))
    return event
  }

  /// Drops the element, which goes to its place with the velocity of the finger.
  ///
  /// - Parameter velocity: in points a second.
  @discardableResult
  public func drop(velocity: Point = .zero) -> ReorderingEvent<ID>? {
    endIfTakenOver() ?? letGo(reordering.drop(), Translation(dx: velocity.x, dy: velocity.y))
  }

  /// Puts the element back where it was. After that the order is the old one, but for what others have changed.
  @discardableResult
  public func cancel() -> ReorderingEvent<ID>? {
    endIfTakenOver() ?? letGo(reordering.cancel(), .zero)
  }

  private func letGo(_ event: ReorderingEvent<ID>?, _ velocity: Translation) -> ReorderingEvent<ID>?
  {
    if layOut(after: event) != nil { held?.release(velocity: velocity) }
    return event
  }

  /// Shows what has changed, if anything has.
  private func layOut(after event: ReorderingEvent<ID>?) -> ReorderingEvent<ID>? {
    if event != nil { layOut(.animated(animation)) }
    return event
  }

  /// Lets the element lie under the finger, whatever moves around it.
  private func follow() {
    if let middle = reordering.middle { held?.move(middleTo: middle) }
  }

  private func endIfTakenOver() -> ReorderingEvent<ID>? {
    held?.isHeld == false ? reordering.end(.takenOver) : nil
  }
}

extension SceneAnimator {
  /// Picks up an element to move it to another place among others.
  ///
  /// ```swift
  /// let drag = animator.beginReordering("song 2", of: Reordering(order), at: finger) { reordering, transaction in
  ///   order = reordering.items
  ///   animator.update(to: scene(order), transaction)
  /// }
  /// drag?.move(to: Point(x: 40, y: 130))
  /// drag?.drop(velocity: Point(x: 0, y: 300))
  /// ```
  ///
  /// - Parameters:
  ///   - id: the element.
  ///   - reordering: the elements in order.
  ///   - finger: where the finger touches, in points of the scene; nil for the keyboard.
  ///   - animation: how the others make room, and how the element goes to its place.
  ///   - show: updates the animator to a scene of an order. It is called once when the element is picked up, so that it may look lifted,
  ///     then whenever the order changes, and once when the element is dropped: its ``Reordering/held`` is nil then.
  /// - Returns: nil if the element cannot be held, is disabled or not in the order.
  public func beginReordering(
    _ id: ID, of reordering: Reordering<ID>, at finger: Point?, animation: Animation = .snappy,
    show: @escaping (Reordering<ID>, Transaction) -> Void
  ) -> ReorderInteraction<ID>? {
    var reordering = reordering
    reordering.layOut(scene)
    let middle = finger == nil ? nil : middle(of: id)
    guard reordering.pickUp(id, at: finger, middle: middle) != nil else { return nil }
    let held = finger == nil ? nil : hold(id)
    guard finger == nil || held != nil else { return nil }
    let interaction = ReorderInteraction(reordering, self, held, animation, show)
    interaction.layOut(.animated(animation))
    return interaction
  }
}
