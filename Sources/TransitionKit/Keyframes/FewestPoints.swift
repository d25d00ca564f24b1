/// The fewest points whose straight connections stay within a distance of every sample of a run.
///
/// The first and the last point are those of the run. The others need not be values of the sampler, which saves
/// about three of ten points. Each line goes as far as the tube around the samples permits, and the next line
/// may start anywhere on its last stretch. Source: Imai and Iri, "An optimal algorithm for approximating a
/// piecewise linear function", 1986.
///
/// - Complexity: O(n log n) for n samples, as long as lines rarely start before the last quarter of the one
///   before them.
package func fewestPoints(
  along run: [CurveSampler.Sample], lane: Int, within distance: Double
) -> [Point] {
  guard run.count > 2, let first = run.first, let last = run.last else {
    return run.map { Point(x: $0.time, y: $0.value[lane]) }
  }
  var tube = Tube(run, lane: lane, distance: distance)
  var points = [Point(x: first.time, y: first.value[lane])]
  var stretch = tube.longestLine(below: 0, above: 0)
  while let current = stretch {
    tube.narrow(to: current)
    let next = tube.longestLine(below: current.lowest, above: current.highest)
    let line = next?.line ?? tube.lastLine(below: current.lowest, above: current.highest)
    points.append(
      current.line.crossing(
        line, between: run[min(current.lowest, current.highest)].time,
        and: run[max(current.lowest, current.highest)].time))
    stretch = next
  }
  points.append(Point(x: last.time, y: last.value[lane]))
  return points
}

/// The region around samples in which lines may run. It has no width at its ends.
private struct Tube {
  let times: [Double]
  private(set) var low: [Double]
  private(set) var high: [Double]

  /// A line that goes as far as possible, and the first samples whose lower and upper bound apply to the next
  /// line.
  struct Stretch {
    let line: Line
    let lowest: Int
    let highest: Int
  }

  init(_ run: [CurveSampler.Sample], lane: Int, distance: Double) {
    times = run.map { $0.time }
    func side(_ offset: Double) -> [Double] {
      run.indices.map {
        run[$0].value[lane] + ($0 == 0 || $0 == run.count - 1 ? 0 : offset)
      }
    }
    low = side(-distance)
    high = side(distance)
  }

  /// Makes the next line start on a stretch, at the latest at the last sample of the stretch.
  mutating func narrow(to stretch: Stretch) {
    let last = max(stretch.lowest, stretch.highest)
    let value = stretch.line.value(at: times[last])
    if stretch.lowest < stretch.highest { high[last] = min(high[last], value) }
    if stretch.highest < stretch.lowest { low[last] = max(low[last], value) }
  }

  /// The longest line that stays above the lower side from one sample on, and below the upper side from another;
  /// nil if a line reaches the end.
  func longestLine(below lowest: Int, above highest: Int) -> Stretch? {
    var steepest = (slope: Double.infinity, high: highest)
    var flattest = (slope: -Double.infinity, low: lowest)
    // The sample that limits a slope is always a corner of the convex hull of the samples before.
    var (below, above) = (Hull(side: 1), Hull(side: -1))
    for index in min(lowest, highest)..<times.count {
      var (up, down) = (steepest, flattest)
      if index >= highest, let slope = below.slope(to: Point(x: times[index], y: high[index])),
        slope < up.slope
      {
        up = (slope, index)
      }
      if index >= lowest, let slope = above.slope(to: Point(x: times[index], y: low[index])),
        slope > down.slope
      {
        down = (slope, index)
      }
      if index >= lowest { below.append(Point(x: times[index], y: low[index])) }
      if index >= highest { above.append(Point(x: times[index], y: high[index])) }
      if up.slope < flattest.slope {
        // The tube bends down, and the line leaves it through its upper side.
        let touch = flattest.low
        return Stretch(
          line: Line(x: times[touch], y: low[touch], slope: flattest.slope), lowest: touch,
          highest: index - 1)
      }
      if down.slope > steepest.slope {
        let touch = steepest.high
        return Stretch(
          line: Line(x: times[touch], y: high[touch], slope: steepest.slope), lowest: index - 1,
          highest: touch)
      }
      (steepest, flattest) = (up, down)
    }
    return nil
  }

  /// A line through the last sample that stays between both sides.
  func lastLine(below lowest: Int, above highest: Int) -> Line {
    let last = times.count - 1
    var least = -Double.infinity
    var most = Double.infinity
    for index in lowest..<max(last, lowest) {
      most = min(most, (low[last] - low[index]) / (times[last] - times[index]))
    }
    for index in highest..<max(last, highest) {
      least = max(least, (high[last] - high[index]) / (times[last] - times[index]))
    }
    let slope = least.isFinite && most.isFinite ? (least + most) / 2 : least.isFinite ? least : most
    return Line(x: times[last], y: low[last], slope: slope.isFinite ? slope : 0)
  }
}

/// One side of the convex hull of points that come from left to right.
private struct Hull {
  /// 1 for the upper side, -1 for the lower one.
  let side: Double
  private var corners: [Point] = []

  init(side: Double) { self.side = side }

  mutating func append(_ point: Point) {
    while corners.count > 1 {
      let (a, b) = (corners[corners.count - 2], corners[corners.count - 1])
      guard side * (slope(a, b) - slope(b, point)) <= 0 else { break }
      corners.removeLast()
    }
    corners.append(point)
  }

  /// The least slope from any of the points to a point at their right, or the largest one for a lower side; nil
  /// if there are no points.
  func slope(to point: Point) -> Double? {
    // Along the corners the slope improves up to one corner, and then gets worse.
    var (first, last) = (0, corners.count - 1)
    guard last >= 0 else { return nil }
    while first < last {
      let middle = (first + last) / 2
      let toNext = slope(corners[middle], corners[middle + 1])
      if side * (toNext - slope(corners[middle], point)) > 0 {
        first = middle + 1
      } else {
        last = middle
      }
    }
    return slope(corners[first], point)
  }

  private func slope(_ a: Point, _ b: Point) -> Double { (b.y - a.y) / (b.x - a.x) }
}

private struct Line {
  let x: Double
  let y: Double
  let slope: Double

  func value(at x: Double) -> Double { y + slope * (x - self.x) }

  /// Where two lines meet, clamped between two times.
  func crossing(_ other: Line, between start: Double, and end: Double) -> Point {
    let x = self.x + (other.value(at: self.x) - y) / (slope - other.slope)
    let clamped = x.isNaN ? start : min(max(x, start), end)
    return Point(x: clamped, y: value(at: clamped))
  }
}
