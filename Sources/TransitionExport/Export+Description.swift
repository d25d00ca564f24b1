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
