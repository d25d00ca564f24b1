import Foundation
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// On which path shared elements fly, and what they show.
final class FlightTests: XCTestCase {
  private let from = box("old", 0, 275, 100, 50, key: "k")
  private let to = box("new", 150, 250, 200, 100, key: "k")

  private func flight(
    _ transition: ElementTransition<String>, from old: Element<String>? = nil,
    to new: Element<String>? = nil, _ transaction: Transaction = aSecond
  ) -> SceneAnimator<String> {
    SceneAnimator(
      screen(old ?? from), to: screen(new ?? to), transaction, using: ["new": transition])
  }

  // MARK: Paths

  /// With a bulge of 0.4 over a chord of 200 the height is 40 and the radius 145.
  func testTheMiddleGoesAlongACircle() throws {
    let animator = flight(.sharedElement(path: .arc))
    let half = asin(100.0 / 145)
    for step in 1...19 {
      let progress = Double(step) / 20
      animator.advance(to: progress)
      let frame = try XCTUnwrap(animator.frame["new"]).frame
      let angle = half * (2 * progress - 1)
      XCTAssertEqual(frame.center.x, 150 + 145 * sin(angle), accuracy: 1e-9)
      XCTAssertEqual(frame.center.y, 260 + 145 - 145 * cos(angle), accuracy: 1e-9)
      XCTAssertEqual(frame.width, 100 + 100 * progress, accuracy: 1e-9)
      XCTAssertEqual(frame.height, 50 + 50 * progress, accuracy: 1e-9)
    }
    animator.advance(to: 1)
    animator.assertShowsTheTruth()
  }

  func testANegativeBulgeIsOnTheOtherSide() {
    let animator = flight(.sharedElement(path: .arc(-0.4)))
    animator.advance(to: 0.5)
    XCTAssertEqual(animator.frame["new"]?.frame.center.y ?? 0, 340, accuracy: 1e-9)
  }

  func testTheMiddleGoesAlongAPath() throws {
    // From (-200, 0) down and then right: two lines of equal length.
    let corner = MotionPath(from: Point(x: -200, y: 0)) {
      $0.addLine(to: Point(x: -200, y: 200))
      $0.addLine(to: Point(x: 0, y: 200))
      $0.addLine(to: Point(x: 0, y: 0))
    }
    let animator = flight(.sharedElement(path: .along(corner)))
    let places: [(progress: Double, x: Double, y: Double)] = [
      (0, 50, 300), (1 / 6, 50, 400), (1 / 3, 50, 500), (0.5, 150, 500), (2 / 3, 250, 500),
      (5 / 6, 250, 400),
    ]
    for (progress, x, y) in places {
      animator.advance(to: progress)
      let center = try XCTUnwrap(animator.frame["new"]).frame.center
      XCTAssertEqual(center.x, x, accuracy: 1e-9, "\(progress)")
      XCTAssertEqual(center.y, y, accuracy: 1e-9, "\(progress)")
    }
    animator.advance(to: 1)
    animator.assertShowsTheTruth()
  }

  func testAPathThatStartsElsewhereIsReachedWithoutAJump() throws {
    let path = MotionPath(from: Point(x: 30, y: 30)) { $0.addLine(to: Point(x: 10, y: 0)) }
    for transition in [
      ElementTransition<String>.sharedElement(path: .along(path)), .move(along: path),
    ] {
      let animator = flight(transition)
      assertEqual(animator.frame["new"]?.frame, from.frame)
      animator.advance(to: 1 - 1e-9)
      assertEqual(animator.frame["new"]?.frame, to.frame, accuracy: 1e-6)
      animator.advance(to: 1)
      animator.assertShowsTheTruth()
    }
  }

  func testAnElementThatStaysGoesAlongItsPath() throws {
    let (a, b) = (box("new", 0, 275, 100, 50), box("new", 150, 250, 200, 100))
    for transition in [
      ElementTransition<String>.sharedElement(path: .arc, layer: .inPlace),
      .sharedElement(path: .arc),
    ] {
      let animator = flight(transition, from: a, to: b)
      XCTAssertEqual(animator.frame.flying, ["new"])
      XCTAssertEqual(animator.frame["new"]?.presence, .present)
      assertEqual(animator.frame["new"]?.frame, a.frame)
      animator.advance(to: 0.5)
      let center = try XCTUnwrap(animator.frame["new"]).frame.center
      XCTAssertEqual(center.x, 150, accuracy: 1e-9)
      XCTAssertEqual(center.y, 260, accuracy: 1e-9)
      animator.advance(to: 1)
      animator.assertShowsTheTruth()
    }
  }

  func testAnArcThatIsTakenOverKeepsItsVelocity() throws {
    let step = 1e-6
    for layer in SharedElement<String>.Layer.allCases {
      for animation in [Animation.easeInOut(duration: 1), .spring(duration: 0.8)] {
        let animator = flight(
          .sharedElement(path: .arc(0.8), layer: layer), .animated(animation))
        animator.advance(to: 0.35)
        let first = try XCTUnwrap(animator.frame["new"]).frame
        animator.advance(to: 0.35 + step)
        let second = try XCTUnwrap(animator.frame["new"]).frame
        animator.update(to: screen(box("third", 10, 10, 20, 20, key: "k")), .animated(animation))
        assertEqual(animator.frame["third"]?.frame, second)
        animator.advance(by: step)
        let third = try XCTUnwrap(animator.frame["third"]).frame
        for (a, b, c) in zip3(first.numbers, second.numbers, third.numbers) {
          XCTAssertEqual((c - b) / step, (b - a) / step, accuracy: 0.05, "\(layer) \(animation)")
        }
        animator.advance(by: 10)
        animator.assertShowsTheTruth()
      }
    }
  }

  // MARK: Contents

  func testTheOldContentFadesOutOverTheNewOne() throws {
    for opacity in [1, 0.5] {
      let animator = flight(
        .sharedElement(), from: from.opacity(opacity), to: to.opacity(opacity))
      for progress in [0, 0.25, 0.5, 0.75] {
        animator.advance(to: progress)
        let element = try XCTUnwrap(animator.frame["new"])
        // The new content is opaque behind the old one, and both have the opacity of the element.
        XCTAssertEqual(element.state.opacity, opacity, accuracy: 1e-12)
        let snapshot = try XCTUnwrap(element.snapshot)
        XCTAssertEqual(snapshot.opacity, 1 - progress, accuracy: 1e-12)
        XCTAssertEqual(snapshot.frame, element.frame)
        XCTAssertEqual(snapshot.key.id, "old")
      }
      animator.advance(to: 1)
      XCTAssertNil(animator.frame["new"]?.snapshot)
    }
  }

  func testOnlyTheNewContentIsShownIfTheFlightSaysSo() {
    let animator = flight(.sharedElement(content: .new))
    XCTAssertEqual(animator.frame.flying, ["new"])
    XCTAssertNil(animator.frame["new"]?.snapshot)
  }

  func testTheOldContentStaysUntilTheElementHasArrivedIfTheFlightSaysSo() {
    for layer in SharedElement<String>.Layer.allCases {
      let animator = flight(.sharedElement(content: .old, layer: layer))
      for progress in [0, 0.5, 0.999] {
        animator.advance(to: progress)
        XCTAssertEqual(animator.frame["new"]?.snapshot?.opacity, 1, "\(layer) \(progress)")
      }
      animator.advance(to: 1)
      animator.assertShowsTheTruth()
    }
  }

  func testTheContentFollowsTheSizeAsTheElementSays() throws {
    for (resizing, scale) in [
      (Resizing.relayout, Scale.identity), (.stretch, Scale(x: 0.75, y: 1, z: 1)),
      (.fit, Scale(x: 0.75, y: 0.75, z: 1)), (.fill, .identity), (.none, .identity),
    ] {
      let animator = SceneAnimator(
        screen(box("old", 0, 0, 100, 100, key: "k")),
        to: screen(box("new", 0, 0, 200, 100, key: "k").resizing(resizing)))
      animator.advance(to: 0.5)
      let element = try XCTUnwrap(animator.frame["new"])
      XCTAssertEqual(element.contentScale, scale, "\(resizing)")
      XCTAssertEqual(element.frame.height, 100)
    }
  }

  func testStatesAtRestGoFromOneToTheOther() throws {
    var (old, new) = (from, to)
    old.state.cornerRadius = 8
    old.state.opacity = 0.4
    old.state.rotation.angle = .degrees(90)
    new.state.cornerRadius = 24
    new.state.scale = Scale(1.5)
    let animator = flight(.sharedElement(), from: old, to: new)
    for progress in [0, 0.25, 0.5, 0.75] {
      animator.advance(to: progress)
      let state = try XCTUnwrap(animator.frame["new"]).state
      XCTAssertEqual(state.cornerRadius, 8 + 16 * progress, accuracy: 1e-9)
      XCTAssertEqual(state.opacity, 0.4 + 0.6 * progress, accuracy: 1e-9)
      XCTAssertEqual(state.rotation.angle.degrees, 90 - 90 * progress, accuracy: 1e-9)
      XCTAssertEqual(state.scale.x, 1 + 0.5 * progress, accuracy: 1e-9)
    }
    animator.advance(to: 1)
    animator.assertShowsTheTruth()
  }

  func testAFlightStartsFromTheModifierOfItsPartner() throws {
    let animator = flight(
      .sharedElement(), from: from.modifier(Shift(x: 40)), to: to.modifier(Shift(x: 10)))
    XCTAssertEqual(
      try XCTUnwrap(animator.frame["new"]).state.translation.dx, 40, accuracy: 1e-9)
    animator.advance(to: 0.5)
    XCTAssertEqual(
      try XCTUnwrap(animator.frame["new"]).state.translation.dx, 25, accuracy: 1e-9)
    animator.advance(to: 1)
    animator.assertShowsTheTruth()
  }

  func testAnElementsOwnAnimationIsThatOfItsFlight() throws {
    let animator = flight(.sharedElement(), to: to.animation(.linear(duration: 2)))
    animator.advance(to: 1)
    assertEqual(animator.frame["new"]?.frame, Rect(x: 75, y: 262.5, width: 150, height: 75))
    let disabled = flight(.sharedElement(), to: to.animation(nil))
    XCTAssertEqual(disabled.frame.flying, [])
    XCTAssertEqual(disabled.frame["new"]?.frame, to.frame)
  }

  func testADelayedFlightHasNotMovedBeforeItsDelayIsOver() throws {
    let animator = flight(.sharedElement().delay(0.5))
    for time in [0, 0.2, 0.4] {
      animator.advance(to: time)
      assertEqual(animator.frame["new"]?.frame, from.frame)
      XCTAssertEqual(animator.frame["new"]?.snapshot?.opacity, 1)
    }
    animator.advance(to: 1)
    assertEqual(animator.frame["new"]?.frame, Rect(x: 75, y: 262.5, width: 150, height: 75))
    animator.advance(to: 1.5)
    animator.assertShowsTheTruth()
  }

  /// The definition may name either end of a pair.
  func testADefinitionOfTheOldElementIsThatOfTheFlight() throws {
    let animator = SceneAnimator(
      screen(from), to: screen(to), aSecond,
      using: [
        "old": .sharedElement(path: .arc).animation(.linear(duration: 2)).delay(0.5)
      ])
    animator.advance(to: 1.5)
    let center = try XCTUnwrap(animator.frame["new"]).frame.center
    XCTAssertEqual(center.x, 150, accuracy: 1e-9)
    XCTAssertEqual(center.y, 260, accuracy: 1e-9)
    animator.advance(to: 2.5)
    animator.assertShowsTheTruth()
  }

  func testATransitionCombinedWithTheFlightPlaysOnTopOfIt() throws {
    let animator = flight(.sharedElement().combined(with: .atomic(.offset(y: 100))))
    XCTAssertEqual(animator.frame.flying, ["new"])
    assertEqual(animator.frame["new"]?.frame, from.frame)
    XCTAssertEqual(try XCTUnwrap(animator.frame["new"]).state.translation.dy, 100)
    animator.advance(to: 1)
    animator.assertShowsTheTruth()
  }

  func testTheTransitionsOfThePairDoNotPlay() throws {
    let animator = SceneAnimator(
      screen(from.transition(.offset(y: 100))), to: screen(to.transition(.scale(0.2))))
    animator.advance(to: 0.3)
    XCTAssertEqual(animator.frame["new"]?.state, .rest)
  }
}

private struct Shift: TransitionModifier {
  var x: Double

  var animatableData: Double {
    get { x }
    set { x = newValue }
  }

  func modify(_ state: inout PropertyState, in context: ModifierContext) {
    state.translation.dx += x
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [origin.x, origin.y, width, height] }
}

private func zip3(
  _ a: [Double], _ b: [Double], _ c: [Double]
) -> [(Double, Double, Double)] {
  a.indices.map { (a[$0], b[$0], c[$0]) }
}
