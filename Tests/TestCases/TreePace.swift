import Foundation
import TransitionKit
import TransitionTestSupport

extension TransitionTree {
  /// How a part of a tree moves. Its progress is computed without the library: that of a curve by halving, and
  /// that of a spring from the textbook solution of its equation.
  package struct Pace {
    package let shape: Shape
    package let seconds: Double

    package init(shape: Shape, seconds: Double) {
      self.shape = shape
      self.seconds = seconds
    }

    package enum Shape {
      case linear
      case bezier(Point, Point)
      case spring(response: Double, dampingRatio: Double, push: Double)
    }

    package static func bezier(
      _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, seconds: Double
    ) -> Pace {
      Pace(shape: .bezier(Point(x: x1, y: y1), Point(x: x2, y: y2)), seconds: seconds)
    }

    /// A spring until it has settled.
    package static func spring(response: Double, dampingRatio: Double, push: Double) -> Pace {
      Pace(
        shape: .spring(response: response, dampingRatio: dampingRatio, push: push),
        seconds: Spring(response: response, dampingRatio: dampingRatio)
          .settlingDuration(initialVelocity: push))
    }

    package var isSpring: Bool {
      if case .spring = shape { return true }
      return false
    }

    /// How long a spring takes that moves a length, until what it leaves out is no more than half a point.
    package func seconds(over length: Double) -> Double {
      guard case .spring(let response, let ratio, let push) = shape, length > 500 else {
        return seconds
      }
      let halvings = log2(length / 500).rounded(.up)
      return Spring(response: response, dampingRatio: ratio)
        .settlingDuration(initialVelocity: push, epsilon: 0.001 / exp2(halvings))
    }

    package var animation: Animation {
      switch shape {
      case .linear: .linear(duration: seconds)
      case .bezier(let start, let end):
        .timingCurve(start.x, start.y, end.x, end.y, duration: seconds)
      case .spring(let response, let ratio, let push):
        .interpolatingSpring(
          Spring(response: response, dampingRatio: ratio), initialVelocity: push)
      }
    }

    /// The progress after a time, of something that takes a given duration.
    package func progress(after time: Double, of length: Double) -> Double {
      switch shape {
      case .linear: time / length
      case .bezier(let start, let end): curve(start, end, at: time / length)
      case .spring(let response, let ratio, let push): 1 + distance(response, ratio, push, time)
      }
    }
  }
}

/// The y of a Bézier curve at an x: the parameter is halved down to the last bit.
private func curve(_ start: Point, _ end: Point, at x: Double) -> Double {
  func coordinate(_ a: Double, _ b: Double, at s: Double) -> Double {
    s * (3 * (1 - s) * ((1 - s) * a + s * b) + s * s)
  }
  var (low, high) = (0.0, 1.0)
  while true {
    let middle = low + (high - low) / 2
    guard low < middle, middle < high else { return coordinate(start.y, end.y, at: high) }
    if coordinate(start.x, end.x, at: middle) < x { low = middle } else { high = middle }
  }
}

/// How far something that starts at -1 with a velocity is from the rest position of a spring.
private func distance(
  _ response: Double, _ ratio: Double, _ velocity: Double, _ time: Double
) -> Double {
  let frequency = 2 * Double.pi / response
  let decay = ratio * frequency
  if ratio == 1 { return exp(-decay * time) * ((velocity - decay) * time - 1) }
  let spread = frequency * abs(ratio * ratio - 1).squareRoot()
  if ratio < 1 {
    return exp(-decay * time)
      * ((velocity - decay) / spread * sin(spread * time) - cos(spread * time))
  }
  let (slow, fast) = (spread - decay, -spread - decay)
  let share = (velocity + fast) / (slow - fast)
  return share * exp(slow * time) - (1 + share) * exp(fast * time)
}

extension TransitionTree.Pace {
  /// A random timing. Curves are no steeper than about 40, so that they magnify rounding no more than that.
  package static func random(_ generator: inout SeededGenerator) -> TransitionTree.Pace {
    func number(_ range: ClosedRange<Double>) -> Double { generator.double(in: range) }
    let seconds = number(0.05...2)
    switch generator.int(in: 0...7) {
    case 0: return TransitionTree.Pace(shape: .linear, seconds: seconds)
    case 1: return .bezier(0.42, 0, 1, 1, seconds: seconds)
    case 2: return .bezier(0, 0, 0.58, 1, seconds: seconds)
    case 3: return .bezier(0.42, 0, 0.58, 1, seconds: seconds)
    case 4...5:
      return .bezier(
        number(0.05...0.95), number(-1...2), number(0.05...0.95), number(-1...2), seconds: seconds)
    default:
      let ratios = [number(0.2...0.95), 1, number(1.05...3)]
      return .spring(
        response: number(0.1...1), dampingRatio: ratios[generator.int(in: 0...2)],
        push: generator.bool() ? 0 : number(-20...20))
    }
  }
}
