#if hasFeature(Embedded)
  /// Embedded Swift has no decoders: what is read from JSON elsewhere is only written there.
  protocol Decodable {}
#endif
