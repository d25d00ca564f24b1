import TransitionKit

/// A finger that drives transitions of pages.
struct PageFinger: Sendable {
  /// The page that it brings, and the one that was wanted before.
  let page: ElementIndex
  let previous: ElementIndex
  /// The open change that it sets the progress of, by its number.
  let change: ChangeNumber
  /// Whether what it drives heads for 1 toward the page that it brings.
  let isForward: Bool
  /// The pages of the transitions that it drives, from the lowest to the highest, and where it took hold of them.
  let driven: [(page: ElementIndex, start: Double)]
  /// Whether it has let go.
  var isReleased = false
  /// Whether something has taken over from the change that it sets the progress of.
  var isAbandoned = false
}
