extension DocumentLocation {
  /// Makes the location of the coding path of a decoder.
  init(_ path: [any CodingKey]) {
    self = path.reduce(.document) { location, key in
      key.intValue.map { location[$0] } ?? location[key.stringValue]
    }
  }
}
