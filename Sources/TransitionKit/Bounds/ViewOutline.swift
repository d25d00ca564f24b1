/// The four corners of what is seen of a view, in the coordinates of the container.
struct ViewOutline: Sendable {
  /// The corners, in an order that runs around the view.
  var corners: [JetPoint]

  /// Whether a corner may lie behind the eye, so that nothing is known of the outline.
  var isBehindEye = false
}

/// A view and what it is in, from which its outline and its opacity follow.
struct OutlinedView: Sendable {
  let id: ViewID
  /// The view that this one is in, or a piece of.
  let parent: Int?
  /// The frame at rest, in the coordinates of the parent.
  let frame: Rect
  let tracks: [ViewProperty: Track]
  /// Whether pieces are drawn instead.
  var hasPieces = false
}

extension OutlinedView {
  /// The rectangle at which the view is laid out at a time, in its own coordinates at rest.
  fileprivate func layout(_ jets: (ViewProperty) -> LaneJets) -> (origin: JetPoint, size: JetPoint)
  {
    let frame = jets(.frame)
    let scale = jets(.layoutScale)
    let (width, height) = (frame.z + self.frame.width, frame.w + self.frame.height)
    let size = JetPoint(x: width * scale.x, y: height * scale.y, z: .zero)
    let origin = JetPoint(
      x: frame.x + (width - size.x) * 0.5, y: frame.y + (height - size.y) * 0.5, z: .zero)
    return (origin, size)
  }

  /// Where points of the view, in its own coordinates at rest, are in those of its parent at rest.
  fileprivate func placed(
    _ points: [JetPoint], _ jets: (ViewProperty) -> LaneJets, isBehindEye: inout Bool
  ) -> [JetPoint] {
    let (frame, scale, rotation) = (jets(.frame), jets(.scale), jets(.rotation))
    let (translation, anchor) = (jets(.translation), jets(.anchor))
    let pivot = JetPoint(
      x: frame.x + anchor.x * (frame.z + self.frame.width),
      y: frame.y + anchor.y * (frame.w + self.frame.height), z: .zero)
    let longer = max(self.frame.width, self.frame.height)
    let strength = jets(.perspective).x
    let hasPerspective = longer > 0 && strength != .zero
    return points.map { point in
      let offset = JetPoint(
        x: (point.x - pivot.x) * scale.x, y: (point.y - pivot.y) * scale.y, z: .zero)
      var moved = offset.rotated(by: rotation)
      moved = JetPoint(
        x: moved.x + pivot.x + translation.x, y: moved.y + pivot.y + translation.y,
        z: moved.z + translation.z)
      if hasPerspective {
        let depth = moved.z * strength * (-1 / longer) + 1
        if !(depth.value.lower > 0) { isBehindEye = true }
        let (x, y) = (self.frame.width / 2, self.frame.height / 2)
        moved = JetPoint(
          x: (moved.x + -x) / depth + x, y: (moved.y + -y) / depth + y, z: .zero)
      }
      return JetPoint(
        x: moved.x + self.frame.origin.x, y: moved.y + self.frame.origin.y, z: .zero)
    }
  }
}

/// The views of a motion with their outlines.
struct OutlinedViews: Sendable {
  let bounds: TimelineBounds
  private(set) var views: [OutlinedView] = []
  private var indices: [ViewID: Int] = [:]

  init(_ motion: Motion, _ bounds: TimelineBounds) {
    self.bounds = bounds
    let targets = motion.timeline.targets
    var tracks: [[ViewProperty: Track]] = targets.map { _ in [:] }
    for track in motion.timeline.tracks { tracks[track.target][track.property] = track }
    var places: [ViewID: ElementPlacement] = [:]
    for placement in motion.placements { places[placement.view] = placement }
    for (index, target) in targets.enumerated() { indices[target.id] = index }
    for (index, target) in targets.enumerated() {
      var frame = places[target.id]?.frame ?? motion.container.frame(of: target.id)
      var parent = places[target.id]?.parent.flatMap { indices[$0] }
      if let whole = target.parent, whole < index {
        parent = whole
        let region = target.region ?? Rect(size: Size(width: 1, height: 1))
        let size = views[whole].frame.size
        frame = Rect(
          x: region.origin.x * size.width, y: region.origin.y * size.height,
          width: region.width * size.width, height: region.height * size.height)
        views[whole].hasPieces = true
      }
      views.append(
        OutlinedView(id: target.id, parent: parent, frame: frame, tracks: tracks[index]))
    }
  }

  func index(of id: ViewID) -> Int? { indices[id] }

  /// The outline of a view on an open span of time, and the one in the middle of it.
  func outline(of index: Int, over time: Interval) -> (span: ViewOutline, middle: ViewOutline) {
    let middle = time.middle
    let inner = outline(of: index) { track in
      LaneJets(
        bounds.timeline.value(of: track, at: middle),
        velocity: bounds.timeline.velocity(of: track, at: middle))
    }
    guard time.width > 0 else { return (inner, inner) }
    var outer = outline(of: index) { bounds.bounds(of: $0, over: time) }
    let span = time - Interval(middle)
    for corner in outer.corners.indices {
      outer.corners[corner].x = outer.corners[corner].x.tightened(by: inner.corners[corner].x, span)
      outer.corners[corner].y = outer.corners[corner].y.tightened(by: inner.corners[corner].y, span)
    }
    return (outer, inner)
  }

  /// The corners of a view at a time, or of what is not clipped of it.
  func corners(of index: Int, at time: Double, isClipped: Bool = false) -> [Point] {
    let outline = outline(of: index, isClipped: isClipped) { track in
      LaneJets(bounds.timeline.value(of: track, at: time))
    }
    return outline.corners.map { Point(x: $0.x.value.middle, y: $0.y.value.middle) }
  }

  private func outline(
    of index: Int, isClipped: Bool = true, _ lanes: (Track) -> LaneJets
  ) -> ViewOutline {
    func jets(of view: OutlinedView, _ property: ViewProperty) -> LaneJets {
      view.tracks[property].map(lanes) ?? LaneJets(property.identityVector)
    }
    var isBehindEye = false
    var view = views[index]
    let (origin, size) = view.layout { jets(of: view, $0) }
    let clip = isClipped ? jets(of: view, .clip) : LaneJets(ViewProperty.clip.identityVector)
    let (top, left) = (clip.x.clampedToUnit, clip.y.clampedToUnit)
    let (bottom, right) = (
      IntervalJet.one - clip.z.clampedToUnit, IntervalJet.one - clip.w.clampedToUnit
    )
    func corner(_ x: IntervalJet, _ y: IntervalJet) -> JetPoint {
      JetPoint(x: origin.x + size.x * x, y: origin.y + size.y * y, z: .zero)
    }
    var points = [
      corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom),
    ]
    while true {
      points = view.placed(points, { jets(of: view, $0) }, isBehindEye: &isBehindEye)
      guard let parent = view.parent else { break }
      view = views[parent]
      let frame = view.layout { jets(of: view, $0) }.origin
      points = points.map { $0 + frame }
    }
    return ViewOutline(corners: points, isBehindEye: isBehindEye)
  }

  /// The bounds of the opacity of a view and of everything that it is in.
  func opacity(of index: Int, over time: Interval) -> Interval {
    var total = Interval.one
    var next: Int? = index
    while let position = next {
      if let track = views[position].tracks[.opacity] {
        let value =
          time.width > 0
          ? bounds.bounds(of: track, over: time).x.value
          : Interval(bounds.timeline.value(of: track, at: time.middle).x)
        total = total * value.clamped(0, 1)
      }
      next = views[position].parent
    }
    return total
  }
}

extension IntervalJet {
  /// The value kept in 0...1.
  fileprivate var clampedToUnit: IntervalJet {
    // At the limit, what moves on beyond it stays.
    if value.upper < 0 || (value == .zero && velocity.upper <= 0) { return .zero }
    if value.lower > 1 || (value == .one && velocity.lower >= 0) { return .one }
    if value.lower >= 0, value.upper <= 1 { return self }
    return IntervalJet(
      value.clamped(0, 1), velocity: velocity.union(.zero), acceleration: .everything)
  }
}
