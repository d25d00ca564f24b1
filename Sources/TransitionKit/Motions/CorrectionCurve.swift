/// How a correction decays over the age of an animator.
struct CorrectionCurve: Sendable {
  enum Kind: Sendable {
    /// What remains of the progress of a timing of a change.
    case timing(change: Int32, timing: Int32)
    /// What remains of the progress of one component of a track from one value to another.
    case component(change: Int32, track: Int32, lane: Int32, from: Double, to: Double)
    /// What remains of one component of a track of a change that continues on its own clock.
    case remaining(change: Int32, track: Int32, lane: Int32, to: Double)
    /// What remains of the progress of a spring that starts at rest.
    case spring(Spring)
    /// The response of a spring at rest that is hit with velocity 1.
    case response(Spring)
  }

  private(set) var kind: Kind
  /// The age at which the time of the timing or spring is 0.
  let start: Double
  /// The age from which on there is nothing to correct.
  let end: Double
}

extension CorrectionCurve {
  /// The factor at an age.
  func factor(at age: Double, _ changes: [Change]) -> Double {
    guard age < end else { return 0 }
    switch kind {
    case .timing(let change, let timing):
      return 1 - changes[Int(change)].prepared.progress(of: Int(timing), at: age - start)
    case .component(let change, let track, let lane, let from, let to):
      let value = changes[Int(change)].prepared.value(of: Int(track), at: age - start)[Int(lane)]
      return 1 - (value - from) / (to - from)
    case .remaining(let change, let track, let lane, let to):
      return changes[Int(change)].value(of: Int(track), at: age)[Int(lane)] - to
    case .spring(let spring):
      return spring.motion(distance: 1, velocity: 0, after: age - start).distance
    case .response(let spring): return spring.solutions(at: age - start).odd
    }
  }

  /// The rate of change of the factor at an age, in 1/s; 0 where it is infinite.
  ///
  /// - Parameter isBefore: whether the derivative from the left is asked for.
  func slope(at age: Double, isBefore: Bool, _ changes: [Change]) -> Double {
    guard age < end else { return 0 }
    let time = isBefore ? (age - start).nextDown : age - start
    switch kind {
    case .timing(let change, let timing):
      return -changes[Int(change)].prepared.rate(of: Int(timing), at: time)
    case .component(let change, let track, let lane, let from, let to):
      let velocity = changes[Int(change)].prepared.velocity(of: Int(track), at: time)
      return -velocity[Int(lane)] / (to - from)
    case .remaining(let change, let track, let lane, _):
      return changes[Int(change)].velocity(of: Int(track), at: age, isBefore: isBefore)[Int(lane)]
    case .spring(let spring):
      return spring.motion(distance: 1, velocity: 0, after: age - start).velocity
    case .response(let spring):
      return spring.motion(distance: 0, velocity: 1, after: age - start).velocity
    }
  }

  /// The change whose timing it follows, if any.
  var change: Int32? {
    get {
      switch kind {
      case .timing(let change, _), .component(let change, _, _, _, _),
        .remaining(let change, _, _, _):
        change
      case .spring, .response: nil
      }
    }
    set {
      guard let newValue else { return }
      switch kind {
      case .timing(_, let timing): kind = .timing(change: newValue, timing: timing)
      case .component(_, let track, let lane, let from, let to):
        kind = .component(change: newValue, track: track, lane: lane, from: from, to: to)
      case .remaining(_, let track, let lane, let to):
        kind = .remaining(change: newValue, track: track, lane: lane, to: to)
      case .spring, .response: break
      }
    }
  }
}
