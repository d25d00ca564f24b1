import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// Which elements are a pair, and how they fly.
final class SharedElementTests: XCTestCase {
  private let small = Rect(x: 0, y: 0, width: 100, height: 50)
  private let large = Rect(x: 50, y: 100, width: 200, height: 100)

  private func thumb(_ key: MatchKey? = "cover") -> Element<String> {
    Element("thumb", frame: small).match(key)
  }

  private func header(_ key: MatchKey? = "cover") -> Element<String> {
    Element("header", frame: large).match(key)
  }

  // MARK: Pairs

  func testAPairGoesStraightFromTheOldToTheNewFrame() throws {
    let animator = SceneAnimator(screen(thumb()), to: screen(header()))
    XCTAssertEqual(animator.frame["header"]?.frame, small)
    XCTAssertNil(animator.frame["thumb"])
    animator.advance(to: 0.5)
    let element = try XCTUnwrap(animator.frame["header"])
    XCTAssertEqual(element.frame, Rect(x: 25, y: 50, width: 150, height: 75))
    XCTAssertTrue(element.isFlying)
    XCTAssertEqual(element.presence, .inserting)
    XCTAssertEqual(animator.frame.elements.count, 1)
    animator.advance(to: 1)
    animator.assertShowsTheTruth()
  }

  func testKeysBelongTogetherByNameAndNamespace() {
    let cases: [(MatchKey, MatchKey, Bool)] = [
      ("a", "a", true), ("a", "b", false), (MatchKey("a", in: "x"), MatchKey("a", in: "x"), true),
      (MatchKey("a", in: "x"), MatchKey("a", in: "y"), false), ("a", MatchKey("a", in: "x"), false),
      ("a", MatchKey("a", role: .source, onlyVisible: true), true),
    ]
    for (old, new, flies) in cases {
      let animator = SceneAnimator(screen(thumb(old)), to: screen(header(new)))
      XCTAssertEqual(animator.frame["header"]?.isFlying, flies, "\(old), \(new)")
      XCTAssertEqual(animator.frame["thumb"] == nil, flies, "\(old), \(new)")
    }
  }

  func testAKeyOnOneSideOnlyIsAnInsertionOrARemoval() throws {
    let animator = SceneAnimator(screen(thumb("a")), to: screen(header("b")))
    animator.advance(to: 0.25)
    let (old, new) = (
      try XCTUnwrap(animator.frame["thumb"]), try XCTUnwrap(animator.frame["header"])
    )
    XCTAssertEqual(old.state.opacity, 0.75, accuracy: 1e-12)
    XCTAssertEqual(new.state.opacity, 0.25, accuracy: 1e-12)
    XCTAssertEqual([old.frame, new.frame], [small, large])
    XCTAssertFalse(old.isFlying || new.isFlying)
    animator.advance(to: 1)
    animator.assertShowsTheTruth()
  }

  func testAnElementThatKeepsItsPlaceDoesNotFlyWithoutTheRoleOfASource() {
    let animator = SceneAnimator(screen(thumb()), to: screen(thumb(), header()))
    XCTAssertEqual(animator.frame.flying, [])
    XCTAssertEqual(animator.frame["thumb"]?.isHidden, false)
  }

  func testWithoutAnAnimationNothingFlies() {
    let animator = SceneAnimator(screen(thumb()), to: screen(header()), Transaction())
    animator.assertShowsTheTruth()
  }

  // MARK: Duplicates

  func testOfTwoInsertedElementsWithOneKeyTheFrontmostFlies() throws {
    let new = screen(
      box("back", 0, 0, 10, 10, key: "cover"), box("front", 90, 0, 10, 10, key: "cover"))
    let animator = SceneAnimator(screen(thumb()), to: new)
    XCTAssertEqual(animator.frame.flying, ["front"])
    XCTAssertEqual(animator.frame["back"]?.state.opacity, 0)
    XCTAssertEqual(animator.frame["back"]?.frame, Rect(x: 0, y: 0, width: 10, height: 10))
    let warning = try XCTUnwrap(animator.diagnostics.first)
    XCTAssertEqual(animator.diagnostics.count, 1)
    XCTAssertEqual(warning.kind, .duplicateKey)
    XCTAssertEqual(warning.severity, .warning)
    XCTAssertTrue(warning.message.contains("front, back"), warning.message)
    animator.advance(to: 1)
    animator.assertShowsTheTruth()
  }

  func testOfTwoRemovedElementsWithOneKeyTheFrontmostFlies() throws {
    let old = screen(
      box("back", 0, 0, 10, 10, key: "cover"), box("front", 90, 0, 10, 10, key: "cover"))
    let animator = SceneAnimator(old, to: screen(header()))
    XCTAssertEqual(
      animator.frame["header"]?.frame, Rect(x: 90, y: 0, width: 10, height: 10))
    XCTAssertNil(animator.frame["front"])
    XCTAssertEqual(animator.frame["back"]?.presence, .removing)
    XCTAssertEqual(animator.diagnostics.map(\.kind), [.duplicateKey])
    animator.advance(to: 1)
    animator.assertShowsTheTruth()
  }

  func testManyElementsWithOneKeyAreNamedInOneWarning() throws {
    let elements = (0..<5).map { box("e\($0)", Double($0), 0, 10, 10, key: "cover") }
    var old = screen()
    old.elements = elements
    let animator = SceneAnimator(old, to: screen(header()))
    let message = try XCTUnwrap(animator.diagnostics.first).message
    for element in elements { XCTAssertTrue(message.contains(element.id), message) }
    XCTAssertEqual(animator.diagnostics.count, 1)
  }

  // MARK: Late partners

  func testAnElementThatIsStillLeavingIsAPartner() throws {
    let animator = SceneAnimator(screen(thumb()), to: screen())
    animator.advance(to: 0.05)
    animator.update(to: screen(header()), aSecond)
    XCTAssertNil(animator.frame["thumb"])
    let start = try XCTUnwrap(animator.frame["header"])
    XCTAssertEqual(start.frame, small)
    XCTAssertEqual(start.state.opacity, 0.95, accuracy: 1e-9)
    animator.advance(to: 1.05)
    animator.assertShowsTheTruth()
  }

  func testOfSeveralThatLeftTheLatestIsThePartner() {
    let (a, b) = (box("a", 0, 0, 10, 10, key: "k"), box("b", 50, 0, 10, 10, key: "k"))
    for (first, last) in [(a, b), (b, a)] {
      let animator = SceneAnimator(screen(a, b), to: screen(last))
      animator.advance(to: 0.1)
      animator.update(to: screen(), aSecond)
      animator.advance(to: 0.2)
      animator.update(to: screen(box("c", 0, 300, 10, 10, key: "k")), aSecond)
      XCTAssertEqual(animator.frame["c"]?.frame, last.frame, "\(first.id) left first")
      XCTAssertEqual(animator.frame[first.id]?.presence, .removing)
      XCTAssertEqual(animator.diagnostics, [])
      animator.advance(to: 2)
      animator.assertShowsTheTruth()
    }
  }

  func testWhatIsGoneIsNoPartner() {
    let animator = SceneAnimator(screen(thumb()), to: screen())
    animator.advance(to: 1)
    animator.update(to: screen(header()), aSecond)
    XCTAssertEqual(animator.frame.flying, [])
  }

  // MARK: Visibility

  func testAPartnerOutsideTheSceneIsIgnoredIfTheKeyIsForVisibleOnes() {
    let far = Rect(x: 0, y: 5000, width: 100, height: 50)
    for (onOld, onNew) in [(false, false), (true, false), (false, true)] {
      let old = screen(thumb(MatchKey("cover", onlyVisible: onOld)))
      let new = screen(
        Element("header", frame: far).match(MatchKey("cover", onlyVisible: onNew)))
      for (from, to) in [(old, new), (new, old)] {
        let animator = SceneAnimator(from, to: to)
        let flies = !onOld && !onNew
        XCTAssertEqual(animator.frame.flying.count, flies ? 1 : 0)
        XCTAssertEqual(
          animator.frame[to.elements[0].id]?.state.opacity, flies ? 1 : 0, "\(onOld) \(onNew)")
        animator.advance(to: 1)
        animator.assertShowsTheTruth()
      }
    }
  }

  func testAPartnerOutsideWhatClipsItIsIgnoredIfTheKeyIsForVisibleOnes() {
    let key = MatchKey("cover", onlyVisible: true)
    func list(clips: Bool, scroll: Double) -> Element<String> {
      box("list", 0, 0, 400, 200) {
        box("content", 0, -scroll, 400, 2000) { box("row", 0, 250, 400, 50, key: key) }
      }.clipped(clips)
    }
    for (clips, scroll, flies) in [
      (true, 0.0, false), (true, 50, false), (true, 51, true), (true, 299, true),
      (true, 300, false), (false, 0, true),
    ] {
      let animator = SceneAnimator(
        screen(list(clips: clips, scroll: scroll)),
        to: screen(box("header", 0, 0, 400, 400, key: "cover")))
      XCTAssertEqual(animator.frame.flying.isEmpty, !flies, "\(clips) \(scroll)")
    }
  }

  func testWhatTwoAncestorsClipTogetherIsOutOfSight() {
    // The row is in sight of each of them, but they have nothing in common there.
    let old = box("outer", 0, 0, 100, 800) {
      box("inner", 150, 0, 100, 800) { box("row", -80, 0, 200, 50) }.clipped()
    }.clipped()
    var key = MatchKey("cover", onlyVisible: true)
    var first = screen(old)
    first["row"]?.match = key
    XCTAssertEqual(SceneAnimator(first, to: screen(header())).frame.flying, [])
    key.onlyVisible = false
    first["row"]?.match = key
    XCTAssertEqual(SceneAnimator(first, to: screen(header())).frame.flying, ["header"])
  }

  func testAPartnerThatScrollsAwayAsItIsRemovedWasVisible() {
    let key = MatchKey("cover", onlyVisible: true)
    func list(_ y: Double, withRow: Bool) -> Element<String> {
      box("list", 0, y, 400, 2000) { if withRow { box("row", 0, 0, 400, 50, key: key) } }
    }
    let animator = SceneAnimator(
      screen(list(0, withRow: true)), to: screen(list(-5000, withRow: false), header()))
    XCTAssertEqual(animator.frame.flying, ["header"])
    XCTAssertEqual(
      animator.frame["header"]?.frame, Rect(x: 0, y: 0, width: 400, height: 50))
  }

  // MARK: Interruption

  func testComingBackToTheOldOneFliesBack() throws {
    let animator = SceneAnimator(screen(thumb()), to: screen(header()))
    animator.advance(to: 0.4)
    let there = try XCTUnwrap(animator.frame["header"]).frame
    animator.update(to: screen(thumb()), aSecond)
    XCTAssertEqual(animator.frame.drawingOrder, ["thumb"])
    assertEqual(animator.frame["thumb"]?.frame, there)
    XCTAssertEqual(animator.frame["thumb"]?.isFlying, true)
    animator.advance(to: 10)
    animator.assertShowsTheTruth()
  }

  func testAFlyingElementThatLosesBothEndsLeavesFromWhereItIs() throws {
    let animator = SceneAnimator(screen(thumb()), to: screen(header()))
    animator.advance(to: 0.4)
    let there = try XCTUnwrap(animator.frame["header"])
    var outcomes: [ChangeOutcome] = []
    animator.update(to: screen(), aSecond) { outcomes.append($0) }
    let leaving = try XCTUnwrap(animator.frame["header"])
    assertEqual(leaving.frame, there.frame)
    XCTAssertEqual(leaving.presence, .removing)
    XCTAssertFalse(leaving.isInteractive)
    XCTAssertEqual(leaving.state.opacity, 1)
    animator.advance(to: 0.9)
    XCTAssertEqual(try XCTUnwrap(animator.frame["header"]).state.opacity, 0.5, accuracy: 1e-9)
    animator.advance(to: 1.4)
    XCTAssertEqual(outcomes, [.arrived])
    animator.assertShowsTheTruth()
  }

  func testIfBothAreThereTheFlightContinuesAndTheOtherIsInserted() throws {
    let (animator, undisturbed) = (
      SceneAnimator(screen(thumb()), to: screen(header())),
      SceneAnimator(screen(thumb()), to: screen(header()))
    )
    animator.advance(to: 0.4)
    animator.update(to: screen(thumb(), header()), aSecond)
    XCTAssertEqual(animator.frame["thumb"]?.state.opacity, 0)
    XCTAssertEqual(animator.frame["thumb"]?.isFlying, false)
    for time in [0.4, 0.6, 0.8] {
      animator.advance(to: time)
      undisturbed.advance(to: time)
      XCTAssertEqual(animator.frame["header"]?.frame, undisturbed.frame["header"]?.frame)
    }
    animator.advance(to: 2)
    animator.assertShowsTheTruth()
  }

  func testAPairThatCameInThisVeryInstantWasNeverThere() {
    let animator = SceneAnimator(screen(thumb()), to: screen(header()))
    animator.update(to: screen(thumb()), aSecond)
    animator.assertShowsTheTruth()
    animator.advance(to: 0.1)
    animator.assertShowsTheTruth()
  }

  func testTwoNavigationsInFlightAreOneFlyingElement() throws {
    let animator = SceneAnimator(screen(thumb()), to: screen(header()))
    animator.advance(to: 0.4)
    let there = try XCTUnwrap(animator.frame["header"]).frame
    animator.update(to: screen(box("third", 300, 600, 80, 80, key: "cover")), aSecond)
    XCTAssertEqual(animator.frame.drawingOrder, ["third"])
    assertEqual(animator.frame["third"]?.frame, there)
    animator.advance(to: 2)
    animator.assertShowsTheTruth()
  }

  /// A flight that is interrupted moves as an element does that stays, which has separate tests.
  func testTakenOverInFlightAPairMovesAsAnElementThatStays() throws {
    let frames = [
      Rect(x: 0, y: 0, width: 100, height: 50), Rect(x: 50, y: 300, width: 200, height: 100),
      Rect(x: 200, y: 20, width: 40, height: 180),
    ]
    let animations: [Animation] = [
      .linear(duration: 1), .easeInOut(duration: 1), .easeOut(duration: 0.8),
      .spring(duration: 0.8), .spring(duration: 1, bounce: 0.4),
    ]
    for first in animations {
      for second in animations {
        let (flights, moves) = (
          SceneAnimator(screen(element(0, "a", frames))),
          SceneAnimator(screen(element(0, "kept", frames)))
        )
        for (index, animation) in [(1, first), (2, second)] {
          let id = ["a", "b", "c"][index]
          flights.update(to: screen(element(index, id, frames)), .animated(animation))
          moves.update(to: screen(element(index, "kept", frames)), .animated(animation))
          for _ in 0..<4 {
            let (flying, moving) = (
              try XCTUnwrap(flights.frame[id]), try XCTUnwrap(moves.frame["kept"])
            )
            assertEqual(flying.frame, moving.frame, "\(first) \(second)")
            XCTAssertEqual(
              flying.state.cornerRadius, moving.state.cornerRadius, accuracy: 1e-9,
              "\(first) \(second)")
            flights.advance(by: 0.13)
            moves.advance(by: 0.13)
          }
        }
        flights.advance(by: 10)
        flights.assertShowsTheTruth()
      }
    }
  }

  private func element(_ index: Int, _ id: String, _ frames: [Rect]) -> Element<String> {
    var element = Element(id, frame: frames[index]).match("cover")
    element.state.cornerRadius = [4, 30, 10][index]
    return element
  }

  func testReducedMotionFadesBothEnds() throws {
    func ends(reduces: Bool) throws -> (Double, ChangeOutcome?) {
      var transaction = aSecond
      transaction.reducesMotion = reduces
      let animator = SceneAnimator(screen(thumb()))
      var outcome: ChangeOutcome?
      animator.update(to: screen(header()), transaction) { outcome = $0 }
      for step in 0..<10 {
        XCTAssertEqual(animator.presence(of: "header"), .inserting)
        let new = try XCTUnwrap(animator.frame["header"])
        if reduces {
          XCTAssertEqual(new.frame, large)
          XCTAssertEqual(new.state.opacity, Double(step) / 10, accuracy: 1e-9)
          let old = try XCTUnwrap(animator.frame["thumb"])
          XCTAssertEqual(old.frame, small)
          XCTAssertEqual(old.state.opacity, 1 - Double(step) / 10, accuracy: 1e-9)
        }
        XCTAssertNil(outcome)
        animator.advance(by: 0.1)
      }
      animator.advance(to: 1)
      animator.assertShowsTheTruth()
      return (animator.settlingTime, outcome)
    }
    let (full, reduced) = (try ends(reduces: false), try ends(reduces: true))
    XCTAssertEqual(full.0, reduced.0)
    XCTAssertEqual([full.1, reduced.1], [.arrived, .arrived])
  }

  func testAnElementOfBothScenesShowsItsOldContentAsItsDefinitionSays() throws {
    func scene(_ version: Int) -> Scene<String> {
      Scene(size: Size(width: 390, height: 844)) {
        Element("x", frame: Rect(x: 0, y: 0, width: 100 + 290 * Double(version), height: 100))
          .contentVersion(version)
      }
    }
    func animator(_ element: SharedElement<String>) -> SceneAnimator<String> {
      let animator = SceneAnimator(scene(0))
      animator.update(
        to: scene(1), .animated(.linear(duration: 1)), using: ["x": .sharedElement(element)])
      return animator
    }
    let fading = animator(SharedElement(fading: 0...0.3))
    fading.advance(by: 0.1)
    XCTAssertEqual(
      try XCTUnwrap(fading.frame["x"]?.snapshot).opacity, 2.0 / 3, accuracy: 1e-9)
    fading.advance(by: 0.25)
    XCTAssertEqual(fading.frame["x"]?.snapshot?.opacity ?? 0, 0)
    XCTAssertNil(animator(SharedElement(content: .new)).frame["x"]?.snapshot)
    // What does not move has arrived, and fades.
    let resting = SceneAnimator(scene(0))
    resting.update(
      to: Scene(size: Size(width: 390, height: 844)) {
        Element("x", frame: Rect(x: 0, y: 0, width: 100, height: 100)).contentVersion(1)
      }, .animated(.linear(duration: 1)),
      using: ["x": .sharedElement(SharedElement(content: .old))])
    resting.advance(by: 0.25)
    XCTAssertEqual(try XCTUnwrap(resting.frame["x"]?.snapshot).opacity, 0.75, accuracy: 1e-9)
    for layer in SharedElement<String>.Layer.allCases {
      let old = animator(SharedElement(content: .old, layer: layer))
      old.advance(by: 0.9)
      XCTAssertEqual(old.frame["x"]?.snapshot?.opacity, 1, "\(layer)")
      old.advance(by: 0.11)
      XCTAssertNil(old.frame["x"]?.snapshot, "\(layer)")
    }
  }

  func testTheContentsOfAFlightFadeOnAPartOfTheWay() throws {
    func scene(_ id: String, _ x: Double) -> Scene<String> {
      Scene(size: Size(width: 400, height: 800)) {
        SceneElement(id, frame: Rect(x: x, y: 0, width: 100, height: 100)).match("key")
      }
    }
    for animation in [Animation.linear(duration: 1), .easeInOut(duration: 0.5), .smooth] {
      let animator = SceneAnimator(scene("a", 0))
      animator.update(
        to: scene("b", 300), .animated(animation),
        using: ["b": .sharedElement(fading: 0.3...0.6)])
      var middle = 0
      while animator.frame["b"]?.isFlying == true {
        let element = try XCTUnwrap(animator.frame["b"])
        let (way, opacity) = (element.frame.origin.x / 300, element.snapshot?.opacity ?? 0)
        if way < 0.299 { XCTAssertEqual(opacity, 1, "\(way)") }
        if way > 0.601 { XCTAssertEqual(opacity, 0, "\(way)") }
        if way > 0.31, way < 0.59 {
          XCTAssertTrue((0.001..<0.999).contains(opacity), "\(way) \(opacity)")
          middle += 1
        }
        animator.advance(by: 0.01)
      }
      XCTAssertGreaterThan(middle, 3)
    }
    let never = SharedElement<String>(fading: -1...7)
    XCTAssertEqual(never.fading, 0...1)
    var later = SharedElement<String>()
    later.fading = -1...0.5
    XCTAssertEqual(later.fading, 0...0.5)
  }
}
