import TransitionKit

/// An animation as it is written in a document: its base, and modifiers from the innermost on.
struct AnimationDocument: Decodable {
  /// The largest number of modifiers, so that sampling stays fast.
  static let greatestModifierCount = 64

  enum Base: Decodable {
    /// Without a duration it never ends.
    case curve(shape: CurveDocument, duration: DocumentDouble?)
    /// The duration is the length of a cycle in repetitions, for readers that cannot compute it; without a duration
    /// the spring never settles.
    case spring(
      constants: SpringDocument, initialVelocity: DocumentDouble, duration: DocumentDouble?)
  }

  enum Modifier: Decodable {
    case delay(seconds: DocumentDouble)
    case speed(factor: DocumentDouble)
    /// Without a count it continues for ever.
    case repetition(count: DocumentInt?, autoreverses: Bool)
    case logicalCompletion(seconds: DocumentDouble)
  }

  let base: Base
  let modifiers: [Modifier]

  /// - Parameter sampled: the straight lines that replace a custom animation.
  init(_ animation: Animation, sampled: SampledAnimation?) {
    if let sampled, sampled.isWhole {
      base = .curve(
        shape: CurveDocument(sampled.curve), duration: DocumentDouble(clamped: sampled.duration))
      modifiers = sampled.delay == 0 ? [] : [.delay(seconds: DocumentDouble(sampled.delay))]
      return
    }
    switch animation.base {
    case .curve(let curve, let duration):
      base = .curve(shape: CurveDocument(curve), duration: Self.duration(duration))
    case .spring(let spring, let velocity):
      base = .spring(
        constants: SpringDocument(spring),
        initialVelocity: DocumentDouble(velocity),
        duration: Self.duration(Animation(base: animation.base).duration))
    case .custom:
      base = .curve(
        shape: CurveDocument(sampled?.curve ?? .linear),
        duration: Self.duration(sampled?.duration ?? 0))
    }
    modifiers = animation.modifiers.map { modifier in
      switch modifier {
      case .delay(let delay): .delay(seconds: DocumentDouble(delay))
      case .speed(let speed): .speed(factor: DocumentDouble(speed))
      case .repetition(let count, let autoreverses):
        .repetition(count: count.map { DocumentInt(max($0, 1)) }, autoreverses: autoreverses)
      case .logicalCompletion(let duration):
        .logicalCompletion(seconds: DocumentDouble(clamped: duration > 0 ? duration : 0))
      }
    }
  }

  private static func duration(_ duration: Double) -> DocumentDouble? {
    duration == .infinity ? nil : DocumentDouble(duration > 0 ? duration : 0)
  }

  var json: JSONValue {
    .object(["base": base.json, "modifiers": .array(modifiers.map { $0.json })])
  }

  func animation(at location: DocumentLocation) throws(TimelineJSONError) -> Animation {
    guard modifiers.count <= Self.greatestModifierCount else {
      throw location["modifiers"].error(
        "\(modifiers.count) modifiers", expected: "\(Self.greatestModifierCount) at most")
    }
    var all: [Animation.Modifier] = []
    for (index, modifier) in modifiers.enumerated() {
      all.append(try modifier.modifier(at: location["modifiers"][index]))
    }
    return Animation(base: try base.base(at: location["base"]), modifiers: all)
  }
}

extension AnimationDocument.Base {
  fileprivate var json: JSONValue {
    switch self {
    case .curve(let shape, let duration):
      .object(["curve": .object(["shape": shape.json, "duration": duration?.json])])
    case .spring(let constants, let initialVelocity, let duration):
      .object([
        "spring": .object([
          "constants": constants.json, "initialVelocity": initialVelocity.json,
          "duration": duration?.json,
        ])
      ])
    }
  }

  fileprivate func base(at location: DocumentLocation) throws(TimelineJSONError) -> Animation.Base {
    switch self {
    case .curve(let shape, let duration):
      let location = location["curve"]
      let seconds = try duration.map { duration throws(TimelineJSONError) in
        try location["duration"].number(
          duration.value, in: 0 ... .greatestFiniteMagnitude, "seconds")
      }
      return .curve(try shape.curve(at: location["shape"]), duration: seconds ?? .infinity)
    case .spring(let constants, let initialVelocity, _):
      let location = location["spring"]
      return .spring(
        try constants.spring(at: location["constants"]),
        initialVelocity: try location["initialVelocity"].number(
          initialVelocity.value, in: -valueLimit...valueLimit))
    }
  }
}

extension AnimationDocument.Modifier {
  fileprivate var json: JSONValue {
    switch self {
    case .delay(let seconds): .object(["delay": .object(["seconds": seconds.json])])
    case .speed(let factor): .object(["speed": .object(["factor": factor.json])])
    case .repetition(let count, let autoreverses):
      .object([
        "repetition": .object(["count": count?.json, "autoreverses": .boolean(autoreverses)])
      ])
    case .logicalCompletion(let seconds):
      .object(["logicalCompletion": .object(["seconds": seconds.json])])
    }
  }

  fileprivate func modifier(
    at location: DocumentLocation
  ) throws(TimelineJSONError) -> Animation.Modifier {
    switch self {
    // Every number in JSON is finite.
    case .delay(let seconds): return .delay(seconds.value)
    case .speed(let factor):
      guard factor.value > 0 else {
        throw location["speed"]["factor"].error("\(factor.value)", expected: "a number above 0")
      }
      return .speed(factor.value)
    case .repetition(let count, let autoreverses):
      if let count = count?.value, count < 1 {
        throw location["repetition"]["count"].error(
          "\(count)", expected: "a whole number of at least 1")
      }
      return .repetition(count: count?.value, autoreverses: autoreverses)
    case .logicalCompletion(let seconds):
      return .logicalCompletion(
        after: try location["logicalCompletion"]["seconds"].number(
          seconds.value, in: 0 ... .greatestFiniteMagnitude, "seconds"))
    }
  }
}
