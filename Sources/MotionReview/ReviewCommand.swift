import Foundation

/// The command, but for what it prints.
package enum ReviewCommand {
  /// What the command says, and its exit code: 0 if nothing has changed, and 1 if something has.
  ///
  /// - Parameters:
  ///   - arguments: the arguments after the name of the command.
  ///   - directory: the folder that relative paths begin at.
  package static func run(
    _ arguments: [String], in directory: String
  ) throws(ReviewError) -> (message: String, code: Int32) {
    guard !arguments.contains("--help") else { return (ReviewOptions.usage, 0) }
    let options = try ReviewOptions(arguments)
    let sets = try GoldenSource.read(options, in: directory)
    let review = MotionReview(of: sets.new, since: sets.old)
    let text = ReviewText(
      review, linkPrefix: options.linkPrefix, showsImages: options.showsImages)
    let folder = ReviewFolder(options.output, in: directory)
    try folder.write(text)
    return ("\(folder.reviewPath): \(review.summary)", review.changes.isEmpty ? 0 : 1)
  }
}
