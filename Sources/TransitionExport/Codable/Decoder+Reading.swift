extension Decoder {
  /// What a document says, with an error of the decoder if it says nothing that can be used.
  func reading<Value>(
    _ read: (DocumentLocation) throws(TimelineJSONError) -> Value
  ) throws -> Value {
    do {
      return try read(DocumentLocation(codingPath))
    } catch {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "\(error)", underlyingError: error))
    }
  }
}
