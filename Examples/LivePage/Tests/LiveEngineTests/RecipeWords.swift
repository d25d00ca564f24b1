import XCTest

@testable import LiveEngine

/// The words of a part, by its name.
func words(_ name: String, _ values: Double..., parts: [[Double]] = []) throws -> [Double] {
  let index = try XCTUnwrap(Part.index(of: name), name)
  XCTAssertEqual(values.count, Part.catalogue[index].parameters.count, name)
  return [Double(index), Double(parts.count)] + values + parts.joined()
}
