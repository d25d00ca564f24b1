/// The curves of the velocity corrections that start together, so that equal ones are shared.
struct CellResponses {
  let settling: SettlingSpring
  private var known: [(change: Int32, period: Double, end: Double, curve: Int32)] = []
  private static let capacity = 8

  init(settling: SettlingSpring) { self.settling = settling }

  /// The number of the curve of a velocity correction: the animation's own spring if the old motion was on one too, else the
  /// settling spring, as quick as the motion was short and as the new one starts.
  mutating func curve(
    of shown: ShownMotion, lane: Int, slope: Double, _ animation: AnimationCurve,
    like motion: CellCurve, at age: Double, _ motions: inout CellMotions
  ) -> Int32 {
    let spring: Spring
    let duration: Double
    if shown.isSpring, let own = animation.response {
      (spring, duration) = own
    } else {
      let period = min(shown.durations[lane], slope == 0 ? .infinity : 1 / abs(slope))
      (spring, duration) = settling.response(within: period)
    }
    let end = age + duration
    if let same = known.last(where: {
      $0.change == motion.change && $0.period == spring.response && $0.end == end
    }) {
      return same.curve
    }
    let curve = motions.addCurve(
      CellCurve(kind: .response(spring), change: motion.change, start: age, end: end))
    if known.count >= Self.capacity { known.removeFirst() }
    known.append((motion.change, spring.response, end, curve))
    return curve
  }
}
