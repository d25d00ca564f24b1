import TransitionKit

extension Presentation: CustomStringConvertible {
  /// The name, the container, and the timeline.
  public var description: String { "\(name) in \(container): \(timeline)" }
}

extension Export: CustomStringConvertible {
  /// The length of the document, and its accuracy.
  public var description: String { "\(document.utf8.count) bytes\n\(accuracy)" }
}

extension ExportFormat: CustomStringConvertible {
  /// The file extension.
  public var description: String { ".\(fileExtension)" }
}

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

extension ResponsiveStyleSheet: CustomStringConvertible {
  /// The name and the container.
  public var description: String { "\(name) in \(container)" }
}
