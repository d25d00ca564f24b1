/// What the parts of one change that move have in common: when it began, whether a finger sets its time, and when it ends.
package struct ChangeTiming {
  /// The number of the change.
  package let number: ChangeNumber
  /// The age at which the change began.
  package let age: Double
  package let settling: SettlingSpring
  /// Whether a finger sets the time of the change.
  package let isOpen: Bool
  /// Whether what changes without an animation ends its running motion.
  let endsMotions: Bool
  /// How long the change takes on its own clock, if it is open.
  package private(set) var openDuration = 0.0
  /// The logical end of what has started, in seconds from the age.
  package private(set) var logicalEnd = 0.0
  package private(set) var end: Double
  /// Whether anything moves.
  package private(set) var movesAnything = false
  /// The curves of what moves so far that a spring lasts longer.
  private var settledCurves: [(curve: AnimationCurve, fraction: Double, settled: AnimationCurve)] =
    []

  package init(
    number: ChangeNumber, at age: Double, settling: SettlingSpring, isOpen: Bool, endsMotions: Bool
  ) {
    self.number = number
    self.age = age
    self.settling = settling
    self.isOpen = isOpen
    self.endsMotions = endsMotions
    end = age
  }

  /// Notes that something moves on the clock of an open change.
  package mutating func noteOpen(duration: Double) {
    movesAnything = true
    openDuration = max(openDuration, duration)
    logicalEnd = max(logicalEnd, duration)
  }

  /// Notes that something moves.
  package mutating func note(end: Double, logicalEnd: Double) {
    movesAnything = true
    self.end = max(self.end, end)
    self.logicalEnd = max(self.logicalEnd, logicalEnd - age)
  }

  package mutating func note(_ curve: AnimationCurve, delay: Double, end: Double) {
    let start = age + delay
    note(
      end: max(curve.isLoop ? start : end, start + curve.duration),
      logicalEnd: start + curve.logicalDuration)
  }

  /// The curve of something that moves so far: one on which a spring ends by no jump that is seen.
  ///
  /// Whether its numbers are lengths is not known here. What is none, and moves by more than 500, lasts longer, too.
  ///
  /// - Parameters:
  ///   - offset: how far it is from its goal.
  ///   - path: how it goes there; nil is straight.
  mutating func settled(
    _ curve: AnimationCurve, over offset: SIMD4<Double>, along path: PathOffset? = nil
  ) -> AnimationCurve {
    guard curve.settles else { return curve }
    var length = offset.largestMagnitude
    // A path may be steeper at its end than the straight line is.
    if let path { length = max(length, (path.rate(at: 1) - offset).largestMagnitude) }
    guard let fraction = curve.endFraction(ofLength: length) else { return curve }
    if let known = settledCurves.first(where: { $0.curve === curve && $0.fraction == fraction }) {
      return known.settled
    }
    let settled = curve.settling(within: fraction)
    settledCurves.append((curve, fraction, settled))
    return settled
  }

  /// Lets what comes next wait for something that begins later in the change.
  ///
  /// - Parameter logicalEnd: when that looks complete, in seconds from the age.
  package mutating func reserve(until logicalEnd: Double) {
    self.logicalEnd = max(self.logicalEnd, logicalEnd)
  }
}
