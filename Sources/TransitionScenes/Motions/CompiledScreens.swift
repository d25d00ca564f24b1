import TransitionKit

/// The transitions of two screens that were compiled lately, as a stack plays the same few again and again.
struct CompiledScreens: Sendable {
  private struct Entry: Sendable {
    let transition: NavigationTransition
    let operation: NavigationTransition.Operation
    let animation: Animation?
    let compiled: CompiledTransition
  }

  private var entries: [Entry] = []
  private static let capacity = 4

  /// The transition of two screens, compiled.
  ///
  /// - Parameter delay: that on the clock of an open change.
  mutating func compiled(
    _ part: ScreenPart, _ animation: Animation?, delay: Double, in container: Container
  ) -> CompiledTransition {
    var container = container
    container.originFrame = part.originFrame
    container.destinationFrame = part.destinationFrame
    if delay == 0 {
      for entry in entries
      where entry.operation == part.operation
        && entry.compiled.container == container && entry.animation == animation
        && entry.transition.program.isIdentical(to: part.transition.program)
      {
        return entry.compiled
      }
    }
    var transition = part.transition.animation(animation)
    if delay > 0 { transition = transition.delayed(by: delay) }
    let compiled = transition.compile(for: part.operation, in: container)
    guard delay == 0 else { return compiled }
    if entries.count == CompiledScreens.capacity { entries.removeFirst() }
    entries.append(
      Entry(
        transition: part.transition, operation: part.operation, animation: animation,
        compiled: compiled))
    return compiled
  }
}
