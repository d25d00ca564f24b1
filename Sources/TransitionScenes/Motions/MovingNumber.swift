import TransitionKit

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

  /// The number as hosts show an opacity: from 0 to 1. Beyond that it does not move.
  var asOpacity: MovingNumber {
    (0...1).contains(value) ? self : MovingNumber(value: min(max(value, 0), 1))
  }

  /// The factor on an opacity with which hosts show it; 1 if that is from 0 to 1.
  var opacityLimit: MovingNumber {
    (0...1).contains(value) ? MovingNumber(value: 1) : asOpacity / self
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

  /// Whether every point stays where it is.
  var isIdentity: Bool {
    guard scale.value == 1, scale.rate == 0 else { return false }
    return offset.value == 0 && offset.rate == 0
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
  /// Whether that is by rotations in the plane only, and the sum of these.
  var isFlat = true
  var angle = 0.0
  /// The point of the parent about which the element itself is rotated.
  var center = SIMD2<Double>()

  /// Whether an element that is not drawn in here can show how this is rotated. Uneven scales would skew it.
  var canTurn: Bool { isTurned && isFlat && x.scale.value == y.scale.value }

  /// The opacity and the scale, without their rates of change.
  var factors: SIMD4<Double> { SIMD4(opacity.value, x.scale.value, 0, 0).clamped }
}

/// Where the points of the layout of an element's content are in its frame of the moment.
struct ContentMap: Sendable {
  var x = AxisMap()
  var y = AxisMap()
  /// Whether the content is scaled evenly, and centred.
  private(set) var isEven = false

  init() {}

  init(_ resizing: Resizing, layout: SIMD4<Double>, shown: ShownMotion) {
    guard resizing.scalesContent else { return }
    func ratio(_ lane: Int) -> MovingNumber {
      guard layout[lane] > 0 else { return MovingNumber(value: 1) }
      return MovingNumber(shown, lane) / MovingNumber(value: layout[lane])
    }
    let (wide, high) = (ratio(2), ratio(3))
    (x.scale, y.scale) = (wide, high)
    guard resizing != .stretch else { return }
    isEven = true
    let isWide = resizing == .fit ? wide.value < high.value : wide.value > high.value
    let scale = isWide ? wide : high
    func axis(_ lane: Int) -> AxisMap {
      let free = MovingNumber(shown, lane) - MovingNumber(value: layout[lane]) * scale
      return AxisMap(scale: scale, offset: free * MovingNumber(value: 0.5))
    }
    (x, y) = (axis(2), axis(3))
  }

  /// Whether every point stays where it is.
  var isIdentity: Bool { x.isIdentity && y.isIdentity }

  var isInvertible: Bool { x.isInvertible && y.isInvertible }

  /// Where the points of this content are in another one that is laid out instead, in a parent whose units are others.
  ///
  /// - Parameter units: the factor on lengths in the parent.
  func replaced(by other: ContentMap, units: ContentMap) -> ContentMap {
    func axis(_ old: AxisMap, _ new: AxisMap, _ unit: MovingNumber) -> AxisMap {
      AxisMap(
        scale: unit * old.scale / new.scale, offset: (unit * old.offset - new.offset) / new.scale)
    }
    var map = ContentMap()
    map.x = axis(x, other.x, units.x.scale)
    map.y = axis(y, other.y, units.y.scale)
    return map
  }

  /// A rectangle of the content, as it moves.
  func rect(_ shown: ShownMotion) -> ShownMotion {
    var result = shown
    func put(_ number: MovingNumber, at lane: Int) {
      result.value[lane] = number.value
      result.velocity[lane] = number.rate
    }
    put(x.position(of: MovingNumber(shown, 0)), at: 0)
    put(y.position(of: MovingNumber(shown, 1)), at: 1)
    put(x.scale * MovingNumber(shown, 2), at: 2)
    put(y.scale * MovingNumber(shown, 3), at: 3)
    return result
  }
}

extension Resizing {
  /// Whether the content is laid out at the final size, and scaled.
  var scalesContent: Bool {
    switch self {
    case .relayout, .none: false
    case .stretch, .fit, .fill: true
    }
  }
}
