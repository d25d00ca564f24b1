import TransitionKit

extension Color: Codable {
  private enum CodingKeys: String, CodingKey {
    case red, green, blue, alpha
  }

  /// Writes the four components, which are not premultiplied.
  ///
  /// - Parameter encoder: the encoder that the value is written to.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(red, forKey: .red)
    try container.encode(green, forKey: .green)
    try container.encode(blue, forKey: .blue)
    try container.encode(alpha, forKey: .alpha)
  }

  /// Reads the components. Without an alpha the color is opaque.
  ///
  /// - Parameter decoder: the decoder that the value is read from.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      red: try container.decode(Double.self, forKey: .red),
      green: try container.decode(Double.self, forKey: .green),
      blue: try container.decode(Double.self, forKey: .blue),
      alpha: try container.decodeIfPresent(Double.self, forKey: .alpha) ?? 1)
  }
}
