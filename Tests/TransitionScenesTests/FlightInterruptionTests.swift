import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// Shared elements and their pictures where several changes meet.
final class FlightInterruptionTests: XCTestCase {
  private let thumb = box("thumb", 0, 0, 100, 50, key: "k")
  private let header = box("header", 200, 200, 100, 50, key: "k")
  private let source = Element("source", frame: Rect(x: 0, y: 0, width: 100, height: 50))
    .match(MatchKey("k", role: .source))

  func testAnElementThatWasNeverThereCannotBeHeld() {
    let animator = SceneAnimator(screen(), to: screen(header))
    animator.update(to: screen(), aSecond)
    XCTAssertNil(animator.hold("header"))
  }

  func testAFlightIsNotClippedToWhatIsNotOnScreen() {
    // The page was there at this time of the clock only.
    let animator = SceneAnimator(screen(thumb))
    animator.update(to: screen(thumb, box("page", 0, 0, 400, 800)))
    animator.update(
      to: screen(header), aSecond, using: ["header": .sharedElement(clippedBy: "page")])
    XCTAssertNil(animator.frame["header"]?.clippedBy)
    animator.advance(by: 2)
    animator.assertShowsTheTruth()

    // The old end is gone at once, and something else gets its row in the tables.
    let other = SceneAnimator(
      screen(thumb), to: screen(header), using: ["header": .sharedElement(clippedBy: "thumb")])
    XCTAssertNil(other.frame["header"]?.clippedBy)
    other.advance(by: 0.1)
    other.update(to: screen(header, box("toast", 0, 0, 10, 10)), aSecond)
    XCTAssertNil(other.frame["header"]?.clippedBy)
  }

  func testWhatLeavesInFlightStaysInFrontUntilItIsGone() throws {
    let animator = SceneAnimator(
      screen(thumb),
      to: screen(box("page", 0, 300, 400, 400) { box("hero", 50, 50, 100, 50, key: "k") }),
      .animated(.linear(duration: 0.3)))
    animator.advance(by: 0.2)
    animator.update(
      to: screen(box("page", 200, 0, 400, 400).animation(.linear(duration: 0.3))), aSecond)
    var last = try XCTUnwrap(animator.frame["hero"]).frame.origin
    for _ in 0..<90 {
      animator.advance(by: 0.01)
      let hero = try XCTUnwrap(animator.frame["hero"])
      XCTAssertNil(hero.parent)
      XCTAssertLessThan(abs(hero.frame.origin.x - last.x), 10)
      XCTAssertLessThan(abs(hero.frame.origin.y - last.y), 15)
      last = hero.frame.origin
    }
    animator.advance(by: 2)
    animator.assertShowsTheTruth()
  }

  func testOfASourceAndAPartnerThatComeTogetherThePartnerFlies() {
    let card = box("card", 300, 600, 100, 50, key: "k")
    for elements in [[source, header], [header, source]] {
      let next = Scene(size: Size(width: 400, height: 800), elements: elements)
      let animator = SceneAnimator(screen(card), to: next)
      XCTAssertEqual(animator.frame.flying, ["header"])
      assertEqual(animator.frame["header"]?.frame, card.frame)
      XCTAssertEqual(animator.frame["source"]?.isHidden, true)
      let plan = SceneChanges(from: screen(card), to: next).plan
      XCTAssertEqual(plan["header"]?.action, .flies(from: "card"))
    }
  }

  func testADuplicateThatLeavesDoesNotHideTheSourceToWhichTheOtherOneFlies() {
    let sheet = box("sheet", 0, 300, 400, 500) {
      box("one", 0, 0, 100, 50, key: "k")
      box("two", 200, 0, 100, 50, key: "k")
    }
    let animator = SceneAnimator(screen(source, sheet), to: screen(source))
    for _ in 0..<20 {
      XCTAssertEqual(animator.frame["source"]?.isHidden, false)
      animator.advance(by: 0.05)
    }
  }

  func testOfTwoPartnersTheOneThatLeavesFirstDoesNotFlyToAPlaceThatStaysEmpty() {
    let other = box("other", 0, 600, 100, 50, key: "k")
    let animator = SceneAnimator(screen(source, header, other))
    let plan = animator.plan(for: screen(source, other), aSecond)
    XCTAssertEqual(plan["header"]?.action, .isRemoved)
    XCTAssertEqual(plan["header"]?.reason, .duplicate)
    XCTAssertEqual(plan["header"]?.others, ["other"])
    animator.update(to: screen(source, other), aSecond)
    XCTAssertEqual(animator.frame["header"]?.presence, .removing)
    XCTAssertEqual(animator.frame["source"]?.isHidden, true)
    animator.advance(by: 2)
    animator.update(to: screen(source), aSecond)
    XCTAssertEqual(animator.frame.flying, ["source"])
    assertEqual(animator.frame["source"]?.frame, Rect(x: 0, y: 600, width: 100, height: 50))
  }

  func testAFlightBackIntoASourceThatIsStillComingIsAsOpaqueAsBefore() throws {
    let animator = SceneAnimator(screen(), to: screen(source, header))
    animator.advance(by: 0.3)
    let before = try XCTUnwrap(animator.frame["header"])
    XCTAssertEqual(before.state.opacity, 0.3, accuracy: 1e-9)
    animator.update(to: screen(source), aSecond)
    let after = try XCTUnwrap(animator.frame["source"])
    assertEqual(after.frame, before.frame)
    XCTAssertEqual(after.state.opacity, 0.3, accuracy: 1e-9)
  }

  func testAPlanSaysWhatIsHiddenAtOnce() {
    let next = screen(source, header)
    let plan = SceneChanges(from: screen(source), to: next)
      .plan(for: aSecond, using: ["header": .atomic(.opacity)])
    XCTAssertEqual(plan["source"]?.action, .isHidden)
    let animator = SceneAnimator(
      screen(source), to: next, using: ["header": .atomic(.opacity)])
    XCTAssertEqual(animator.frame["source"]?.isHidden, true)
  }

  func testOpacityNeverExplodesBehindAParentThatHasJustBegunToFade() {
    let spring = Transaction.animated(.spring(duration: 0.5))
    for pause in [0.001, 0.004, 0.016, 0.05, 0.1, 0.2] {
      let element = box("x", 0, 0, 10, 10)
      let animator = SceneAnimator(
        screen(box("b", 0, 0, 100, 100)),
        to: screen(box("a", 0, 0, 100, 100), box("b", 0, 0, 100, 100) { element }), spring)
      animator.advance(by: pause)
      animator.update(
        to: screen(box("a", 0, 0, 100, 100) { element }, box("b", 0, 0, 100, 100)),
        .animated(.spring(duration: 0.3)))
      for _ in 0..<200 {
        let opacity = animator.frame["x"]?.state.opacity ?? 0
        XCTAssertGreaterThanOrEqual(opacity, 0, "\(pause)")
        XCTAssertLessThan(opacity, 6, "\(pause)")
        animator.advance(by: 0.005)
      }
    }
  }

  func testAnElementThatComesBackLaterIsSaidToCome() {
    let animator = SceneAnimator(screen(header), to: screen())
    animator.advance(by: 0.5)
    var transaction = aSecond
    transaction.stagger = .index(each: 0.2)
    animator.update(to: screen(box("other", 0, 0, 10, 10), header), transaction)
    XCTAssertEqual(animator.frame["header"]?.presence, .inserting)
    XCTAssertEqual(animator.presence(of: "header"), .inserting)
  }

  func testTheTimeOfAFrameDoesNotExplodeWithTheDepthOfNestedPairs() {
    func chain(_ name: String, _ width: Double) -> Scene<String> {
      var element: Element<String>?
      for level in (0..<64).reversed() {
        element = Element(
          "\(name)\(level)", frame: Rect(x: 1, y: 1, width: width, height: 100),
          children: [element].compactMap { $0 }
        ).match("key \(level)")
      }
      return Scene(
        size: Size(width: 400, height: 800), elements: [element].compactMap { $0 })
    }
    let animator = SceneAnimator(chain("a", 100), to: chain("b", 200))
    // With twice the work for each level this would take longer than anyone waits.
    animator.advance(by: 0.3)
    XCTAssertEqual(animator.frame.flying.count, 64)
    animator.advance(by: 2)
    animator.assertShowsTheTruth()
  }

  func testAFlightAlongAnArcStandsStillWhenAFingerTakesTheWholeChange() throws {
    let size = Size(width: 400, height: 800)
    func scene(_ x: Double) -> Scene<String> {
      Scene(size: size) { Element("x", frame: Rect(x: x, y: 0, width: 100, height: 100)) }
    }
    let animator = SceneAnimator(
      scene(0), to: scene(200), using: ["x": .sharedElement(path: .arc)])
    animator.advance(by: 0.5)
    let caught = try XCTUnwrap(animator.frame["x"]).frame.origin
    let change = animator.begin(to: scene(0), aSecond)
    let held = try XCTUnwrap(animator.frame["x"]).frame.origin
    XCTAssertEqual(held.x, caught.x, accuracy: 1e-9)
    XCTAssertEqual(held.y, caught.y, accuracy: 1e-9)
    animator.advance(by: 0.3)
    XCTAssertEqual(try XCTUnwrap(animator.frame["x"]).frame.origin, held)
    // What remains of the arc dies down once the finger lets go.
    change.cancel()
    animator.advance(by: 1e-6)
    let released = try XCTUnwrap(animator.frame["x"]).frame.origin
    XCTAssertEqual(released.y, held.y, accuracy: 1e-3)
    animator.advance(by: 5)
    XCTAssertEqual(try XCTUnwrap(animator.frame["x"]).frame.origin, Point(x: 200, y: 0))
  }

  func testAFlightHeadsForItsNewTargetAfterTheDelayOfTheAnimation() {
    let moved = box("header", 300, 600, 100, 50, key: "k")
    let animator = SceneAnimator(screen(thumb), to: screen(header))
    animator.advance(by: 0.5)
    animator.update(to: screen(moved), .animated(.linear(duration: 1).delay(0.2)))
    animator.advance(by: 0.2)
    // Until then the flight continues.
    assertEqual(animator.frame["header"]?.frame, Rect(x: 140, y: 140, width: 100, height: 50))
    animator.advance(by: 0.01)
    XCTAssertLessThan(animator.frame["header"]?.frame.origin.x ?? .infinity, 145)
    animator.advance(to: animator.settlingTime)
    assertEqual(animator.frame["header"]?.frame, moved.frame)
    animator.assertShowsTheTruth()
  }

  func testTheScaleOfAnElementThatIsAlmostNothingInTheEndIsFinite() throws {
    let smallest = Double.leastNonzeroMagnitude
    let animator = SceneAnimator(
      screen(box("x", 0, 0, 100, 100).resizing(.stretch)),
      to: screen(box("x", 0, 0, smallest, smallest).resizing(.stretch)))
    let scale = try XCTUnwrap(animator.frame["x"]).contentScale
    XCTAssertTrue(scale.x.isFinite && scale.y.isFinite)
  }

  func testTheLongestOfEndlessAnimationsIsOneCycle() {
    let endless = Animation.linear(duration: 0.4).repeatForever()
    let animator = SceneAnimator(
      screen(thumb), to: screen(header), .animated(endless),
      using: ["header": .animation(endless).duration(.longest)])
    XCTAssertEqual(animator.settlingTime, 0.4, accuracy: 1e-9)
  }

  // MARK: Pictures

  func testAPictureIsReleasedOnceWhateverHappensAtItsTime() {
    let other = box("other", 0, 0, 10, 10)
    let animator = SceneAnimator(screen(thumb, other))
    let keys = animator.snapshots(for: screen(header, other), aSecond, isOpen: true)
    let open = animator.begin(to: screen(header, other), aSecond)
    animator.update(to: screen(other, box("toast", 0, 0, 10, 10)), aSecond)
    XCTAssertFalse(open.isOpen)
    var released: [SceneSnapshot<String>.Key] = []
    for _ in 0..<60 {
      animator.advance(by: 0.1)
      released += animator.released
    }
    XCTAssertEqual(keys.map(\.id), ["thumb"])
    XCTAssertEqual(released, keys)
    XCTAssertTrue(animator.isIdle)
  }

  func testAPictureKeepsItsNameWhenItsElementIsGone() {
    let animator = SceneAnimator(screen(thumb))
    let keys = animator.snapshots(for: screen(header), aSecond, isOpen: true)
    let open = animator.begin(to: screen(header), aSecond)
    animator.update(to: screen(header, box("toast", 0, 0, 10, 10)), aSecond)
    XCTAssertFalse(open.isOpen)
    XCTAssertEqual(animator.frame["header"]?.snapshot?.key, keys.first)
  }

  func testAPictureThatASecondUpdateShowsIsAskedFor() {
    let six = box("six", 0, 0, 100, 50, key: "k")
    let zero = box("zero", 0, 0, 100, 50)
    let animator = SceneAnimator(screen(six, zero))
    let first = screen(source, zero.match("k"))
    var asked = Set(animator.snapshots(for: first, aSecond))
    animator.update(to: first, aSecond)
    var reduced = aSecond
    reduced.reducesMotion = true
    let moved = box("six", 200, 200, 100, 50, key: "k")
    let second = screen(source, zero.match("k"), moved)
    asked.formUnion(animator.snapshots(for: second, reduced))
    animator.update(to: second, reduced)
    let shown = animator.frame.elements.compactMap { $0.snapshot?.key }
    XCTAssertFalse(shown.isEmpty)
    XCTAssertTrue(Set(shown).isSubset(of: asked))
  }

  func testACancelledChangeShowsThePictureOfAFlightAsTheFingerHasHeldIt() throws {
    let (animator, key, change) = try changeDuringAFlight()
    XCTAssertEqual(animator.released, [])
    change.cancel()
    animator.advance(by: 1e-4)
    XCTAssertEqual(animator.frame["header"]?.snapshot?.key, key)
    XCTAssertEqual(try XCTUnwrap(animator.frame["header"]?.snapshot).opacity, 0.7, accuracy: 1e-3)
    animator.advance(by: 5)
    XCTAssertEqual(animator.released, [key])
    animator.assertShowsTheTruth()
  }

  func testAPictureThatACancelledChangeHadIsReleasedAfterOneThatFinishes() throws {
    let (animator, key, change) = try changeDuringAFlight()
    change.finish(animation: .linear(duration: 0.1))
    animator.advance(by: 2)
    XCTAssertEqual(animator.released, [key])
    animator.assertShowsTheTruth()
  }

  func testAPictureIsReleasedAtOnceIfAFingerTakesItsFlightOffTheScreen() throws {
    let (animator, key, change) = try changeDuringAFlight(using: ["header": .identity])
    XCTAssertNil(animator.frame["header"])
    XCTAssertEqual(animator.released, [key])
    change.cancel()
    animator.advance(by: 1e-4)
    XCTAssertNil(animator.frame["header"]?.snapshot)
    animator.assertShowsTheTruth()
  }

  /// A flight with its picture, and a change that a finger began in it a tenth of a second ago.
  private func changeDuringAFlight(using definition: TransitionDefinition<String>? = nil) throws
    -> (
      SceneAnimator<String>, SceneSnapshot<String>.Key, OpenChange<String>
    )
  {
    let animator = SceneAnimator(screen(thumb), to: screen(header))
    animator.advance(by: 0.3)
    let key = try XCTUnwrap(animator.frame["header"]?.snapshot).key
    let change = animator.begin(to: screen(), aSecond, using: definition)
    animator.advance(by: 0.1)
    return (animator, key, change)
  }

  func testAPictureIsReleasedWhenTheLastChangeEnds() {
    let hidden = box("thumb", 0, 0, 100, 50, key: MatchKey("k", role: .source))
    let other = box("other", 0, 0, 10, 10)
    let animator = SceneAnimator(screen(thumb))
    let open = animator.begin(to: screen(hidden, header), aSecond)
    animator.advance(by: 0.001)
    let shown = animator.frame.elements.compactMap { $0.snapshot?.key }
    XCTAssertTrue(open.isOpen)
    animator.begin(to: screen(hidden, header, other), aSecond).finish()
    var released: [SceneSnapshot<String>.Key] = []
    for _ in 0..<60 {
      animator.advance(by: 0.1)
      released += animator.released
    }
    XCTAssertEqual(Set(released), Set(shown))
    animator.assertShowsTheTruth()
  }

  func testAPictureIsReleasedThoughACompletionAdvancesTheClock() {
    let animator = SceneAnimator(screen(thumb))
    animator.update(to: screen(header), aSecond) { _ in animator.advance(by: 0.1) }
    let shown = animator.frame.elements.compactMap { $0.snapshot?.key }
    var released: [SceneSnapshot<String>.Key] = []
    for _ in 0..<20 {
      animator.advance(by: 0.1)
      released += animator.released
    }
    XCTAssertEqual(released, shown)
  }

  func testALayoutThatTakesOverWhatWasUnderWayCompletesIt() {
    var outcomes: [ChangeOutcome] = []
    let other = box("other", 0, 0, 10, 10)
    let animator = SceneAnimator(screen(other))
    animator.update(to: screen(), aSecond) { outcomes.append($0) }
    animator.advance(by: 0.1)
    let change = animator.begin(to: screen(), aSecond)
    change.update(old: screen(other))
    change.cancel()
    animator.advance(by: 0.1)
    XCTAssertEqual(outcomes, [.takenOver])
    animator.assertShowsTheTruth()
  }

  func testAPlanOfAnOpenChangeIsThatOfBegin() {
    let animator = SceneAnimator(screen())
    animator.update(to: screen(thumb))
    XCTAssertEqual(
      animator.plan(for: screen(header), aSecond, isOpen: true)["header"]?.action,
      .flies(from: "thumb"))
    let open = animator.begin(to: screen(header), aSecond)
    XCTAssertEqual(animator.frame.flying, ["header"])
    XCTAssertTrue(open.isOpen)
  }
}
