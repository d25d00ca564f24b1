/// How far a view would jump because its anchor changes, and how fast: its translation takes that up, so that its corners
/// stay where they are.
struct AnchorDisplacement: Sendable {
  private let value: SIMD4<Double>
  private let velocity: SIMD4<Double>
  /// How long the scale or the rotation has been moving, in seconds.
  private let duration: Double

  /// With the linear part L of the matrix of a state, a point x appears at A + L (x - A) + translation. So the translation
  /// has to grow by (1 - L) times the difference of the old anchor and the new one.
  init(
    from old: SIMD4<Double>, to new: SIMD4<Double>, size: Size, scale: ShownMotion,
    rotation: ShownMotion
  ) {
    let difference = (old - new) * SIMD4(size.width, size.height, 0, 0)
    let scaled = difference * scale.value
    let turned = rotated(scaled, by: rotation.value, at: rotation.velocity)
    let stretched = rotated(difference * scale.velocity, by: rotation.value, at: .zero)
    value = (difference - turned.value).clamped
    velocity = (-(turned.velocity + stretched.value)).clamped
    duration = max(scale.durations.max(), rotation.durations.max())
  }

  /// Adds it to what is shown of the translation.
  func add(to shown: inout ShownMotion) {
    shown.value = (shown.value + value).clamped
    shown.velocity = (shown.velocity + velocity).clamped
    guard duration > 0 else { return }
    let moving = velocity .!= 0
    shown.durations.replace(
      with: pointwiseMax(shown.durations, SIMD4(repeating: duration)), where: moving)
  }
}

/// A vector after a rotation by another one, and its rate of change as that one changes.
///
/// Source: Rodrigues' rotation formula, x + a (w × x) + b (w × (w × x)) with a = sin θ / θ and b = (1 - cos θ) / θ², and its
/// derivative.
private func rotated(
  _ x: SIMD4<Double>, by w: SIMD4<Double>, at rate: SIMD4<Double>
) -> (value: SIMD4<Double>, velocity: SIMD4<Double>) {
  let square = (w * w).sum()
  let angle = square.squareRoot()
  let product = (w * rate).sum()
  let a: Double
  let b: Double
  let aRate: Double
  let bRate: Double
  if angle > 0.01 {
    let (s, c) = Double.sinAndCos(angle)
    (a, b) = (s / angle, (1 - c) / square)
    aRate = product / angle * (angle * c - s) / square
    bRate = product / angle * (angle * s - 2 * (1 - c)) / (square * angle)
  } else {
    // Where the differences above lose digits, the first terms of the series are exact to 1e-16.
    a = 1 - square / 6 * (1 - square / 20)
    b = 0.5 - square / 24 * (1 - square / 30)
    aRate = -product / 3 * (1 - square / 10 * (1 - square / 28))
    bRate = -product / 12 * (1 - square / 15 * (1 - square / 37.333333333333336))
  }
  let wx = cross(w, x)
  let wwx = cross(w, wx)
  let value = x + wx * a + wwx * b
  let velocity =
    wx * aRate + cross(rate, x) * a + wwx * bRate + (cross(rate, wx) + cross(w, cross(rate, x))) * b
  return (value, velocity)
}

private func cross(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
  SIMD4(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x, 0)
}
