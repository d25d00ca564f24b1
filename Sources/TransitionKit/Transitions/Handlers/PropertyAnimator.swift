/// What an animator handler adds its animations to.
///
/// All blocks run together, on the clock and with the timing of the transition that the handler is
/// part of, so they scrub, reverse and cancel with everything else.
public protocol PropertyAnimator: AnyObject {
  /// Adds changes to views that are to be animated.
  ///
  /// - Parameter animations: changes views; what it writes is the state at the end.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds what is to happen when a run ends; it is called once for each run, with where it ended.
  ///
  /// - Parameter completion: gets where the run ended: at its end, back at its start, or in between.
  func addCompletion(_ completion: @escaping (AnimatingPosition) -> Void)
}
