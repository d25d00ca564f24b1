import BenchmarkPeers
import TransitionKit
import TransitionTestSupport

/// Times in 0...1 at regular distances, out of order, because branch predictors learn an order.
let unitTimes: [Double] = (0..<1024).map { (Double(($0 * 389) % 1024) + 0.5) / 1024 }

extension Report {
  /// Curves and springs with their velocity, compared with plain C.
  mutating func addCurves(_ effort: Effort) {
    for (name, p) in [
      ("easeInOut", (0.42, 0.0, 0.58, 1.0)), ("easeIn", (0.42, 0.0, 1.0, 1.0)),
      ("materialStandard", (0.4, 0.0, 0.2, 1.0)), ("overshoot", (0.68, -0.55, 0.27, 1.55)),
    ] {
      let curve = UnitCurve.bezier(
        startControlPoint: Point(x: p.0, y: p.1), endControlPoint: Point(x: p.2, y: p.3))
      var peer = peerBezier(p.0, p.1, p.2, p.3)
      addMotion(
        "bezier with velocity, \(name)", effort, { curve.valueAndVelocity(at: $0) },
        "Newton's method", { peerBezierMotion(&peer, $0) })
    }
    let spring = Spring(mass: 1, stiffness: 300, damping: 20)
    addMotion(
      "spring with velocity", effort, { spring.valueAndVelocity(at: $0) },
      "the textbook", { peerSpringMotion(1, 300, 20, $0) })
  }

  @inline(__always)
  private mutating func addMotion(
    _ name: String, _ effort: Effort, _ motion: (Double) -> (value: Double, velocity: Double),
    _ peerName: String, _ peer: (Double) -> PeerMotion
  ) {
    let result = Measurement.compare(effort, calls: effort.calls(500)) {
      var sum = 0.0
      for time in unitTimes {
        let (value, velocity) = motion(time)
        sum += value + velocity
      }
      return sum
    } with: {
      var sum = 0.0
      for time in unitTimes {
        let motion = peer(time)
        sum += motion.value + motion.velocity
      }
      return sum
    }
    add(name, result.measured, per: unitTimes.count, bound: (peerName, result.bound))
  }
}
