import TransitionKit

extension WordReader {
  mutating func rect() throws(WordFault) -> Rect {
    Rect(x: try number(), y: try number(), width: try number(), height: try number())
  }

  /// The next recipe of one element, with a flag in front of it; nil if that is 0.
  mutating func atomicTransition() throws(WordFault) -> AtomicTransition? {
    guard try flag(), case .atomic(let transition) = try recipe(.atomic) else { return nil }
    return transition
  }

  /// The next recipe of two screens, with a flag in front of it; nil if that is 0.
  mutating func navigationTransition() throws(WordFault) -> NavigationTransition? {
    try flag() ? try recipe(.navigation).navigation : nil
  }

  /// The next recipe of an animation, with a flag in front of it; nil if that is 0.
  mutating func animation() throws(WordFault) -> Animation? {
    guard try flag(), case .animation(let animation) = try recipe(.animation) else { return nil }
    return animation
  }
}
