/// Mixes two premultiplied colors as OKLab does, and says how the mixture changes by progress.
///
/// OKLab is a linear map of the cube roots of what the three kinds of cones respond to. A straight line in it is one
/// between these roots, so that the map itself is not needed. At 0 and 1 the value is exactly that of the end. Beyond
/// them it continues with the slope of the end, because a root has no meaning where alpha passes through 0.
///
/// Sources: B. Ottosson, "A perceptual color space for image processing", 2020, with the numbers of 2021; CSS Color
/// Module Level 4, section 12.3, for the mixture with alpha.
func oklabMix(
  from start: SIMD4<Double>, to end: SIMD4<Double>, at progress: Double
) -> (value: SIMD4<Double>, velocity: SIMD4<Double>) {
  guard canMixInOKLab(start, end) else {
    return (progress == 1 ? end : start + (end - start) * progress, end - start)
  }
  let inner = min(max(progress, 0), 1)
  let (from, to) = (coneRoots(start), coneRoots(end))
  let change = to - from
  let mixed = from + change * inner
  let alpha = mixed.w
  let roots = mixed / alpha
  let squares = roots * roots
  let light = linearLight(squares * roots)
  let lightSlope = linearLight(3 * squares * ((change - roots * change.w) / alpha))
  var (value, velocity) = (SIMD4(0, 0, 0, alpha), SIMD4(0, 0, 0, change.w))
  for lane in 0..<3 {
    let (encoded, slope) = encoded(light[lane])
    value[lane] = encoded * alpha
    velocity[lane] = slope * lightSlope[lane] * alpha + encoded * change.w
  }
  velocity = velocity.clamped
  if inner == 0 { value = start }
  if inner == 1 { value = end }
  return (value + velocity * (progress - inner), velocity)
}

/// Whether OKLab mixes two premultiplied colors otherwise than sRGB does: a clear one has no color, so that the
/// mixture keeps that of the other one.
func canMixInOKLab(_ start: SIMD4<Double>, _ end: SIMD4<Double>) -> Bool {
  min(start.w, end.w) > 1e-6
}

/// The cube roots of the responses of the cones to a premultiplied color, times its alpha.
private func coneRoots(_ color: SIMD4<Double>) -> SIMD4<Double> {
  let straight = unpremultiplied(color)
  var light = SIMD3<Double>.zero
  for lane in 0..<3 { light[lane] = decoded(straight[lane]) }
  let l = 0.4122214708 * light.x + 0.5363325363 * light.y + 0.0514459929 * light.z
  let m = 0.2119034982 * light.x + 0.6806995451 * light.y + 0.1073969566 * light.z
  let s = 0.0883024619 * light.x + 0.2817188376 * light.y + 0.6299787005 * light.z
  return SIMD4(.cbrt(l), .cbrt(m), .cbrt(s), 1) * color.w
}

/// The linear red, green and blue of the responses of the cones, by the exact inverse of the matrix above.
private func linearLight(_ cones: SIMD4<Double>) -> SIMD3<Double> {
  SIMD3(
    4.076741661347994 * cones.x - 3.3077115904081933 * cones.y + 0.2309699287294279 * cones.z,
    -1.2684380040921763 * cones.x + 2.6097574006633715 * cones.y - 0.3413193963102196 * cones.z,
    -0.00419608654183708 * cones.x - 0.7034186144594495 * cones.y + 1.7076147009309446 * cones.z)
}

/// A channel of sRGB as linear light. Source: CSS Color Module Level 4, section 10.2, where negative channels mirror.
private func decoded(_ channel: Double) -> Double {
  let magnitude = abs(channel)
  if magnitude <= 0.04045 { return channel / 12.92 }
  return Double(signOf: channel, magnitudeOf: .pow((magnitude + 0.055) / 1.055, 2.4))
}

/// Linear light as a channel of sRGB, and the derivative of that.
private func encoded(_ light: Double) -> (channel: Double, slope: Double) {
  let magnitude = abs(light)
  if magnitude <= 0.0031308 { return (12.92 * light, 12.92) }
  let power = 1.055 * Double.pow(magnitude, 1 / 2.4)
  return (Double(signOf: light, magnitudeOf: power - 0.055), power / (2.4 * magnitude))
}
