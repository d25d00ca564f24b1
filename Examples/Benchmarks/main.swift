// Times the parts of the library that are called for every frame, each next to a peer in the same run.

import BenchmarkPeers
import Foundation
import TransitionKit

let isQuick = CommandLine.arguments.contains("--quick")
let rounds = isQuick ? 5 : 21
let calls = isQuick ? 200 : 2000

/// Times spread evenly but out of order, as branch predictors learn an order.
let shares: [Double] = (0..<1024).map { index in
  let scattered = Double((index * 389) % 1024)
  return (scattered + 0.5) / 1024
}

func row(_ name: String, _ measured: Measurement, per count: Int, peer: Measurement?) {
  let time = measured.nanoseconds / Double(count)
  var line = name.padding(toLength: 44, withPad: " ", startingAt: 0)
  line += String(format: "%9.1f ns %8.2f allocations", time, measured.allocations)
  if let peer {
    let other = peer.nanoseconds / Double(count)
    line += String(format: " %9.1f ns peer, ratio %.2f", other, time / other)
  }
  print(line)
}

/// Times a value and its velocity at all the shares.
@inline(__always)
func timing(_ motion: (Double) -> (value: Double, velocity: Double)) -> Measurement {
  Measurement(rounds: rounds, calls: calls) {
    var sum = 0.0
    for share in shares {
      let (value, velocity) = motion(share)
      sum += value + velocity
    }
    return sum
  }
}

// The first rows would otherwise be those of a processor that is still waking up.
_ = Measurement(rounds: rounds, calls: calls) {
  shares.reduce(0) { $0 + Spring.bouncy.value(at: $1) }
}

for (name, p) in [
  ("easeInOut", (0.42, 0.0, 0.58, 1.0)), ("easeIn", (0.42, 0.0, 1.0, 1.0)),
  ("materialStandard", (0.4, 0.0, 0.2, 1.0)), ("overshoot", (0.68, -0.55, 0.27, 1.55)),
] {
  let curve = UnitCurve.bezier(
    startControlPoint: Point(x: p.0, y: p.1), endControlPoint: Point(x: p.2, y: p.3))
  var peerCurve = peerBezier(p.0, p.1, p.2, p.3)
  row(
    "bezier with velocity, \(name)",
    timing { curve.motion(at: $0) },
    per: shares.count,
    peer: timing {
      let motion = peerBezierMotion(&peerCurve, $0)
      return (motion.value, motion.velocity)
    })
}

let spring = Spring(mass: 1, stiffness: 300, damping: 20)
row(
  "spring with velocity",
  timing { spring.motion(at: $0) },
  per: shares.count,
  peer: timing {
    let motion = peerSpringMotion(1, 300, 20, $0)
    return (motion.value, motion.velocity)
  })

let container = Container(size: Size(width: 390, height: 844))
for (name, transition) in [
  ("slide", NavigationTransition.slide), ("swing", .swing), ("flip", .flip(axis: .horizontal)),
] {
  let timeline = transition.compile(for: .push, in: container).timeline
  var frame = timeline.frame(at: 0)
  let sampling = Measurement(rounds: rounds, calls: calls) {
    for share in shares { timeline.sample(at: share * timeline.duration, into: &frame) }
    return frame.time
  }
  row("one frame of \(name), two views", sampling, per: shares.count, peer: nil)
  if sampling.allocations > 0 {
    print("sampling \(name) allocates")
    exit(1)
  }
  let compiling = Measurement(rounds: rounds, calls: calls) {
    transition.compile(for: .push, in: container).timeline.duration
  }
  row("compiling \(name)", compiling, per: 1, peer: nil)
}

// How cost grows with the number of pieces.
for side in isQuick ? [1, 10] : [1, 10, 32, 100] {
  let explosion = NavigationTransition(
    .onInsertion(.explode(rows: side, columns: side)))
  let timeline = explosion.compile(for: .push, in: container).timeline
  var frame = timeline.frame(at: 0)
  let frames = 16
  let sampling = Measurement(rounds: rounds, calls: max(20_000 / (side * side), 1)) {
    for index in 0..<frames {
      timeline.sample(
        at: timeline.duration * (Double(index) + 0.5) / Double(frames), into: &frame)
    }
    return frame.time
  }
  let count = side * side
  row("a frame, for each of \(count) pieces", sampling, per: frames * count, peer: nil)
  if sampling.allocations > 0 {
    print("sampling an explosion allocates")
    exit(1)
  }
  let compiling = Measurement(rounds: rounds, calls: max(2000 / count, 1)) {
    explosion.compile(for: .push, in: container).timeline.duration
  }
  row("compiling, for each of \(count) pieces", compiling, per: count, peer: nil)
}
