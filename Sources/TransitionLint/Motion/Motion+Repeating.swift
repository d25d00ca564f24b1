import TransitionKit

extension Motion {
  /// The motion with further cycles of what repeats for ever and fast, so that each second which it ever shows is in it; nil if
  /// nothing repeats so.
  var repeating: Motion? {
    guard !timeline.isReversed else { return nil }
    let timings = timeline.timings.map { $0.repeating(for: 2) ?? $0 }
    guard timings != timeline.timings else { return nil }
    let end = timings.reduce(timeline.duration) { max($0, $1.end) }
    var motion = Motion(
      timeline.retimed(timings, duration: end), in: container, placements: placements)
    motion.presence = presence
    motion.drawingOrders = drawingOrders
    motion.samplings = samplings
    motion.resizings = resizings
    motion.flightClips = flightClips
    motion.oldContents = oldContents
    motion.staying = staying
    motion.contributions = contributions
    return motion
  }
}

extension Timing {
  /// The timing with as many cycles as there are in some seconds, and one more; nil if it does not repeat, or not so fast.
  fileprivate func repeating(for seconds: Double) -> Timing? {
    guard let loop, loop.duration > 0, loop.duration < seconds else { return nil }
    // An even number of cycles there and back would end at the start, and jump.
    let count = 2 * Int(min(seconds / loop.duration / 2, 1e4)) + 3
    let repetition = Animation.Modifier.repetition(count: count, autoreverses: loop.autoreverses)
    var modifiers = animation.modifiers
    if let cycle = animation.cycleModifier {
      modifiers[cycle] = repetition
    } else {
      modifiers.append(repetition)
    }
    let repeated = Animation(base: animation.base, modifiers: modifiers)
    return Timing(
      start: start, end: start + repeated.duration / rate, animation: repeated, rate: rate)
  }
}
