import TransitionKit

/// A shape, or a fill or a transform of the shapes before it.
indirect enum LottieShape: Encodable {
  case group(name: String, [LottieShape])
  case rectangle(center: LottieProperty, size: LottieProperty, radius: LottieProperty)
  case fill(color: LottieProperty, opacity: LottieProperty)
  case transform(LottieTransform)

  /// A rectangle in one colour.
  static func card(
    named name: String, center: LottieProperty, size: LottieProperty, radius: LottieProperty,
    color: LottieProperty, opacity: LottieProperty = .constant(100)
  ) -> LottieShape {
    .group(
      name: name,
      [
        .rectangle(center: center, size: size, radius: radius),
        .fill(color: color, opacity: opacity),
        // Players use the last shape of a group as its transform.
        .transform(LottieTransform()),
      ])
  }

  private enum CodingKeys: String, CodingKey {
    case type = "!ty"
    case name = "nm"
    case items = "it"
    case center = "p"
    case size = "s"
    case radius = "r"
    case color = "c"
    case opacity = "o"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .group(let name, let items):
      try container.encode("gr", forKey: .type)
      try container.encode(name, forKey: .name)
      try container.encode(items, forKey: .items)
    case .rectangle(let center, let size, let radius):
      try container.encode("rc", forKey: .type)
      try container.encode(center, forKey: .center)
      try container.encode(size, forKey: .size)
      try container.encode(radius, forKey: .radius)
    case .fill(let color, let opacity):
      try container.encode("fl", forKey: .type)
      try container.encode(color, forKey: .color)
      try container.encode(opacity, forKey: .opacity)
    case .transform(let transform):
      try container.encode("tr", forKey: .type)
      try transform.encode(to: encoder)
    }
  }
}
