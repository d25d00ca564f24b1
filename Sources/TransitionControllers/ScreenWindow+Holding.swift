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
