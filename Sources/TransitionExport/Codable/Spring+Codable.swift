import TransitionKit

extension Spring: Codable {
  /// Writes mass, stiffness and damping, as JSON documents of timelines have them.
  ///
  /// - Parameter encoder: the encoder that the value is written to.
  public func encode(to encoder: any Encoder) throws {
    try SpringDocument(self).json.encode(to: encoder)
  }

  /// Reads mass, stiffness and damping. A number that no spring has is an error that names it.
  ///
  /// - Parameter decoder: the decoder that the value is read from.
  public init(from decoder: any Decoder) throws {
    let document = try SpringDocument(from: decoder)
    self = try decoder.reading { location throws(TimelineJSONError) in
      try document.spring(at: location)
    }
  }
}
