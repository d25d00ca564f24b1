import TransitionKit

/// Reads what ``AnimationText`` writes.
extension TextLine {
  /// The largest number of modifiers of an animation, more than any real one has.
  private static let greatestModifierCount = 1024

  /// An animation with its modifiers.
  ///
  /// - Parameter custom: the custom animations by their descriptions.
  mutating func animation(
    _ custom: [String: Animation] = [:]
  ) throws(MotionTextError) -> Animation {
    let known = try base(custom)
    var modifiers = known.modifiers
    while let modifier = try modifier() {
      modifiers.append(modifier)
      guard modifiers.count <= Self.greatestModifierCount else {
        throw error(expected: "\(Self.greatestModifierCount) modifiers at most")
      }
    }
    var animation = Animation(base: known.base, modifiers: modifiers)
    animation.isEssential = take("essential") || known.isEssential
    return animation
  }

  private mutating func base(
    _ custom: [String: Animation]
  ) throws(MotionTextError) -> Animation {
    if take("custom") {
      let start = self
      let name = try quotation("the description of a custom animation in quotation marks")
      guard let animation = custom[name] else {
        throw start.error(expected: "a custom animation that is handed over")
      }
      return animation
    }
    if isAtSpring {
      let spring = try spring()
      var velocity = 0.0
      if take("with initial velocity") {
        velocity = try number("a velocity")
        try expect("/s")
      }
      return Animation(base: .spring(spring, initialVelocity: velocity))
    }
    let curve = try curve()
    try expect("(")
    let duration = try seconds(in: 0 ... .infinity)
    try expect(")")
    return Animation(base: .curve(curve, duration: duration))
  }

  private mutating func modifier() throws(MotionTextError) -> Animation.Modifier? {
    if take("delayed") { return .delay(try seconds(in: Self.finite)) }
    if take("at speed") { return .speed(try number("a speed", in: Self.finite)) }
    if take("logically complete after") {
      return .logicalCompletion(after: try seconds(in: 0 ... .infinity))
    }
    guard take("repeated") else { return nil }
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

  /// A spring by its duration and its bounce, or by its constants.
  mutating func spring() throws(MotionTextError) -> Spring {
    try expect("spring")
    try expect("(")
    var spring: Spring
    if take("duration") {
      let duration = try seconds()
      try expect(", bounce")
      spring = Spring(duration: duration, bounce: try number("a bounce", in: -1...1))
    } else {
      try expect("mass")
      let mass = try number("a mass")
      try expect(", stiffness")
      let stiffness = try number("a stiffness")
      try expect(", damping")
      spring = Spring(mass: mass, stiffness: stiffness, damping: try number("a damping"))
      if take(", spread") { spring = spring.withSpread(try number("a spread")) }
    }
    try expect(")")
    return spring
  }

  /// A curve, by its name or its numbers.
  mutating func curve() throws(MotionTextError) -> UnitCurve {
    for (name, curve) in UnitCurve.named where take(name) { return curve }
    let start = self
    switch try word("the name of a curve") {
    case "bezier": return try bezier()
    case "steps": return try steps()
    case "piecewiseLinear": return try lines()
    default: throw start.error(expected: "the name of a curve")
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
    try expect(", jump: .")
    guard let jump = StepJump.allCases.first(where: { take("\($0)") }) else {
      throw error(expected: "start, end, none or both")
    }
    try expect(")")
    return .steps(count, jump: jump)
  }

  private mutating func lines() throws(MotionTextError) -> UnitCurve {
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
