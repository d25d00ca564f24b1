import Foundation
import TransitionKit

extension RunLog {
  /// The log as JSON. ``init(json:)-(String)`` reads it back to the bit, apart from ``jsonOmissions``.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    // All numbers are finite, so that the encoder does not fail.
    let data = try? encoder.encode(RunLogDocument(self))
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// What ``json`` cannot say, a sentence each: numbers that are not finite, and animations that are code.
  public var jsonOmissions: [String] {
    entries.enumerated().flatMap { index, entry -> [String] in
      var omissions: [String] = []
      func check(_ velocity: Double?, _ animation: Animation?) {
        if let velocity, !velocity.isFinite {
          omissions.append("entries[\(index)] has the velocity \(velocity), which is left out")
        }
        if let animation, animation.baked != nil {
          omissions.append(
            "entries[\(index)] has the animation \(animation), which is written as straight lines")
        }
      }
      if !entry.time.isFinite {
        omissions.append("entries[\(index)] has the time \(entry.time), which is clamped")
      }
      switch entry.call {
      case .finish(let velocity, let animation), .cancel(let velocity, let animation):
        check(velocity, animation)
      case .scrub(let progress, _, _) where !progress.isFinite:
        omissions.append("entries[\(index)] has the progress \(progress), which is clamped")
      default: break
      }
      return omissions
    }
  }

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
