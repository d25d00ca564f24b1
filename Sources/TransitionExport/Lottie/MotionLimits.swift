import TransitionKit

// Players differ in what they make of an opacity above 1, a negative length, or a clip of which the sides
// have crossed.
extension Motion {
  /// Whether every Bézier curve is one that Lottie can say, with its x in 0...1, and none leads to values
  /// that mean nothing.
  var staysWithinLimits: Bool {
    let limits = property.limits
    return zip(keys, keys.dropFirst()).allSatisfy { key, next in
      guard case .bezier(let start, let end) = key.easing else { return true }
      guard (0...1).contains(start.x), (0...1).contains(end.x) else { return false }
      return [min(start.y, end.y, 0), max(start.y, end.y, 1)].allSatisfy { progress in
        limits.allSatisfy { $0(key.value + (next.value - key.value) * progress) >= 0 }
      }
    }
  }

  /// The same motion without values that mean nothing: lines stop at the limits.
  func withinLimits() -> Motion {
    let keys = property.limits.reduce(keys) { split($0, by: $1) }
    return Motion(
      view: view, property: property,
      keys: keys.map {
        Key(time: $0.time, value: property.clamped($0.value), easing: $0.easing)
      }, entry: entry)
  }
}

/// The keyframes, with one more wherever a line crosses a limit.
private func split(
  _ keys: [Motion.Key], by limit: (SIMD4<Double>) -> Double
) -> [Motion.Key] {
  guard let first = keys.first else { return [] }
  return zip(keys, keys.dropFirst()).reduce(into: [first]) { result, pair in
    let (key, next) = pair
    let (a, b) = (limit(key.value), limit(next.value))
    if case .linear = key.easing, a * b < 0, next.time > key.time {
      let share = a / (a - b)
      result.append(
        Motion.Key(
          time: key.time + (next.time - key.time) * share,
          value: key.value + (next.value - key.value) * share))
    }
    result.append(next)
  }
}

extension Property {
  /// What must not be negative in a value of the property; each is linear in the value.
  fileprivate var limits: [@Sendable (SIMD4<Double>) -> Double] {
    switch self {
    case .opacity: [{ $0.x }, { 1 - $0.x }]
    case .cornerRadius: [{ $0.x }]
    case .layoutScale: [{ $0.x }, { $0.y }]
    case .clip: [{ 1 - $0.x - $0.z }, { 1 - $0.y - $0.w }]
    case .overlay:
      (0..<4).flatMap { lane -> [@Sendable (SIMD4<Double>) -> Double] in
        [{ $0[lane] }, { 1 - $0[lane] }]
      }
    default: []
    }
  }

  /// A value, moved to where nothing is negative that must not be.
  func clamped(_ value: SIMD4<Double>) -> SIMD4<Double> {
    var clamped = visible(value)
    switch self {
    case .layoutScale: (clamped.x, clamped.y) = (max(value.x, 0), max(value.y, 0))
    case .clip:
      // A view that is clipped away has an edge of no width, wherever it is.
      clamped.z = min(value.z, 1 - value.x)
      clamped.w = min(value.w, 1 - value.y)
    default: break
    }
    return clamped
  }
}
