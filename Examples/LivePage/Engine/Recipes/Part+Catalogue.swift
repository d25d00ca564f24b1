extension Part {
  /// All parts. Words name them by their index, which may change, and links by their name, which stays.
  package static let catalogue: [Part] = {
    let common =
      screens + movement + appearance + shape + space + pieces + combining + timing + curves
      + springs + animationModifiers
    // Those that only the library has come last, so that the others have the same index in both modules.
    #if WITHOUT_SHAPE_CLIPS
      return common
    #else
      return common + shapeClips
    #endif
  }()

  /// The index of a part by its name.
  static func index(of name: String) -> Int? {
    catalogue.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
  }
}
