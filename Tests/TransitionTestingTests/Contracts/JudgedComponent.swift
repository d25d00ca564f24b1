import TransitionKit
import TransitionLint
import TransitionTestSupport

/// A contract about a component, and what dense samples say of it.
struct JudgedComponent {
  let contract: MotionContract
  /// When the samples show it broken, by more than is tolerated; nil if they do not.
  let sampledBreach: () -> Double?
  /// Whether samples near a time show it broken, or nearly.
  let isBroken: (Double) -> Bool

  /// What is wrong about a verdict; nil if nothing is.
  func fault(of verdict: MotionVerdict) -> String? {
    if let violation = verdict.violation {
      return isBroken(violation.time) ? nil : "falsely broken: \(violation)"
    }
    guard verdict.holds, let time = sampledBreach() else { return nil }
    return "falsely held to be kept: \(verdict), broken at \(time)"
  }
}

extension JudgedComponent {
  /// A random contract whose limit is nearly reached; nil if there is none of its kind.
  init?(_ oracle: ComponentOracle, _ generator: inout SeededGenerator) {
    let made: JudgedComponent? =
      switch generator.int(in: 0...6) {
      case 0: .bounded(oracle, &generator)
      case 1: .overshoot(oracle, &generator)
      case 2: .settles(oracle, &generator)
      case 3: .velocity(oracle, &generator)
      case 4: .acceleration(oracle, &generator)
      case 5: .smooth(oracle)
      default: .monotone(oracle)
      }
    guard let made else { return nil }
    self = made
  }

  private static func name(_ oracle: ComponentOracle) -> String {
    oracle.track.property.componentNames[oracle.lane]
  }

  /// A number around 0: a thousandth of a scale, or up to a third of it.
  private static func margin(_ scale: Double, _ generator: inout SeededGenerator) -> Double {
    let size = scale * (generator.bool() ? 0.001 : generator.double(in: 0.001...0.3))
    return generator.bool() ? size : -size
  }

  // MARK: Values

  /// A contract about values, which are beyond their limit by some excess at a time.
  private static func values(
    _ contract: MotionContract, _ oracle: ComponentOracle, from start: Double = 0,
    _ excess: @escaping (Double) -> Double
  ) -> JudgedComponent {
    JudgedComponent(contract: contract) {
      let index = oracle.times.indices.first {
        oracle.times[$0] >= start && excess(oracle.values[$0]) > 1e-4 * oracle.extent + 1e-8
      }
      return index.map { oracle.times[$0] }
    } isBroken: { time in
      oracle.times(near: time).contains { $0 >= start && excess(oracle.value($0)) > 0 }
    }
  }

  private static func bounded(
    _ oracle: ComponentOracle, _ generator: inout SeededGenerator
  ) -> JudgedComponent {
    let isUpper = generator.bool()
    let margin = margin(oracle.extent, &generator)
    let limit =
      isUpper ? (oracle.values.max() ?? 0) + margin : (oracle.values.min() ?? 0) - margin
    let track = oracle.track
    return values(
      .bounded(
        track.view, track.property, component: name(oracle),
        in: isUpper ? -1e12...limit : limit...1e12), oracle
    ) { isUpper ? $0 - limit : limit - $0 }
  }

  private static func overshoot(
    _ oracle: ComponentOracle, _ generator: inout SeededGenerator
  ) -> JudgedComponent? {
    let (start, end) = (oracle.value(0), oracle.value(oracle.timeline.duration))
    let distance = abs(end - start)
    guard distance > 0.01 * oracle.extent else { return nil }
    let (low, high) = (min(start, end), max(start, end))
    let beyond = max((oracle.values.max() ?? 0) - high, low - (oracle.values.min() ?? 0))
    let permitted = max(beyond + margin(oracle.extent, &generator), 0)
    let track = oracle.track
    return values(
      .overshoot(
        track.view, track.property, component: name(oracle), atMost: permitted / distance), oracle
    ) { max($0 - high, low - $0) - permitted }
  }

  private static func settles(
    _ oracle: ComponentOracle, _ generator: inout SeededGenerator
  ) -> JudgedComponent {
    let (start, end) = (oracle.value(0), oracle.value(oracle.timeline.duration))
    let time = generator.double(in: 0...1) * oracle.timeline.duration
    let fraction = generator.double(in: 0.005...0.5)
    let track = oracle.track
    return values(
      .settles(track.view, track.property, component: name(oracle), by: time, within: fraction),
      oracle, from: time
    ) { abs($0 - end) - fraction * abs(end - start) }
  }

  // MARK: Changes

  private static func velocity(
    _ oracle: ComponentOracle, _ generator: inout SeededGenerator
  ) -> JudgedComponent? {
    var fastest = 0.0
    for index in oracle.times.indices.dropLast() {
      let seconds = oracle.times[index + 1] - oracle.times[index]
      guard seconds > 5e-9 else { continue }
      fastest = max(fastest, abs(oracle.values[index + 1] - oracle.values[index]) / seconds)
    }
    let usual = oracle.extent / oracle.timeline.duration
    // What jumps or is infinitely steep gets a limit that it breaks.
    let limit =
      fastest < 1e4 * usual
      ? fastest + margin(fastest, &generator) : usual * generator.double(in: 10...1e4)
    let track = oracle.track
    return JudgedComponent(
      contract: .velocity(
        of: track.view, track.property, component: name(oracle), atMost: limit)
    ) {
      oracle.firstPair { abs($0) > limit * $1 * 1.0001 + $2 }
    } isBroken: { time in
      abs(oracle.velocity(time)) > 0.999 * limit
        || oracle.hasPair(near: time) { abs($0) > limit * $1 * 0.999 + $2 }
    }
  }

  private static func acceleration(
    _ oracle: ComponentOracle, _ generator: inout SeededGenerator
  ) -> JudgedComponent? {
    let duration = oracle.timeline.duration
    guard duration > 1.0 / 60 + 1e-3 else { return nil }
    func acceleration(_ time: Double) -> Double {
      let later = time + 1.0 / 60
      guard time >= 0, later < duration else { return 0 }
      return 60 * abs(oracle.velocity(later) - oracle.velocity(time))
    }
    let plain = oracle.times.filter {
      oracle.isPlain($0, within: 3e-6) && oracle.isPlain($0 + 1.0 / 60, within: 3e-6)
    }
    let largest = plain.map(acceleration).max() ?? 0
    let usual = oracle.extent / duration
    let limit =
      largest > 0 && largest < 1e5 * usual
      ? largest + margin(largest, &generator) : usual * generator.double(in: 100...1e4)
    let track = oracle.track
    return JudgedComponent(
      contract: .acceleration(
        of: track.view, track.property, component: name(oracle), atMost: limit)
    ) {
      plain.first { acceleration($0) > 1.001 * limit }
        ?? oracle.instants.first { oracle.jump(at: $0) > 0 }
    } isBroken: { time in
      oracle.times(near: time).contains { acceleration($0) > 0.999 * limit }
        || oracle.hasPair(near: time) { abs($0) > limit * $1 / 60 + $2 }
    }
  }

  private static func smooth(_ oracle: ComponentOracle) -> JudgedComponent {
    let slack = 0.05 * oracle.extent / oracle.timeline.duration
    let track = oracle.track
    return JudgedComponent(
      contract: .smooth(track.view, track.property, component: name(oracle))
    ) {
      oracle.instants.first { oracle.jump(at: $0) > 0 }
        ?? oracle.instants.first { instant in
          let others = oracle.instants.filter { abs($0 - instant) > 1e-11 }
          guard !others.contains(where: { abs($0 - instant) < 4e-8 }),
            oracle.springEnds(between: instant - 1e-9, and: instant + 1e-9) == 0
          else { return false }
          return oracle.bend(at: instant, 1e-8) > 1.2 * slack
        }
    } isBroken: { time in
      oracle.hasPair(near: time) { abs($0) > $2 && $1 < 1e-9 && abs($0) > 1e5 * oracle.extent * $1 }
        || oracle.times(near: time).contains { near in
          [1e-9, 1e-8, 1e-7, 1e-6].contains { oracle.bend(at: near, $0) > 0.4 * slack }
        }
    }
  }

  private static func monotone(_ oracle: ComponentOracle) -> JudgedComponent? {
    let (start, end) = (oracle.value(0), oracle.value(oracle.timeline.duration))
    guard abs(end - start) > 0.01 * oracle.extent else { return nil }
    let sign: Double = end > start ? 1 : -1
    let slack = 1e-4 * oracle.extent
    let track = oracle.track
    return JudgedComponent(
      contract: .monotone(track.view, track.property, component: name(oracle))
    ) {
      oracle.firstPair { -sign * $0 > 2.2 * slack * $1 + $2 }
    } isBroken: { time in
      -sign * oracle.velocity(time) > 0.9 * slack
        || oracle.hasPair(near: time) { -sign * $0 > 0.5 * slack * $1 + $2 }
    }
  }
}
