import Foundation

/// The goldens of a folder or of a commit.
package struct GoldenSet: Equatable {
  /// What a golden file is, as far as that is known without reading its text.
  package enum Content: Equatable {
    case text(Data)
    case unreadable(reason: String)
  }

  /// What the ends of the names of goldens are.
  static let suffix = ".motion"

  /// The folder or the commit, as a reader knows it.
  package var name: String

  /// The contents of the files by their paths.
  package var files: [String: Content]

  package init(name: String, files: [String: Content] = [:]) {
    (self.name, self.files) = (name, files)
  }

  /// Leaves out what is in other folders.
  mutating func restrict(to folder: String) {
    guard !folder.isEmpty else { return }
    files = files.filter { $0.key.hasPrefix(folder + "/") }
  }
}
