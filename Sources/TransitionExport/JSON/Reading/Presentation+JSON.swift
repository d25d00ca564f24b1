import Foundation

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
