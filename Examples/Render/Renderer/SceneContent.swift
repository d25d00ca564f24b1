import Foundation
import TransitionKit

/// What an element of a scene shows.
public enum SceneContent: Sendable {
  /// Nothing by itself: the element only holds others.
  case clear
  case plain(UInt32)
  /// A bar with a mark and a line of text.
  case row(UInt32)
  case card(Card)
  /// A landscape under a sun. It covers the element, and is never stretched.
  case photo(sky: UInt32, land: UInt32)
  /// Bars in the place of lines of text, each as a fraction of the width.
  case lines([Double], UInt32)

  /// The colour at a point, in fractions of the size at which the content is laid out.
  func color(at x: Double, _ y: Double, in size: Size) -> Pixel {
    switch self {
    case .clear: return Pixel()
    case .plain(let number): return Pixel(opaque: number)
    case .row(let number):
      if x < 0.12 { return Pixel(opaque: number) }
      return (0.2..<0.7).contains(x) && (0.42..<0.58).contains(y)
        ? Pixel(opaque: number) : Pixel(opaque: 0xFFFFFF)
    case .card(let card): return card.color(at: x, y)
    case .photo(let sky, let land):
      // As wide as it has to be for a height of 1, with the middle at zero.
      let unit = max(size.width / 1.5, size.height)
      let (x, y) = ((x - 0.5) * size.width / unit, (y - 0.5) * size.height / unit)
      if hypot(x - 0.3, y + 0.16) < 0.1 { return Pixel(opaque: 0xFFF3C4) }
      return Pixel(opaque: y > 0.08 + 0.08 * sin(7 * x) ? land : sky)
    case .lines(let widths, let number):
      let line = y * Double(widths.count)
      let index = min(max(Int(line), 0), widths.count - 1)
      let isInside = x < widths[index] && (0.2..<0.75).contains(line - Double(index))
      return isInside ? Pixel(opaque: number) : Pixel()
    }
  }
}
