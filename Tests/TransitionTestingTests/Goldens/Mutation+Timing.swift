import TransitionKit
import TransitionTesting

extension Mutation {
  /// The numbers of animations.
  static var animations: [Mutation] {
    func bezier(_ factors: [Double]) -> Animation {
      .timingCurve(
        0.3 * factors[0], 0.2 * factors[1], 0.6 * factors[2], 0.9 * factors[3], duration: 0.5)
    }
    func factors(_ factor: Double, _ index: Int) -> [Double] {
      (0..<4).map { $0 == index ? factor : 1 }
    }
    let timing: Set<MotionDifference.Kind> = [.timing]
    let arrival: Set<MotionDifference.Kind> = [.arrival]
    return [
      animation("linear duration", arrival) { .linear(duration: 0.5 * $0) },
      animation("easeIn duration", arrival) { .easeIn(duration: 0.5 * $0) },
      animation("easeOut duration", arrival) { .easeOut(duration: 0.5 * $0) },
      animation("easeInOut duration", arrival) { .easeInOut(duration: 0.5 * $0) },
      animation("bezier x1", timing) { bezier(factors($0, 0)) },
      animation("bezier y1", timing) { bezier(factors($0, 1)) },
      animation("bezier x2", timing) { bezier(factors($0, 2)) },
      animation("bezier y2", timing) { bezier(factors($0, 3)) },
      animation("steps", timing) {
        .timingCurve(.steps($0 == 1 ? 4 : 5, jump: .end), duration: 0.5)
      },
      animation("point x of a line", timing) {
        .timingCurve(
          .piecewiseLinear([.zero, Point(x: 0.4 * $0, y: 0.7), Point(x: 1, y: 1)]), duration: 0.5)
      },
      animation("point y of a line", timing) {
        .timingCurve(
          .piecewiseLinear([.zero, Point(x: 0.4, y: 0.7 * $0), Point(x: 1, y: 1)]), duration: 0.5)
      },
      animation("spring duration", timing) { .spring(duration: 0.5 * $0, bounce: 0.15) },
      animation("spring bounce", timing) { .spring(duration: 0.5, bounce: 0.15 * $0) },
      animation("spring negative bounce", timing) { .spring(duration: 0.5, bounce: -0.4 * $0) },
      animation("spring response", timing) { .spring(response: 0.5 * $0, dampingRatio: 0.8) },
      animation("spring damping ratio", timing) { .spring(response: 0.5, dampingRatio: 0.8 * $0) },
      animation("spring damping ratio above 1", timing) {
        .spring(response: 0.5, dampingRatio: 1.8 * $0)
      },
      animation("mass", timing) { .interpolatingSpring(mass: 2 * $0, stiffness: 300, damping: 30) },
      animation("stiffness", timing) {
        .interpolatingSpring(mass: 2, stiffness: 300 * $0, damping: 30)
      },
      animation("damping", timing) {
        .interpolatingSpring(mass: 2, stiffness: 300, damping: 30 * $0)
      },
      animation("initial velocity", timing) {
        .interpolatingSpring(stiffness: 300, damping: 30, initialVelocity: 4 * $0)
      },
      animation("settling duration", timing) {
        .spring(Spring(settlingDuration: 0.8 * $0, dampingRatio: 0.7))
      },
      animation("interactive spring", timing) { .interactiveSpring(duration: 0.15 * $0) },
      animation("extra bounce of an interactive spring", timing) {
        .interactiveSpring(extraBounce: 0.1 * $0)
      },
      animation("smooth duration", timing) { .smooth(duration: 0.5 * $0) },
      animation("smooth extra bounce", timing) { .smooth(extraBounce: 0.1 * $0) },
      animation("snappy duration", timing) { .snappy(duration: 0.5 * $0) },
      animation("snappy extra bounce", timing) { .snappy(extraBounce: 0.1 * $0) },
      animation("bouncy duration", timing) { .bouncy(duration: 0.5 * $0) },
      animation("bouncy extra bounce", timing) { .bouncy(extraBounce: 0.1 * $0) },
      animation("delay", [.departure]) { .easeOut.delay(0.1 * $0) },
      animation("delay of a spring", timing) { .bouncy.delay(0.1 * $0) },
      animation("negative delay", timing) { .easeOut.delay(-0.1 * $0) },
      animation("speed", arrival) { .easeOut.speed(2 * $0) },
      animation("speed of a spring", timing) { .bouncy.speed(2 * $0) },
      animation("repetitions", timing) { .easeOut.repeatCount($0 == 1 ? 3 : 5) },
      animation("logical completion", timing) { .easeOut.logicallyComplete(after: 0.2 * $0) },
      animation("duration of a custom animation", arrival) { Animation(Anticipation(0.5 * $0)) },
      animation("number of a custom animation", timing) {
        Animation(Anticipation(0.5, overshoot: 1.7 * $0))
      },
    ]
  }

  /// Layers, delays, and the numbers of navigation transitions.
  static var layers: [Mutation] {
    [
      .atomic("start of a layer", "opacity", [.departure]) {
        .opacity.animation(.easeInOut, during: (0.2 * $0)...0.7).animation(.linear(duration: 1))
      },
      .atomic("end of a layer", "opacity", [.arrival]) {
        .opacity.animation(.easeInOut, during: 0.2...(0.7 * $0)).animation(.linear(duration: 1))
      },
      .atomic("duration around a layer", "opacity", [.arrival]) {
        .opacity.animation(.easeInOut, during: 0.2...0.7).animation(.linear(duration: 1 * $0))
      },
      .atomic("start of a spring layer", "opacity", [.departure]) {
        .opacity.animation(.bouncy, during: (0.2 * $0)...0.7).animation(.linear(duration: 1))
      },
      .atomic("delayed", "opacity", [.departure]) { .opacity.delayed(by: 0.1 * $0) },
      .atomic("delayed keyframes", "translation", [.departure]) {
        .keyframes(.translation, from: [9, 0, 0], [.linear([0, 0, 0], duration: 0.2)])
          .delayed(by: 0.1 * $0)
      },
      .atomic("one of two offsets", "translation.dx", [.start, .end]) {
        [.offset(x: 100), .offset(x: 30 * $0)]
      },
      .atomic("the timing of one of two offsets", "translation", [.arrival]) { factor in
        [
          .offset(x: 100).animation(.easeIn(duration: 0.4 * factor)),
          .offset(x: 30).animation(.easeOut(duration: 0.2)),
        ]
      },
    ]
  }

  private static func animation(
    _ name: String, _ kinds: Set<MotionDifference.Kind>,
    _ animation: @escaping (Double) -> Animation
  ) -> Mutation {
    .atomic(name, "opacity", kinds) { AtomicTransition.opacity.animation(animation($0)) }
  }
}

/// Goes back a little before it continues.
private struct Anticipation: CustomAnimation {
  let duration: Double
  let overshoot: Double

  init(_ duration: Double, overshoot: Double = 1.7) {
    (self.duration, self.overshoot) = (duration, overshoot)
  }

  func value(at time: Double) -> Double {
    let progress = time / duration
    return progress * progress * ((overshoot + 1) * progress - overshoot)
  }
}
