import TransitionKit

/// States of one view at times, and the ways between them.
struct StateKeys {
  struct Key {
    var time: Double
    var state: PropertyState
    /// The control points of the way to the next key; straight if there are none.
    var curve: (start: Point, end: Point)?
  }

  var keys: [Key]

  /// By how much what was asked for is off in between, in its own units.
  var error = SIMD4<Double>.zero

  /// Where that is largest, in seconds.
  var errorTime = 0.0

  /// By how many seconds a jump may be away from where it belongs.
  var shift = 0.0
}

extension StateKeys {
  /// The keys of a motion, the other properties of a state standing still.
  ///
  /// - Parameter motion: one whose Bézier curves stay in 0...1.
  init(_ motion: Motion, in still: PropertyState) {
    keys = []
    func add(_ time: Double, _ value: SIMD4<Double>, _ curve: (Point, Point)? = nil) {
      var state = still
      state[motion.property] = PropertyValue(value, of: motion.property)
      keys.append(Key(time: time, state: state, curve: curve))
    }
    let plain = motion.withoutLines()
    for (index, key) in plain.keys.enumerated() {
      switch key.easing {
      case .bezier(let start, let end): add(key.time, key.value, (start, end))
      case .steps(let count, let jump) where index + 1 < plain.keys.count:
        let next = plain.keys[index + 1]
        add(key.time, key.value)
        for point in stepPoints(count, jump) {
          add(
            key.time + (next.time - key.time) * point.x,
            key.value + (next.value - key.value) * point.y)
        }
      default: add(key.time, key.value)
      }
    }
  }
}

extension Motion {
  /// Whether no Bézier curve leaves 0...1, beyond which SMIL knows none.
  var staysWithinUnit: Bool {
    keys.allSatisfy { key in
      guard case .bezier(let start, let end) = key.easing else { return true }
      return [start, end].allSatisfy { (0...1).contains($0.x) && (0...1).contains($0.y) }
    }
  }
}

extension Motion {
  /// Whether no keyframe says more than can be seen, such as an opacity above 1.
  var isVisible: Bool {
    withoutLines().keys.allSatisfy { property.visible($0.value) == $0.value }
  }
}

extension PropertyState {
  /// Whether more is clipped than there is, or the view is laid out at a negative size: of both, nothing is
  /// left.
  var isInsideOut: Bool {
    clip.left + clip.right > 1 || clip.top + clip.bottom > 1 || layoutScale.x < 0
      || layoutScale.y < 0
  }
}
