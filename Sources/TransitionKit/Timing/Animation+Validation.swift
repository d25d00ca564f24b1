extension Animation.Base {
  /// The base with numbers that can be used.
  func validated(_ invalid: inout InvalidInput?) -> Animation.Base {
    switch self {
    case .curve(let curve, let given):
      let duration = given > 0 ? given : 0
      invalid = InvalidInput(.duration, given, replacedBy: duration)
      return .curve(curve, duration: duration)
    case .spring(let spring, let given):
      let velocity = sanitized(velocity: given)
      invalid = InvalidInput(.initialVelocity, given, replacedBy: velocity)
      return .spring(spring, initialVelocity: velocity)
    case .custom(let animation):
      invalid = animation.invalidInput.value
      return self
    }
  }
}

extension Animation.Modifier {
  /// The modifier with numbers that can be used.
  func validated(_ invalid: inout InvalidInput?) -> Animation.Modifier {
    switch self {
    case .delay(let given):
      let delay = sanitized(delay: given)
      invalid = InvalidInput(.delay, given, replacedBy: delay)
      return .delay(delay)
    case .speed(let given):
      let speed = sanitized(speed: given)
      invalid = InvalidInput(.speed, given, replacedBy: speed)
      return .speed(speed)
    case .repetition(let given?, let autoreverses):
      let count = max(given, 1)
      invalid = InvalidInput(.repeatCount, Double(given), replacedBy: Double(count))
      return .repetition(count: count, autoreverses: autoreverses)
    case .repetition(nil, _): return self
    case .logicalCompletion(let given):
      let duration = given > 0 ? given : 0
      invalid = InvalidInput(.logicalDuration, given, replacedBy: duration)
      return .logicalCompletion(after: duration)
    }
  }
}

func sanitized(delay: Double) -> Double { delay.isFinite ? delay : 0 }

func sanitized(speed: Double) -> Double { speed > 0 && speed.isFinite ? speed : 1 }

func sanitized(velocity: Double) -> Double {
  velocity.isFinite ? min(max(velocity, -1e12), 1e12) : 0
}
