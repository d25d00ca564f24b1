/// A document, and how exact it is.
public struct Export: Sendable, Equatable {
  /// The text of the document.
  public let document: String

  /// The largest errors of the document, and what it could not express.
  public internal(set) var certificate: Certificate
}
