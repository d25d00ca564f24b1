import TransitionKit

extension Part {
  static let springs: [Part] = [
    animation(
      "spring", "Spring", "Springs", "A spring by its duration and bounce.",
      [duration, .number("bounce", 0, -1, 1)], code: "spring(duration: %0?, bounce: %1?)"
    ) { .spring(duration: $0[0], bounce: $0[1]) },
    animation(
      "smooth", "Smooth", "Springs", "A spring without bounce.",
      [duration, extraBounce], code: "smooth(duration: %0?, extraBounce: %1?)"
    ) { .smooth(duration: $0[0], extraBounce: $0[1]) },
    animation(
      "snappy", "Snappy", "Springs", "A spring with a small bounce.",
      [duration, extraBounce], code: "snappy(duration: %0?, extraBounce: %1?)"
    ) { .snappy(duration: $0[0], extraBounce: $0[1]) },
    animation(
      "bouncy", "Bouncy", "Springs", "A spring with a visible bounce.",
      [duration, extraBounce], code: "bouncy(duration: %0?, extraBounce: %1?)"
    ) { .bouncy(duration: $0[0], extraBounce: $0[1]) },
    animation(
      "interactiveSpring", "Interactive", "Springs", "A stiff spring, as for a finger.",
      [.seconds("duration", 0.15, 0.05), extraBounce],
      code: "interactiveSpring(duration: %0?, extraBounce: %1?)"
    ) { .interactiveSpring(duration: $0[0], extraBounce: $0[1]) },
    animation(
      "springResponse", "Response and damping", "Springs",
      "A spring by its period and damping ratio.",
      [.seconds("response", 0.5, 0.05), .number("dampingRatio", 0.8, 0.05, 2)],
      code: "spring(response: %0, dampingRatio: %1)"
    ) { .spring(response: $0[0], dampingRatio: $0[1]) },
    animation(
      "interpolatingSpring", "Stiffness and damping", "Springs",
      "A spring by its physical constants.",
      [
        .number("mass", 1, 0.1, 10, step: 0.1), .number("stiffness", 170, 1, 1000, step: 1),
        .number("damping", 15, 0, 100, step: 0.5),
        .number("initialVelocity", 0, -20, 20, step: 0.5),
      ],
      code:
        "interpolatingSpring(mass: %0?, stiffness: %1, damping: %2, initialVelocity: %3?)"
    ) {
      .interpolatingSpring(
        mass: $0[0], stiffness: $0[1], damping: $0[2], initialVelocity: $0[3])
    },
  ]

  private static let duration = Parameter.seconds("duration", 0.5, 0.05)
  private static let extraBounce = Parameter.number("extraBounce", 0, -1, 1)
}
