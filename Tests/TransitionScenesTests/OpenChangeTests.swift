import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Changes of which a finger sets the progress.
final class OpenChangeTests: XCTestCase {
  private let list = Scene(size: Size(width: 400, height: 800)) {
    SceneElement("list", frame: Rect(x: 0, y: 0, width: 400, height: 800)) {
      SceneElement("cover", frame: Rect(x: 0, y: 100, width: 100, height: 50)).match("cover")
    }
    SceneElement("bar", frame: Rect(x: 0, y: 700, width: 400, height: 100)).opacity(0.5)
  }
  private let detail = Scene(size: Size(width: 400, height: 800)) {
    SceneElement("detail", frame: Rect(x: 0, y: 0, width: 400, height: 800)) {
      SceneElement("hero", frame: Rect(x: 100, y: 0, width: 200, height: 150)).match("cover")
    }
    SceneElement("bar", frame: Rect(x: 0, y: 800, width: 400, height: 100)).opacity(1)
  }
  private let linear = Transaction.animated(.linear(duration: 1))

  private func animator() -> SceneAnimator<String> { SceneAnimator(list) }

  func testWhatANewLayoutTakesFromAnOpenChangeIsGoneAtAKnownTime() {
    func scene(_ element: Element<Int>?) -> Scene<Int> {
      Scene(size: Size(width: 400, height: 800)) { if let element { element } }
    }
    let frame = Rect(x: 10, y: 0, width: 50, height: 50)
    for pause in [0, 0.1] {
      let animator = SceneAnimator(scene(nil))
      animator.update(to: scene(Element(9, frame: frame)), .animated(.linear(duration: 0.4)))
      animator.advance(by: pause)
      let change = animator.begin(
        to: scene(Element(1, frame: frame).animation(.linear(duration: 0.3).delay(0.1))),
        .animated(.linear(duration: 0.4)))
      change.update(new: scene(nil))
      change.cancel()
      XCTAssertLessThan(animator.settlingTime, 10)
      animator.advance(to: animator.settlingTime)
      XCTAssertTrue(animator.isIdle)
      XCTAssertEqual(animator.frame.elements.map { $0.id }, [9])
    }
  }

  func testTheFingerSetsTheProgressOfEverything() throws {
    let animator = animator()
    let change = animator.begin(to: detail, linear)
    XCTAssertEqual(animator.frame["bar"]?.frame, Rect(x: 0, y: 700, width: 400, height: 100))
    for progress in [0.25, 0.75, 0.5, 1, 0, 0.5] {
      change.scrub(to: progress)
      let frame = animator.frame
      XCTAssertEqual(change.progress, progress)
      XCTAssertEqual(try XCTUnwrap(frame["bar"]).frame.origin.y, 700 + 100 * progress)
      XCTAssertEqual(try XCTUnwrap(frame["bar"]).state.opacity, 0.5 + 0.5 * progress)
      XCTAssertEqual(try XCTUnwrap(frame["detail"]).state.opacity, progress)
      XCTAssertEqual(try XCTUnwrap(frame["list"]).state.opacity, 1 - progress)
      let hero = try XCTUnwrap(frame["hero"])
      XCTAssertEqual(hero.frame.origin.x, 100 * progress, accuracy: 1e-12)
      XCTAssertEqual(hero.frame.height, 50 + 100 * progress, accuracy: 1e-12)
      XCTAssertEqual(try XCTUnwrap(hero.snapshot).opacity, 1 - progress)
      XCTAssertNil(frame["cover"])
    }
    XCTAssertEqual(animator.settlingTime, .infinity)
    XCTAssertFalse(animator.isIdle)
  }

  func testNothingMovesByItselfWhileTheFingerHolds() throws {
    let animator = animator()
    let change = animator.begin(to: detail, linear)
    change.scrub(to: 0.3)
    let frame = animator.frame
    for _ in 0..<100 { animator.advance(by: 0.1) }
    XCTAssertEqual(animator.frame, frame)
    XCTAssertTrue(change.isOpen)
  }

  func testAnEmphasisPlaysWhenTheFingerLetsGoTowardTheNewScene() throws {
    func scene(_ count: Int, at x: Double) -> Scene<String> {
      Scene(size: Size(width: 400, height: 800)) {
        SceneElement("badge", frame: Rect(x: x, y: 0, width: 20, height: 20))
          .emphasis(Emphasis(.scale(2), animation: .linear(duration: 0.5), trigger: count))
      }
    }
    for end in ["finish", "cancel", "update"] {
      let animator = SceneAnimator(scene(0, at: 0))
      let change = animator.begin(to: scene(1, at: 100), linear)
      change.scrub(to: 0.25)
      let held = animator.frame
      animator.advance(by: 1)
      XCTAssertEqual(animator.frame, held)
      switch end {
      case "finish": change.finish()
      case "cancel": change.cancel()
      default: animator.update(to: scene(1, at: 200), linear)
      }
      animator.advance(by: 0.25)
      XCTAssertEqual(
        try XCTUnwrap(animator.frame["badge"]).state.scale.x, end == "cancel" ? 1 : 1.5,
        accuracy: 1e-12, end)
      animator.advance(by: 10)
      XCTAssertEqual(animator.frame["badge"]?.state.scale.x, 1)
      XCTAssertTrue(animator.isIdle)
      // It does not play again.
      animator.update(to: scene(end == "cancel" ? 0 : 1, at: 300), linear)
      animator.advance(by: 0.25)
      XCTAssertEqual(animator.frame["badge"]?.state.scale.x, 1)
    }
  }

  func testCancellingArrivesAtTheOldSceneExactly() {
    let animator = animator()
    let before = animator.frame
    var ends: [AnimatingPosition] = []
    let change = animator.begin(to: detail, linear) { ends.append($0) }
    change.scrub(to: 0.6)
    XCTAssertEqual(animator.scene, detail)
    change.cancel(velocity: -2)
    XCTAssertLessThan(animator.settlingTime, 3)
    animator.advance(to: animator.settlingTime)
    XCTAssertEqual(ends, [.start])
    XCTAssertEqual(change.endPosition, .start)
    XCTAssertEqual(animator.scene, list)
    XCTAssertEqual(animator.frame, before)
    XCTAssertEqual(animator.frame.drawingOrder, before.drawingOrder)
    XCTAssertTrue(animator.isIdle)
    XCTAssertEqual(animator.released.map { $0.id }, ["cover"])
    XCTAssertTrue(
      animator.frame.elements.allSatisfy { $0.isInteractive && $0.presence == .present })
  }

  func testFinishingArrivesAtTheNewSceneExactly() {
    let animator = animator()
    var ends: [AnimatingPosition] = []
    let change = animator.begin(to: detail, linear) { ends.append($0) }
    change.scrub(to: 0.2)
    change.finish(velocity: 1)
    let end = animator.settlingTime
    animator.advance(to: end.nextDown)
    XCTAssertEqual(ends, [])
    animator.advance(to: end)
    XCTAssertEqual(ends, [.end])
    XCTAssertEqual(animator.frame, SceneAnimator(detail).frame)
    XCTAssertTrue(animator.isIdle)
  }

  func testLettingGoKeepsTheVelocityOfTheFinger() throws {
    for velocity in [-3, -0.5, 0, 0.5, 3] {
      for isForward in [true, false] {
        let animator = animator()
        let change = animator.begin(to: detail, linear)
        change.scrub(to: 0.5)
        if isForward {
          change.finish(velocity: velocity)
        } else {
          change.cancel(velocity: velocity)
        }
        let before = try XCTUnwrap(animator.frame["bar"]).frame.origin.y
        animator.advance(by: 1e-6)
        let after = try XCTUnwrap(animator.frame["bar"]).frame.origin.y
        XCTAssertEqual((after - before) / 1e-6, 100 * velocity, accuracy: 0.05)
      }
    }
  }

  func testWhatWasUnderWayStandsStillUntilTheFingerLetsGo() throws {
    let animator = animator()
    animator.animate(.linear(duration: 1)) { $0["bar"]?.frame.origin.y = 600 }
    animator.advance(by: 0.5)
    let change = animator.begin(to: detail, linear)
    func y() throws -> Double { try XCTUnwrap(animator.frame["bar"]).frame.origin.y }
    XCTAssertEqual(try y(), 650, accuracy: 1e-9)
    // On the way from the model value of 600 to 800 that is a quarter.
    XCTAssertEqual(try XCTUnwrap(change.progress), 0.25, accuracy: 1e-6)
    let held = try y()
    for _ in 0..<10 {
      animator.advance(by: 0.05)
      XCTAssertEqual(try y(), held)
    }
    change.scrub(to: 0.5)
    XCTAssertEqual(try y(), 700, accuracy: 1e-4)
    animator.advance(by: 0.25)
    XCTAssertEqual(try y(), 700, accuracy: 1e-4)
    change.cancel()
    animator.advance(by: 10)
    XCTAssertEqual(try y(), 600)
  }

  func testAnElementThatWasComingArrivesWhenTheChangeIsCancelled() throws {
    let animator = animator()
    animator.animate(.linear(duration: 1)) {
      $0.elements.append(SceneElement("toast", frame: Rect(x: 0, y: 0, width: 10, height: 10)))
    }
    animator.advance(by: 0.25)
    let change = animator.begin(to: detail, linear)
    change.scrub(to: 0)
    // The toast does not move with the finger: it is removed, from where its insertion was caught.
    func opacity() throws -> Double { try XCTUnwrap(animator.frame["toast"]).state.opacity }
    let held = try opacity()
    animator.advance(by: 0.1)
    XCTAssertEqual(try opacity(), held)
    change.cancel()
    animator.advance(by: 1e-6)
    XCTAssertEqual(try opacity(), held, accuracy: 1e-4)
    animator.advance(by: 5)
    XCTAssertEqual(try opacity(), 1)
  }

  func testEitherSceneMayBeLaidOutAnewWhileTheFingerStays() throws {
    let animator = animator()
    let change = animator.begin(to: detail, linear)
    change.scrub(to: 0.5)
    var old = list
    old["cover"]?.frame.origin.y = 300
    old["bar"]?.frame.origin.y = 500
    change.update(old: old)
    XCTAssertEqual(change.progress, 0.5)
    XCTAssertEqual(try XCTUnwrap(animator.frame["hero"]).frame.origin.y, 150, accuracy: 1e-9)
    XCTAssertEqual(try XCTUnwrap(animator.frame["bar"]).frame.origin.y, 650, accuracy: 1e-9)
    var new = detail
    new["hero"]?.frame.size.width = 300
    new["bar"]?.frame.origin.y = 900
    change.update(new: new)
    XCTAssertEqual(try XCTUnwrap(animator.frame["hero"]).frame.width, 200, accuracy: 1e-9)
    XCTAssertEqual(try XCTUnwrap(animator.frame["bar"]).frame.origin.y, 700, accuracy: 1e-9)
    change.cancel()
    animator.advance(by: 10)
    XCTAssertEqual(animator.scene, old)
    XCTAssertEqual(animator.frame, SceneAnimator(old).frame)
    let again = animator.begin(to: detail, linear)
    again.update(new: new)
    again.finish()
    animator.advance(by: 10)
    XCTAssertEqual(animator.scene, new)
    XCTAssertEqual(animator.frame, SceneAnimator(new).frame)
  }

  func testAnUpdateDecidesAndEverythingContinuesFromWhereItIs() throws {
    let animator = animator()
    var ends: [AnimatingPosition] = []
    let change = animator.begin(to: detail, linear) { ends.append($0) }
    change.scrub(to: 0.5)
    animator.advance(by: 0.1)
    let before = animator.frame
    animator.update(to: list, linear)
    XCTAssertEqual(ends, [.current])
    XCTAssertNil(change.progress)
    let after = animator.frame
    for id in ["bar", "detail", "list"] {
      XCTAssertEqual(after[id]?.frame, before[id]?.frame)
      XCTAssertEqual(after[id]?.state.opacity, before[id]?.state.opacity)
    }
    XCTAssertEqual(after["cover"]?.frame, before["hero"]?.frame)
    change.scrub(to: 0.9)
    change.finish()
    change.update(new: detail)
    XCTAssertEqual(animator.frame, after)
    animator.advance(by: 10)
    XCTAssertEqual(animator.frame, SceneAnimator(list).frame)
    XCTAssertTrue(animator.isIdle)
    XCTAssertEqual(ends, [.current])
  }

  func testAnUpdateToTheNewSceneLetsTheChangeContinueToItsEnd() {
    let animator = animator()
    let change = animator.begin(to: detail, linear)
    change.scrub(to: 0.5)
    animator.update(to: detail)
    XCTAssertEqual(change.endPosition, .current)
    XCTAssertTrue(
      animator.frame.elements.allSatisfy { $0.isInteractive || $0.presence == .removing })
    animator.advance(to: animator.settlingTime)
    XCTAssertEqual(animator.frame, SceneAnimator(detail).frame)
  }

  func testAnotherChangeThatBeginsTakesOver() {
    let animator = animator()
    var ends: [String] = []
    let first = animator.begin(to: detail, linear) { ends.append("first \($0)") }
    first.scrub(to: 0.4)
    let second = animator.begin(to: list, linear) { ends.append("second \($0)") }
    XCTAssertEqual(ends, ["first current"])
    second.scrub(to: 0.7)
    animator.advance(by: 5)
    XCTAssertTrue(second.isOpen)
    second.finish()
    animator.advance(by: 10)
    XCTAssertEqual(ends, ["first current", "second end"])
    XCTAssertEqual(animator.frame, SceneAnimator(list).frame)
    XCTAssertTrue(animator.isIdle)
  }

  func testDelaysAreScrubbedToo() throws {
    var transaction = linear
    transaction.stagger = .index(each: 1)
    let animator = SceneAnimator(
      Scene(size: Size(width: 100, height: 100)) {
        SceneElement("a", frame: Rect(x: 0, y: 0, width: 10, height: 10))
        SceneElement("b", frame: Rect(x: 0, y: 20, width: 10, height: 10))
      })
    var scene = animator.scene
    scene["a"]?.frame.origin.x = 10
    scene["b"]?.frame.origin.x = 10
    let change = animator.begin(to: scene, transaction)
    change.scrub(to: 0.5)
    XCTAssertEqual(try XCTUnwrap(animator.frame["a"]).frame.origin.x, 10)
    XCTAssertEqual(try XCTUnwrap(animator.frame["b"]).frame.origin.x, 0)
    change.scrub(to: 0.75)
    XCTAssertEqual(try XCTUnwrap(animator.frame["b"]).frame.origin.x, 5)
  }

  func testOnlyWhatTheFingerHoldsTakesTouches() throws {
    let animator = animator()
    let change = animator.begin(to: detail, linear, holding: "hero")
    change.scrub(to: 0.5)
    let frame = animator.frame
    XCTAssertEqual(frame["hero"]?.isInteractive, true)
    XCTAssertEqual(frame["detail"]?.isInteractive, false)
    XCTAssertEqual(frame["list"]?.isInteractive, false)
    XCTAssertEqual(frame["bar"]?.isInteractive, true)
    change.finish()
    animator.advance(by: 10)
    XCTAssertEqual(animator.frame["detail"]?.isInteractive, true)
  }

  func testWhatComesWithANewLayoutTakesNoTouchesEither() {
    let animator = SceneAnimator(list)
    let change = animator.begin(to: detail, linear)
    var laidOut = detail
    laidOut.elements.append(SceneElement("toast", frame: Rect(x: 0, y: 0, width: 10, height: 10)))
    change.update(new: laidOut)
    XCTAssertEqual(animator.frame["toast"]?.isInteractive, false)
    XCTAssertEqual(animator.frame["bar"]?.isInteractive, true)
  }

  func testAnElementInAParentThatMovesStaysWhereTheFingerHoldsIt() throws {
    let animator = SceneAnimator(
      Scene(size: list.size) {
        SceneElement("box", frame: Rect(x: 0, y: 0, width: 100, height: 100))
        SceneElement("x", frame: Rect(x: 100, y: 100, width: 10, height: 10))
      })
    let change = animator.begin(
      to: Scene(size: list.size) {
        SceneElement("box", frame: Rect(x: 300, y: 0, width: 100, height: 100)) {
          SceneElement("x", frame: Rect(x: 0, y: 0, width: 10, height: 10))
        }
      }, linear)
    for _ in 0..<20 {
      let frame = animator.frame
      let box = try XCTUnwrap(frame["box"]).frame.origin
      let x = try XCTUnwrap(frame["x"]).frame.origin
      XCTAssertEqual(box.x + x.x, 100, accuracy: 1e-9)
      XCTAssertEqual(box.y + x.y, 100, accuracy: 1e-9)
      animator.advance(by: 0.1)
    }
    XCTAssertTrue(change.isOpen)
  }

  /// What waits or was interrupted on the clock of an open change starts at its exact time.
  func testFramesOfAnOpenChangeDoNotDependOnHowOftenTheyWereAskedFor() throws {
    func scene(_ ids: String...) -> Scene<String> {
      Scene(
        size: list.size,
        elements: ids.map {
          SceneElement($0, frame: Rect(x: 0, y: 0, width: 10, height: 10)).transition(.scale(0.5))
        })
    }
    func states(_ steps: Int) throws -> [PropertyState] {
      let staggered = SceneAnimator(scene())
      let open = staggered.begin(to: scene("x", "y"), linear)
      open.scrub(to: 0.2)
      var transaction = linear
      transaction.stagger = .index(each: 0.5)
      staggered.update(to: scene(), transaction)
      XCTAssertFalse(open.isOpen)
      let returning = SceneAnimator(scene("x"))
      returning.update(to: scene(), linear)
      returning.advance(by: 0.5)
      returning.begin(to: scene("x"), .animated(.easeInOut(duration: 0.3).delay(0.1)))
        .finish(velocity: 1)
      for _ in 0..<steps {
        staggered.advance(by: 0.75 / Double(steps))
        returning.advance(by: 0.25 / Double(steps))
      }
      return try [
        XCTUnwrap(staggered.frame["y"]).state, XCTUnwrap(returning.frame["x"]).state,
      ]
    }
    let once = try states(1)
    // Powers of two, so that the times are equal to the bit.
    for steps in [2, 8, 64] { XCTAssertEqual(try states(steps), once) }
  }

  func testAnOpenChangeOfNothingEndsWithTheNextUpdate() {
    let animator = animator()
    let change = animator.begin(to: list, linear)
    animator.update(to: list)
    XCTAssertFalse(change.isOpen)
    animator.assertShowsTheTruth()
  }

  func testHostileCallsChangeNothing() {
    let animator = animator()
    let change = animator.begin(to: detail, linear)
    change.scrub(to: 0.5)
    let frame = animator.frame
    change.scrub(to: .nan)
    XCTAssertEqual(animator.frame, frame)
    change.scrub(to: 7)
    XCTAssertEqual(change.progress, 1)
    change.scrub(to: -.infinity)
    XCTAssertEqual(change.progress, 0)
    change.finish(velocity: .nan)
    animator.advance(by: 10)
    change.cancel(velocity: .infinity)
    change.scrub(to: 0.2)
    XCTAssertEqual(animator.frame, SceneAnimator(detail).frame)
    // A change in which nothing moves.
    let empty = animator.begin(to: detail, Transaction())
    XCTAssertEqual(empty.progress, 1)
    empty.cancel()
    animator.advance(by: 1)
    XCTAssertEqual(animator.scene, detail)
    XCTAssertTrue(animator.isIdle)
  }

  /// Random scenes: cancelled changes leave no trace, and finished ones end at the new scene.
  func testRandomChangesEndExactlyWhereTheyShould() {
    var flights = 0
    forAll(2000, .usual) { generator in
      var scene = Scene<Int>.random(upTo: 8, using: &generator)
      let animator = SceneAnimator(scene)
      if generator.bool() {
        scene.edit(times: 3, upTo: 8, using: &generator)
        animator.update(to: scene, .animated(.linear(duration: 0.4)))
        animator.advance(by: generator.double(in: 0...0.6))
      }
      var next = animator.scene
      next.edit(times: generator.int(in: 1...4), upTo: 8, using: &generator)
      let old = animator.scene
      let change = animator.begin(to: next, .animated(.smooth(duration: 0.3)))
      for _ in 0..<generator.int(in: 0...4) {
        change.scrub(to: generator.double(in: 0...1))
        animator.advance(by: generator.double(in: 0...0.1))
        for element in animator.frame.elements {
          XCTAssertTrue(element.frame.origin.x.isFinite && element.frame.width.isFinite)
          if element.isFlying { flights += 1 }
        }
      }
      let finishes = generator.bool()
      let velocity = generator.double(in: -3...3)
      if finishes { change.finish(velocity: velocity) } else { change.cancel(velocity: velocity) }
      animator.advance(to: animator.settlingTime)
      XCTAssertEqual(change.endPosition, finishes ? .end : .start)
      XCTAssertTrue(animator.isIdle)
      XCTAssertEqual(animator.scene, finishes ? next.validated(after: old) : old)
      XCTAssertEqual(animator.frame, SceneAnimator(animator.scene).frame)
    }
  }
}
