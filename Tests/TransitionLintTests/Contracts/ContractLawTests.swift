import TransitionKit
import TransitionLint
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Random transitions, half of which keep a contract and half of which break it, by 0.1 % at least.
final class ContractLawTests: XCTestCase {
  fileprivate let size = Size(width: 390, height: 844)

  func testContractsAreJudgedRightEvenIfTheyAreBrokenByATenthOfAPercent() {
    var kinds: [Kind: (kept: Int, broken: Int)] = [:]
    func judge(_ generator: inout SeededGenerator) throws {
      let kind = Kind.allCases[generator.int(in: 0...Kind.allCases.count - 1)]
      let isKept = generator.bool()
      let (planted, transition) = try plant(kind, isKept: isKept, &generator)
      let verdict = planted.compiled.verdict(on: planted.contract)
      let context = "\(planted.contract), kept: \(isKept), of \(transition)"
      if isKept, let time = verdict.violation?.time,
        planted.oracle.holds(soonAfter: time, planted.isClearlyBroken)
      {
        // The samples had missed a peak, but here it is.
        throw Law.SkippedCase()
      }
      XCTAssertEqual(verdict.holds, isKept, "\(verdict) \(context)")
      if isKept { XCTAssertTrue(verdict.isProved, "\(verdict) \(context)") }
      if let time = verdict.violation?.time {
        XCTAssertFalse(
          planted.oracle.holds(before: time - 2e-6, planted.isClearlyBroken),
          "broken before \(time): \(context)")
      }
      kinds[kind, default: (0, 0)].kept += isKept ? 1 : 0
      kinds[kind, default: (0, 0)].broken += isKept ? 0 : 1
    }
    let law = Law(
      seeds: 50_000, .longSearch, hasFailed: { (testRun?.failureCount ?? 0) > 0 }, judge)
    if let failure = law.failure { XCTFail(failure) }
    print(law, kinds.map { "\($0.key): \($0.value)" }.sorted().joined(separator: ", "))
  }

  private enum Kind: CaseIterable {
    case upperBound, lowerBound, overshoot, velocity, acceleration, speed, settling, monotone,
      smooth
    case inside, briefly, covers, disjoint
  }

  /// A contract of which it is known whether it holds.
  fileprivate struct Planted {
    let contract: MotionContract
    let oracle: MotionOracle
    /// Whether it is broken at a time, beyond all tolerances.
    let isClearlyBroken: (Double) -> Bool
    let compiled: CompiledTransition
  }

  /// Looks for a transition for which a kind of contract can be planted.
  private func plant(
    _ kind: Kind, isKept: Bool, _ generator: inout SeededGenerator
  ) throws -> (Planted, AtomicTransition) {
    for _ in 0..<100 {
      let transition = AtomicTransition.randomTested(&generator)
      let compiled = transition.compile(
        for: generator.bool() ? .insertion : .removal, in: Container(size: size))
      do {
        return (try contract(kind, isKept: isKept, for: compiled, &generator), transition)
      } catch is Law.SkippedCase {}
    }
    throw Law.SkippedCase()
  }

  private func contract(
    _ kind: Kind, isKept: Bool, for compiled: CompiledTransition,
    _ generator: inout SeededGenerator
  ) throws -> Planted {
    let timeline = compiled.timeline
    let oracle = MotionOracle(timeline)
    let moving = timeline.tracks.filter { $0.property.isAnimatable && !$0.property.isColor }
    guard let track = moving.isEmpty ? nil : moving[generator.int(in: 0...moving.count - 1)]
    else { throw Law.SkippedCase() }
    let property = track.property
    let lane = generator.int(in: 0...property.componentCount - 1)
    let component = property.componentNames[lane]
    func value(_ time: Double) -> Double { timeline.value(of: track, at: time)[lane] }
    func velocity(_ time: Double) -> Double { timeline.velocity(of: track, at: time)[lane] }
    let highest = oracle.maximum(value).value
    let lowest = -oracle.maximum { -value($0) }.value
    let extent = highest - lowest
    // A spring that is hit with an infinite slope goes to the limits of all numbers.
    guard extent > 1e-6, extent < 1e6 else { throw Law.SkippedCase() }
    // From a near miss of 0.1 % to a clear case.
    let margin = extent * (generator.bool() ? 0.001 : generator.double(in: 0.001...0.3))
    let sign = isKept ? 1.0 : -1.0
    switch kind {
    case .upperBound:
      let limit = highest + sign * margin
      return Planted(
        contract: .bounded(.view, property, component: component, in: -1e9...limit),
        oracle: oracle, isClearlyBroken: { value($0) > limit + 1e-5 * extent }, compiled: compiled)
    case .lowerBound:
      let limit = lowest - sign * margin
      return Planted(
        contract: .bounded(.view, property, component: component, in: limit...1e9),
        oracle: oracle, isClearlyBroken: { value($0) < limit - 1e-5 * extent }, compiled: compiled)
    case .overshoot:
      let (start, end) = (value(0), value(timeline.duration))
      let travel = abs(end - start)
      let beyond = max(highest - max(start, end), min(start, end) - lowest)
      guard travel > 0.01 * extent else { throw Law.SkippedCase() }
      let permitted = beyond + sign * margin
      guard permitted > 1e-9 else { throw Law.SkippedCase() }
      return Planted(
        contract: .overshoot(
          .view, property, component: component, atMost: permitted / travel), oracle: oracle,
        isClearlyBroken: { time in
          value(time) > max(start, end) + permitted + 1e-5 * extent
            || value(time) < min(start, end) - permitted - 1e-5 * extent
        }, compiled: compiled)
    case .velocity:
      let fastest = oracle.maximum { abs(velocity($0)) }.value
      guard fastest < 1e4 * extent, !timeline.jumps(in: lane, of: track) else {
        throw Law.SkippedCase()
      }
      let limit = fastest * (1 + sign * max(margin / extent, 0.001))
      return Planted(
        contract: .velocity(of: .view, property, component: component, atMost: limit),
        oracle: oracle, isClearlyBroken: { abs(velocity($0)) > limit * 1.00001 }, compiled: compiled
      )
    case .acceleration:
      // A jump is infinitely fast, whatever the limit.
      guard timeline.duration > 1.0 / 60, !timeline.jumps(in: lane, of: track) else {
        throw Law.SkippedCase()
      }
      func acceleration(_ time: Double) -> Double {
        let later = time + 1.0 / 60
        return later < timeline.duration ? 60 * abs(velocity(later) - velocity(time)) : 0
      }
      let largest = oracle.maximum(acceleration).value
      guard largest > extent, largest < 1e4 * extent else { throw Law.SkippedCase() }
      let limit = largest * (1 + sign * max(margin / extent, 0.01))
      return Planted(
        contract: .acceleration(of: .view, property, component: component, atMost: limit),
        oracle: oracle, isClearlyBroken: { acceleration($0) > limit * 1.001 }, compiled: compiled)
    case .speed: return try speedContract(sign, margin / extent, compiled, oracle)
    case .settling:
      let end = value(timeline.duration)
      let travel = abs(end - value(0))
      let fraction = generator.double(in: 0.005...0.1)
      guard
        let last = oracle.last(where: { abs(value($0) - end) > fraction * travel }),
        last > 0.002, last < timeline.duration - 0.002
      else { throw Law.SkippedCase() }
      let time = last + sign * 0.001
      // Just before it settles it must be clearly outside for a while.
      guard isKept || abs(value(last - 0.0005) - end) > (fraction + 1e-4) * travel else {
        throw Law.SkippedCase()
      }
      guard travel > 0.01 * extent else { throw Law.SkippedCase() }
      return Planted(
        contract: .settles(.view, property, component: component, by: time, within: fraction),
        oracle: oracle,
        isClearlyBroken: { $0 > time && abs(value($0) - end) > (fraction + 1e-4) * travel },
        compiled: compiled)
    case .monotone:
      guard abs(value(timeline.duration) - value(0)) > 0.01 * extent,
        !timeline.jumps(in: lane, of: track)
      else { throw Law.SkippedCase() }
      let direction: Double = value(timeline.duration) > value(0) ? 1 : -1
      let backwards = oracle.maximum { -direction * velocity($0) }.value
      guard isKept ? backwards < 1e-6 * extent : backwards > 1e-3 * extent else {
        throw Law.SkippedCase()
      }
      return Planted(
        contract: .monotone(.view, property, component: component), oracle: oracle,
        isClearlyBroken: { -direction * velocity($0) > 2e-4 * extent }, compiled: compiled)
    case .inside: return try insideContract(sign, compiled, oracle, &generator)
    case .briefly: return spike(isKept: isKept, &generator)
    case .smooth: return bend(isKept: isKept, &generator)
    case .covers: return pages(isKept: isKept, overlap: false, &generator)
    case .disjoint: return pages(isKept: isKept, overlap: true, &generator)
    }
  }

  /// A limit to the speed of the corners, by differences of their positions.
  private func speedContract(
    _ sign: Double, _ margin: Double, _ compiled: CompiledTransition, _ oracle: MotionOracle
  ) throws -> Planted {
    let timeline = compiled.timeline
    let instants = timeline.tracks.flatMap { timeline.instants(of: $0) }
    func speed(_ time: Double) -> Double {
      let step = 1e-6
      // A spring that has settled snaps to its end.
      if instants.contains(where: { abs($0 - time) < 2 * step }) { return 0 }
      guard time > step, time < timeline.duration - step else { return 0 }
      let before = oracle.corners(of: .view, size: size, at: time - step)
      let after = oracle.corners(of: .view, size: size, at: time + step)
      return zip(before, after).reduce(0) { fastest, pair in
        let (dx, dy) = (pair.1.x - pair.0.x, pair.1.y - pair.0.y)
        return max(fastest, (dx * dx + dy * dy).squareRoot() / (2 * step))
      }
    }
    /// The speed right beside a breakpoint, which may be the largest of all.
    func speed(beside instant: Double, _ side: Double) -> Double {
      let (near, far) = (instant + side * 1e-9, instant + side * 1.1e-8)
      guard far > 0, far < timeline.duration else { return 0 }
      let pairs = zip(
        oracle.corners(of: .view, size: size, at: near),
        oracle.corners(of: .view, size: size, at: far))
      return pairs.reduce(0) { fastest, pair in
        let (dx, dy) = (pair.1.x - pair.0.x, pair.1.y - pair.0.y)
        return max(fastest, (dx * dx + dy * dy).squareRoot() / 1e-8)
      }
    }
    let edges = instants.flatMap { [speed(beside: $0, 1), speed(beside: $0, -1)] }
    let fastest = max(oracle.maximum(speed).value, edges.max() ?? 0)
    let isSteep = timeline.tracks.contains { track in
      instants.contains { time in
        (0..<4).contains {
          // Infinitely fast at a single time, which differences do not see.
          abs(timeline.velocity(of: track, at: time)[$0]) > 1e6
            || timeline.jumps(in: $0, of: track)
        }
      }
    }
    guard fastest > 1, fastest < 1e5, !isSteep else { throw Law.SkippedCase() }
    let limit = fastest * (1 + sign * max(margin, 0.001))
    return Planted(
      contract: .speed(of: .view, atMost: limit), oracle: oracle,
      isClearlyBroken: { speed($0) > limit * 1.0002 }, compiled: compiled)
  }

  /// A rectangle around everywhere that the view is, or one that it leaves on one side.
  private func insideContract(
    _ sign: Double, _ compiled: CompiledTransition, _ oracle: MotionOracle,
    _ generator: inout SeededGenerator
  ) throws -> Planted {
    let timeline = compiled.timeline
    let isVisible = timeline.tracks.first { $0.property == .opacity } == nil
    guard isVisible else { throw Law.SkippedCase() }
    func extreme(_ value: @escaping (Point) -> Double) -> Double {
      oracle.maximum { time in
        oracle.corners(of: .view, size: size, at: time).map(value).max() ?? 0
      }.value
    }
    let room = 1.0
    var (left, top) = (-extreme { -$0.x } - room, -extreme { -$0.y } - room)
    var (right, bottom) = (extreme { $0.x } + room, extreme { $0.y } + room)
    let margin = sign > 0 ? 0.0 : 0.2 + generator.double(in: 0...2)
    if sign < 0 {
      switch generator.int(in: 0...3) {
      case 0: left += room + margin
      case 1: top += room + margin
      case 2: right -= room + margin
      default: bottom -= room + margin
      }
    }
    let rect = Rect(x: left, y: top, width: right - left, height: bottom - top)
    guard rect.width > 0, rect.height > 0, abs(left) + abs(right) < 1e5 else {
      throw Law.SkippedCase()
    }
    return Planted(
      contract: .inside(rect, .view), oracle: oracle,
      isClearlyBroken: { time in
        oracle.corners(of: .view, size: self.size, at: time).contains {
          $0.x < left - 0.1 || $0.x > right + 0.1 || $0.y < top - 0.1 || $0.y > bottom + 0.1
        }
      }, compiled: compiled)
  }

  /// A value that is too high for a millisecond.
  private func spike(isKept: Bool, _ generator: inout SeededGenerator) -> Planted {
    let height = generator.double(in: 1.01...1.5)
    let lasting = generator.double(in: 0.05...0.4)
    let transition = AtomicTransition.keyframes(
      .opacity, from: [0],
      [
        .linear([1], duration: lasting), .linear([height], duration: 0.0005),
        .linear([1], duration: 0.0005), .linear([1], duration: lasting),
      ])
    let compiled = transition.compile(for: .insertion, in: Container(size: size))
    let timeline = compiled.timeline
    let oracle = MotionOracle(timeline)
    let limit = isKept ? height * 1.001 : 1 + 0.1 * (height - 1)
    return Planted(
      contract: .bounded(.view, .opacity, in: -1...limit), oracle: oracle,
      isClearlyBroken: { timeline.frame(at: $0).view.opacity > limit + 1e-5 }, compiled: compiled)
  }
}

extension ContractLawTests {
  /// A curve that bends by a little more or less than what counts, 5 % of the average speed.
  private func bend(isKept: Bool, _ generator: inout SeededGenerator) -> Planted {
    let change = 0.05 * (isKept ? 0.98 : 1.02)
    let x = generator.double(in: 0.1...0.9)
    // The slopes differ by the change: y / x + change = (1 - y) / (1 - x).
    let y = (1 - change * (1 - x)) * x
    let animation = Animation.timingCurve(
      .piecewiseLinear([.zero, Point(x: x, y: y), Point(x: 1, y: 1)]),
      duration: generator.double(in: 0.1...2))
    let compiled = AtomicTransition.offset(x: generator.double(in: 1...900), y: 0)
      .animation(animation).compile(for: .insertion, in: Container(size: size))
    return Planted(
      contract: .smooth(.view, .translation, component: "dx"),
      oracle: MotionOracle(compiled.timeline), isClearlyBroken: { _ in false }, compiled: compiled)
  }

  /// Two pages that move side by side, with a gap between them, or with an overlap.
  private func pages(
    isKept: Bool, overlap: Bool, _ generator: inout SeededGenerator
  ) -> Planted {
    let axis: Axis = generator.bool() ? .horizontal : .vertical
    let gap = isKept ? generator.double(in: 0...0.03) : generator.double(in: 0.15...2)
    let animations: [Animation] = [
      .linear, .easeIn, .easeOut, .easeInOut, .smooth(duration: generator.double(in: 0.2...0.9)),
      .timingCurve(.circularEaseIn, duration: 0.4), .timingCurve(.circularEaseInOut, duration: 0.4),
      .timingCurve(.circularEaseOut, duration: 0.4),
    ]
    var container = Container(size: size)
    let (x, y) = axis == .horizontal ? (gap, 0.0) : (0, gap)
    container.destinationFrame =
      overlap
      ? Rect(x: -x, y: -y, width: size.width, height: size.height)
      : Rect(x: x, y: y, width: size.width - x, height: size.height - y)
    let compiled = NavigationTransition.move(axis: axis)
      .animation(animations[generator.int(in: 0...animations.count - 1)])
      .compile(for: .push, in: container)
    // The gap is there from the start to the end, once the page is in by as much.
    func isBroken(_ time: Double) -> Bool {
      let moved = compiled.timeline.frame(at: time).origin.translation
      return !isKept && abs(moved.dx) + abs(moved.dy) > 2 * gap
    }
    return Planted(
      contract: overlap ? .disjoint(.origin, .destination) : .covers(),
      oracle: MotionOracle(compiled.timeline), isClearlyBroken: isBroken, compiled: compiled)
  }
}

extension Timeline {
  /// Whether a component jumps by more than a spring does at its end.
  fileprivate func jumps(in lane: Int, of track: Timeline.Track) -> Bool {
    let travel = track.segments.map { abs($0.end[lane] - $0.start[lane]) }.max() ?? 0
    return instants(of: track).contains { instant in
      guard instant >= 0, instant <= duration else { return false }
      // Where a keyframe begins is known to some units in the last place.
      let (before, after) = (max(instant - 1e-9, 0), min(instant + 1e-9, duration))
      let change = value(of: track, at: after) - value(of: track, at: before)
      // A spring that has settled snaps by a thousandth.
      return abs(change[lane]) > 1.2e-3 * travel + 1e-6
    }
  }

  /// The times at which a track may jump or bend.
  fileprivate func instants(of track: Timeline.Track) -> [Double] {
    var instants = timings.flatMap { [$0.start, $0.end] + $0.breakpoints }
    for segment in track.segments {
      let levels = segment.path.breakpoints.filter { $0 > 0 && $0 < 1 }
      instants += timings[segment.timing].times(at: levels)
    }
    return instants
  }
}
