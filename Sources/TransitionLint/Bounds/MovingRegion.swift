import TransitionKit

/// What is seen of a view on a span of time: four corners that move.
struct MovingRegion {
  let span: Interval
  let outline: ViewOutline
  let middle: ViewOutline

  /// The corners in the middle of the span.
  var points: [Point] {
    middle.corners.map { Point(x: $0.x.value.middle, y: $0.y.value.middle) }
  }

  /// How far a corner may be from where it is in the middle of the span; infinite if nothing is known.
  private var radius: Double {
    guard !outline.isBehindEye else { return .infinity }
    var radius = 0.0
    for (corner, middle) in zip(outline.corners, points) {
      let x = (corner.x.value - Interval(middle.x)).magnitude
      let y = (corner.y.value - Interval(middle.y)).magnitude
      radius = max(radius, (x * x + y * y).squareRoot())
    }
    return radius
  }

  /// The lines around what is covered on all of the span; nil if nothing is known.
  func core(widenedBy distance: Double) -> [Polygon.Line]? {
    if isUpright {
      // Each side moves by itself.
      let (first, last) = (outline.corners[0], outline.corners[2])
      let (left, top) = (first.x.value.upper - distance, first.y.value.upper - distance)
      let (right, bottom) = (last.x.value.lower + distance, last.y.value.lower + distance)
      guard right > left, bottom > top else { return nil }
      return Polygon(Rect(x: left, y: top, width: right - left, height: bottom - top))
        .edges(movedBy: 0)
    }
    let radius = radius
    guard radius < .infinity else { return nil }
    return Polygon(points).edges(movedBy: distance - radius)
  }

  /// Whether the region never overlaps another one by more than a distance.
  ///
  /// What counts is how they move relative to each other, which is known much better than where they are.
  func isApart(from other: MovingRegion, within distance: Double) -> Bool {
    guard !outline.isBehindEye, !other.outline.isBehindEye else { return false }
    let (one, two) = (Polygon(points), Polygon(other.points))
    let axes = one.separatingAxis(to: two)
    return axes.contains { normal, isOwn in
      let sign: Double = isOwn ? 1 : -1
      return outline.corners.indices.allSatisfy { a in
        other.outline.corners.indices.allSatisfy { b in
          func gap(_ p: JetPoint, _ q: JetPoint) -> IntervalJet {
            ((q.x - p.x) * normal.x + (q.y - p.y) * normal.y) * sign
          }
          let bounds = gap(outline.corners[a], other.outline.corners[b]).tightened(
            by: gap(middle.corners[a], other.middle.corners[b]), span - Interval(span.middle))
          return bounds.value.lower >= -distance
        }
      }
    }
  }
}

extension [MovingRegion] {
  /// Two upright regions side by side as one, for each pair with at most a narrow gap on all of the span.
  func joined(within distance: Double) -> [(region: MovingRegion, first: Int, second: Int)] {
    guard count <= 8 else { return [] }
    var joined: [(region: MovingRegion, first: Int, second: Int)] = []
    for (index, first) in enumerated() where first.isUpright {
      for (other, second) in enumerated() where other != index && second.isUpright {
        // The corners run from the top left clockwise.
        if first.gap(from: 1, to: second, 0, .horizontal).upper <= distance {
          joined.append((first.joined(with: second, isHorizontal: true), index, other))
        }
        if first.gap(from: 3, to: second, 0, .vertical).upper <= distance {
          joined.append((first.joined(with: second, isHorizontal: false), index, other))
        }
      }
    }
    // Regions that are not side by side have nothing in common across.
    return joined.filter { $0.region.isUpright }
  }
}

extension MovingRegion {
  /// Whether the sides are upright and level all the time.
  fileprivate var isUpright: Bool {
    !outline.isBehindEye && outline.isUpright
      && middle.corners[0].x.value.middle < middle.corners[1].x.value.middle
      && middle.corners[0].y.value.middle < middle.corners[3].y.value.middle
  }

  /// The distance from a side of this region to a side of another one.
  fileprivate func gap(
    from corner: Int, to other: MovingRegion, _ otherCorner: Int,
    _ axis: Axis
  ) -> Interval {
    func gap(_ one: ViewOutline, _ two: ViewOutline) -> IntervalJet {
      two.corners[otherCorner].coordinate(along: axis) - one.corners[corner].coordinate(along: axis)
    }
    return gap(outline, other.outline).tightened(
      by: gap(middle, other.middle), span - Interval(span.middle)
    ).value
  }

  /// The rectangle that both cover together.
  fileprivate func joined(with other: MovingRegion, isHorizontal: Bool) -> MovingRegion {
    func join(_ one: ViewOutline, _ two: ViewOutline, _ later: [Bool]) -> ViewOutline {
      var joined = one
      for index in 0..<4 {
        let isFar = isHorizontal ? index == 1 || index == 2 : index >= 2
        let far = isFar ? two.corners[index] : one.corners[index]
        let isOther = later[index]
        let side = isOther ? two.corners[index] : one.corners[index]
        joined.corners[index] =
          isHorizontal
          ? JetPoint(x: far.x, y: side.y, z: .zero) : JetPoint(x: side.x, y: far.y, z: .zero)
      }
      return joined
    }
    // Across, only what both have in common is covered.
    let later = (0..<4).map { index -> Bool in
      let (a, b) = (middle.corners[index], other.middle.corners[index])
      let isStart = isHorizontal ? index < 2 : index == 0 || index == 3
      let (mine, theirs) = isHorizontal ? (a.y, b.y) : (a.x, b.x)
      return isStart
        ? theirs.value.middle > mine.value.middle : theirs.value.middle < mine.value.middle
    }
    return MovingRegion(
      span: span, outline: join(outline, other.outline, later),
      middle: join(middle, other.middle, later))
  }
}

extension Polygon {
  /// The normals of edges along which another polygon lies outside, the widest gap first, and whether the edge is one of
  /// this polygon.
  fileprivate func separatingAxis(to other: Polygon) -> [(Point, isOwn: Bool)] {
    func best(_ a: Polygon, _ b: Polygon) -> (Point, Double)? {
      a.edges(movedBy: 0).map { edge in
        (edge.normal, b.corners.reduce(Double.infinity) { min($0, edge.distance(of: $1)) })
      }.max { $0.1 < $1.1 }
    }
    let (own, others) = (best(self, other), best(other, self))
    var axes: [(Point, isOwn: Bool, gap: Double)] = []
    if let own { axes.append((own.0, true, own.1)) }
    if let others { axes.append((others.0, false, others.1)) }
    return axes.sorted { $0.gap > $1.gap }.map { ($0.0, $0.isOwn) }
  }
}

extension JetPoint {
  fileprivate func coordinate(along axis: Axis) -> IntervalJet { axis == .horizontal ? x : y }
}
