import Foundation
import TransitionTesting
import XCTest

import motion_review

final class ReviewTests: XCTestCase {
  private static let slide = GoldenSample.slide
  private static func slide(_ old: String, _ new: String) -> String {
    XCTAssert(slide.contains(old))
    return slide.replacingOccurrences(of: old, with: new)
  }

  func testWhatIsVisibleComesFirstThenDistanceThenTimingAndTheLargestOfEachFirst() {
    let changes = [
      "gone": Self.slide("view, insertion", "view, removal"),
      "fainter": Self.slide("opacity 0.5", "opacity 0.1"),
      "farther": Self.slide("300 -> 0", "380 -> 0"),
      "a little farther": Self.slide("300 -> 0", "320 -> 0"),
      "much later": Self.slide("to 1 s", "to 0.4 s"),
      "later": Self.slide("to 1 s", "to 0.8 s"),
      // Nothing of this is seen, whatever it is a change of.
      "hardly fainter": Self.slide("opacity 0.5", "opacity 0.502"),
      "hardly farther": Self.slide("300 -> 0", "300.5 -> 0"),
      "hardly later": Self.slide("to 1 s", "to 0.99 s"),
    ]
    let review = MotionReview(
      from: changes.mapValues { _ in Self.slide }, to: changes)
    XCTAssertEqual(
      review.changes.map(\.path),
      [
        "gone", "fainter", "farther", "a little farther", "much later", "later", "hardly fainter",
        "hardly farther", "hardly later",
      ])
    let text = ReviewText(review).full
    let border = text.range(of: "## Changes that are hardly noticeable")?.lowerBound
    XCTAssertEqual(
      [text.range(of: "`later`"), text.range(of: "`hardly fainter`")].map {
        ($0?.lowerBound ?? text.endIndex) < (border ?? text.startIndex)
      }, [true, false])
  }

  func testDifferencesOfOneGoldenAreOrderedToo() {
    let changed = Self.slide(
      "300 -> 0; easeInOut from 0 s to 1 s", "340 -> 0; easeInOut from 0 s to 0.5 s"
    )
    .replacingOccurrences(of: "opacity 0.5", with: "opacity 0.1")
    let review = MotionReview(from: ["a.motion": Self.slide], to: ["a.motion": changed])
    let kinds = review.sentences.map(\.sentence)
    XCTAssertEqual(kinds.first, "view.opacity starts at 0.1 instead of 0.5")
    XCTAssertEqual(
      kinds.dropFirst().first,
      "view.translation.dx starts 40 pt further right (340 pt instead of 300 pt)")
    XCTAssertEqual(
      Set(kinds.dropFirst(2)),
      [
        "view.translation arrives 500 ms earlier",
        "view.translation.dx reaches half-way 250 ms earlier",
      ])
  }

  /// Why a text is no golden, with the line: the sentences have tests beside goldens.
  private func fault(of text: String) -> String {
    do throws(MotionTextError) {
      return "\(try MotionGolden(parsing: text)) can be read"
    } catch {
      return "\(error)"
    }
  }

  func testAddedRemovedMovedAndUnreadableGoldensAreNamed() {
    let other = Self.slide("300", "200")
    let (broken, merged) = (
      Self.slide("translation.dx", "translation.dq"), "<<<<<<< ours\n" + Self.slide
    )
    let review = MotionReview(
      from: [
        "same.motion": Self.slide, "gone.motion": other, "A/test.motion": Self.slide("300", "90"),
        "broken.motion": Self.slide, "repaired.motion": "nonsense",
      ],
      to: [
        "same.motion": Self.slide, "new.motion": Self.slide("300", "100"),
        "B/test.motion": Self.slide("300", "90"),
        "broken.motion": broken,
        "repaired.motion": Self.slide, "empty.motion": "", "merged.motion": merged,
      ])
    XCTAssertEqual(
      ReviewText(review).full,
      """
      # Review of motion

      `old` → `new`: of 8 goldens, 1 is new, 1 is gone, 1 moved, 4 cannot be read.

      ## Goldens that cannot be read

      - `broken.motion`: `it cannot be read: \(fault(of: broken))`
      - `empty.motion`: `it is new, and cannot be read: \(fault(of: ""))`
      - `merged.motion`: `it is new, and cannot be read: \(fault(of: merged))`
      - `repaired.motion`: `it can be read now, but the one before cannot: \(fault(of: "nonsense"))`

      ## New goldens

      - `new.motion` ([film strip](strips/5-new-new.svg))

      ## Goldens that are gone

      - `gone.motion`

      ## Goldens that have moved

      - `B/test.motion`, which was `A/test.motion`

      """)
  }

  func testAGoldenThatCouldNotBeReadBeforeEitherIsNamedWithItsLine() {
    let broken = Self.slide("duration 1 s", "duration 1")
    let review = MotionReview(from: ["a.motion": broken], to: ["a.motion": broken])
    guard case .unreadable(let reason)? = review.changes.first?.kind else {
      return XCTFail("\(review.changes)")
    }
    XCTAssert(reason.hasPrefix("it cannot be read, as before: line 2: expected \"s\""), reason)
  }

  func testNothingIsNamedIfNothingHasChanged() {
    let review = MotionReview(
      from: ["a.motion": Self.slide],
      to: ["a.motion": Self.slide.replacingOccurrences(of: "\n", with: "\r\n")])
    XCTAssertEqual(
      ReviewText(review).full,
      "# Review of motion\n\n`old` → `new`: nothing has changed in 1 golden.\n")
  }

  func testLinksBeginWithThePrefix() {
    let review = MotionReview(
      from: ["a.motion": Self.slide], to: ["a.motion": Self.slide("300", "200")])
    XCTAssert(
      ReviewText(review, linkPrefix: "https://example.com/7/").full.contains(
        "| ![before](https://example.com/7/strips/1-a-old.svg) | "
          + "![after](https://example.com/7/strips/1-a-new.svg) |"))
    let text = ReviewText(review, showsImages: false).full
    XCTAssert(text.contains("Film strips: `strips/1-a-old.svg`, `strips/1-a-new.svg`\n"), text)
    XCTAssertFalse(text.contains("]("))
  }

  func testWordsOfAGoldenMakeNoMarkdown() {
    let id = "@team `a` ![x](http://b.c) </details>\\n#1 | \u{202E}"
    func golden(_ number: Int) -> String {
      GoldenSample.text(
        "element \"\(id)\", insertion\n  opacity 0.\(number) -> 1; linear from 0 s to 1 s")
    }
    let path = "``/[x](y)\n# b.motion"
    let review = MotionReview(from: [path: golden(3)], to: [path: golden(5)])
    let lines = ReviewText(review).full.components(separatedBy: "\n")
    XCTAssert(lines.contains("### ``` ``/[x](y)\u{FFFD}# b.motion ```"), "\(lines)")
    XCTAssert(
      lines.contains(
        "- ``@team `a` ![x](http://b.c) </details>\u{FFFD}#1 | \u{FFFD}.opacity starts at 0.5 instead of 0.3``"
      ),
      "\(lines)")
    XCTAssert(lines.contains { $0.contains("(strips/1-----x--y----b-old.svg)") }, "\(lines)")
  }
}
