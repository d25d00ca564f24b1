import Foundation
import TransitionExport
import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class RunLogJSONTests: XCTestCase {
  private static func log(_ generator: inout SeededGenerator) -> RunLog {
    var time = generator.double(in: 0...1)
    let entries = (0..<generator.int(in: 0...12)).map { _ -> RunLog.Entry in
      time += generator.pick([0, generator.double(in: 0...1)])
      let velocity = generator.pick([nil, generator.double(in: -9...9)])
      let animation = generator.bool() ? nil : Animation.random(&generator)
      let matching = ViewMatching([
        .origin: .piece(of: .interrupted(.destination), 3),
        .piece(of: .piece(of: .view, 1), 2): .interrupted(.outgoing(7)),
      ])
      let calls: [RunLog.Call] = [
        .start, .advance, .pause, .resume, .reverse(.mirrored), .reverse(.retimed),
        .scrub(
          to: generator.double(in: -1...2), linearly: generator.bool(),
          overscroll: generator.bool()),
        .resize(
          to: Container(
            size: Size(width: generator.double(in: 0...9), height: 5),
            prefersReducedMotion: generator.bool())),
        .finish(velocity: velocity, animation: animation),
        .cancel(velocity: velocity, animation: animation),
        .stop(at: generator.pick([.end, .start, .current])),
        .retarget(to: "a \"name\"", matching: generator.pick([nil, matching, .swapped])),
      ]
      return RunLog.Entry(time, generator.pick(calls))
    }
    return RunLog(
      of: "push\n", settling: Spring(duration: generator.double(in: 0.1...1), bounce: 0.2), entries)
  }

  func testALogIsReadBackToTheBit() {
    forAll(300) { generator in
      let log = Self.log(&generator)
      XCTAssertEqual(try RunLog(json: log.json), log)
      XCTAssertEqual(log.jsonOmissions, [])
    }
  }

  func testWhatJSONCannotSayIsListed() throws {
    let log = RunLog(
      of: "push",
      [
        .init(0, .start), .init(-1, .pause), .init(.infinity, .scrub(to: .nan, linearly: false)),
        .init(0.1, .finish(velocity: .nan, animation: Animation(Halfway()))),
      ])
    XCTAssertEqual(
      log.jsonOmissions,
      [
        "entries[2] has the time inf, which is clamped",
        "entries[2] has the progress nan, which is clamped",
        "entries[3] has the velocity nan, which is left out",
        "entries[3] has the animation Halfway(duration: 0.5), which is written as straight lines",
      ])
    let read = try RunLog(json: log.json)
    XCTAssertEqual(read.entries.map { $0.time }, [0, 0, 1e15, 1e15])
    guard case .finish(nil, let animation?) = read.entries[3].call else { return XCTFail() }
    XCTAssertEqual(animation.value(at: 0.125), 0.25, accuracy: 1e-5)
  }

  func testAnErrorNamesTheLocationAndTheValue() {
    let json = RunLog(
      of: "push",
      [
        .init(1, .start), .init(2, .stop(at: .end)),
        .init(3, .retarget(to: "pop", matching: .following)),
      ]
    ).json
    func check(_ old: String, _ new: String, _ message: String, line: UInt = #line) {
      let damaged = json.replacingOccurrences(of: old, with: new)
      XCTAssertNotEqual(damaged, json, line: line)
      XCTAssertThrowsError(try RunLog(json: damaged), line: line) { error in
        XCTAssertEqual("\(error)", message, line: line)
      }
    }
    check(
      "transitionkit.runlog", "x", "format is \"x\"; expected \"transitionkit.runlog\"")
    check("\"version\" : 1", "\"version\" : 7", "version is 7; expected 1")
    check(
      "\"time\" : 2", "\"time\" : 0.5",
      "entries[1].time is 0.5; expected seconds from 1.0 to 1000000000000000.0")
    check(
      "\"time\" : 2", "\"time\" : null", "entries[1].time is null; expected a number")
    check(
      "\"end\"", "\"top\"",
      "entries[1].call.stop.position is \"top\"; expected one of \"end\", \"start\", \"current\"")
    check(
      "\"destination\"", "\"piece 3\"",
      """
      entries[2].call.retarget.matching.origin is "piece 3"; expected the name of a view, such as \
      "origin", "destination piece 3" or "interrupted view"
      """)
    check(
      "\"stop\"", "\"jump\"",
      """
      entries[1].call is {"jump":{"position":"end"}}; expected one of start, advance, pause, resume, \
      reverse, scrub, finish, cancel, stop, retarget, resize
      """)
  }

  func testADamagedLogGivesAnErrorOrIsReplayed() throws {
    let push = NavigationTransition.slide.compile(
      for: .push, in: Container(size: Size(width: 390, height: 844)))
    let damages = [JSONMutation.structural, JSONMutation.numerical]
    forAll(1000, .search) { generator in
      var json = Self.log(&generator).json
      for _ in 0..<10 {
        let damaged = generator.pick(damages)(json, &generator)
        do {
          let log = try RunLog(json: damaged)
          let transitions = Dictionary(
            log.transitionNames.map { ($0, push) }, uniquingKeysWith: { $1 })
          let animator = try log.replay(of: transitions)
          animator.advance(to: 1e6)
          assertFinite(animator.frame)
          json = damaged
        } catch let error as TimelineJSONError {
          XCTAssertFalse(error.location.isEmpty)
        }
      }
    }
    let deep =
      String(repeating: "interrupted ", count: Thoroughness.size(100_000, or: 20_000)) + "view"
    let log = RunLog(of: "push", [.init(0, .retarget(to: "pop", matching: .same))]).json
    XCTAssertThrowsError(
      try RunLog(json: log.replacingOccurrences(of: "\"origin\"", with: "\"\(deep)\"")))
  }
}

private struct Halfway: CustomAnimation {
  var duration = 0.5

  func value(at time: Double) -> Double { 2 * time }
}
