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

  /// What is said of a line that needs a time, in logs of runs too.
  static let hasNoTime = "does not begin with a time such as \"0.1 s:\""

  func testATextThatIsNoTrackNamesItsLineAndValue() {
    let isNoSecond = "is not a comma and a second number"
    let faulty: [(String, String)] = [
      ("begin at 1, 2", "line 1: \"begin at 1, 2\" \(Self.hasNoTime)"),
      (
        "0 s: begin at 1, 2\n0.1 s: jump to 3, 4",
        "line 2: \"jump\" is none of begin, move, end and cancel"
      ),
      ("0 s: begin at 1 2", "line 1: \"2\" \(isNoSecond)"),
      ("0 s: begin at 1, x", "line 1: \"x\" is not a number"),
      ("0 s: begin at 1, nan", "line 1: \"nan\" is not a number"),
      ("inf s: begin at 1, 2", "line 1: \"inf\" is not a number"),
      ("0 s: move to 1, 2", "line 1: \"move\" comes before a begin"),
      ("0 s: begin at 1, 2\n0 s: begin at 1, 2", "line 2: \"begin\" is not the first event"),
      (
        "0 s: begin at 1, 2\n-1 s: move to 1, 2",
        "line 2: \"-1\" is before the time of the event above"
      ),
      (
        "0 s: begin at 1, 2\n1 s: end at 1, 2\n\n2 s: move to 1, 2",
        "line 4: \"move\" comes after the gesture has ended"
      ),
      ("0 s: begin 1, 2", "line 1: \"1,\" is not followed by a position such as \"at 12, 420\""),
      ("0 s: begin at 1, 2 fast", "line 1: \"fast\" is more than an event has"),
      ("0 s: begin at 1, 2 with velocity 3", "line 1: \"\" \(isNoSecond)"),
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
