extension Property {
  /// The effect of this property mirrored in space.
  func mirrored(_ v: SIMD4<Double>) -> SIMD4<Double> {
    switch kind {
    case .translation: SIMD4(-v.x, -v.y, v.z, v.w)
    case .rotation: SIMD4(-v.x, -v.y, -v.z, v.w)
    case .anchor: SIMD4(1 - v.x, 1 - v.y, v.z, v.w)
    case .clip: SIMD4(v.z, v.w, v.x, v.y)
    default: v
    }
  }
}

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
