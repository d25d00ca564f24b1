import TransitionKit
import TransitionScenes

extension ScreenWindow {
  /// Holds an element of the window, flying or not, so that a finger can move it.
  ///
  /// - Parameter id: the id of the element in the frames of the window.
  /// - Returns: nil if the element is not on screen, leaves, or is hidden as the source of another one.
  public func hold(_ id: ScreenElementID) -> HeldElement<ScreenElementID>? {
    commit()
    return animator.hold(id)
  }

  /// Picks up an element of the window to move it to another place among others.
  ///
  /// ```swift
  /// let row = navigation.id(of: "list", "song 2")
  /// let drag = window.beginReordering(row, of: Reordering(rows), at: finger) { reordering, transaction in
  ///   rows = reordering.items
  ///   window.layOut(transaction)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: the id of the element in the frames of the window.
  ///   - reordering: the elements in order, by their ids in the frames of the window.
  ///   - finger: where the finger touches, in points of the window; nil for the keyboard.
  ///   - animation: how the others make room, and how the element goes to its place.
  ///   - show: lays the window out for an order. It is called once when the element is picked up, then whenever the order changes,
  ///     and once when the element is dropped: its `held` is nil then.
  /// - Returns: nil if the element cannot be held, is disabled or not in the order.
  public func beginReordering(
    _ id: ScreenElementID, of reordering: Reordering<ScreenElementID>, at finger: Point?,
    animation: Animation = .snappy,
    show: @escaping (Reordering<ScreenElementID>, Transaction) -> Void
  ) -> ReorderInteraction<ScreenElementID>? {
    commit()
    return animator.beginReordering(id, of: reordering, at: finger, animation: animation) {
      show($0, $1)
      self.commit()
    }
  }
}

extension TransitionController {
  /// Holds an element of a screen, flying or not, so that a finger can move it.
  ///
  /// ```swift
  /// guard let photo = navigation.hold("Photo", "image") else { return }
  /// photo.move(by: Translation(dx: 20, dy: 60))
  /// photo.release(velocity: Translation(dx: 0, dy: 400))
  /// ```
  ///
  /// - Parameters:
  ///   - screen: the screen; of several equal ones the uppermost counts.
  ///   - element: the local id of the element.
  /// - Returns: nil if the element is not on screen, leaves, or is hidden as the source of another one.
  public func hold(_ screen: Screen, _ element: String) -> HeldElement<ScreenElementID>? {
    id(of: screen, element).flatMap { window.hold($0) }
  }
}
