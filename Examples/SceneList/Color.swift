import Foundation

/// Red, green and blue in 0...1.
struct Color {
  var channels: SIMD3<Double>

  init(_ red: Double, _ green: Double, _ blue: Double) { channels = [red, green, blue] }

  /// A soft color of a hue in 0...1.
  init(hue: Double) {
    func channel(_ offset: Double) -> Double { 0.56 + 0.34 * cos(2 * .pi * (hue - offset)) }
    self.init(channel(0.02), channel(0.36), channel(0.69))
  }

  /// The color with another one over it.
  func covered(by other: Color, opacity: Double) -> Color {
    var result = self
    result.channels += (other.channels - channels) * opacity
    return result
  }

  /// The channels as bytes.
  var bytes: SIMD3<UInt8> {
    SIMD3<UInt8>(
      clamping: SIMD3<Int>(
        (channels * 255).clamped(lowerBound: .zero, upperBound: .init(repeating: 255)),
        rounding: .toNearestOrEven))
  }

  static let background = Color(0.07, 0.08, 0.10)
  static let text = Color(0.97, 0.97, 0.95)
  static let hint = Color(0.45, 0.48, 0.54)
}
