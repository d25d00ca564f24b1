/// When one contribution to a property moves: an animation placed on the clock of a timeline.
public struct Timing: Sendable, Hashable {
  /// When it starts to move, in seconds.
  public var start: Double

  /// When it has stopped, in seconds.
  public var end: Double

  /// What it moves like.
  public var animation: Animation

  /// Seconds of the animation for each second of the timeline.
  public var rate: Double

  /// A curve that the progress goes through at last; linear unless a transition switches.
  package var easingOverride: UnitCurve

  /// Whether it is one cycle of an animation that never ends.
  package private(set) var isCycle = Annotation(false)

  /// How it repeats from its end on, if it is one cycle of what does so by its author's wish.
  package var loop: AnimationLoop?

  /// Places an animation on the clock of a timeline. The animation is not stretched to fit; use `rate` for
  /// that.
  ///
  /// - Parameters:
  ///   - start: when it starts to move, in seconds.
  ///   - end: when it has stopped, in seconds; from then on the progress is 1.
  ///   - animation: what it moves like.
  ///   - rate: the seconds of the animation for each second of the timeline; 1 by default.
  ///   - easingOverride: a curve that the progress goes through at last; linear, which changes nothing, by
  ///     default.
  package init(
    start: Double, end: Double, animation: Animation, rate: Double = 1,
    easingOverride: UnitCurve = .linear
  ) {
    self.start = start
    self.end = end
    self.animation = animation
    self.rate = rate
    self.easingOverride = easingOverride
  }

  init(
    start: Double, end: Double, animation: Animation, rate: Double = 1, easingOverride: UnitCurve,
    isCycle: Bool
  ) {
    self.init(
      start: start, end: end, animation: animation, rate: rate, easingOverride: easingOverride)
    self.isCycle = Annotation(isCycle)
  }

  /// The progress at a time: 0 until it starts, and exactly 1 from its end on. At its start it is 0 as well, unless a negative delay lets the
  /// animation start in the middle.
  ///
  /// - Parameter time: the time on the clock of the timeline, in seconds.
  public func progress(at time: Double) -> Double {
    if time >= end { return 1 }
    guard time > start || time == start && animation.startsInside else { return 0 }
    let progress = animation.value(at: (time - start) * rate)
    return easingOverride == .linear ? progress : easingOverride.value(at: progress)
  }

  /// Whether a negative delay lets it start in the middle.
  package var startsInside: Bool { end > start && animation.startsInside }

  /// The rate of change of the progress, in 1/s: at its start to the right, from its end on 0.
  ///
  /// - Parameter time: the time on the clock of the timeline, in seconds.
  public func velocity(at time: Double) -> Double {
    guard time >= start, time < end else { return 0 }
    let local = (time - start) * rate
    let velocity = animation.velocity(at: local) * rate
    return easingOverride == .linear
      ? velocity : velocity * easingOverride.velocity(at: animation.value(at: local))
  }

  /// The timing with a constant rate.
  func linear() -> Timing {
    Timing(
      start: start, end: end, animation: .linear(duration: end - start),
      easingOverride: easingOverride)
  }

  /// From where the progress jumps to 1 at the end, if it does.
  var jumpAtEnd: Double? {
    guard end > start, easingOverride == .linear else { return nil }
    let value = animation.value(at: (end - start) * rate * (animation.isStepped ? 1 : 1 - 1e-9))
    return abs(value - 1) > 0.01 ? value : nil
  }

  /// Where the progress jumps to from 0 at the start, if it does.
  var jumpAtStart: Double? {
    guard end > start, easingOverride == .linear else { return nil }
    // A step function may take its first step at once, unless it starts in the middle.
    let value = animation.value(at: (end - start) * rate * (animation.isStepped ? 0 : 1e-9))
    return abs(value) > 0.01 ? value : nil
  }
}

extension Timing: CustomStringConvertible {
  /// The animation and, if it is a layer, when it runs.
  public var description: String {
    if end <= start { return start == 0 ? "at once" : "at \(number: start) s" }
    let whole = start == 0 && rate == 1
    return whole
      ? "\(animation)" : "\(animation) from \(number: start) s to \(number: end) s"
  }
}
