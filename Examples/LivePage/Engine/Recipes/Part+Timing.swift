import TransitionKit

extension Part {
  static let timing: [Part] = [
    atomic(
      "animated", "Animated", "Timing", "Gives a transition its timing.",
      [], [.atomic, .animation], code: "#0.animation(#1)"
    ) { $0.atomic(0).animation($0.animation(1)) },
    navigation(
      "animated.navigation", "Animated", "Timing", "Gives a transition its timing.",
      [], [.navigation, .animation], code: "#0.animation(#1)"
    ) { $0.navigation(0).animation($0.animation(1)) },
    atomic(
      "during", "During", "Timing", "Plays a transition in a part of the time.",
      range, [.atomic, .animation], code: "#0.animation(#1, during: %0r)"
    ) { $0.atomic(0).animation($0.animation(1), during: $0.range(0)) },
    navigation(
      "during.navigation", "During", "Timing", "Plays a transition in a part of the time.",
      range, [.navigation, .animation], code: "#0.animation(#1, during: %0r)"
    ) { $0.navigation(0).animation($0.animation(1), during: $0.range(0)) },
    atomic(
      "delayed", "Delayed", "Timing", "Starts a transition later.",
      [.seconds("seconds", 0.1)], [.atomic], code: "#0.delayed(by: %0)"
    ) { $0.atomic(0).delayed(by: $0[0]) },
    navigation(
      "delayed.navigation", "Delayed", "Timing", "Starts a transition later.",
      [.seconds("seconds", 0.1)], [.navigation], code: "#0.delayed(by: %0)"
    ) { $0.navigation(0).delayed(by: $0[0]) },
  ]

  private static let range: [Parameter] = [.fraction("from", 0), .fraction("to", 1)]
}
