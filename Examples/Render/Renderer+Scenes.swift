import TransitionKit

/// What an element of a scene shows.
enum SceneContent {
  case plain(UInt32)
  /// A bar with a mark and a line of text.
  case row(UInt32)
  case card(Card)

  /// The colour at a point, in fractions of the size.
  func color(at x: Double, _ y: Double) -> Pixel {
    switch self {
    case .plain(let number): return Pixel(opaque: number)
    case .row(let number):
      if x < 0.12 { return Pixel(opaque: number) }
      return (0.2..<0.7).contains(x) && (0.42..<0.58).contains(y)
        ? Pixel(opaque: number) : Pixel(opaque: 0xFFFFFF)
    case .card(let card): return card.color(at: x, y)
    }
  }
}

extension Renderer {
  /// The picture of a scene. It keeps a picture for each item while it draws it, so that groups are exact.
  func picture<ID>(
    of list: SceneDrawList<ID>, content: (ID) -> SceneContent
  ) -> Canvas {
    var canvas = Canvas(width: width, height: height, filledWith: Renderer.background)
    draw(list.items.indices, of: list, content, onto: &canvas)
    return canvas
  }

  /// Draws some items, each with what is inside.
  private func draw<ID>(
    _ range: Range<Int>, of list: SceneDrawList<ID>, _ content: (ID) -> SceneContent,
    onto canvas: inout Canvas
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let item = list.items[index]
      if !item.drawing.isHidden {
        canvas.draw(layer(of: item, in: list, content), opacity: item.drawing.ownOpacity)
      }
      index = item.contents.upperBound
    }
  }

  /// An item and all that is inside, with all its effects but the opacity.
  private func layer<ID>(
    of item: SceneDrawList<ID>.Item, in list: SceneDrawList<ID>, _ content: (ID) -> SceneContent
  ) -> Canvas {
    let drawing = item.drawing
    var layer: Canvas
    if drawing.pieces.isEmpty {
      layer = self.content(of: drawing, content(item.id).color)
    } else {
      layer = Canvas(width: width, height: height)
      draw(drawing.pieces, of: list, content, onto: &layer)
      if drawing.cornerRadius > 0 {
        clip(&layer, to: drawing.layoutFrame, radius: drawing.cornerRadius, of: drawing)
      }
    }
    if !item.children.isEmpty {
      var inside = Canvas(width: width, height: height)
      draw(item.children, of: list, content, onto: &inside)
      if item.clips {
        clip(&inside, to: drawing.layoutFrame, radius: drawing.cornerRadius, of: drawing)
      }
      layer.draw(inside, opacity: 1)
    }
    applyEffects(of: drawing, roundingCorners: false, to: &layer)
    return layer
  }
}
