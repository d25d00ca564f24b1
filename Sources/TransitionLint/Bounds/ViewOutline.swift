import TransitionKit
import TransitionScenes

/// The four corners of what is seen of a view, in the coordinates of the container.
struct ViewOutline: Sendable {
  /// The corners, in an order that runs around the view.
  var corners: [JetPoint]

  /// Whether a corner may lie behind the eye, so that nothing is known of the outline.
  var isBehindEye = false

  /// Whether nothing rotates the view, so that its sides are upright and level. Equal bounds of two corners do not say that.
  var isUpright = true

  /// Whether the view has no area.
  var isEmpty = false
}

/// A view and what it is in, from which its outline and its opacity follow.
struct OutlinedView: Sendable {
  let id: ViewID
  /// The view that this one is in, or a piece of.
  var parent: Int?
  /// The frame at rest, in the coordinates of the parent.
  let frame: Rect
  let tracks: [ViewProperty: Timeline.Track]
  /// Whether pieces are drawn instead.
  var hasPieces = false
  var isPiece = false
  /// Whether what is in the view is clipped to it.
  var clips = false
  /// How what is in the view follows its size.
  var resizing = Resizing.relayout
}

/// The rectangles of a view that count.
enum OutlinePart: Sendable {
  /// What its own clip leaves of it.
  case visible
  /// The whole view.
  case layout
  /// The rectangle to which its own clip clips what is in it, which may be larger than the view.
  case clip
}

extension OutlinedView {
  /// The rectangle at which the view is laid out at a time, in its own coordinates at rest.
  fileprivate func layout(_ jets: (ViewProperty) -> LaneJets) -> (origin: JetPoint, size: JetPoint)
  {
    let frame = jets(.frame)
    let scale = jets(.layoutScale)
    let (width, height) = (frame.z + self.frame.width, frame.w + self.frame.height)
    // A negative side is a line in the middle.
    let size = JetPoint(
      x: (width * scale.x).larger(.zero), y: (height * scale.y).larger(.zero), z: .zero)
    let origin = JetPoint(
      x: frame.x + (width - size.x) * 0.5, y: frame.y + (height - size.y) * 0.5, z: .zero)
    return (origin, size)
  }

  /// Where points of what is in the view are in its own coordinates at rest.
  fileprivate func carried(
    _ points: [JetPoint], _ jets: (ViewProperty) -> LaneJets
  ) -> [JetPoint] {
    let (origin, size) = layout(jets)
    func ratio(_ now: IntervalJet, _ rest: Double) -> IntervalJet {
      rest > 0 ? now * (1 / rest) : .one
    }
    let (x, y) = (ratio(size.x, frame.width), ratio(size.y, frame.height))
    let scale: (x: IntervalJet, y: IntervalJet)
    switch resizing {
    case .relayout, .none: return points.map { $0 + origin }
    case .stretch: scale = (x, y)
    case .fit: scale = (x.smaller(y), x.smaller(y))
    case .fill: scale = (x.larger(y), x.larger(y))
    }
    // Content that is scaled evenly is centred.
    let offset = JetPoint(
      x: origin.x + (size.x - scale.x * frame.width) * 0.5,
      y: origin.y + (size.y - scale.y * frame.height) * 0.5, z: .zero)
    return points.map { point in
      JetPoint(x: point.x * scale.x + offset.x, y: point.y * scale.y + offset.y, z: .zero)
    }
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
  /// What each view is clipped to by others.
  private(set) var clips: [[ViewClip]] = []
  private var indices: [ViewID: Int] = [:]

  init(_ motion: Motion, _ bounds: TimelineBounds) {
    self.bounds = bounds
    let targets = motion.timeline.targets
    var tracks: [[ViewProperty: Timeline.Track]] = targets.map { _ in [:] }
    for track in motion.timeline.tracks { tracks[track.target][track.property] = track }
    var places: [ViewID: ElementPlacement] = [:]
    for placement in motion.placements { places[placement.view] = placement }
    for (index, target) in targets.enumerated() { indices[target.id] = index }
    for (index, target) in targets.enumerated() {
      let place = places[target.id]
      var frame = place?.frame ?? motion.container.frame(of: target.id)
      var parent = place?.parent.flatMap { indices[$0] }
      if let whole = target.parent, whole < index {
        parent = whole
        let region = target.region ?? Rect(size: Size(width: 1, height: 1))
        let size = views[whole].frame.size
        frame = Rect(
          x: region.origin.x * size.width, y: region.origin.y * size.height,
          width: region.width * size.width, height: region.height * size.height)
        views[whole].hasPieces = true
      }
      var view = OutlinedView(id: target.id, parent: parent, frame: frame, tracks: tracks[index])
      view.isPiece = target.parent != nil
      view.clips = place?.clips ?? false
      view.resizing = motion.resizings[target.id] ?? .relayout
      views.append(view)
    }
    removeCircles()
    clips = views.indices.map { clips(of: $0, motion) }
  }

  /// Makes a view a root that is in itself, which placements may say by mistake.
  private mutating func removeCircles() {
    for index in views.indices {
      var (next, depth) = (views[index].parent, 0)
      while let parent = next, depth <= views.count {
        (next, depth) = (views[parent].parent, depth + 1)
      }
      if depth > views.count { views[index].parent = nil }
    }
  }

  func index(of id: ViewID) -> Int? { indices[id] }

  /// The outline of a view on an open span of time, and the one in the middle of it.
  func outline(
    of index: Int, _ part: OutlinePart = .visible, over time: Interval
  ) -> (span: ViewOutline, middle: ViewOutline) {
    let middle = time.middle
    let inner = outline(of: index, part) { track in
      LaneJets(
        bounds.timeline.value(of: track, at: middle),
        velocity: bounds.timeline.velocity(of: track, at: middle))
    }
    guard time.width > 0 else { return (inner, inner) }
    var outer = outline(of: index, part) { bounds.bounds(of: $0, over: time) }
    let span = time - Interval(middle)
    for corner in outer.corners.indices {
      outer.corners[corner].x = outer.corners[corner].x.tightened(by: inner.corners[corner].x, span)
      outer.corners[corner].y = outer.corners[corner].y.tightened(by: inner.corners[corner].y, span)
    }
    return (outer, inner)
  }

  /// The corners of a view at a time, or of a part of it.
  func corners(of index: Int, _ part: OutlinePart = .layout, at time: Double) -> [Point] {
    let outline = outline(of: index, part) { track in
      LaneJets(bounds.timeline.value(of: track, at: time))
    }
    return outline.corners.map { Point(x: $0.x.value.middle, y: $0.y.value.middle) }
  }

  private func outline(
    of index: Int, _ part: OutlinePart, _ lanes: (Timeline.Track) -> LaneJets
  ) -> ViewOutline {
    func jets(of view: OutlinedView, _ property: ViewProperty) -> LaneJets {
      view.tracks[property].map(lanes) ?? LaneJets(property.identityVector)
    }
    var isBehindEye = false
    var view = views[index]
    let (origin, size) = view.layout { jets(of: view, $0) }
    let clip =
      part == .layout ? LaneJets(ViewProperty.clip.identityVector) : jets(of: view, .clip)
    func edges(_ near: IntervalJet, _ far: IntervalJet) -> (IntervalJet, IntervalJet) {
      let isWhole = part == .clip
      let start = isWhole ? near : near.clampedToUnit
      // Nothing is left where the fractions exceed 1.
      return (start, (IntervalJet.one - (isWhole ? far : far.clampedToUnit)).larger(start))
    }
    let (top, bottom) = edges(clip.x, clip.z)
    let (left, right) = edges(clip.y, clip.w)
    var isUpright = true
    var isEmpty =
      size.x == .zero || size.y == .zero || clip.x.value.lower + clip.z.value.lower >= 1
      || clip.y.value.lower + clip.w.value.lower >= 1
    func corner(_ x: IntervalJet, _ y: IntervalJet) -> JetPoint {
      JetPoint(x: origin.x + size.x * x, y: origin.y + size.y * y, z: .zero)
    }
    var points = [
      corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom),
    ]
    while true {
      let (scale, rotation) = (jets(of: view, .scale), jets(of: view, .rotation))
      isEmpty = isEmpty || scale.x == .zero || scale.y == .zero
      isUpright =
        isUpright && rotation.x == .zero && rotation.y == .zero && rotation.z == .zero
      points = view.placed(points, { jets(of: view, $0) }, isBehindEye: &isBehindEye)
      guard let parent = view.parent else { break }
      view = views[parent]
      points = view.carried(points) { jets(of: view, $0) }
    }
    return ViewOutline(
      corners: points, isBehindEye: isBehindEye, isUpright: isUpright, isEmpty: isEmpty)
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
