import TransitionExport
import TransitionKit

/// How the progress of a transition of pages moves, as the runtime of a web module reads it.
struct WebProgress {
  /// The members of the object: `d`, the duration in milliseconds, and what the progress follows over it.
  ///
  /// That is a spring with the frequency `w` in radians a millisecond and the damping ratio `z`, or values `c` of a curve
  /// at equal distances with one beyond each end, or a straight line. The progress may overshoot with `u`. With `o` the
  /// progress is the fraction of the duration, as parts of the transition have timings of their own.
  let members: [String]

  /// How the member begins that is a curve.
  static let curvePrefix = "c: "

  /// The largest distance of what is played from the timing, in progress.
  let error: Double

  /// What the runtime does not do as the timing would.
  private(set) var omissions: [String] = []

  /// The largest damping ratio of a spring whose two exponentials the runtime multiplies without overflow.
  private static let largestDampingRatio = 5.0

  /// - Parameter timing: the timing by which everything moves; nil if there is more than one.
  init(_ timing: Timing?, lasting duration: Double, tolerance: Tolerance) {
    let length = ["d: \(decimal(duration * 1000, 9))"]
    guard let timing, duration > 0 else {
      members = length + ["o: 1"]
      error = 0
      return
    }
    func progress(_ fraction: Double) -> Double { timing.progress(at: duration * fraction) }
    let played = Self.errorOfKnots(progress)
    let spring = timing.plainSpring
    if let spring, spring.dampingRatio <= Self.largestDampingRatio {
      // At 1 the solution is another one, which is the limit of this.
      let damping = spring.dampingRatio == 1 ? 0.999999 : spring.dampingRatio
      members =
        length + [
          "w: \(2 * .pi * timing.rate / spring.response / 1000)", "z: \(decimal(damping, 9))",
        ]
        + (spring.dampingRatio < 1 ? ["u: 1"] : [])
      error = played + 1e-5
      return
    }
    if spring != nil {
      let ratio = Int(Self.largestDampingRatio)
      omissions.append("interruptions of a spring with a damping ratio of more than \(ratio)")
    }
    let samples = (0...1024).map { progress(Double($0) / 1024) }
    let overshoots = samples.contains { $0 < 0 || $0 > 1 } ? ["u: 1"] : []
    guard samples.indices.contains(where: { abs(samples[$0] - Double($0) / 1024) > 1e-9 }) else {
      (members, error) = (length, 0)
      return
    }
    var table = CurveTable(progress, cells: 16)
    while table.error > tolerance.error(in: 1) / 16, table.cells < 256 {
      table = CurveTable(progress, cells: table.cells * 2)
    }
    members = length + [Self.curvePrefix + "[\(table.texts.joined(separator: ", "))]"] + overshoots
    error = played + table.error
  }

  /// The largest distance between the progress and the straight lines between the knots at which the runtime draws it:
  /// 641, with distances that grow with the time.
  private static func errorOfKnots(_ progress: (Double) -> Double) -> Double {
    let knots = (0...640).map { fraction in
      let x = Double(fraction) / 640
      return x * x.squareRoot()
    }
    return zip(knots, knots.dropFirst()).reduce(5e-8) { largest, ends in
      let values = (progress(ends.0), progress(ends.1))
      return (1..<8).reduce(largest) { largest, step in
        let part = Double(step) / 8
        let line = values.0 + (values.1 - values.0) * part
        return max(largest, abs(progress(ends.0 + (ends.1 - ends.0) * part) - line))
      }
    }
  }
}

/// Values of a curve at equal distances, between which a cubic runs that has the slopes of its neighbours: the spline of
/// E. Catmull and R. Rom, "A class of local interpolating splines", 1974.
private struct CurveTable {
  let cells: Int
  let texts: [String]
  let error: Double

  init(_ curve: (Double) -> Double, cells: Int) {
    self.cells = cells
    var values = (0...cells).map { curve(Double($0) / Double(cells)) }
    // The slope at an end is that of the parabola through three values.
    let (first, last) = (
      3 * (values[0] - values[1]) + values[2],
      3 * (values[cells] - values[cells - 1]) + values[cells - 2]
    )
    values = [first] + values + [last]
    let texts = values.map { decimal($0, 6) }
    let rounded = texts.map { Double($0) ?? 0 }
    error = (0..<cells * 8).reduce(0) { largest, step in
      let (cell, f) = (step / 8, Double(step % 8) / 8)
      let (a, b, c, d) = (rounded[cell], rounded[cell + 1], rounded[cell + 2], rounded[cell + 3])
      let cubic = f * (3 * (b - c) + d - a)
      let value = b + f / 2 * (c - a + f * (2 * a - 5 * b + 4 * c - d + cubic))
      return max(largest, abs(value - curve(Double(step) / Double(cells * 8))))
    }
    self.texts = texts
  }
}

extension Timing {
  /// The spring that starts at rest and is all that the timing is.
  fileprivate var plainSpring: Spring? {
    guard case .spring(let spring, initialVelocity: 0) = animation.base,
      animation.modifiers.isEmpty
    else { return nil }
    return spring
  }
}
