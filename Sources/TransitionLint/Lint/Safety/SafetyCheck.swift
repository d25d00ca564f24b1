import TransitionKit

/// Finds out how much the views of a motion flash and move.
struct SafetyCheck {
  var safety = MotionSafety()
  /// The views that flash too often, with the second in which they first do.
  var flashing: [Flash] = []
  /// The view that moves furthest, and when.
  var moving: (view: ViewID, interval: ClosedRange<Double>, travel: Double)?
  /// The slower one of two views that move apart, and when.
  var lagging: (view: ViewID, interval: ClosedRange<Double>)?

  let motion: Motion
  let visible: VisibleViews
  let times: [Double]

  /// A view that flashes too often.
  struct Flash {
    let view: ViewID
    let property: ViewProperty
    let interval: ClosedRange<Double>
    let count: Int
    let isRed: Bool
    /// Whether it comes from one movement that does not go back and forth, such as a page that rotates once.
    var isPassing = false
  }

  /// Looks at a motion.
  ///
  /// - Parameter includesMovement: whether to look for large motion, too.
  init(_ motion: Motion, _ visible: VisibleViews, includesMovement: Bool = true) {
    self.motion = motion
    self.visible = visible
    let duration = motion.duration
    let step = max(1.0 / 240, duration / 20_000)
    let count = duration > 0 ? Int((duration / step).rounded(.up)) : 0
    var times = (0...count).map { min(Double($0) * step, duration) }
    for instant in visible.views.bounds.instants.thinned(to: 512) {
      let (before, after) = (instant - MovingComponent.moment, instant + MovingComponent.moment)
      times += [max(before, 0), instant, min(after, duration)]
    }
    // Hundreds of views or contributions are looked at less often, which bounds the cost.
    let load = motion.timeline.segments.count + 20 * motion.timeline.targets.count
    self.times = times.sorted().thinned(to: max(250_000 / max(load, 1), 60))
    findFlashes()
    findCoverageFlashes()
    if includesMovement { findMovement() }
  }
}
