import TransitionKit
import TransitionLint
import TransitionTestSupport

// Contracts about one component of a property.
extension JudgedMotion {
  func component(_ generator: inout SeededGenerator) -> JudgedContract? {
    let timeline = motion.timeline
    let tracks = timeline.tracks.filter { track in
      track.property.isAnimatable && track.segments.contains { $0.moves }
        && timeline.tracks.filter { $0.view == track.view && $0.property == track.property }
          .count == 1
    }
    guard !tracks.isEmpty else { return nil }
    let track = generator.pick(tracks)
    let lane = generator.int(in: 0...track.property.componentCount - 1)
    let (view, property) = (track.view, track.property)
    let component = property.componentNames[lane]
    func value(_ time: Double) -> Double { timeline.value(of: track, at: time)[lane] }
    func velocity(_ time: Double) -> Double { timeline.velocity(of: track, at: time)[lane] }
    let values = times.map(value)
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    let extent = high - low
    guard extent > 1e-6, extent < 1e6 else { return nil }
    let (start, end) = (value(0), value(duration))
    let greatest = 1e-4 * extent
    func margin() -> Double {
      let size = extent * (generator.bool() ? 0.001 : generator.double(in: 0.001...0.3))
      return generator.bool() ? size : -size
    }
    /// How far the value jumps at a time.
    func jump(_ time: Double) -> Double {
      value(min(time + 1e-9, duration)) - value(max(time - 1e-9, 0))
    }
    switch generator.int(in: 0...6) {
    case 0:
      let limit = high + margin()
      return JudgedContract(
        contract: .bounded(view, property, component: component, in: -1e12...limit),
        excess: { value($0) - limit }, least: 0, greatest: greatest)
    case 1:
      let distance = abs(end - start)
      guard distance > 0.01 * extent else { return nil }
      let beyond = max(high - max(start, end), min(start, end) - low)
      let permitted = max(beyond + margin(), 0)
      return JudgedContract(
        contract: .overshoot(view, property, component: component, atMost: permitted / distance),
        excess: { max(value($0) - max(start, end), min(start, end) - value($0)) - permitted },
        least: 0, greatest: greatest)
    case 2:
      let time = generator.double(in: 0...1) * duration
      let fraction = generator.double(in: 0.005...0.5)
      return JudgedContract(
        contract: .settles(view, property, component: component, by: time, within: fraction),
        excess: { $0 < time ? -1 : abs(value($0) - end) - fraction * abs(end - start) },
        least: 0, greatest: greatest)
    case 3:
      let fastest = times.map { abs(velocity($0)) }.max() ?? 0
      guard fastest < 1e6 else { return nil }
      let limit = fastest * (1 + margin() / extent)
      return JudgedContract(
        contract: .velocity(of: view, property, component: component, atMost: limit),
        excess: { time in
          // A jump is infinitely fast.
          abs(jump(time)) > 1e-4 * extent
            ? .infinity : max(abs(velocity(time)), abs(velocity(time.nextDown))) - limit
        }, least: 0, greatest: 1e-4 * limit, times: times.filter { isPlain($0) })
    case 4:
      func acceleration(_ time: Double) -> Double {
        let later = time + 1.0 / 60
        guard time >= 0, later < duration else { return 0 }
        return 60 * abs(velocity(later) - velocity(time))
      }
      let plain = times.filter { isPlain($0) && isPlain($0 + 1.0 / 60) }
      let largest = plain.map(acceleration).max() ?? 0
      guard largest < 1e6, largest > 0 else { return nil }
      let limit = largest * (1 + margin() / extent)
      return JudgedContract(
        contract: .acceleration(of: view, property, component: component, atMost: limit),
        excess: { acceleration($0) - limit }, least: -1e-4 * limit, greatest: 1e-4 * limit,
        times: plain)
    case 5:
      let slack = 0.05 * extent / duration
      // A spring is within a thousandth of its distance when it has settled.
      let snap = track.segments.reduce(extent) { $0 + abs($1.end[lane] - $1.start[lane]) } * 1.1e-3
      func change(_ time: Double) -> Double {
        // A spring jumps to its target when it has settled, so the time itself is left out.
        let step = 2e-7
        guard time >= 3 * step, time <= duration - 3 * step else { return 0 }
        // On both sides of an infinite slope the velocity changes a lot within a step, and jumps nowhere.
        let steep = 300 * extent / duration
        let isSteep = [-1, 1].map { side in
          [1, 3].allSatisfy { abs(velocity(time + side * $0 * step)) > steep }
        }
        if isSteep == [true, true] { return 0 }
        let after = value(time + 3 * step) - value(time + step)
        return abs(after - (value(time - step) - value(time - 3 * step))) / (2 * step)
      }
      return JudgedContract(
        contract: .smooth(view, property, component: component),
        excess: { time in abs(jump(time)) > snap ? .infinity : change(time) - slack },
        least: -0.5 * slack, greatest: slack)
    default:
      guard abs(end - start) > 0.01 * extent else { return nil }
      let sign: Double = end > start ? 1 : -1
      return JudgedContract(
        contract: .monotone(view, property, component: component),
        excess: { time in
          sign * jump(time) < -5e-4 * extent
            ? .infinity : max(-sign * velocity(time), -sign * velocity(time.nextDown))
        }, least: 5e-5 * extent, greatest: 4e-4 * extent, times: times.filter { isPlain($0) })
    }
  }
}
