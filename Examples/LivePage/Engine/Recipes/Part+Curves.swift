import TransitionKit

extension Part {
  static let curves: [Part] = [
    animation(
      "linear", "Linear", "Curves", "A constant rate.", [duration], code: "linear(duration: %0?)"
    ) { .linear(duration: $0[0]) },
    animation(
      "easeIn", "Ease in", "Curves", "A slow start.", [duration], code: "easeIn(duration: %0?)"
    ) { .easeIn(duration: $0[0]) },
    animation(
      "easeOut", "Ease out", "Curves", "A slow end.", [duration], code: "easeOut(duration: %0?)"
    ) { .easeOut(duration: $0[0]) },
    animation(
      "easeInOut", "Ease in and out", "Curves", "A slow start and a slow end.",
      [duration], code: "easeInOut(duration: %0?)"
    ) { .easeInOut(duration: $0[0]) },
    animation(
      "timingCurve", "Bézier curve", "Curves", "A cubic Bézier curve.",
      [
        .fraction("x1", 0.25), .number("y1", 0.1, -1, 2), .fraction("x2", 0.25),
        .number("y2", 1, -1, 2), duration,
      ], code: "timingCurve(%0, %1, %2, %3, duration: %4?)"
    ) { .timingCurve($0[0], $0[1], $0[2], $0[3], duration: $0[4]) },
    animation(
      "namedCurve", "Named curve", "Curves", "A curve of CSS, of a circle or of Material Design.",
      [
        .choice(
          "curve",
          [
            "ease", "circularEaseIn", "circularEaseOut", "circularEaseInOut", "materialStandard",
            "materialDeceleration", "materialAcceleration", "materialSharp",
          ]), duration,
      ], code: "timingCurve(%0, duration: %1?)"
    ) { .timingCurve(namedCurve($0.integer(0)), duration: $0[1]) },
    animation(
      "steps", "Steps", "Curves", "A staircase of equal steps.",
      [
        .integer("count", 4, 1, 60), .choice("jump", ["start", "end", "none", "both"], 1), duration,
      ],
      code: "timingCurve(.steps(%0, jump: %1), duration: %2?)"
    ) { .timingCurve(.steps($0.integer(0), jump: jump($0.integer(1))), duration: $0[2]) },
    animation(
      "automatic", "Duration by distance", "Curves",
      "Takes the longer the further something moves.",
      [.points("distance", 390, 0, 500)], code: "automatic(distance: %0)"
    ) { .automatic(distance: $0[0]) },
  ]

  static let animationModifiers: [Part] = [
    animation(
      "delay", "Delay", "Timing", "Starts later.",
      [.seconds("delay", 0.1, -1, 2)], [.animation], code: "#0.delay(%0)"
    ) { $0.animation(0).delay($0[0]) },
    animation(
      "speed", "Speed", "Timing", "Runs faster or slower.",
      [.number("speed", 2, 0.1, 5)], [.animation], code: "#0.speed(%0)"
    ) { $0.animation(0).speed($0[0]) },
    animation(
      "repeatCount", "Repeat", "Timing", "Runs several times in a row.",
      [.integer("count", 3, 1, 20), .toggle("autoreverses", true)], [.animation],
      code: "#0.repeatCount(%0, autoreverses: %1?)"
    ) { $0.animation(0).repeatCount($0.integer(0), autoreverses: $0.isOn(1)) },
    animation(
      "lasting", "Time stretch", "Timing",
      "Stretches everything to a given time, delays and repetitions included.",
      [.seconds("duration", 0.5)], [.animation], code: "#0.lasting(%0)"
    ) { $0.animation(0).lasting($0[0]) },
    animation(
      "logicallyComplete", "Completion point", "Timing",
      "Counts as complete after a time, although it still settles.",
      [.seconds("duration", 0.35)], [.animation], code: "#0.logicallyComplete(after: %0)"
    ) { $0.animation(0).logicallyComplete(after: $0[0]) },
  ]

  private static let duration = Parameter.seconds("duration", Animation.defaultDuration)

  private static func namedCurve(_ index: Int) -> UnitCurve {
    switch index {
    case 1: .circularEaseIn
    case 2: .circularEaseOut
    case 3: .circularEaseInOut
    case 4: .materialStandard
    case 5: .materialDeceleration
    case 6: .materialAcceleration
    case 7: .materialSharp
    default: .ease
    }
  }

  private static func jump(_ index: Int) -> StepJump {
    switch index {
    case 0: .start
    case 2: .none
    case 3: .both
    default: .end
    }
  }
}
