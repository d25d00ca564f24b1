import TransitionKit

/// How an emphasis repeats for ever.
struct EmphasisLoop: Sendable, Equatable {
  /// Whether it plays there and back, rather than there again and again.
  let autoreverses: Bool
  /// Whether it repeats even if the user prefers reduced motion.
  let isEssential: Bool
}

extension Animation {
  /// How an emphasis with this animation repeats; nil if it does not.
  var emphasisLoop: EmphasisLoop? {
    loop.map { EmphasisLoop(autoreverses: $0.autoreverses, isEssential: $0.isEssential) }
  }
}

extension Emphasis {
  /// The emphasis again and again, from the next change of its trigger on.
  ///
  /// It repeats until the trigger changes again, or until the element has no emphasis any more, and then starts from what is
  /// shown, or comes to rest. Other changes do not disturb it. Its change counts as complete after one cycle.
  ///
  /// - Parameters:
  ///   - autoreverses: whether it plays there and back. Otherwise each cycle plays the effect once, from its start.
  ///   - isEssential: whether it repeats even if the user prefers reduced motion. Otherwise it then does not play.
  public func repeatForever(autoreverses: Bool = true, isEssential: Bool = false) -> Emphasis {
    var emphasis = self
    emphasis.loop = EmphasisLoop(autoreverses: autoreverses, isEssential: isEssential)
    return emphasis
  }
}
