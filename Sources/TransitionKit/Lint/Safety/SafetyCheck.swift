/// Finds out how much the views of a motion flash and move.
struct SafetyCheck {
  private(set) var safety = MotionSafety()
  /// The views that flash too often, with the second in which they first do.
  private(set) var flashing:
    [(view: ViewID, property: Property, interval: ClosedRange<Double>, count: Int, isRed: Bool)] =
      []
  /// The largest view that moves, and when.
  private(set) var moving: (view: ViewID, interval: ClosedRange<Double>, travel: Double)?
  /// The slower one of two views that move apart, and when.
  private(set) var lagging: (view: ViewID, interval: ClosedRange<Double>)?

  private let motion: Motion
  private let visible: VisibleViews
  private let times: [Double]

  init(_ motion: Motion, _ visible: VisibleViews) {
    self.motion = motion
    self.visible = visible
    let duration = motion.duration
    let step = max(1.0 / 240, duration / 20_000)
    let count = duration > 0 ? Int((duration / step).rounded(.up)) : 0
    var times = (0...count).map { min(Double($0) * step, duration) }
    for instant in visible.views.bounds.instants where instant > 0 {
      times += [max(instant - MovingComponent.moment, 0), instant]
    }
    self.times = times.sorted()
    findFlashes()
    findMovement()
  }

  // MARK: Flashes

  private mutating func findFlashes() {
    for index in visible.drawn {
      let view = visible.views.views[index]
      let tracks = [Property.opacity, .overlay, .brightness, .contrast].compactMap {
        view.tracks[$0]
      }.filter { $0.segments.contains { $0.moves } }
      guard let property = tracks.first?.property else { continue }
      var worst: (count: Int, interval: ClosedRange<Double>?, isRed: Bool) = (0, nil, false)
      for (content, background) in [(1.0, 0.0), (0.0, 1.0)] {
        let (general, red) = flashes(of: index, content, background)
        safety.flashesPerSecond = max(safety.flashesPerSecond, general.most)
        safety.redFlashesPerSecond = max(safety.redFlashesPerSecond, red.most)
        if general.most > worst.count { worst = (general.most, general.first, false) }
        if red.most > worst.count { worst = (red.most, red.first, true) }
      }
      guard let interval = worst.interval else { continue }
      flashing.append((view.id, property, interval, worst.count, worst.isRed))
      safety.flashingArea += visible.largestArea(of: index, at: times.filter(interval.contains))
    }
  }

  private func flashes(
    of index: Int, _ content: Double, _ background: Double
  ) -> (
    general: (most: Int, first: ClosedRange<Double>?), red: (most: Int, first: ClosedRange<Double>?)
  ) {
    // Source of the thresholds: WCAG 2.2, "general flash and red flash thresholds".
    var general = FlashSeries(threshold: 0.1) { min($0.value, $1.value) < 0.8 }
    var red = FlashSeries(threshold: 0.2) { $0.isMarked || $1.isMarked }
    for time in times {
      let color = color(of: index, at: time, content, background)
      general.add(FlashSeries.Sample(time: time, value: color.luminance))
      red.add(
        FlashSeries.Sample(
          time: time, value: color.distanceFromWhite, isMarked: color.isSaturatedRed))
    }
    general.finish()
    red.finish()
    let limit = MotionSafety.permittedFlashesPerSecond
    return (general.flashes(over: limit), red.flashes(over: limit))
  }

  private func color(
    of index: Int, at time: Double, _ content: Double, _ background: Double
  ) -> ShownColor {
    let tracks = visible.views.views[index].tracks
    func value(_ property: Property) -> SIMD4<Double>? {
      tracks[property].map { motion.timeline.value(of: $0, at: time) }
    }
    let isPresent = visible.isPresent(index, at: time)
    return ShownColor(
      content: content, background: background,
      opacity: isPresent ? visible.opacity(of: index, at: time) : 0, overlay: value(.overlay),
      brightness: value(.brightness)?.x ?? 0, contrast: value(.contrast)?.x ?? 1)
  }

  // MARK: Movement

  /// The corners of a view at the times that are looked at.
  private struct Path {
    let index: Int
    let corners: [[Point]]
    let travel: Double
  }

  private mutating func findMovement() {
    guard visible.screen != nil else { return }
    let size = motion.container.frame.size
    let permitted = 0.05 * max(size.width, size.height)
    let paths = visible.drawn.filter { isMoved($0) }.map { path(of: $0) }
    safety.travel = paths.map { $0.travel }.max() ?? 0
    let movers = paths.filter { $0.travel > permitted }
    var largest = 0.0
    for (position, time) in times.enumerated() where position % 4 == 0 {
      var total = 0.0
      for path in movers where visible.isVisible(path.index, at: time) {
        total += visible.visiblePart(of: path.index, at: time)?.area ?? 0
      }
      largest = max(largest, total)
    }
    safety.movingArea = min(largest / (size.width * size.height), 1)
    if let longest = movers.max(by: { $0.travel < $1.travel }) {
      moving = (
        visible.views.views[longest.index].id.whole, interval(of: longest), longest.travel
      )
    }
    findParallax(paths)
  }

  /// Whether something moves a view, or what it is in.
  private func isMoved(_ index: Int) -> Bool {
    var next: Int? = index
    while let position = next {
      let tracks = visible.views.views[position].tracks
      let moves = PropertySet.movement.contains { property in
        tracks[property].map { $0.segments.contains { $0.moves } } ?? false
      }
      if moves { return true }
      next = visible.views.views[position].parent
    }
    return false
  }

  private func path(of index: Int) -> Path {
    let corners = times.map { visible.views.corners(of: index, at: $0) }
    var travel = 0.0
    for corner in 0..<4 {
      let xs = corners.map { $0[corner].x }
      let ys = corners.map { $0[corner].y }
      let (dx, dy) = ((xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0))
      travel = max(travel, (dx * dx + dy * dy).squareRoot())
    }
    return Path(index: index, corners: corners, travel: travel)
  }

  /// The time from the first to the last movement.
  private func interval(of path: Path) -> ClosedRange<Double> {
    let first = path.corners.firstIndex { $0 != path.corners[0] } ?? 1
    let last = path.corners.lastIndex { $0 != path.corners[path.corners.count - 1] } ?? 0
    return times[max(first - 1, 0)]...times[max(last, first - 1, 0)]
  }

  private mutating func findParallax(_ paths: [Path]) {
    let size = motion.container.frame.size
    // What is small is no layer.
    let layers = paths.filter { path in
      let frame = visible.views.views[path.index].frame
      return path.travel > 1 && frame.width * frame.height >= 0.1 * size.width * size.height
    }.prefix(16)
    for (position, one) in layers.enumerated() {
      for other in layers.dropFirst(position + 1) {
        guard visible.views.views[one.index].id.whole != visible.views.views[other.index].id.whole
        else { continue }
        let distance = parallax(of: one, other)
        guard distance > safety.parallax else { continue }
        safety.parallax = distance
        let slower = one.travel < other.travel ? one : other
        lagging = (visible.views.views[slower.index].id, interval(of: slower))
      }
    }
  }

  /// The largest distance by which one of two views moves ahead of the other in the same direction.
  private func parallax(of one: Path, _ other: Path) -> Double {
    func offset(_ path: Path, _ position: Int) -> Point {
      let (first, now) = (Polygon(path.corners[0]).center, Polygon(path.corners[position]).center)
      return Point(x: now.x - first.x, y: now.y - first.y)
    }
    var largest = 0.0
    for position in times.indices {
      let (a, b) = (offset(one, position), offset(other, position))
      // The slower one has to move, too: by a point at least, in the same direction.
      guard a.x * b.x + a.y * b.y > 0, min(a.x * a.x + a.y * a.y, b.x * b.x + b.y * b.y) > 1 else {
        continue
      }
      let (dx, dy) = (a.x - b.x, a.y - b.y)
      largest = max(largest, (dx * dx + dy * dy).squareRoot())
    }
    return largest
  }
}

extension VisibleViews {
  /// The largest area of a view that is on screen at some times, in points squared.
  fileprivate func largestArea(of index: Int, at times: [Double]) -> Double {
    times.reduce(0) { max($0, visiblePart(of: index, at: $1)?.area ?? 0) }
  }
}
