import TransitionExport
import TransitionKit

/// The content of a layer: a card, its overlays, and its opacity.
struct LottieContent {
  /// A color over the card.
  struct Overlay {
    let color: LottieProperty
    let opacity: LottieProperty
  }

  /// The middle of the card in the coordinates of the layer.
  private(set) var center: Point
  /// The middle of a card whose frame moves, instead of ``center``. Such a card has no pieces.
  private let movingCenter: LottieProperty?
  private let size: LottieProperty
  private let radius: LottieProperty
  private let color: [Double]

  /// The overlays, with the topmost first.
  var overlays: [Overlay] = []

  /// The innermost view with an opacity, which may be a parent: layers do not inherit the opacity of their parents.
  private(set) var fading: (view: ViewID, opacity: LottieProperty)?

  /// The other views with an opacity, which the layer cannot show, as it has only one.
  private(set) var unfaded: [ViewID] = []

  init(
    center: Point, movingCenter: LottieProperty?, size: LottieProperty, radius: LottieProperty,
    color: [Double]
  ) {
    self.center = center
    self.movingCenter = movingCenter
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

  /// Sets the opacity of the content to that of a view, instead of that of its parent.
  mutating func fade(_ view: ViewID, _ opacity: LottieProperty) {
    if let outer = fading?.view { unfaded.append(outer) }
    fading = (view, opacity)
  }

  /// The shapes of a layer.
  var shapes: [LottieShape] {
    let center =
      movingCenter ?? .constant([LottieNumber.tidy(center.x), LottieNumber.tidy(center.y)])
    return overlays.map {
      .card(
        named: "overlay", center: center, size: size, radius: radius, color: $0.color,
        opacity: $0.opacity)
    } + [
      .card(
        named: "card", center: center, size: size, radius: radius, color: .constant(.vector(color)))
    ]
  }
}
