import TransitionKit

// How far views move, and how much of the container.
extension SafetyCheck {
  /// The corners of a view at the times that are looked at.
  private struct Path {
    let index: Int
    let corners: [[Point]]
    let travel: Double
  }

  mutating func findMovement() {
    guard visible.screen != nil else { return }
    let size = motion.container.frame.size
    let permitted = 0.05 * max(size.width, size.height)
    let paths = visible.drawn.filter { visible.views.isMoved($0) }.map { path(of: $0) }
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
    return times[max(first - 1, 0)]...times[min(max(last + 1, first), times.count - 1)]
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
