/// Starts motions that lead from what is shown to the goals of a change.
struct MotionBuilder {
  /// The change, by its index in the table.
  private(set) var change = 0
  /// The age at which motions start.
  private var age = 0.0
  /// The time of the timings of the change at that age. The exact start of a motion that has waited, which a difference of
  /// ages may miss by rounding.
  private var elapsed = 0.0
  /// The age that is time 0 for the timings of the change.
  private var origin: Double { age - elapsed }
  /// Whether the change was under way before, so that its own progress does not say how a correction decays.
  private var isUnderWay = false
  /// Whether corrections last longer the farther they go. The roots of pages end by their progress, and corrections with a limit
  /// keep that.
  private var canLengthen = false
  /// The settling spring, and the same as quick as the present motions need it.
  private let usualSettling: SettlingSpring
  private var settling: SettlingSpring
  /// For each timing the curves that follow it, once there are any.
  private var remainders: [CurveIndex?] = []
  private var ownResponses: [CurveIndex?] = []
  private var settlingCurve: CurveIndex?
  /// The latest responses of the settling spring, by its response time.
  private var responses: [(period: Double, curve: CurveIndex)] = []

  /// - Parameter settling: the spring of corrections for which there is no other curve.
  init(settling: SettlingSpring) { (usualSettling, self.settling) = (settling, settling) }

  /// Begins the motions of a change of a table.
  ///
  /// - Parameters:
  ///   - elapsed: the time of the timings of the change, in seconds.
  ///   - limit: how long corrections by the settling spring may take, in seconds.
  mutating func begin(
    _ change: Int, of table: MotionTable, at age: Double, elapsed: Double, isUnderWay: Bool,
    within limit: Double = .infinity
  ) {
    settling = usualSettling.lasting(atMost: limit)
    canLengthen =
      limit == .infinity && !table.changes[change].prepared.compiled.container.followsProgress
    (self.change, self.age, self.elapsed, self.isUnderWay) = (change, age, elapsed, isUnderWay)
    let count = table.changes[change].prepared.timings.count
    remainders.refill(nil, count: count)
    ownResponses.refill(nil, count: count)
    settlingCurve = nil
    responses.clear()
  }

  /// Starts the motion of a slot, by default of another one, to a track of the change.
  @discardableResult
  mutating func move(
    _ known: SlotIndex? = nil, from shown: ShownMotion, toTrack index: Int,
    in table: inout MotionTable
  ) -> SlotIndex {
    let prepared = table.changes[change].prepared
    var motion = PropertyMotion(
      goal: .track(change: Int32(change), track: Int32(index)), start: age,
      movingSince: SIMD4(repeating: max(age, origin + prepared.tracks[index].motionStart))
        .replacing(with: age - shown.durations, where: shown.isMoving))
    if let timing = prepared.tracks[index].lastTiming {
      motion.isSpring = prepared.timings[Int(timing)].isSpring
    }
    let slot = table.put(motion, in: known)
    if isUnderWay {
      let offset = shown.value - table.changes[change].value(of: index, at: age)
      let slope = table.changes[change].velocity(of: index, at: age, isBefore: false)
      add(
        Step(slot: slot, offset: offset, goalVelocity: slope), from: shown, .settling,
        where: LaneMask(repeating: true), to: &table)
    } else {
      addOwn(slot, from: shown, toTrack: index, to: &table)
    }
    return slot
  }

  /// Starts the motion of a slot, by default of another one, to a value.
  @discardableResult
  mutating func move(
    _ known: SlotIndex? = nil, from shown: ShownMotion, to value: SIMD4<Double>,
    in table: inout MotionTable
  ) -> SlotIndex {
    let motion = PropertyMotion(
      goal: .value, isSpring: shown.isSpring, start: age,
      movingSince: SIMD4(repeating: age).replacing(
        with: age - shown.durations, where: shown.isMoving))
    let slot = table.put(motion, in: known, at: value)
    addOther(
      Step(slot: slot, offset: shown.value - value, goalVelocity: .zero), from: shown,
      where: LaneMask(repeating: true), to: &table)
    return slot
  }
}

// MARK: - Corrections

extension MotionBuilder {
  /// The difference of what is shown from a goal.
  private struct Step {
    let slot: SlotIndex
    let offset: SIMD4<Double>
    /// The velocity with which the goal starts.
    let goalVelocity: SIMD4<Double>
    /// How far the goal goes itself, and ends with the difference if that has its progress.
    var distance = SIMD4<Double>.zero
  }

  /// The progress with which a correction decays.
  private enum Progress {
    case timing(Int)
    case component(track: Int, lane: Int, slope: Double)
    case settling
  }

  /// Adds corrections by the progress of the goal where it has one, and by that of the change elsewhere.
  private mutating func addOwn(
    _ slot: SlotIndex, from shown: ShownMotion, toTrack index: Int, to table: inout MotionTable
  ) {
    let prepared = table.changes[change].prepared
    let starts = prepared.tracks[index].motionStart <= elapsed
    let goal = starts ? prepared.tracks[index].start : prepared.tracks[index].rest
    let goalSlope = starts ? prepared.tracks[index].startSlope : .zero
    let offset = shown.value - goal
    let moving = shown.isMoving
    guard any(moving) || offset != .zero else { return }
    let step = Step(
      slot: slot, offset: offset, goalVelocity: goalSlope,
      distance: goal - prepared.tracks[index].end)
    let near = prepared.tracks[index].nearLanes
    if prepared.tracks[index].isLine, let timing = prepared.tracks[index].lastTiming {
      if any(near) { add(step, from: shown, .timing(Int(timing)), where: near, to: &table) }
    } else if any(near) {
      let distance = prepared.tracks[index].end - prepared.tracks[index].start
      for lane in 0..<4 where near[lane] {
        var mask = LaneMask(repeating: false)
        mask[lane] = true
        let slope =
          starts && prepared.tracks[index].steepLanes[lane]
          ? Double.infinity : goalSlope[lane] / distance[lane]
        add(
          step, from: shown, .component(track: index, lane: lane, slope: slope), where: mask,
          to: &table)
      }
    }
    if any(.!near) { addOther(step, from: shown, where: .!near, to: &table) }
  }

  /// Adds corrections by the timing of the change that ends last, unless it has begun; else on the settling spring.
  private mutating func addOther(
    _ step: Step, from shown: ShownMotion, where mask: LaneMask, to table: inout MotionTable
  ) {
    var progress = Progress.settling
    let prepared = table.changes[change].prepared
    if !isUnderWay, let timing = prepared.lastTiming,
      prepared.timings[timing].motionStart >= elapsed
    {
      progress = .timing(timing)
    }
    add(step, from: shown, progress, where: mask, to: &table)
  }

  /// Adds the correction and the velocity correction of some components.
  private mutating func add(
    _ step: Step, from shown: ShownMotion, _ progress: Progress, where mask: LaneMask,
    to table: inout MotionTable
  ) {
    let offset = SIMD4<Double>.zero.replacing(with: step.offset, where: mask)
    if offset != .zero {
      let curve = remainder(of: progress, in: &table)
      lengthen(
        curve, toLength: max(offset.largestMagnitude, (offset + step.distance).largestMagnitude),
        in: &table)
      table.motions.add(offset, to: step.slot, on: curve)
    }
    // An infinite slope adds nothing.
    guard any(mask .& shown.isMoving), let slope = startSlope(of: progress, in: table) else {
      return
    }
    let correction = shown.velocityCorrection(
      goal: step.goalVelocity, offset: step.offset, slope: slope
    ).replacing(with: 0, where: .!mask)
    shown.forEachResponse(to: correction) { correction, duration in
      let curve = response(
        progress, slope: slope, duration: duration, isFromSpring: shown.isSpring, in: &table)
      lengthen(curve, toLength: correction.largestMagnitude, in: &table)
      table.motions.add(correction, to: step.slot, on: curve)
    }
  }

  /// The slope of a progress when it starts; nil if it is infinite.
  private func startSlope(of progress: Progress, in table: MotionTable) -> Double? {
    switch progress {
    case .timing(let index):
      let timing = table.changes[change].prepared.timings[index]
      return timing.motionStart > elapsed ? 0 : timing.startSlope
    case .component(_, _, let slope): return slope.isFinite ? slope : nil
    case .settling: return 0
    }
  }

  /// The curve of a correction.
  private mutating func remainder(
    of progress: Progress, in table: inout MotionTable
  ) -> CurveIndex {
    switch progress {
    case .timing(let index):
      if let known = remainders[index] { return known }
      let end = origin + table.changes[change].prepared.timings[index].end
      let curve = append(
        .timing(table.changes[change].prepared.motionTimings, Int32(index)), from: origin, to: end,
        in: &table)
      remainders[index] = curve
      return curve
    case .component(let track, let lane, _):
      let goal = table.changes[change].prepared.tracks[track]
      let timing = goal.lastTiming.map { table.changes[change].prepared.timings[Int($0)].end }
      return append(
        .component(
          table.changes[change].prepared, track: Int32(track), lane: Int32(lane),
          from: goal.start[lane], to: goal.end[lane]),
        from: origin, to: origin + (timing ?? 0), in: &table)
    case .settling:
      let curve =
        settlingCurve
        ?? append(.spring(settling.spring), from: age, to: age + settling.duration, in: &table)
      settlingCurve = curve
      return curve
    }
  }

  /// The curve of a velocity correction: the animation's own spring if the old motion was on one too, else the settling
  /// spring, as quick as the motion was short and as the new one starts.
  private mutating func response(
    _ progress: Progress, slope: Double, duration: Double, isFromSpring: Bool,
    in table: inout MotionTable
  ) -> CurveIndex {
    if isFromSpring, let timing = timing(of: progress, in: table),
      let spring = table.changes[change].prepared.timings[timing].spring
    {
      if let known = ownResponses[timing] { return known }
      let curve = append(
        .response(spring), from: age, to: age + spring.responseDuration, in: &table)
      ownResponses[timing] = curve
      return curve
    }
    let period = SettlingSpring.period(movingFor: duration, slope: slope)
    if let known = responses.last(where: { $0.period == period }) { return known.curve }
    let (spring, end) = settling.response(within: period)
    let curve = append(.response(spring), from: age, to: age + end, in: &table)
    if responses.count >= 8 { responses.removeFirst() }
    responses.append((period, curve))
    return curve
  }

  /// Lets a curve last so long that no jump is seen at its end: see ``Spring/endFraction(ofLength:)``. All that shares it ends with it.
  ///
  /// - Parameter length: in points, of a velocity in points a second. What is no length, and as large, lasts longer, too.
  private func lengthen(
    _ curve: CurveIndex, toLength length: @autoclosure () -> Double, in table: inout MotionTable
  ) {
    guard canLengthen, table.motions.curves.list[curve.offset].kind.settles else { return }
    let amplitude = length()
    guard amplitude > Spring.largestEndLength / Spring.largestEndFraction,
      let longer = table.motions.curves.list[curve].settling(toLength: amplitude)
    else { return }
    table.motions.curves.replace(curve.offset, by: longer)
  }

  private func timing(of progress: Progress, in table: MotionTable) -> Int? {
    switch progress {
    case .timing(let index): index
    case .component(let track, _, _):
      table.changes[change].prepared.tracks[track].lastTiming.map { Int($0) }
    case .settling: nil
    }
  }

  private func append(
    _ kind: MotionCurve.Kind, from start: Double, to end: Double, in table: inout MotionTable
  ) -> CurveIndex {
    table.motions.curves.add(MotionCurve(kind, from: start, to: end))
  }
}
