import TransitionKit

extension UnitCurve: Codable {
  /// Writes the kind of the curve with its numbers, as JSON documents of timelines have it.
  ///
  /// - Parameter encoder: the encoder that the value is written to.
  public func encode(to encoder: any Encoder) throws {
    try CurveDocument(self).json.encode(to: encoder)
  }

  /// Reads a curve. A number that no curve has is an error that names it.
  ///
  /// - Parameter decoder: the decoder that the value is read from.
  public init(from decoder: any Decoder) throws {
    let document = try CurveDocument(from: decoder)
    self = try decoder.reading { location throws(TimelineJSONError) in
      try document.curve(at: location)
    }
  }
}
