extension Spring {
  /// Where a value is after a time that starts at zero and is pulled to a target.
  ///
  /// - Parameters:
  ///   - target: the value at which the spring comes to rest.
  ///   - initialVelocity: the velocity at the start, in units of the value a second.
  ///   - time: the time since the start, in seconds; before 0 nothing has moved yet.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, at time: Double
  ) -> V {
    target + motion(distance: .zero - target, velocity: initialVelocity, after: time).distance
  }

  /// Where a value is after a time that is pulled from one value to another.
  ///
  /// - Parameters:
  ///   - fromValue: the value at the start.
  ///   - toValue: the value at which the spring comes to rest.
  ///   - initialVelocity: the velocity at the start, in units of the value a second.
  ///   - time: the time since the start, in seconds; before 0 nothing has moved yet.
  public func value<V: VectorArithmetic>(
    fromValue: V, toValue: V, initialVelocity: V = .zero, at time: Double
  ) -> V {
    toValue + motion(distance: fromValue - toValue, velocity: initialVelocity, after: time).distance
  }

  /// How fast a value moves after a time that starts at zero and is pulled to a target, in units of the
  /// value a second.
  ///
  /// - Parameters:
  ///   - target: the value at which the spring comes to rest.
  ///   - initialVelocity: the velocity at the start, in units of the value a second.
  ///   - time: the time since the start, in seconds; up to 0 the velocity is the initial one.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, at time: Double
  ) -> V {
    motion(distance: .zero - target, velocity: initialVelocity, after: time).velocity
  }

  /// The force of the spring and its drag on a value: mass times acceleration.
  ///
  /// - Parameters:
  ///   - target: the value at which the spring is at rest.
  ///   - position: the current value.
  ///   - velocity: the current velocity, in units of the value a second.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Moves a value and its velocity on by an interval, exactly: two halves do what the whole does.
  ///
  /// - Parameters:
  ///   - value: the value, which is replaced by the one after the interval.
  ///   - velocity: the velocity, in units of the value a second, which is replaced by the one after the
  ///     interval.
  ///   - target: the value at which the spring comes to rest.
  ///   - deltaTime: the interval, in seconds; nothing moves if it is negative.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    let next = motion(distance: value - target, velocity: velocity, after: deltaTime)
    value = target + next.distance
    velocity = next.velocity
  }

  /// The least time after which a value that starts at zero stays within `epsilon` of its target, by
  /// the root of ``VectorArithmetic/magnitudeSquared``; see
  /// ``settlingDuration(target:initialVelocity:epsilon:)-(Double,_,_)``.
  ///
  /// - Parameters:
  ///   - target: the value at which the spring comes to rest.
  ///   - initialVelocity: the velocity at the start, in units of the value a second.
  ///   - epsilon: the distance from the target, in units of the value, at which the value counts as settled.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> Double {
    settlingDuration(of: form(target: target, initialVelocity), epsilon: epsilon)
  }

  /// The square of the distance from the target.
  func form<V: VectorArithmetic>(target: V, _ initialVelocity: V) -> Form {
    let a = V.zero - target
    let b = initialVelocity + a.scaled(by: decay)
    let product = ((a + b).magnitudeSquared - (a - b).magnitudeSquared) / 4
    return Form(aa: a.magnitudeSquared, ab: product, bb: b.magnitudeSquared)
  }

  private func motion<V: VectorArithmetic>(
    distance: V, velocity: V, after time: Double
  ) -> (distance: V, velocity: V) {
    let (even, odd) = solutions(at: time)
    let drift = velocity + distance.scaled(by: decay)
    let pull = distance.scaled(by: frequency * frequency) + velocity.scaled(by: decay)
    return (
      distance.scaled(by: even) + drift.scaled(by: odd),
      velocity.scaled(by: even) - pull.scaled(by: odd)
    )
  }
}
