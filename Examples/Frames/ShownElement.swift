import TransitionKit
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
      let opacity = element.state.visibleOpacity * parent.opacity
      // Nothing in these examples rotates, so two corners are enough.
      let size = element.contentSize
      let first = matrix.apply(to: Point(x: 0, y: 0))
      let last = matrix.apply(to: Point(x: size.width, y: size.height))
      let rect = Rect(
        x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
      let clip = element.clips ? parent.clip?.intersected(with: rect) ?? rect : parent.clip
      ancestors[element.id] = Ancestor(matrix: matrix, opacity: opacity, clip: clip)
      return ShownElement(element: element, rect: rect, opacity: opacity, clip: parent.clip)
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
