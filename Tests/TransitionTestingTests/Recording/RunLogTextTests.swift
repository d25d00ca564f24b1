import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import TransitionTesting
import XCTest

final class RunLogTextTests: XCTestCase {
  private struct Anticipation: CustomAnimation {
    var duration: Double
    func value(at time: Double) -> Double { time / duration }
  }

  func testALogIsReadAsItIsPrinted() throws {
    let text = """
      push
      0 s: start
      0.15 s: scrub to 0.4 linearly with overscroll
      0.2 s: finish with velocity 2.5 by easeOut(0.2 s) delayed 0.1 s
      0.3 s: retarget to pop, where destination was origin, origin was destination
      0.35 s: reverse retimed
      0.4 s: resize to 300 x 200, right to left, reduced motion, view 10 x 20 at (1, 2)
      0.5 s: stop at the end
      """
    let log = try RunLog(parsing: text)
    XCTAssertEqual(log.text, text)
    XCTAssertEqual(log.entries.count, 7)
    XCTAssertEqual(try RunLog(parsing: log.description), log)
  }

  func testEveryLogIsReadFromItsTextToTheBit() {
    forAll(3000) { generator in
      let log = RunLog.random(&generator)
      do {
        let parsed = try RunLog(parsing: log.text)
        XCTAssertEqual(parsed, log, log.text)
        XCTAssertEqual(parsed.text, log.text)
      } catch {
        XCTFail("\(error)\n\(log.text)")
      }
    }
  }

  func testAPastedLogReplaysToTheBit() throws {
    let container = Container(size: Size(width: 390, height: 844))
    let transitions = [
      "push": NavigationTransition.parallaxPush.compile(for: .push, in: container),
      "pop": NavigationTransition.slide.animation(.bouncy).compile(for: .pop, in: container),
    ]
    try forEachThrowingSeed(300) { generator in
      let log = RunLog.random(&generator, names: ["push", "pop"])
      let copy = try RunLog(parsing: log.text)
      let (first, second) = (
        try RunReplay(log, of: transitions), try RunReplay(copy, of: transitions)
      )
      for step in 0..<20 {
        first.advance(to: Double(step) / 10)
        second.advance(to: Double(step) / 10)
        XCTAssertEqual(first.animator.frame, second.animator.frame, log.text)
      }
    }
  }

  func testACustomAnimationIsHandedOver() throws {
    let animation = Animation(Anticipation(duration: 0.3)).speed(2)
    let log = RunLog(of: "push", [.init(0, .start), .init(0.1, .cancel(animation: animation))])
    let name = "Anticipation(duration: 0.3)"
    XCTAssertThrowsError(try RunLog(parsing: log.text)) {
      XCTAssertEqual(
        "\($0)",
        "line 3: expected a custom animation that is handed over, but found "
          + "\"\\\"\(name)\\\" at speed 2\"")
    }
    let parsed = try RunLog(
      parsing: log.text, animations: [name: Animation(Anticipation(duration: 0.3))])
    XCTAssertEqual(parsed, log)
  }

  func testATextThatIsNoLogNamesItsLineAndValue() {
    let faulty = [
      ("", "line 1: expected the name of a transition"),
      ("push\n0 s: begin", "line 2: expected a call of an animator, but found \"begin\""),
      ("push\nstart", "line 2: expected a time in seconds, but found \"start\""),
      ("push\n0 s: scrub to far", "line 2: expected a progress, but found \"far\""),
      (
        "push\n0 s: finish by magic",
        "line 2: expected the name of a curve, but found \"magic\""
      ),
      ("push\n0 s: start now", "line 2: expected the end of the line, but found \"now\""),
      (
        "push\n0 s: retarget to \"pop",
        "line 2: expected text that ends with a quotation mark, but found \"\\\"pop\""
      ),
      (
        "push\n0 s: retarget to pop, where x was origin",
        "line 2: expected the name of a view, but found \"x was origin\""
      ),
    ]
    for (text, message) in faulty {
      XCTAssertThrowsError(try RunLog(parsing: text), text) { XCTAssertEqual("\($0)", message) }
    }
  }

  func testNoTextTraps() {
    let parts = [
      "push", "\n", "0 s: ", "start", "scrub to ", "1", "finish", " with velocity ", " by ",
      "spring(mass 1, stiffness 2, damping 3)", "steps(", "3, jump: .end)", "(0.2 s)",
      "piecewiseLinear(", "bezier(", "0 0, 1 1)", " delayed ", "repeated ", "retarget to ",
      ", where ",
      "piece 1 of ", "origin", " was ", "resize to ", "3 x 4", " at (", "\"", "\\u{", "}", "nan",
      "-",
      "inf", "9999999999999999999", ", settling on ", "\u{301}",
    ]
    forAll(20_000) { generator in
      let text = (0..<generator.int(in: 0...16)).map { _ in generator.pick(parts) }.joined()
      if let log = try? RunLog(parsing: text) {
        XCTAssertEqual(try? RunLog(parsing: log.text), log, text)
      }
    }
  }

  private func forEachThrowingSeed(
    _ count: Int, _ body: (inout SeededGenerator) throws -> Void
  ) throws {
    for seed in Thoroughness.seeds(count) {
      var generator = SeededGenerator(seed: seed)
      try body(&generator)
    }
  }
}

extension RunLog {
  /// A log of calls in any order with any arguments.
  fileprivate static func random(
    _ generator: inout SeededGenerator,
    names: [String] = [
      "push", "transition 2", "a, where b", "é\u{301}\u{2028}\"\\\n", "", " x ", "a was b",
    ]
  ) -> RunLog {
    func number() -> Double { generator.double(in: -2...2) }
    func rect() -> Rect { Rect(x: number(), y: number(), width: 300 + number(), height: 400) }
    func view() -> ViewID {
      generator.pick([
        .view, .origin, .destination, .piece(of: .piece(of: .origin, 3), 1),
        .interrupted(.destination), .outgoing(4), .element("row, 1 was \"2\""), .element("origin"),
      ])
    }
    func animation() -> Animation {
      let number = abs(number())
      let base = generator.pick([
        Animation.bouncy, .easeIn, .linear(duration: number), .smooth(duration: number + 0.1),
        .interpolatingSpring(
          mass: 1 + number, stiffness: 99.7, damping: 3.3, initialVelocity: number),
        .timingCurve(.steps(5, jump: .both), duration: 0.3),
        .timingCurve(.circularEaseInOut, duration: 0.3),
        .timingCurve(UnitCurve.circularEaseInOut.inverse ?? .linear, duration: 0.3),
        .timingCurve(0.1, number, 0.7, 1), .timingCurve(.materialSharp),
        .timingCurve(.piecewiseLinear([.zero, Point(x: 0.3, y: number), Point(x: 1, y: 1)])),
      ])
      return generator.pick([
        base, base.delay(number), base.speed(number + 0.1).repeatCount(3, autoreverses: true),
        base.repeatForever(autoreverses: false).logicallyComplete(after: number),
      ])
    }
    var time = 0.0
    let entries = (0..<generator.int(in: 0...9)).map { index -> RunLog.Entry in
      time += generator.double(in: 0...0.3)
      let calls: [RunLog.Call] = [
        .start, .advance, .pause, .resume, .reverse(generator.pick([.mirrored, .retimed])),
        .scrub(
          to: generator.pick([number(), .nan, -.infinity]), linearly: generator.bool(),
          overscroll: generator.bool()),
        .finish(
          velocity: generator.bool() ? number() : nil,
          animation: generator.bool() ? animation() : nil),
        .cancel(velocity: number(), animation: animation()),
        .stop(at: generator.pick([.start, .end, .current])),
        .retarget(
          to: generator.pick(names),
          matching: generator.bool()
            ? ViewMatching(
              Dictionary([(view(), view()), (view(), view())]) { $1 }) : nil),
        .resize(
          to: Container(
            frame: rect(), layoutDirection: .random(&generator),
            viewFrame: generator.bool() ? rect() : nil,
            originFrame: generator.bool() ? rect() : nil,
            destinationFrame: generator.bool() ? rect() : nil,
            prefersReducedMotion: generator.bool())),
      ]
      return RunLog.Entry(time, index == 0 ? .start : generator.pick(calls))
    }
    let settling = generator.pick([Spring.bouncy, .smooth(duration: Animation.defaultDuration)])
    return RunLog(of: generator.pick(names), settling: settling, entries)
  }
}
