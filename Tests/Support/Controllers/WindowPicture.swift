import TransitionControllers
import TransitionKit
import TransitionScenes

/// What the screens of one controller look like, from a frame: rectangles with opacities, and origins that carry some of them as
/// one thing. Rotations count as none.
package struct WindowPicture {
  /// A screen, as a chain of what moves it.
  package struct Screen {
    package let id: ScreenElementID
    /// From the outermost to the innermost; the last one is the screen itself.
    let layers: [Layer]
  }

  /// A rectangle that is scaled about its middle, and moved.
  struct Layer {
    let frame: Rect
    let translation: Point
    let scale: Point
    let opacity: Double

    init(_ frame: Rect, _ state: PropertyState) {
      self.frame = frame
      translation = Point(x: state.translation.dx, y: state.translation.dy)
      scale = Point(x: state.scale.x, y: state.scale.y)
      opacity = min(max(state.opacity, 0), 1)
    }

    /// Where a point outside is inside; nil if it is beyond the rectangle.
    func inside(_ point: Point) -> Point? {
      guard scale.x > 0, scale.y > 0 else { return nil }
      let (x, y) = (frame.origin.x + frame.width / 2, frame.origin.y + frame.height / 2)
      let own = Point(
        x: (point.x - x - translation.x) / scale.x + x,
        y: (point.y - y - translation.y) / scale.y + y)
      let isInside =
        own.x >= frame.origin.x && own.x <= frame.origin.x + frame.width
        && own.y >= frame.origin.y && own.y <= frame.origin.y + frame.height
      return isInside ? own : nil
    }

    func outside(_ rect: Rect) -> Rect {
      let (x, y) = (frame.origin.x + frame.width / 2, frame.origin.y + frame.height / 2)
      return Rect(
        x: (rect.origin.x - x) * scale.x + x + translation.x,
        y: (rect.origin.y - y) * scale.y + y + translation.y, width: rect.width * scale.x,
        height: rect.height * scale.y)
    }
  }

  package private(set) var screens: [Screen] = []
  let size: Size

  /// - Parameter controller: the number of the controller.
  package init(_ frame: SceneFrame<ScreenElementID>, controller: Int = 0) {
    size = frame.size
    for element in frame.elements {
      guard element.id.controller == controller, case .screen = element.id.part else { continue }
      let origins = element.origins.reversed().map { Layer($0.frame, $0.state) }
      screens.append(
        Screen(id: element.id, layers: origins + [Layer(element.frame, element.state)]))
    }
  }

  /// Where a screen is shown, and the product of all opacities.
  package func place(of screen: Screen) -> (rect: Rect, opacity: Double) {
    var rect = screen.layers.last?.frame ?? .zero
    for layer in screen.layers.reversed() { rect = layer.outside(rect) }
    return (rect, screen.layers.reduce(1) { $0 * $1.opacity })
  }

  /// How much of each screen a point shows. The rest is the background.
  package func seen(at point: Point) -> [ScreenElementID: Double] {
    seen(at: point, screens[...], depth: 0)
  }

  private func seen(
    at point: Point, _ screens: ArraySlice<Screen>, depth: Int
  ) -> [ScreenElementID: Double] {
    var sums: [ScreenElementID: Double] = [:]
    var left = 1.0
    var end = screens.endIndex
    while end > screens.startIndex {
      var start = end - 1
      let layer = screens[start].layers[depth]
      let isGroup = screens[start].layers.count > depth + 1
      // What one origin carries is one thing.
      while isGroup, start > screens.startIndex, screens[start - 1].layers.count > depth + 1 {
        start -= 1
      }
      defer { end = start }
      guard let inside = layer.inside(point) else { continue }
      let mixed =
        isGroup
        ? seen(at: inside, screens[start..<end], depth: depth + 1) : [screens[start].id: 1.0]
      var opaque = 0.0
      for (id, much) in mixed {
        sums[id, default: 0] += left * much * layer.opacity
        opaque += much * layer.opacity
      }
      left *= 1 - opaque
    }
    return sums
  }

  /// The most of the background that shows at any point, from 0 to 1.
  ///
  /// - Parameter least: gaps that are narrower do not count, in points.
  package func background(ignoringGapsBelow least: Double = 1e-6) -> Double {
    func edges(_ length: Double, _ values: [Double]) -> [Double] {
      ([0, length] + values.filter { $0 > 0 && $0 < length }).sorted()
    }
    var rects: [Rect] = []
    for screen in screens {
      for depth in screen.layers.indices {
        var rect = screen.layers[depth].frame
        for layer in screen.layers[...depth].reversed() { rect = layer.outside(rect) }
        rects.append(rect)
      }
    }
    let xs = edges(size.width, rects.flatMap { [$0.origin.x, $0.origin.x + $0.width] })
    let ys = edges(size.height, rects.flatMap { [$0.origin.y, $0.origin.y + $0.height] })
    var most = 0.0
    for (left, right) in zip(xs, xs.dropFirst()) where right - left > least {
      for (top, bottom) in zip(ys, ys.dropFirst()) where bottom - top > least {
        let seen = seen(at: Point(x: (left + right) / 2, y: (top + bottom) / 2))
        most = max(most, 1 - seen.values.reduce(0, +))
      }
    }
    return most
  }
}
