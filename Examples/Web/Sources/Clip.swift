import TransitionKit
import TransitionScenes

/// A rectangle outside which nothing is shown, with round corners.
struct Clip: Equatable {
  var rect: Rect
  var radius = 0.0

  /// What is in both. The corners are those of the rectangle that is the result, if it is one of the two.
  func intersected(with other: Clip) -> Clip {
    let common = rect.common(with: other.rect)
    if common == rect { return common == other.rect && other.radius > radius ? other : self }
    return Clip(rect: common, radius: common == other.rect ? other.radius : 0)
  }
}

extension Rect {
  var right: Double { origin.x + width }
  var bottom: Double { origin.y + height }

  /// The part of two rectangles that is in both.
  fileprivate func common(with other: Rect) -> Rect {
    let (left, top) = (max(origin.x, other.origin.x), max(origin.y, other.origin.y))
    let (right, bottom) = (min(right, other.right), min(bottom, other.bottom))
    return Rect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }

  /// Whether a rectangle is inside this one, but for what is too small to be seen.
  func covers(_ other: Rect) -> Bool {
    let slack = 0.01
    return origin.x <= other.origin.x + slack && origin.y <= other.origin.y + slack
      && right >= other.right - slack && bottom >= other.bottom - slack
  }

  /// The rectangle around this one after a matrix without perspective.
  func moved(by matrix: Transform) -> Rect {
    let first = matrix.apply(to: origin)
    let others = [
      matrix.apply(to: Point(x: right, y: origin.y)),
      matrix.apply(to: Point(x: origin.x, y: bottom)),
      matrix.apply(to: Point(x: right, y: bottom)),
    ]
    var (low, high) = (first, first)
    for point in others {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

/// What clips the items of a draw list. The elements of the page are not inside each other, so each one is clipped by itself.
struct Clips {
  /// What clips the children of each item, in the coordinates of the scene.
  private var inside: [Clip?] = []

  mutating func removeAll() { inside.removeAll(keepingCapacity: true) }

  /// Finds what clips the next item, in the coordinates of its element; nil if nothing that is seen does.
  ///
  /// - Parameters:
  ///   - size: the size of the element.
  ///   - stage: what of the scene is seen at all.
  mutating func clip(
    for item: SceneDrawList<ScreenElementID>.Item, in items: [SceneDrawList<ScreenElementID>.Item],
    placedBy matrix: Transform, size: Size, stage: Rect
  ) -> Clip? {
    let drawing = item.drawing
    var around = item.parent.flatMap { inside[$0] }
    func add(_ clip: Clip) { around = around.map { $0.intersected(with: clip) } ?? clip }
    for origin in item.origins { add(Clip(rect: origin.layoutFrame.moved(by: origin.matrix))) }
    if let id = item.clippedBy, let outer = items.first(where: { $0.id == id }) {
      add(outer.drawing.shownClip)
    }
    inside.append(around)
    if item.clips {
      inside[inside.count - 1] =
        around.map { $0.intersected(with: drawing.shownClip) } ?? drawing.shownClip
    }
    let whole = Rect(size: size)
    var clip: Clip?
    let shown = Clip(rect: whole.moved(by: matrix)).intersected(with: Clip(rect: stage)).rect
    if let around, !around.rect.covers(shown) || around.radius > 0 {
      clip = around.seen(from: matrix)
    }
    if let own = drawing.clip {
      let offset = drawing.contentFrame.origin
      let moved = Clip(
        rect: Rect(
          x: own.origin.x - offset.x, y: own.origin.y - offset.y, width: own.width,
          height: own.height), radius: drawing.clipRadius)
      clip = clip.map { $0.intersected(with: moved) } ?? moved
    }
    return clip
  }
}

extension DrawList.Item {
  /// What the item clips its children to, in the coordinates of the scene.
  fileprivate var shownClip: Clip {
    Clip(rect: layoutFrame.moved(by: matrix), radius: cornerRadius * abs(matrix.m11))
  }
}

extension Clip {
  /// This clip of the scene in the coordinates of an element; nil if the element is turned.
  fileprivate func seen(from matrix: Transform) -> Clip? {
    guard abs(matrix.m11) > 1e-9, abs(matrix.m22) > 1e-9, abs(matrix.m12) + abs(matrix.m21) < 1e-9
    else { return nil }
    let (x, y) = (
      (rect.origin.x - matrix.m41) / matrix.m11, (rect.origin.y - matrix.m42) / matrix.m22
    )
    return Clip(
      rect: Rect(x: x, y: y, width: rect.width / matrix.m11, height: rect.height / matrix.m22),
      radius: radius / abs(matrix.m11))
  }
}
