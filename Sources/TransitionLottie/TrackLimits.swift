import TransitionExport
import TransitionKit

// Players differ in what they show for an opacity above 1, for a negative length, and for a clip whose sides
// have crossed.
extension KeyframedTrack {
  /// Whether Lottie has every Bézier curve, with its x in 0...1, and no curve leads to invalid values.
  ///
  /// - Parameter size: the size of the view at rest.
  func staysWithinLimits(in size: Size) -> Bool {
    let limits = property.limits(in: size)
    return segments.allSatisfy { keyframe, next in
      guard case .bezier(let start, let end) = keyframe.easing else { return true }
      guard (0...1).contains(start.x), (0...1).contains(end.x) else { return false }
      return [min(start.y, end.y, 0), max(start.y, end.y, 1)].allSatisfy { progress in
        limits.allSatisfy { $0(keyframe.value + (next.value - keyframe.value) * progress) >= 0 }
      }
    }
  }

  /// The same track with valid values only: lines stop at the limits.
  package func withinLimits(in size: Size) -> KeyframedTrack {
    let split = property.limits(in: size).reduce(self) { $0.split(at: $1) }
    return split.with(
      split.keyframes.map {
        Keyframe(time: $0.time, value: property.clamped($0.value, in: size), easing: $0.easing)
      })
  }

  /// The track with one more keyframe wherever a line crosses a limit.
  private func split(at limit: (SIMD4<Double>) -> Double) -> KeyframedTrack {
    with(
      keyframes.prefix(1)
        + segments.flatMap { keyframe, next in
          let (a, b) = (limit(keyframe.value), limit(next.value))
          guard case .linear = keyframe.easing, a * b < 0, next.time > keyframe.time else {
            return [next]
          }
          let fraction = a / (a - b)
          return [keyframe.keyframe(at: Point(x: fraction, y: fraction), toward: next), next]
        })
  }
}

extension ViewProperty {
  /// The expressions that must not be negative in a value of the property; each is linear in the value.
  fileprivate func limits(in size: Size) -> [@Sendable (SIMD4<Double>) -> Double] {
    switch self {
    case .opacity: [{ $0.x }, { 1 - $0.x }]
    case .cornerRadius: [{ $0.x }]
    case .layoutScale: [{ $0.x }, { $0.y }]
    case .frame: [{ size.width + $0.z }, { size.height + $0.w }]
    case .clip: [{ 1 - $0.x - $0.z }, { 1 - $0.y - $0.w }]
    case .overlay:
      (0..<4).flatMap { lane -> [@Sendable (SIMD4<Double>) -> Double] in
        [{ $0[lane] }, { 1 - $0[lane] }]
      }
    default: []
    }
  }

  /// The nearest valid value.
  func clamped(_ value: SIMD4<Double>, in size: Size) -> SIMD4<Double> {
    var clamped = visible(value)
    switch self {
    case .layoutScale: (clamped.x, clamped.y) = (max(value.x, 0), max(value.y, 0))
    case .frame: (clamped.z, clamped.w) = (max(value.z, -size.width), max(value.w, -size.height))
    case .clip:
      // A view that is completely clipped has an edge of no width, wherever it is.
      clamped.z = min(value.z, 1 - value.x)
      clamped.w = min(value.w, 1 - value.y)
    default: break
    }
    return clamped
  }
}
