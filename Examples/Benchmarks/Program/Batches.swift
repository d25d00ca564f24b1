import BenchmarkPeers
import TransitionKit

/// Timelines of one view with a number of moving properties, a component of each.
private struct Rows {
  let transitions: [CompiledTransition]
  let timelines: [Timeline]
  let duration: Double

  init(properties: Int, duration: Double) {
    self.duration = duration
    transitions = (1...64).map { row in
      let amount = Double(row)
      let transition = AtomicTransition.custom { view, _, _ in
        if properties > 0 { view.initial.opacity = amount / 100 }
        if properties > 1 { view.initial.translation.dx = amount }
        if properties > 2 { view.initial.scale.x = amount / 10 + 2 }
        if properties > 3 { view.initial.rotation.z = amount / 10 }
        if properties > 4 { view.initial.layoutScale.x = amount / 100 }
        if properties > 5 { view.initial.cornerRadius = amount }
        if properties > 6 { view.initial.blur = amount }
        if properties > 7 { view.initial.clip.top = amount / 100 }
        if properties > 8 { view.initial.overlay.alpha = amount / 100 }
        if properties > 9 { view.initial.shadow.dy = amount }
      }
      return transition.animation(.easeInOut(duration: duration))
        .compile(for: .insertion, in: container)
    }
    timelines = transitions.map(\.timeline)
  }

  /// A batch of rows, synchronized or each with a different start.
  func batch(_ count: Int, isStaggered: Bool) -> TimelineBatch {
    var batch = TimelineBatch()
    for row in 0..<count {
      // A fraction of the duration, out of order.
      let fraction = Double((row * 40_503) % 65_536) / 65_536
      batch.add(
        timelines[row % timelines.count], startingAt: isStaggered ? -0.99 * duration * fraction : 0)
    }
    return batch
  }
}

/// Plain loops in C over separate arrays: the bounds.
private struct Plain {
  private let count: Int
  private let columns: Int
  private let starts: [Double]
  private let ends: [Double]
  private var values: [Double]
  private let offsets: [Double]
  private var progress: [Double]
  private var curve = peerBezier(0.42, 0, 0.58, 1)

  init(_ count: Int, columns: Int) {
    self.count = count
    self.columns = columns
    starts = (0..<count * columns).map { Double($0 % 64) }
    ends = (0..<count * columns).map { Double($0 % 63) }
    values = [Double](repeating: 0, count: count * columns)
    offsets = (0..<count).map { -0.99 * Double(($0 * 40_503) % 65_536) / 65_536 }
    progress = [Double](repeating: 0, count: count)
  }

  mutating func interpolate(_ time: Double) -> Double {
    let progress = peerBezierMotion(&curve, time).value
    peerInterpolate(starts, ends, &values, count, columns, progress)
    return values[0]
  }

  mutating func stagger(_ time: Double) -> Double {
    peerStagger(&curve, offsets, starts, ends, &values, &progress, count, columns, time)
    return values[0]
  }

  mutating func fill(_ value: Double) -> Double {
    peerFill(&values, count * columns, value)
    return values[0]
  }
}

extension Report {
  /// Batches of many views, next to plain loops over arrays of the same size.
  mutating func addBatches(_ effort: Effort) {
    let sizes = [2, 100, 1000, 10_000] + (effort.isQuick ? [] : [100_000, 1_000_000])
    for (name, isStaggered) in [("in step", false), ("staggered", true)] {
      var costs: [(Int, Double)] = []
      var bounds: [(Int, Double)] = []
      for size in sizes {
        let (cost, bound) = addBatch(
          "a batch frame of \(size) views, 10 properties, \(name)", effort, size, 10, isStaggered)
        if size >= 100 {
          costs.append((size, cost))
          bounds.append((size, bound))
        }
      }
      addExponent("a batch \(name)", costs)
      addExponent("the loop next to a batch \(name)", bounds)
    }
    for properties in [1, 3] {
      _ = addBatch(
        "a batch frame of 10000 views, \(properties) properties, in step", effort, 10_000,
        properties, false)
    }
    let timelines = Rows(properties: 10, duration: 1).timelines
    var batch = TimelineBatch()
    var members = (0..<10_000).map { batch.add(timelines[$0 % timelines.count]) }
    var random: UInt64 = 1
    add(
      "adding to and taking out of a batch of 10000 views",
      .of(effort, calls: effort.calls(20_000)) {
        // Any of the members, so that another one moves to its row.
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let index = Int((random >> 33) % UInt64(members.count))
        batch.remove(members[index])
        members[index] = batch.add(timelines[index % timelines.count])
        return 0
      })
    addInterrupted(effort)
  }

  /// Members that were reversed, and then also retargeted.
  private mutating func addInterrupted(_ effort: Effort) {
    let rows = Rows(properties: 10, duration: 1e6)
    var batch = rows.batch(1000, isStaggered: true)
    let members = batch.groups.flatMap(\.members)
    var frame = TimelineBatch.Frame()
    batch.advance(by: 1)
    for member in members { batch.reverse(member) }
    func frames() -> Measurement {
      .of(effort, calls: effort.calls(200)) {
        batch.advance(by: 1e-6)
        batch.sample(into: &frame)
        return frame.time
      }
    }
    add("a batch frame of 1000 views that were reversed, each", frames(), per: 1000)
    for member in members { batch.retarget(member, to: rows.transitions[0]) }
    add("the same after they were retargeted", frames(), per: 1000)
    var next = 0
    add(
      "retargeting a member of that batch",
      .of(effort, calls: effort.calls(20_000)) {
        next = (next + 1) % members.count
        if next == 0 { batch.advance(by: 1e-6) }
        batch.retarget(members[next], to: rows.transitions[next % 2])
        return 0
      })
  }

  private mutating func addBatch(
    _ name: String, _ effort: Effort, _ size: Int, _ properties: Int, _ isStaggered: Bool
  ) -> (nanoseconds: Double, bound: Double) {
    var batch = Rows(properties: properties, duration: 1e6).batch(size, isStaggered: isStaggered)
    var frame = TimelineBatch.Frame()
    var plain = Plain(size, columns: properties)
    // Staggered rows are between their starts and ends, like those of the batch.
    var progress = isStaggered ? 0 : 0.2
    let calls = effort.calls(max(1_000_000 / size, 2))
    let result = Measurement.compare(effort, calls: calls) {
      batch.advance(by: 1e-4)
      batch.sample(into: &frame)
      return frame.time
    } with: {
      progress += 1e-9
      return isStaggered ? plain.stagger(progress) : plain.interpolate(progress)
    }
    add(
      name, result.measured, per: size, maximumAllocations: 0,
      bound: (isStaggered ? "a loop with Newton's method" : "a plain loop", result.bound))
    add("  filling as much memory", .of(effort, calls: calls) { plain.fill(progress) }, per: size)
    return (result.measured.nanoseconds, result.bound.nanoseconds)
  }
}
