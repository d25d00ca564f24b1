extension GalleryPage: CustomStringConvertible {
  /// The title, and the number of transitions.
  public var description: String {
    "\(title): \(items.count) transition\(items.count == 1 ? "" : "s")"
  }
}

extension GalleryPage.Item: CustomStringConvertible {
  /// The name and the summary.
  public var description: String { "\(name): \(summary)" }
}
