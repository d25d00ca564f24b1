import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

final class SceneAnimatorTests: XCTestCase {
  private let size = Size(width: 400, height: 800)
  private let linear = Animation.linear(duration: 1)

  private func list(_ ids: [String]) -> Scene<String> {
    Scene(size: size, elements: rows(ids))
  }

  private func card(_ frame: Rect, _ change: (inout Element<String>) -> Void = { _ in }) -> Scene<
    String
  > {
    var element = Element("card", frame: frame)
    change(&element)
    return Scene(size: size, elements: [element])
  }

  // MARK: Moving

  func testAKeptElementMovesItsFrameAndPlaysNoTransition() throws {
    let animator = SceneAnimator(card(Rect(x: 0, y: 0, width: 100, height: 100)))
    animator.update(
      to: card(Rect(x: 50, y: 100, width: 200, height: 200)), animation: linear)
    animator.advance(by: 0.5)
    let element = try XCTUnwrap(animator.frame["card"])
    XCTAssertEqual(element.frame, Rect(x: 25, y: 50, width: 150, height: 150))
    XCTAssertEqual(element.state, .rest)
    XCTAssertEqual(element.presence, .present)
    XCTAssertEqual(element.contentScale, .identity)
  }

  func testAFrameOfZeroSizeGrows() throws {
    let animator = SceneAnimator(card(Rect(x: 10, y: 10, width: 0, height: 0)))
    animator.update(
      to: card(Rect(x: 0, y: 0, width: 100, height: 40)) { $0.resizing = .stretch },
      animation: linear)
    animator.advance(by: 0.25)
    let element = try XCTUnwrap(animator.frame["card"])
    XCTAssertEqual(element.frame, Rect(x: 7.5, y: 7.5, width: 25, height: 10))
    XCTAssertEqual(element.contentScale, Scale(x: 0.25, y: 0.25, z: 1))
  }

  func testContentIsScaledAsTheElementSays() throws {
    let (small, large) = (
      Rect(x: 0, y: 0, width: 100, height: 100), Rect(x: 0, y: 0, width: 200, height: 100)
    )
    for (resizing, scale) in [
      (Resizing.relayout, Scale.identity), (.stretch, Scale(x: 0.75, y: 1, z: 1)),
      (.fit, Scale(x: 0.75, y: 0.75, z: 1)), (.fill, .identity), (.none, .identity),
    ] {
      let animator = SceneAnimator(card(small))
      animator.update(to: card(large) { $0.resizing = resizing }, animation: linear)
      animator.advance(by: 0.5)
      let element = try XCTUnwrap(animator.frame["card"])
      XCTAssertEqual(element.contentScale, scale, "\(resizing)")
      XCTAssertEqual(element.frame.width, resizing == .none ? 200 : 150, "\(resizing)")
    }
  }

  func testAnInterruptedMoveKeepsItsValueAndItsVelocity() throws {
    let spring = Animation.spring(duration: 0.5)
    func at(_ y: Double) -> Scene<String> {
      card(Rect(x: 0, y: y, width: 100, height: 100 + y))
    }
    let animator = SceneAnimator(at(0))
    animator.update(to: at(200), animation: spring)
    var last = 0.0
    for target in [50.0, 300, -20, 100] {
      let step = 1e-6
      animator.advance(by: 0.15)
      let before = try XCTUnwrap(animator.frame["card"]).frame
      animator.advance(by: step)
      let now = try XCTUnwrap(animator.frame["card"]).frame
      animator.update(to: at(target), animation: spring)
      XCTAssertEqual(animator.frame["card"]?.frame, now)
      animator.advance(by: step)
      let after = try XCTUnwrap(animator.frame["card"]).frame
      let (slope, next) = (
        (now.origin.y - before.origin.y) / step, (after.origin.y - now.origin.y) / step
      )
      XCTAssertEqual(slope, next, accuracy: 0.05 + abs(slope) * 1e-3)
      XCTAssertEqual(now.height - 100, now.origin.y, accuracy: 1e-9)
      last = target
    }
    animator.advance(to: animator.settlingTime)
    XCTAssertEqual(
      animator.frame["card"]?.frame, Rect(x: 0, y: last, width: 100, height: 100 + last))
    XCTAssertTrue(animator.isIdle)
  }

  // MARK: Presence

  func testAnotherIDInTheSamePositionIsARemovalAndAnInsertion() {
    let animator = SceneAnimator(list(["1"]))
    animator.update(to: list(["2"]), animation: linear)
    animator.advance(by: 0.5)
    XCTAssertEqual(animator.frame.drawingOrder, ["1", "2"])
    XCTAssertEqual(animator.presence(of: "1"), .removing)
    XCTAssertEqual(animator.presence(of: "2"), .inserting)
    XCTAssertEqual(animator.frame["1"]?.isInteractive, false)
    XCTAssertEqual(animator.frame["2"]?.isInteractive, true)
    animator.advance(by: 0.5)
    XCTAssertEqual(animator.frame.drawingOrder, ["2"])
    XCTAssertNil(animator.presence(of: "1"))
    XCTAssertNil(animator.frame["1"])
  }

  func testAnElementThatComesBackIsOneInstanceAndGoesOnFromWhatIsShown() throws {
    let animator = SceneAnimator(list(["a"]))
    var ends: [String] = []
    animator.update(to: list([]), .animated(linear)) { ends.append("removal \($0)") }
    animator.advance(by: 0.4)
    XCTAssertEqual(try XCTUnwrap(animator.frame["a"]).state.opacity, 0.6, accuracy: 1e-12)
    animator.update(to: list(["a"]), .animated(linear)) { ends.append("insertion \($0)") }
    XCTAssertEqual(try XCTUnwrap(animator.frame["a"]).state.opacity, 0.6, accuracy: 1e-9)
    animator.advance(by: 1e-6)
    let slope = (try XCTUnwrap(animator.frame["a"]).state.opacity - 0.6) / 1e-6
    XCTAssertEqual(slope, -1, accuracy: 1e-3)
    for _ in 0..<20 {
      XCTAssertEqual(animator.frame.drawingOrder, ["a"])
      animator.advance(by: 0.1)
    }
    XCTAssertEqual(animator.frame["a"]?.state, .rest)
    XCTAssertEqual(ends, ["removal takenOver", "insertion arrived"])
  }

  func testAnElementThatLeavesWhileItComesStartsFromWhatIsShown() throws {
    let animator = SceneAnimator(list([]))
    var ends: [ChangeOutcome] = []
    animator.update(to: list(["a"]), animation: linear)
    animator.advance(by: 0.3)
    animator.update(to: list([]), animation: linear) { ends.append($0) }
    var last = try XCTUnwrap(animator.frame["a"]).state.opacity
    XCTAssertEqual(last, 0.3, accuracy: 1e-12)
    while let element = animator.frame["a"] {
      XCTAssertLessThan(element.state.opacity, 0.6)
      last = element.state.opacity
      animator.advance(by: 0.05)
    }
    XCTAssertEqual(last, 0, accuracy: 0.1)
    XCTAssertEqual(ends, [.arrived])
  }

  func testWhatARemovalDoesNotWriteStaysWhereItIs() throws {
    func scene(_ transition: AtomicTransition, isThere: Bool) -> Scene<String> {
      guard isThere else { return Scene(size: size) }
      return card(Rect(x: 0, y: 0, width: 100, height: 100)) { $0.transition = transition }
    }
    let transition = AtomicTransition.asymmetric(
      insertion: .offset(x: 100, y: 0), removal: .opacity)
    let animator = SceneAnimator(scene(transition, isThere: false))
    animator.update(to: scene(transition, isThere: true), animation: linear)
    animator.advance(by: 0.5)
    animator.update(to: scene(transition, isThere: false), animation: linear)
    animator.advance(by: 0.8)
    let element = try XCTUnwrap(animator.frame["card"])
    XCTAssertEqual(element.state.translation.dx, 50, accuracy: 12)
    XCTAssertLessThan(element.state.opacity, 0.5)
  }

  func testWhatLeavesStandsAfterItsNearestEarlierSibling() {
    let animator = SceneAnimator(list(["a", "b", "c", "d"]))
    animator.update(to: list(["d", "x", "a"]), animation: linear)
    animator.advance(by: 0.1)
    XCTAssertEqual(animator.frame.drawingOrder, ["d", "x", "a", "b", "c"])
    let other = SceneAnimator(list(["a", "b"]))
    other.update(to: list(["a", "x"]), animation: linear)
    XCTAssertEqual(other.frame.drawingOrder, ["a", "b", "x"])
    let dismissing = SceneAnimator(list(["a", "b"]))
    var transaction = Transaction.animated(linear)
    transaction.isDismissal = true
    dismissing.update(to: list(["a", "x"]), transaction)
    XCTAssertEqual(dismissing.frame.drawingOrder, ["a", "x", "b"])
  }

  func testAParentStaysUntilWhatLeavesInsideItIsDone() {
    func scene(_ isThere: Bool) -> Scene<String> {
      Scene(size: size) {
        if isThere {
          Element("parent", frame: Rect(x: 0, y: 0, width: 100, height: 100)) {
            Element("slow", frame: Rect(x: 0, y: 0, width: 50, height: 50))
              .transition(.opacity, .withParent).animation(.linear(duration: 2))
            Element("part", frame: Rect(x: 0, y: 50, width: 50, height: 50))
          }
        }
      }
    }
    let animator = SceneAnimator(scene(true))
    animator.update(to: scene(false), animation: linear)
    animator.advance(by: 1.5)
    XCTAssertEqual(animator.frame.drawingOrder, ["parent", "slow", "part"])
    XCTAssertEqual(animator.frame["parent"]?.state.opacity, 0)
    animator.advance(by: 0.5)
    XCTAssertEqual(animator.frame.drawingOrder, [])
  }

  func testAnElementInsideARemovedOneIsAPartOfIt() {
    let full = Scene(size: size) {
      Element("parent", frame: Rect(x: 0, y: 0, width: 100, height: 100)) {
        Element("child", frame: Rect(x: 0, y: 0, width: 50, height: 50)).transition(.scale(0))
      }
    }
    let animator = SceneAnimator(full)
    animator.update(to: Scene(size: size), animation: linear)
    animator.advance(by: 0.5)
    XCTAssertEqual(animator.frame["child"]?.state, .rest)
    XCTAssertEqual(animator.frame["parent"]?.state.opacity, 0.5)
    XCTAssertEqual(animator.presence(of: "child"), .removing)
  }

  // MARK: Animations

  func testAnUpdateWithoutAnimationIsThereAtOnceButAnOwnAnimationPlays() {
    let animator = SceneAnimator(list(["a"]))
    var next = list(["b"])
    next.elements.append(
      Element("own", frame: .zero).transition(.opacity.animation(linear)))
    animator.update(to: next)
    XCTAssertEqual(animator.frame.drawingOrder, ["b", "own"])
    XCTAssertEqual(animator.frame["b"]?.state, .rest)
    animator.advance(by: 0.5)
    XCTAssertEqual(animator.frame["own"]?.state.opacity, 0.5)
    var disabled = Transaction()
    disabled.disablesAnimations = true
    let other = SceneAnimator(list([]))
    other.update(to: next, disabled)
    XCTAssertTrue(other.isIdle)
  }

  func testTheInnermostAnimationWins() {
    let first = Scene(size: size) {
      Element("plain", frame: .zero)
      Element("own", frame: .zero).animation(.linear(duration: 2))
      Element("none", frame: .zero).animation(nil)
    }
    var next = first
    for id in ["plain", "own", "none"] { next[id]?.frame.origin.x = 100 }
    let animator = SceneAnimator(first)
    animator.update(to: next, animation: linear)
    animator.advance(by: 0.5)
    XCTAssertEqual(animator.frame["plain"]?.frame.origin.x, 50)
    XCTAssertEqual(animator.frame["own"]?.frame.origin.x, 25)
    XCTAssertEqual(animator.frame["none"]?.frame.origin.x, 100)
  }

  func testAnimateChangesTheSceneThatIsTrue() {
    let animator = SceneAnimator(list(["a", "b"]))
    animator.animate(linear) { scene in scene["b"]?.frame.origin.y = 150 }
    animator.advance(by: 0.5)
    XCTAssertEqual(animator.frame["b"]?.frame.origin.y, 100)
    XCTAssertEqual(animator.scene["b"]?.frame.origin.y, 150)
    animator.animate(nil) { scene in scene["b"]?.frame.origin.y = 250 }
    XCTAssertEqual(animator.frame["b"]?.frame.origin.y, 200)
  }

  func testEndingMotionsPutsWhatTheUpdateNamesAtRest() {
    let animator = SceneAnimator(list(["a", "b"]))
    animator.update(to: list(["b", "a"]), animation: linear)
    animator.advance(by: 0.5)
    var next = animator.scene
    next["a"]?.frame.origin.x = 30
    var transaction = Transaction()
    transaction.endsMotions = true
    animator.update(to: next, transaction)
    XCTAssertEqual(animator.frame["a"]?.frame.origin, Point(x: 30, y: 50))
    XCTAssertEqual(animator.frame["b"]?.frame.origin, Point(x: 0, y: 25))
  }

  func testReducedMotionMovesFramesAtOnceAndKeepsTimes() {
    var transaction = Transaction.animated(linear)
    transaction.reducesMotion = true
    let animator = SceneAnimator(list(["a", "b"]))
    var next = list(["b", "c"])
    next["c"]?.transition = .move(edge: .leading)
    animator.update(to: next, transaction)
    animator.advance(by: 0.5)
    XCTAssertEqual(animator.frame["b"]?.frame.origin.y, 0)
    XCTAssertEqual(animator.frame["c"]?.state.translation, .zero)
    XCTAssertEqual(animator.frame["c"]?.state.opacity, 0.5)
    XCTAssertEqual(animator.presence(of: "a"), .removing)
    XCTAssertEqual(animator.settlingTime, 1)
  }

  // MARK: Order

  func testAStaggerDelaysInsertedElementsInTheNewOrder() {
    var transaction = Transaction.animated(linear)
    transaction.stagger = .index(each: 0.02)
    let animator = SceneAnimator(list(["a", "b", "c"]))
    animator.update(to: list(["d", "a", "e", "b", "f", "c", "g", "h"]), transaction)
    animator.advance(by: 0.5)
    for (index, id) in ["d", "e", "f", "g", "h"].enumerated() {
      XCTAssertEqual(
        animator.frame[id]?.state.opacity ?? -1, 0.5 - 0.02 * Double(index), accuracy: 1e-12)
    }
  }

  func testAnElementThatIsInterruptedBeforeItsDelayIsOverHasNotMoved() {
    var transaction = Transaction.animated(linear)
    transaction.stagger = .index(each: 0.5)
    let animator = SceneAnimator(list(["a", "b"]))
    animator.update(to: list(["b", "a"]), transaction)
    animator.advance(by: 0.25)
    XCTAssertEqual(animator.frame["a"]?.frame.origin.y, 0)
    animator.update(to: list(["a", "b"]), animation: linear)
    animator.advance(by: 0.25)
    XCTAssertEqual(animator.frame["a"]?.frame.origin.y, 0)
  }

  func testWhatIsUnderWayContinuesUntilADelayIsOver() throws {
    func at(_ y: Double) -> Scene<String> { card(Rect(x: 0, y: y, width: 100, height: 100)) }
    let animator = SceneAnimator(at(0))
    let other = SceneAnimator(at(0))
    animator.update(to: at(100), animation: linear)
    other.update(to: at(100), animation: linear)
    animator.advance(by: 0.25)
    other.advance(by: 0.25)
    animator.update(to: at(-100), animation: linear.delay(0.5))
    for _ in 0..<4 {
      XCTAssertEqual(
        try XCTUnwrap(animator.frame["card"]).frame.origin.y,
        try XCTUnwrap(other.frame["card"]).frame.origin.y, accuracy: 1e-9)
      animator.advance(by: 0.12)
      other.advance(by: 0.12)
    }
    animator.advance(to: animator.settlingTime)
    XCTAssertEqual(animator.frame["card"]?.frame.origin.y, -100)
  }

  func testRemovedThenMovedThenInserted() {
    var transaction = Transaction.animated(linear)
    transaction.isSequential = true
    let animator = SceneAnimator(list(["a", "b"]))
    animator.update(to: list(["b", "c"]), transaction)
    animator.advance(by: 0.5)
    XCTAssertEqual(animator.frame["a"]?.state.opacity, 0.5)
    XCTAssertEqual(animator.frame["b"]?.frame.origin.y, 50)
    animator.advance(by: 1)
    XCTAssertEqual(animator.frame["b"]?.frame.origin.y, 25)
    XCTAssertEqual(animator.frame["c"]?.state.opacity, 0)
    animator.advance(by: 1)
    XCTAssertEqual(animator.frame["c"]?.state.opacity, 0.5)
    XCTAssertEqual(animator.settlingTime, 3)
  }

  // MARK: One time of the clock

  func testTwoUpdatesAtOneTimeAreOneChangeInWhichTheLaterTransactionHolds() {
    let animator = SceneAnimator(list(["a", "b", "c"]))
    var first = animator.scene
    first["a"]?.frame.origin.x = 100
    first["b"]?.frame.origin.x = 100
    animator.update(to: first, animation: linear)
    var second = first
    second["b"]?.frame.origin.x = 200
    second["c"]?.frame.origin.x = 100
    animator.update(to: second, animation: .linear(duration: 2))
    animator.advance(by: 0.5)
    XCTAssertEqual(animator.frame["a"]?.frame.origin.x, 50)
    XCTAssertEqual(animator.frame["b"]?.frame.origin.x, 50)
    XCTAssertEqual(animator.frame["c"]?.frame.origin.x, 25)
  }

  func testWhatOnlyTheFirstOfTwoUpdatesHadWasNeverThere() {
    let animator = SceneAnimator(list(["a"]))
    animator.update(to: list(["a", "b"]), animation: linear)
    animator.update(to: list(["a"]), animation: linear)
    XCTAssertEqual(animator.frame.drawingOrder, ["a"])
    XCTAssertTrue(animator.isIdle)
  }

  // MARK: Completions

  func testCompletionsAreCalledInTheOrderOfTheirTimes() {
    let animator = SceneAnimator(list(["a", "b"]))
    var ends: [String] = []
    var next = animator.scene
    next["a"]?.frame.origin.x = 1
    animator.update(to: next, animation: .linear(duration: 2)) { ends.append("slow \($0)") }
    animator.advance(by: 0.1)
    next["b"]?.frame.origin.x = 1
    animator.update(to: next, animation: linear) { ends.append("quick \($0)") }
    animator.update(to: next) { ends.append("nothing \($0)") }
    XCTAssertEqual(ends, ["nothing arrived"])
    animator.advance(by: 10)
    XCTAssertEqual(ends, ["nothing arrived", "quick arrived", "slow arrived"])
  }

  func testACompletionMayUpdateTheAnimator() {
    let animator = SceneAnimator(list(["a"]))
    var ends = 0
    animator.update(to: list(["a", "b"]), animation: linear) { [unowned animator] _ in
      ends += 1
      animator.update(to: self.list([]), animation: self.linear) { _ in ends += 1 }
    }
    animator.advance(by: 1)
    XCTAssertEqual(ends, 1)
    XCTAssertEqual(animator.presence(of: "b"), .removing)
    animator.advance(by: 1)
    XCTAssertEqual(ends, 2)
    XCTAssertEqual(animator.frame.drawingOrder, [])
  }

  func testALogicalCompletionComesBeforeASpringHasSettled() {
    var transaction = Transaction.animated(.spring(duration: 0.5))
    transaction.criterion = .logicallyComplete
    let animator = SceneAnimator(card(.zero))
    var time = 0.0
    animator.update(to: card(Rect(x: 9, y: 0, width: 0, height: 0)), transaction) { _ in
      time = animator.clockTime
    }
    for _ in 0..<200 { animator.advance(by: 0.01) }
    XCTAssertEqual(time, 0.5, accuracy: 0.0101)
  }

  // MARK: New parents

  func testAnElementWithAnotherParentStartsFromWhereItIsSeen() throws {
    func scene(_ isInside: Bool) -> Scene<String> {
      Scene(size: size) {
        Element("list", frame: Rect(x: 20, y: -300, width: 300, height: 900)) {
          Element("scaled", frame: Rect(x: 0, y: 400, width: 100, height: 100)) {
            if isInside { Element("x", frame: Rect(x: 10, y: 20, width: 30, height: 40)) }
          }
          .state(
            {
              var state = PropertyState()
              state.scale = Scale(0.5)
              return state
            }())
        }
        Element("other", frame: Rect(x: 100, y: 200, width: 100, height: 100)) {
          if !isInside { Element("x", frame: Rect(x: 0, y: 0, width: 60, height: 80)) }
        }
      }
    }
    let change = SceneTransition(from: scene(true), to: scene(false), .animated(linear))
    let start = try XCTUnwrap(change.frame(at: 0)["x"]).frame
    // In the scene: 20 + 50 + (10 - 50) / 2, and 100 + 50 + (20 - 50) / 2.
    XCTAssertEqual(start.origin.x + 100, 50, accuracy: 1e-9)
    XCTAssertEqual(start.origin.y + 200, 135, accuracy: 1e-9)
    XCTAssertEqual(start.width, 15, accuracy: 1e-9)
    XCTAssertEqual(start.height, 20, accuracy: 1e-9)
    XCTAssertEqual(
      change.frame(at: 1)["x"]?.frame, Rect(x: 0, y: 0, width: 60, height: 80))
  }

  func testARotationAroundANewParentIsLeftOutWithANote() {
    func scene(_ isInside: Bool) -> Scene<String> {
      var state = PropertyState()
      state.rotation.angle = .degrees(30)
      let x = Element("x", frame: Rect(x: 10, y: 20, width: 30, height: 40))
      let parent = Element(
        "turned", frame: Rect(x: 0, y: 0, width: 100, height: 100), children: isInside ? [x] : [])
      return Scene(size: size, elements: [parent.state(state)] + (isInside ? [] : [x]))
    }
    let animator = SceneAnimator(scene(true))
    animator.update(to: scene(false), animation: linear)
    XCTAssertEqual(animator.diagnostics.map(\.kind), [.leftOutRotation])
    XCTAssertEqual(animator.diagnostics.map(\.severity), [.note])
    XCTAssertEqual(animator.frame["x"]?.frame, Rect(x: 10, y: 20, width: 30, height: 40))
  }

  func testAFrameMayGoFromOneAnimatorToAnother() {
    let (a, b) = (SceneAnimator(list(["a", "b"])), SceneAnimator(list(["c", "d"])))
    var frame = SceneFrame<String>()
    a.sample(into: &frame)
    b.sample(into: &frame)
    XCTAssertEqual(frame.drawingOrder, ["c", "d"])
    a.update(to: list(["d"]))
    a.sample(into: &frame)
    XCTAssertEqual(frame.drawingOrder, ["d"])
    XCTAssertEqual(frame, a.frame)
  }

  // MARK: States at rest

  func testAStateAtRestMovesPropertyByProperty() throws {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let animator = SceneAnimator(card(frame) { $0.state.opacity = 0.4 })
    animator.update(
      to: card(frame) {
        $0.state.opacity = 0.8
        $0.state.rotation.angle = .degrees(90)
      }, animation: linear)
    XCTAssertEqual(animator.frame["card"]?.state.opacity, 0.4)
    animator.advance(by: 0.5)
    let state = try XCTUnwrap(animator.frame["card"]).state
    XCTAssertEqual(state.opacity, 0.6, accuracy: 1e-12)
    XCTAssertEqual(state.rotation.angle.radians, .pi / 4, accuracy: 1e-12)
    animator.advance(by: 1)
    XCTAssertEqual(animator.frame["card"]?.state.opacity, 0.8)
  }

  func testAnInsertionComposesWithTheStateAtRest() {
    let animator = SceneAnimator(Scene<String>(size: size))
    animator.update(
      to: card(Rect(x: 0, y: 0, width: 10, height: 10)) { $0.state.opacity = 0.5 },
      animation: linear)
    animator.advance(by: 0.5)
    XCTAssertEqual(animator.frame["card"]?.state.opacity, 0.25)
    animator.advance(by: 0.5)
    XCTAssertEqual(animator.frame["card"]?.state.opacity, 0.5)
  }

  func testAModifierThatChangesShakesAViewThatStays() throws {
    func scene(_ shakes: Double) -> Scene<String> {
      card(Rect(x: 0, y: 0, width: 10, height: 10)) {
        $0.modifier = RestingModifier(Shake(amplitude: 10, turns: shakes))
      }
    }
    let animator = SceneAnimator(scene(0))
    animator.update(to: scene(1), animation: linear)
    for step in 1..<10 {
      animator.advance(to: 0.1 * Double(step))
      XCTAssertEqual(
        try XCTUnwrap(animator.frame["card"]).state.translation.dx,
        10 * sin(0.1 * Double(step) * 2 * .pi), accuracy: 1e-9)
    }
    animator.advance(to: 1)
    XCTAssertEqual(
      try XCTUnwrap(animator.frame["card"]).state.translation.dx, 10 * sin(2 * .pi),
      accuracy: 1e-12)
    XCTAssertTrue(animator.isIdle)
  }

  func testAnInterruptedModifierKeepsItsVelocity() throws {
    func scene(_ turns: Double) -> Scene<String> {
      card(.zero) { $0.modifier = RestingModifier(Shake(amplitude: 0, turns: turns)) }
    }
    let animator = SceneAnimator(scene(0))
    animator.update(to: scene(10), animation: .spring(duration: 0.5))
    func turns() throws -> Double {
      (1 - (try XCTUnwrap(animator.frame["card"]).state.opacity)) * 20
    }
    animator.advance(by: 0.1)
    let before = try turns()
    animator.advance(by: 1e-6)
    let now = try turns()
    animator.update(to: scene(-3), animation: .spring(duration: 0.5))
    XCTAssertEqual(try turns(), now, accuracy: 1e-9)
    animator.advance(by: 1e-6)
    XCTAssertEqual((try turns() - now) / 1e-6, (now - before) / 1e-6, accuracy: 0.02)
  }

  // MARK: Emphasis

  func testAnEmphasisPlaysThereAndBackWhenItsTriggerChangesAlsoWithoutAnimation() {
    func scene(_ trigger: Int) -> Scene<String> {
      card(Rect(x: 0, y: 0, width: 10, height: 10)) {
        $0.emphasis = Emphasis(.scale(1.5), animation: .linear(duration: 1), trigger: trigger)
      }
    }
    let animator = SceneAnimator(scene(1))
    XCTAssertTrue(animator.isIdle)
    animator.update(to: scene(2))
    for (time, scale) in [(0.5, 1.25), (1, 1.5), (1.5, 1.25)] {
      animator.advance(to: time)
      XCTAssertEqual(animator.frame["card"]?.state.scale.x ?? 0, scale, accuracy: 1e-12)
    }
    animator.advance(to: 2)
    XCTAssertEqual(animator.frame["card"]?.state, .rest)
    XCTAssertTrue(animator.isIdle)
  }

  func testPhasesInARowAndKeyframesEndAtRest() {
    var raised = PropertyState()
    raised.translation.dy = -20
    var grown = PropertyState()
    grown.scale = Scale(2)
    let phases = Emphasis.phases([raised, grown], animation: .linear(duration: 1), trigger: 0)
    let keyframes = Emphasis.keyframes(
      .translation, [.linear([0, -20, 0], duration: 1), .linear([0, 0, 0], duration: 2)],
      trigger: 0)
    for emphasis in [phases, keyframes] {
      func scene(_ trigger: Int) -> Scene<String> {
        card(.zero) {
          $0.emphasis = emphasis
          $0.emphasis?.trigger = trigger
        }
      }
      let animator = SceneAnimator(scene(0))
      animator.update(to: scene(1))
      animator.advance(to: 0.5)
      XCTAssertEqual(animator.frame["card"]?.state.translation.dy, -10)
      animator.advance(to: 1)
      XCTAssertEqual(animator.frame["card"]?.state.translation.dy, -20)
      animator.advance(to: 3)
      XCTAssertEqual(animator.frame["card"]?.state, .rest)
      XCTAssertTrue(animator.isIdle)
    }
  }

  // MARK: Sizes

  func testAResizeCompilesATransitionAnewWithoutAJump() throws {
    func scene(_ width: Double, isThere: Bool) -> Scene<String> {
      Scene(size: Size(width: width, height: 800)) {
        if isThere {
          Element("card", frame: Rect(x: 0, y: 0, width: width, height: 100))
            .transition(.move(edge: .trailing))
        }
      }
    }
    let animator = SceneAnimator(scene(400, isThere: false))
    animator.update(to: scene(400, isThere: true), animation: linear)
    animator.advance(by: 0.5)
    XCTAssertEqual(animator.frame["card"]?.state.translation.dx, 200)
    animator.update(to: scene(800, isThere: true))
    XCTAssertEqual(
      try XCTUnwrap(animator.frame["card"]).state.translation.dx, 200, accuracy: 1e-9)
    animator.advance(to: animator.settlingTime)
    XCTAssertEqual(animator.frame["card"]?.state, .rest)
    XCTAssertTrue(animator.isIdle)
  }

  // MARK: Rules that meet

  /// A parent of a card, and the card inside it or in front of it.
  private func parent(
    _ isInside: Bool, _ frame: Rect = Rect(x: 0, y: 0, width: 100, height: 100),
    _ change: (inout Element<String>) -> Void
  ) -> Scene<String> {
    let card = Element("card", frame: Rect(x: 50, y: 0, width: 20, height: 20))
    var parent = Element("parent", frame: frame, children: isInside ? [card] : [])
    change(&parent)
    return Scene(size: size, elements: [parent] + (isInside ? [] : [card]))
  }

  func testAModifierAroundAnElementCountsForWhereItIsSeen() throws {
    let modifier = RestingModifier(Shake(amplitude: 40, turns: 0.25))
    let animator = SceneAnimator(parent(true) { $0.modifier = modifier })
    animator.update(to: parent(false) { $0.modifier = modifier }, animation: linear)
    XCTAssertEqual(try XCTUnwrap(animator.frame["card"]).frame.origin.x, 90, accuracy: 1e-9)
  }

  func testAFittedParentCountsForWhereItsChildrenAreSeen() throws {
    let large = Rect(x: 0, y: 0, width: 200, height: 200)
    let animator = SceneAnimator(parent(true) { $0.resizing = .fit })
    animator.update(to: parent(true, large) { $0.resizing = .fit }, animation: linear)
    animator.advance(by: 0.5)
    animator.update(to: parent(false, large) { $0.resizing = .fit }, animation: linear)
    let frame = try XCTUnwrap(animator.frame["card"]).frame
    // It begins where it was seen, at 100 in the new layout, twice as large: halfway it is 30 wide at 75, seen at three quarters.
    XCTAssertEqual(frame.origin.x, 56.25, accuracy: 1e-9)
    XCTAssertEqual(frame.width, 22.5, accuracy: 1e-9)
  }

  func testAnElementKeepsItsVelocityIntoAndOutOfParentsThatMove() throws {
    let moved = Rect(x: 100, y: 0, width: 100, height: 100)
    for isInside in [true, false] {
      let animator = SceneAnimator(parent(isInside) { _ in })
      animator.update(to: parent(isInside, moved) { _ in }, animation: linear)
      animator.advance(by: 0.5)
      animator.update(to: parent(!isInside, moved) { _ in }, animation: .easeInOut(duration: 1))
      func x() throws -> Double {
        let frame = animator.frame
        let card = try XCTUnwrap(frame["card"])
        return card.frame.origin.x
          + (card.parent == nil ? 0 : try XCTUnwrap(frame["parent"]).frame.origin.x)
      }
      let first = try x()
      XCTAssertEqual(first, isInside ? 100 : 50, accuracy: 1e-9)
      animator.advance(by: 1e-6)
      XCTAssertEqual((try x() - first) / 1e-6, isInside ? 100 : 0, accuracy: 0.1)
    }
  }

  func testAnElementThatComesBackNeverStartsHidden() throws {
    func scene(_ isThere: Bool, _ transition: AtomicTransition) -> Scene<String> {
      guard isThere else { return Scene(size: size) }
      return card(Rect(x: 0, y: 0, width: 100, height: 100)) { $0.transition = transition }
    }
    let transition = AtomicTransition.asymmetric(insertion: .identity, removal: .opacity)
    let animator = SceneAnimator(scene(true, transition))
    animator.update(to: scene(false, transition), animation: linear)
    animator.advance(by: 0.5)
    animator.update(to: scene(true, transition), animation: linear)
    XCTAssertEqual(try XCTUnwrap(animator.frame["card"]).state.opacity, 0.5, accuracy: 1e-9)
    animator.advance(to: animator.settlingTime)
    XCTAssertEqual(animator.frame["card"]?.state, .rest)
  }

  func testAnInsertionContinuesInsideAParentThatLeavesAndComesBack() throws {
    func scene(_ hasParent: Bool, _ hasChild: Bool) -> Scene<String> {
      Scene(size: size) {
        if hasParent {
          Element("parent", frame: Rect(x: 0, y: 0, width: 100, height: 100)) {
            if hasChild { Element("child", frame: Rect(x: 0, y: 0, width: 50, height: 50)) }
          }
        }
      }
    }
    let animator = SceneAnimator(scene(true, false))
    for (hasParent, opacity) in [(true, 0), (false, 0.2), (true, 0.4)] {
      animator.update(to: scene(hasParent, hasParent), animation: linear)
      let child = try XCTUnwrap(animator.frame["child"])
      XCTAssertEqual(child.state.opacity, opacity, accuracy: 1e-9)
      animator.advance(by: 0.2)
    }
    XCTAssertEqual(try XCTUnwrap(animator.frame["child"]).state.opacity, 0.6, accuracy: 1e-9)
  }

  func testAPartThatComesBackWithItsParentDoesNotPlay() {
    func scene(_ isThere: Bool, _ scope: TransitionScope) -> Scene<String> {
      guard isThere else { return Scene(size: size) }
      return Scene(size: size) {
        Element("parent", frame: Rect(x: 0, y: 0, width: 100, height: 100)) {
          Element("part", frame: Rect(x: 0, y: 0, width: 50, height: 50))
            .transition(.move(edge: .leading), scope)
        }
      }
    }
    let animator = SceneAnimator(scene(true, .element))
    animator.update(to: scene(false, .element), animation: linear)
    animator.advance(by: 0.3)
    animator.update(to: scene(true, .withParent), animation: linear)
    XCTAssertEqual(animator.frame["part"]?.state, .rest)
  }

  func testAModifierThatIsChangedAtOnceKeepsItsCorrection() throws {
    func scene(_ turns: Double) -> Scene<String> {
      card(.zero) { $0.modifier = RestingModifier(Shake(amplitude: 0, turns: turns)) }
    }
    let animator = SceneAnimator(scene(0))
    var ends: [String] = []
    animator.update(to: scene(10), .animated(linear)) { ends.append("\($0)") }
    animator.advance(by: 0.5)
    animator.update(to: scene(12))
    XCTAssertEqual(
      20 * (1 - (try XCTUnwrap(animator.frame["card"]).state.opacity)), 7, accuracy: 1e-9)
    animator.advance(by: 0.1)
    animator.update(to: scene(0), animation: linear)
    XCTAssertEqual(ends, ["takenOver"])
  }

  func testEndingMotionsEndsEffectsAndTakesThemOver() {
    func scene(_ x: Double, isThere: Bool) -> Scene<String> {
      guard isThere else { return Scene(size: size) }
      return card(Rect(x: x, y: 0, width: 10, height: 10))
    }
    let animator = SceneAnimator(scene(0, isThere: false))
    var ends: [ChangeOutcome] = []
    animator.update(to: scene(0, isThere: true), .animated(linear)) { ends.append($0) }
    animator.advance(by: 0.5)
    var transaction = Transaction()
    transaction.endsMotions = true
    animator.update(to: scene(9, isThere: true), transaction)
    XCTAssertEqual(animator.frame["card"]?.state, .rest)
    XCTAssertTrue(animator.isIdle)
    XCTAssertEqual(ends, [.takenOver])
  }

  func testReadingOrderBeginsAtTheRightFromRightToLeft() {
    func scene(_ x: Double) -> Scene<String> {
      Scene(size: size, layoutDirection: .rightToLeft) {
        Element("left", frame: Rect(x: x, y: 0, width: 50, height: 50))
        Element("right", frame: Rect(x: 100 + x, y: 0, width: 50, height: 50))
      }
    }
    let animator = SceneAnimator(scene(0))
    animator.update(to: scene(10), .animated(linear, stagger: .readingOrder(each: 0.5)))
    animator.advance(by: 0.5)
    XCTAssertEqual(animator.frame["left"]?.frame.origin.x, 0)
    XCTAssertEqual(animator.frame["right"]?.frame.origin.x, 105)
  }

  func testInsertedElementsWaitForThoseThatGetAnotherParent() {
    var transaction = Transaction.animated(linear)
    transaction.isSequential = true
    let animator = SceneAnimator(parent(true) { _ in })
    var next = parent(false) { _ in }
    next.elements.append(Element("new", frame: .zero))
    animator.update(to: next, transaction)
    animator.advance(by: 0.5)
    XCTAssertEqual(animator.frame["new"]?.state.opacity, 0)
  }

  func testARemovalThatWaitsIsCompiledForTheNewSize() throws {
    func scene(_ width: Double, isThere: Bool) -> Scene<String> {
      Scene(size: Size(width: width, height: 800)) {
        if isThere {
          Element("card", frame: Rect(x: 0, y: 0, width: 100, height: 100))
            .transition(.move(edge: .trailing))
        }
      }
    }
    let animator = SceneAnimator(scene(400, isThere: false))
    animator.update(to: scene(400, isThere: true), animation: linear)
    animator.advance(by: 0.5)
    animator.update(
      to: scene(400, isThere: false), .animated(linear, stagger: .index(each: 0)))
    var delayed = Transaction.animated(linear.delay(0.5))
    delayed.isSequential = false
    animator.update(to: scene(400, isThere: false), delayed)
    animator.advance(by: 0.1)
    animator.update(to: scene(800, isThere: false))
    animator.advance(to: animator.settlingTime - 1e-6)
    XCTAssertGreaterThan(try XCTUnwrap(animator.frame["card"]).state.translation.dx, 750)
  }

  func testManyUpdatesAtOneTimeKeepOneChangeForEachElement() {
    let animator = SceneAnimator(list(["a"]))
    var ends = 0
    for step in 1...200 {
      animator.animate(linear) { scene in
        scene["a"]?.frame.origin.x = Double(step)
      } completion: { _ in
        ends += 1
      }
    }
    XCTAssertEqual(ends, 199)
    animator.advance(by: 0.5)
    XCTAssertEqual(animator.frame["a"]?.frame.origin.x, 100)
    animator.advance(by: 0.5)
    XCTAssertEqual(ends, 200)
  }

  // MARK: Bad input

  func testADuplicateIDAndAnUnusableFrameAreReportedOnce() {
    let animator = SceneAnimator(list(["a", "b"]))
    var scene = list(["a", "b", "a"])
    scene["b"]?.frame.origin.x = .nan
    for _ in 0..<3 { animator.update(to: scene, animation: linear) }
    XCTAssertEqual(Set(animator.diagnostics.map(\.kind)), [.duplicateID, .unusableFrame])
    XCTAssertEqual(animator.diagnostics.count, 2)
    XCTAssertEqual(animator.frame.drawingOrder, ["a", "b"])
    XCTAssertEqual(animator.frame["b"]?.frame.origin, Point(x: 0, y: 50))
  }
}
