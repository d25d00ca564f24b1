import Foundation
import TransitionExport
import XCTest

extension XCTestCase {
  /// Checks that a document is refused at a location, and what is said of it.
  func assertRefused(
    _ json: Data, at place: String, found: String? = nil, expected: String? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    do {
      _ = try Presentation(json: json)
      XCTFail("was read", file: file, line: line)
    } catch {
      XCTAssertEqual(error.location, place, "\(error)", file: file, line: line)
      if let found { XCTAssertEqual(error.found, found, file: file, line: line) }
      if let expected { XCTAssertEqual(error.expected, expected, file: file, line: line) }
    }
  }
}
