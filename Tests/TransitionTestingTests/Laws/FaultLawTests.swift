import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import TransitionTesting
import XCTest

/// Faults that are planted on purpose are found by the law that they are about.
final class FaultLawTests: XCTestCase {
  private let phone = [Container(size: Size(width: 390, height: 844))]

  /// Checks that a transition violates one law and no other one.
  @discardableResult
  private func assertViolation(
    _ law: TransitionLaw, _ violations: [LawViolation], line: UInt = #line
  ) -> String {
    XCTAssertEqual(Set(violations.map { $0.law }), [law], violations.report, line: line)
    return violations.first?.description ?? ""
  }

  // MARK: Warnings

  func testAWarningOfAnyKindBreaksTheLawThatThereAreNone() {
    let faulty: [AtomicTransition] = [
      .offset(x: .nan), .rotate(.radians(.infinity)), .opacity(.nan),
      .move(edge: .bottom, fraction: .nan), .scale(-.infinity),
    ]
    for transition in faulty {
      for animation in [Animation.default, .linear(duration: .nan)] {
        let violations = TransitionLaws.violations(
          of: transition.animation(animation), laws: [.hasNoWarnings], in: phone)
        XCTAssertFalse(violations.isEmpty, "\(transition)")
        XCTAssertEqual(Set(violations.map { $0.law }), [.hasNoWarnings])
      }
    }
    XCTAssertEqual(TransitionLaws.violations(of: .opacity, laws: [.hasNoWarnings]), [])
  }

  // MARK: At rest

  func testAnInsertionThatEndsElsewhereIsFound() {
    let faulty = AtomicTransition.custom { view, operation, _ in
      guard operation == .insertion else { return }
      view.initial.translation.dx = 100
      view.animation.translation.dx = 4
    }
    XCTAssertEqual(
      assertViolation(.endsAtRest, TransitionLaws.violations(of: faulty, in: phone)),
      """
      ends at rest: insertion in 390 x 844, left to right: view.translation is (4, 0, 0) at 0.35 s, \
      the end of an insertion, where it has to be (0, 0, 0)
      """)
  }

  func testARemovalThatStartsWithAJumpIsFound() {
    let faulty = AtomicTransition.custom { view, operation, _ in
      guard operation == .removal else { return }
      view.initial.opacity = 0.8
      view.animation.opacity = 0
    }
    let violations = TransitionLaws.violations(of: faulty, in: phone)
    let message = assertViolation(.endsAtRest, violations)
    XCTAssertEqual(violations.map { $0.property }, [.opacity])
    XCTAssertTrue(message.contains("view.opacity is 0.8 at 0 s, the start of a removal"), message)
  }

  func testACompletionThatIsNotAtRestIsFound() {
    let faulty = AtomicTransition.custom { view, _, _ in
      view.completion.translation.dy = 3
    }
    let violations = TransitionLaws.violations(of: faulty, in: phone)
    assertViolation(.endsAtRest, violations)
    XCTAssertEqual(violations.map { $0.operation }, ["insertion", "removal"])
    XCTAssertEqual(violations.map { $0.property }, [.translation, .translation])
  }

  func testAnAnimatorHandlerThatLeavesTheFrameIsFound() {
    let faulty = AtomicTransition.custom { animator, view, operation, _ in
      guard operation == .insertion else { return }
      animator.addAnimations { view.frame.origin.y += 12 }
    }
    assertViolation(.endsAtRest, TransitionLaws.violations(of: faulty, in: phone))
  }

  func testPhasesThatChangeTheViewAtRestAreFound() {
    let violations = TransitionLaws.violations(of: RestlessPhases(), in: phone)
    assertViolation(.endsAtRest, violations)
    XCTAssertEqual(violations.map { $0.time }, [0.35, 0])
  }

  func testANavigationThatDisplacesTheDestinationIsFound() {
    let faulty = NavigationTransition.custom { origin, destination, operation, container in
      guard operation == .push else { return }
      destination.initial.translation.dx = container.frame.width
      destination.animation.translation.dx = -1
      origin.animation.opacity = 0.5
    }
    let violations = TransitionLaws.violations(of: faulty, in: phone)
    assertViolation(.endsAtRest, violations)
    XCTAssertEqual(violations.map { $0.view }, [.destination])
  }

  // MARK: Finite

  func testADivisionByAnEmptyContainerIsFound() {
    let faulty = AtomicTransition.custom { view, operation, container in
      view[away: operation].scale =
        Scale(40 / container.viewFrame.width)
    }
    let text = assertViolation(.staysFinite, TransitionLaws.violations(of: faulty))
    XCTAssert(text.hasPrefix("stays finite: insertion in 0 x 0, left to right: "), text)
    XCTAssertEqual(TransitionLaws.violations(of: faulty, in: phone), [])
  }

  func testPhasesThatDivideByAnEmptyContainerAreFound() {
    assertViolation(.staysFinite, TransitionLaws.violations(of: DividingPhases()))
  }

  func testAPropertyWithTooFewNumbersIsFound() {
    let faulty = AtomicTransition.custom { view, operation, _ in
      view[away: operation][.translation] = [5]
    }
    assertViolation(.staysFinite, TransitionLaws.violations(of: faulty, in: phone))
  }

  // MARK: Modifiers

  func testAModifierThatCarriesHalfOfItsNumbersIsFound() {
    let (active, identity) = (HalfModifier(angle: 80, lift: 20), HalfModifier(angle: 0, lift: 0))
    let violations = TransitionLaws.violations(
      of: .modifier(active: active, identity: identity), in: phone)
    assertViolation(.animatesCompletely, violations)
    XCTAssertEqual(
      assertViolation(
        .animatesCompletely, TransitionLaws.violations(active: active, identity: identity, in: [])),
      """
      animates completely: HalfModifier.lift is 20.0 in the active modifier and 0.0 in the \
      identity, and animatableData does not carry it; put it there, or make it the same in both
      """)
    XCTAssertEqual(
      TransitionLaws.violations(active: active, identity: HalfModifier(angle: 0, lift: 20))
        .map { $0.law },
      // What stays lifted is not at rest, but animates.
      [.endsAtRest, .endsAtRest])
  }

  func testAModifierWithoutASetterIsFound() {
    assertViolation(
      .animatesCompletely,
      TransitionLaws.violations(
        of: .modifier(active: DeafModifier(distance: 50), identity: DeafModifier(distance: 0)),
        in: phone))
  }

  func testAModifierThatSwapsItsNumbersIsFound() {
    let (active, identity) = (
      SwappedModifier(width: 0.5, height: 0.2), SwappedModifier(width: 1, height: 1)
    )
    let text = assertViolation(
      .animatesCompletely,
      TransitionLaws.violations(active: active, identity: identity, in: phone))
    XCTAssertEqual(
      text,
      """
      animates completely: SwappedModifier.width of the active modifier is 0.2 after its own \
      animatableData was set, and was 0.5; let the setter of animatableData write what its getter \
      reads
      """)
  }

  func testAModifierWhoseEqualityHidesANumberIsFound() {
    let transition = AtomicTransition.modifier(
      active: SecretiveModifier(angle: 80, lift: 20), identity: SecretiveModifier(angle: 0, lift: 0)
    )
    let violations = TransitionLaws.violations(of: transition, in: phone)
    assertViolation(.animatesCompletely, violations)
    XCTAssertEqual(violations.map { $0.property }, [.translation, .translation])
  }

  func testAModifierThatCountsItsCallsIsFound() {
    let counter = Counter()
    let laws = TransitionLaws.violations(
      of: .modifier(
        active: CountingModifier(progress: 1, counter: counter),
        identity: CountingModifier(progress: 0, counter: counter)), in: phone
    ).map { $0.law }
    XCTAssert(laws.contains(.reverses), "\(laws)")
  }

  // MARK: Determinism

  func testAnAnimationThatCountsItsCallsIsFound() {
    let faulty = AtomicTransition.opacity.animation(
      Animation(CountingAnimation(counter: Counter())))
    let laws = Set(TransitionLaws.violations(of: faulty, in: phone).map { $0.law })
    XCTAssertEqual(laws, [.reverses, .isDeterministic])
  }

  func testAHandlerThatCountsItsCallsIsFound() {
    let counter = Counter()
    let faulty = AtomicTransition.custom { view, operation, _ in
      if operation == .insertion { view.initial.blur = counter.next() }
    }
    let text = assertViolation(
      .isDeterministic, TransitionLaws.violations(of: faulty, in: phone))
    XCTAssertEqual(
      text,
      """
      is deterministic: insertion in 390 x 844, left to right: compiled again, view.blur is 2 at 0 s, \
      and compiled the first time it is 1
      """)
  }

  func testAHandlerThatFlipsACoinIsFound() {
    let faulty = AtomicTransition.custom { view, operation, _ in
      if operation == .removal { view.animation.rotation.angle = .degrees(.random(in: -5...5)) }
    }
    assertViolation(.isDeterministic, TransitionLaws.violations(of: faulty, in: phone))
  }

  // MARK: Other laws

  func testOperandsThatReplaceEachOtherDoNotCommute() {
    let violations = TransitionLaws.violations(
      of: .overlay(.black), commutingWith: .overlay(.white), in: phone)
    assertViolation(.commutes, violations)
    XCTAssertEqual(Set(violations.map { $0.property }), [.overlay])
    XCTAssertEqual(TransitionLaws.violations(of: .opacity, commutingWith: .move(edge: .top)), [])
    XCTAssertEqual(
      TransitionLaws.violations(of: NavigationTransition.slide, commutingWith: .fade(.in)), [])
  }

  func testAHandlerThatKnowsLeftOnlyDoesNotFollowTheLayoutDirection() {
    let faulty = AtomicTransition.custom { view, operation, container in
      view[away: operation].translation.dx =
        -container.viewFrame.width
    }
    XCTAssertEqual(TransitionLaws.violations(of: faulty), [])
    assertViolation(
      .followsLayoutDirection, TransitionLaws.violations(of: faulty, laws: .all))
  }

  func testWarningsAreFoundWhereTheyAreAskedFor() {
    let faulty = AtomicTransition.opacity(1.5)
    XCTAssertEqual(TransitionLaws.violations(of: faulty), [])
    assertViolation(
      .hasNoWarnings, TransitionLaws.violations(of: faulty, laws: [.hasNoWarnings]))
  }

  func testHostileTransitionsAreCheckedWithoutATrap() {
    forAll(300) { generator in
      let violations = TransitionLaws.violations(
        of: .hostile(&generator), laws: .all, in: [.hostile(&generator), .hostile(&generator)])
      // Numbers that no transition has are no reason to find it impure.
      let others = violations.filter { [.isDeterministic, .reverses].contains($0.law) }
      XCTAssert(others.isEmpty, others.report)
      XCTAssertEqual(violations, violations)
    }
  }

  func testNothingIsCheckedWithoutLawsOrContainers() {
    XCTAssertEqual(TransitionLaws.violations(of: RestlessPhases(), laws: []), [])
    XCTAssertEqual(TransitionLaws.violations(of: RestlessPhases(), in: []), [])
  }
}

extension TransientView {
  /// The stage at which the view is away.
  fileprivate subscript(away operation: AtomicTransition.Operation) -> PropertyState {
    get { operation == .insertion ? initial : animation }
    set {
      if operation == .insertion { initial = newValue } else { animation = newValue }
    }
  }
}
