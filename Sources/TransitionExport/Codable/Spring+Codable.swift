import TransitionKit

extension Spring: Codable {
  /// Writes mass, stiffness and damping, as JSON documents of timelines have them.
  public func encode(to encoder: any Encoder) throws {
    try SpringDocument(self).encode(to: encoder)
  }

  /// Reads mass, stiffness and damping. A number that no spring has is an error that names it.
  public init(from decoder: any Decoder) throws {
    let document = try SpringDocument(from: decoder)
    self = try decoder.reading { location throws(TimelineJSONError) in
      try document.spring(at: location)
    }
  }
}
