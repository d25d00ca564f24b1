#if !hasFeature(Embedded)
  import TransitionKit

  extension Part {
    /// The catalogue as JSON, which the page is built with: an object with the `parts` in the order of their indices. Only the
    /// library has those that say so.
    package static var catalogueJSON: String {
      JSON.object([
        "parts": .array(
          catalogue.enumerated().map { $1.json(isInLibrary: $0 >= engineCount) })
      ]).text
    }

    private func json(isInLibrary: Bool) -> JSON {
      .object([
        "name": .string(name), "title": .string(texts.title), "kind": .string(kind.rawValue),
        "group": .string(texts.group), "summary": .string(texts.summary),
        "parameters": .array(parameters.map { $0.json }),
        "children": .array(children.map { $0.json }), "isVariadic": .boolean(isVariadic),
        "isInLibrary": isInLibrary ? .boolean(true) : nil,
      ])
    }
  }

  extension Part.Slot {
    fileprivate var json: JSON {
      .object(["name": .string(name), "kind": .string(kind.rawValue)])
    }
  }

  extension Parameter {
    fileprivate var json: JSON {
      let hasRange = kind == .number || kind == .integer
      return .object([
        "name": .string(name), "kind": .string(kind.rawValue), "value": .number(value),
        "minimum": hasRange ? .number(minimum) : nil, "maximum": hasRange ? .number(maximum) : nil,
        "step": hasRange ? .number(step) : nil, "unit": hasRange ? .string(unit) : nil,
        "choices": kind == .choice ? .strings(choices) : nil,
      ])
    }
  }
#endif
