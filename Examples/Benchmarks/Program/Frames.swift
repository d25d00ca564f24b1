import BenchmarkPeers
import TransitionKit

let container = Container(size: Size(width: 390, height: 844))

/// A transition of two views with five properties of each, on one curve or on three.
enum TenProperties: String, CaseIterable {
  case oneCurve = "one curve"
  case threeCurves = "three curves"

  var animations: [Animation] {
    switch self {
    case .oneCurve: [.easeInOut]
    case .threeCurves: [.easeIn, .easeOut, .easeInOut]
    }
  }

  var timeline: Timeline {
    let effects: [AtomicTransition] = [
      [.offset(x: 40, y: 30), .rotate(.degrees(20))], [.scale(0.5), .cornerRadius(12)], [.opacity],
    ]
    let view = effects.enumerated()
      .map { $1.animation(animations[$0 % animations.count]) }.combined()
    return NavigationTransition(view).compile(for: .push, in: container).timeline
  }

  /// Loops in C over as many curves and properties, for a frame at each of ``unitTimes``.
  func peer() -> () -> Double {
    var curves = [peerBezier(0.42, 0, 0.58, 1)]
    if self == .threeCurves {
      curves = [peerBezier(0.42, 0, 1, 1), peerBezier(0, 0, 0.58, 1)] + curves
    }
    let timings = [Int32](arrayLiteral: 0, 0, 1, 1, 2, 0, 0, 1, 1, 2).map {
      $0 % Int32(curves.count)
    }
    let starts = (0..<40).map { Double($0) }
    let ends = (0..<40).map { Double(40 - $0) }
    var values = starts
    return {
      peerFrames(
        curves, Int32(curves.count), timings, 10, starts, ends, &values, unitTimes, unitTimes.count)
    }
  }
}

/// Samples a timeline at all ``unitTimes``, and returns the time of the last frame.
func sample(_ timeline: Timeline, _ frame: inout Timeline.Frame) -> Double {
  for time in unitTimes { timeline.sample(at: time * timeline.duration, into: &frame) }
  return frame.time
}

extension Report {
  /// Single frames.
  mutating func addFrames(_ effort: Effort) {
    for transition in TenProperties.allCases {
      let timeline = transition.timeline
      var frame = timeline.frame(at: 0)
      let peer = transition.peer()
      let result = Measurement.compare(effort, calls: effort.calls(500)) {
        sample(timeline, &frame)
      } with: {
        peer()
      }
      add(
        "a frame of two views, ten properties, \(transition.rawValue)", result.measured,
        per: unitTimes.count, maximumAllocations: 0, bound: ("a loop in C", result.bound))
    }
    for (name, transition) in [
      ("slide", NavigationTransition.slide), ("swing", .swing),
      ("flip", .flip(axis: .horizontal)),
    ] {
      let timeline = transition.compile(for: .push, in: container).timeline
      var frame = timeline.frame(at: 0)
      add(
        "a frame of \(name), two views",
        .of(effort, calls: effort.calls(500)) { sample(timeline, &frame) }, per: unitTimes.count,
        maximumAllocations: 0)
    }
  }

  /// The growth of frames and of compiling with the number of pieces.
  mutating func addPieces(_ effort: Effort) {
    var costs: [(Int, Double)] = []
    for side in effort.isQuick ? [1, 10] : [1, 10, 32, 100] {
      let explosion = NavigationTransition(.onInsertion(.explode(rows: side, columns: side)))
      let timeline = explosion.compile(for: .push, in: container).timeline
      var frame = timeline.frame(at: 0)
      var step = 0
      let count = side * side
      let sampling = Measurement.of(effort, calls: effort.calls(max(200_000 / count, 16))) {
        // At times of the whole timeline, because pieces before their start or after their end cost less.
        step = (step + 1) % 16
        timeline.sample(at: timeline.duration * (Double(step) + 0.5) / 16, into: &frame)
        return frame.time
      }
      add("a frame, for each of \(count) pieces", sampling, per: count, maximumAllocations: 0)
      add(
        "compiling, for each of \(count) pieces",
        .of(effort, calls: effort.calls(max(5000 / count, 1))) {
          explosion.compile(for: .push, in: container).timeline.duration
        }, per: count)
      costs.append((count, sampling.nanoseconds))
    }
    addExponent("a frame of pieces", costs)
  }
}
