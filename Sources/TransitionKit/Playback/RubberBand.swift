/// How far views follow a finger beyond the ends of a transition.
///
/// At a distance x beyond an end they are shown at f(x) = (1 - 1 / (c x + 1)), in units of the whole distance. ``GestureFeel`` has
/// the source.
package enum RubberBand {
  private static let resistance = GestureFeel.rubberBand
  /// Beyond an end nothing is shown this far, as the finger would be infinitely far away.
  private static let limit = 0.999

  /// The progress that is shown for that of the finger; between 0 and 1 it is the same.
  package static func shown(_ progress: Double) -> Double {
    let inside = min(max(progress, 0), 1)
    let excess = progress - inside
    guard excess != 0 else { return progress }
    let shown = 1 - 1 / (resistance * abs(excess) + 1)
    return inside + (excess < 0 ? -shown : shown)
  }

  /// The slope of what is shown.
  package static func slope(at progress: Double) -> Double {
    let excess = abs(progress - min(max(progress, 0), 1))
    guard excess > 0 else { return 1 }
    let stretch = resistance * excess + 1
    return resistance / (stretch * stretch)
  }

  /// The progress of a finger for which another one is shown.
  package static func position(shownAt shown: Double) -> Double {
    let inside = min(max(shown, 0), 1)
    let excess = shown - inside
    guard excess != 0 else { return shown }
    let distance = (1 / (1 - min(abs(excess), limit)) - 1) / resistance
    return inside + (excess < 0 ? -distance : distance)
  }
}
