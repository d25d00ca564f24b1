import TransitionKit

extension Reordering {
  /// Reads where the elements have their places. Call it after every layout, also when something has scrolled.
  ///
  /// - Parameter scene: the scene that shows the order, without effects.
  /// - Complexity: O(*n*) in the elements of the scene.
  public mutating func layOut(_ scene: Scene<ID>) {
    let old = rects
    rects = scene.rects
    guard var hold, let rect = rects[hold.id] else { return }
    if hold.isLaidOut, let before = old[hold.id] {
      // The content has moved below the finger, as if the finger had moved over it.
      let moved = rect.middle - before.middle
      hold.anchor += moved
      if moved != .zero { hold.known = [:] }
    }
    hold.known[hold.place] = rect.middle
    hold.isLaidOut = true
    self.hold = hold
  }

  /// The middle of the element in the hand, in points of the scene; nil if none is held.
  public var middle: Point? { hold.map { Point($0.middle) } }

  /// How fast the container is to scroll, in points a second, as the finger is near to one of its edges; positive to the right and
  /// down.
  ///
  /// It grows from 0 to ``scrollSpeed`` towards the edge. Where an element is picked up near to an edge, the container does not scroll
  /// before the finger is nearer.
  public var scrollVelocity: Point {
    guard let hold, let frame = frame(of: hold.place.container), scrollDistance > 0 else {
      return .zero
    }
    let zone = pointwiseMin(SIMD2(repeating: scrollDistance), frame.extent / 4)
    let zones = pointwiseMin(SIMD4(lowHalf: zone, highHalf: zone), hold.farthest)
    let depths = ((zones - edgeDistances(of: hold.finger, hold.place)) / scrollDistance)
      .clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
    let speeds = (depths.highHalf - depths.lowHalf) * scrollSpeed
    return Point(x: speeds.x, y: speeds.y)
  }
}

// MARK: - Where the element in the hand belongs

extension Reordering {
  func target(of hold: Hold) -> Place {
    let current = hold.place.container
    let isInside = { (container: Int) in frame(of: container)?.contains(Point(hold.middle)) }
    if isInside(current) == false,
      let next = containers.indices.first(where: { $0 != current && isInside($0) == true })
    {
      return entry(to: next, at: hold.middle)
    }
    guard let own = rects[hold.id] else { return hold.place }
    let places = targets(in: current).map { place, rect in
      (place, middle: hold.known[place] ?? own.middle(movedTo: rect))
    }
    let nearest = ([(hold.place, own.middle)] + places).min {
      (hold.middle - $0.1).length < (hold.middle - $1.1).length
    }
    return nearest?.0 ?? hold.place
  }

  /// The places in a container to which an element can go: those of the others that are laid out, and not disabled.
  private func targets(in container: Int) -> [(place: Place, rect: Rect)] {
    rects.compactMap { id, rect -> (place: Place, rect: Rect)? in
      guard let place = places[id], place.container == container, id != hold?.id,
        !disabled.contains(id)
      else { return nil }
      return (place, rect)
    }.sorted { $0.place.index < $1.place.index }
  }

  /// The place at which an element enters another container: that under a point, or behind the last one.
  private func entry(to container: Int, at point: SIMD2<Double>) -> Place {
    let targets = targets(in: container)
    let nearest = targets.min { $0.rect.distance(to: point) < $1.rect.distance(to: point) }
    guard let nearest, let last = targets.last else {
      return Place(container: container, index: containers[container].items.count)
    }
    guard nearest.place == last.place else { return nearest.place }
    // Places follow each other away from the one before, or towards where there is room.
    let flow =
      targets.count > 1
      ? last.rect.middle - targets[targets.count - 2].rect.middle
      : (frame(of: container)?.middle ?? point) - last.rect.middle
    let isBehind = ((point - last.rect.middle) * flow).sum() > 0
    return Place(container: container, index: last.place.index + (isBehind ? 1 : 0))
  }

  /// The place to which a key moves the element.
  func target(of hold: Hold, _ step: ReorderingStep) -> Place? {
    if let direction = step.direction { return target(of: hold, direction) }
    let items = containers[hold.place.container].items
    let enabled = items.indices.lazy.filter { !disabled.contains(items[$0]) }
    let index = step == .first ? enabled.first : enabled.last
    return index.map { Place(container: hold.place.container, index: $0) }
  }

  /// The next place in a direction, in the same container or else in the next one.
  private func target(of hold: Hold, _ direction: SIMD2<Double>) -> Place? {
    let own = hold.place.container
    guard let rect = rects[hold.id] else { return nil }
    if let next = nearest(targets(in: own), to: rect, direction) { return next }
    let others = containers.indices.filter { $0 != own }.compactMap { number in
      frame(of: number).map { (place: Place(container: number, index: 0), rect: $0) }
    }
    guard let frame = frame(of: own),
      let next = nearest(others, to: frame, direction)?.container,
      let inside = self.frame(of: next)
    else { return nil }
    return entry(to: next, at: inside.nearestPoint(to: rect.middle))
  }

  /// The nearest of some places in a direction: what lies straight in it comes before what lies beside.
  private func nearest(
    _ places: [(place: Place, rect: Rect)], to rect: Rect, _ direction: SIMD2<Double>
  ) -> Place? {
    let across = 1 - abs(direction)
    let found = places.compactMap { place, other -> (place: Place, distance: Double)? in
      let delta = other.middle - rect.middle
      let along = (delta * direction).sum()
      guard along > (abs(direction) * rect.extent).sum() / 2 else { return nil }
      let gaps = abs(delta) - (rect.extent + other.extent) / 2
      // Of two that lie straight in the direction, the one whose middle does comes first.
      let beside = 2 * max((gaps * across).sum(), 0) + 0.1 * (abs(delta) * across).sum()
      return (place, along + beside)
    }
    return found.min { $0.distance < $1.distance }?.place
  }

  private func frame(of container: Int) -> Rect? { containers[container].id.flatMap { rects[$0] } }

  func edgeDistances(of finger: SIMD2<Double>, _ place: Place) -> SIMD4<Double> {
    guard let frame = frame(of: place.container) else { return SIMD4(repeating: .infinity) }
    return SIMD4(lowHalf: finger - frame.least, highHalf: frame.greatest - finger)
  }
}
