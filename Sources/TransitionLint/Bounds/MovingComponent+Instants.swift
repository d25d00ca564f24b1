import TransitionKit

// What happens at a single time, on both sides of it: whether a value jumps, and by how much its velocity changes.
extension MovingComponent {
  /// How far the value jumps at a breakpoint, from right before it and to right after it; 0 before the start and after the end.
  func jumps(at instant: Double) -> (before: Double, after: Double) {
    let now = value(at: instant)
    func jump(_ change: (Double) -> Double) -> Double {
      let jump = change(Self.moment)
      // A slope without limit is no jump: the shorter the time, the smaller the change.
      return abs(change(Self.moment / 100)) > abs(jump) / 2 ? jump : 0
    }
    return (
      instant > 0 ? jump { now - value(at: max(instant - $0, 0)) } : 0,
      instant < timeline.duration
        ? jump { value(at: min(instant + $0, timeline.duration)) - now } : 0
    )
  }

  /// The jump at a breakpoint that is larger.
  func largestJump(at instant: Double) -> Double {
    let (before, after) = jumps(at: instant)
    return abs(before) > abs(after) ? before : after
  }

  /// Whether the value jumps at a breakpoint by more than springs may that end there.
  func jumps(at instant: Double, extent: Double) -> Bool {
    let jump = abs(largestJump(at: instant))
    // Most breakpoints need no springs to be looked for.
    return jump > rounding(extent) && jump > springEnds(at: instant) + rounding(extent)
  }

  /// What two computations of one value may differ by.
  private func rounding(_ extent: Double) -> Double { 1e-6 * extent + 1e-9 }

  /// By how much the velocity changes at a breakpoint, from standstill before the start and to standstill at the end.
  func change(at instant: Double) -> Double {
    let sides = velocities(beside: instant)
    return sides.after - sides.before
  }

  /// The velocities on both sides of a breakpoint; 0 before the start and after the end.
  func velocities(beside instant: Double) -> (before: Double, after: Double) {
    func velocity(_ side: Double) -> Double {
      let near = self.velocity(at: instant + side * Self.moment)
      // What accelerates fast has another velocity a moment later, too.
      return 2 * near - self.velocity(at: instant + 2 * side * Self.moment)
    }
    return (
      instant > 2 * Self.moment ? velocity(-1) : 0,
      instant < timeline.duration - 2 * Self.moment ? velocity(1) : 0
    )
  }
}
