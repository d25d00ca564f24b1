import TransitionKit

/// What a finger holds that drags a sheet: where it is between the heights at which it rests.
final class SheetHold {
  let entry: Int
  let policy: InteractionPolicy
  /// Whether a rubber band holds the sheet back below its lowest detent.
  let isGuarded: Bool
  /// Shows the state without the sheet as what the gesture may lead to.
  let showDismissal: () -> Void
  /// How the dismissal happens, once the finger was below the lowest detent.
  var dismissal: OperationPlan?
  let start: DetentDrag.Stop
  /// Where the sheet rests, if the finger lets go of it there.
  var base: DetentDrag.Stop
  /// Where it goes from there.
  var target: DetentDrag.Stop?
  /// The change of the window that this gesture made last.
  var serial = 0
  /// The height of the sheet as if nothing held the finger back.
  var height = 0.0
  /// The same where the finger has not moved, and how far down it has.
  var startHeight = 0.0
  var translation = 0.0
  /// Whether it was on its way when the finger took hold of it.
  var isCaught = false
  /// Whether it has not come to its detent yet, so that it moves by its whole height until it is there.
  var isRising = false

  init(
    _ entry: Int, at detent: Int, _ policy: InteractionPolicy, isGuarded: Bool,
    showDismissal: @escaping () -> Void
  ) {
    (self.entry, self.policy, self.isGuarded) = (entry, policy, isGuarded)
    self.showDismissal = showDismissal
    start = .detent(detent)
    base = start
  }
}
