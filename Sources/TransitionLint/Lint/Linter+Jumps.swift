import TransitionKit

// Values and velocities that change at once.
extension Linter {
  mutating func findJumps() {
    for track in timeline.tracks where track.property.isAnimatable && isExact(track) {
      let parts = components(of: track).filter { !$0.isConstant }.map(Part.init)
      guard !parts.isEmpty else { continue }
      let instants = instants(of: track)
      for instant in instants { findJump(of: track, parts, at: instant) }
      findVelocityChanges(of: track, parts, at: instants)
    }
  }

  /// A component with what is a fraction of how far it moves.
  private struct Part {
    let component: MovingComponent
    let extent: Double

    init(_ component: MovingComponent) {
      self.component = component
      extent = component.extent
    }
  }

  /// The breakpoints that are looked at: all of them, but for hundreds of contributions, which bounds the cost.
  private func instants(of track: Timeline.Track) -> [Double] {
    bounds.instants(of: CollectionOfOne(track)).thinned(
      to: max(10_000 / max(track.segments.count, 1), 8))
  }

  /// Whether a track is what was written, not a row of samples.
  private func isExact(_ track: Timeline.Track) -> Bool { motion.samplings[track.view] == nil }

  private mutating func findJump(of track: Timeline.Track, _ parts: [Part], at instant: Double) {
    let jumps = parts.compactMap { part in
      part.component.jumps(at: instant, extent: part.extent)
        ? abs(part.component.largestJump(at: instant)) : nil
    }
    guard let largest = jumps.max() else { return }
    let timings = track.segments.filter { $0.moves }.map { timeline.timings[$0.timing] }
    func isAt(_ time: Double) -> Bool { abs(forward(instant) - time) <= 1e-9 * max(1, time) }
    let isStart = timings.contains { isAt($0.start) }
    let isEnd = timings.contains { isAt($0.end) }
    let kind: LintFinding.Kind =
      isStart ? .jumpAtStart : isEnd ? .jumpAtEnd : .jump
    // Steps are meant to jump, and a side is flipped while it is seen edge-on.
    if timings.allSatisfy({ $0.animation.isStepped }) { return }
    guard isSeen(track.target, around: instant) else { return }
    add(
      kind, .warning, track.view, track.property, instant...instant, size: largest,
      track.property.unitName,
      "jumps by \(readable(largest))\(track.property.unit) at \(readable(instant)) s",
      isStart
        ? "Let it start where the value is at that time, or use a curve that starts at 0."
        : isEnd
          ? "Let it end where the value stays, or use a curve that ends at 1."
          : "Use a keyframe with a duration, or a curve without a jump.")
  }

  /// The time on the clock of the timings.
  private func forward(_ time: Double) -> Double {
    timeline.isReversed ? duration - time : time
  }

  /// Whether a view has an area on screen right before or after a time, so that a jump can be seen.
  private func isSeen(_ view: Int, around instant: Double) -> Bool {
    guard instant > 0, instant < duration else { return true }
    let whole = views.views[view].frame
    let least = 1e-3 * whole.width * whole.height
    return [instant - MovingComponent.moment, instant + MovingComponent.moment].contains {
      abs(Polygon(views.polygon(of: view, at: $0)).area) > least
    }
  }

  /// The changes of velocity at which one part of a motion takes over from another.
  private mutating func findVelocityChanges(
    of track: Timeline.Track, _ parts: [Part], at instants: [Double]
  ) {
    for instant in instants where instant > 0 && instant < duration {
      var largest: (change: Double, before: Double, after: Double)?
      for part in parts {
        let (component, slack) = (part.component, 0.05 * part.extent / duration)
        let change = component.change(at: instant)
        guard abs(change) > max(slack, abs(largest?.change ?? 0)),
          !component.jumps(at: instant, extent: part.extent)
        else { continue }
        let (before, after) = component.velocities(beside: instant)
        let isMoving = abs(before) > slack && abs(after) > slack
        if isMoving || isHandOver(track, at: instant) { largest = (change, before, after) }
      }
      guard let largest, !hasCorner(track, at: instant) else { continue }
      add(
        .suddenVelocityChange, .warning, track.view, track.property, instant...instant,
        size: abs(largest.change), "\(track.property.unitName)/s",
        """
        changes its velocity at \(readable(instant)) s from \(readable(largest.before)) to \
        \(readable(largest.after))\(track.property.unit) a second
        """,
        "Use a spring, or curves whose slopes meet where one takes over from the other.")
    }
  }

  /// Whether one contribution ends where another one begins.
  private func isHandOver(_ track: Timeline.Track, at instant: Double) -> Bool {
    let timings = track.segments.filter { $0.moves }.map { timeline.timings[$0.timing] }
    let time = forward(instant)
    return timings.contains { abs($0.end - time) <= 1e-9 }
      && timings.contains { abs($0.start - time) <= 1e-9 }
  }

  /// Whether the curve or path of a contribution itself has a corner there, which its author drew.
  private func hasCorner(_ track: Timeline.Track, at instant: Double) -> Bool {
    let time = forward(instant)
    return track.segments.contains { segment in
      let timing = timeline.timings[segment.timing]
      guard segment.moves, time > timing.start + 1e-9, time < timing.end - 1e-9 else {
        return false
      }
      if case .motionPath = segment.path { return true }
      return timing.animation.isStepped
        || timing.breakpoints.contains { abs($0 - time) <= 1e-9 }
    }
  }
}
