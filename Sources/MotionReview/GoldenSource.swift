import Foundation

/// Where goldens are read from: a folder, or a commit.
///
/// What is both is a folder; `heads/` before the name of a branch, or `^0` behind any name, tells that a commit is meant.
enum GoldenSource {
  case folder(String)
  case commit(String)

  /// Reads both sides of a review.
  ///
  /// Paths begin at the two folders, or at the root of the repository. A folder of a repository that is compared with a
  /// commit of it stands for that part of the commit.
  ///
  /// - Parameters:
  ///   - options: the two sides, and the part of them that is compared.
  ///   - directory: the folder that relative paths begin at, and in whose repository the commits are.
  static func read(
    _ options: ReviewOptions, in directory: String
  ) throws(ReviewError) -> (old: GoldenSet, new: GoldenSet) {
    let (old, new) = (
      GoldenSource(options.old, in: directory), GoldenSource(options.new, in: directory)
    )
    var sets: (old: GoldenSet, new: GoldenSet)
    switch (old, new) {
    case (.folder(let before), .folder(let now)):
      sets = (
        GoldenSet(folder: before, name: options.old), GoldenSet(folder: now, name: options.new)
      )
    case (.commit, .commit):
      sets = (
        try commit("OLD", options.old, in: directory), try commit("NEW", options.new, in: directory)
      )
    case (.commit, .folder(let folder)):
      sets.old = try commit("OLD", options.old, in: directory)
      sets.new = part(of: &sets.old, in: folder, named: options.new, directory)
    case (.folder(let folder), .commit):
      sets.new = try commit("NEW", options.new, in: directory)
      sets.old = part(of: &sets.new, in: folder, named: options.old, directory)
    }
    guard let goldens = options.goldens else { return sets }
    sets.old.restrict(to: goldens)
    sets.new.restrict(to: goldens)
    guard !sets.old.files.isEmpty || !sets.new.files.isEmpty else {
      throw ReviewError("--goldens: there is no golden in \"\(goldens)\" of OLD or NEW")
    }
    return sets
  }

  private init(_ text: String, in directory: String) {
    let url = URL(fileURLWithPath: text, relativeTo: URL(fileURLWithPath: directory + "/"))
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    self = isThere && isFolder.boolValue ? .folder(url.path) : .commit(text)
  }

  #if os(Linux) || os(macOS) || os(Windows) || os(Android)

    private static func commit(
      _ argument: String, _ name: String, in directory: String
    ) throws(ReviewError) -> GoldenSet {
      do {
        let repository = try GitRepository(at: directory)
        let commit = try repository.commit(named: name)
        let files = try repository.files(of: commit, endingWith: GoldenSet.suffix)
        let contents = try repository.contents(of: Set(files.map(\.blob)))
        var goldens = GoldenSet(name: "\(name) (\(commit.prefix(12)))")
        for file in files {
          goldens.files[file.path] =
            contents[file.blob].map { .text($0) }
            ?? .unreadable(reason: "git does not have its content")
        }
        return goldens
      } catch {
        throw ReviewError(
          "\(argument): \"\(name)\" is no folder, and cannot be read as a commit (\(error))")
      }
    }

    /// The goldens of a folder, and what a commit has in it if it is a folder of the repository.
    private static func part(
      of commit: inout GoldenSet, in folder: String, named name: String, _ directory: String
    ) -> GoldenSet {
      guard let repository = try? GitRepository(at: directory),
        let inner = try? GitRepository(at: folder), inner.root == repository.root,
        let prefix = try? inner.prefix()
      else { return GoldenSet(folder: folder, name: name) }
      commit.restrict(to: String(prefix.dropLast()))
      return GoldenSet(folder: folder, name: name, prefix: prefix)
    }

  #else

    private static func commit(
      _ argument: String, _ name: String, in directory: String
    ) throws(ReviewError) -> GoldenSet {
      throw ReviewError("\(argument): \"\(name)\" is no folder, and this system has no git")
    }

    private static func part(
      of commit: inout GoldenSet, in folder: String, named name: String, _ directory: String
    ) -> GoldenSet {
      GoldenSet(folder: folder, name: name)
    }

  #endif
}
