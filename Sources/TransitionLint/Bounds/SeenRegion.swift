import TransitionKit

/// What is seen of a view on a span of time: its outline, and the outlines of what it is clipped to.
struct SeenRegion {
  let outline: MovingRegion
  let clips: [MovingRegion]

  private var all: [MovingRegion] { [outline] + clips }

  /// Whether nothing is seen on all of the span.
  var isEmpty: Bool {
    if all.contains(where: { $0.outline.isEmpty }) { return true }
    let all = all
    return all.indices.contains { first in
      all.indices.contains { second in
        second > first
          && all[first].isApart(from: all[second], within: OutlinedViews.leastOverlap)
      }
    }
  }

  /// How far what is seen may be beyond a rectangle: each side is known from the outline or from a clip.
  func excess(beyond rect: Rect) -> Double {
    let all = all
    return SeenRegion.sides(of: rect).reduce(-Double.infinity) { worst, side in
      let least = all.reduce(Double.infinity) { least, region in
        guard !region.outline.isBehindEye else { return least }
        return min(
          least,
          region.outline.corners.reduce(-Double.infinity) { farthest, corner in
            let along = side.isHorizontal ? corner.x.value : corner.y.value
            return max(
              farthest, side.sign > 0 ? along.upper - side.limit : side.limit - along.lower)
          })
      }
      return max(worst, least)
    }
  }

  /// Whether what is seen never overlaps something else that is seen by more than a distance.
  func isApart(from other: SeenRegion, within distance: Double) -> Bool {
    all.contains { one in other.all.contains { one.isApart(from: $0, within: distance) } }
  }

  /// The lines around what is covered on all of the span; nil if nothing is known to be.
  func core(widenedBy distance: Double) -> [Polygon.Line]? {
    outline.core(widenedBy: distance).flatMap { clipped($0, widenedBy: distance) }
  }

  /// Lines with those of the clips; nil if nothing is known to be inside of them.
  func clipped(_ lines: [Polygon.Line], widenedBy distance: Double) -> [Polygon.Line]? {
    var lines = lines
    for clip in clips {
      guard let core = clip.core(widenedBy: distance), core.count > 2 else { return nil }
      lines += core
    }
    return lines
  }

  private typealias Side = (isHorizontal: Bool, sign: Double, limit: Double)

  private static func sides(of rect: Rect) -> [Side] {
    [
      (true, -1, rect.origin.x), (true, 1, rect.origin.x + rect.width),
      (false, -1, rect.origin.y), (false, 1, rect.origin.y + rect.height),
    ]
  }
}

extension OutlinedViews {
  /// What is seen of a view on an open span of time, as far as outlines and clips go.
  func seenRegion(of index: Int, over span: Interval) -> SeenRegion {
    SeenRegion(outline: region(of: index, over: span), clips: clipRegions(of: index, over: span))
  }
}
