import Foundation
import TransitionTestSupport
import TransitionTesting
import XCTest

import motion_review

final class ReviewSizeTests: XCTestCase {
  /// How many goldens of the large review change, and how many are new.
  private static let (changed, added) = (
    Thoroughness.size(500, or: 300), Thoroughness.size(1500, or: 300)
  )

  /// A review of hundreds of changes, or thousands: as many goldens, each with a change of its distance and one of its opacity.
  private static let large: ReviewText = {
    var (old, new): ([String: String], [String: String]) = ([:], [:])
    for index in 0..<changed {
      let path = "Tests/AppTests/__Goldens__/Suite\(index % 40)/testNumber\(index).motion"
      old[path] = GoldenSample.slide
      new[path] = GoldenSample.slide
        .replacingOccurrences(of: "300", with: "\(301 + index)")
        .replacingOccurrences(of: "0.5 ", with: "0.501 ")
    }
    for index in 0..<added { new["added\(index).motion"] = GoldenSample.slide }
    return ReviewText(MotionReview(from: old, to: new))
  }()

  private static let part = large.part()

  func testAReviewOfThousandsOfChangesFitsIntoAComment() throws {
    let part = try XCTUnwrap(Self.part)
    XCTAssertLessThanOrEqual(part.utf8.count, ReviewText.limit)
    XCTAssertLessThan(part.count, 65_536)
    XCTAssertGreaterThan(part.utf8.count, ReviewText.limit - 1000, "there is space for more")
  }

  func testAPartHasTheChangesThatAreFeltMost() throws {
    let part = try XCTUnwrap(Self.part)
    let distances = part.components(separatedBy: "\n").filter {
      $0.contains("translation.dx starts")
    }
    let expected = (Self.changed - distances.count..<Self.changed).reversed().map {
      "- `view.translation.dx starts \($0 + 1) pt further right (\($0 + 301) pt instead of 300 pt)`"
    }
    XCTAssertEqual(distances, expected)
    XCTAssertFalse(part.contains("opacity"))
    XCTAssert(part.contains("- 1 more, which are felt less"))
  }

  func testAPartSaysHowMuchIsLeftOutAndWhereItIs() throws {
    let part = try XCTUnwrap(Self.part)
    let count = part.components(separatedBy: "\n### ").count - 1
    // Two changes of each golden, and those that are new.
    let goldens = Self.changed + Self.added
    XCTAssert(
      part.contains(
        "What a viewer feels least is left out here: \(goldens + Self.changed - count) changes, and with them "
          + "\(goldens - count) goldens as a whole. The whole review is [review-full.md](review-full.md)."
      ),
      part.components(separatedBy: "\n").prefix(8).joined(separator: "\n"))
  }

  func testTheWholeTextHasAllChanges() {
    let full = Self.large.full
    XCTAssertEqual(full.components(separatedBy: "\n### ").count - 1, Self.changed)
    XCTAssertEqual(full.components(separatedBy: "opacity starts").count - 1, Self.changed)
    XCTAssertEqual(full.components(separatedBy: "- `added").count - 1, Self.added)
  }

  func testNothingIsLeftOutOfWhatFits() {
    let changed = GoldenSample.slide.replacingOccurrences(of: "300", with: "200")
    let review = MotionReview(from: ["a.motion": GoldenSample.slide], to: ["a.motion": changed])
    XCTAssertNil(ReviewText(review).part())
  }

  func testEndlessNamesFitToo() throws {
    let name = String(repeating: "é", count: 40_000)
    func golden(_ number: Int) -> String {
      GoldenSample.text(
        "element \"\(name)\", insertion\n  opacity 0.\(number) -> 1; linear from 0 s to 1 s")
    }
    let text = ReviewText(
      MotionReview(
        of: GoldenSet(name, ["\(name).motion": golden(2)]),
        since: GoldenSet(name, ["\(name).motion": golden(3)])))
    XCTAssertLessThanOrEqual(try XCTUnwrap(text.part()).utf8.count, ReviewText.limit)
  }
}
