/// A timing made ready to be sampled, without anything that would be counted by reference in every frame.
///
/// Its progress is that of the ``Timing`` to the bit.
struct SampledTiming: Sendable {
  private let start: Double
  private let end: Double
  private let rate: Double
  private let duration: Double
  private let kind: Kind
  /// The place in the table.
  private let place: Int

  private enum Kind: UInt8 {
    case linear, bezier, spring
    /// Repetitions, staircases, shapes, custom animations.
    case rare
  }

  /// What timings move on. It stands apart from them, as an enum that carried it would be copied to be looked at.
  struct TimingTable: Sendable {
    fileprivate var curves: [BezierEvaluator] = []
    fileprivate var springs: [SpringEvaluator] = []
    fileprivate var rare: [GenericTiming] = []

    fileprivate mutating func add(_ timing: Timing) -> Int {
      rare.append(GenericTiming(timing))
      return rare.count - 1
    }

    /// Hands out the entries.
    @inline(__always)
    func read<Result>(_ body: (Entries) -> Result) -> Result {
      curves.withUnsafeBufferPointer { curves in
        springs.withUnsafeBufferPointer { springs in
          rare.readUncounted { body(Entries(curves: curves, springs: springs, rare: $0)) }
        }
      }
    }
  }

  /// The entries of a table, while it is read. Pointers, as an array would be retained, and its elements
  /// copied, for each timing of each frame.
  struct Entries {
    fileprivate let curves: UnsafeBufferPointer<BezierEvaluator>
    fileprivate let springs: UnsafeBufferPointer<SpringEvaluator>
    fileprivate let rare: UnsafeBufferPointer<Unmanaged<GenericTiming>>
  }

  /// A timing that is asked for its progress as a whole.
  final class GenericTiming: Sendable {
    private let timing: Timing

    init(_ timing: Timing) { self.timing = timing }

    func progress(at time: Double) -> Double { timing.progress(at: time) }
  }

  struct SpringEvaluator: Sendable {
    let spring: Spring
    let push: Double

    func value(at time: Double) -> Double { spring.value(initialVelocity: push, at: time) }
  }

  init(_ timing: Timing, _ table: inout TimingTable) {
    (start, end, rate) = (timing.start, timing.end, timing.rate)
    let animation = timing.animation
    let isPlain = animation.modifiers.isEmpty && timing.shape == .linear
    switch animation.base {
    case .curve(let curve, let duration) where isPlain && duration > 0:
      self.duration = duration
      switch curve.shape {
      case .linear: (kind, place) = (.linear, 0)
      case .bezier(let bezier):
        (kind, place) = (.bezier, table.curves.count)
        table.curves.append(BezierEvaluator(bezier))
      default: (kind, place) = (.rare, table.add(timing))
      }
    case .spring(let spring, let push) where isPlain:
      (duration, kind, place) = (0, .spring, table.springs.count)
      table.springs.append(SpringEvaluator(spring: spring, push: sanitized(velocity: push)))
    default: (duration, kind, place) = (0, .rare, table.add(timing))
    }
  }

  /// Makes a timing ready that moves like another one, at another time; nil if that is a rare one.
  init?(_ timing: Timing, like other: SampledTiming) {
    guard other.kind != .rare else { return nil }
    (start, end, rate) = (timing.start, timing.end, timing.rate)
    (duration, kind, place) = (other.duration, other.kind, other.place)
  }

  /// The progress at a time.
  @inline(__always)
  func progress(at time: Double, _ entries: Entries) -> Double {
    if time >= end { return 1 }
    guard time > start else { return 0 }
    let local = (time - start) * rate
    switch kind {
    case .linear:
      let progress = local / duration
      return progress < 1 ? progress : 1
    case .bezier: return entries.curves[place].value(at: local / duration)
    case .spring:
      return entries.springs[place].value(at: local)
    case .rare: return entries.rare[place].ask { $0.progress(at: time) }
    }
  }

  /// Writes the progress at many times, if that is quicker than one by one.
  ///
  /// - Returns: whether it did.
  func progress(
    at times: UnsafeBufferPointer<Double>, _ entries: Entries,
    into progress: UnsafeMutablePointer<Double>
  ) -> Bool {
    guard kind == .bezier else { return false }
    for index in times.indices {
      let share = (times[index] - start) * rate / duration
      progress[index] = times[index] >= end ? 1 : times[index] > start ? share : 0
    }
    entries.curves[place].replaceWithValues(
      UnsafeMutableBufferPointer(start: progress, count: times.count))
    return true
  }
}
