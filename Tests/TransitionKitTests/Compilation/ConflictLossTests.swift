import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class ConflictLossTests: XCTestCase {
  private typealias Loss = MergeConflict.Loss

  /// On insertion 100 (1 - t) for a second, and 20 (1 - t/2) for two seconds.
  private let twoMoves: AtomicTransition = [
    .offset(x: 100).animation(.linear(duration: 1)),
    .offset(x: 20, y: 7).animation(.linear(duration: 2)),
  ]

  func testAContributionThatIsOverriddenLosesTheDistanceToTheOneThatIsKept() throws {
    // |100 (1 - t) - 20 (1 - t/2)| is 80 at 0 and 10 at 1; 7 (1 - t/2) is 7 at 0.
    let text = "80 pt in dx, 7 pt in dy"
    let last = try conflict(twoMoves, merging: .lastWriterWins)
    assertLosses(last, [Expected(0, [80, 7, 0], 0...2, text)])
    assertInterval(last, 0...2)
    // The run is over after a second.
    let first = try conflict(twoMoves, merging: .firstWriterWins)
    assertLosses(first, [Expected(1, [80, 7, 0], 0...1, text)])
    assertInterval(first, 0...1)
  }

  func testTheLargestDistanceMayBeInBetween() throws {
    // A cubic Bézier curve whose progress is t³: t - t³ is 2/(3√3) at 1/√3.
    let transition: AtomicTransition = [
      .offset(x: 100).animation(.linear(duration: 1)),
      .offset(x: 100).animation(.timingCurve(1.0 / 3, 0, 2.0 / 3, 0, duration: 1)),
    ]
    let conflict = try conflict(transition, merging: .firstWriterWins)
    assertLosses(
      conflict, [Expected(1, [200 / (3 * 3.0.squareRoot()), 0, 0], 0...1, "38.49 pt in dx")])
    // The second one starts at half time: it is 100 behind 100 (1 - t) by 100 t until then.
    let late: AtomicTransition = [
      .offset(x: 100), .offset(x: 100).animation(.linear, during: 0.5...1),
    ]
    assertLosses(
      try self.conflict(late.animation(.linear(duration: 2)), merging: .lastWriterWins),
      [Expected(0, [50, 0, 0], 0...2, "50 pt in dx")])
  }

  func testTheJumpOfAStepIsFoundAtItsTopAndEnds() throws {
    // The step from 100 to 0 is at 0.5, where 100 (1 - t) is 50.
    let transition: AtomicTransition = [
      .offset(x: 100).animation(.timingCurve(.steps(1, jump: .both), duration: 1)),
      .offset(x: 100).animation(.linear(duration: 1)),
    ]
    // Two jumps of a half, at 0 and at 1: the distance is 100 |t - 0.5|.
    assertLosses(
      try conflict(transition, merging: .lastWriterWins),
      [Expected(0, [50, 0, 0], 0...1, "50 pt in dx")])
  }

  func testWhatIsLostHasTheUnitOfItsProperty() throws {
    func text(_ first: AtomicTransition, _ second: AtomicTransition) throws -> String {
      let conflict = try conflict(first.combined(with: second), merging: .lastWriterWins)
      return try XCTUnwrap(conflict.amountLost.first).description
    }
    XCTAssertEqual(try text(.opacity(0.2), .opacity(0.6)), "0.4")
    XCTAssertEqual(try text(.rotate(.degrees(30)), .rotate(.degrees(-10))), "40° in z")
    XCTAssertEqual(try text(.scale(0.5), .scale(x: 0.5, y: 0.25)), "0.25× in y")
    XCTAssertEqual(try text(.clip(top: 0.5), .clip(leading: 1)), "50 % in top, 100 % in left")
    XCTAssertEqual(try text(.blur(radius: 3), .blur(radius: 5)), "2 pt")
    XCTAssertEqual(try text(.blur(radius: 3), .blur(radius: 3)), "nothing")
    XCTAssertEqual(
      try text(.shadow(opacity: 0.5, radius: 4), .shadow(opacity: 0.25, radius: 9)),
      "0.25 in opacity, 5 pt in radius")
  }

  func testAValueOfThePolicyTakesFromAllContributions() throws {
    // On removal it shows 4 t for two seconds. 100 t stops at 100 after one, where it is 96 ahead.
    let conflict = try conflict(
      twoMoves, for: .removal,
      merging: .resolve { _ in .value(start: [0, 0, 0], end: [8, 0, 0]) })
    assertLosses(
      conflict,
      [
        Expected(0, [96, 0, 0], 0...2, "96 pt in dx"),
        Expected(1, [12, 7, 0], 0...2, "12 pt in dx, 7 pt in dy"),
      ])
    assertInterval(conflict, 0...2)
  }

  func testAReplacedValueIsLostFromItsHandOverOn() throws {
    let transition = AtomicTransition.onRemoval([
      .overlay(.white).animation(.linear, during: 0.5...1),
      .overlay(.black).animation(.linear, during: 0...0.5),
    ]).animation(.linear(duration: 1))
    let conflict = try conflict(transition, for: .removal)
    // Black stays. White is (a, a, a, a) premultiplied, where a = 2t - 1: the alphas differ by 1 at once, and
    // the colours in the end.
    assertLosses(
      conflict,
      [Expected(1, [1, 1, 1, 1], 0.5...1, "1 in red, 1 in green, 1 in blue, 1 in alpha")])
    assertInterval(conflict, 0.5...1)
    XCTAssert(conflict.description.contains("from 0.5 s to 1 s"), "\(conflict)")
  }

  func testAReplacedValueThatNeverShowsCountsFromItsStart() throws {
    // Both start at 0.5 s and the later one wins; what is held before is not lost.
    let transition = AtomicTransition.onRemoval([
      .overlay(Color(white: 0, alpha: 0.5)),
      .overlay(Color(white: 0, alpha: 0.4)).animation(.linear, during: 0.5...1),
      .overlay(Color(white: 0, alpha: 0.2)).animation(.linear, during: 0.5...1),
    ]).animation(.linear(duration: 1))
    // The first one is at 0.25 when the others start at 0, and at 0.5 when the last is at 0.2.
    assertLosses(
      try conflict(transition, for: .removal),
      [
        Expected(0, [0, 0, 0, 0.3], 0.5...1, "0.3 in alpha"),
        Expected(1, [0, 0, 0, 0.2], 0.5...1, "0.2 in alpha"),
      ])
  }

  func testConstantsAreLostThroughout() throws {
    let transition: AtomicTransition = [
      .zPosition(5).animation(.linear, during: 0.5...1), .zPosition(2),
    ]
    let conflict = try conflict(transition.animation(.linear(duration: 2)))
    assertLosses(conflict, [Expected(1, [3], 0...2, "3")])
    assertInterval(conflict, 0...2)
  }

  func testCancelledMovesLoseAllTheyWouldHaveMoved() throws {
    let moves: AtomicTransition = [.move(edge: .trailing), .move(edge: .leading)]
    let line: UInt = #line - 1
    let conflict = try conflict(moves)
    assertLosses(
      conflict,
      [
        Expected(0, [400, 0, 0], 0...0.35, "400 pt in dx"),
        Expected(1, [400, 0, 0], 0...0.35, "400 pt in dx"),
      ])
    let site = "at TransitionKitTests/ConflictLossTests.swift:\(line)"
    XCTAssertEqual(
      conflict.description,
      """
      warning: 2 contributions to view.translation, which cancel, from 0 s to 0.35 s
        [0] insertion / view / combined[0] / move(edge: .trailing): (400, 0, 0) -> (0, 0, 0), \
      easeInOut(0.35 s), \(site) (cancelled: 400 pt in dx)
        [1] insertion / view / combined[1] / move(edge: .leading): (-400, 0, 0) -> (0, 0, 0), \
      easeInOut(0.35 s), \(site) (cancelled: 400 pt in dx)
      """)
    let scales: AtomicTransition = [.scale(4), .scale(0.25)]
    assertLosses(
      try self.conflict(scales, for: .removal),
      [
        Expected(0, [3, 3, 0], 0...0.35, "3× in x, 3× in y"),
        Expected(1, [0.75, 0.75, 0], 0...0.35, "0.75× in x, 0.75× in y"),
      ])
  }

  func testCancelledMovesMeetWhileTheyMove() throws {
    let moves: AtomicTransition = [.offset(x: 120), .offset(x: -120)]
    let layer = moves.animation(.linear, during: 0.25...0.75).animation(.linear(duration: 2))
    assertInterval(try conflict(layer), 0.5...1.5)
    let delayed = moves.animation(.easeInOut(duration: 1).delay(0.25)).delayed(by: 0.5)
    assertInterval(try conflict(delayed, for: .removal), 0.75...1.75)
  }

  func testLossesAgreeWithDenseSamples() {
    forAll(60) { generator in
      let operands = (0..<generator.int(in: 2...4)).map { _ in
        AtomicTransition.offset(
          x: generator.double(in: -200...200), y: generator.double(in: -200...200)
        ).animation(animation(&generator))
      }
      let kept = generator.int(in: 0...operands.count - 1)
      let compiled = operands.combined().compile(
        for: .insertion, in: .phone, merging: .resolve { _ in .keep(kept) })
      let duration = compiled.timeline.duration
      let steps = Thoroughness.size(4000, or: 2000)
      guard let conflict = compiled.conflicts.first else { return XCTFail() }
      for loss in conflict.amountLost {
        let alone = operands[loss.contribution].compile(for: .insertion, in: .phone).timeline
        let samples = (0...steps).map { index in
          let time = duration * Double(index) / Double(steps)
          let (a, b) = (
            alone.frame(at: time).view.translation,
            compiled.timeline.frame(at: time).view.translation
          )
          return (time, abs(a.dx - b.dx), abs(a.dy - b.dy))
        }
        let largest = [samples.map(\.1).max() ?? 0, samples.map(\.2).max() ?? 0]
        for lane in 0..<2 {
          XCTAssertGreaterThanOrEqual(loss.amount.components[lane], largest[lane] * 0.9999)
          XCTAssertLessThanOrEqual(loss.amount.components[lane], largest[lane] * 1.001 + 0.01)
        }
        let apart = samples.filter { max($0.1, $0.2) > 1e-9 }
        guard let first = apart.first, let last = apart.last, let interval = loss.interval else {
          return XCTFail("\(conflict)")
        }
        let step = duration / Double(steps)
        XCTAssertLessThanOrEqual(interval.lowerBound, first.0 + 1e-12)
        XCTAssertGreaterThanOrEqual(interval.lowerBound, first.0 - step - 0.001)
        XCTAssertGreaterThanOrEqual(interval.upperBound, last.0 - 1e-12)
        XCTAssertLessThanOrEqual(interval.upperBound, last.0 + step + 0.001)
      }
    }
  }

  func testHundredsOfContributionsHaveALossEach() throws {
    let count = Thoroughness.size(200, or: 30)
    let many = (0..<count).map { index in
      AtomicTransition.overlay(Color(white: 0, alpha: Double(index) / Double(count)))
        .delayed(by: Double(index) * 0.01)
    }
    let conflict = try conflict(many.combined(), for: .removal)
    let losses = conflict.amountLost
    XCTAssertEqual(losses.count, count - 1)
    // The first overlay is clear, the last one nearly black.
    let first = try XCTUnwrap(losses.first)
    XCTAssertEqual(first.amount.components[3], Double(count - 1) / Double(count), accuracy: 0.001)
  }

  private func animation(_ generator: inout SeededGenerator) -> Animation {
    let duration = generator.double(in: 0.1...1)
    switch generator.int(in: 0...3) {
    case 0: return .linear(duration: duration)
    case 1: return .easeInOut(duration: duration).delay(generator.double(in: 0...0.5))
    case 2: return .spring(duration: duration, bounce: generator.double(in: 0...0.8))
    default: return .timingCurve(0.3, -0.5, 0.6, 1.6, duration: duration)
    }
  }

  private func conflict(
    _ transition: AtomicTransition, for operation: AtomicTransition.Operation = .insertion,
    merging policy: MergePolicy = .compose
  ) throws -> MergeConflict {
    try XCTUnwrap(transition.compile(for: operation, in: .phone, merging: policy).conflicts.first)
  }

  private struct Expected {
    var contribution: Int
    var amount: [Double]
    var interval: ClosedRange<Double>
    var text: String

    init(
      _ contribution: Int, _ amount: [Double], _ interval: ClosedRange<Double>, _ text: String
    ) {
      (self.contribution, self.amount) = (contribution, amount)
      (self.interval, self.text) = (interval, text)
    }
  }

  private func assertLosses(
    _ conflict: MergeConflict, _ expected: [Expected], file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let losses = conflict.amountLost
    XCTAssertEqual(
      losses.map(\.contribution), expected.map(\.contribution), file: file, line: line)
    for (loss, expected) in zip(losses, expected) {
      XCTAssertEqual(loss.property, conflict.property, file: file, line: line)
      for (component, amount) in zip(loss.amount.components, expected.amount) {
        XCTAssertEqual(component, amount, accuracy: 0.001 * amount, file: file, line: line)
      }
      assertNear(loss.interval, expected.interval, file, line)
      XCTAssertEqual(loss.description, expected.text, file: file, line: line)
    }
  }

  private func assertInterval(
    _ conflict: MergeConflict, _ expected: ClosedRange<Double>, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    assertNear(conflict.interval, expected, file, line)
  }
}

func assertNear(
  _ interval: ClosedRange<Double>?, _ expected: ClosedRange<Double>, _ file: StaticString,
  _ line: UInt
) {
  guard let interval else { return XCTFail("no interval", file: file, line: line) }
  XCTAssertEqual(interval.lowerBound, expected.lowerBound, accuracy: 0.001, file: file, line: line)
  XCTAssertEqual(interval.upperBound, expected.upperBound, accuracy: 0.001, file: file, line: line)
}
