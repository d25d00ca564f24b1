import Foundation

extension GoldenSet {
  /// Reads the goldens of a folder and of the folders in it, but for hidden ones.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder.
  ///   - name: the folder, as a reader knows it.
  ///   - prefix: what the paths of the goldens begin with.
  init(folder: String, name: String, prefix: String = "") {
    self.init(name: name)
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return }
    while let path = walk.nextObject() as? String {
      let parts = path.split { $0 == "/" || $0 == Self.separator }
      if parts.last?.hasPrefix(".") == true {
        // Among them are the folders in which packages are built.
        walk.skipDescendants()
      } else if path.hasSuffix(Self.suffix) {
        let full = URL(fileURLWithPath: folder).appendingPathComponent(path).path
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
        if isFolder.boolValue { continue }
        let data = FileManager.default.contents(atPath: full)
        files[prefix + parts.joined(separator: "/")] =
          data.map { .text($0) } ?? .unreadable(reason: "the file cannot be read")
      }
    }
  }

  #if os(Windows)
    private static let separator: Character = "\\"
  #else
    private static let separator: Character = "/"
  #endif
}
