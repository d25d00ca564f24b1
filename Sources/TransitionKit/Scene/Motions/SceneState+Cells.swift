// How the cells of frames and of states at rest move.
extension SceneState {
  /// Changes the truth of an element's frame.
  mutating func moveFrame(
    of element: Int, to truth: SIMD4<Double>, _ builder: inout SceneChangeBuilder
  ) {
    let attributes = structure.elements[element].attributes
    let curve = builder.transaction.reducesMotion ? nil : builder.curve(of: attributes)
    var lanes = LaneMask(repeating: true)
    if attributes?.values.resizing == Resizing.none { (lanes[2], lanes[3]) = (false, false) }
    move(
      element, ofStates: false, to: truth, lanes: lanes, curve,
      delay: builder.delay(of: Int32(element), .moved), &builder)
  }

  /// Changes the truth of a cell.
  ///
  /// - Parameters:
  ///   - lanes: the components that move; the others are at the truth at once.
  ///   - curve: the animation; nil if the cell is at the truth at once.
  mutating func move(
    _ cell: Int, ofStates isState: Bool, to truth: SIMD4<Double>, lanes: LaneMask,
    _ curve: AnimationCurve?, delay: Double, _ builder: inout SceneChangeBuilder
  ) {
    if isState {
      states.move(
        cell, isState: true, to: truth, lanes: lanes, curve, delay: delay, &waitingStates,
        &changes, &builder)
    } else {
      frames.move(
        cell, isState: false, to: truth, lanes: lanes, curve, delay: delay, &waitingFrames,
        &changes, &builder)
    }
  }

  /// Starts to move a cell from something else than what it shows, such as where it was seen under another parent.
  mutating func move(
    _ cell: Int, ofStates isState: Bool, from shown: ShownMotion, to truth: SIMD4<Double>,
    _ curve: AnimationCurve, delay: Double, _ builder: inout SceneChangeBuilder
  ) {
    let known = isState ? states.change(of: cell, at: age) : frames.change(of: cell, at: age)
    let waiting = isState ? waitingStates[Int32(cell)] : waitingFrames[Int32(cell)]
    for change in [known, waiting?.change] {
      if let change, change != builder.number { changes.takeOver(change) }
    }
    if isState {
      states.start(
        cell, isState: true, from: shown, to: truth, curve, delay: delay, &waitingStates,
        &builder)
    } else {
      frames.start(
        cell, isState: false, from: shown, to: truth, curve, delay: delay, &waitingFrames,
        &builder)
    }
  }

  /// Begins the motions whose delays are over.
  mutating func beginWaitingCells(until age: Double) {
    frames.beginWaiting(&waitingFrames, until: age, settling, &changes)
    states.beginWaiting(&waitingStates, until: age, settling, &changes)
  }

  /// Puts an element at the truth, with no effect on top.
  mutating func endMotions(of element: Int) {
    takeOverMotions(of: element)
    frames.settle(element)
    waitingFrames[Int32(element)] = nil
    var cell = Int(structure.elements[element].firstState)
    while cell >= 0 {
      states.settle(cell)
      waitingStates[Int32(cell)] = nil
      cell = Int(structure.stateCells[cell].next)
    }
    if structure.elements[element].modifier >= 0 {
      modifiers.settle(Int(structure.elements[element].modifier))
    }
    endEffects(of: [Int32(element)], withEmphases: true)
  }

  /// Notes that an update takes over all that is under way of an element.
  mutating func takeOverMotions(of element: Int) {
    guard !changes.isEmpty else { return }
    let number = Int32(element)
    var taken = [frames.change(of: element, at: age), waitingFrames[number]?.change]
    var cell = Int(structure.elements[element].firstState)
    while cell >= 0 {
      taken += [states.change(of: cell, at: age), waitingStates[Int32(cell)]?.change]
      cell = Int(structure.stateCells[cell].next)
    }
    let record = structure.elements[element]
    if record.modifier >= 0 { taken.append(modifiers.rows[Int(record.modifier)].change(at: age)) }
    for effect in [record.transition, record.emphasis] where effect >= 0 {
      let effect = effects.list[Int(effect)]
      if effect.end > age { taken.append(effect.change) }
    }
    for waiting in effects.waiting where waiting.effect.element == number {
      taken.append(waiting.effect.change)
    }
    for change in taken { if let change { changes.takeOver(change) } }
  }
}

// MARK: - Cells

extension CellMotions {
  fileprivate mutating func move(
    _ cell: Int, isState: Bool, to truth: SIMD4<Double>, lanes: LaneMask,
    _ curve: AnimationCurve?, delay: Double, _ waiting: inout [Int32: WaitingCell],
    _ changes: inout [SceneChangeRecord], _ builder: inout SceneChangeBuilder
  ) {
    guard let curve else {
      if builder.transaction.endsMotions {
        waiting[Int32(cell)] = nil
        put(cell, at: truth)
      } else {
        shift(cell, to: truth)
      }
      return
    }
    if !changes.isEmpty, let change = change(of: cell, at: builder.age) {
      changes.takeOver(change)
    }
    if !waiting.isEmpty, let next = waiting[Int32(cell)] {
      changes.takeOver(next.change)
      waiting[Int32(cell)] = nil
    }
    var shown = moves(cell) ? shown(cell, at: builder.age) : ShownMotion(value: truths[cell])
    shown.value.replace(with: truth, where: .!lanes)
    shown.durations.replace(with: 0, where: .!lanes)
    let starts = delay + curve.timing.motionStart
    guard starts > 0, any(shown.isMoving) else {
      start(
        cell, isState: isState, from: shown, to: truth, curve, delay: delay, &waiting, &builder)
      return
    }
    // What is under way continues until the motion begins.
    let offset = truths[cell] - truth
    shift(cell, to: truth)
    hold(
      cell, offset: offset.replacing(with: 0, where: .!lanes),
      on: addCurve(
        CellCurve(
          kind: .held, change: builder.number, start: builder.age, end: builder.age + starts)),
      at: builder.age)
    waiting[Int32(cell)] = WaitingCell(
      start: builder.age + starts, curve: curve, change: builder.number, lanes: lanes)
    builder.note(curve, delay: delay, end: end(of: cell))
  }

  fileprivate mutating func start(
    _ cell: Int, isState: Bool, from shown: ShownMotion, to truth: SIMD4<Double>,
    _ curve: AnimationCurve, delay: Double, _ waiting: inout [Int32: WaitingCell],
    _ builder: inout SceneChangeBuilder
  ) {
    if !waiting.isEmpty { waiting[Int32(cell)] = nil }
    let number = builder.cellCurve(of: curve, delay: delay, isState: isState, in: &self)
    if any(shown.isMoving) {
      if isState {
        start(
          cell, from: shown, to: truth, on: number, at: builder.age, &builder.stateResponses)
      } else {
        start(
          cell, from: shown, to: truth, on: number, at: builder.age, &builder.frameResponses)
      }
    } else {
      start(cell, from: shown.value, to: truth, on: number)
    }
    if moves(cell) { builder.note(curve, delay: delay, end: end(of: cell)) }
  }

  /// Begins the motions of cells whose delays are over by an age, each from what is shown at its own start.
  fileprivate mutating func beginWaiting(
    _ waiting: inout [Int32: WaitingCell], until age: Double, _ settling: SettlingSpring,
    _ changes: inout [SceneChangeRecord]
  ) {
    guard !waiting.isEmpty else { return }
    var due = waiting.filter { $0.value.start <= age }.map { (cell: $0.key, $0.value) }
    due.sort { ($0.1.start, $0.cell) < ($1.1.start, $1.cell) }
    var responses = CellResponses(settling: settling)
    for (cell, next) in due {
      waiting[cell] = nil
      let begin = next.start - next.curve.timing.motionStart
      var shown = shown(Int(cell), at: next.start)
      shown.durations.replace(with: 0, where: .!next.lanes)
      let curve = addCurve(
        CellCurve(
          kind: .animation(next.curve), change: next.change, start: begin,
          end: begin + next.curve.duration))
      start(
        Int(cell), from: shown, to: truths[Int(cell)], on: curve, at: next.start, &responses)
      changes.extend(next.change, to: end(of: Int(cell)))
    }
  }
}

extension [SceneChangeRecord] {
  /// Notes that a part of a change was taken over.
  mutating func takeOver(_ number: Int32) {
    guard let index = lastIndex(where: { $0.number == number }) else { return }
    self[index].isTakenOver = true
  }

  /// Notes that a part of a change ends later than it was known.
  mutating func extend(_ number: Int32, to end: Double) {
    guard let index = lastIndex(where: { $0.number == number }) else { return }
    self[index].end = Swift.max(self[index].end, end)
  }
}
