import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import TransitionTesting
import XCTest

final class GestureTextTests: XCTestCase {
  func testATrackIsReadAsAPersonWritesIt() throws {
    let track = try GestureTrack(
      parsing: """
        # a short swipe
        0 s: begin at 12, 420

        0.1 s:  move to 90,424
        0.2s: end at 180.5, 430 with velocity 900, -40
        """)
    XCTAssertEqual(
      track.events,
      [
        .init(.begin, at: 0, position: Point(x: 12, y: 420)),
        .init(.move, at: 0.1, position: Point(x: 90, y: 424)),
        .init(
          .end, at: 0.2, position: Point(x: 180.5, y: 430), velocity: Point(x: 900, y: -40)),
      ])
    XCTAssertEqual(
      "\(track)",
      """
      0 s: begin at 12, 420
      0.1 s: move to 90, 424
      0.2 s: end at 180.5, 430 with velocity 900, -40
      """)
    let cancelled = try GestureTrack(parsing: "1 s: begin at 3, 4\n1.5 s: cancel")
    XCTAssertEqual(cancelled.events.last?.position, Point(x: 3, y: 4))
    XCTAssertEqual(cancelled.duration, 0.5)
    XCTAssertEqual(try GestureTrack(parsing: "").events, [])
  }

  func testATextThatIsNoTrackNamesItsLineAndValue() {
    let start = "0 s: begin at 1, 2\n"
    let faulty: [(String, String)] = [
      ("begin at 1, 2", "line 1: expected a time in seconds, but found \"begin at 1, 2\""),
      (
        start + "0.1 s: jump to 3, 4",
        "line 2: expected begin, move, end or cancel, but found \"jump to 3, 4\""
      ),
      ("0 s: begin at 1 2", "line 1: expected \",\", but found \"2\""),
      ("0 s: begin at 1, x", "line 1: expected a number, but found \"x\""),
      ("0 s: begin at 1, nan", "line 1: expected a number, but found \"nan\""),
      (
        "inf s: begin at 1, 2",
        "line 1: expected a time in seconds, but found \"inf s: begin at 1, 2\""
      ),
      ("0 s: move to 1, 2", "line 1: expected a begin first, but found \"move to 1, 2\""),
      (start + start, "line 2: expected one begin only, but found \"begin at 1, 2\""),
      (
        start + "-1 s: move to 1, 2",
        "line 2: expected a time that is not before that of the event above, "
          + "but found \"-1 s: move to 1, 2\""
      ),
      (
        start + "1 s: end at 1, 2\n\n2 s: move to 1, 2",
        "line 4: expected nothing after the end of the gesture, but found \"move to 1, 2\""
      ),
      (
        "0 s: begin 1, 2",
        "line 1: expected a position such as \"at 12, 420\", but found \"1, 2\""
      ),
      ("0 s: begin at 1, 2 fast", "line 1: expected the end of the line, but found \"fast\""),
      (
        "0 s: begin at 1, 2 with velocity 3", "line 1: expected \",\", but the line ends"
      ),
    ]
    for (text, message) in faulty {
      XCTAssertThrowsError(try GestureTrack(parsing: text), text) {
        XCTAssertEqual("\($0)", message)
      }
    }
  }

  func testEveryTrackIsReadFromItsText() throws {
    forAll(2000) { generator in
      var time = generator.double(in: -10...10)
      var events: [GestureTrack.Event] = []
      for index in 0..<generator.int(in: 0...8) {
        let isLast = generator.int(in: 0...4) == 0
        func point() -> Point {
          Point(x: generator.double(in: -1e3...1e3), y: generator.double(in: -1e-9...1e9))
        }
        events.append(
          .init(
            index == 0 ? .begin : isLast ? generator.pick([.end, .cancel]) : .move, at: time,
            position: point(), velocity: generator.bool() ? point() : nil))
        if isLast, index > 0 { break }
        time += generator.double(in: 0...1)
      }
      let track = GestureTrack(events)
      XCTAssertEqual(try? GestureTrack(parsing: track.description), track)
    }
  }

  func testNoTextTraps() {
    let parts = [
      "0 s: ", "begin", " at ", "1, 2", "move", " to ", "end", "cancel", " with velocity ", "\n",
      ":", ",", "s", "-", "1e999", "nan", "\u{301}", "\"", "😀", "0x1p3", " ", "\r\n", "#",
    ]
    forAll(20_000) { generator in
      let text = (0..<generator.int(in: 0...14)).map { _ in generator.pick(parts) }.joined()
      if let track = try? GestureTrack(parsing: text) {
        XCTAssertEqual(try? GestureTrack(parsing: track.description), track, text)
      }
    }
  }

  func testVelocitiesAreThoseOfAStraightLine() throws {
    let events = (0...12).map { index -> GestureTrack.Event in
      let phase: GestureTrack.Phase = index == 0 ? .begin : index == 12 ? .end : .move
      let step = Double(index)
      return .init(phase, at: step / 120, position: Point(x: 100 + step * 5, y: 300 - step))
    }
    let track = GestureTrack(events)
    for sample in track.samples {
      let velocity = try XCTUnwrap(sample.velocity)
      XCTAssertEqual(velocity.x, 600, accuracy: 1e-9)
      XCTAssertEqual(velocity.y, -120, accuracy: 1e-9)
    }
    XCTAssertEqual(track.samples.last?.translation, Point(x: 60, y: -12))
    let still = GestureTrack([.init(.begin, at: 0, position: .zero)])
    XCTAssertEqual(still.samples.map { $0.velocity }, [.zero])
    let same = GestureTrack([
      .init(.begin, at: 1, position: .zero), .init(.end, at: 1, position: Point(x: 5, y: 5)),
    ])
    XCTAssertEqual(same.samples.map { $0.velocity }, [.zero, .zero])
    let hostile = GestureTrack([
      .init(.begin, at: .nan, position: Point(x: .infinity, y: 0)),
      .init(.end, at: .infinity, position: .zero),
    ])
    XCTAssertEqual(hostile, hostile)
    XCTAssert(hostile.samples.allSatisfy { $0.velocity == .zero })
  }

  func testMirroringTwiceIsNothing() {
    let track = GestureTrack.flick(in: Container(size: Size(width: 390, height: 844)))
    let mirrored = track.mirrored(inWidth: 390)
    XCTAssertNotEqual(mirrored, track)
    for (a, b) in zip(mirrored.mirrored(inWidth: 390).events, track.events) {
      XCTAssertEqual(a.position.x, b.position.x, accuracy: 1e-9)
    }
    XCTAssertEqual(track.delayed(by: 2).duration, track.duration, accuracy: 1e-12)
  }
}
