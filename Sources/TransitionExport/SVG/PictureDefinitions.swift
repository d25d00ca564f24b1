/// The definitions that elements of a picture refer to, without duplicates.
struct PictureDefinitions {
  private(set) var elements: [SVGElement] = []
  private var names: [String: String] = [:]

  /// The identifier of a definition, which is added if there is no equal one.
  mutating func name(of definition: SVGElement) -> String {
    let text = definition.markup
    if let name = names[text] { return name }
    // The pictures of whole views do not use this letter.
    let name = SVGElement.mark + "p\(elements.count)"
    names[text] = name
    var definition = definition
    definition.set("id", name)
    elements.append(definition)
    return name
  }

  /// A reference to a definition, for attributes such as `clip-path`.
  mutating func reference(_ definition: SVGElement) -> String { "url(#\(name(of: definition)))" }
}
