import TransitionKit
import TransitionPorting
import TransitionScenes
import TransitionTestSupport
import XCTest

/// A scene says what does not do what was written.
final class SilentSceneTests: XCTestCase {
  private func scene(_ elements: [Element<String>]) -> Scene<String> {
    Scene(size: Size(width: 400, height: 800), elements: elements)
  }

  private func card(_ x: Double = 0) -> Element<String> {
    Element("card", frame: Rect(x: x, y: 0, width: 100, height: 100))
  }

  // MARK: Definitions

  func testADefinitionThatMatchesNothingIsReportedWhereItRuns() {
    let definition: TransitionDefinition<String> = ["crad": .sharedElement()]
    let animator = SceneAnimator(scene([card()]))
    animator.update(to: scene([card(9)]), .animated(), using: definition)
    let transition = SceneTransition(
      from: scene([card()]), to: scene([card(9)]), .animated(), using: definition)
    for found in [animator.diagnostics, transition.diagnostics] {
      XCTAssertEqual(found.map(\.kind), [.unmatchedEntry])
      XCTAssertEqual(
        found.first?.message,
        "the transition definition matches nothing: no element is named crad; there are card")
    }
  }

  func testADefinitionForElementsThatAreThereIsNotReported() {
    let other = Element("other", frame: .zero)
    let definitions: [TransitionDefinition<String>] = [
      ["card": .crossfade, "later": .crossfade], ["other": .crossfade], ["gone": .crossfade],
      TransitionDefinition([.init(named: "none", .crossfade) { _ in false }]), [:],
    ]
    for definition in definitions {
      let animator = SceneAnimator(scene([card(), other, Element("gone", frame: .zero)]))
      animator.update(to: scene([card(9), other]), .animated(), using: definition)
      XCTAssertEqual(animator.diagnostics, [], "\(definition)")
    }
  }

  private func problems(
    _ definition: TransitionDefinition<String>, _ old: [Element<String>], _ new: [Element<String>]
  ) -> [Diagnostic] {
    definition.problems(in: SceneChanges(from: scene(old), to: scene(new)))
  }

  func testProblemsFindWhatGoesAtOnceWithItsParent() {
    var page = Element("page", frame: .zero).animation(nil)
    page.children = [card()]
    let found = problems(["card": .translateY(50)], [page], [])
    XCTAssertEqual(found.map(\.kind), [.idleElement])
    XCTAssertEqual(found.first?.view, .element("card"))
    page.animation = .inherited
    XCTAssertEqual(problems(["card": .translateY(50)], [page], []), [])
  }

  func testProblemsDoNotWarnOfADeliberateIdentity() {
    XCTAssertEqual(problems(["card": .identity], [], [card()]), [])
    XCTAssertEqual(problems(["card": .identity], [card()], [card(9)]), [])
  }

  func testACascadeWhoseChildrenComeAsPartsOfItIsAProblem() {
    func list(_ scope: TransitionScope?, _ y: Double = 0) -> Element<String> {
      Element("list", frame: .zero) {
        for name in ["one", "two"] {
          let row = Element(name, frame: Rect(x: 0, y: y, width: 10, height: 10))
          if let scope { row.transition(.opacity, scope) } else { row }
        }
      }
    }
    let definition: TransitionDefinition<String> = ["list": .cascade()]
    for (old, new) in [([], [list(nil)]), ([list(nil)], [])] {
      let found = problems(definition, old, new)
      XCTAssertEqual(found.map(\.kind), [.idleElement])
      XCTAssertEqual(found.first?.view, .element("list"))
      XCTAssertEqual(
        found.first?.message,
        """
        the cascade of list does nothing: its children come and leave as parts of it; give them \
        .transition(_, .withParent)
        """)
    }
    XCTAssertEqual(problems(definition, [], [list(.withParent)]), [])
    XCTAssertEqual(problems(definition, [list(.withParent)], []), [])
    XCTAssertEqual(problems(definition, [list(nil)], [list(nil, 50)]), [])
    XCTAssertEqual(
      problems(definition, [list(nil)], [list(nil)]).map(\.message),
      ["the cascade of list does nothing: none of its children comes, leaves or moves"])
    XCTAssertEqual(
      problems(["card": .cascade()], [], [card()]).map(\.message),
      ["the cascade of card does nothing: it has no children"])
  }

  // MARK: Parts that do nothing

  private func flight(_ shared: ElementTransition<String>, isKept: Bool = false) -> [Diagnostic] {
    let list = Element("list", frame: Rect(x: 0, y: 0, width: 400, height: 400))
    func card(_ id: String, _ y: Double) -> Element<String> {
      Element(id, frame: Rect(x: 0, y: y, width: 50, height: 50)).match("card")
    }
    let (old, new) = (scene([list, card("thumb", 0)]), scene([list, card("card", 500)]))
    let keys = isKept ? ["card"] : ["thumb"]
    let definition = TransitionDefinition(keys.map { .init($0, shared) })
    let animator = SceneAnimator(old)
    animator.update(to: new, .animated(), using: definition)
    XCTAssertEqual(
      animator.diagnostics,
      SceneTransition(from: old, to: new, .animated(), using: definition).diagnostics)
    return animator.diagnostics
  }

  func testAClipToAnElementThatDoesNotExistIsReported() {
    for isNew in [false, true] {
      let found = flight(.sharedElement(clippedBy: "lsit"), isKept: isNew)
      XCTAssertEqual(found.map(\.kind), [.unknownElement])
      XCTAssertEqual(
        found.first?.message,
        """
        \(isNew ? "card" : "thumb") is to be clipped by lsit, which does not exist; there are \
        list, thumb, card
        """)
      XCTAssertEqual(flight(.sharedElement(clippedBy: "list"), isKept: isNew), [])
    }
  }

  func testAClipOfWhatFliesInPlaceIsReported() {
    XCTAssertEqual(
      flight(.sharedElement(layer: .inPlace, clippedBy: "list"), isKept: true).map(\.message),
      ["card flies in place, so it is not clipped by list, but by its new parents"])
    XCTAssertEqual(flight(.sharedElement(layer: .inPlace), isKept: true), [])
  }

  private func moved(by change: (inout Transaction) -> Void) -> [Diagnostic] {
    var transaction = Transaction.animated()
    change(&transaction)
    let animator = SceneAnimator(scene([card()]))
    animator.update(to: scene([card(9)]), transaction)
    return animator.diagnostics
  }

  func testStaggeredElementsWithoutAStaggerAreReported() {
    let found = moved { $0.staggered = [.inserted, .moved] }
    XCTAssertEqual(found.map(\.kind), [.ignoredWrite])
    XCTAssertEqual(
      found.first?.message,
      "the transaction has staggered = inserted, moved, and no stagger, so that it staggers nothing"
    )
    let none = moved { ($0.stagger, $0.staggered) = (.index(each: 0.1), []) }
    XCTAssertEqual(none.map(\.kind), [.ignoredWrite])
    XCTAssertEqual(moved { $0.stagger = .index(each: 0.1) }, [])
    XCTAssertEqual(moved { ($0.stagger, $0.staggered) = (.index(each: 0.1), .moved) }, [])
  }

  func testARootTransitionWithoutTwoRootElementsIsNoted() {
    let found = moved { $0.rootTransition = .push(.slide) }
    XCTAssertEqual(found.map(\.kind), [.ignoredWrite])
    XCTAssertEqual(found.first?.severity, .note)
    var transaction = Transaction.animated()
    transaction.rootTransition = .push(.slide)
    let animator = SceneAnimator(scene([card()]))
    animator.update(
      to: scene([Element("page", frame: Rect(size: Size(width: 9, height: 9)))]), transaction)
    XCTAssertEqual(animator.diagnostics, [])
  }

  func testAVelocityForAnElementThatDoesNotExistIsReported() {
    let animator = SceneAnimator(scene([card()]))
    animator.update(
      to: scene([card(9)]), .animated(),
      velocities: ["card": Translation(dx: 5), "crad": Translation(dx: 5)])
    XCTAssertEqual(
      animator.diagnostics.map(\.message),
      ["a velocity is for crad, which does not exist; there are card"])
  }

  // MARK: Animations for values

  func testAnAnimationForAValueInsideOfWhatComesIsNoted() {
    func detail(_ isShown: Bool) -> Scene<String> {
      let detail = Element("detail", frame: .zero).transition(.opacity)
        .animation(.smooth, value: isShown)
      return scene(isShown ? [detail] : [])
    }
    let animator = SceneAnimator(detail(false))
    animator.update(to: detail(true))
    XCTAssertEqual(animator.diagnostics.map(\.kind), [.doesNothing])
    XCTAssertEqual(animator.diagnostics.first?.severity, .note)
    XCTAssertEqual(animator.diagnostics.first?.view, .element("detail"))
    XCTAssertEqual(
      SceneTransition(from: detail(true), to: detail(false)).diagnostics.map(\.kind), [.doesNothing]
    )
    // What is animated by the change, or was written outside, does what it says.
    let animated = SceneAnimator(detail(false))
    animated.update(to: detail(true), animation: .smooth)
    XCTAssertEqual(animated.diagnostics, [])
    func outside(_ isShown: Bool) -> Scene<String> {
      var list = Element("list", frame: .zero).animation(.smooth, value: isShown)
      if isShown { list.children = [Element("detail", frame: .zero).transition(.opacity)] }
      return scene([list])
    }
    let good = SceneAnimator(outside(false))
    good.update(to: outside(true))
    XCTAssertFalse(good.isIdle)
    XCTAssertEqual(good.diagnostics, [])
  }

  // MARK: Calls

  func testAClockThatCannotAdvanceIsReported() {
    let animator = SceneAnimator(scene([]))
    animator.advance(by: -0.05)
    animator.advance(by: .nan)
    animator.advance(to: .nan)
    animator.advance(by: 0)
    animator.advance(to: -5)
    XCTAssertEqual(
      animator.diagnostics.map(\.kind), [.unusableDuration, .unusableDuration, .unusableDuration])
    XCTAssertEqual(
      animator.diagnostics.first?.message, "the clock cannot advance by -0.05 s; 0 is used")
  }

  // MARK: States

  private struct Position {
    var x = 0.0
    struct TooFar: Error {}
    mutating func move(to x: Double) throws {
      self.x = x
      if x > 100 { throw TooFar() }
    }
  }

  func testTheScreenShowsAStateThatAMutatingMethodChangedAndThrew() {
    let state = AnimatedState(Position()) { position in self.scene([self.card(position.x)]) }
    XCTAssertThrowsError(try state.value.move(to: 200))
    XCTAssertEqual(state.value.x, 200)
    XCTAssertEqual(state.animator.frame["card"]?.frame.origin.x, 200)
  }

  // MARK: Modifiers

  private struct Blurred: TransitionModifier {
    var isActive: Bool
    func body(content: Content) -> Content {
      content.blur(radius: isActive ? 10 : 0).opacity(isActive ? 0.5 : 1)
    }
  }

  func testAModifierWithABodyAndNoDataMovesByItsEffects() {
    func shown(_ isActive: Bool) -> Scene<String> {
      scene([card().modifier(Blurred(isActive: isActive))])
    }
    let animator = SceneAnimator(shown(true))
    animator.update(to: shown(false), animation: .linear(duration: 1))
    animator.advance(to: 0.25)
    XCTAssertEqual(animator.frame["card"]?.state.blur ?? .nan, 7.5, accuracy: 1e-9)
    XCTAssertEqual(animator.frame["card"]?.state.opacity ?? .nan, 0.625, accuracy: 1e-9)
    // It continues from what is shown.
    animator.update(to: shown(true), animation: .linear(duration: 1))
    XCTAssertEqual(animator.frame["card"]?.state.blur ?? .nan, 7.5, accuracy: 1e-9)
    animator.advance(by: 10)
    XCTAssertEqual(animator.frame["card"]?.state.blur, 10)
    XCTAssertTrue(animator.isIdle)
    XCTAssertEqual(animator.diagnostics, [])
  }
}
