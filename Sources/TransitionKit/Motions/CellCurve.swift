/// How a correction of a cell decays over the age of an animator.
package struct CellCurve: Sendable {
  package enum Kind: Sendable {
    /// The progress of an animation.
    case animation(AnimationCurve)
    /// What remains of an animation, as a correction.
    case remaining(AnimationCurve)
    /// The response of a spring at rest that is hit with velocity 1.
    case response(Spring)
    /// All of it, until something takes over.
    case held

    /// Whether another curve has the same values at all times.
    func isSame(as other: Kind) -> Bool {
      switch (self, other) {
      case (.animation(let a), .animation(let b)): a === b
      case (.remaining(let a), .remaining(let b)): a === b
      case (.response(let a), .response(let b)): a == b
      default: false
      }
    }
  }

  package let kind: Kind
  /// The change that started it, by its number.
  package let change: Int32
  /// The age at which its time is 0.
  package let start: Double
  /// The age from which on nothing of it remains.
  package let end: Double
  /// When it leaves its start, if it has waited for that: the sum of its start and its delay may miss it by rounding.
  var exactStart: Double?

  package init(kind: Kind, change: Int32, start: Double, end: Double, exactStart: Double? = nil) {
    self.kind = kind
    self.change = change
    self.start = start
    self.end = end
    self.exactStart = exactStart
  }

  /// When it leaves its start.
  package var motionStart: Double {
    if let exactStart { return exactStart }
    if case .animation(let curve) = kind { return start + curve.timing.motionStart }
    return start
  }

  /// Whether it does not change until something takes over.
  var isHeld: Bool {
    if case .held = kind { return true }
    return false
  }

  package var isSpring: Bool {
    if case .animation(let curve) = kind { return curve.timing.isSpring }
    return false
  }

  /// How much of an animation is over at an age: exactly 0 before its start, and 1 from its end on. Of any other curve it
  /// is the factor of its correction.
  package func value(at age: Double) -> Double {
    switch kind {
    case .animation(let curve): curve.progress(at: age - start)
    case .remaining(let curve): 1 - curve.progress(at: age - start)
    case .response(let spring): age < end ? spring.solutions(at: age - start).odd : 0
    case .held: 1
    }
  }

  /// The rate of change of ``value(at:)``, in 1/s.
  ///
  /// - Parameter isBefore: whether the derivative from the left is asked for.
  package func rate(at age: Double, isBefore: Bool) -> Double {
    guard age < end else { return 0 }
    let time = isBefore ? (age - start).nextDown : age - start
    switch kind {
    case .animation(let curve):
      if !isBefore, age == exactStart { return curve.timing.startSlope ?? 0 }
      return curve.rate(at: time)
    case .remaining(let curve): return -curve.rate(at: time)
    case .response(let spring):
      return spring.motion(distance: 0, velocity: 1, after: age - start).velocity
    case .held: return 0
    }
  }
}
