/// A line of source code.
///
/// A function that makes a transition takes the line of its caller as a default argument:
/// `AtomicTransition.move(edge: .leading)` knows it, and so does everything that a built-in such as
/// `NavigationTransition.push(edge: .leading)` is made of. In Swift a static property cannot know where it is
/// read, so `.opacity` and `.slide` have no line. Most properties have a function that does the same:
/// `.opacity(0)`, `.move(axis: .horizontal)`.
package struct SourceSite: Sendable, CustomStringConvertible {
  /// The module and file, as `#fileID` gives it.
  package let fileID: StaticString

  /// The line, counted from 1.
  package let line: UInt

  /// The file and line, such as `MyApp/Swing.swift:12`.
  package var description: String { "\(fileID):\(line)" }
}

extension SourceSite {
  /// Whether the line is one of this library, which is of no use to the caller.
  var isInLibrary: Bool {
    fileID.withUTF8Buffer { file in
      modules.contains { module in module.withUTF8Buffer { file.starts(with: $0) } }
    }
  }
}

/// The modules of this library whose functions make transitions.
private let modules: [StaticString] = [
  "TransitionKit/", "TransitionPorting/", "TransitionScenes/", "TransitionControllers/",
]
