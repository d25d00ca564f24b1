import TransitionKit

// Contracts about how fast views move.
extension OutlineCheck {
  func firstTime(
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
    let time = firstTime(of: [index], &search) {
      speed(at: $0) > limit + slack
    } isProved: {
      if !isPresent(view, at: $0.middle) { return true }
      let outline = views.outline(of: index, over: $0)
      let permitted = limit + 2 * slack
      return speed(outline.span).upper <= permitted || isSlower(outline, than: permitted, on: $0)
    }
    if let jump = firstJump(of: index, until: time, limit: limit) { return jump }
    return time.map { time in
      let value = speed(at: time)
      let fastest = (0...64).reduce(value) {
        max($0, speed(at: time + (motion.duration - time) * Double($1) / 64))
      }
      return Breach(
        time: time, view: view, value: value, limit: limit,
        message:
          "\(view) moves by more than \(readable(limit)) pt a second at \(readable(time)) s, and by up to \(readable(fastest)) (\(contract))"
      )
    }
  }

  /// Whether no corner is faster than a limit on a span. The square of a speed changes by twice the product of velocity and
  /// acceleration, which is small where a view rotates, however far the directions are known.
  private func isSlower(
    _ outline: (span: ViewOutline, middle: ViewOutline), than limit: Double, on span: Interval
  ) -> Bool {
    zip(outline.span.corners, outline.middle.corners).allSatisfy { corner, middle in
      let square = middle.x.velocity.squared + middle.y.velocity.squared
      let change =
        corner.x.velocity * corner.x.acceleration + corner.y.velocity * corner.y.acceleration
      return (square + change * 2 * (span - Interval(span.middle))).upper <= limit * limit
    }
  }

  /// The first time at which a view jumps by more than a spring may at its end, unless something else is broken before.
  private func firstJump(of index: Int, until time: Double?, limit: Double) -> Breach? {
    let components = movingComponents(of: index)
    let tracks = views.chain(of: index).flatMap { views.views[$0].tracks.values }
    for instant in bounds.instants(of: tracks) where time.map({ instant <= $0 }) ?? true {
      let distance = jump(of: index, at: instant)
      guard distance > 1e-3,
        components.contains(where: { $0.component.jumps(at: instant, extent: $0.extent) })
      else { continue }
      let view = views.views[index].id
      return Breach(
        time: instant, view: view, value: .infinity, limit: limit,
        message:
          "\(view) jumps by \(readable(distance)) pt at \(readable(instant)) s (\(contract))")
    }
    return nil
  }

  /// How far a view jumps right before or right after a time, in points. What comes or leaves does not move.
  private func jump(of index: Int, at instant: Double) -> Double {
    let view = views.views[index].id
    let sides = [instant - MovingComponent.moment, instant + MovingComponent.moment]
      .map { min(max($0, 0), motion.duration) }.filter { isPresent(view, at: $0) }
    guard !sides.isEmpty, isPresent(view, at: instant) else { return 0 }
    let now = views.polygon(of: index, at: instant)
    return sides.reduce(0) { largest, side in
      zip(views.polygon(of: index, at: side), now).reduce(largest) { largest, pair in
        let (dx, dy) = (pair.1.x - pair.0.x, pair.1.y - pair.0.y)
        return max(largest, (dx * dx + dy * dy).squareRoot())
      }
    }
  }

  /// What moves a view, or what it is in, with how far it moves.
  private func movingComponents(
    of index: Int
  ) -> [(component: MovingComponent, extent: Double)] {
    views.chain(of: index).flatMap { views.views[$0].tracks.values }
      .filter { PropertySet.movement.contains($0.property) }
      .flatMap { track in
        (0..<track.property.componentCount).map {
          MovingComponent(bounds: bounds, track: track, lane: $0)
        }
      }
      .filter { !$0.isConstant }.map { ($0, $0.extent) }
  }

  func firstTime(
    of index: Int, accelerating limit: Double, _ search: inout BoundedSearch
  ) -> Breach? {
    let view = views.views[index].id
    let slack = 1e-6 * abs(limit) + 1e-9
    let window = AccelerationWindow(bounds, edges: presenceEdges)
    func isCompared(_ time: Double) -> Bool {
      isPresent(view, at: time) && isPresent(view, at: window.later(time))
    }
    func acceleration(at time: Double) -> Double {
      guard isCompared(time) else { return 0 }
      let (first, second) = (
        views.outline(of: index, over: Interval(time)).middle.corners,
        views.outline(of: index, over: Interval(window.later(time))).middle.corners
      )
      return zip(first, second).reduce(0) { largest, pair in
        let x = window.acceleration(pair.0.x.velocity.middle, pair.1.x.velocity.middle)
        let y = window.acceleration(pair.0.y.velocity.middle, pair.1.y.velocity.middle)
        return max(largest, (x * x + y * y).squareRoot())
      }
    }
    let time = window.firstTime(&search) {
      acceleration(at: $0) > limit + slack
    } isProved: { span in
      guard isCompared(span.middle) else { return true }
      let first = views.outline(of: index, over: span)
      let second = views.outline(of: index, over: window.following(span))
      func change(_ corner: Int, _ lane: (JetPoint) -> IntervalJet) -> Interval {
        window.change(
          lane(first.span.corners[corner]), lane(second.span.corners[corner]),
          middle: (
            lane(first.middle.corners[corner]).velocity.middle,
            lane(second.middle.corners[corner]).velocity.middle
          ), over: span)
      }
      return first.span.corners.indices.allSatisfy { corner in
        let (x, y) = (change(corner) { $0.x }, change(corner) { $0.y })
        return (x.squared + y.squared).squareRoot.upper * window.rate <= limit + 2 * slack
      }
    }
    if let jump = firstJump(of: index, until: time, limit: limit) { return jump }
    return time.map { time in
      let value = acceleration(at: time)
      return Breach(
        time: time, view: view, value: value, limit: limit,
        message:
          "\(view) accelerates by \(readable(value)) pt a second squared at \(readable(time)) s (\(contract))"
      )
    }
  }
}
