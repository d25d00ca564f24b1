import TransitionKit

/// Where a key moves what is picked up.
public enum ReorderingStep: Sendable, Hashable, CaseIterable {
  /// To the next place above.
  case up
  /// To the next place below.
  case down
  /// To the next place on the left.
  case left
  /// To the next place on the right.
  case right
  /// To an end of its container.
  case first, last
}

extension Reordering {
  /// Reads where the elements have their places. Call it after every layout, also when something has scrolled.
  ///
  /// - Parameter scene: the scene that shows the order, without effects.
  /// - Complexity: O(*n*) in the elements of the scene.
  public mutating func layOut(_ scene: Scene<ID>) {
    let wanted = Set(containers.flatMap { $0.items + ($0.id.map { [$0] } ?? []) })
    let old = rects
    rects = [:]
    scene.visitElements { element, origin, _ in
      if wanted.contains(element.id) {
        rects[element.id] = Rect(origin: origin, size: element.frame.size)
      }
      return true
    }
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
  public var middle: Point? { hold.map { Point(x: $0.middle.x, y: $0.middle.y) } }

  /// How fast the container is to scroll, in points a second, as the finger is near to one of its edges; positive to the right and
  /// down.
  ///
  /// It grows from 0 to ``scrollSpeed`` towards the edge. Where an element is picked up near to an edge, the container does not scroll
  /// before the finger is nearer.
  public var scrollVelocity: Point {
    guard let hold, let frame = frame(of: hold.place.container), scrollDistance > 0 else {
      return .zero
    }
    let size = SIMD2(frame.width, frame.height)
    let zone = pointwiseMin(SIMD2(repeating: scrollDistance), size / 4)
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
    if frame(of: current).map({ !$0.contains(hold.middle) }) ?? false,
      let next = containers.indices.first(where: {
        $0 != current && frame(of: $0)?.contains(hold.middle) ?? false
      })
    {
      return entry(to: next, at: hold.middle)
    }
    guard let own = rects[hold.id] else { return hold.place }
    var nearest = (place: hold.place, distance: (hold.middle - own.middle).length)
    for (place, rect) in targets(in: current) {
      let middle = hold.known[place] ?? own.middle(movedTo: rect)
      let distance = (hold.middle - middle).length
      if distance < nearest.distance { nearest = (place, distance) }
    }
    return nearest.place
  }

  /// The places in a container to which an element can go: those of the others that are laid out, and not disabled.
  private func targets(in container: Int) -> [(place: Place, rect: Rect)] {
    containers[container].items.enumerated().compactMap { index, id in
      guard id != hold?.id, !disabled.contains(id), let rect = rects[id] else { return nil }
      return (Place(container: container, index: index), rect)
    }
  }

  /// The place at which an element enters another container: that under a point, or behind the last one.
  private func entry(to container: Int, at point: SIMD2<Double>) -> Place {
    let targets = targets(in: container)
    guard let last = targets.last,
      let nearest = targets.min(by: {
        ($0.rect.nearestPoint(to: point) - point).length
          < ($1.rect.nearestPoint(to: point) - point).length
      })
    else { return Place(container: container, index: containers[container].items.count) }
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
    let own = hold.place.container
    let direction: SIMD2<Double>
    switch step {
    case .first, .last:
      let items = containers[own].items
      let free = items.indices.filter { !disabled.contains(items[$0]) }
      return (step == .first ? free.first : free.last).map { Place(container: own, index: $0) }
    case .up: direction = SIMD2(0, -1)
    case .down: direction = SIMD2(0, 1)
    case .left: direction = SIMD2(-1, 0)
    case .right: direction = SIMD2(1, 0)
    }
    guard let rect = rects[hold.id] else { return nil }
    if let next = nearest(targets(in: own), to: rect, direction) { return next }
    guard let frame = frame(of: own) else { return nil }
    let others = containers.indices.filter { $0 != own }.compactMap { number in
      self.frame(of: number).map { (place: Place(container: number, index: 0), rect: $0) }
    }
    guard let next = nearest(others, to: frame, direction)?.container,
      let inside = self.frame(of: next)
    else { return nil }
    return entry(to: next, at: inside.nearestPoint(to: rect.middle))
  }

  /// The nearest of some places in a direction: what lies straight in it comes before what lies beside.
  private func nearest(
    _ places: [(place: Place, rect: Rect)], to rect: Rect, _ direction: SIMD2<Double>
  ) -> Place? {
    var nearest: (place: Place, distance: Double)?
    for (place, other) in places {
      let delta = other.middle - rect.middle
      let along = (delta * direction).sum()
      guard along > (abs(direction) * SIMD2(rect.width, rect.height)).sum() / 2 else { continue }
      let across = 1 - abs(direction)
      let gaps = abs(delta) - SIMD2(rect.width + other.width, rect.height + other.height) / 2
      // Of two that lie straight in the direction, the one whose middle does comes first.
      let beside = 2 * max((gaps * across).sum(), 0) + 0.1 * (abs(delta) * across).sum()
      let distance = along + beside
      if distance < nearest?.distance ?? .infinity { nearest = (place, distance) }
    }
    return nearest?.place
  }

  private func frame(of container: Int) -> Rect? { containers[container].id.flatMap { rects[$0] } }

  func edgeDistances(of finger: SIMD2<Double>, _ place: Place) -> SIMD4<Double> {
    guard let frame = frame(of: place.container) else { return SIMD4(repeating: .infinity) }
    return SIMD4(lowHalf: finger - frame.least, highHalf: frame.greatest - finger)
  }
}

extension Rect {
  fileprivate func contains(_ point: SIMD2<Double>) -> Bool {
    point.x >= least.x && point.x < greatest.x && point.y >= least.y && point.y < greatest.y
  }

  fileprivate func nearestPoint(to point: SIMD2<Double>) -> SIMD2<Double> {
    point.clamped(lowerBound: least, upperBound: greatest)
  }

  /// The middle that this rectangle has when it takes the place of another one, which makes room: at its far end, and along the other
  /// axis where it was.
  fileprivate func middle(movedTo other: Rect) -> SIMD2<Double> {
    let (own, its) = (SIMD2(width, height) / 2, SIMD2(other.width, other.height) / 2)
    let delta = other.middle - middle
    // Along an axis along which one overlaps the middle of the other, it does not move.
    let isBeside = abs(delta) .> pointwiseMax(own, its)
    let end = other.middle + (its - own).replacing(with: own - its, where: delta .< 0)
    return middle.replacing(with: end, where: isBeside)
  }

  var middle: SIMD2<Double> { (least + greatest) / 2 }
  fileprivate var least: SIMD2<Double> { SIMD2(origin.x, origin.y) }
  fileprivate var greatest: SIMD2<Double> { least + SIMD2(width, height) }
}

extension Point {
  /// The point as a vector; nil if it is not finite.
  var vector: SIMD2<Double>? { x.isFinite && y.isFinite ? SIMD2(x, y) : nil }
}

extension SIMD2<Double> {
  var length: Double { (self * self).sum().squareRoot() }
}

private func abs(_ vector: SIMD2<Double>) -> SIMD2<Double> {
  vector.replacing(with: -vector, where: vector .< 0)
}
