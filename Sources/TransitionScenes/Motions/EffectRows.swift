import TransitionKit

/// How effects are sampled that were not interrupted: those that move straight as rows of numbers, which are one loop as far
/// as they are in step, and the others one by one.
struct EffectRows: Sendable {
  /// The numbers that move by one timing of one effect, or of several that follow each other and are in step.
  private struct Run: Sendable {
    let effect: EffectIndex
    let timing: Int
    var numbers: Range<Int>
    var limit: Double
  }

  /// Whether the rows are those of the effects as they are now.
  var isCurrent = false
  /// Changes with the rows.
  private var revision = 0
  private var numbers = StraightNumbers()
  private var runs: [Run] = []
  /// What moves of each slot of the effects.
  private var lanes: [MovingLanes] = []
  /// The effects that are rows, with their first slots.
  private var straight: [(effect: EffectIndex, firstSlot: Int)] = []
  /// The effects that are not.
  private(set) var others: [(effect: EffectIndex, firstSlot: Int)] = []
}

/// What effects show at one time, in the storage of a frame.
struct EffectValues: Sendable {
  /// The value of each slot; of a row the one while nothing moves.
  var slots: [SIMD4<Double>] = []
  fileprivate var numbers: [Double] = []
  fileprivate var lanes: [MovingLanes] = []
  /// The revision of the rows; nil if any others may have been written.
  fileprivate var revision: Int?

  /// Makes room for so many slots.
  mutating func reset(slotCount: Int) {
    if slots.count != slotCount { slots.refill(.zero, count: slotCount) }
    revision = nil
  }

  /// The value of a slot, which may be that of a page.
  subscript(slot: Int) -> SIMD4<Double> {
    slot < lanes.count ? lanes[slot].value(slots[slot], numbers) : slots[slot]
  }
}

extension EffectRows {
  /// Makes rows of the effects as they are now.
  mutating func update(_ effects: [SceneEffect], interrupted: [InterruptibleMotions]) {
    guard !isCurrent else { return }
    (isCurrent, revision) = (true, revision &+ 1)
    numbers.removeAll()
    runs.removeAll(keepingCapacity: true)
    lanes.removeAll(keepingCapacity: true)
    straight.removeAll(keepingCapacity: true)
    others.removeAll(keepingCapacity: true)
    for offset in effects.indices {
      let (index, first) = (EffectIndex(offset), lanes.count)
      let (layout, motions) = (effects[offset].timeline.layout, effects[offset].motions)
      let shown = motions < 0 ? layout : interrupted[motions].table.layout
      for _ in shown.constantValues { lanes.append(.none) }
      guard motions < 0, effects[offset].timeline.plan.isStraight else {
        others.append((index, first))
        continue
      }
      straight.append((index, first))
      effects[offset].timeline.plan.addNumbers(to: &numbers) {
        lanes[first + $0] = $1
      } timings: {
        Self.add(Run(effect: index, timing: $0, numbers: $1, limit: $2), to: &runs, of: effects)
      }
    }
  }

  private static func add(_ next: Run, to runs: inout [Run], of effects: [SceneEffect]) {
    guard let last = runs.last, last.timing == next.timing,
      effects[next.effect.offset].isInStep(with: effects[last.effect.offset])
    else { return runs.append(next) }
    runs[runs.count - 1].numbers = last.numbers.lowerBound..<next.numbers.upperBound
    runs[runs.count - 1].limit = min(last.limit, next.limit)
  }

  /// Writes the numbers of rows.
  ///
  /// - Parameter position: the position on the timeline of an effect.
  func sample(
    _ effects: [SceneEffect], into values: inout EffectValues,
    at position: (EffectIndex) -> Double
  ) {
    if values.revision != revision {
      (values.revision, values.lanes) = (revision, lanes)
      values.numbers.refill(0, count: numbers.count)
      for (effect, first) in straight {
        let constants = effects[effect.offset].timeline.layout.constantValues
        for slot in constants.indices { values.slots[first + slot] = constants[slot] }
      }
    }
    for run in runs {
      let prepared = effects[run.effect.offset].prepared
      numbers.write(
        run.numbers, at: prepared.progress(of: run.timing, atPosition: position(run.effect)),
        limit: run.limit, into: &values.numbers)
    }
  }
}

extension SceneEffect {
  /// Whether its timings have the same progress as those of another effect at all times.
  fileprivate func isInStep(with other: SceneEffect) -> Bool {
    start == other.start && returns == other.returns && !repeats && !other.repeats
      && isOpen == other.isOpen && (!isOpen || change == other.change)
      && (prepared === other.prepared
        || timeline.duration == other.timeline.duration
          && timeline.isReversed == other.timeline.isReversed
          && timeline.timings == other.timeline.timings)
  }
}
