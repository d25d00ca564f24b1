/// What elements of a picture refer to, each different thing once.
struct PictureDefinitions {
  private(set) var elements: [SVGElement] = []
  private var names: [String: String] = [:]

  /// The identifier of a definition, which is added unless there is an equal one.
  mutating func name(of definition: SVGElement) -> String {
    let text = definition.markup
    if let name = names[text] { return name }
    // A letter that the pictures of whole views do not use.
    let name = SVGElement.mark + "p\(elements.count)"
    names[text] = name
    var definition = definition
    definition.set("id", name)
    elements.append(definition)
    return name
  }

  /// A reference to a definition, as attributes such as `clip-path` have it.
  mutating func reference(_ definition: SVGElement) -> String { "url(#\(name(of: definition)))" }
}
