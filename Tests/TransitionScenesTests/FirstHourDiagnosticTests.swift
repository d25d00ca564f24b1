import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// What the first hour with scenes goes wrong with is among the diagnostics, and what is meant is not.
final class FirstHourDiagnosticTests: XCTestCase {
  private typealias Card = SceneElement<String>

  private func scene(_ elements: [Card]) -> Scene<String> {
    Scene(size: Size(width: 390, height: 844), elements: elements)
  }

  private func spinner(_ change: (Card) -> Card = { $0 }) -> Card {
    change(Card("spinner", frame: Rect(x: 100, y: 100, width: 40, height: 40)))
  }

  private let turning = Animation.linear(duration: 1).repeatForever(autoreverses: false)

  private func kinds(
    _ old: [Card], _ new: [Card], _ transaction: Transaction = .animated(.smooth)
  ) -> [Diagnostic.Kind] {
    let animator = SceneAnimator(scene(old))
    animator.update(to: scene(new), transaction)
    let transition = SceneTransition(from: scene(old), to: scene(new), transaction)
    XCTAssertEqual(
      animator.diagnostics, transition.diagnostics.filter { $0.kind != .endlessAnimation })
    return animator.diagnostics.map { $0.kind }
  }

  // MARK: Loops

  func testAnInsertionThatIsToRepeatIsNoted() {
    let isOn = true
    for new in [
      spinner { $0.animation(turning) }, spinner { $0.animation(turning, value: isOn) },
    ] {
      XCTAssertEqual(kinds([], [new]), [.unstartedLoop], "\(new)")
    }
    XCTAssertEqual(kinds([], [spinner()], .animated(turning)), [.unstartedLoop])
  }

  func testTheNoteSaysWhatToDo() {
    let animator = SceneAnimator(scene([]))
    animator.update(to: scene([spinner { $0.animation(turning) }]), animation: .smooth)
    let note = animator.diagnostics.first
    XCTAssertEqual(note?.severity, .note)
    XCTAssertEqual(note?.view, .element("spinner"))
    XCTAssertEqual(
      note?.message,
      "spinner comes with an animation that repeats for ever, and only what stays repeats: keep the element in the scene, "
        + "hide it by its opacity, and change it there")
  }

  func testAnEmphasisThatIsToRepeatAtOnceIsNoted() {
    func pulse(_ trigger: Int) -> Emphasis {
      Emphasis(.scale(1.3), animation: .linear(duration: 1).repeatForever(), trigger: trigger)
    }
    XCTAssertEqual(kinds([], [spinner { $0.emphasis(pulse(1)) }]), [.unstartedLoop])
    // Of one that stays the trigger changes, and one of the first scene waits for a change.
    XCTAssertEqual(
      kinds([spinner { $0.emphasis(pulse(1)) }], [spinner { $0.emphasis(pulse(2)) }]), [])
    let once = Emphasis(.scale(1.3), animation: .linear(duration: 1), trigger: 1)
    XCTAssertEqual(kinds([], [spinner { $0.emphasis(once) }]), [])
  }

  func testWhatComesAsAPartOfItsParentIsNotNoted() {
    let pulse = Emphasis(
      .scale(1.3), animation: .linear(duration: 1).repeatForever(), trigger: 1)
    var card = Card("card", frame: Rect(x: 0, y: 0, width: 390, height: 100))
    card.children = [spinner { $0.animation(turning).emphasis(pulse) }]
    XCTAssertEqual(kinds([], [card]), [])
    let animator = SceneAnimator(scene([]))
    animator.update(to: scene([card]), .animated(turning))
    XCTAssertEqual(animator.diagnostics.map { $0.view }, [.element("card")])
  }

  func testNotesLeaveNoWarningOut() {
    let pulse = Emphasis(.scale(1.3), animation: .linear(duration: 1).repeatForever(), trigger: 1)
    let rows = (0..<150).map { Card("row \($0)", frame: .zero).emphasis(pulse) }
    let animator = SceneAnimator(scene([]))
    animator.update(to: scene(rows), animation: .smooth)
    XCTAssertEqual(
      animator.diagnostics.map { $0.kind }, Array(repeating: .unstartedLoop, count: 100))
    animator.advance(by: 1)
    animator.update(to: scene(rows + [rows[0]]), animation: .smooth)
    XCTAssertEqual(animator.diagnostics.count, 100)
    XCTAssertEqual(animator.diagnostics.last?.severity, .warning)
  }

  func testWhatStaysOrLeavesOrChangesAtOnceIsNotNoted() {
    let old = spinner { $0.animation(turning) }
    var state = PropertyState.rest
    state.rotation = Rotation(z: 2 * .pi)
    XCTAssertEqual(kinds([old], [old.state(state)]), [])
    XCTAssertEqual(kinds([old], []), [])
    XCTAssertEqual(kinds([], [spinner()]), [])
    var atOnce = Transaction.animated(turning)
    atOnce.disablesAnimations = true
    XCTAssertEqual(kinds([], [old], atOnce), [])
    // Motion is reduced, so nothing was to repeat.
    var reduced = Transaction.animated(.smooth)
    reduced.reducesMotion = true
    XCTAssertEqual(kinds([], [old], reduced), [])
    let essential = Animation.linear(duration: 1).repeatForever(isEssential: true)
    XCTAssertEqual(kinds([], [spinner { $0.animation(essential) }], reduced), [.unstartedLoop])
  }

  // MARK: Shared elements

  private func thumbnail(_ role: MatchKey.Role) -> Card {
    Card("thumbnail", frame: Rect(x: 20, y: 40, width: 100, height: 100))
      .match("cover", role: role)
  }

  private let header = Card("header", frame: Rect(x: 0, y: 300, width: 390, height: 200))
    .match("cover")

  func testAnElementWhosePartnerStaysWithoutBeingASourceIsNotedOnce() {
    let animator = SceneAnimator(scene([thumbnail(.standard)]))
    animator.update(to: scene([thumbnail(.standard), header]), animation: .smooth)
    animator.advance(by: 0.1)
    animator.update(to: scene([thumbnail(.standard)]), animation: .smooth)
    XCTAssertEqual(animator.diagnostics.map { $0.kind }, [.stayingPartner])
    XCTAssertEqual(animator.diagnostics.map { $0.severity }, [.note])
    XCTAssertEqual(
      animator.diagnostics.first?.message,
      "header has the match key of thumbnail, which stays; it flies if thumbnail has the role .source"
    )
    XCTAssertEqual(animator.frame["header"]?.isFlying, false)
    // What it says is true.
    let flies = SceneAnimator(scene([thumbnail(.source)]))
    flies.update(to: scene([thumbnail(.source), header]), animation: .smooth)
    XCTAssertEqual(flies.frame["header"]?.isFlying, true)
    XCTAssertEqual(flies.diagnostics, [])
  }

  func testPairsAndStrangersAreNotNoted() {
    XCTAssertEqual(kinds([thumbnail(.standard)], [header]), [])
    XCTAssertEqual(kinds([thumbnail(.source)], [thumbnail(.source), header]), [])
    XCTAssertEqual(
      kinds([thumbnail(.standard)], [thumbnail(.standard), header.match("other")]), [])
    XCTAssertEqual(kinds([], [header]), [])
    // Of two that were there one leaves.
    XCTAssertEqual(kinds([thumbnail(.standard), header], [thumbnail(.standard)]), [])
    // A source that comes and stays visible is not meant to fly.
    let key = MatchKey("cover", role: .source, staysVisible: true)
    XCTAssertEqual(kinds([header], [header, thumbnail(.standard).match(key)]), [])
  }

  func testAPartnerIsNotNotedWithWhichNothingWouldFly() {
    var (disabled, reduced) = (Transaction.animated(.smooth), Transaction.animated(.smooth))
    disabled.disablesAnimations = true
    reduced.reducesMotion = true
    for transaction in [Transaction(), disabled, reduced] {
      XCTAssertEqual(
        kinds([thumbnail(.standard)], [thumbnail(.standard), header], transaction), [])
    }
    XCTAssertEqual(
      kinds([thumbnail(.standard)], [thumbnail(.standard), header.animation(nil)]), [])
    // One of them would have to be on screen.
    let far = Card("far", frame: Rect(x: 0, y: -500, width: 100, height: 100))
      .match(MatchKey("cover", onlyVisible: true))
    XCTAssertEqual(kinds([far], [far, header]), [])
    XCTAssertEqual(
      kinds([far, thumbnail(.standard)], [far, thumbnail(.standard), header]), [.stayingPartner])
  }

  func testAPartnerThatComesBackIsNotNoted() {
    for role in [MatchKey.Role.standard, .source] {
      let animator = SceneAnimator(scene([thumbnail(role)]))
      animator.update(to: scene([]), animation: .smooth)
      animator.advance(by: 0.1)
      animator.update(to: scene([thumbnail(role), header]), animation: .smooth)
      XCTAssertEqual(animator.frame["header"]?.isFlying, false)
      XCTAssertEqual(animator.diagnostics, [])
    }
  }
}
