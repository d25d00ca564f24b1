/// A place in a document, which becomes text only when something is wrong there.
indirect enum DocumentPlace {
  case document
  case key(String, of: DocumentPlace)
  case index(Int, of: DocumentPlace)

  subscript(key: String) -> DocumentPlace { .key(key, of: self) }

  subscript(index: Int) -> DocumentPlace { .index(index, of: self) }

  /// Makes a place of the path that a decoder has gone.
  init(_ path: [any CodingKey]) {
    self = path.reduce(.document) { place, key in
      key.intValue.map { place[$0] } ?? place[key.stringValue]
    }
  }

  /// The error that something else than what is expected stands here.
  func error(_ found: String, expected: String) -> TimelineJSONError {
    TimelineJSONError(place: "\(self)", found: found, expected: expected)
  }

  /// Checks a number that stands here.
  ///
  /// - Parameter unit: what the number counts, in words.
  func number(
    _ value: Double, in range: ClosedRange<Double>, _ unit: String = "a number"
  ) throws(TimelineJSONError) -> Double {
    guard range.contains(value) else {
      throw error(
        "\(value)", expected: "\(unit) from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  /// Finds the one of several cases whose name stands here.
  func choice<Choice>(
    _ name: String, of choices: [Choice], named nameOf: (Choice) -> String = { "\($0)" }
  ) throws(TimelineJSONError) -> Choice {
    guard let choice = choices.first(where: { nameOf($0) == name }) else {
      let names = choices.map { "\"\(nameOf($0))\"" }.joined(separator: ", ")
      throw error("\"\(name)\"", expected: "one of \(names)")
    }
    return choice
  }
}

extension DocumentPlace: CustomStringConvertible {
  var description: String {
    switch self {
    case .document: "document"
    case .key(let key, .document): key
    case .key(let key, let place): "\(place).\(key)"
    case .index(let index, let place): "\(place)[\(index)]"
    }
  }
}
