import TransitionKit

// Flashes, and motion where motion is reduced.
extension Linter {
  /// - Parameter isReduced: whether the container prefers reduced motion.
  mutating func findUnsafeMotion(isReduced: Bool) {
    let limitsMotion = isReduced || rules.limitsMotion
    let check = SafetyCheck(motion, visible, includesMovement: limitsMotion)
    let safety = check.safety
    if safety.flashingArea > MotionSafety.permittedFlashingArea {
      // The rim of what spins passes often; that it spins too far is a finding of its own.
      for flash in check.flashing where !(flash.isPassing && spins(flash.view)) {
        add(
          .flash, flash.isPassing ? .note : .warning, flash.view, flash.property, flash.interval,
          size: Double(flash.count), "1/s",
          """
          flashes \(flash.count) times within a second\(flash.isRed ? " with a saturated red" : ""), \
          more than the 3 that WCAG 2.3.1 permits
          """,
          "Let it flash three times a second at most, or change its luminance by less than 0.1.")
      }
    }
    guard limitsMotion else { return }
    if safety.movingArea >= 0.25, let moving = check.moving {
      add(
        .largeMotion, .warning, moving.view, nil, moving.interval, size: moving.travel, "pt",
        """
        moves by \(readable(moving.travel)) pt although motion is reduced, with \
        \(readable(100 * safety.movingArea)) % of the container
        """,
        "Fade instead, as reducingMotion() does.")
    }
    let size = motion.container.frame.size
    if safety.parallax > 0.05 * max(size.width, size.height), let lagging = check.lagging {
      add(
        .parallax, .warning, lagging.view, nil, lagging.interval, size: safety.parallax, "pt",
        "lags \(readable(safety.parallax)) pt behind another view although motion is reduced",
        "Move both alike, or fade instead, as reducingMotion() does.")
    }
  }

  /// Whether a rotation moves a view.
  private func spins(_ view: ViewID) -> Bool {
    timeline.tracks.contains { track in
      track.view == view && track.property == .rotation && track.segments.contains { $0.moves }
    }
  }
}
