import TransitionKit
import TransitionScenes
import TransitionTestSupport
import TransitionTesting
import XCTest
import motion_review

/// The timelines from which film strips are drawn.
final class GoldenTimelineTests: XCTestCase {
  func testTheTimelineOfAGoldenIsTheOneThatWasRecorded() throws {
    let container = Container(size: Size(width: 390, height: 844))
    let transitions =
      BuiltIn.navigation.map { ($0.0, $0.1.compile(for: .push, in: container)) }
      + BuiltIn.atomic.map { ($0.0, $0.1.compile(for: .removal, in: container)) }
    for (name, compiled) in transitions {
      let golden = try GoldenTimeline(MotionGolden(compiled))
      let timeline = compiled.timeline
      XCTAssertEqual(golden.timeline.views, timeline.views, name)
      XCTAssertEqual(golden.omissions, [], name)
      for time in [0, 0.3, 0.6, 1, 1.1].map({ $0 * timeline.duration }) {
        let (frame, expected) = (golden.timeline.frame(at: time), timeline.frame(at: time))
        XCTAssertEqual(frame.drawingOrder, expected.drawingOrder, "\(name) at \(time)")
        for view in timeline.views {
          XCTAssert(frame[view].isClose(to: expected[view]), "\(name): \(view) at \(time)")
        }
      }
    }
    print("\(transitions.count) transitions")
  }

  func testAViewIsTransparentWhileItIsNotPresent() throws {
    let golden = try MotionGolden(
      parsing: GoldenSample.text(
        "view, insertion\n  present 0.2 s to 0.4 s, 0.6 s to 0.9 s\n  opacity 0.5 -> 0.5; at 0 s"))
    let timeline = try GoldenTimeline(golden).timeline
    let opacities = [0, 0.1, 0.3, 0.5, 0.7, 0.95, 1].map { timeline.frame(at: $0).view.opacity }
    XCTAssertEqual(opacities, [0, 0, 0.5, 0, 0.5, 0, 0])
  }

  func testWhatAPictureCannotShowIsSaid() throws {
    func review(_ text: String) -> String {
      let changed = text.replacingOccurrences(of: "opacity 0", with: "opacity 0.3")
      return ReviewText(MotionReview(from: ["a": text], to: ["a": changed])).full
    }
    let gap = GoldenSample.text(
      "view, insertion\n  opacity 0 -> 1; linear from 0 s to 1 s\n\npiece 3 of view, insertion, region 1 x "
        + "0.5 at (0, 0)")
    XCTAssert(
      review(gap).contains(
        "There is no film strip after the change: the pieces of a view have gaps in their numbers.")
    )
    XCTAssertFalse(review(gap).contains("strips/"))
    let lonely = GoldenSample.text(
      "view, insertion\n  opacity 0 -> 1; linear from 0 s to 1 s\n\npiece 0 of origin, insertion")
    XCTAssert(
      review(lonely).contains(
        "There is no film strip before the change: there are pieces of a view that is not there."))
    let orders = GoldenSample.text(
      "origin, removal\n  opacity 0 -> 1; linear from 0 s to 1 s\n\ndestination, insertion",
      header: GoldenSample.usualHeader.replacingOccurrences(of: "view", with: "origin")
        + "\ndrawn from back to front from 0.5 s: destination, origin")
    XCTAssert(
      review(orders).contains(
        "The film strip after the change does not show 1 change of the drawing order."))
    XCTAssert(review(orders).contains("| ![before]"))
  }

  func testBothFilmStripsHaveTheirFramesAtTheSameTimes() throws {
    let slower = GoldenSample.slide.replacingOccurrences(of: "1 s", with: "1.5 s")
    let change = try XCTUnwrap(
      MotionReview(from: ["a.motion": GoldenSample.slide], to: ["a.motion": slower]).changes.first)
    let times = FilmStrips(of: change, number: 1).pictures.map { picture in
      picture.document.components(separatedBy: "data-time=\"").dropFirst().map {
        $0.prefix { $0 != "\"" }
      }
    }
    XCTAssertEqual(times.count, 2)
    XCTAssertEqual(times.first?.count, 5)
    XCTAssertEqual(times.first, times.last)
    XCTAssertEqual(times.first?.last, "1.5")
  }

  func testGoldensThatMakeNoSenseAreDrawnWithoutATrap() throws {
    let extremes = [
      GoldenSample.text(
        "view, insertion\n  scale.x 1e15 -> -1e15; linear from 0 s to 1e15 s",
        header: "duration 1e15 s\ncontainer nan x inf at (-inf, nan), right to left"),
      GoldenSample.text(
        "view, insertion\n  present never\n  opacity 0.4",
        header: "duration 0 s\ncontainer 0 x 0 at (0, 0), left to right"),
      GoldenSample.text(
        "element \"a\", stays\n  frame.width 3\nelement \"b\", stays, region nan x 1 at (0, 0)\n  "
          + "translation.dx 1 -> 2; at 0.5 s; path\n    0.2: dx 4",
        header: GoldenSample.usualHeader + "\nplayed backwards"
          + "\nrest of element \"a\": 4 x nan at (0, 0) in element \"b\""
          + "\nrest of element \"b\": 1 x 1 at (0, 0) in element \"a\""
          + "\nrest of element \"b\": 1 x 1 at (0, 0)"
          + "\ndrawn from back to front from 3 s: element \"b\", element \"b\", view"),
    ]
    for text in extremes {
      let slide = GoldenSample.slide
      let review = MotionReview(
        from: ["a.motion": slide, "b.motion": text], to: ["a.motion": text, "b.motion": slide])
      XCTAssertEqual(review.changes.count, 2)
      for (index, change) in review.changes.enumerated() {
        let pictures = FilmStrips(of: change, number: index).pictures
        XCTAssertEqual(pictures.count, 2, ReviewText(review).full)
      }
    }
  }
}

extension PropertyState {
  /// Whether all properties that a view has on screen are the same but for the digits that a golden leaves out.
  fileprivate func isClose(to other: PropertyState) -> Bool {
    ViewProperty.allCases.allSatisfy { property in
      zip(self[property].components, other[property].components).allSatisfy {
        // What follows a path lies on lines between samples.
        abs($0 - $1) <= 0.02 * max(abs($0), abs($1), property == .translation ? 300 : 1)
      }
    }
  }
}
