extension Part {
  /// How many parts the engine has: the first ones of the catalogue. Only the library has the others.
  package static var engineCount: Int { catalogue.count - shapeClips.count }
}
