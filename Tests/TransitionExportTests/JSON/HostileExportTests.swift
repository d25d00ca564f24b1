import Foundation
import TransitionExport
import TransitionKit
import TransitionTestSupport
import XCTest

/// Whatever a timeline was made from, its document can be read back.
final class HostileExportTests: XCTestCase {
  func testDocumentsOfHostileTransitionsCanBeReadBack() {
    // All causes at once, each with the number of its documents and a seed.
    var causes: [String: (count: Int, seed: UInt64)] = [:]
    for seed in Thoroughness.seeds(500, .search) {
      var generator = SeededGenerator(seed: seed)
      do {
        try roundTrip(&generator)
      } catch {
        let cause = "\(error)".replacing(/-?\d+(\.\d+)?(e[-+]\d+)?/, with: "#")
        causes[cause] = ((causes[cause]?.count ?? 0) + 1, seed)
      }
    }
    for (cause, found) in causes {
      XCTFail("\(found.count) documents, such as of seed \(found.seed): \(cause)")
    }
  }

  private func roundTrip(_ generator: inout SeededGenerator) throws {
    let container = Container(
      frame: generator.hostileRect(), layoutDirection: .leftToRight,
      viewFrame: generator.hostileRect())
    let operation = generator.pick(AtomicTransition.Operation.allCases)
    let compiled = AtomicTransition.hostile(&generator).compile(for: operation, in: container)
    let timeline = generator.bool() ? compiled.timeline : compiled.timeline.reversed()
    let export = Presentation(timeline, in: container, named: generator.hostileText())
      .exported(as: .json)
    let copy = try Presentation(json: export.document)
    XCTAssertEqual(copy.timeline.views, timeline.views)
    XCTAssertEqual(copy.timeline.duration, min(timeline.duration, 1e15))
    XCTAssertEqual(
      Presentation(copy.timeline, in: copy.container, named: copy.name)
        .exported(as: .json).document, export.document)
  }
}
