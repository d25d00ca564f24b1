import TransitionKit

extension TextLine {
  /// Takes an animation with its modifiers.
  mutating func takeAnimation(
    _ animations: [String: Animation]
  ) throws(MotionTextError) -> Animation {
    if take("custom ") {
      let name = try takeName()
      guard let animation = animations[name] else {
        throw error(name, "is a custom animation that was not handed over")
      }
      return Animation(
        base: animation.base, modifiers: animation.modifiers + (try takeModifiers()))
    }
    if text.hasPrefix("spring(") {
      let spring = try takeSpring()
      var velocity = 0.0
      if take("with initial velocity ") {
        velocity = try takeNumber(allowsInfinity: true)
        try expect("/s")
      }
      return Animation(
        base: .spring(spring, initialVelocity: velocity), modifiers: try takeModifiers())
    }
    let curve = try takeCurve()
    try expect("(")
    let duration = try takeNumber(allowsInfinity: true)
    try expect("s)")
    return Animation(base: .curve(curve, duration: duration), modifiers: try takeModifiers())
  }

  /// Takes a spring by its constants.
  mutating func takeSpring() throws(MotionTextError) -> Spring {
    try expect("spring(mass ")
    let mass = try takeNumber()
    try expect(", stiffness ")
    let stiffness = try takeNumber()
    try expect(", damping ")
    let spring = Spring(mass: mass, stiffness: stiffness, damping: try takeNumber())
    let spread = take(", spread ") ? try takeNumber() : nil
    try expect(")")
    return spread.map { spring.withSpread($0) } ?? spring
  }

  private mutating func takeCurve() throws(MotionTextError) -> UnitCurve {
    let inverse = UnitCurve(shape: .circularEaseOutIn)
    if take("\(inverse)") { return inverse }
    for (name, curve) in UnitCurve.named where take(name) { return curve }
    if take("bezier(") {
      let start = try takePoint()
      try expect(",")
      let end = try takePoint()
      try expect(")")
      return .bezier(startControlPoint: start, endControlPoint: end)
    }
    if take("steps(") {
      let digits = takeWord()
      guard let count = Int(digits.dropLast()), digits.hasSuffix(",") else {
        throw error(digits, "is not a number of steps")
      }
      try expect("jump: .")
      guard let jump = StepJump.allCases.first(where: { take("\($0)") }) else {
        throw error(text, "is not where steps jump")
      }
      try expect(")")
      return .steps(count, jump: jump)
    }
    if take("piecewiseLinear(") {
      var points: [Point] = []
      repeat {
        let x = try takeNumber()
        points.append(Point(x: x, y: try takeNumber()))
      } while take(",")
      try expect(")")
      return .piecewiseLinear(points)
    }
    throw error(text, "is not an animation")
  }

  private mutating func takeModifiers() throws(MotionTextError) -> [Animation.Modifier] {
    var modifiers: [Animation.Modifier] = []
    while !isEmpty {
      if take("delayed ") {
        modifiers.append(.delay(try takeNumber()))
        try expect("s")
      } else if take("at speed ") {
        modifiers.append(.speed(try takeNumber()))
      } else if take("logically complete after ") {
        modifiers.append(.logicalCompletion(after: try takeNumber(allowsInfinity: true)))
        try expect("s")
      } else if take("repeated ") {
        var count: Int?
        if !take("for ever") {
          let digits = takeWord()
          count = Int(digits)
          guard count != nil else { throw error(digits, "is not a number of times") }
          try expect("times")
        }
        modifiers.append(.repetition(count: count, autoreverses: take("back and forth")))
      } else {
        return modifiers
      }
    }
    return modifiers
  }
}
