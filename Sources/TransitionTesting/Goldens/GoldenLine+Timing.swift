import TransitionKit

extension GoldenLine {
  /// The largest number of modifiers of an animation, more than any real one has.
  private static let greatestModifierCount = 1024

  /// When and how something moves.
  mutating func timing() throws(MotionTextError) -> Timing {
    if take("at") {
      let time = try seconds()
      return Timing(start: time, end: time, animation: .linear(duration: 0))
    }
    let curve = isAtSpring ? nil : try self.curve()
    if let curve, take("from") {
      let (start, end) = try interval()
      return Timing(
        start: start, end: end, animation: .timingCurve(curve, duration: end - start))
    }
    let base = try base(curve)
    var modifiers: [Animation.Modifier] = []
    var rate = 1.0
    var easing = UnitCurve.linear
    while take(",") {
      if take("at rate") {
        rate = try number("a rate", in: 0 ... .greatestFiniteMagnitude)
      } else if take("eased by") {
        easing = try self.curve()
      } else {
        modifiers.append(try modifier())
      }
      guard modifiers.count <= Self.greatestModifierCount else {
        throw error(expected: "\(Self.greatestModifierCount) modifiers at most")
      }
    }
    try expect("from")
    let (start, end) = try interval()
    return Timing(
      start: start, end: end, animation: Animation(base: base, modifiers: modifiers), rate: rate,
      easingOverride: easing)
  }

  private mutating func interval() throws(MotionTextError) -> (Double, Double) {
    let start = try seconds()
    try expect("to")
    return (start, try seconds(in: start...1e15))
  }

  private mutating func base(
    _ curve: UnitCurve?
  ) throws(MotionTextError) -> Animation.Base {
    guard let curve else {
      let (spring, velocity) = try spring()
      return .spring(spring, initialVelocity: velocity)
    }
    try expect("over")
    return .curve(curve, duration: try seconds(in: 0 ... .infinity))
  }

  private mutating func modifier() throws(MotionTextError) -> Animation.Modifier {
    if take("delayed") {
      return .delay(try seconds(in: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude))
    }
    if take("at speed") {
      return .speed(try number("a speed", in: 0 ... .greatestFiniteMagnitude))
    }
    if take("logically complete after") {
      return .logicalCompletion(after: try seconds(in: 0 ... .infinity))
    }
    try expect("repeated")
    var times: Int?
    if !take("for ever") {
      times = max(try count("the number of repetitions"), 1)
      try expect("times")
    }
    return .repetition(count: times, autoreverses: take("back and forth"))
  }

  var isAtSpring: Bool {
    var copy = self
    return copy.take("spring")
  }

  /// A spring, and the velocity that it starts with.
  mutating func spring() throws(MotionTextError) -> (Spring, initialVelocity: Double) {
    try expect("spring")
    try expect("(duration")
    let duration = try seconds()
    try expect(", bounce")
    let bounce = try number("a bounce", in: -1...1)
    let velocity = take(", initial velocity") ? try anyNumber("a velocity") : 0
    try expect(")")
    guard velocity.isFinite else { throw error(expected: "a velocity that is finite") }
    return (Spring(duration: duration, bounce: bounce), velocity)
  }

  /// A curve, by its name or its numbers.
  mutating func curve() throws(MotionTextError) -> UnitCurve {
    let start = self
    let name = try word("the name of a curve")
    switch name {
    case "bezier": return try bezier()
    case "steps": return try steps()
    case "line": return try line()
    default:
      guard let named = UnitCurve.goldenNames.first(where: { $0.name == name }) else {
        throw start.error(expected: "the name of a curve")
      }
      return named.curve
    }
  }

  private mutating func bezier() throws(MotionTextError) -> UnitCurve {
    let opening = self
    var numbers: [Double] = []
    try expect("(")
    repeat {
      numbers.append(try number("a coordinate", in: -valueLimit...valueLimit))
    } while take(",")
    try expect(")")
    guard numbers.count == 4 else { throw opening.error(expected: "four coordinates") }
    let (start, end) = (
      Point(x: numbers[0], y: numbers[1]), Point(x: numbers[2], y: numbers[3])
    )
    let isClamped = (0...1).contains(start.x) && (0...1).contains(end.x)
    // The inverse of a curve may have control points farther out. Rounding may bend it back a little.
    if !isClamped, CubicBezier.rises(start.x, end.x) {
      return UnitCurve(shape: .bezier(CubicBezier(start: start, end: end)))
    }
    return .bezier(startControlPoint: start, endControlPoint: end)
  }

  private mutating func steps() throws(MotionTextError) -> UnitCurve {
    try expect("(")
    let count = try count("the number of steps")
    try expect(", jump")
    guard let jump = StepJump.allCases.first(where: { take("\($0)") }) else {
      throw error(expected: "start, end, none or both")
    }
    try expect(")")
    return .steps(count, jump: jump)
  }

  private mutating func line() throws(MotionTextError) -> UnitCurve {
    try expect("(")
    var points: [Point] = []
    repeat {
      let x = try number("a progress", in: -valueLimit...valueLimit)
      points.append(Point(x: x, y: try number("a value", in: -valueLimit...valueLimit)))
    } while take(",")
    try expect(")")
    return .piecewiseLinear(points)
  }
}
