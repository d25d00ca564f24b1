import TransitionKit
import TransitionLint
import TransitionScenes
import TransitionTestSupport
import XCTest

/// How long the whole takes, and whether a pop takes back what its push does.
final class WholeContractTests: XCTestCase {
  private let container = Container(size: Size(width: 390, height: 844))

  private func verdict(
    _ transition: NavigationTransition, _ contract: MotionContract = .popTakesBackPush,
    _ operation: NavigationTransition.Operation = .push
  ) -> MotionVerdict {
    transition.compile(for: operation, in: container).verdict(on: contract)
  }

  // MARK: The time

  func testAWholeThatTakesNoLongerIsProved() {
    let slide = NavigationTransition.slide.animation(.easeOut(duration: 0.4))
    XCTAssertTrue(verdict(slide, .lasts(atMost: 0.4)).isProved)
    XCTAssertTrue(verdict(slide, .lasts(atMost: 1), .pop).isProved)
  }

  func testAWholeThatTakesLongerSaysHowLong() throws {
    let slide = NavigationTransition.slide.animation(.easeOut(duration: 0.4))
    let broken = verdict(slide, .lasts(atMost: 0.399))
    let violation = try XCTUnwrap(broken.violation)
    XCTAssertEqual(violation.value, 0.4)
    XCTAssertEqual(violation.limit, 0.399)
    XCTAssertEqual(
      violation.message, "the whole takes 0.4 s (the whole takes at most 0.399 s)")
    XCTAssertEqual(verdict(slide, .lasts(atMost: .nan)).state, .broken)
    XCTAssertEqual(verdict(slide, .lasts(atMost: -1)).state, .broken)
  }

  func testAPromisedTimeIsALongTransitionForLint() throws {
    var rules = LintRules.standard
    rules.promises = [.lasts(atMost: 0.2)]
    let compiled = NavigationTransition.slide.compile(for: .push, in: container)
    let finding = try XCTUnwrap(compiled.lint(rules).first { $0.kind == .longTransition })
    XCTAssertTrue(finding.message.contains("the whole takes 0.35 s"), finding.message)
  }

  // MARK: The way back

  func testBuiltInsThatSlideTakeBackTheirPush() {
    for transition in [
      NavigationTransition.slide, .move(axis: .vertical), .slide(edge: .leading), .cover, .push,
      .fade(.in), .fade(.cross), .identity, .cover(edge: .bottom), .parallaxPush,
    ] {
      for operation in NavigationTransition.Operation.allCases {
        let verdict = verdict(transition, .popTakesBackPush, operation)
        XCTAssertTrue(verdict.isProved, "\(transition): \(verdict)")
      }
    }
  }

  func testCurvesAndDurationsMayDiffer() {
    let transition = NavigationTransition.asymmetric(
      push: .slide.animation(.spring(duration: 0.5, bounce: 0.3)),
      pop: .slide.animation(.easeIn(duration: 0.2)))
    XCTAssertTrue(verdict(transition).isProved, "\(verdict(transition))")
  }

  func testPartsAreUndoneInTheReverseOrder() {
    func pages(_ first: ClosedRange<Double>, _ second: ClosedRange<Double>) -> AtomicTransition {
      [
        AtomicTransition.opacity.animation(.easeOut, during: first),
        AtomicTransition.offset(y: 80).animation(.easeInOut, during: second),
      ]
    }
    let right = NavigationTransition.asymmetric(
      push: .onInsertion(pages(0...0.4, 0.3...1)), pop: .onRemoval(pages(0.6...1, 0...0.7)))
    XCTAssertTrue(verdict(right).isProved, "\(verdict(right))")
    let wrong = NavigationTransition.asymmetric(
      push: .onInsertion(pages(0...0.4, 0.3...1)), pop: .onRemoval(pages(0...0.4, 0.3...1)))
    XCTAssertEqual(verdict(wrong).state, .broken)
  }

  func testADifferentPopIsFound() throws {
    let transition = NavigationTransition.asymmetric(push: .slide, pop: .fade(.cross))
    for operation in NavigationTransition.Operation.allCases {
      let violation = try XCTUnwrap(verdict(transition, .popTakesBackPush, operation).violation)
      XCTAssertTrue(violation.message.contains("on the way back"), violation.message)
    }
    let far = NavigationTransition.asymmetric(
      push: .onInsertion(.offset(x: 100)), pop: .onRemoval(.offset(x: 101)))
    let violation = try XCTUnwrap(verdict(far).violation)
    XCTAssertEqual(violation.view, .destination)
    XCTAssertEqual(violation.property, .translation)
    XCTAssertEqual(violation.value, 100, accuracy: 1e-6)
    XCTAssertEqual(violation.limit, 101, accuracy: 1e-6)
  }

  func testAPageThatIsBehindOnTheWayBackIsFound() {
    let front: AtomicTransition = [.move(edge: .bottom), .zPosition(1)]
    let wrong = NavigationTransition.asymmetric(
      push: .onInsertion(front), pop: .onRemoval([.move(edge: .bottom), .zPosition(-1)]))
    XCTAssertEqual(verdict(wrong).state, .broken, "\(verdict(wrong))")
  }

  func testFramesChangePlacesWithThePages() {
    let sheet = Container(
      size: Size(width: 390, height: 844),
      destinationFrame: Rect(x: 0, y: 422, width: 390, height: 422))
    let push = NavigationTransition(AtomicTransition.move(edge: .bottom, relativeTo: .view))
      .compile(for: .push, in: sheet)
    XCTAssertTrue(push.verdict(on: .popTakesBackPush).isProved)
  }

  func testAZoomBringsTheNewPageToTheFrontInBothDirections() throws {
    for operation in NavigationTransition.Operation.allCases {
      let violation = try XCTUnwrap(verdict(.zoom, .popTakesBackPush, operation).violation)
      XCTAssertEqual(violation.property, .zPosition)
    }
  }

  func testOnlyNavigationsHaveAWayBack() throws {
    let fade = AtomicTransition.opacity.compile(for: .insertion, in: container)
    let violation = try XCTUnwrap(fade.verdict(on: .popTakesBackPush).violation)
    XCTAssertTrue(violation.message.contains("neither a push nor a pop"), violation.message)
  }

  func testPlantedDifferencesAreFound() {
    func check(_ generator: inout SeededGenerator) {
      let kinds = (generator.int(in: 0...3), generator.int(in: 0...4))
      let isKept = generator.bool()
      func part(_ kind: Int, _ size: Double) -> AtomicTransition {
        switch kind {
        case 0: .offset(x: 200 * size, y: -80 * size)
        case 1: .rotate(.degrees(90 * size))
        case 2: .scale(1 + size)
        case 3: .opacity(0.3 * size)
        default: .arc(x: 120 * size, y: 60, intensity: 0.4)
        }
      }
      let push: AtomicTransition = [part(kinds.0, 1), part(kinds.1, 1)]
      let pop: AtomicTransition = [part(kinds.0, isKept ? 1 : 1.001), part(kinds.1, 1)]
      let transition = NavigationTransition.asymmetric(
        push: .onInsertion(push), pop: .onRemoval(pop))
      let verdict = self.verdict(transition)
      XCTAssertEqual(verdict.state, isKept ? .proved : .broken, "\(transition): \(verdict)")
    }
    let law = Law(
      seeds: 4_000, .usual, hasFailed: { (testRun?.failureCount ?? 0) > 0 }, check)
    if let failure = law.failure { XCTFail(failure) }
  }
}
