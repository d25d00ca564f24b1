/// A color in sRGB: red, green, blue and alpha, each nominally from 0 to 1.
///
/// The components are not premultiplied, but interpolation is: half-way from ``white`` to ``clear`` is white
/// with an alpha of 0.5.
public struct Color: Sendable, Hashable {
  /// The red component, nominally 0 to 1.
  public var red: Double
  /// The green component, nominally 0 to 1.
  public var green: Double
  /// The blue component, nominally 0 to 1.
  public var blue: Double
  /// The opacity of the color.
  public var alpha: Double

  /// Makes a color from its components.
  ///
  /// - Parameters:
  ///   - red: the red component in sRGB, nominally from 0 to 1; it is not clamped.
  ///   - green: the green component in sRGB, nominally from 0 to 1; it is not clamped.
  ///   - blue: the blue component in sRGB, nominally from 0 to 1; it is not clamped.
  ///   - alpha: the opacity, from 0 for clear to 1 for opaque; it is not clamped.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A grey between black, 0, and white, 1.
  ///
  /// - Parameters:
  ///   - white: the brightness in sRGB, from 0 for black to 1 for white; it is not clamped.
  ///   - alpha: the opacity, from 0 for clear to 1 for opaque; it is not clamped.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// No color: black without any opacity.
  public static let clear = Color(white: 0, alpha: 0)
  /// Black, which is opaque.
  public static let black = Color(white: 0)
  /// White, which is opaque.
  public static let white = Color(white: 1)

  /// Opaque grey, half-way from black to white.
  public static let gray = Color(white: 0.5)
  /// Opaque red, the primary of sRGB.
  public static let red = Color(red: 1, green: 0, blue: 0)
  /// Opaque green, the primary of sRGB.
  public static let green = Color(red: 0, green: 1, blue: 0)
  /// Opaque blue, the primary of sRGB.
  public static let blue = Color(red: 0, green: 0, blue: 1)

  /// The same color with its alpha multiplied by a factor.
  ///
  /// - Parameter factor: what the alpha is multiplied by: 0 makes the color clear, and 1 keeps it. The
  ///   result is not clamped.
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}

extension Color {
  /// The same color with an alpha of 1.
  package var opaque: Color { Color(red: red, green: green, blue: blue) }
}

extension Color: CustomStringConvertible {
  /// The components, such as `(0, 0, 0, 0.3)`.
  public var description: String {
    "(\(number: red), \(number: green), \(number: blue), \(number: alpha))"
  }
}
