import TransitionKit

extension Animation: Codable {
  /// Writes the curve or the spring with all modifiers, as JSON documents of timelines have them.
  ///
  /// A custom animation is a type that no document can contain: encoding one is an error.
  ///
  /// - Parameter encoder: the encoder that the value is written to.
  public func encode(to encoder: any Encoder) throws {
    if case .custom(let custom) = base {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "\(custom) is a custom animation, which no document has"))
    }
    try AnimationDocument(self, sampled: nil).json.encode(to: encoder)
  }

  /// Reads an animation. A number that no animation has is an error that names it.
  ///
  /// - Parameter decoder: the decoder that the value is read from.
  public init(from decoder: any Decoder) throws {
    let document = try AnimationDocument(from: decoder)
    self = try decoder.reading { location throws(TimelineJSONError) in
      try document.animation(at: location)
    }
  }
}
