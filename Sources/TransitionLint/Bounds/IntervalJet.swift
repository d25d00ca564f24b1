/// Bounds of a function on a span of time: of its value, its velocity and its acceleration.
///
/// The velocity holds wherever the function has one. If the function jumps, nothing is known of the velocity; if it has
/// a kink, nothing is known of the acceleration. So the mean value theorem holds for both. Source: interval
/// automatic differentiation, as in Neumaier, "Interval Methods for Systems of Equations", 1990.
struct IntervalJet: Sendable, Equatable {
  var value: Interval
  var velocity: Interval
  var acceleration: Interval

  init(_ value: Interval, velocity: Interval = .zero, acceleration: Interval = .zero) {
    self.value = value
    self.velocity = velocity
    self.acceleration = acceleration
  }

  /// A constant.
  init(_ value: Double) { self.init(Interval(value)) }

  static let zero = IntervalJet(0)
  static let one = IntervalJet(1)

  static func + (a: IntervalJet, b: IntervalJet) -> IntervalJet {
    IntervalJet(
      a.value + b.value, velocity: a.velocity + b.velocity,
      acceleration: a.acceleration + b.acceleration)
  }

  static func - (a: IntervalJet, b: IntervalJet) -> IntervalJet { a + b * -1 }

  static func * (a: IntervalJet, b: IntervalJet) -> IntervalJet {
    IntervalJet(
      a.value * b.value, velocity: a.velocity * b.value + a.value * b.velocity,
      acceleration: a.acceleration * b.value + a.velocity * b.velocity * 2 + a.value
        * b.acceleration)
  }

  static func * (a: IntervalJet, factor: Double) -> IntervalJet {
    IntervalJet(
      a.value * factor, velocity: a.velocity * factor, acceleration: a.acceleration * factor)
  }

  static func + (a: IntervalJet, offset: Double) -> IntervalJet {
    IntervalJet(
      a.value + Interval(offset), velocity: a.velocity, acceleration: a.acceleration)
  }

  /// The square, which is tighter than the product with itself.
  var squared: IntervalJet {
    IntervalJet(
      value.squared, velocity: value * velocity * 2,
      acceleration: (velocity.squared + value * acceleration) * 2)
  }

  static func / (a: IntervalJet, b: IntervalJet) -> IntervalJet {
    let inverse = Interval.one / b.value
    let square = inverse.squared
    return a
      * IntervalJet(
        inverse, velocity: -(square * b.velocity),
        acceleration: square * inverse * b.velocity.squared * 2 - square * b.acceleration)
  }

  /// This function of what another one gives: `self` is bounded by that one's value.
  func composed(with inner: IntervalJet) -> IntervalJet {
    IntervalJet(
      value, velocity: velocity * inner.velocity,
      acceleration: acceleration * inner.velocity.squared + velocity * inner.acceleration)
  }

  /// The function of another clock, which passes `rate` seconds in a second.
  func atRate(_ rate: Double) -> IntervalJet {
    IntervalJet(
      value, velocity: velocity * rate, acceleration: acceleration * (rate * rate))
  }

  /// The bounds of a function that is this one first, and another one afterwards.
  func followed(by next: IntervalJet, isContinuous: Bool) -> IntervalJet {
    IntervalJet(
      value.union(next.value),
      velocity: isContinuous ? velocity.union(next.velocity) : .everything,
      acceleration: .everything)
  }

  /// The bounds made tighter by what is known of the middle of the span, by the mean value theorem.
  ///
  /// - Parameter span: the times from the middle.
  func tightened(by middle: IntervalJet, _ span: Interval) -> IntervalJet {
    var jet = self
    if acceleration.lower > -.infinity, acceleration.upper < .infinity {
      jet.velocity = velocity.intersection(middle.velocity + acceleration * span)
    }
    if jet.velocity.lower > -.infinity, jet.velocity.upper < .infinity {
      jet.value = value.intersection(middle.value + jet.velocity * span)
    }
    return jet
  }
}

extension IntervalJet {
  /// The sine of an angle in radians.
  var sine: IntervalJet { trigonometric(value.sine, slope: value.cosine) }

  /// The cosine of an angle in radians.
  var cosine: IntervalJet { trigonometric(value.cosine, slope: -value.sine) }

  private func trigonometric(_ result: Interval, slope: Interval) -> IntervalJet {
    IntervalJet(result, velocity: slope, acceleration: -result).composed(with: self)
  }
}
