import TransitionKit

/// A state of one view at a time.
struct StateKeyframe {
  var time: Double
  var state: PropertyState
  /// The control points of the interpolation to the next keyframe; nil if it is linear.
  var curve: (start: Point, end: Point)?
}

/// States of one view over time, and their error.
struct StateKeyframes {
  var keyframes: [StateKeyframe]

  /// The largest error of each of the numbers that the keyframes approximate.
  var error = SIMD4<Double>.zero

  /// When the error is largest, in seconds.
  var errorTime = 0.0
}

extension StateKeyframes {
  /// The keyframes of a track; the other properties of the state are constant.
  ///
  /// - Parameter track: one whose Bézier curves stay in 0...1.
  init(_ track: KeyframedTrack, in initial: PropertyState) {
    keyframes = []
    func add(_ keyframe: KeyframedTrack.Keyframe, _ curve: (Point, Point)? = nil) {
      var state = initial
      state[track.property] = PropertyValue(keyframe.value, of: track.property)
      keyframes.append(StateKeyframe(time: keyframe.time, state: state, curve: curve))
    }
    let plain = track.withoutLines()
    for (index, keyframe) in plain.keyframes.enumerated() {
      switch keyframe.easing {
      case .bezier(let start, let end): add(keyframe, (start, end))
      case .steps(let count, let jump) where index + 1 < plain.keyframes.count:
        add(keyframe)
        for point in stepPoints(count, jump) {
          add(keyframe.keyframe(at: point, toward: plain.keyframes[index + 1]))
        }
      default: add(keyframe)
      }
    }
  }
}

extension KeyframedTrack {
  /// Whether all Bézier curves stay in 0...1, as the splines of SMIL do.
  var isRepresentableInSMIL: Bool {
    keyframes.allSatisfy { keyframe in
      guard case .bezier(let start, let end) = keyframe.easing else { return true }
      return [start, end].allSatisfy { (0...1).contains($0.x) && (0...1).contains($0.y) }
    }
  }

  /// Whether every value is visible as it is, unlike an opacity above 1.
  var isVisible: Bool { withoutLines().keyframes.allSatisfy { property.isVisible($0.value) } }
}

extension PropertyState {
  /// Whether clip insets overlap, or the layout size is negative. Then, nothing of the view is visible.
  var isInsideOut: Bool {
    clip.left + clip.right > 1 || clip.top + clip.bottom > 1 || layoutScale.x < 0
      || layoutScale.y < 0
  }
}
