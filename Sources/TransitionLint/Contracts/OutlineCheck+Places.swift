import TransitionKit

// Contracts about where views are.
extension OutlineCheck {
  func firstTime(
    of index: Int, outside rect: Rect, _ search: inout BoundedSearch
  ) -> Breach? {
    let view = views.views[index].id
    let (left, top) = (rect.origin.x, rect.origin.y)
    let (right, bottom) = (left + rect.width, top + rect.height)
    /// How far what is seen is beyond the rectangle.
    func distance(_ time: Double) -> Double {
      guard isPresent(view, at: time), let part = views.seenPart(of: index, at: time) else {
        return -.infinity
      }
      return part.corners.reduce(-Double.infinity) { farthest, corner in
        max(
          farthest, max(left - corner.x, corner.x - right), max(top - corner.y, corner.y - bottom))
      }
    }
    let time = firstTime(of: [index], &search) {
      distance($0) > permittedDistance
    } isProved: { span in
      if !isPresent(view, at: span.middle) || views.isHidden(index, over: span) { return true }
      let region = views.seenRegion(of: index, over: span)
      return region.excess(beyond: rect) <= provedDistance || region.isEmpty
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
    func overlap(_ time: Double) -> Double {
      guard isPresent(first, at: time), isPresent(second, at: time),
        let one = views.seenPart(of: a, at: time), let other = views.seenPart(of: b, at: time)
      else { return -.infinity }
      return -one.gap(to: other)
    }
    let time = firstTime(of: [a, b], &search) {
      overlap($0) > permittedDistance
    } isProved: { span in
      guard isPresent(first, at: span.middle), isPresent(second, at: span.middle),
        !views.isHidden(a, over: span), !views.isHidden(b, over: span)
      else { return true }
      let (one, other) = (
        views.seenRegion(of: a, over: span), views.seenRegion(of: b, over: span)
      )
      return one.isApart(from: other, within: provedDistance) || one.isEmpty || other.isEmpty
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
