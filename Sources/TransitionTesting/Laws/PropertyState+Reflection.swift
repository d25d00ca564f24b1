import TransitionKit

extension PropertyState {
  /// The state as a mirror beside the view shows it: left and right are exchanged, top and bottom are not.
  ///
  /// That is what the layout direction does. `mirrored()` exchanges top and bottom, too.
  func reflectedHorizontally() -> PropertyState {
    var state = self
    for property in written {
      switch property {
      case .translation: state.translation.dx.negate()
      case .rotation:
        state[.rotation] = state[.rotation].scaled(by: [1, -1, -1])
      case .anchor: state.anchor.x = 1 - anchor.x
      case .frame: state.frame.origin.x = -frame.origin.x - frame.width
      case .clip: (state.clip.left, state.clip.right) = (clip.right, clip.left)
      default: break
      }
    }
    return state
  }
}

extension PropertyValue {
  fileprivate func scaled(by factors: [Double]) -> PropertyValue {
    PropertyValue(zip(components, factors).map { $0 * $1 })
  }
}
