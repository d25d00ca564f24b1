import Foundation

/// Red, green and blue in 0...1.
public struct TerminalColor: Sendable {
  private var channels: SIMD3<Double>

  /// Creates a color from its channels in 0...1.
  public init(_ red: Double, _ green: Double, _ blue: Double) { channels = [red, green, blue] }

  /// A soft color of a hue in 0...1.
  public init(hue: Double) {
    func channel(_ offset: Double) -> Double { 0.56 + 0.34 * cos(2 * .pi * (hue - offset)) }
    self.init(channel(0.02), channel(0.36), channel(0.69))
  }

  /// The color with another one over it.
  public func covered(by other: TerminalColor, opacity: Double) -> TerminalColor {
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

  public static let background = TerminalColor(0.07, 0.08, 0.10)
  public static let black = TerminalColor(0, 0, 0)
  public static let text = TerminalColor(0.97, 0.97, 0.95)
  public static let hint = TerminalColor(0.45, 0.48, 0.54)
}
