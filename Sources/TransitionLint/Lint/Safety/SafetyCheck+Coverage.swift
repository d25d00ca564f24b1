import TransitionKit

// Flashes at places that a view covers and uncovers as it moves.
extension SafetyCheck {
  mutating func findCoverageFlashes() {
    guard let screen = visible.screen else { return }
    var known: Set<ViewID> = []
    for index in visible.drawn {
      let whole = visible.views.views[index].id.whole
      guard known.insert(whole).inserted else { continue }
      let parts = visible.parts(of: whole)
      guard movesOften(parts) else { continue }
      findFlashes(of: whole, parts, CoverageGrid(screen))
    }
  }

  /// Whether views move so that a place could be covered and uncovered more than three times.
  ///
  /// A convex view that passes once covers a place once. To do so more often it has to come back. Of many pieces only
  /// those that come back are looked at, which bounds the cost.
  private func movesOften(_ parts: [Int]) -> Bool {
    let moving = parts.filter { visible.views.isMoved($0) || isSometimesAbsent($0) }
    let limit = MotionSafety.permittedFlashesPerSecond
    if moving.count > limit, moving.count <= 32 { return true }
    return moving.contains { index in
      if isSometimesAbsent(index) { return true }
      var counters = [TurnCounter](repeating: TurnCounter(), count: 12)
      for time in times {
        let corners = visible.views.polygon(of: index, at: time)
        let (xs, ys) = (corners.map { $0.x }, corners.map { $0.y })
        let box = [xs.min() ?? 0, xs.max() ?? 0, ys.min() ?? 0, ys.max() ?? 0]
        // Beyond four corners the box says enough.
        let lanes = box + (corners.count == 4 ? xs + ys : [])
        for (lane, value) in lanes.enumerated() { counters[lane].add(value) }
      }
      return counters.contains { $0.count >= limit }
    }
  }

  private func isSometimesAbsent(_ index: Int) -> Bool {
    (motion.presence[visible.views.views[index].id]?.count ?? 0)
      > MotionSafety.permittedFlashesPerSecond
  }

  private mutating func findFlashes(of whole: ViewID, _ parts: [Int], _ grid: CoverageGrid) {
    var grid = grid
    for (position, time) in times.enumerated() {
      var polygons: [Polygon] = []
      for index in parts where visible.isPresent(index, at: time) {
        guard let part = visible.visiblePart(of: index, at: time),
          !visible.views.isTurnedAway(index, at: time)
        else { continue }
        polygons.append(part)
      }
      grid.add(polygons, at: position)
    }
    let index = parts[0]
    let limit = MotionSafety.permittedFlashesPerSecond
    var worst: (count: Int, interval: ClosedRange<Double>?) = (0, nil)
    var flashing: Set<CoverageGrid.History> = []
    let histories = grid.histories
    guard !histories.isEmpty else { return }
    for (content, background) in [(1.0, 0.0), (0.0, 1.0)] {
      let covered = times.map { color(of: index, at: $0, content, background).luminance }
      let bare = color(of: index, at: 0, content, background, isCovered: false).luminance
      // A place that changes less often cannot flash too often, whatever the color of the view does meanwhile.
      let changes = changes(of: covered)
      for history in histories where history.changes.count + changes > 2 * limit {
        let flashes = flashes(of: history, covered, bare, hasColor: changes > 0)
        safety.flashesPerSecond = max(safety.flashesPerSecond, flashes.most)
        if flashes.first != nil { flashing.insert(history) }
        if flashes.most > worst.count { worst = (flashes.most, flashes.first) }
      }
    }
    guard let interval = worst.interval else { return }
    let area = grid.area(of: flashing)
    let views = Set(parts.map { visible.views.views[$0].id })
    let others = self.flashing.filter { views.contains($0.view) }
    // Where it flashes by its color as well, the area of the view counts already.
    guard others.isEmpty else { return }
    safety.flashingArea += area
    self.flashing.append(
      Flash(
        view: whole, property: movingProperty(of: index), interval: interval, count: worst.count,
        isRed: false, isPassing: !parts.contains { goesBackAndForth($0) }))
  }

  /// Whether a view comes and goes, or a value that moves it reverses, so often that it could flash.
  private func goesBackAndForth(_ index: Int) -> Bool {
    if isSometimesAbsent(index) { return true }
    return sequence(first: index) { visible.views.views[$0].parent }.contains { position in
      visible.views.views[position].tracks.values.contains { track in
        guard PropertySet.movement.contains(track.property),
          track.segments.contains(where: { $0.moves })
        else { return false }
        let values = times.map { motion.timeline.value(of: track, at: $0) }
        return (0..<track.property.componentCount).contains { lane in
          changes(of: values.map { $0[lane] }) > 2 * MotionSafety.permittedFlashesPerSecond
        }
      }
    }
  }

  /// How often a value begins to change, or reverses.
  func changes(of values: [Double]) -> Int {
    var (count, isRising) = (0, Bool?.none)
    for (before, now) in zip(values, values.dropFirst()) where abs(now - before) > 1e-9 {
      if isRising != (now > before) { count += 1 }
      isRising = now > before
    }
    return count
  }

  /// The flashes of a place that a view covers and uncovers.
  private func flashes(
    of history: CoverageGrid.History, _ covered: [Double], _ bare: Double, hasColor: Bool
  ) -> (most: Int, first: ClosedRange<Double>?) {
    var series = FlashSeries(threshold: 0.1) { min($0.value, $1.value) < 0.8 }
    var isCovered = history.startsCovered
    var next = 0
    let changes = history.changes.map { Int($0) }
    for position in hasColor ? Array(times.indices) : [0] + changes {
      if next < changes.count, changes[next] == position {
        isCovered.toggle()
        next += 1
      }
      let luminance = isCovered ? covered[position] : bare
      series.add(FlashSeries.Sample(time: times[position], value: luminance))
    }
    series.finish()
    return series.flashes(over: MotionSafety.permittedFlashesPerSecond)
  }

  /// The first property that moves a view, or what it is in.
  private func movingProperty(of index: Int) -> ViewProperty {
    var next: Int? = index
    while let position = next {
      let view = visible.views.views[position]
      let moving = PropertySet.movement.first { property in
        view.tracks[property]?.segments.contains { $0.moves } ?? false
      }
      if let moving { return moving }
      next = view.parent
    }
    return .translation
  }
}

/// How often a value reverses.
private struct TurnCounter {
  private(set) var count = 0
  private var isRising: Bool?
  private var extreme: Double?

  mutating func add(_ value: Double) {
    guard let extreme else {
      self.extreme = value
      return
    }
    // What settles within half a point uncovers nothing that is seen.
    let change = value - extreme
    guard let isRising else {
      if abs(change) > 0.5 { (self.isRising, self.extreme) = (change > 0, value) }
      return
    }
    if isRising ? change >= 0 : change <= 0 {
      self.extreme = value
    } else if abs(change) > 0.5 {
      count += 1
      self.isRising = !isRising
      self.extreme = value
    }
  }
}
