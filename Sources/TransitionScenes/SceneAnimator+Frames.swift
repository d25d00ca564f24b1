import TransitionKit

extension SceneAnimator {
  /// What the scene looks like now.
  public var frame: SceneFrame<ID> {
    @_specialize(where ID == ScreenElementID)
    get {
      var frame = sampled.take() ?? SceneFrame()
      sample(into: &frame)
      sampled = frame
      return frame
    }
  }

  /// Overwrites a frame with what the scene looks like now.
  ///
  /// It allocates nothing if the frame is from this animator, as long as nothing comes, leaves, begins or ends.
  ///
  /// - Parameter frame: the frame to overwrite; keep it from one time to the next.
  /// - Complexity: O(*n*) in the number of elements that move; after an update once in all elements.
  @_specialize(where ID == ScreenElementID)
  public func sample(into frame: inout SceneFrame<ID>) {
    // Nothing but modifiers calls a closure of the host.
    let isCall = !state.scene.structure.modifiers.isEmpty
    if isCall { callDepth += 1 }
    if !state.scene.isCurrent(frame.values) { frame.index = index }
    frame.time = clockTime
    state.scene.sample(into: &frame.values)
    if isCall { endCall() }
  }

  /// Whether nothing that frames share has changed since a frame was sampled.
  @_specialize(where ID == ScreenElementID)
  package func isCurrent(_ frame: SceneFrame<ID>) -> Bool { state.scene.isCurrent(frame.values) }

  /// Whether an element comes, is there, or leaves; nil if it is not on screen.
  ///
  /// - Parameter id: the id of the element.
  @_specialize(where ID == ScreenElementID)
  public func presence(of id: ID) -> Presence? {
    guard let number = index.number(of: id), state.scene.structure.contains(number) else {
      return nil
    }
    return state.scene.structure.presence(of: number)
  }
}
