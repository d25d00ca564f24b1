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

  func testTheSampleHasTheValuesThatItsTableExpects() throws {
    let sample = try Presentation(json: try text(of: "Documentation/timeline.sample.json"))
    let guide = try text(of: "Documentation/TransitionExport.docc/JSON-Format.md")
    let rows = guide.matches(of: /\| ([\d.]+) \| `(\w+)` \| `(\w+)` \| ([^|`]+) \|/)
    XCTAssertGreaterThanOrEqual(rows.count, 10)
    for row in rows {
      let (_, time, view, name, numbers) = row.output
      let frame = sample.timeline.frame(at: try XCTUnwrap(Double(time)))
      let state = frame[view == "origin" ? .origin : .destination]
      let property = try XCTUnwrap(
        sample.timeline.tracks.map { $0.property }.first { $0.name == name })
      let expected = numbers.split(separator: ", ").compactMap { Double($0) }
      let found = state[property].components
      XCTAssertEqual(found.count, expected.count, "\(row.output.0)")
      for (value, other) in zip(found, expected) {
        XCTAssertEqual(value, other, accuracy: 1e-9 * max(1, abs(other)), "\(row.output.0)")
      }
    }
  }

  func testTheSampleSaysHowLongItsRepeatedSpringTakes() throws {
    let sample = try text(of: "Documentation/timeline.sample.json")
    func durations(_ json: String) -> [Double] {
      json.matches(
        of:
          /"duration" ?: ([\d.]+),?\s+"initialVelocity"|"initialVelocity": 2, "duration": ([\d.]+)/
      )
      .compactMap { ($0.output.1 ?? $0.output.2).flatMap { Double($0) } }
    }
    let exported = try Presentation(json: sample).exported(as: .json).document
    XCTAssertEqual(durations(sample), durations(exported))
    XCTAssertEqual(durations(sample).count, 1)
  }

  private func text(of file: String) throws -> String {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    return try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
  }
}
