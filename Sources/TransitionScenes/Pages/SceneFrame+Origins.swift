import TransitionKit

extension SceneFrame.Element {
  /// The opacity of the ``state``, from 0 to 1, times those of the ``origins``.
  public var visibleOpacity: Double {
    origins.reduce(state.visibleOpacity) { $0 * $1.state.visibleOpacity }
  }

  /// The state with what the ``origins`` do, for a page that is as large as they are and about the middle of which all of them
  /// scale.
  package var carriedState: PropertyState {
    origins.reduce(state) { inner, origin in
      var state = inner
      let scale = origin.state.scale
      state.translation = Translation(
        dx: inner.translation.dx * scale.x, dy: inner.translation.dy * scale.y,
        dz: inner.translation.dz)
      for property in origin.state.written {
        state.compose(property, with: property.premultiplied(origin.state.vector(of: property)))
      }
      return state
    }
  }
}
