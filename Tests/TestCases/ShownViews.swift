import TransitionKit
import TransitionScenes

/// What is shown of views at one time, by draw lists: independent of the bounds that contracts are decided by.
package struct ShownViews {
  package struct View {
    /// The corners of the view without what its own clip takes away, through all matrices.
    package var corners: [Point]
    /// What is left of it by all clips; empty if nothing is.
    package var part: [Point]
    /// The opacity with those of all that it is in; 0 if it is not drawn.
    package var opacity: Double
  }

  package private(set) var views: [ViewID: View] = [:]
  /// The views on screen, drawn or not.
  package private(set) var present: Set<ViewID> = []

  package init<ID>(_ frame: SceneFrame<ID>, name: (ID) -> ViewID?) {
    let items = SceneDrawList(frame).items
    func layout(_ index: Int) -> [Point] { corners(items[index].drawing.layoutFrame, items[index]) }
    func corners(_ rect: Rect, _ item: SceneDrawList<ID>.Item) -> [Point] {
      rect.corners.map { item.drawing.matrix.apply(to: $0) }
    }
    for (index, item) in items.enumerated() {
      guard let name = name(item.id), views[name] == nil else { continue }
      present.insert(name)
      let own = item.drawing.clip.map { $0.intersected(item.drawing.layoutFrame) }
      let outline = corners(own ?? item.drawing.layoutFrame, item)
      var part = outline
      var position = index
      while true {
        let flight = items[position].clippedBy
        if let flight, let other = items.firstIndex(where: { $0.id == flight }) {
          part = part.clipped(to: layout(other))
        }
        guard let parent = items[position].parent else { break }
        if items[parent].clips { part = part.clipped(to: layout(parent)) }
        if let clip = items[parent].drawing.clip {
          part = part.clipped(to: corners(clip, items[parent]))
        }
        position = parent
      }
      views[name] = View(
        corners: outline, part: part,
        opacity: item.drawing.isHidden ? 0 : item.drawing.opacity)
    }
  }

  package init(_ frame: Timeline.Frame, in container: Container) {
    for item in frame.drawList(in: container).items {
      present.insert(item.view)
      let own = item.clip.map { $0.intersected(item.layoutFrame) } ?? item.layoutFrame
      let outline = own.corners.map { item.matrix.apply(to: $0) }
      views[item.view] = View(
        corners: outline, part: outline, opacity: item.isHidden ? 0 : item.opacity)
    }
  }

  /// What is seen of a view; empty if nothing is.
  package func part(of view: ViewID) -> [Point] {
    guard let view = views[view], view.opacity > 0 else { return [] }
    return view.part.area > 1e-3 ? view.part : []
  }
}

extension Rect {
  fileprivate var corners: [Point] {
    [
      origin, Point(x: origin.x + width, y: origin.y),
      Point(x: origin.x + width, y: origin.y + height), Point(x: origin.x, y: origin.y + height),
    ]
  }

  fileprivate func intersected(_ other: Rect) -> Rect {
    let (left, top) = (max(origin.x, other.origin.x), max(origin.y, other.origin.y))
    let right = max(min(origin.x + width, other.origin.x + other.width), left)
    let bottom = max(min(origin.y + height, other.origin.y + other.height), top)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

// Convex polygons.
extension [Point] {
  /// The sum of the cross products of the edges: twice the area, positive if the corners run clockwise on screen.
  private var turning: Double {
    indices.reduce(0) { sum, index in
      let (a, b) = (self[index], self[(index + 1) % count])
      return sum + a.x * b.y - b.x * a.y
    }
  }

  package var area: Double { abs(turning) / 2 }

  /// The inner sides of the edges: a normal and how far it is along it.
  private func sides(movedInwards distance: Double = 0) -> [(x: Double, y: Double, offset: Double)]
  {
    let sign: Double = turning < 0 ? -1 : 1
    return indices.compactMap { index in
      let (a, b) = (self[index], self[(index + 1) % count])
      let length = ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
      guard length > 1e-12 else { return nil }
      let (x, y) = (-(b.y - a.y) / length * sign, (b.x - a.x) / length * sign)
      return (x, y, x * a.x + y * a.y + distance)
    }
  }

  /// What lies inside of another polygon.
  package func clipped(to other: [Point]) -> [Point] {
    guard other.area > 1e-9 else { return [] }
    var points = self
    for side in other.sides() {
      var kept: [Point] = []
      for index in points.indices {
        let (a, b) = (points[index], points[(index + 1) % points.count])
        let (da, db) = (
          side.x * a.x + side.y * a.y - side.offset, side.x * b.x + side.y * b.y - side.offset
        )
        if da >= 0 { kept.append(a) }
        if (da > 0 && db < 0) || (da < 0 && db > 0) {
          let t = da / (da - db)
          kept.append(Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t))
        }
      }
      points = kept
    }
    return points.count > 2 ? points : []
  }

  /// Whether a point is inside by more than a distance.
  package func contains(_ point: Point, by distance: Double) -> Bool {
    let sides = sides()
    return sides.count > 2
      && sides.allSatisfy { $0.x * point.x + $0.y * point.y - $0.offset > distance }
  }

  /// By how much two polygons overlap, as the shortest way to move them apart; negative if they are apart.
  package func overlap(with other: [Point]) -> Double {
    guard !isEmpty, !other.isEmpty else { return -.infinity }
    func least(_ a: [Point], _ b: [Point]) -> Double {
      a.sides().reduce(Double.infinity) { least, side in
        let farthest = b.reduce(-Double.infinity) {
          Swift.max($0, side.x * $1.x + side.y * $1.y - side.offset)
        }
        return Swift.min(least, farthest)
      }
    }
    return Swift.min(least(self, other), least(other, self))
  }

  /// How far they are beyond a rectangle.
  package func excess(beyond rect: Rect) -> Double {
    reduce(-Double.infinity) { farthest, point in
      Swift.max(
        farthest, Swift.max(rect.origin.x - point.x, point.x - rect.origin.x - rect.width),
        Swift.max(rect.origin.y - point.y, point.y - rect.origin.y - rect.height))
    }
  }
}
