import TransitionKit

/// Finds how one contribution to a property differs from the one that was expected.
struct OperandComparison {
  let components: GoldenComponents
  let tolerance: MotionTolerance
  private(set) var findings: [MotionFinding] = []

  init(_ components: GoldenComponents, _ tolerance: MotionTolerance) {
    self.components = components
    self.tolerance = tolerance
  }

  mutating func add(_ kind: MotionDifference.Kind, lane: Int? = nil, _ text: String) {
    findings.append(MotionFinding(kind: kind, lane: lane, text: text))
  }

  /// Adds what says too little of what is seen.
  mutating func addVague(_ kind: MotionDifference.Kind, _ text: String) {
    findings.append(MotionFinding(kind: kind, text: text, isVague: true))
  }

  mutating func compare(_ new: GoldenOperand, with old: GoldenOperand) {
    let (now, before) = (OperandNumbers(new, components), OperandNumbers(old, components))
    let isStopped = before.moves && !now.moves
    for lane in 0..<components.count {
      if !isStopped { compareEnds(now, with: before, lane) }
      compareCompletions(now, with: before, lane)
    }
    if now.moves != before.moves { return addMoving(now.moves, now) }
    guard now.moves else {
      if components.property.composition == .replace { compareStart(new.timing, old.timing) }
      return
    }
    comparePath(new, with: old)
    compare(new.timing, with: old.timing)
  }

  private mutating func compareEnds(
    _ now: OperandNumbers, with before: OperandNumbers, _ lane: Int
  ) {
    let range = max(
      abs(now.end[lane] - now.start[lane]), abs(before.end[lane] - before.start[lane]))
    func differ(_ a: [Double], _ b: [Double]) -> Bool {
      !tolerance.areSame(a[lane], b[lane], range: range, isLength: components.isLength(lane))
    }
    if !now.moves, !before.moves {
      if differ(now.start, before.start) {
        let change = components.change(to: now.start[lane], from: before.start[lane], lane)
        add(.value, lane: lane, "is \(change)")
      }
    } else {
      if differ(now.start, before.start) {
        add(
          .start, lane: lane,
          components.shift("starts", to: now.start[lane], from: before.start[lane], lane))
      }
      if differ(now.end, before.end) {
        add(
          .end, lane: lane,
          components.shift("ends", to: now.end[lane], from: before.end[lane], lane))
      }
    }
  }

  private mutating func compareCompletions(
    _ now: OperandNumbers, with before: OperandNumbers, _ lane: Int
  ) {
    let (new, old) = (now.completion[lane], before.completion[lane])
    if !tolerance.areSame(new, old, range: 0, isLength: components.isLength(lane)) {
      add(.completion, lane: lane, "is \(components.change(to: new, from: old, lane)) afterwards")
    }
  }

  private mutating func addMoving(_ moves: Bool, _ now: OperandNumbers) {
    guard !moves else { return add(.animation, "now animates") }
    let value = components.text(of: now.start, base: components.identity)
    add(.animation, "no longer animates, but is \(value) all the time")
  }

  private mutating func compareStart(_ new: Timing, _ old: Timing) {
    if !tolerance.areSame(times: new.start, old.start) {
      add(.departure, "takes over \(laterOrEarlier(new.start - old.start))")
    }
  }
}

/// The numbers of a contribution as a golden has them.
struct OperandNumbers {
  let start: [Double]
  let end: [Double]
  let completion: [Double]
  let moves: Bool

  init(_ operand: GoldenOperand, _ components: GoldenComponents) {
    start = components.numbers(of: operand.start)
    end = components.numbers(of: operand.end)
    completion = components.numbers(of: operand.completion)
    moves = start != end || !operand.path.isStraight
  }
}
