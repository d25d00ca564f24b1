import TransitionExport
import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Documents that were damaged at random give an error that names a location, or a timeline that samples.
final class JSONFuzzTests: XCTestCase {
  private static let documents = Specimen.tested.map {
    $0.presentation.exported(as: .json).document
  }

  func testDamagedStructureIsNamedOrSamples() {
    damage(JSONMutation.structural)
  }

  func testHostileNumbersAreNamedOrSample() {
    damage(JSONMutation.numerical)
  }

  /// Damages documents step by step, and continues from each one that can still be read.
  private func damage(
    _ mutate: (String, inout SeededGenerator) -> String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    var (refused, read) = (0, 0)
    forAll(2000, .search, file: file, line: line) { generator in
      var json = generator.pick(Self.documents)
      for _ in 0..<20 {
        let damaged = mutate(json, &generator)
        if assertIsHandled(Data(damaged.utf8)) {
          json = damaged
          read += 1
        } else {
          refused += 1
        }
      }
    }
    let count = read + refused
    XCTAssertGreaterThan(read, count / 50, "few damaged documents can be read at all")
    XCTAssertGreaterThan(refused, count / 4, "few damaged documents are refused")
  }

  func testDamagedBytesAreNamedOrSample() {
    forAll(20_000, .search) { generator in
      _ = assertIsHandled(JSONMutation.bytes(generator.pick(Self.documents), &generator))
    }
  }

  func testEveryTruncatedDocumentIsRefused() throws {
    let json = Array(Self.documents[4].utf8)
    for length in stride(from: 0, to: json.count, by: 7) {
      XCTAssertThrowsError(try Presentation(json: Data(json[..<length]))) { error in
        XCTAssertEqual((error as? TimelineJSONError)?.location, "document")
      }
    }
  }

  /// - Returns: whether the document could be read.
  private func assertIsHandled(_ json: Data) -> Bool {
    let text = String(decoding: json, as: UTF8.self)
    do {
      let presentation = try Presentation(json: json)
      assertSamples(presentation.timeline, text)
      assertSamples(presentation.timeline.reversed(), text)
      return true
    } catch {
      XCTAssertFalse(error.location.isEmpty || error.found.isEmpty || error.expected.isEmpty)
      XCTAssertLessThanOrEqual(error.found.count, 80)
      return false
    }
  }

  private func assertSamples(_ timeline: Timeline, _ json: String) {
    let ends = timeline.timings.flatMap { [$0.start, $0.end] }.prefix(12)
    let shares = [0, 1e-9, 0.1, 0.37, 0.5, 0.999, 1].map { $0 * timeline.duration }
    let first = timeline.frame(at: 0)
    let properties = timeline.views.map { view in
      (
        view,
        ViewProperty.allCases + first[view].written.filter { !ViewProperty.allCases.contains($0) }
      )
    }
    for time in ends + shares + [
      -1, .nan, .infinity, .leastNonzeroMagnitude, timeline.duration.nextDown,
    ] {
      assertFinite(timeline.frame(at: time), json)
      for (view, properties) in properties {
        for property in properties {
          let velocity = timeline.velocity(of: view, property, at: time)
          if !velocity.components.allSatisfy(\.isFinite) {
            XCTFail("velocity of \(view).\(property) at \(time): \(velocity) \(json)")
          }
        }
      }
    }
    XCTAssertTrue(timeline.logicalDuration >= 0, json)
  }
}
