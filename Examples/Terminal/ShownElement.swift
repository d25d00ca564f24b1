import TransitionScenes

/// Where an element is on screen, with the effects of everything that it is in.
public struct ShownElement<ID: Hashable & Sendable> {
  /// The element as the frame has it.
  public let element: SceneFrame<ID>.Element

  /// The rectangle on screen.
  public let rect: Rect

  /// The opacity on screen.
  public let opacity: Double

  /// What is seen of the screen through everything that clips the element; nil if nothing does.
  public let clip: Rect?
}

extension SceneFrame {
  /// The elements on screen, from back to front.
  public var shownElements: [ShownElement<ID>] {
    var ancestors: [ID: Ancestor] = [:]
    return elements.map { element in
      let parent = element.parent.flatMap { ancestors[$0] } ?? Ancestor()
      let matrix = element.transform.concatenating(parent.matrix)
      let opacity = element.visibleOpacity * parent.opacity
      // Nothing in these examples rotates, so two corners are enough.
      let size = element.contentSize
      let first = matrix.apply(to: Point(x: 0, y: 0))
      let last = matrix.apply(to: Point(x: size.width, y: size.height))
      let rect = Rect(
        x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
      let around = element.clip(in: parent)
      let clip = element.clips ? around?.intersected(with: rect) ?? rect : around
      ancestors[element.id] = Ancestor(matrix: matrix, opacity: opacity, clip: clip)
      return ShownElement(element: element, rect: rect, opacity: opacity, clip: around)
    }
  }
}

/// The effects of an element on those in it.
private struct Ancestor {
  var matrix = Transform.identity
  var opacity = 1.0
  var clip: Rect?
}

extension SceneFrame.Element {
  /// What is seen of the screen through everything around the element, and through the origins that carry it.
  fileprivate func clip(in parent: Ancestor) -> Rect? {
    var (clip, matrix) = (parent.clip, parent.matrix)
    for origin in origins.reversed() {
      matrix = origin.transform.concatenating(matrix)
      let first = matrix.apply(to: origin.frame.origin)
      let last = matrix.apply(to: Point(x: origin.frame.width, y: origin.frame.height))
      let rect = Rect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
      clip = clip?.intersected(with: rect) ?? rect
    }
    return clip
  }

  /// The size of the content before ``transform``.
  fileprivate var contentSize: Size {
    switch resizing {
    case .relayout, .none: frame.size
    case .stretch, .fit, .fill: finalFrame.size
    }
  }
}

extension Rect {
  /// The part of two rectangles that is in both.
  public func intersected(with other: Rect) -> Rect {
    let (left, top) = (max(origin.x, other.origin.x), max(origin.y, other.origin.y))
    let right = min(origin.x + width, other.origin.x + other.width)
    let bottom = min(origin.y + height, other.origin.y + other.height)
    return Rect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
  }
}
