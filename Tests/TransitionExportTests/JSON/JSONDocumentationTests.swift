import Foundation
import TransitionExport
import TransitionKit
import XCTest

final class JSONDocumentationTests: XCTestCase {
  func testTheExampleOfTheGuideIsWhatItsSnippetExports() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let guide = try String(
      contentsOf: root.appendingPathComponent("Documentation/JSON.md"), encoding: .utf8)
    let example = try XCTUnwrap(
      guide.components(separatedBy: "```json\n").last?.components(separatedBy: "```").first)
    let fade = AtomicTransition.opacity.animation(.spring(duration: 0.5, bounce: 0.2).delay(0.1))
    let compiled = fade.compile(
      for: .insertion, in: Container(size: Size(width: 390, height: 844)))
    XCTAssertEqual(
      try Presentation(json: example).exported(as: .json).document,
      Presentation(compiled, named: "fade").exported(as: .json).document)
  }
}
