/// A number and its rate of change, which follow the rules of differentiation.
struct MovingNumber: Sendable {
  var value: Double
  var rate = 0.0

  init(value: Double, rate: Double = 0) { (self.value, self.rate) = (value, rate) }

  /// One component of a motion.
  init(_ motion: ShownMotion, _ lane: Int) {
    self.init(value: motion.value[lane], rate: motion.velocity[lane])
  }

  static func + (a: MovingNumber, b: MovingNumber) -> MovingNumber {
    MovingNumber(value: a.value + b.value, rate: a.rate + b.rate)
  }

  static func - (a: MovingNumber, b: MovingNumber) -> MovingNumber {
    MovingNumber(value: a.value - b.value, rate: a.rate - b.rate)
  }

  static func * (a: MovingNumber, b: MovingNumber) -> MovingNumber {
    MovingNumber(value: a.value * b.value, rate: a.rate * b.value + a.value * b.rate)
  }

  /// - Precondition: the divisor is not 0.
  static func / (a: MovingNumber, b: MovingNumber) -> MovingNumber {
    let quotient = a.value / b.value
    return MovingNumber(value: quotient, rate: (a.rate - quotient * b.rate) / b.value)
  }
}

/// Where the points of one axis of an element are on the same axis of something around it.
struct AxisMap: Sendable {
  var scale = MovingNumber(value: 1)
  var offset = MovingNumber(value: 0)

  func position(of point: MovingNumber) -> MovingNumber { scale * point + offset }

  /// The map to what is around that, too.
  func then(_ outer: AxisMap) -> AxisMap {
    AxisMap(scale: outer.scale * scale, offset: outer.position(of: offset))
  }

  /// Whether a point can be found for each position.
  var isInvertible: Bool { abs(scale.value) > 1e-9 && scale.value.isFinite }

  /// The point at a position.
  func point(at position: MovingNumber) -> MovingNumber { (position - offset) / scale }
}

/// Where the points of an element are in the scene, without rotation and perspective, and how opaque they are.
struct SeenSpace: Sendable {
  var x = AxisMap()
  var y = AxisMap()
  var opacity = MovingNumber(value: 1)
  /// Whether something around is rotated or in perspective, which is left out.
  var isTurned = false

  /// The opacity and the scale, without their rates of change.
  var factors: SIMD4<Double> { SIMD4(opacity.value, x.scale.value, 0, 0).clamped }
}
