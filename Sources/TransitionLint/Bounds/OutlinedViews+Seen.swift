import TransitionKit

/// A rectangle of a view to which another one is clipped.
struct ViewClip: Sendable {
  let view: Int
  let part: OutlinePart
}

// What is seen of views, whatever is in front of them.
extension OutlinedViews {
  /// The area up to which nothing is seen of a view, in points squared.
  static let leastArea = 1e-6

  /// How far two outlines may overlap so that nothing is seen, in points: less than ``leastArea`` on any screen.
  static let leastOverlap = 1e-10

  /// What the views that a view is in clip it to, and what a shared element is clipped to while it flies.
  func clips(of index: Int, _ motion: Motion) -> [ViewClip] {
    var clips: [ViewClip] = []
    var view = index
    while true {
      if let other = motion.flightClips[views[view].id].flatMap({ self.index(of: $0) }) {
        clips.append(ViewClip(view: other, part: .layout))
      }
      guard let parent = views[view].parent else { return clips }
      // Pieces are the content of the view, which it does not clip.
      if views[parent].clips, !views[view].isPiece {
        clips.append(ViewClip(view: parent, part: .layout))
      }
      if views[parent].tracks[.clip] != nil { clips.append(ViewClip(view: parent, part: .clip)) }
      view = parent
    }
  }

  /// Whether a view, or one that it is in, is clipped to a shape: nothing is known of what that leaves.
  func isClippedToShape(_ index: Int) -> Bool {
    var next: Int? = index
    while let position = next {
      if views[position].tracks.keys.contains(where: { $0.shapeClip != nil }) { return true }
      next = views[position].parent
    }
    return false
  }

  /// Whether a shape to which a view is clipped may cut something off it at a time. A circle that has opened does not.
  func isCutByShape(_ index: Int, at time: Double) -> Bool {
    let view = views[index]
    // What a shape leaves of a view says nothing of what is in that.
    if let parent = view.parent, isClippedToShape(parent) { return true }
    let frame = Rect(size: view.frame.size)
    return view.tracks.contains { property, track in
      guard var clip = property.shapeClip else { return false }
      clip.amount = bounds.timeline.value(of: track, at: time).x
      let edges = Polygon(clip.outline(in: frame)).edges(movedBy: 0.05)
      return edges.count < 3
        || Polygon(frame).corners.contains { corner in
          edges.contains { $0.distance(of: corner) > 0 }
        }
    }
  }

  /// Whether a shape to which a view is clipped, or one that it is in, has no area at a time, so that nothing is left.
  private func isClippedAway(_ index: Int, at time: Double) -> Bool {
    var next: Int? = index
    while let position = next {
      let view = views[position]
      for (property, track) in view.tracks {
        guard var clip = property.shapeClip else { continue }
        clip.amount = bounds.timeline.value(of: track, at: time).x
        if Polygon(clip.outline(in: Rect(size: view.frame.size))).area <= Self.leastArea {
          return true
        }
      }
      next = view.parent
    }
    return false
  }

  /// What clips a view on an open span of time, or at a time.
  func clipRegions(of index: Int, over span: Interval) -> [MovingRegion] {
    clips[index].compactMap { clip in
      guard clip.part != .clip || clipsContent(clip.view, over: span) else { return nil }
      let outline = outline(of: clip.view, clip.part, over: span)
      return MovingRegion(span: span, outline: outline.span, middle: outline.middle)
    }
  }

  /// Whether the clip of a view clips what is in it: at 0 it does not, however far that is outside.
  private func clipsContent(_ index: Int, over span: Interval) -> Bool {
    [ViewProperty.clip, .clipRadius].contains { property in
      guard let track = views[index].tracks[property] else { return false }
      guard span.width > 0 else {
        return bounds.timeline.value(of: track, at: span.middle) != .zero
      }
      let jets = bounds.bounds(of: track, over: span)
      return (0..<4).contains { jets[$0].value != .zero }
    }
  }

  /// What its clips leave of a view at a time; nil if nothing is left.
  func clippedPart(of index: Int, at time: Double) -> Polygon? {
    if isClippedAway(index, at: time) { return nil }
    var part: Polygon? = Polygon(polygon(of: index, at: time))
    for clip in clipRegions(of: index, over: Interval(time)) {
      let edges = Polygon(clip.points).edges(movedBy: 0)
      guard edges.count > 2 else { return nil }
      for edge in edges { part = part?.clipped(to: edge, keepsOutside: false) }
    }
    return part
  }

  /// What is seen of a view at a time; nil if nothing is.
  func seenPart(of index: Int, at time: Double) -> Polygon? {
    guard opacity(of: index, over: Interval(time)).upper > 0, !isTurnedAway(index, at: time)
    else { return nil }
    return clippedPart(of: index, at: time).flatMap { $0.area > Self.leastArea ? $0 : nil }
  }

  /// Whether nothing is seen of a view on all of an open span, as far as its opacity and its back go.
  func isHidden(_ index: Int, over span: Interval) -> Bool {
    opacity(of: index, over: span).upper <= 0 || facing(of: index, over: span).isBack
  }

  /// Whether a view that is not double-sided shows its back at a time, or one that it is in, so that it is not drawn.
  func isTurnedAway(_ index: Int, at time: Double) -> Bool {
    facing(of: index, over: Interval(time)).isBack
  }

  /// Which side of a view is seen on an open span of time, or at a time, if only its front is drawn: whether that is known
  /// to be the front, or known to be the back.
  func facing(of index: Int, over span: Interval) -> (isFront: Bool, isBack: Bool) {
    var isFront = true
    var next: Int? = index
    while let position = next {
      if let track = views[position].tracks[.doubleSided],
        bounds.timeline.value(of: track, at: span.middle).x < 0.5
      {
        let direction = direction(of: position, over: span)
        if direction.upper < 0 { return (false, true) }
        isFront = isFront && direction.lower >= 0
      }
      next = views[position].parent
    }
    return (isFront, false)
  }

  /// What is negative if the back of a view faces the viewer.
  private func direction(of index: Int, over span: Interval) -> Interval {
    let middle = span.middle
    let inner = views[index].direction { track in
      LaneJets(
        bounds.timeline.value(of: track, at: middle),
        velocity: bounds.timeline.velocity(of: track, at: middle))
    }
    guard span.width > 0 else { return inner.value }
    return views[index].direction { bounds.bounds(of: $0, over: span) }
      .tightened(by: inner, span - Interval(middle)).value
  }
}

extension OutlinedView {
  /// What is negative if the back of the view faces the viewer.
  ///
  /// The picture of its plane is turned over then, unless space is mirrored too; see `ViewGeometry.isTurnedAway(by:)`.
  fileprivate func direction(_ lanes: (Timeline.Track) -> LaneJets) -> IntervalJet {
    func jets(_ property: ViewProperty) -> LaneJets {
      tracks[property].map(lanes) ?? LaneJets(property.identityVector)
    }
    let (rotation, depth) = (jets(.rotation), jets(.scale).z)
    if rotation.x == .zero, rotation.y == .zero, depth.value.lower >= 0 { return .one }
    let a = JetPoint(x: .one, y: .zero, z: .zero).rotated(by: rotation)
    let b = JetPoint(x: .zero, y: .one, z: .zero).rotated(by: rotation)
    let normal = a.x * b.y - a.y * b.x
    let longer = max(frame.width, frame.height)
    let strength = jets(.perspective).x
    guard longer > 0, strength != .zero else { return normal * depth }
    // Seen from the eye, the pivot counts, too: it is a point of the plane.
    let (frame, anchor, translation) = (jets(.frame), jets(.anchor), jets(.translation))
    let x =
      frame.x + anchor.x * (frame.z + self.frame.width) + translation.x + -self.frame.width / 2
    let y =
      frame.y + anchor.y * (frame.w + self.frame.height) + translation.y + -self.frame.height / 2
    let near = strength * (1 / longer)
    let toEye = (IntervalJet.one - translation.z * near) * normal
    let aside = b.z * (a.x * y - a.y * x) - a.z * (b.x * y - b.y * x)
    return (toEye + near * aside) * depth
  }
}
