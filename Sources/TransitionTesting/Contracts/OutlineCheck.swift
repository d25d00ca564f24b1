import TransitionKit

/// Finds out whether a contract holds about where views are seen.
struct OutlineCheck {
  let motion: Motion
  let contract: MotionContract
  let views: OutlinedViews

  init(_ check: ContractCheck) {
    motion = check.motion
    contract = check.contract
    views = OutlinedViews(check.motion, check.bounds)
  }

  private var bounds: TimelineBounds { views.bounds }

  func firstBreach(_ search: inout BoundedSearch) -> Breach? {
    let subjects = views.views.indices.filter { index in
      contract.view.map { views.views[index].id == $0 } ?? true
    }
    switch contract.requirement {
    case .covers(let rect, let opacity):
      let area = Rect(size: motion.container.frame.size)
      return firstGap(in: rect ?? area, opacity, &search)
    case .disjoint(let other):
      guard let first = subjects.first, let second = views.index(of: other) else { return nil }
      return firstOverlap(of: first, second, &search)
    case .inside(let rect):
      return firstOf(subjects) { firstTime(of: $0, outside: rect, &search) }
    case .viewSpeed(let limit):
      return firstOf(subjects) { firstTime(of: $0, fasterThan: limit, &search) }
    case .viewAcceleration(let limit):
      return firstOf(subjects) { firstTime(of: $0, accelerating: limit, &search) }
    default: return nil
    }
  }

  private func firstOf(_ views: [Int], _ breach: (Int) -> Breach?) -> Breach? {
    views.compactMap(breach).min { $0.time < $1.time }
  }

  /// The spans on which the same views are on screen.
  private var spans: [Interval] {
    var instants = bounds.instants
    let edges = motion.presence.values.flatMap { $0.flatMap { [$0.lowerBound, $0.upperBound] } }
    if !edges.isEmpty {
      instants += edges.filter { $0 > 0 && $0 < motion.duration }
      instants.sort()
    }
    return zip(instants, instants.dropFirst()).map { Interval($0, $1) }.filter { $0.width > 0 }
  }

  /// Whether a view is on screen on all of a span between two instants.
  private func isPresent(_ view: ViewID, at time: Double) -> Bool {
    motion.presence[view].map { $0.contains { $0.contains(time) } } ?? true
  }

  /// The first time at which something is broken, on spans and at the instants between them.
  private func firstTime(
    _ search: inout BoundedSearch, isBroken: (Double) -> Bool, isProved: (Interval) -> Bool
  ) -> Double? {
    for span in spans {
      if isBroken(span.lower) { return span.lower }
      if let time = search.firstTime(in: span, isProved: isProved, isBroken: isBroken) {
        return time
      }
    }
    return isBroken(motion.duration) ? motion.duration : nil
  }

  // MARK: Speed

  private func firstTime(
    of index: Int, fasterThan limit: Double, _ search: inout BoundedSearch
  ) -> Breach? {
    let view = views.views[index].id
    let slack = 1e-6 * abs(limit) + 1e-9
    func speed(_ outline: ViewOutline) -> Interval {
      outline.corners.reduce(.zero) { fastest, corner in
        let speed = (corner.x.velocity.squared + corner.y.velocity.squared).squareRoot
        return Interval(max(fastest.lower, speed.lower), max(fastest.upper, speed.upper))
      }
    }
    func speed(at time: Double) -> Double {
      isPresent(view, at: time)
        ? speed(views.outline(of: index, over: Interval(time)).middle).upper : 0
    }
    let time = firstTime(&search) {
      speed(at: $0) > limit + slack
    } isProved: {
      if !isPresent(view, at: $0.middle) { return true }
      return speed(views.outline(of: index, over: $0).span).upper <= limit + 2 * slack
    }
    if let jump = firstJump(of: index, &search), time.map({ jump.time <= $0 }) ?? true {
      return Breach(
        time: jump.time, view: view, value: .infinity, limit: limit,
        message:
          "\(view) jumps by \(readable(jump.distance)) pt at \(readable(jump.time)) s (\(contract))"
      )
    }
    return time.map { time in
      let value = speed(at: time)
      return Breach(
        time: time, view: view, value: value, limit: limit,
        message:
          "\(view) moves by \(readable(value)) pt a second, beyond \(readable(limit)), at \(readable(time)) s (\(contract))"
      )
    }
  }

  /// The first instant at which a view jumps by more than a spring may at its end.
  private func firstJump(
    of index: Int, _ search: inout BoundedSearch
  ) -> (time: Double, distance: Double)? {
    let longest = max(motion.container.frame.width, motion.container.frame.height)
    for instant in bounds.instants where instant > 0 && instant < motion.duration {
      let before = views.polygon(of: index, at: instant.nextDown)
      let after = views.polygon(of: index, at: instant.nextUp)
      let distance = zip(before, after).reduce(0.0) { largest, pair in
        let (dx, dy) = (pair.1.x - pair.0.x, pair.1.y - pair.0.y)
        return max(largest, (dx * dx + dy * dy).squareRoot())
      }
      if distance > max(0.5, 1.5e-3 * longest) { return (instant, distance) }
    }
    return nil
  }

  private func firstTime(
    of index: Int, accelerating limit: Double, _ search: inout BoundedSearch
  ) -> Breach? {
    let view = views.views[index].id
    let slack = 1e-6 * abs(limit) + 1e-9
    func acceleration(_ time: Interval) -> Interval {
      views.outline(of: index, over: time).span.corners.reduce(.zero) { largest, corner in
        let size = (corner.x.acceleration.squared + corner.y.acceleration.squared).squareRoot
        return Interval(max(largest.lower, size.lower), max(largest.upper, size.upper))
      }
    }
    let time = firstTime(&search) {
      isPresent(view, at: $0) && acceleration(Interval($0, $0.nextUp)).lower > limit + slack
    } isProved: {
      !isPresent(view, at: $0.middle) || acceleration($0).upper <= limit + 2 * slack
    }
    return time.map { time in
      let value = acceleration(Interval(time, time.nextUp)).lower
      return Breach(
        time: time, view: view, value: value, limit: limit,
        message:
          "\(view) accelerates by \(readable(value)) pt a second squared, beyond \(readable(limit)), at \(readable(time)) s (\(contract))"
      )
    }
  }

  // MARK: Places

  private func firstTime(
    of index: Int, outside rect: Rect, _ search: inout BoundedSearch
  ) -> Breach? {
    let view = views.views[index].id
    let slack = (contract.tolerance ?? 0.1) / 2
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
    let time = firstTime(&search) {
      isSeen(at: $0) && distance($0) > slack
    } isProved: {
      if !isPresent(view, at: $0.middle) { return true }
      if views.opacity(of: index, over: $0).upper <= 0 { return true }
      return excess(views.outline(of: index, over: $0).span).upper <= 2 * slack
    }
    return time.map { time in
      Breach(
        time: time, view: view, value: distance(time), limit: 0,
        message:
          "\(view) is \(readable(distance(time))) pt outside of \(rect) at \(readable(time)) s (\(contract))"
      )
    }
  }

  private func firstOverlap(of a: Int, _ b: Int, _ search: inout BoundedSearch) -> Breach? {
    let (first, second) = (views.views[a].id, views.views[b].id)
    let slack = (contract.tolerance ?? 0.1) / 2
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
    let time = firstTime(&search) {
      areSeen(Interval($0)) && overlap($0) > slack
    } isProved: { span in
      guard areSeen(span) else { return true }
      return views.region(of: a, over: span).isApart(
        from: views.region(of: b, over: span), within: 2 * slack)
    }
    return time.map { time in
      Breach(
        time: time, view: first, value: overlap(time), limit: 0,
        message:
          "\(first) and \(second) overlap by \(readable(overlap(time))) pt at \(readable(time)) s (\(contract))"
      )
    }
  }

  // MARK: Covering

  private func firstGap(
    in rect: Rect, _ opacity: Double, _ search: inout BoundedSearch
  ) -> Breach? {
    let slack = (contract.tolerance ?? 0.1) / 2
    let limit = opacity - 1e-6
    func gap(_ time: Double) -> Point? {
      let covers = views.views.indices.filter {
        !views.views[$0].hasPieces && isPresent(views.views[$0].id, at: time)
          && views.opacity(of: $0, over: Interval(time)).lower >= limit
          && !views.isTurnedAway($0, at: time)
      }
      return uncovered(
        rect,
        by: covers.map { Polygon(views.polygon(of: $0, at: time)) }.map {
          $0.edges(movedBy: slack)
        })
    }
    let time = firstTime(&search) {
      gap($0) != nil
    } isProved: { span in
      let regions = views.views.indices.filter { index in
        !views.views[index].hasPieces && isPresent(views.views[index].id, at: span.middle)
          && views.opacity(of: index, over: span).lower >= limit - 1e-6
          && !views.isTurnedAway(index, at: span.middle)
      }.map { views.region(of: $0, over: span) }
      let covers = regions.compactMap { $0.core(widenedBy: 2 * slack) }
      if uncovered(rect, by: covers) == nil { return true }
      // Pages side by side move together: what is between them is known better than where they are.
      let pairs = regions.joined(within: 2 * slack).compactMap { $0.core(widenedBy: 2 * slack) }
      return !pairs.isEmpty && uncovered(rect, by: covers + pairs) == nil
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
  private func uncovered(_ rect: Rect, by covers: [[Polygon.Line]]) -> Point? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    var left = [Polygon(rect)]
    for cover in covers {
      left = left.flatMap { $0.subtracting(cover) }
      if left.isEmpty { return nil }
    }
    return left.max { $0.area < $1.area }?.center
  }
}
