import Foundation
import TransitionTesting
import XCTest

/// How much of a difference a viewer feels.
final class SalienceTests: XCTestCase {
  private func text(_ line: String) -> String {
    GoldenSample.text("view, insertion\n  \(line)")
  }

  /// What is felt of the differences from one golden to another.
  private func saliences(_ old: String, _ new: String) throws -> [Salience] {
    let (before, now) = (try MotionGolden(parsing: old), try MotionGolden(parsing: new))
    return now.rankedDifferences(from: before).map(\.salience)
  }

  func testALengthIsNoticedFromTwoPercentOfTheWayOnAndFromAPointOn() throws {
    // A scale moves the edges of a view of 390 x 844 points: 0.005 are 2 points.
    let cases: [(old: String, new: String, isNoticed: Bool)] = [
      ("translation.dx 300 -> 0", "translation.dx 304 -> 0", false),
      ("translation.dx 300 -> 0", "translation.dx 310 -> 0", true),
      ("translation.dx 10 -> 0", "translation.dx 10.9 -> 0", false),
      ("translation.dx 10 -> 0", "translation.dx 11.1 -> 0", true),
      ("scale.y 0.99 -> 1", "scale.y 0.991 -> 1", false),
      ("scale.y 0.99 -> 1", "scale.y 0.985 -> 1", true),
      ("rotation.z 1° -> 0°", "rotation.z 1.1° -> 0°", false),
      ("rotation.z 1° -> 0°", "rotation.z 1.2° -> 0°", true),
      ("clip.top 0.01 -> 0", "clip.top 0.013 -> 0", true),
      ("frame.x 20 -> 0", "frame.x 20.5 -> 0", false),
    ]
    for (old, new, isNoticed) in cases {
      let timing = "; linear from 0 s to 1 s"
      let salience = try XCTUnwrap(try saliences(text(old + timing), text(new + timing)).first)
      XCTAssertEqual(salience.sense, .distance, new)
      XCTAssertEqual(salience.isNoticeable, isNoticed, "\(new): \(salience)")
    }
  }

  func testATimeIsNoticedFromATenthOnAndFromAFrameOn() throws {
    for (end, isNoticed) in [("0.95", false), ("0.85", true)] {
      let found = try saliences(
        text("opacity 0 -> 1; linear from 0 s to 1 s"),
        text("opacity 0 -> 1; linear from 0 s to \(end) s"))
      XCTAssertEqual(found.map(\.sense), [.timing, .timing])
      XCTAssertEqual(found.last?.isNoticeable, isNoticed, end)
    }
  }

  func testTheTimingOfWhatIsHardlySeenIsHardlyNoticed() throws {
    let found = try saliences(
      text("translation.dx 0.5 -> 0; linear from 0 s to 1 s"),
      text("translation.dx 0.5 -> 0; easeOut from 0 s to 0.2 s"))
    XCTAssertFalse(found.isEmpty)
    XCTAssertFalse(found.contains { $0.isNoticeable }, "\(found)")
  }

  func testABounceIsNoticedHoweverFarTheViewCame() throws {
    let found = try saliences(
      text("translation.dx 800 -> 0; spring(duration 0.5 s, bounce 0) from 0 s to 1 s"),
      text("translation.dx 800 -> 0; spring(duration 0.5 s, bounce 0.2) from 0 s to 1 s"))
    XCTAssertEqual(found.first?.sense, .distance)
    XCTAssertEqual(found.first?.isNoticeable, true)
    // 1.5 % of 800 points.
    XCTAssertEqual(found.first?.size ?? 0, 12, accuracy: 1)
  }

  func testWhatComesAndGoesIsVisibleAndWhereItRestsIsADistance() throws {
    let header = GoldenSample.usualHeader.replacingOccurrences(of: "view", with: "element \"a\"")
    func scene(_ presence: String, _ x: String, _ operation: String = "removal") -> String {
      GoldenSample.text(
        "element \"a\", \(operation)\n  present 0 s to \(presence) s\n  opacity 1 -> 0; linear from 0 s to 1 s",
        header: header + "\nrest of element \"a\": 100 x 50 at (\(x), 0)")
    }
    let old = scene("0.5", "20")
    let cases: [(new: String, sense: Salience.Sense, isNoticed: Bool)] = [
      (scene("0.8", "20"), .visibility, true), (scene("0.505", "20"), .visibility, false),
      (scene("0.5", "30"), .distance, true), (scene("0.5", "20.4"), .distance, false),
      (scene("0.5", "20", "insertion"), .visibility, true),
    ]
    for (new, sense, isNoticed) in cases {
      let found = try saliences(old, new)
      XCTAssertEqual(found.map(\.sense), [sense], new)
      XCTAssertEqual(found.map(\.isNoticeable), [isNoticed], new)
    }
  }

  func testNumbersThatAreNoNumbersAreFeltInSomeOrder() throws {
    let strange = GoldenSample.text(
      "view, insertion\n  scale.x 1e15 -> -1e15; linear from 0 s to 1e15 s",
      header: "duration 1e15 s\ncontainer nan x inf at (-inf, nan), right to left")
    for found in [
      try saliences(strange, GoldenSample.slide), try saliences(GoldenSample.slide, strange),
    ] {
      XCTAssertFalse(found.isEmpty)
      XCTAssert(found.allSatisfy { $0.size.isFinite }, "\(found)")
    }
  }
}
