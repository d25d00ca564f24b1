import TransitionExport
import TransitionKit

/// The unique names of the components of custom properties in CSS.
struct CSSValueNames {
  /// A custom property of CSS, as it is registered so that it can be animated.
  struct Registration {
    let name: String
    let initialValue: String

    var json: JSONValue {
      .object([
        "name": .string(name), "syntax": .string("<number>"), "inherits": .boolean(true),
        "initialValue": .string(initialValue),
      ])
    }

    var rule: String {
      """
      @property \(name) {
        syntax: "<number>";
        inherits: true;
        initial-value: \(initialValue);
      }
      """
    }
  }

  private(set) var registrations: [Registration] = []
  private var names: [ViewProperty: [String]] = [:]

  init(_ timeline: Timeline) {
    var taken: Set<String> = []
    for property in timeline.tracks.map({ $0.property }) where names[property] == nil {
      guard property.isCustom, property.shapeClip == nil else { continue }
      names[property] = property.componentNames.enumerated().map { index, component in
        let words = cssName(component.isEmpty ? property.name : "\(property.name)-\(component)")
        // Sheets have variables for easings.
        let base = "--" + (words.hasPrefix("easing-") ? "t-" : "") + words
        var name = base
        var number = 2
        while !taken.insert(name).inserted {
          name = "\(base)-\(number)"
          number += 1
        }
        registrations.append(
          Registration(name: name, initialValue: decimal(property.identity.components[index])))
        return name
      }
    }
  }

  /// The names of the components of a property; none of a built-in one.
  subscript(property: ViewProperty) -> [String] { names[property] ?? [] }
}

extension Timeline {
  /// The omissions of a format without texts.
  var omittedTexts: [String] {
    tracks.filter { $0.property.text != nil }.map {
      "the text of \(view(of: $0)).\($0.property), which is code"
    }
  }
}
