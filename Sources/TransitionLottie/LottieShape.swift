import TransitionExport
import TransitionKit

/// A shape, or a fill or a transform of the shapes before it.
indirect enum LottieShape {
  case group(name: String, [LottieShape])
  case rectangle(center: LottieProperty, size: LottieProperty, radius: LottieProperty)
  case fill(color: LottieProperty, opacity: LottieProperty)
  case transform(LottieTransform)

  /// A rectangle in one color.
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

  var json: JSONValue {
    switch self {
    case .group(let name, let items):
      return .object([
        "ty": .string("gr"), "nm": .string(name), "it": .array(items.map { $0.json }),
      ])
    case .rectangle(let center, let size, let radius):
      return .object([
        "ty": .string("rc"), "p": center.json, "s": size.json, "r": radius.json,
      ])
    case .fill(let color, let opacity):
      return .object(["ty": .string("fl"), "c": color.json, "o": opacity.json])
    case .transform(let transform):
      var object = transform.json
      object["ty"] = .string("tr")
      return .object(object)
    }
  }
}
