import TransitionKit

/// A spring as it is written in a document.
struct SpringDocument: Decodable {
  let mass: DocumentDouble
  let stiffness: DocumentDouble
  let damping: DocumentDouble
  /// Omitted if it is exactly the one of the constants.
  let spread: DocumentDouble?

  init(_ spring: Spring) {
    mass = DocumentDouble(spring.mass)
    stiffness = DocumentDouble(spring.stiffness)
    damping = DocumentDouble(spring.damping)
    let plain = Spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
    spread = plain.spread == spring.spread ? nil : DocumentDouble(spring.spread)
  }

  var json: JSONValue {
    .object([
      "mass": mass.json, "stiffness": stiffness.json, "damping": damping.json,
      "spread": spread?.json,
    ])
  }

  func spring(at location: DocumentLocation) throws(TimelineJSONError) -> Spring {
    let plain = Spring(
      mass: try location["mass"].number(mass.value, in: 1e-9...1e9),
      stiffness: try location["stiffness"].number(stiffness.value, in: 1e-9...1e9),
      damping: try location["damping"].number(damping.value, in: 0...1e9))
    guard let spread = spread?.value else { return plain }
    // Two roundings of one number: near critical damping the root magnifies the difference.
    let scale = max(plain.spread * plain.spread, plain.stiffness / plain.mass)
    guard spread >= 0, abs(spread * spread - plain.spread * plain.spread) <= 1e-9 * scale else {
      throw location["spread"].error("\(spread)", expected: "\(plain.spread), but for rounding")
    }
    return plain.withSpread(spread)
  }
}
