extension Part {
  /// How many parts every module has: the first ones of the catalogue. Only the library has the others.
  package static var commonCount: Int { catalogue.count - shapeClips.count }
}
