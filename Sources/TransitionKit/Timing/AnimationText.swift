/// The grammar of animations, curves and springs, for descriptions, goldens and logs.
///
/// TransitionTesting reads what this writes.
package struct AnimationText: Sendable {
  /// How much is written.
  package enum Detail: Sendable {
    /// Of a curve through points only their number.
    case summary
    /// Everything that makes up an animation.
    case complete
    /// What an animation does: of a spring the duration and the bounce, as its mass alone tells nothing.
    case motion
  }

  private let detail: Detail
  private let writeNumber: @Sendable (Double) -> String

  /// Makes a grammar.
  ///
  /// - Parameters:
  ///   - detail: how much is written.
  ///   - digits: writes a number.
  package init(_ detail: Detail, digits: @escaping @Sendable (Double) -> String) {
    self.detail = detail
    writeNumber = digits
  }

  /// Summaries with at most six decimals.
  package static var summary: AnimationText {
    AnimationText(.summary) { "\(number: $0)" }
  }

  /// A number.
  package func text(of number: Double) -> String { writeNumber(number) }

  /// An animation, such as `easeInOut(0.35 s) delayed 0.1 s`.
  package func text(of animation: Animation) -> String {
    // Appended to one text, as thousands of modifiers would be thousands of copies.
    let text = animation.modifiers.reduce(into: text(of: animation.base)) {
      $0 += " \(self.text(of: $1))"
    }
    return text + (animation.isEssential && detail == .complete ? " essential" : "")
  }

  /// A curve and its duration, or a spring.
  func text(of base: Animation.Base) -> String {
    switch base {
    case .curve(let curve, let duration): "\(text(of: curve))(\(text(of: duration)) s)"
    case .spring(let spring, let velocity): text(of: spring, initialVelocity: velocity)
    case .custom(let animation):
      detail == .summary ? "\(animation)" : "custom \("\(animation)".quotation)"
    }
  }

  /// What a modifier does, such as `delayed 0.1 s`.
  package func text(of modifier: Animation.Modifier) -> String {
    switch modifier {
    case .delay(let delay): "delayed \(text(of: delay)) s"
    case .speed(let speed): "at speed \(text(of: speed))"
    case .logicalCompletion(let duration): "logically complete after \(text(of: duration)) s"
    case .repetition(let count, let autoreverses):
      (count.map { "repeated \($0) times" } ?? "repeated for ever")
        + (autoreverses ? " back and forth" : "")
    }
  }

  /// A spring by its duration and its bounce, or by its constants if only they say all of it.
  package func text(of spring: Spring, initialVelocity: Double = 0) -> String {
    let velocity = initialVelocity == 0 ? "0" : text(of: initialVelocity)
    let suffix = velocity == "0" ? "" : " with initial velocity \(velocity)/s"
    let perception =
      detail == .motion ? (spring.duration, spring.bounce) : spring.durationAndBounce
    if let (duration, bounce) = perception {
      return "spring(duration \(text(of: duration)) s, bounce \(text(of: bounce)))" + suffix
    }
    let plain = Spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
    let rest =
      detail == .summary || plain.spread == spring.spread
      ? "" : ", spread \(text(of: spring.spread))"
    return """
      spring(mass \(text(of: spring.mass)), stiffness \(text(of: spring.stiffness)), \
      damping \(text(of: spring.damping))\(rest))\(suffix)
      """
  }

  /// A curve by its name or its numbers.
  package func text(of curve: UnitCurve) -> String {
    if let named = UnitCurve.named.first(where: { $0.curve == curve }) { return named.name }
    switch curve.shape {
    case .bezier(let bezier):
      let numbers = [bezier.start.x, bezier.start.y, bezier.end.x, bezier.end.y]
      return "bezier(\(numbers.map(text).joined(separator: ", ")))"
    case .steps(let count, let jump): return "steps(\(count), jump: .\(jump))"
    case .piecewiseLinear(let points):
      let texts = points.map { "\(text(of: $0.x)) \(text(of: $0.y))" }
      let list = detail == .summary ? "\(points.count) points" : texts.joined(separator: ", ")
      return "piecewiseLinear(\(list))"
    case .linear, .circularEaseIn, .circularEaseOut, .circularEaseInOut, .circularEaseOutIn:
      return "linear"
    }
  }
}

extension UnitCurve {
  /// The curves that have a name, each before those whose names begin with it.
  package static var named: [(name: String, curve: UnitCurve)] {
    [
      ("linear", .linear), ("easeInOut", .easeInOut), ("easeIn", .easeIn), ("easeOut", .easeOut),
      ("ease", .ease), ("circularEaseInOut.inverse", UnitCurve(shape: .circularEaseOutIn)),
      ("circularEaseInOut", .circularEaseInOut), ("circularEaseIn", .circularEaseIn),
      ("circularEaseOut", .circularEaseOut), ("materialStandard", .materialStandard),
      ("materialDeceleration", .materialDeceleration),
      ("materialAcceleration", .materialAcceleration), ("materialSharp", .materialSharp),
    ]
  }
}

extension Spring {
  /// The duration and the bounce from which an equal spring can be made; nil if they have too many decimals.
  fileprivate var durationAndBounce: (Double, Double)? {
    let rounded = ((duration * 1e12).rounded() / 1e12, (bounce * 1e15).rounded() / 1e15)
    return Spring(duration: rounded.0, bounce: rounded.1) == self ? rounded : nil
  }
}
