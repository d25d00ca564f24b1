import TransitionExport
import TransitionKit

extension KeyframedTrack {
  /// The rotation with more keyframes, between which the shortest arcs of CSS stay near the straight lines between
  /// rotation vectors.
  ///
  /// Source: CSS Transforms Module Level 2, "Interpolation of transform functions": spherical linear
  /// interpolation of quaternions.
  ///
  /// - Parameter tolerance: the largest error of the keyframes and the arcs together, as a fraction of the largest range
  ///   of any component. The track itself takes less than half of it.
  func followingSlerp(within tolerance: Tolerance) -> KeyframedTrack {
    let lines = (entry.errors * entry.errors).sum().squareRoot()
    let allowed = tolerance.error(in: largestRange)
    // Where lines alone exceed the tolerance, more keyframes would not help.
    let allowedArcs = max(allowed - lines, allowed / 2)
    var keyframes = self.keyframes.prefix(1).map { $0 }
    var largest = 0.0
    // Thousands of keyframes that go round often would fill any document.
    let mostParts = min(1024, max(65_536 / max(self.keyframes.count, 1), 1))
    for (from, to) in zip(self.keyframes, self.keyframes.dropFirst()) {
      // A jump has no values in between.
      guard to.time > from.time else {
        keyframes.append(Keyframe(time: to.time, value: to.value))
        continue
      }
      var count = 1
      var error = deviation(from.value, to.value, parts: count)
      while error > allowedArcs, count < mostParts {
        count *= 2
        error = deviation(from.value, to.value, parts: count)
      }
      largest = max(largest, error)
      for index in 1...count {
        let fraction = Double(index) / Double(count)
        keyframes.append(from.keyframe(at: Point(x: fraction, y: fraction), toward: to))
      }
    }
    var entry = entry
    // An angle is not larger than the difference of two rotation vectors.
    entry.errors = SIMD4(repeating: lines + largest)
    entry.tolerances = SIMD4(repeating: allowed)
    return KeyframedTrack(view: view, property: property, keyframes: keyframes, entry: entry)
  }
}

extension KeyframedTrack {
  /// The largest range of any component.
  private var largestRange: Double {
    let values = keyframes.map { $0.value }
    guard var low = values.first, var high = values.first else { return 1 }
    for value in values {
      low = low.replacing(with: value, where: value .< low)
      high = high.replacing(with: value, where: value .> high)
    }
    return max((high - low).max(), 1e-9)
  }
}

/// The largest angle between the linear and the spherical interpolation of two rotation vectors, if the segment is
/// divided into equal parts. The angle is 0 at both ends of a part.
private func deviation(_ from: SIMD4<Double>, _ to: SIMD4<Double>, parts: Int) -> Double {
  var largest = 0.0
  for part in 0..<parts {
    func vector(_ fraction: Double) -> SIMD4<Double> {
      from + (to - from) * (Double(part) + fraction) / Double(parts)
    }
    let (a, b) = (quaternion(vector(0)), quaternion(vector(1)))
    for step in 1..<16 {
      let fraction = Double(step) / 16
      largest = max(
        largest, angle(between: slerp(a, b, fraction), and: quaternion(vector(fraction))))
    }
  }
  // Between two of the steps the angle can be somewhat larger.
  return largest * 1.1
}

private func quaternion(_ v: SIMD4<Double>) -> SIMD4<Double> {
  let angle = (v.x * v.x + v.y * v.y + v.z * v.z).squareRoot()
  guard angle > 0 else { return SIMD4(0, 0, 0, 1) }
  let factor = Double.sin(angle / 2) / angle
  return SIMD4(v.x * factor, v.y * factor, v.z * factor, Double.cos(angle / 2))
}

private func slerp(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ fraction: Double) -> SIMD4<Double> {
  let cosine = (a * b).sum()
  let near = cosine < 0 ? -b : b
  let angle = Double.acos(min(abs(cosine), 1))
  guard angle > 1e-9 else { return a + (near - a) * fraction }
  return (a * Double.sin((1 - fraction) * angle) + near * Double.sin(fraction * angle))
    / Double.sin(angle)
}

private func angle(between a: SIMD4<Double>, and b: SIMD4<Double>) -> Double {
  // By the chord, as the arc cosine of nearly 1 has few digits.
  let near = (a * b).sum() < 0 ? -b : b
  let chord = a - near
  return 4 * Double.asin(min((chord * chord).sum().squareRoot() / 2, 1))
}
