import TransitionKit
import TransitionScenes

/// A frame of a scene, and all that is needed to draw it.
public struct SceneDrawing<ID: Hashable & Sendable> {
  public typealias Item = SceneDrawList<ID>.Item

  public let frame: SceneFrame<ID>
  public let list: SceneDrawList<ID>
  /// The pictures of old contents.
  public var pictures: [SceneSnapshot<ID>.Key: Canvas] = [:]
  /// What the elements show.
  public let content: (SceneFrame<ID>.Element) -> SceneContent

  public init(
    frame: SceneFrame<ID>, list: SceneDrawList<ID>,
    pictures: [SceneSnapshot<ID>.Key: Canvas] = [:],
    content: @escaping (SceneFrame<ID>.Element) -> SceneContent
  ) {
    (self.frame, self.list) = (frame, list)
    (self.pictures, self.content) = (pictures, content)
  }

  /// The colour of the content of an item at a point, in fractions of its size.
  func color(of item: Item) -> (Double, Double) -> Pixel {
    guard let element = frame[item.id] else { return { _, _ in Pixel() } }
    let content = content(element)
    return { content.color(at: $0, $1, in: item.layoutSize) }
  }
}

extension Renderer {
  /// The picture of a scene. It keeps a picture for each item while it draws it, so that groups are exact.
  public func picture<ID>(of scene: SceneDrawing<ID>) -> Canvas {
    var canvas = Canvas(width: width, height: height, filledWith: Renderer.background)
    draw(scene.list.items.indices, of: scene, onto: &canvas)
    return canvas
  }

  /// The picture of an element with what is inside it and the old content over it, but without its own state.
  ///
  /// It has the size of the element. What is inside it has the overlay that it takes over from the element.
  public func snapshot<ID>(of id: ID, in scene: SceneDrawing<ID>) -> Canvas {
    guard
      let item = scene.list.items.first(where: { $0.id == id }),
      let inverse = item.drawing.matrix.flattened.inverted()
    else { return Canvas(width: 0, height: 0) }
    let frame = item.drawing.layoutFrame
    var renderer = Renderer(frame.size, scale: scale)
    renderer.view = inverse.concatenating(
      .translation(x: -frame.origin.x, y: -frame.origin.y))
    return renderer.contents(of: item, hasState: false, in: scene)
  }

  /// Draws some items, each with what is inside.
  private func draw<ID>(
    _ range: Range<Int>, of scene: SceneDrawing<ID>, onto canvas: inout Canvas
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let item = scene.list.items[index]
      if !item.drawing.isHidden {
        canvas.draw(layer(of: item, in: scene), opacity: item.drawing.ownOpacity)
      }
      index = item.contents.upperBound
    }
  }

  /// An item and all that is inside, with all its effects but the opacity.
  private func layer<ID>(of item: SceneDrawing<ID>.Item, in scene: SceneDrawing<ID>) -> Canvas {
    var layer = contents(of: item, hasState: true, in: scene)
    applyEffects(of: item.drawing, roundingCorners: false, to: &layer)
    if let id = item.clippedBy, let clipping = scene.list.items.first(where: { $0.id == id }) {
      let drawing = clipping.drawing
      clip(&layer, to: drawing.layoutFrame, radius: drawing.cornerRadius, of: drawing)
    }
    return layer
  }

  /// The content of an item, what is inside it, and its old content over both.
  ///
  /// - Parameter hasState: whether the corners are round, and the overlay is drawn.
  private func contents<ID>(
    of item: SceneDrawing<ID>.Item, hasState: Bool, in scene: SceneDrawing<ID>
  ) -> Canvas {
    let drawing = item.drawing
    let radius = hasState ? drawing.cornerRadius : 0
    var layer: Canvas
    if drawing.pieces.isEmpty {
      layer = content(of: drawing, hasState: hasState, scene.color(of: item))
    } else {
      layer = Canvas(width: width, height: height)
      draw(drawing.pieces, of: scene, onto: &layer)
      if radius > 0 { clip(&layer, to: drawing.layoutFrame, radius: radius, of: drawing) }
    }
    if !item.children.isEmpty {
      var inside = Canvas(width: width, height: height)
      draw(item.children, of: scene, onto: &inside)
      if item.clips { clip(&inside, to: drawing.layoutFrame, radius: radius, of: drawing) }
      layer.draw(inside, opacity: 1)
    }
    drawSnapshot(of: item, radius: radius, in: scene, onto: &layer)
    return layer
  }
}
