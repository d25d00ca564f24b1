import TransitionKit
import TransitionLint
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport

/// A random motion with what it shows at dense times, and contracts whose limits it nearly reaches.
///
/// What is proved has to hold at all of the times, and what is broken has to be broken at the time that is named.
struct JudgedMotion {
  let motion: Motion
  let name: String
  let shown: (Double) -> ShownViews
  let times: [Double]
  private let instants: [Double]

  var duration: Double { motion.duration }

  init(_ generator: inout SeededGenerator) {
    if generator.int(in: 0...3) == 0 {
      let transition = NavigationTransition(.randomJudged(&generator))
      let compiled = transition.compile(
        for: generator.bool() ? .push : .pop,
        in: Container(size: Size(width: 390, height: 844)))
      self.init(compiled.motion, "\(transition)") {
        ShownViews(compiled.timeline.frame(at: $0), in: compiled.container)
      }
    } else {
      let change = SceneTransition<Int>.randomJudged(&generator)
      let names = Dictionary(
        (change.origin.ids + change.destination.ids).map { ($0, change.view(of: $0)) },
        uniquingKeysWith: { first, _ in first })
      self.init(change.motion, "\(change.origin)\n\(change.destination)\n\(change.transaction)") {
        ShownViews(change.frame(at: $0)) { names[$0] ?? nil }
      }
    }
  }

  private init(_ motion: Motion, _ name: String, _ shown: @escaping (Double) -> ShownViews) {
    (self.motion, self.name, self.shown) = (motion, name, shown)
    let timeline = motion.timeline
    var instants = timeline.timings.flatMap { [$0.start, $0.end] + $0.breakpoints }
    for segment in timeline.tracks.flatMap({ $0.segments }) {
      let levels = segment.path.breakpoints.filter { $0 > 0 && $0 < 1 }
      instants += timeline.timings[segment.timing].times(at: levels)
    }
    if timeline.isReversed { instants = instants.map { timeline.duration - $0 } }
    self.instants = instants.filter { $0 >= 0 && $0 <= timeline.duration }
    let even = (0...120).map { timeline.duration * Double($0) / 120 }
    times = (even + self.instants.prefix(40).flatMap { [$0 - 1e-9, $0, $0 + 1e-9] })
      .filter { $0 >= 0 && $0 <= timeline.duration }.sorted()
  }

  /// Whether nothing begins or ends near a time.
  func isPlain(_ time: Double, within distance: Double = 3e-6) -> Bool {
    time > distance && time < duration - distance
      && !instants.contains { abs($0 - time) < distance }
  }
}

/// A contract, and by how much it is broken at a time.
struct JudgedContract {
  let contract: MotionContract
  /// How far beyond the limit it is; a negative number is how much is left.
  let excess: (Double) -> Double
  /// What a violation has to exceed at its time, and what a proof may never exceed.
  let (least, greatest): (Double, Double)
  /// The times at which proofs are checked; nil for all.
  var times: [Double]?
}

extension JudgedMotion {
  /// What is wrong about a verdict; nil if nothing is.
  func fault(of judged: JudgedContract, _ verdict: MotionVerdict) -> String? {
    if let violation = verdict.violation {
      let near = [0, 1e-12, -1e-12, 1e-9, -1e-9, 2e-9, 1e-7, -1e-7, 1e-6, -1e-6].map {
        min(max(violation.time + $0, 0), duration)
      }
      let largest = near.map(judged.excess).max() ?? 0
      guard largest < judged.least else { return nil }
      return "falsely refuted: \(violation), \(largest) beyond at \(violation.time)"
    }
    guard verdict.isProved else { return nil }
    for time in judged.times ?? times where judged.excess(time) > judged.greatest {
      return "falsely proved: \(verdict), \(judged.excess(time)) beyond at \(time)"
    }
    return nil
  }

  /// A random contract; nil if there is nothing of its kind.
  func contract(_ generator: inout SeededGenerator) -> JudgedContract? {
    switch generator.int(in: 0...11) {
    case 0...1: inside(&generator)
    case 2...3: disjoint(&generator)
    case 4: covers(&generator)
    case 5: present(&generator)
    case 6: speed(&generator)
    case 7: viewAcceleration(&generator)
    default: component(&generator)
    }
  }

  private func view(_ generator: inout SeededGenerator) -> ViewID? {
    let elements = motion.timeline.views.filter { !motion.oldContents.contains($0) }
    return elements.isEmpty ? nil : generator.pick(elements)
  }

  /// A number around a limit: a bit to this side, or to that one.
  private func near(_ scale: Double, _ generator: inout SeededGenerator) -> Double {
    let size = scale * (generator.bool() ? 0.003 : generator.double(in: 0.003...0.3))
    return generator.bool() ? size : -size
  }

  // MARK: Views

  private func inside(_ generator: inout SeededGenerator) -> JudgedContract? {
    guard let view = view(&generator) else { return nil }
    let points = times.flatMap { shown($0).part(of: view) }
    guard let first = points.first else {
      // It is never seen, so it is inside of anything.
      return JudgedContract(
        contract: .inside(.zero, view), excess: { shown($0).part(of: view).excess(beyond: .zero) },
        least: 0.074, greatest: 0.101)
    }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    guard max(abs(left), abs(right), abs(top), abs(bottom)) < 1e6 else { return nil }
    left += near(100, &generator)
    right = max(right + near(100, &generator), left)
    top += near(100, &generator)
    bottom = max(bottom + near(100, &generator), top)
    let rect = Rect(x: left, y: top, width: right - left, height: bottom - top)
    return JudgedContract(
      contract: .inside(rect, view), excess: { shown($0).part(of: view).excess(beyond: rect) },
      least: 0.074, greatest: 0.101)
  }

  private func disjoint(_ generator: inout SeededGenerator) -> JudgedContract? {
    guard let first = view(&generator), let second = view(&generator), first != second else {
      return nil
    }
    return JudgedContract(
      contract: .disjoint(first, second),
      excess: {
        let views = shown($0)
        return views.part(of: first).overlap(with: views.part(of: second))
      }, least: 0.074, greatest: 0.101)
  }

  private func covers(_ generator: inout SeededGenerator) -> JudgedContract? {
    let opacity = generator.bool() ? 1.0 : generator.double(in: 0.1...1)
    let area = motion.container.frame.size
    var rect = Rect(size: area)
    if generator.int(in: 0...2) > 0, let view = view(&generator) {
      // The middle of what is seen of a view at some time.
      let part = shown(generator.pick(times)).part(of: view)
      guard !part.isEmpty else { return nil }
      let center = part.reduce(Point.zero) {
        Point(x: $0.x + $1.x / Double(part.count), y: $0.y + $1.y / Double(part.count))
      }
      let size = generator.double(in: 0.5...30)
      rect = Rect(x: center.x - size / 2, y: center.y - size / 2, width: size, height: size)
    }
    let samples = (0...4).flatMap { x in
      (0...4).map {
        Point(
          x: rect.origin.x + rect.width * (0.02 + 0.24 * Double(x)),
          y: rect.origin.y + rect.height * (0.02 + 0.24 * Double($0)))
      }
    }
    return JudgedContract(
      contract: .covers(rect, opacity: opacity),
      excess: { time in
        let views = shown(time).views.values.filter { $0.opacity >= opacity - 2e-6 }
        let parts = views.map { $0.part }
        let isOpen = samples.contains { point in
          !parts.contains { $0.contains(point, by: -0.06) }
        }
        return isOpen ? 1 : 0
      },
      // What is broken may be broken between the samples, and what comes or leaves at an end is there until then.
      least: 0, greatest: 0.5, times: times.filter { $0 > 0 && $0 < duration })
  }

  private func present(_ generator: inout SeededGenerator) -> JudgedContract? {
    guard let view = view(&generator) else { return nil }
    let start = generator.double(in: 0...1) * duration
    let end = start + generator.double(in: 0...1) * (duration - start)
    return JudgedContract(
      contract: .present(view, during: start...end),
      excess: { time in
        time < start || time > end || shown(time).present.contains(view) ? 0 : 1
      }, least: 0.5, greatest: 0.5, times: times.filter { $0 < end - 2e-9 })
  }

  private func speed(_ generator: inout SeededGenerator) -> JudgedContract? {
    guard let view = view(&generator) else { return nil }
    func speed(_ time: Double, _ step: Double) -> Double {
      let (before, after) = (max(time - step, 0), min(time + step, duration))
      guard let first = shown(before).views[view], let now = shown(time).views[view],
        let last = shown(after).views[view]
      else { return 0 }
      return max(
        distance(first.corners, now.corners) / max(time - before, 1e-12),
        distance(now.corners, last.corners) / max(after - time, 1e-12))
    }
    let plain = times.filter { isPlain($0) }
    let fastest = plain.map { speed($0, 1e-6) }.max() ?? 0
    guard fastest < 1e6 else { return nil }
    let limit = max(fastest + near(max(fastest, 1), &generator), 0.5)
    return JudgedContract(
      contract: .speed(of: view, atMost: limit), excess: { speed($0, 1e-7) - limit },
      least: -2e-3 * limit, greatest: 2e-3 * limit + 1e-2, times: plain)
  }

  private func viewAcceleration(_ generator: inout SeededGenerator) -> JudgedContract? {
    guard let view = view(&generator), duration > 1.0 / 60 + 1e-3 else { return nil }
    func velocity(_ time: Double, _ side: Double) -> [Point]? {
      let step = 1e-6
      guard let first = shown(time).views[view], let last = shown(time + side * step).views[view]
      else { return nil }
      return zip(first.corners, last.corners).map {
        Point(x: ($1.x - $0.x) / (side * step), y: ($1.y - $0.y) / (side * step))
      }
    }
    func acceleration(_ time: Double) -> Double {
      let later = time + 1.0 / 60
      guard time >= 0, later <= duration else { return 0 }
      return [1.0, -1].reduce(0.0) { largest, side in
        guard time + side * 1e-6 >= 0, later + side * 1e-6 <= duration,
          let first = velocity(time, side), let last = velocity(later, side)
        else { return largest }
        return max(largest, 60 * distance(first, last))
      }
    }
    let plain = times.filter { isPlain($0) && isPlain($0 + 1.0 / 60) }
    let largest = plain.map(acceleration).max() ?? 0
    guard largest < 1e6 else { return nil }
    let limit = max(largest + near(max(largest, 10), &generator), 5)
    return JudgedContract(
      contract: .acceleration(of: view, atMost: limit),
      excess: {
        max(acceleration($0), acceleration($0 + 2e-6), acceleration($0 - 2e-6)) - limit
      },
      least: -5e-3 * limit - 1, greatest: 5e-3 * limit + 1, times: plain)
  }

  private func distance(_ a: [Point], _ b: [Point]) -> Double {
    zip(a, b).reduce(0) { largest, pair in
      let (dx, dy) = (pair.1.x - pair.0.x, pair.1.y - pair.0.y)
      return max(largest, (dx * dx + dy * dy).squareRoot())
    }
  }
}
