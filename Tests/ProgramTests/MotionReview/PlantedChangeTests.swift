import Foundation
import TransitionKit
import TransitionTestSupport
import TransitionTesting
import XCTest

import motion_review

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

  func testFiftyOfTheBuiltInTransitionsAreNamedIfANumberOfEachChanges() throws {
    let container = Container(size: Size(width: 390, height: 844))
    let motions =
      BuiltIn.navigation.map { ($0.0, MotionGolden($0.1.compile(for: .push, in: container))) }
      + BuiltIn.atomic.map { ($0.0, MotionGolden($0.1.compile(for: .insertion, in: container))) }
    var (old, new): ([String: String], [String: String]) = ([:], [:])
    var planted: Set<String> = []
    for (index, (name, golden)) in motions.enumerated() {
      let path = "\(index) \(name).motion"
      (old[path], new[path]) = (golden.text, golden.text)
      guard planted.count < 50, let text = golden.text.withAChangedNumber else { continue }
      new[path] = text
      planted.insert(path)
    }
    XCTAssertEqual(planted.count, 50)
    let review = MotionReview(from: old, to: new)
    XCTAssertEqual(Set(review.changes.map(\.path)).symmetricDifference(planted), [])
    XCTAssertEqual(planted.subtracting(review.sentences.map(\.path)).map { new[$0] ?? "" }, [])
    XCTAssertEqual(review.unchangedCount, motions.count - 50)
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

  /// The golden in which the first number of a property that is not 0 is 1 % larger; nil if there is none.
  fileprivate var withAChangedNumber: String? {
    var lines = components(separatedBy: "\n")
    for index in lines.indices where lines[index].hasPrefix("  ") {
      let words = lines[index].components(separatedBy: " ")
      for (position, word) in words.enumerated() {
        let unit = word.hasSuffix("°") ? "°" : ""
        guard let number = Double(word.dropLast(unit.count)), number != 0 else { continue }
        var changed = words
        changed[position] = "\(number * 1.01)\(unit)"
        lines[index] = changed.joined(separator: " ")
        return lines.joined(separator: "\n")
      }
    }
    return nil
  }
}
