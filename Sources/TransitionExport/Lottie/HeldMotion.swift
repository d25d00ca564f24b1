import TransitionKit

extension Motion {
  /// The same motion by values that mean something between keyframes too, as players differ in what
  /// they make of the others: opacities in 0...1, lengths of 0 and more, clips that do not cross.
  ///
  /// It needs a motion without lines and steps. A Bézier curve that would leave the limits is followed
  /// by lines.
  func held(within tolerance: Double) -> Motion {
    let limits = property.limits
    guard !limits.isEmpty else { return self }
    var keys: [Key] = []
    var (error, time, shift) = (entry.error, entry.time, entry.shift)
    for (key, next) in zip(self.keys, self.keys.dropFirst()) {
      guard case .bezier(let start, let end) = key.easing,
        ![min(start.y, end.y, 0), max(start.y, end.y, 1)].allSatisfy({ progress in
          limits.allSatisfy { $0(key.value + (next.value - key.value) * progress) >= 0 }
        })
      else {
        keys.append(key)
        continue
      }
      let lines = lines(along: start, end, from: key, to: next, within: tolerance)
      keys += lines.knots.dropLast().map { Key(time: $0.time, value: $0.value) }
      shift = max(shift, lines.shift)
      if lines.error.max() > error { (error, time) = (lines.error.max(), lines.errorTime) }
    }
    keys += self.keys.suffix(1)
    return Motion(
      view: view, property: property,
      keys: limits.reduce(keys) { split($0, by: $1) }.map {
        Key(time: $0.time, value: property.held($0.value), easing: $0.easing)
      },
      entry: Certificate.Entry(
        view: view, property: property, error: error, time: time, shift: shift))
  }

  /// A Bézier curve between two keyframes as straight lines.
  private func lines(
    along start: Point, _ end: Point, from key: Key, to next: Key, within tolerance: Double
  ) -> Polyline {
    let curve = UnitCurve.bezier(startControlPoint: start, endControlPoint: end)
    let (way, duration) = (next.value - key.value, next.time - key.time)
    let distance = magnitude(way) * tolerance
    return Polyline(
      Course(kinks: [key.time, next.time]) { time in
        key.value + way * curve.value(at: (time - key.time) / duration)
      } velocity: { time, _ in
        way * (curve.velocity(at: (time - key.time) / duration) / duration)
      }, within: distance.replacing(with: tolerance, where: distance .== 0))
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
  fileprivate func held(_ value: SIMD4<Double>) -> SIMD4<Double> {
    var held = visible(value)
    switch self {
    case .layoutScale: (held.x, held.y) = (max(value.x, 0), max(value.y, 0))
    case .clip:
      // A view that is clipped away has an edge of no width, wherever it is.
      held.z = min(value.z, 1 - value.x)
      held.w = min(value.w, 1 - value.y)
    default: break
    }
    return held
  }
}
