/// A timing made ready to be sampled, without anything that would be counted by reference in every frame.
///
/// Its progress is that of the ``Timing`` to the bit.
struct SampledTiming: Sendable {
  private let start: Double
  private let end: Double
  private let rate: Double
  private let duration: Double
  /// The progress at the start.
  private let startProgress: Double
  private let kind: Kind
  /// The index among those of its kind in the table.
  private let index: Int

  private enum Kind: UInt8 {
    case linear, bezier, spring
    /// Repetitions, step functions, easing overrides, custom animations.
    case generic
  }

  init(_ timing: Timing, _ table: inout TimingTable) {
    (start, end, rate) = (timing.start, timing.end, timing.rate)
    startProgress = timing.progress(at: timing.start)
    let animation = timing.animation
    let isPlain = animation.modifiers.isEmpty && timing.easingOverride == .linear
    switch animation.base {
    case .curve(let curve, let duration) where isPlain && duration > 0:
      self.duration = duration
      switch curve.shape {
      case .linear: (kind, index) = (.linear, 0)
      case .bezier(let bezier):
        (kind, index) = (.bezier, table.add(bezier))
      case .circularEaseIn, .circularEaseOut, .circularEaseInOut, .circularEaseOutIn, .steps,
        .piecewiseLinear:
        (kind, index) = (.generic, table.add(timing))
      }
    case .spring(let spring, let velocity) where isPlain:
      (duration, kind, index) = (0, .spring, table.add(spring, initialVelocity: velocity))
    case .curve, .spring, .custom: (duration, kind, index) = (0, .generic, table.add(timing))
    }
  }

  /// Makes a timing ready that moves like another one, at another time; nil if that is a generic one.
  init?(_ timing: Timing, like other: SampledTiming) {
    guard other.kind != .generic else { return nil }
    (start, end, rate) = (timing.start, timing.end, timing.rate)
    (duration, kind, index) = (other.duration, other.kind, other.index)
    // A plain animation starts at 0. The other one may take no time, and then it starts at its end.
    startProgress = 0
  }

  /// The progress at a time.
  @inline(__always)
  func progress(at time: Double, _ views: TimingTable.Views) -> Double {
    if time >= end { return 1 }
    guard time > start else { return time == start ? startProgress : 0 }
    let local = (time - start) * rate
    switch kind {
    case .linear:
      let progress = local / duration
      return progress < 1 ? progress : 1
    case .bezier: return views.curve(index, at: local / duration)
    case .spring: return views.spring(index, at: local)
    case .generic: return views.progress(index, at: time)
    }
  }

  /// The rate of change of the progress at a time, in 1/s.
  func velocity(at time: Double, _ views: TimingTable.Views) -> Double {
    guard time >= start, time < end else { return 0 }
    let local = (time - start) * rate
    switch kind {
    case .linear: return local < duration ? rate / duration : 0
    case .bezier:
      guard local < duration else { return 0 }
      let velocity = views.curveVelocity(index, at: local / duration) / duration
      return min(max(velocity, -maximumVelocity), maximumVelocity) * rate
    case .spring: return views.springVelocity(index, at: local) * rate
    case .generic: return views.velocity(index, at: time)
    }
  }
}
