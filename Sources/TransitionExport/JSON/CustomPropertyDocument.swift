import TransitionKit

/// A custom property as it is written in a document.
struct CustomPropertyDocument: Decodable {
  /// The largest number of custom properties, so that a search for each track stays fast.
  static let greatestCount = 256

  let name: String
  let identity: [DocumentDouble]
  let composition: String
  let componentNames: [String]

  private static let compositions: [Composition] = [.add, .multiply, .replace, .constant]

  init(_ property: ViewProperty) {
    name = property.name
    identity = property.identity.components.map { DocumentDouble(clamped: $0) }
    composition = "\(property.composition)"
    componentNames = property.componentNames
  }

  var json: JSONValue {
    .object([
      "name": .string(name), "identity": identity.json, "composition": .string(composition),
      "componentNames": .strings(componentNames),
    ])
  }

  /// The property without its text, which is code.
  func property(at location: DocumentLocation) throws(TimelineJSONError) -> ViewProperty {
    guard !Self.isTaken(name) else {
      throw location["name"].error(
        "\"\(name)\"", expected: "a name that no built-in property has")
    }
    guard (1...4).contains(componentNames.count) else {
      throw location["componentNames"].error(
        "\(componentNames.count) name(s)", expected: "the names of one to four components")
    }
    guard identity.count == componentNames.count else {
      throw location["identity"].error(
        "\(identity.count) number(s)", expected: "\(componentNames.count), one for each component")
    }
    var numbers: [Double] = []
    for (index, number) in identity.enumerated() {
      numbers.append(
        try location["identity"][index].number(number.value, in: -valueLimit...valueLimit))
    }
    return .custom(
      named: name, identity: numbers,
      composition: try location["composition"].choice(composition, of: Self.compositions) {
        "\($0)"
      },
      componentNames: componentNames)
  }

  /// Whether a built-in property has the name: readers of earlier documents would confuse them.
  private static func isTaken(_ name: String) -> Bool {
    ViewProperty.allCases.contains { $0.name == name }
  }

  /// The custom properties of a timeline that a document can contain, without duplicates.
  static func properties(of timeline: Timeline) -> [ViewProperty] {
    var properties: [ViewProperty] = []
    for track in timeline.tracks where !isTaken(track.property.name) {
      guard properties.count < greatestCount else { break }
      if track.property.isCustom, track.property.shapeClip == nil,
        !properties.contains(track.property)
      {
        properties.append(track.property)
      }
    }
    return properties
  }

  /// Reads the list of a document.
  static func properties(
    _ documents: [CustomPropertyDocument]
  ) throws(TimelineJSONError) -> [ViewProperty] {
    let location = DocumentLocation.document["customProperties"]
    guard documents.count <= greatestCount else {
      throw location.error("\(documents.count) properties", expected: "\(greatestCount) at most")
    }
    var properties: [ViewProperty] = []
    for (index, document) in documents.enumerated() {
      let property = try document.property(at: location[index])
      guard !properties.contains(property) else {
        throw location[index].error(
          "\"\(property.name)\" once more",
          expected: "properties that differ in name, identity, composition or components")
      }
      properties.append(property)
    }
    return properties
  }
}
