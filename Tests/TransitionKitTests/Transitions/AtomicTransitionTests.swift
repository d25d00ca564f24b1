import TransitionKit
import TransitionTestCases
import XCTest

final class AtomicTransitionTests: XCTestCase {
  func testMoveComesFromItsEdgeByTheExtentOfTheContainer() {
    XCTAssertEqual(start(.move(edge: .leading)).translation, Translation(dx: -400))
    XCTAssertEqual(start(.move(edge: .trailing)).translation, Translation(dx: 400))
    XCTAssertEqual(start(.move(edge: .top)).translation, Translation(dy: -800))
    XCTAssertEqual(start(.move(edge: .bottom)).translation, Translation(dy: 800))
    XCTAssertEqual(
      start(.move(edge: .leading, fraction: 0.25)).translation, Translation(dx: -100))
  }

  func testRightToLeftContainersSwapLeadingAndTrailing() {
    let container = Container(
      size: Size(width: 400, height: 800), layoutDirection: .rightToLeft)
    func start(_ transition: AtomicTransition) -> PropertyState {
      transition.compile(for: .insertion, in: container).view.initial
    }
    XCTAssertEqual(start(.move(edge: .leading)).translation, Translation(dx: 400))
    XCTAssertEqual(start(.move(edge: .trailing)).translation, Translation(dx: -400))
    XCTAssertEqual(start(.move(edge: .top)).translation, Translation(dy: -800))
    XCTAssertEqual(
      start(.clip(leading: 0.1, trailing: 0.2)).clip, ClipInsets(left: 0.2, right: 0.1))
    XCTAssertEqual(start(.offset(x: 10)).translation, Translation(dx: 10))
  }

  func testEveryPrimitiveStartsAnInsertionAndEndsARemovalAway() {
    let cases: [(AtomicTransition, ViewProperty, PropertyValue)] = [
      (.offset(x: 3, y: 4), .translation, [3, 4, 0]),
      (.offset(x: 3), .translation, [3, 0, 0]),
      (.offset(y: 4), .translation, [0, 4, 0]),
      (.offset(Size(width: 3, height: 4)), .translation, [3, 4, 0]),
      (.opacity, .opacity, 0),
      (.opacity(0.25), .opacity, 0.25),
      (.rotate(.radians(9)), .rotation, [0, 0, 9]),
      (.rotate3D(.radians(2), axis: (x: 0, y: 3, z: 0)), .rotation, [0, 2, 0]),
      (.scale, .scale, [0, 0, 1]),
      (.scale(0.5), .scale, [0.5, 0.5, 1]),
      (.scale(0.5, anchor: .topLeft), .scale, [0.5, 0.5, 1]),
      (.scale(x: 2, y: 3), .scale, [2, 3, 1]),
      (.layoutScale(x: 0.5, y: 0.25), .layoutScale, [0.5, 0.25]),
      (.blur(radius: 8), .blur, 8),
      (.clip(top: 0.1, leading: 0.2, bottom: 0.3, trailing: 0.4), .clip, [0.1, 0.2, 0.3, 0.4]),
      (.cornerRadius(12), .cornerRadius, 12),
      (.overlay(Color(red: 1, green: 0, blue: 0.5, alpha: 0.25)), .overlay, [1, 0, 0.5, 0.25]),
      (.shadow(opacity: 0.5, radius: 9, x: 1, y: 2), .shadow, [0.5, 9, 1, 2]),
    ]
    for (transition, property, away) in cases {
      let insertion = transition.compile(for: .insertion, in: .phone).view
      XCTAssertEqual(insertion.initial[property], away, "\(property)")
      XCTAssertEqual(insertion.animation[property], property.identity, "\(property)")
      XCTAssertEqual(insertion.completion[property], property.identity, "\(property)")
      let removal = transition.compile(for: .removal, in: .phone).view
      XCTAssertEqual(removal.initial[property], property.identity, "\(property)")
      XCTAssertEqual(removal.animation[property], away, "\(property)")
      XCTAssertEqual(removal.completion[property], property.identity, "\(property)")
    }
  }

  func testConstantPropertiesHoldFromTheFirstFrameToTheLast() {
    let cases: [(AtomicTransition, ViewProperty, PropertyValue)] = [
      (.zPosition(3), .zPosition, 3),
      (.bringToFront, .zPosition, 1_000_000),
      (.sendToBack, .zPosition, -1_000_000),
      (.scale(0.5, anchor: .bottomRight), .anchor, [1, 1]),
      (.rotate3D(.degrees(9), axis: (x: 1, y: 0, z: 0)), .perspective, 1),
      (.rotate3D(.degrees(9), axis: (x: 1, y: 0, z: 0), perspective: 0.5), .perspective, 0.5),
    ]
    for (transition, property, value) in cases {
      for operation in AtomicTransition.Operation.allCases {
        let timeline = transition.compile(for: operation, in: .phone).timeline
        for time in [0, 0.1, 0.35] {
          XCTAssertEqual(timeline.frame(at: time).view[property], value)
        }
        XCTAssertEqual(timeline.frame(at: 0.36).view[property], property.identity)
      }
    }
  }

  func testOffsetsAndScalesComposeInEitherOrder() {
    for transition in [
      [AtomicTransition.move(edge: .trailing), .scale(0.5)].combined(),
      AtomicTransition.scale(0.5).combined(with: .move(edge: .trailing)),
    ] {
      XCTAssertEqual(start(transition).translation.dx, 400)
      XCTAssertEqual(start(transition).scale.x, 0.5)
    }
    XCTAssertEqual(start([.scale(0.5), .scale(0.5)]).scale.x, 0.25)
    XCTAssertEqual(
      start([.rotate(.degrees(30)), .rotate(.degrees(40))]).rotation.angle.degrees, 70,
      accuracy: 1e-12)
  }

  func testArrayLiteralsCombine() {
    let literal: AtomicTransition = [.opacity, .scale(0.5)]
    XCTAssertEqual(start(literal).opacity, 0)
    XCTAssertEqual(start(literal).scale.y, 0.5)
    let empty: AtomicTransition = []
    XCTAssertEqual(empty.compile(for: .insertion, in: .phone).timeline.duration, 0)
    XCTAssertEqual(start([AtomicTransition]().combined()), PropertyState.rest)
  }

  func testAsymmetricTakesOneBranch() {
    let transition = AtomicTransition.asymmetric(insertion: .opacity, removal: .scale(0.5))
    let insertion = transition.compile(for: .insertion, in: .phone).view
    XCTAssertTrue(insertion.written.contains(.opacity))
    XCTAssertFalse(insertion.written.contains(.scale))
    let removal = transition.compile(for: .removal, in: .phone).view
    XCTAssertFalse(removal.written.contains(.opacity))
    XCTAssertTrue(removal.written.contains(.scale))
  }

  func testOnInsertionDoesNothingOnRemoval() {
    XCTAssertEqual(
      AtomicTransition.onInsertion(.opacity).compile(for: .removal, in: .phone).timeline,
      AtomicTransition.identity.compile(for: .removal, in: .phone).timeline)
    XCTAssertEqual(
      AtomicTransition.onRemoval(.opacity).compile(for: .insertion, in: .phone).timeline,
      AtomicTransition.identity.compile(for: .insertion, in: .phone).timeline)
  }

  func testMirroringTurnsMovesTurnsClipsAndAnchorsRound() {
    let transition: AtomicTransition = [
      .offset(x: 3, y: 4), .rotate3D(.radians(2), axis: (x: 1, y: 0, z: 0)),
      .clip(top: 0.1, leading: 0.2, bottom: 0.3, trailing: 0.4),
      .scale(0.5, anchor: UnitPoint(x: 0.25, y: 1)), .opacity(0.5), .shadow(radius: 1, x: 2),
    ]
    let state = start(transition.mirrored())
    XCTAssertEqual(state.translation, Translation(dx: -3, dy: -4))
    XCTAssertEqual(state.rotation, Rotation(x: -2))
    XCTAssertEqual(state.clip, ClipInsets(top: 0.3, left: 0.4, bottom: 0.1, right: 0.2))
    XCTAssertEqual(state.anchor, UnitPoint(x: 0.75, y: 0))
    XCTAssertEqual(state.scale, Scale(0.5))
    XCTAssertEqual(state.opacity, 0.5)
    XCTAssertEqual(state.shadow, start(transition).shadow)
  }

  func testMirroringKeepsDepthAndReachesHandlers() {
    let transition = AtomicTransition.custom { view, _, _ in
      view.initial.translation = Translation(dx: 1, dy: 2, dz: 3)
    }
    XCTAssertEqual(
      start(transition.mirrored()).translation, Translation(dx: -1, dy: -2, dz: 3))
  }

  func testReducingMotionReplacesMovementByOneFade() {
    let transition =
      ([
        .move(edge: .leading).animation(.linear(duration: 0.2)),
        .scale(0.5).animation(.linear(duration: 1)), .zPosition(2),
      ] as AtomicTransition).reducingMotion()
    let insertion = transition.compile(for: .insertion, in: .phone)
    XCTAssertEqual(insertion.timeline.duration, 1)
    XCTAssertEqual(insertion.timeline.frame(at: 0.25).view.opacity, 0.25)
    XCTAssertEqual(insertion.timeline.frame(at: 0.25).view.translation, .zero)
    XCTAssertEqual(insertion.timeline.frame(at: 0.25).view.scale, .identity)
    XCTAssertEqual(insertion.timeline.frame(at: 0.25).view.zPosition, 2)
    let removal = transition.compile(for: .removal, in: .phone)
    XCTAssertEqual(removal.timeline.frame(at: 0.25).view.opacity, 0.75)
  }

  func testReducingMotionAddsNoFadeWhereOneIsOrNothingMoves() {
    let fading: AtomicTransition = [
      .opacity.animation(.linear(duration: 0.5)), .move(edge: .top).animation(.linear(duration: 1)),
    ]
    let compiled = fading.reducingMotion().compile(for: .insertion, in: .phone)
    XCTAssertTrue(compiled.conflicts.isEmpty)
    XCTAssertEqual(compiled.timeline.duration, 1)
    XCTAssertEqual(compiled.timeline.frame(at: 0.25).view.opacity, 0.5)
    let still = AtomicTransition.blur(radius: 3).reducingMotion()
    XCTAssertFalse(
      still.compile(for: .insertion, in: .phone).view.written.contains(.opacity))
  }

  func testReducingMotionKeepsEndStates() {
    let transition = AtomicTransition.custom { view, _, _ in
      view.initial.translation.dx = 100
      view.animation.translation.dx = 40
    }
    let timeline = transition.reducingMotion().compile(for: .insertion, in: .phone).timeline
    XCTAssertEqual(timeline.frame(at: 0).view.translation.dx, 40)
    XCTAssertEqual(timeline.frame(at: 1).view.translation.dx, 40)
    XCTAssertEqual(timeline.frame(at: 0).view.opacity, 0)
  }

  private func start(_ transition: AtomicTransition) -> PropertyState {
    transition.compile(for: .insertion, in: .phone).view.initial
  }
}
