import Foundation
import TransitionKit

extension ExportFormat {
  /// The whole presentation without its conflicts, as JSON. ``Presentation/init(json:)-(String)`` reads it back to the
  /// bit.
  ///
  /// A custom animation is code, which a document cannot contain. It is written as straight lines, and the accuracy
  /// report has their error.
  public static let json = ExportFormat(fileExtension: "json", hasCustomProperties: true) {
    presentation in
    let baking = Baking(presentation.timeline)
    let document = TimelineDocument(presentation, baking)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      let text = String(decoding: try encoder.encode(document), as: UTF8.self)
      return Export(
        document: text, accuracy: AccuracyReport(of: document, baking, for: presentation.timeline))
    } catch {
      var accuracy = AccuracyReport()
      accuracy.omissions = ["everything, as it could not be written: \(error)"]
      return Export(document: "", accuracy: accuracy)
    }
  }
}

extension Presentation {
  /// Reads a presentation that was exported as JSON; it has no conflicts.
  ///
  /// Unknown keys are ignored. Anything else that the format does not allow throws an error with its location.
  ///
  /// - Parameter json: the text of the document.
  public init(json: String) throws(TimelineJSONError) {
    try self.init(json: Data(json.utf8))
  }

  /// Reads a presentation that was exported as JSON, in UTF-8; it has no conflicts.
  ///
  /// Unknown keys are ignored. Anything else that the format does not allow throws an error with its location.
  ///
  /// - Parameter json: the bytes of the document.
  public init(json: Data) throws(TimelineJSONError) {
    try TimelineDocument.Header.check(
      json, format: TimelineDocument.format, version: TimelineDocument.version)
    self = try TimelineDocument.decoded(from: json).presentation()
  }
}
