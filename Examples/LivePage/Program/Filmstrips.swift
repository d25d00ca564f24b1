import Foundation
import TransitionExport
import TransitionKit

/// Pictures of some transitions, for those who see the page without a script.
enum Filmstrips {
  /// A figure for each transition.
  static var markup: String {
    let container = Container(size: Size(width: 390, height: 844))
    return transitions.map { title, transition in
      let compiled = transition.compile(for: .push, in: container)
      let picture = Presentation(compiled, named: title).exported(as: .filmstrip(frames: 4))
        .document
      return """
        <figure><img alt="Four frames of \(title)" src='data:image/svg+xml,\(escaped(withEachCardOnce(picture)))'>\
        <figcaption>\(title)</figcaption></figure>
        """
    }.joined(separator: "\n")
  }

  private static let transitions: [(String, NavigationTransition)] = [
    ("swing", .swing.animation(.bouncy)), ("zoom", .zoom.animation(.smooth)),
    ("cover", .cover.animation(.smooth)),
  ]

  /// A picture that draws a card where it first shows it, and uses that one in the other frames: less than half of the text.
  ///
  /// Cards are groups that begin with a rectangle and have no groups inside.
  private static func withEachCardOnce(_ picture: String) -> String {
    var (names, text) = ([Substring: String](), "")
    var rest = picture[...]
    while let start = rest.firstRange(of: "<g><rect"),
      let end = rest[start.lowerBound...].firstRange(of: "</g>")
    {
      let card = rest[start.lowerBound..<end.upperBound]
      text += rest[..<start.lowerBound]
      if let name = names[card] {
        text += "<use href=\"#\(name)\"/>"
      } else {
        let name = "card\(names.count)"
        names[card] = name
        text += "<g id=\"\(name)\"" + card.dropFirst(2)
      }
      rest = rest[end.upperBound...]
    }
    return text + rest
  }

  /// What an address has to encode, inside an attribute in single quotes: a quarter less text than base64.
  private static func escaped(_ picture: String) -> String {
    picture.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "#", with: "%23")
      .replacingOccurrences(of: "'", with: "%27").replacingOccurrences(of: "&", with: "&amp;")
  }
}
