import TransitionKit

extension TextLine {
  /// A custom property with its identity and its composition.
  mutating func customProperty() throws(MotionTextError) -> ViewProperty {
    let name = try quotation("the name of a property in quotation marks")
    try expect(",")
    let compositions: [Composition] = [.add, .multiply, .replace, .constant]
    guard let composition = compositions.first(where: { take("\($0)") }) else {
      throw error(expected: "add, multiply, replace or constant")
    }
    try expect(", at rest")
    var (names, identity): ([String], [Double]) = ([], [])
    repeat {
      names.append(isAtQuotation ? try quotation("the name of a component") : "")
      identity.append(try number("the value at rest", in: -valueLimit...valueLimit))
    } while take(",")
    guard names.count <= 4 else { throw error(expected: "four components at most") }
    return .custom(
      named: name, identity: identity, composition: composition, componentNames: names)
  }

  /// The name of a property.
  mutating func property(of custom: [ViewProperty]) throws(MotionTextError) -> ViewProperty {
    let start = self
    if isAtQuotation {
      let name = try quotation("the name of a property")
      let number = take("#") ? try count("a number") : 1
      let same = custom.filter { $0.name == name }
      guard number >= 1, number <= same.count else {
        throw start.error(expected: "a custom property that the header has")
      }
      return same[number - 1]
    }
    let name = try word("the name of a property")
    guard let property = ViewProperty.allCases.first(where: { $0.name == name }) else {
      throw start.error(expected: "the name of a property")
    }
    return property
  }

  /// The components of a value that are written, over those of a base.
  mutating func numbers(
    _ components: GoldenComponents, over base: [Double]
  ) throws(MotionTextError) -> [Double] {
    let labels = components.labels
    var numbers = base
    if labels == [""] {
      numbers[0] = try number("a number", of: components)
      return numbers
    }
    if take("rest") { return numbers }
    repeat {
      let lane = try lane(of: labels)
      numbers[lane] = try number("a number", of: components)
    } while take(",")
    return numbers
  }

  /// The name of a component.
  mutating func lane(of labels: [String]) throws(MotionTextError) -> Int {
    guard let lane = labels.indices.first(where: { take(labels[$0]) }) else {
      throw error(expected: "one of the components \(labels.joined(separator: ", "))")
    }
    return lane
  }

  /// A number with the unit of a property.
  mutating func number(
    _ expected: String, of components: GoldenComponents
  ) throws(MotionTextError) -> Double {
    let value = try anyNumber(expected)
    if !components.unit.isEmpty { _ = take(components.unit) }
    return value
  }
}
