/// A timing as an easing between two times.
package struct TrackEasing {
  package let start: Double
  package let end: Double
  package let easing: KeyframeEasing

  /// The largest distance from the timing, in progress.
  package private(set) var error = 0.0

  /// When the error is largest, in seconds.
  package private(set) var errorTime = 0.0

  /// By how many seconds a jump may be early or late.
  package private(set) var shift = 0.0

  /// Reads a timing: a straight line, a Bézier curve or steps exactly, anything else as straight lines.
  ///
  /// - Parameter tolerance: the largest error, in progress.
  package init(_ timing: Timing, tolerance: Tolerance) {
    if let plainCurve = timing.plainCurve, let easing = KeyframeEasing(plainCurve.curve) {
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
