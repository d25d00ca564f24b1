/// A document, and its accuracy.
public struct Export: Sendable, Equatable {
  /// The text of the document.
  public let document: String

  /// The largest errors of the document, and its omissions.
  public package(set) var accuracy: AccuracyReport

  package init(document: String, accuracy: AccuracyReport) {
    self.document = document
    self.accuracy = accuracy
  }
}

extension Export {
  /// The former name of ``accuracy``.
  @available(*, deprecated, renamed: "accuracy")
  public var certificate: AccuracyReport { accuracy }
}

/// The former name of ``AccuracyReport``.
@available(*, deprecated, renamed: "AccuracyReport")
public typealias Certificate = AccuracyReport

extension Export: CustomStringConvertible {
  /// The length of the document, and its accuracy.
  public var description: String { "\(document.utf8.count) bytes\n\(accuracy)" }
}
