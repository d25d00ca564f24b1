import Foundation
import TransitionKit

extension RunLog {
  /// Reads a log that was written as ``json``.
  ///
  /// Unknown keys are ignored. Anything else that the format does not allow throws an error with its location.
  ///
  /// - Parameter json: the text of the document.
  public init(json: String) throws(TimelineJSONError) {
    try self.init(json: Data(json.utf8))
  }

  /// Reads a log that was written as ``json``, in UTF-8.
  ///
  /// Unknown keys are ignored. Anything else that the format does not allow throws an error with its location.
  ///
  /// - Parameter json: the bytes of the document.
  public init(json: Data) throws(TimelineJSONError) {
    try TimelineDocument.Header.check(
      json, format: RunLogDocument.format, version: RunLogDocument.version)
    self = try RunLogDocument.decoded(from: json).log()
  }
}
