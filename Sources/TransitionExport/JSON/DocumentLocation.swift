/// A location in a document, which becomes text only in an error.
indirect enum DocumentLocation {
  case document
  case key(String, of: DocumentLocation)
  case index(Int, of: DocumentLocation)

  subscript(key: String) -> DocumentLocation { .key(key, of: self) }

  subscript(index: Int) -> DocumentLocation { .index(index, of: self) }

  /// The error that the location has an unexpected value.
  func error(_ found: String, expected: String) -> TimelineJSONError {
    TimelineJSONError(location: "\(self)", found: found, expected: expected)
  }

  /// Returns the number at the location, if it is in a range.
  ///
  /// - Parameter unit: the unit of the number, in words.
  func number(
    _ value: Double, in range: ClosedRange<Double>, _ unit: String = "a number"
  ) throws(TimelineJSONError) -> Double {
    guard range.contains(value) else {
      throw error(
        "\(value)", expected: "\(unit) from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  /// Finds the one of several cases with the name at the location.
  func choice<Choice>(
    _ name: String, of choices: [Choice], _ nameOf: (Choice) -> String
  ) throws(TimelineJSONError) -> Choice {
    guard let choice = choices.first(where: { nameOf($0) == name }) else {
      let names = choices.map { "\"\(nameOf($0))\"" }.joined(separator: ", ")
      throw error("\"\(name)\"", expected: "one of \(names)")
    }
    return choice
  }
}

extension DocumentLocation: CustomStringConvertible {
  var description: String {
    switch self {
    case .document: "document"
    case .key(let key, .document): key
    case .key(let key, let location): "\(location).\(key)"
    case .index(let index, let location): "\(location)[\(index)]"
    }
  }
}
