import TransitionKit

/// What plays on top of an element: an insertion, a removal or an emphasis.
package struct SceneEffect: Sendable {
  package let element: ElementIndex
  package var kind: Kind
  package var prepared: PreparedTransition
  /// The index of the element among the views of the transition.
  package var view: Int
  /// The age at which its time is 0.
  package var start: Double
  /// Whether it plays there and back.
  var returns = false
  /// How it repeats for ever, of the emphasis that it is; nil if it plays once.
  var loop: EmphasisLoop?
  /// Whether it repeats, rather than one cycle of it being played.
  var repeats = false
  /// The age from which on nothing of it remains.
  var end: Double
  /// The change that started it, by its number.
  var change: ChangeNumber
  /// Whether it is on the clock of the change, which is open.
  var isOpen = false
  /// Whether an open change lets it stand still, which does not play it.
  var isStopped = false
  /// Whether what it does not write goes to rest when it takes over, also if the element leaves.
  var returnsToRest = false
  /// The index of its motions, once it was interrupted; -1 before.
  var motions = -1
  /// The age at which it reverses, if it is interrupted and has not yet.
  var turnAge = Double.infinity
  /// The sizes that it was compiled for.
  var sizes: Sizes

  package enum Kind: Sendable {
    case insertion, removal, emphasis
  }

  /// The sizes of a container and of the view in it.
  struct Sizes: Sendable, Equatable {
    let container: Size
    let view: Size
    let direction: LayoutDirection

    init(_ container: Container) {
      self.container = container.frame.size
      view = container.viewFrame.size
      direction = container.layoutDirection
    }
  }

  var timeline: Timeline { prepared.timeline }

  /// The position on the timeline at an age, of an effect that was not interrupted.
  func position(at age: Double) -> Double {
    let duration = prepared.timeline.duration
    let time = min(max(localTime(at: age), 0), returns ? 2 * duration : duration)
    return time > duration ? 2 * duration - time : time
  }

  /// The position on the timeline at which it is over.
  var lastPosition: Double { returns ? 0 : prepared.timeline.duration }

  /// Compiles it anew for a container of other sizes.
  mutating func compile(for container: Container) {
    guard Sizes(container) != sizes else { return }
    sizes = Sizes(container)
    prepared = PreparedTransition(recompiled(in: container))
  }

  /// What it is in a container of other sizes. It reduces motion if it did so from its beginning.
  func recompiled(in container: Container) -> CompiledTransition {
    var container = container
    container.compilesAlike(prepared.compiled.container)
    return prepared.compiled.recompiled(in: container)
  }

  /// When it has ended and, by then, when it looks complete.
  static func ends(
    of timeline: Timeline, from start: Double, returns: Bool
  ) -> (end: Double, logical: Double) {
    let factor = returns ? 2.0 : 1
    return (start + factor * timeline.duration, start + factor * timeline.logicalDuration)
  }
}
