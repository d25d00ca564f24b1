import TransitionKit

/// The transitions of two screens that were compiled lately, as a stack plays the same few again and again.
struct CompiledScreens: Sendable {
  private struct Entry: Sendable {
    let transition: NavigationTransition
    let operation: NavigationTransition.Operation
    let animation: Animation?
    let prepared: PreparedTransition
  }

  private var entries: [Entry] = []
  private static let capacity = 4

  /// The transition of two screens, compiled and made ready.
  ///
  /// - Parameters:
  ///   - delay: that on the clock of an open change.
  ///   - container: where the screens are, with the frames of both.
  mutating func prepared(
    _ transition: NavigationTransition, _ operation: NavigationTransition.Operation,
    _ animation: Animation?, delay: Double = 0, in container: Container
  ) -> PreparedTransition {
    // By index, as an iterator would copy each entry.
    for index in entries.indices where delay == 0 && entries[index].operation == operation {
      let known = entries[index].prepared
      if known.compiled.container == container,
        known.compiled.container.followsProgress == container.followsProgress,
        entries[index].animation == animation,
        entries[index].transition.program.isIdentical(to: transition.program)
      {
        return known
      }
    }
    var timed = transition.animation(animation)
    if delay > 0 { timed = timed.delayed(by: delay) }
    let prepared = PreparedTransition(timed.compile(for: operation, in: container))
    guard delay == 0 else { return prepared }
    if entries.count == CompiledScreens.capacity { entries.removeFirst() }
    entries.append(
      Entry(
        transition: transition, operation: operation, animation: animation, prepared: prepared))
    return prepared
  }

  /// What a motion of pages is in a container, made ready.
  mutating func prepared(_ motion: PageMotion, in container: Container) -> PreparedTransition {
    var container = container
    (container.originFrame, container.destinationFrame) =
      (motion.originFrame, motion.destinationFrame)
    container.followsProgress = true
    return prepared(motion.transition, motion.operation, motion.animation, in: container)
  }
}
