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
  /// The positions on a track that are progress 0 and 1, if it drives that, and the progress where it took hold of it.
  var track: (from: Double, to: Double, start: Double)?
  /// Where the page is missing that it pulls for, beyond the ends of a track; 0 if there is one.
  var direction: Double {
    guard page == previous, let track else { return 0 }
    return track.to - track.from
  }
  /// The page of the transition that it only turned round as it began, under what it drives.
  var turned: ElementIndex?
  /// Whether it has let go.
  var isReleased = false
  /// Whether something has taken over from the change that it sets the progress of.
  var isTakenOver = false
}
