import TransitionKit

extension OutlinedViews {
  /// The corners of what is seen of a view at a time, in their order.
  func polygon(of index: Int, at time: Double) -> [Point] {
    let time = min(max(time, 0), bounds.timeline.duration)
    return corners(of: index, .visible, at: time)
  }

  /// What is seen of a view on an open span of time.
  func region(of index: Int, over span: Interval) -> MovingRegion {
    let outline = outline(of: index, over: span)
    return MovingRegion(span: span, outline: outline.span, middle: outline.middle)
  }

  /// Whether a rotation turns the back of a view to the front at a time, drawn or not.
  func showsBack(_ index: Int, at time: Double) -> Bool {
    let scale = views[index].tracks[.scale].map { bounds.timeline.value(of: $0, at: time) }
    let mirrors = scale.map { $0.x * $0.y * $0.z < 0 } ?? false
    let corners = polygon(of: index, at: time)
    var area = 0.0
    for index in corners.indices {
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      area += a.x * b.y - b.x * a.y
    }
    return (area < 0) != mirrors
  }
}

extension OutlinedViews {
  /// Whether something moves a view, or what it is in. Clipping counts.
  func isMoved(_ index: Int) -> Bool {
    var next: Int? = index
    while let position = next {
      let tracks = views[position].tracks
      let moves = tracks.values.contains { track in
        PropertySet.movement.contains(track.property) && track.segments.contains { $0.moves }
      }
      if moves { return true }
      next = views[position].parent
    }
    return false
  }
}

extension OutlinedViews {
  /// A view and everything that it is in.
  func chain(of index: Int) -> [Int] {
    var chain = [index]
    while let parent = chain.last.flatMap({ views[$0].parent }) { chain.append(parent) }
    return chain
  }

  /// How much work the outline of a view is: the contributions to it and to what it is in, and as much again for its
  /// corners.
  func work(of index: Int) -> Int {
    chain(of: index).reduce(0) { work, index in
      work + 4 + views[index].tracks.values.reduce(0) { $0 + $1.segments.count }
    }
  }
}
