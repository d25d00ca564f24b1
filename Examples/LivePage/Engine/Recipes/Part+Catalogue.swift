extension Part {
  /// All parts. Words name them by their index, which may change, and links by their name, which stays.
  package static let catalogue: [Part] =
    screens + movement + appearance + shape + space + pieces + combining + timing + curves + springs
    + animationModifiers

  /// The index of a part by its name.
  static func index(of name: String) -> Int? {
    catalogue.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
  }
}
