import TransitionKit

// The contract that no background is seen.
extension OutlineCheck {
  func firstGap(
    in rect: Rect, _ opacity: Double, _ search: inout BoundedSearch
  ) -> Breach? {
    // A gap is closed from both sides.
    let (permitted, proved) = (0.5 * permittedDistance, 0.5 * provedDistance)
    let limit = opacity - 1e-6
    // The large views come first, as they leave the least for the others.
    // A view that is clipped to a shape covers nothing that is known.
    let candidates = views.views.indices.filter {
      !views.views[$0].hasPieces && !views.isClippedToShape($0)
    }
    let areas = views.views.map { $0.frame.width * $0.frame.height }
    let ordered = candidates.sorted { areas[$0] > areas[$1] }
    var work = 0
    func cover(_ index: Int, at time: Double) -> [Polygon.Line]? {
      guard isPresent(views.views[index].id, at: time),
        views.opacity(of: index, over: Interval(time)).lower >= limit,
        !views.isTurnedAway(index, at: time)
      else { return nil }
      let polygons =
        [Polygon(views.polygon(of: index, at: time))]
        + views.clipRegions(of: index, over: Interval(time)).map { Polygon($0.points) }
      guard polygons.allSatisfy({ $0.area > OutlinedViews.leastArea }) else { return nil }
      return polygons.flatMap { $0.edges(movedBy: permitted) }
    }
    func gap(_ time: Double) -> Point? {
      uncovered(rect, by: ordered) { cover($0, at: time) }
    }
    let time = firstTime(of: candidates, &search) {
      work
    } isBroken: {
      gap($0) != nil
    } isProved: { span in
      var regions: [SeenRegion] = []
      work = 0
      let gap = uncovered(rect, by: ordered) { index in
        work += views.work(of: index)
        guard isPresent(views.views[index].id, at: span.middle),
          views.opacity(of: index, over: span).lower >= limit - 1e-6,
          views.facing(of: index, over: span).isFront
        else { return nil }
        let region = views.seenRegion(of: index, over: span)
        regions.append(region)
        return region.core(widenedBy: proved)
      }
      if gap == nil { return true }
      // Pages side by side move together: what is between them is known better than where they are.
      let pairs = regions.map { $0.outline }.joined(within: provedDistance).compactMap { pair in
        pair.region.core(widenedBy: proved)
          .flatMap { regions[pair.first].clipped($0, widenedBy: proved) }
          .flatMap { regions[pair.second].clipped($0, widenedBy: proved) }
      }
      guard !pairs.isEmpty else { return false }
      let covers = pairs + regions.compactMap { $0.core(widenedBy: proved) }
      return uncovered(rect, by: covers, { $0 }) == nil
    }
    return time.map { time in
      let point = gap(time) ?? .zero
      return Breach(
        time: time, value: 0, limit: opacity,
        message:
          "nothing covers the container at (\(readable(point.x)), \(readable(point.y))) at \(readable(time)) s (\(contract))"
      )
    }
  }

  /// A point of a rectangle that no cover contains; nil if they contain all of it.
  ///
  /// - Parameter lines: the lines around what a cover contains; nil if it contains nothing.
  private func uncovered<Cover>(
    _ rect: Rect, by covers: [Cover], _ lines: (Cover) -> [Polygon.Line]?
  ) -> Point? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    var left = [Polygon(rect)]
    for cover in covers {
      guard let lines = lines(cover) else { continue }
      left = left.flatMap { $0.subtracting(lines) }
      if left.isEmpty { return nil }
    }
    return left.max { $0.area < $1.area }?.center
  }
}
