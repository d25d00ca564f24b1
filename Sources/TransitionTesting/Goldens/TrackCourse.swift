/// Finds how the values of two tracks differ over time, whatever makes them up.
struct TrackCourse {
  /// What is seen over time, beside what explains it: when it is half-way, and how far it overshoots.
  private(set) var findings: [MotionFinding] = []

  /// The differences at the start and at the end; where the values differ most if they differ only in between.
  private(set) var ends: [MotionFinding] = []

  /// Whether the values differ at any time.
  private(set) var differs = false

  private static let count = 96
  /// Times and overshoots that differ less are nothing that a person wants to know besides the reason.
  private static let leastTime = 1e-3
  private static let leastOvershoot = 5e-3

  private let components: GoldenComponents
  private let times: [Double]

  init(
    of new: GoldenTrack, with old: GoldenTrack, lasting duration: Double,
    tolerance: MotionTolerance
  ) {
    let components = GoldenComponents(new.property)
    self.components = components
    times = [new, old].instants(count: Self.count, lasting: duration)
    let (now, before) = (values(of: new), values(of: old))
    let (last, oldLast) = (
      components.numbers(of: new.completion), components.numbers(of: old.completion)
    )
    for lane in 0..<components.count {
      let (a, b) = (now.map { $0[lane] }, before.map { $0[lane] })
      let range = max((a + b).max() ?? 0, 0) - min((a + b).min() ?? 0, 0)
      func areSame(_ a: Double, _ b: Double) -> Bool {
        tolerance.areSame(a, b, range: range, isLength: components.isLength(lane))
      }
      addEnds(a, b, lane, areSame)
      if !areSame(last[lane], oldLast[lane]) {
        let change = components.change(to: last[lane], from: oldLast[lane], lane)
        add(.completion, lane, "is \(change) afterwards")
      }
      addHalfway(of: new, a, with: old, b, lane, tolerance)
      addOvershoot(a, b, lane, tolerance)
    }
  }

  private func values(of track: GoldenTrack) -> [[Double]] {
    times.map { components.exactNumbers(of: track.value(at: $0)) }
  }

  private mutating func add(_ kind: MotionDifference.Kind, _ lane: Int, _ text: String) {
    differs = true
    ends.append(MotionFinding(kind: kind, lane: lane, text: text))
  }

  private mutating func addEnds(
    _ now: [Double], _ before: [Double], _ lane: Int, _ areSame: (Double, Double) -> Bool
  ) {
    let last = now.count - 1
    let (startDiffers, endDiffers) = (
      !areSame(now[0], before[0]), !areSame(now[last], before[last])
    )
    if startDiffers {
      add(.start, lane, components.shift("starts", to: now[0], from: before[0], lane))
    }
    if endDiffers {
      add(.end, lane, components.shift("ends", to: now[last], from: before[last], lane))
    }
    let worst = now.indices.max { abs(now[$0] - before[$0]) < abs(now[$1] - before[$1]) } ?? 0
    if !startDiffers, !endDiffers, !areSame(now[worst], before[worst]) {
      let change = components.change(to: now[worst], from: before[worst], lane)
      let when = GoldenNumber(times[worst]).text(digits: 3)
      add(.course, lane, "differs most at \(when) s: \(change)")
    }
  }

  private mutating func addHalfway(
    of new: GoldenTrack, _ now: [Double], with old: GoldenTrack, _ before: [Double], _ lane: Int,
    _ tolerance: MotionTolerance
  ) {
    guard let time = self.halfway(of: new, now, lane),
      let oldTime = self.halfway(of: old, before, lane),
      abs(time - oldTime) >= max(Self.leastTime, tolerance.time)
    else { return }
    let amount = laterOrEarlier(time - oldTime)
    findings.append(
      MotionFinding(
        kind: .halfway, lane: lane, text: "reaches half-way \(amount)", amount: amount))
  }

  /// When a component is first half-way from its start to its end.
  private func halfway(of track: GoldenTrack, _ values: [Double], _ lane: Int) -> Double? {
    guard let start = values.first, let end = values.last, abs(end - start) > GoldenNumber.noise
    else { return nil }
    func isBeyond(_ value: Double) -> Bool { (value - start) / (end - start) >= 0.5 }
    guard let next = values.firstIndex(where: isBeyond), next > 0 else { return nil }
    var (low, high) = (times[next - 1], times[next])
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if isBeyond(components.exactNumbers(of: track.value(at: middle))[lane]) {
        high = middle
      } else {
        low = middle
      }
    }
    return high
  }

  private mutating func addOvershoot(
    _ now: [Double], _ before: [Double], _ lane: Int, _ tolerance: MotionTolerance
  ) {
    guard let overshoot = self.overshoot(now), let old = self.overshoot(before),
      abs(overshoot - old) >= max(Self.leastOvershoot, tolerance.fraction)
    else { return }
    let change = overshoot > old ? "more" : "less"
    findings.append(
      MotionFinding(
        kind: .overshoot, lane: lane,
        text: "overshoots \(rounded(abs(overshoot - old))) \(change) "
          + "(\(rounded(overshoot)) instead of \(rounded(old)))"))
  }

  private func rounded(_ fraction: Double) -> String {
    percent((fraction * 1000).rounded() / 1000)
  }

  /// How far a component goes beyond its end, as a fraction of its range.
  private func overshoot(_ values: [Double]) -> Double? {
    guard let start = values.first, let end = values.last, abs(end - start) > GoldenNumber.noise
    else { return nil }
    return values.reduce(0) { max($0, ($1 - end) / (end - start)) }
  }
}
