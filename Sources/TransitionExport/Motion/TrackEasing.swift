import TransitionKit

/// A timing as an easing between two times.
struct TrackEasing {
  let start: Double
  let end: Double
  let easing: Motion.Easing

  /// The largest distance from the timing, as a share of the way.
  private(set) var error = 0.0

  /// Where that is, in seconds.
  private(set) var errorTime = 0.0

  /// By how many seconds a jump may be away from where it belongs.
  private(set) var shift = 0.0

  /// Reads a timing: as it is if it follows a straight line, a Bézier curve or steps, and otherwise as
  /// straight lines.
  ///
  /// - Parameter tolerance: the distance that is allowed, as a fraction of the way.
  init(_ timing: Timing, tolerance: Tolerance) {
    if let plainCurve = timing.plainCurve, let easing = Motion.Easing(plainCurve.curve) {
      (start, end) = (plainCurve.start, plainCurve.end)
      self.easing = easing
      return
    }
    (start, end) = (timing.start, max(timing.start, timing.end))
    guard timing.end > timing.start else {
      easing = .linear
      return
    }
    let sampler = CurveSampler(breakpoints: [timing.start] + timing.breakpoints + [timing.end]) {
      SIMD4(timing.progress(at: $0), 0, 0, 0)
    } velocity: { time, isBefore in
      SIMD4(timing.velocity(at: isBefore ? time.nextDown : time), 0, 0, 0)
    }
    let polyline = Polyline(sampler, within: SIMD4(tolerance.error(in: 1), 1, 1, 1))
    easing = .lines(
      polyline.knots.map {
        Point(x: ($0.time - timing.start) / (timing.end - timing.start), y: $0.value.x)
      })
    error = polyline.error.x
    errorTime = polyline.errorTime
    shift = polyline.shift
  }
}

extension Motion.Easing {
  /// The curves that have a name of their own everywhere.
  fileprivate init?(_ curve: UnitCurve) {
    switch curve.shape {
    case .linear: self = .linear
    case .bezier(let bezier): self = .bezier(bezier.start, bezier.end)
    case .steps(let count, let jump): self = .steps(count, jump)
    default: return nil
    }
  }

  /// The easing of the way back.
  func reversed() -> Motion.Easing {
    func opposite(_ point: Point) -> Point { Point(x: 1 - point.x, y: 1 - point.y) }
    switch self {
    case .linear: return .linear
    case .bezier(let start, let end): return .bezier(opposite(end), opposite(start))
    case .steps(let count, .start): return .steps(count, .end)
    case .steps(let count, .end): return .steps(count, .start)
    case .steps: return self
    case .lines(let points): return .lines(points.reversed().map(opposite))
    }
  }
}

extension Motion {
  /// The motion without a jump at the very start of an easing: CSS and others show the far side of it there,
  /// and as long as the motion has not begun, so that it jumps a little later.
  func withSeparateStarts() -> Motion {
    var motion = self
    for (index, key) in keys.enumerated().dropLast() {
      guard case .lines(var points) = key.easing, points.count > 2 else { continue }
      // What is closer than this to the start is written as the start.
      let start = points[0].x + 1e-9
      guard points[1].x <= start, let next = points.first(where: { $0.x > start }),
        let last = points.lastIndex(where: { $0.x <= start })
      else { continue }
      let width = next.x - points[0].x
      let distance = min(1e-6, width / 2)
      points[last] = Point(
        x: points[0].x + distance,
        y: points[last].y + (next.y - points[last].y) * (distance / width))
      points.removeSubrange(1..<last)
      motion.keys[index].easing = .lines(points)
      motion.entry.shift = max(
        motion.entry.shift, distance * (keys[index + 1].time - key.time))
    }
    return motion
  }
}
