import Foundation

extension TimelineDocument {
  /// What every document begins with.
  struct Header: Decodable {
    let format: String
    let version: DocumentInt

    /// Throws an error unless a document has a format and a version.
    static func check(_ json: Data, format: String, version: Int) throws(TimelineJSONError) {
      let header = try decoded(from: json)
      guard header.format == format else {
        throw DocumentLocation.document["format"].error(
          "\"\(header.format)\"", expected: "\"\(format)\"")
      }
      guard header.version.value == version else {
        throw DocumentLocation.document["version"].error(
          "\(header.version.value)", expected: "\(version)")
      }
    }
  }
}
