import TransitionExport
import TransitionKit

/// The classes of the elements of views in a style sheet.
///
/// The id of an element of a scene may have any characters. In its class, only letters, digits and underscores of it
/// remain, at most 40, and a number follows where two would be the same. Without a hyphen, no class is that of another
/// element with a suffix, such as `-frame`.
struct ClassNames {
  private let name: String
  private var elements: [ViewID: String] = [:]

  /// - Parameter name: the class of the container, with which all others start.
  init(_ views: [ViewID], in name: String) {
    self.name = name
    var taken: Set<String> = []
    var counts: [String: Int] = [:]
    for view in views {
      if case .element = view { continue }
      taken.insert(suffix(of: view).lowercased())
    }
    for case .element(let id) in views {
      var plain = String.UnicodeScalarView()
      for scalar in id.unicodeScalars.prefix(40) {
        let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        plain.append(isLetter || ("0"..."9").contains(scalar) ? scalar : "_")
      }
      let base = plain.isEmpty ? "_" : String(plain)
      // Old documents do not tell capital letters from small ones in classes.
      var count = counts[base.lowercased()] ?? 1
      var text = count == 1 ? base : "\(base)_\(count)"
      while !taken.insert(text.lowercased()).inserted {
        count += 1
        text = "\(base)_\(count)"
      }
      counts[base.lowercased()] = count + 1
      elements[.element(id)] = text
    }
  }

  /// The class of the element of a view.
  subscript(view: ViewID) -> String { "\(name)-\(suffix(of: view))" }

  private func suffix(of view: ViewID) -> String {
    if let text = elements[view] { return text }
    if case .piece(let whole, let index) = view, case .element = whole.root {
      return "\(suffix(of: whole))-piece-\(index)"
    }
    return "\(view)".replacingBytes(" ", with: "-")
  }
}
