extension TransientView {
  /// The view with every effect mirrored in space.
  public func mirrored() -> TransientView {
    var view = self
    view.initial = initial.mirrored()
    view.animation = animation.mirrored()
    view.completion = completion.mirrored()
    return view
  }
}

extension PropertyState {
  /// The state with every effect that was written mirrored in space.
  public func mirrored() -> PropertyState {
    var state = self
    for property in written { state.set(property.mirrored(vector(of: property)), of: property) }
    return state
  }
}
