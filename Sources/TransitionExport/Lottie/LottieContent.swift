import TransitionKit

/// What a layer shows: a card, what lies over it, and what fades it.
struct LottieContent {
  /// A colour that lies over the card.
  struct Overlay {
    let color: LottieProperty
    let opacity: LottieProperty
  }

  /// The middle of the card in the coordinates of the layer.
  private(set) var center: Point
  private let size: LottieProperty
  private let radius: LottieProperty
  private let color: [Double]

  /// What lies over the card, with the topmost first.
  var overlays: [Overlay] = []

  /// The innermost view that fades, which may be one that the layer is a piece of: layers do not inherit the
  /// opacity of those that move them.
  private(set) var fading: (view: ViewID, opacity: LottieProperty)?

  /// The views that fade as well, which a layer with one opacity cannot show.
  private(set) var unfaded: [ViewID] = []

  init(center: Point, size: LottieProperty, radius: LottieProperty, color: [Double]) {
    self.center = center
    self.size = size
    self.radius = radius
    self.color = color
  }

  /// The same content in the coordinates of a piece.
  func moved(by origin: Point) -> LottieContent {
    var content = self
    content.center = Point(x: center.x - origin.x, y: center.y - origin.y)
    return content
  }

  /// Lets a view fade the content, instead of what it is a piece of.
  mutating func fade(_ view: ViewID, _ opacity: LottieProperty) {
    if let outer = fading?.view { unfaded.append(outer) }
    fading = (view, opacity)
  }

  /// The shapes of a layer.
  var shapes: [LottieShape] {
    let center = Point(x: LottieNumber.tidy(center.x), y: LottieNumber.tidy(center.y))
    return overlays.map {
      .card(
        named: "overlay", center: center, size: size, radius: radius, color: $0.color,
        opacity: $0.opacity)
    } + [
      .card(
        named: "card", center: center, size: size, radius: radius, color: .still(.vector(color)))
    ]
  }
}
