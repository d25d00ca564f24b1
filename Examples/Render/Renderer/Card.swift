import TransitionKit

/// What a view shows: a screen with a header, a picture, lines of text and a button.
public struct Card: Sendable {
  let strong: Pixel
  let medium: Pixel
  let soft: Pixel
  let paper: Pixel

  public static let blue = Card(strong: 0x3451C6, medium: 0x8497EA, soft: 0xCDD6FA, paper: 0xF2F5FF)
  public static let orange = Card(
    strong: 0xB8460E, medium: 0xEF9A63, soft: 0xFAD6BD, paper: 0xFFF6EF)

  private init(strong: UInt32, medium: UInt32, soft: UInt32, paper: UInt32) {
    self.strong = Pixel(opaque: strong)
    self.medium = Pixel(opaque: medium)
    self.soft = Pixel(opaque: soft)
    self.paper = Pixel(opaque: paper)
  }

  /// The colour at a point, in fractions of the size of the card.
  func color(at x: Double, _ y: Double) -> Pixel {
    if x < 0.02 || x >= 0.98 || y < 0.01 || y >= 0.99 { return strong }
    if y < 0.14 { return strong }
    guard x >= 0.08, x < 0.92 else { return paper }
    switch y {
    case 0.2..<0.5: return y < 0.4 ? soft : medium
    case 0.56..<0.59: return x < 0.8 ? soft : paper
    case 0.64..<0.67: return x < 0.7 ? soft : paper
    case 0.72..<0.75: return x < 0.5 ? soft : paper
    case 0.85..<0.93: return strong
    default: return paper
    }
  }
}

extension Pixel {
  /// A colour as it is written in CSS.
  public init(opaque number: UInt32) {
    func channel(_ shift: UInt32) -> Float { Float(number >> shift & 0xFF) / 255 }
    self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
  }

  /// A colour of the library.
  init(_ color: Color) {
    self.init(
      red: Float(color.red * color.alpha), green: Float(color.green * color.alpha),
      blue: Float(color.blue * color.alpha), alpha: Float(color.alpha))
  }
}
