/// Colors in the engine are premultiplied: red, green and blue are multiplied by alpha, so that a veil that
/// fades keeps its color. Whatever is linear there, such as interpolation, keyframes and corrections, needs no
/// care; where a color is read, it is divided by its alpha.
///
/// Source: Porter and Duff, "Compositing Digital Images", 1984; CSS Color Module Level 4, section 12.3.
extension ViewProperty {
  /// A value as the engine has it, from one that was written.
  ///
  /// - Parameter value: a value as it was written; one that is not a color is returned as it is.
  package func premultiplied(_ value: SIMD4<Double>) -> SIMD4<Double> {
    isColor ? TransitionKit.premultiplied(value) : value
  }

  /// A value as it is written, from one of the engine. A color without alpha is clear.
  ///
  /// - Parameter value: a value of the engine; one that is not a color is returned as it is.
  package func unpremultiplied(_ value: SIMD4<Double>) -> SIMD4<Double> {
    isColor ? TransitionKit.unpremultiplied(value) : value
  }

  /// A rate of change as the engine has it, from that of a value that was written.
  func premultiplied(velocity: SIMD4<Double>, at value: SIMD4<Double>) -> SIMD4<Double> {
    guard isColor else { return velocity }
    var product = velocity * value.w + value * velocity.w
    product.w = velocity.w
    return product
  }

  /// The rate of change of what is written, from a value of the engine and its rate of change.
  ///
  /// A color without alpha changes its alpha alone.
  ///
  /// - Parameters:
  ///   - velocity: the rate of change of the value of the engine, in its units a second.
  ///   - value: the value of the engine at that moment.
  package func unpremultiplied(
    velocity: SIMD4<Double>, at value: SIMD4<Double>
  ) -> SIMD4<Double> {
    guard isColor else { return velocity }
    var quotient = SIMD4<Double>.zero
    if value.w != 0 { quotient = (velocity - value / value.w * velocity.w) / value.w }
    quotient.w = velocity.w
    return quotient.clamped
  }
}

func premultiplied(_ color: SIMD4<Double>) -> SIMD4<Double> {
  var product = color * color.w
  product.w = color.w
  return product
}

func unpremultiplied(_ color: SIMD4<Double>) -> SIMD4<Double> {
  let alpha = color.w
  guard alpha != 0 else { return .zero }
  // Fully opaque, or black, as most are.
  if alpha == 1 { return color }
  if color.x == 0, color.y == 0, color.z == 0 { return color.clamped }
  return SIMD4(
    factor(of: color.x, by: alpha), factor(of: color.y, by: alpha), factor(of: color.z, by: alpha),
    alpha
  ).clamped
}

/// The number whose product with another one was rounded to this.
///
/// There may be several. The one with few digits is what someone wrote, so that a color at its end is
/// exactly that.
private func factor(of product: Double, by other: Double) -> Double {
  let quotient = product / other
  let short = (quotient * 1e14).rounded() / 1e14
  return short * other == product ? short : quotient
}
