import TransitionKit
import TransitionScenes

/// What the ancestors of each element leave to be seen of it, for a page that draws all elements side by side.
struct ElementMasks {
  /// A rectangle in the space of an item, outside which nothing is shown.
  struct Mask: Equatable {
    var rect: Rect
    var cornerRadius: Double
  }

  private var masks: [Mask?] = []

  /// The mask of an item of the list.
  subscript(index: Int) -> Mask? { masks.indices.contains(index) ? masks[index] : nil }

  /// Finds the masks for a list and the frame that it is of.
  mutating func update<ID>(from list: SceneDrawList<ID>, _ frame: SceneFrame<ID>) {
    masks.removeAll(keepingCapacity: true)
    for item in list.items {
      guard let parent = item.parent, parent < masks.count else {
        masks.append(nil)
        continue
      }
      if case .piece = item.drawing.view {
        // A piece is where its element is, and anywhere in it.
        masks.append(nil)
        continue
      }
      var mask = masks[parent]
      let outer = list.items[parent]
      if outer.clips {
        let own = Mask(
          rect: outer.drawing.layoutFrame, cornerRadius: outer.drawing.cornerRadius)
        mask = mask.map { $0.intersected(with: own) } ?? own
      }
      guard let element = frame[item.id] else {
        masks.append(nil)
        continue
      }
      // The origins that carry a page are between it and its container, and clip it.
      for origin in element.origins.reversed() {
        let own = Mask(rect: origin.frame, cornerRadius: 0)
        mask = mask?.moved(back: origin.transform, from: .zero)?.intersected(with: own) ?? own
      }
      let step = element.state.transform(size: element.frame.size)
      masks.append(mask?.moved(back: step, from: element.frame.origin))
    }
  }
}

extension ElementMasks.Mask {
  fileprivate func intersected(with other: Self) -> Self {
    let (a, b) = (rect, other.rect)
    let (left, top) = (max(a.origin.x, b.origin.x), max(a.origin.y, b.origin.y))
    let right = min(a.origin.x + a.width, b.origin.x + b.width)
    let bottom = min(a.origin.y + a.height, b.origin.y + b.height)
    let common = Rect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
    // Corners that only one of the two has cut are round only there.
    return Self(
      rect: common, cornerRadius: common == a ? cornerRadius : common == b ? other.cornerRadius : 0)
  }

  /// The mask in the space of what is inside; nil if that is rotated or tilted, so that no rectangle is like it.
  ///
  /// - Parameters:
  ///   - matrix: what leads from the space inside to its frame.
  ///   - origin: the origin of that frame, in the space of the mask.
  fileprivate func moved(back matrix: Transform, from origin: Point) -> Self? {
    guard matrix.m12 == 0, matrix.m21 == 0, matrix.m14 == 0, matrix.m24 == 0, matrix.m44 == 1,
      matrix.m11 > 0, matrix.m22 > 0
    else { return nil }
    let moved = Rect(
      x: (rect.origin.x - origin.x - matrix.m41) / matrix.m11,
      y: (rect.origin.y - origin.y - matrix.m42) / matrix.m22,
      width: rect.width / matrix.m11, height: rect.height / matrix.m22)
    return Self(rect: moved, cornerRadius: cornerRadius / min(matrix.m11, matrix.m22))
  }
}
