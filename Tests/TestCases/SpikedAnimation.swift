import TransitionKit
import TransitionTestSupport

extension Animation {
  /// A spring, a curve or steps, and often a curve or code with a spike of a millisecond.
  package static func randomWithSpikes(_ generator: inout SeededGenerator) -> Animation {
    let duration = generator.double(in: 0.2...1)
    let middle = generator.double(in: 0.1...0.9)
    switch generator.int(in: 0...6) {
    case 0: return .spring(duration: duration, bounce: generator.double(in: 0...0.5))
    case 1: return .timingCurve(.steps(generator.int(in: 2...9), jump: .end), duration: duration)
    case 2: return .timingCurve(.circularEaseInOut, duration: duration)
    case 3: return .easeInOut(duration: duration)
    case 4:
      return Animation(
        Spike(
          time: middle * duration, height: generator.double(in: -1...1), duration: duration))
    default:
      // A spike of a millisecond.
      let half = 0.0005 / duration
      return .timingCurve(
        .piecewiseLinear([
          Point(x: 0, y: 0), Point(x: middle - half, y: middle),
          Point(x: middle, y: generator.double(in: -1...2)), Point(x: middle + half, y: middle),
          Point(x: 1, y: 1),
        ]), duration: duration)
    }
  }
}
