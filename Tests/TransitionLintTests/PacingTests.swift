import TransitionKit
import TransitionLint
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Motion that takes too long, is over too soon, waits, or rotates too far.
final class PacingTests: XCTestCase {
  private func lint(
    _ transition: AtomicTransition, _ operation: AtomicTransition.Operation = .insertion,
    _ rules: LintRules = .standard
  ) -> [LintFinding] {
    transition.compile(for: operation, in: .phone).lint(rules)
  }

  func testATransitionThatTakesTooLongOrTooShortIsANote() {
    forAll(110) { generator in
      let seconds = generator.pick([0.01, 0.03, 0.07, 0.09, 0.3, 2.9, 3.1, 6, 40])
      let operation = AtomicTransition.Operation.random(&generator)
      let findings = lint(.opacity.animation(.linear(duration: seconds)), operation)
      let kinds: [LintFinding.Kind] = [.longTransition, .shortTransition]
      let expected = seconds > 3 ? [kinds[0]] : seconds < 0.05 ? [kinds[1]] : []
      let found = findings.filter { kinds.contains($0.kind) }
      XCTAssertEqual(found.map { $0.kind }, expected, "\(seconds)")
      XCTAssertEqual(found.map { $0.severity }, expected.map { _ in .note })
      if let finding = found.first { XCTAssertEqual(finding.size, seconds, accuracy: 1e-9) }
    }
    assertNone(.shortTransition, in: lint(.opacity.animation(.linear(duration: 0))))
    assertNone(.longTransition, in: lint(.identity))
  }

  func testATimeInWhichNothingMovesIsANote() {
    forAll(110) { generator in
      let idle = generator.pick([0.2, 0.4, 0.6, 1, 2, 2.5])
      let first = generator.double(in: 0.1...0.4)
      let last = generator.double(in: 0.1...0.4)
      let fade = AtomicTransition.opacity.animation(.linear(duration: first))
      let ease = Animation.easeOut(duration: last)
      let (transition, start): (AtomicTransition, Double) =
        switch generator.int(in: 0...2) {
        case 0: ([fade, .offset(x: 30).animation(ease.delay(first + idle))], first)
        case 1: (AtomicTransition.offset(x: 30).animation(ease.delay(idle)), 0)
        default:
          (
            .keyframes(
              .opacity, from: 0,
              [
                .linear(0.5, duration: first), .linear(0.5, duration: idle),
                .linear(1, duration: last),
              ]), first
          )
        }
      let findings = lint(transition).filter { $0.kind == .idleTime }
      XCTAssertEqual(findings.count, idle > 0.5 ? 1 : 0, "\(transition)")
      guard let finding = findings.first else { return }
      XCTAssertEqual(finding.severity, .note)
      XCTAssertEqual(finding.interval.lowerBound, start, accuracy: 0.02)
      XCTAssertEqual(finding.size, idle, accuracy: 0.04)
    }
  }

  func testThePieceThatStartsLateIsNamed() {
    func rows(_ delay: Double) -> [LintFinding] {
      lint(
        .pieces(.rows(8)) {
          .opacity.animation(.linear(duration: 0.3).delay(delay * Double($0.index)))
        }
      ).filter { $0.kind == .lateStart }
    }
    let late = rows(0.5)
    XCTAssertEqual(late.map { $0.view }, [.piece(of: .view, 7)])
    XCTAssertEqual(late.first?.size ?? 0, 3.5, accuracy: 0.02)
    XCTAssertEqual(late.first?.severity, .note)
    XCTAssertEqual(rows(0.1), [])
  }

  func testTheRowOfASceneThatStartsLateIsNamed() {
    func scene(_ count: Int) -> Scene<Int> {
      Scene(size: Size(width: 390, height: 844)) {
        for row in 0..<count {
          SceneElement(row, frame: Rect(x: 0, y: 80 * Double(row), width: 390, height: 70))
            .transition(
              .opacity.animation(.linear(duration: 0.2).delay(0.5 * Double(row))))
        }
      }
    }
    let late = SceneTransition(from: scene(0), to: scene(8), .animated()).lint()
      .filter { $0.kind == .lateStart }
    XCTAssertEqual(late.map { $0.view }, [.element("7")])
    let early = SceneTransition(from: scene(0), to: scene(3), .animated()).lint()
    assertNone(.lateStart, in: early)
  }

  func testRowsBelowTheWindowThatAreStaggeredAreSaid() throws {
    func scene(_ count: Int) -> Scene<Int> {
      Scene(size: Size(width: 390, height: 844)) {
        for row in 0..<count {
          SceneElement(row, frame: Rect(x: 0, y: 80 * Double(row), width: 390, height: 70))
            .transition(.opacity)
        }
      }
    }
    func late(_ stagger: Stagger) -> [LintFinding] {
      SceneTransition(
        from: scene(0), to: scene(100), .animated(.linear(duration: 0.2), stagger: stagger)
      ).lint().filter { $0.kind == .lateStart }
    }
    let found = late(.index(each: 0.1))
    XCTAssertEqual(found.map { $0.severity }, [.note])
    XCTAssertEqual(found.first?.view, .element("99"))
    XCTAssertEqual(found.first?.message.contains("89 of the views"), true, "\(found)")
    XCTAssertEqual(found.first?.suggestion.contains(".index(total:)"), true, "\(found)")
    XCTAssertEqual(late(.index(total: 0.4)), [])
  }

  func testMoreThanAFullTurnIsANote() {
    let turns = [(90.0, false), (360, false), (372, true), (-400, true), (720, true)]
    for ((degrees, isFound), operation) in Thoroughness.pairs(
      of: turns, and: AtomicTransition.Operation.allCases)
    {
      let found = lint([.rotate(.degrees(degrees)), .opacity], operation)
        .filter { $0.kind == .excessiveRotation }
      XCTAssertEqual(found.count, isFound ? 1 : 0, "\(degrees)")
      XCTAssertEqual(found.first?.severity ?? .note, .note)
      if let found = found.first {
        XCTAssertEqual(found.size, abs(degrees) * .pi / 180, accuracy: 1e-6)
      }
    }
    // What a spring adds to a full rotation is meant.
    assertNone(.excessiveRotation, in: lint(.rotate(.degrees(360)).animation(.bouncy)))
  }

  func testPagesThatAreBothNearlyInvisibleAreANote() {
    func lint(_ overlap: Double, _ seconds: Double, _ rules: LintRules = .standard) -> [LintFinding]
    {
      NavigationTransition(
        .asymmetric(
          insertion: .opacity.animation(.linear, during: 0.5 - overlap...1),
          removal: .opacity.animation(.linear, during: 0...0.5 + overlap))
      ).animation(.linear(duration: seconds)).compile(for: .push, in: .phone).lint(rules)
    }
    for seconds in [0.8, 1, 2] {
      let found = lint(0.01, seconds).filter { $0.kind == .faintScreen }
      XCTAssertEqual(found.map { $0.severity }, [.note])
      XCTAssertEqual(
        found.first.map { ($0.interval.lowerBound + $0.interval.upperBound) / 2 } ?? 0,
        seconds / 2, accuracy: 0.01)
      assertNone(.emptyScreen, in: lint(0.01, seconds))
      assertNone(.faintScreen, in: lint(0.3, seconds))
    }
    // Three frames and less, as in Material's fade through, are none.
    for seconds in [0.2, 0.35] { assertNone(.faintScreen, in: lint(0.01, seconds)) }
    var rules = LintRules.standard
    rules.faintestScreen = 0.015
    assertNone(.faintScreen, in: lint(0.01, 1, rules))
  }

  func testAViewThatIsInvisibleForMostOfTheTimeIsANote() {
    for (start, kind) in [
      (0.5, nil), (0.75, .lateStart), (0.85, .lateStart), (0.99, .lateInsertion),
    ]
      as [(Double, LintFinding.Kind?)]
    {
      let found = lint([.offset(x: 0, y: 200), .opacity.animation(.linear, during: start...1)])
        .filter { $0.kind == .lateInsertion || $0.kind == .lateStart }
      XCTAssertEqual(found.map { $0.kind }, kind.map { [$0] } ?? [], "\(start)")
      XCTAssertEqual(
        found.map { $0.severity }, kind.map { [$0 == .lateStart ? .note : .warning] } ?? [])
    }
  }

  func testLimitsCanBeSet() {
    var rules = LintRules.standard
    rules.durations = 0.01...10
    rules.longestIdleTime = 3
    rules.latestStart = 5
    rules.latestAppearance = 0.95
    rules.largestRotation = .degrees(720)
    let transition: AtomicTransition = [
      .rotate(.degrees(400)).animation(.linear(duration: 0.3)),
      .opacity.animation(.linear(duration: 0.3).delay(2.5)),
    ]
    XCTAssertEqual(
      Set(lint(transition).filter { $0.severity == .note }.map { $0.kind }),
      [.excessiveRotation, .idleTime, .lateStart])
    XCTAssertEqual(lint(transition, .insertion, rules), [])
    XCTAssertNotEqual(rules, .standard)
    XCTAssertEqual("\(LintRules.standard)", "standard")
    XCTAssert("\(rules)".contains("largest rotation 720°"), "\(rules)")
  }
}
