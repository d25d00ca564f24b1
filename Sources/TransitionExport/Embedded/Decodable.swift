#if hasFeature(Embedded)
  /// Embedded Swift has no decoders: documents are written there, and compared with what they describe, but their text
  /// is not read.
  protocol Decodable {}
#endif
