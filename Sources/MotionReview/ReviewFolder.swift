import Foundation

/// The folder that a review is written into.
struct ReviewFolder {
  /// The name of the review in the folder.
  static let reviewName = "review.md"

  private let url: URL

  init(_ path: String, in directory: String) {
    url = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: directory + "/"))
  }

  /// The path of the review.
  var reviewPath: String { url.appendingPathComponent(Self.reviewName).relativePath }

  /// Writes a review and its film strips.
  func write(_ text: ReviewText) throws(ReviewError) {
    let (full, part) = (text.full, text.part())
    try write(part ?? full, to: Self.reviewName)
    if part != nil {
      try write(full, to: ReviewText.fullName)
    } else {
      removeFormerText()
    }
    for strips in text.strips {
      for picture in strips.pictures { try write(picture.document, to: picture.path) }
    }
  }

  private func write(_ text: String, to path: String) throws(ReviewError) {
    let file = url.appendingPathComponent(path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw ReviewError(
        "--output: \"\(file.relativePath)\" cannot be written: \(error.localizedDescription)")
    }
  }

  /// Removes the whole text of an earlier review, which this one does not refer to.
  private func removeFormerText() {
    let file = url.appendingPathComponent(ReviewText.fullName)
    guard let text = try? Data(contentsOf: file), text.starts(with: Data("# Review of motion".utf8))
    else { return }
    try? FileManager.default.removeItem(at: file)
  }
}
