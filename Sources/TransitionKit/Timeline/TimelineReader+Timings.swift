extension TimelineReader {
  mutating func timing() throws(TimelineCodingError) -> Timing {
    let start = try number(in: -Self.latestTime...Self.latestTime)
    let end = try number(in: start...Self.latestTime)
    let rate = try number(in: 0...Self.largest)
    let override = try curve()
    let isCycle = try flag()
    return Timing(
      start: start, end: end, animation: try animation(), rate: rate, easingOverride: override,
      isCycle: isCycle)
  }

  private mutating func animation() throws(TimelineCodingError) -> Animation {
    let base: Animation.Base
    switch try byte() {
    case 0:
      let duration = try number(in: 0...Self.largest)
      base = .curve(try curve(), duration: duration)
    case 1:
      let velocity = try number()
      base = .spring(try spring(), initialVelocity: velocity)
    default: throw invalid
    }
    let isEssential = try flag()
    var modifiers: [Animation.Modifier] = []
    for _ in 0..<(try listCount()) { modifiers.append(try modifier()) }
    var animation = Animation(base: base, modifiers: modifiers)
    animation.isEssential = isEssential
    return animation
  }

  private mutating func modifier() throws(TimelineCodingError) -> Animation.Modifier {
    switch try byte() {
    case 0: return .delay(try number(in: -Self.largest...Self.largest))
    case 1: return .speed(try number(in: 0...Self.largest))
    case 2:
      let isFinite = try flag()
      let count = try count()
      return .repetition(count: isFinite ? count : nil, autoreverses: try flag())
    case 3: return .logicalCompletion(after: try number(in: 0...Self.largest))
    default: throw invalid
    }
  }

  mutating func spring() throws(TimelineCodingError) -> Spring {
    let mass = try number(in: 1e-9...1e9)
    let stiffness = try number(in: 1e-9...1e9)
    let spring = Spring(mass: mass, stiffness: stiffness, damping: try number(in: 0...1e9))
    // It follows from the others but for rounding, which is more if it is small.
    let spread = try number(in: 0...Self.largest)
    let (frequency, decay) = (spring.frequency, spring.decay)
    let (fast, slow) = (max(frequency, decay), min(frequency, decay))
    let expected = ((fast - slow) * (fast + slow)).squareRoot()
    guard abs(spread - expected) <= 1e-6 * fast else { throw invalid }
    return spring.withSpread(spread)
  }

  mutating func curve() throws(TimelineCodingError) -> UnitCurve {
    switch try byte() {
    case 0: return .linear
    case 1:
      let (x1, y1) = (try number(in: 0...1), try number())
      return .bezier(x1, y1, try number(in: 0...1), try number())
    case 2: return .circularEaseIn
    case 3: return .circularEaseOut
    case 4: return .circularEaseInOut
    case 5: return UnitCurve(shape: .circularEaseOutIn)
    case 6:
      let count = try count()
      let jump = try byte()
      guard jump < 4 else { throw invalid }
      return .steps(count, jump: [.start, .end, .none, .both][Int(jump)])
    case 7:
      var points: [Point] = []
      for _ in 0..<(try listCount()) {
        let x = try number()
        points.append(Point(x: x, y: try number()))
      }
      return .piecewiseLinear(points)
    default: throw invalid
    }
  }
}
