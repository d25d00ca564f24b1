/// How long an animation takes, and where it may bend, as its modifiers change that from the innermost to the
/// outermost.
struct AnimationSpan {
  /// In seconds; infinite if the animation never ends.
  private(set) var duration: Double
  /// The time after which the animation counts as complete, in seconds.
  private(set) var logicalDuration: Double
  /// How much longer it takes until a spring has settled as it is asked for, in seconds.
  private(set) var tail = 0.0
  /// The times at which the progress may jump or change its velocity abruptly, if they are kept.
  private(set) var breakpoints: [Double]?

  init(
    _ base: Animation.Base, _ modifiers: ArraySlice<Animation.Modifier>,
    withBreakpoints keepsBreakpoints: Bool = false,
    settlingWithin fraction: Double = Spring.largestEndFraction
  ) {
    switch base {
    case .curve(_, let duration): self.duration = duration
    case .spring(let spring, let velocity):
      duration = spring.settlingDuration(initialVelocity: velocity)
      if fraction != Spring.largestEndFraction {
        tail =
          spring.settlingDuration(initialVelocity: velocity, epsilon: fraction) - duration
      }
    case .custom(let animation): duration = animation.duration
    }
    logicalDuration = duration
    if case .spring(let spring, _) = base { logicalDuration = spring.duration }
    if keepsBreakpoints { breakpoints = base.breakpoints }
    // A loop, as thousands of modifiers would be too many for the stack.
    for modifier in modifiers { apply(modifier) }
  }

  /// The durations before each of some modifiers, in seconds.
  static func durations(
    _ base: Animation.Base, _ modifiers: ArraySlice<Animation.Modifier>
  ) -> [Double] {
    var span = AnimationSpan(base, [])
    return modifiers.map { modifier in
      defer { span.apply(modifier) }
      return span.duration
    }
  }

  private mutating func apply(_ modifier: Animation.Modifier) {
    switch modifier {
    case .delay(let delay):
      duration = max(duration + delay, 0)
      logicalDuration = max(logicalDuration + delay, 0)
      breakpoints = breakpoints?.map { $0 + delay }
    case .speed(let speed):
      duration /= speed
      logicalDuration /= speed
      tail /= speed
      breakpoints = breakpoints?.map { $0 / speed }
    case .logicalCompletion(let duration): logicalDuration = duration
    case .repetition(let count, let autoreverses):
      let number = count.map { Double($0) } ?? .infinity
      if autoreverses, count?.isMultiple(of: 2) ?? true { tail = 0 }
      // Nothing remains nothing, also if it is repeated for ever.
      if number > 1, duration > 0 { logicalDuration += (number - 1) * duration }
      repeatBreakpoints(count ?? 1, autoreverses: autoreverses)
      if duration != 0 { duration *= number }
    }
  }

  private mutating func repeatBreakpoints(_ count: Int, autoreverses: Bool) {
    // Thousands of repetitions are as good as smooth.
    guard let once = breakpoints, duration > 0, duration < .infinity,
      count <= 4096 / (once.count + 1)
    else { return }
    let cycle = once.filter { $0 >= 0 && $0 <= duration }
    breakpoints = (0...count).map { Double($0) * duration }
    for repetition in 0..<count {
      let isReturn = autoreverses && repetition % 2 == 1
      let start = Double(repetition) * duration
      breakpoints? += cycle.map { start + (isReturn ? duration - $0 : $0) }
    }
  }
}

extension Animation.Base {
  fileprivate var breakpoints: [Double] {
    switch self {
    case .curve(let curve, let duration):
      duration > 0 ? ([0, 1] + curve.breakpoints).map { $0 * duration } : [0]
    case .spring: [0]
    case .custom(let animation): [0, animation.duration]
    }
  }
}
