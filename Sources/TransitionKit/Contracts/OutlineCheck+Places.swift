// Contracts about where views are.
extension OutlineCheck {
  func firstTime(
    of index: Int, outside rect: Rect, _ search: inout BoundedSearch
  ) -> Breach? {
    let view = views.views[index].id
    let (left, top) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (left + rect.width, top + rect.height)
    /// How far the outline is beyond the rectangle.
    func excess(_ outline: ViewOutline) -> Interval {
      outline.corners.reduce(Interval(-.infinity)) { worst, corner in
        let (x, y) = (corner.x.value, corner.y.value)
        func larger(_ a: Interval, _ b: Interval) -> Interval {
          Interval(max(a.lower, b.lower), max(a.upper, b.upper))
        }
        let horizontal = larger(Interval(left) - x, x - Interval(right))
        let vertical = larger(Interval(top) - y, y - Interval(bottom))
        return larger(worst, larger(horizontal, vertical))
      }
    }
    func isSeen(at time: Double) -> Bool {
      isPresent(view, at: time) && views.opacity(of: index, over: Interval(time)).upper > 0
    }
    func distance(_ time: Double) -> Double {
      excess(views.outline(of: index, over: Interval(time)).middle).upper
    }
    let time = firstTime(of: [index], &search) {
      isSeen(at: $0) && distance($0) > permittedDistance
    } isProved: {
      if !isPresent(view, at: $0.middle) { return true }
      if views.opacity(of: index, over: $0).upper <= 0 { return true }
      return excess(views.outline(of: index, over: $0).span).upper <= provedDistance
    }
    return time.map { time in
      Breach(
        time: time, view: view, value: distance(time), limit: 0,
        message:
          "\(view) is \(readable(distance(time))) pt outside of \(rect) at \(readable(time)) s (\(contract))"
      )
    }
  }

  func firstOverlap(of a: Int, _ b: Int, _ search: inout BoundedSearch) -> Breach? {
    let (first, second) = (views.views[a].id, views.views[b].id)
    func areSeen(_ time: Interval) -> Bool {
      isPresent(first, at: time.middle) && isPresent(second, at: time.middle)
        && views.opacity(of: a, over: time).upper > 0 && views.opacity(of: b, over: time).upper > 0
    }
    func overlap(_ time: Double) -> Double {
      let one = Polygon(views.polygon(of: a, at: time))
      let other = Polygon(views.polygon(of: b, at: time))
      // What has no area overlaps nothing.
      guard one.area > 1e-9, other.area > 1e-9 else { return -.infinity }
      return -one.gap(to: other)
    }
    let time = firstTime(of: [a, b], &search) {
      areSeen(Interval($0)) && overlap($0) > permittedDistance
    } isProved: { span in
      guard areSeen(span) else { return true }
      return views.region(of: a, over: span).isApart(
        from: views.region(of: b, over: span), within: provedDistance)
    }
    return time.map { time in
      Breach(
        time: time, view: first, value: overlap(time), limit: 0,
        message:
          "\(first) and \(second) overlap by \(readable(overlap(time))) pt at \(readable(time)) s (\(contract))"
      )
    }
  }
}
