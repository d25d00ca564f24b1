import TransitionTesting
import XCTest

@testable import motion_review

final class PlantedChangeTests: XCTestCase {
  func testEachOfFiftyChangesOfOnePercentIsNamedAndNothingElse() throws {
    var (old, new): ([String: String], [String: String]) = ([:], [:])
    var subjects: [String: String] = [:]
    for (index, change) in PlantedChange.all.enumerated() {
      // Every other golden is in another folder, so that the paths are not in the order of the list.
      let path = "Suite\(index % 2)/planted\(index).motion"
      (old[path], new[path], subjects[path]) = (change.old, change.new, change.subject)
      // The same golden without a change, and one that is written in another way.
      let same = "Suite\(index % 3)/same\(index).motion"
      (old[same], new[same]) = (change.old, change.old)
      let rewritten = "Suite\(index % 5)/rewritten\(index).motion"
      (old[rewritten], new[rewritten]) = (change.old, change.old.rewritten)
    }
    let review = MotionReview(from: old, to: new)
    XCTAssertGreaterThanOrEqual(PlantedChange.all.count, 50)
    XCTAssertEqual(Set(review.changes.map(\.path)), Set(subjects.keys))
    XCTAssertEqual(review.changes.count, subjects.count)
    XCTAssertEqual(review.unchangedCount, 2 * subjects.count)
    for (path, sentence) in review.sentences {
      let subject = try XCTUnwrap(subjects[path])
      XCTAssert(sentence.hasPrefix(subject), "\(subject): \(sentence)\n\(new[path] ?? "")")
    }

    let text = ReviewText(review).full
    let headings = text.components(separatedBy: "\n").filter { $0.hasPrefix("### ") }
    XCTAssertEqual(Set(headings), Set(subjects.keys.map { "### `\($0)`" }))
    XCTAssertEqual(headings.count, subjects.count)
    for (_, sentence) in review.sentences {
      XCTAssert(text.contains("- `\(sentence)`\n"), sentence)
    }
    XCTAssertFalse(text.contains("same"))
    XCTAssertFalse(text.contains("rewritten"))
    print("\(subjects.count) planted changes, \(review.sentences.count) sentences")
  }

  func testChangesOfOnePercentInOneGoldenAreAllNamed() {
    // Forty elements, each with another property that changes.
    let properties = [
      "opacity 0.5 -> 1", "blur 8 -> 0", "translation.dx 300 -> 0", "scale.x 0.5 -> 1",
    ]
    func golden(_ changes: Bool) -> String {
      let views = (0..<40).map { index -> String in
        var line = properties[index % 4]
        if changes {
          for (old, new) in [(" 0.5", " 0.505"), (" 8", " 8.08"), (" 300", " 303")] {
            line = line.replacingOccurrences(of: old, with: new)
          }
        }
        return "element \"\(index)\", insertion\n  \(line); linear from 0 s to 1 s"
      }
      return GoldenSample.text(
        views.joined(separator: "\n\n"),
        header: "duration 1 s\ncontainer 390 x 844 at (0, 0), left to right")
    }
    let review = MotionReview(from: ["a.motion": golden(false)], to: ["a.motion": golden(true)])
    let names = review.sentences.map { $0.sentence.prefix { $0 != "." } }
    XCTAssertEqual(Set(names), Set((0..<40).map { "\($0)" }))
    XCTAssertEqual(names.count, 40)
  }
}

extension String {
  /// The golden with Windows line ends, more space and contributions in the opposite order.
  fileprivate var rewritten: String {
    var lines = components(separatedBy: "\n")
    if let first = lines.firstIndex(where: { $0.hasPrefix("  translation.dx 100") }) {
      lines.swapAt(first, first + 1)
    }
    return lines.map { $0.replacingOccurrences(of: " -> ", with: "  ->   ") + " \r\n" }.joined()
      + "\r\n"
  }
}
