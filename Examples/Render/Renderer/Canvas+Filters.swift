import Foundation
import TransitionKit

extension Canvas {
  /// Blurs the picture.
  ///
  /// - Parameter deviation: the standard deviation of the Gaussian, in pixels.
  mutating func blur(_ deviation: Double) {
    guard deviation > 0.05 else { return }
    let reach = min(Int((3 * deviation).rounded(.up)), max(width, height))
    let weights = (-reach...reach).map { exp(-0.5 * pow(Double($0) / deviation, 2)) }
    let sum = weights.reduce(0, +)
    let kernel = weights.map { Float($0 / sum) }
    for y in 0..<height { blur(from: y * width, step: 1, count: width, kernel) }
    for x in 0..<width { blur(from: x, step: width, count: height, kernel) }
  }

  /// Blurs a row or a column.
  private mutating func blur(from start: Int, step: Int, count: Int, _ kernel: [Float]) {
    let line = (0..<count).map { pixels[start + $0 * step] }
    guard line.contains(where: { $0.alpha > 0 }) else { return }
    let reach = kernel.count / 2
    for index in 0..<count {
      var sum = Pixel()
      for other in max(index - reach, 0)...min(index + reach, count - 1)
      where line[other].alpha > 0 {
        sum = sum + line[other] * kernel[other - index + reach]
      }
      pixels[start + index * step] = sum
    }
  }

  /// Changes the brightness, contrast, saturation, hues and how grey colors are, in this order.
  ///
  /// Source: Filter Effects Module Level 1, sections 9.6 and 13.1.
  mutating func filter(_ filters: DrawList.Filters) {
    let (contrast, saturation) = (Float(filters.contrast), Float(filters.saturation))
    let angle = Float(filters.hueRotation.radians)
    let grayscale = Float(filters.grayscale)
    guard filters != .identity else { return }
    let (c, s) = (cos(angle), sin(angle))
    func adjusted(_ value: Float) -> Float {
      let bright = min(max(value + Float(filters.brightness), 0), 1)
      return min(max((bright - 0.5) * contrast + 0.5, 0), 1)
    }
    for index in pixels.indices where pixels[index].alpha > 0 {
      let (pixel, alpha) = (pixels[index], pixels[index].alpha)
      let channels = [pixel.red, pixel.green, pixel.blue].map { adjusted($0 / alpha) }
      let grey = 0.213 * channels[0] + 0.715 * channels[1] + 0.072 * channels[2]
      var final = channels.map { min(max(grey + ($0 - grey) * saturation, 0), 1) }
      if angle != 0 {
        let (r, g, b) = (final[0], final[1], final[2])
        let light = 0.213 * r + 0.715 * g + 0.072 * b
        final = [
          light + c * (r - light) + s * (-0.213 * r - 0.715 * g + 0.928 * b),
          light + c * (g - light) + s * (0.143 * r + 0.140 * g - 0.283 * b),
          light + c * (b - light) + s * (-0.787 * r + 0.715 * g + 0.072 * b),
        ].map { min(max($0, 0), 1) }
      }
      let luminance = 0.2126 * final[0] + 0.7152 * final[1] + 0.0722 * final[2]
      final = final.map { ($0 + (luminance - $0) * grayscale) * alpha }
      pixels[index] = Pixel(red: final[0], green: final[1], blue: final[2], alpha: alpha)
    }
  }

  /// Puts the shadow of the picture behind it.
  ///
  /// - Parameters:
  ///   - deviation: the standard deviation of its blur, in pixels.
  ///   - offset: where it lies, in pixels.
  mutating func addShadow(_ color: Color, deviation: Double, offset: (x: Double, y: Double)) {
    let color = Pixel(color)
    var shadow = Canvas(width: width, height: height)
    let (dx, dy) = (Int(offset.x.rounded()), Int(offset.y.rounded()))
    for y in 0..<height where (0..<height).contains(y - dy) {
      for x in 0..<width where (0..<width).contains(x - dx) {
        shadow.pixels[y * width + x] = color * pixels[(y - dy) * width + x - dx].alpha
      }
    }
    shadow.blur(deviation)
    for index in pixels.indices { pixels[index] = pixels[index].over(shadow.pixels[index]) }
  }
}
