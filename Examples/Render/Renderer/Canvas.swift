/// A colour whose red, green and blue are multiplied by its alpha.
public struct Pixel: Equatable, Sendable {
  public var red: Float = 0
  public var green: Float = 0
  public var blue: Float = 0
  public var alpha: Float = 0

  static func * (a: Pixel, factor: Float) -> Pixel {
    Pixel(
      red: a.red * factor, green: a.green * factor, blue: a.blue * factor, alpha: a.alpha * factor)
  }

  static func + (a: Pixel, b: Pixel) -> Pixel {
    Pixel(
      red: a.red + b.red, green: a.green + b.green, blue: a.blue + b.blue, alpha: a.alpha + b.alpha)
  }

  /// This colour over another one.
  func over(_ below: Pixel) -> Pixel { alpha >= 1 ? self : self + below * (1 - alpha) }

  /// The largest difference of a channel.
  public func difference(from other: Pixel) -> Float {
    max(
      abs(red - other.red), abs(green - other.green), abs(blue - other.blue),
      abs(alpha - other.alpha))
  }
}

/// A picture in memory, clear at first.
public struct Canvas: Sendable {
  public let width: Int
  public let height: Int
  public internal(set) var pixels: [Pixel]

  init(width: Int, height: Int, filledWith pixel: Pixel = Pixel()) {
    self.width = width
    self.height = height
    pixels = [Pixel](repeating: pixel, count: width * height)
  }

  /// Draws another picture of the same size over this one.
  mutating func draw(_ other: Canvas, opacity: Double) {
    let factor = Float(opacity)
    for index in pixels.indices where other.pixels[index].alpha > 0 {
      pixels[index] = (other.pixels[index] * factor).over(pixels[index])
    }
  }

  /// Leaves as much of each pixel as a mask has alpha there.
  mutating func clip(to mask: Canvas) {
    for index in pixels.indices where mask.pixels[index].alpha < 1 {
      pixels[index] = pixels[index] * mask.pixels[index].alpha
    }
  }
}
