import TransitionKit
import TransitionPorting
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class PhaseTests: XCTestCase {
  private struct BlurTransition: Transition {
    var radius: Double

    func body(content: Content, phase: TransitionPhase) -> Content {
      content.blur(radius: phase.isIdentity ? 0 : radius)
    }
  }

  func testPhasesHaveTheValuesMinusOneZeroAndOne() {
    XCTAssertEqual(TransitionPhase.allCases.map(\.value), [-1, 0, 1])
    XCTAssertEqual(TransitionPhase.allCases.map(\.isIdentity), [false, true, false])
  }

  func testABlurByPhasesIsThePrimitive() {
    forAll { generator in
      let radius = generator.double(in: 0...50)
      assertSameFrames(
        AtomicTransition(BlurTransition(radius: radius)), .blur(radius: radius), &generator)
    }
  }

  func testAnInsertionStartsAtWillAppearAndARemovalEndsAtDidDisappear() {
    struct Pass: Transition {
      func body(content: Content, phase: TransitionPhase) -> Content {
        content.offset(x: 100 * phase.value)
      }
    }
    XCTAssertEqual(
      xs(AtomicTransition(Pass()), for: .insertion), [-100, 0, 0])
    XCTAssertEqual(xs(AtomicTransition(Pass()), for: .removal), [0, 100, 0])
  }

  func testAPropertyChangedInOnePhaseIsAtRestInTheOther() {
    let away = AtomicTransition(PhaseSheet(willAppear: [.offset(7, 0, 0)]))
    XCTAssertEqual(xs(away, for: .insertion), [7, 0, 0])
    XCTAssertFalse(
      away.compile(for: .removal, in: .phone).view.written.contains(.translation))
    let present = AtomicTransition(PhaseSheet(identity: [.offset(7, 0, 0)]))
    XCTAssertEqual(xs(present, for: .insertion), [0, 7, 7])
    XCTAssertEqual(xs(present, for: .removal), [7, 0, 0])
  }

  func testChangingAPropertyToItsValueAtRestCountsAsWritten() {
    let compiled = AtomicTransition(PhaseSheet(identity: [.opacity(1)])).compile(
      for: .insertion, in: .phone)
    XCTAssertTrue(compiled.view.written.contains(.opacity))
    XCTAssertFalse(compiled.view.written.contains(.translation))
  }

  func testAViewThatIsChangedInItsIdentityPhaseIsReported() {
    let transition = AtomicTransition(PhaseSheet(identity: [.offset(7, 0, 0)]))
    XCTAssertEqual(
      transition.compile(for: .insertion, in: .phone).diagnostics.map(\.kind), [.leftDisplaced])
    XCTAssertEqual(transition.compile(for: .removal, in: .phone).diagnostics.map(\.kind), [.jump])
  }

  func testEffectsAppliedTwiceComposeAsTheirPropertyDoes() {
    let content = TransitionContent(in: .phone)
    XCTAssertEqual(content.opacity(0.5).opacity(0.5).state.opacity, 0.25)
    XCTAssertEqual(
      content.offset(x: 1, y: 2).offset(Size(width: 3, height: 4)).offset(z: 5).state.translation,
      Translation(dx: 4, dy: 6, dz: 5))
    XCTAssertEqual(
      content.scaleEffect(0.5).scaleEffect(x: 3).state.scale, Scale(x: 1.5, y: 0.5))
    XCTAssertEqual(
      content.rotationEffect(.radians(1)).rotation3DEffect(.radians(2), axis: (x: 0, y: 0, z: 4))
        .rotation3DEffect(.radians(3), axis: (x: 9, y: 0, z: 0)).state.rotation,
      Rotation(x: 3, z: 3))
    XCTAssertEqual(
      content.layoutScale(x: 0.5).layoutScale(x: 0.5, y: 3).state.layoutScale,
      LayoutScale(x: 0.25, y: 3))
    XCTAssertEqual(content.blur(radius: 3).blur(radius: 4).state.blur, 7)
    XCTAssertEqual(content.cornerRadius(3).cornerRadius(4).state.cornerRadius, 7)
    XCTAssertEqual(
      content.clipped(ClipInsets(left: 0.25)).clipped(top: 0.5, leading: 0.25).state.clip,
      ClipInsets(top: 0.5, left: 0.5))
    XCTAssertEqual(content.overlay(.white).overlay(.black).state.overlay, .black)
    XCTAssertEqual(
      content.shadow(radius: 9).shadow(opacity: 0.5, radius: 8, x: 1, y: 2).state.shadow,
      Shadow(opacity: 0.5, radius: 8, dx: 1, dy: 2))
    XCTAssertEqual(content.zIndex(3).zIndex(2).state.zPosition, 2)
  }

  func testAnEffectWithoutAnAnchorKeepsTheOneBefore() {
    let content = TransitionContent(in: .phone)
    XCTAssertEqual(content.scaleEffect(2).state.anchor, .center)
    XCTAssertFalse(content.scaleEffect(2).state.written.contains(.anchor))
    XCTAssertEqual(
      content.scaleEffect(2, anchor: .topLeft).rotationEffect(.radians(1)).state.anchor, .topLeft)
    XCTAssertEqual(
      content.scaleEffect(2, anchor: .topLeft).rotationEffect(.radians(1), anchor: .top).state
        .anchor, .top)
    XCTAssertEqual(
      content.rotation3DEffect(.radians(1), axis: (x: 1, y: 0, z: 0), anchor: .left).state.anchor,
      .left)
  }

  func testPerspectiveIsOneUnlessTold() {
    let content = TransitionContent(in: .phone)
    let axis = (x: 1.0, y: 0.0, z: 0.0)
    XCTAssertEqual(content.rotation3DEffect(.zero, axis: axis).state.perspective, 1)
    XCTAssertEqual(
      content.rotation3DEffect(.zero, axis: axis, perspective: 0.5).state.perspective, 0.5)
  }

  func testABodyKnowsItsContainer() {
    struct Drop: Transition {
      func body(content: Content, phase: TransitionPhase) -> Content {
        content.offset(y: phase.value * content.container.frame.height)
          .clipped(trailing: phase.isIdentity ? 0 : 0.25)
      }
    }
    for (direction, clip) in [
      (LayoutDirection.leftToRight, ClipInsets(right: 0.25)),
      (.rightToLeft, ClipInsets(left: 0.25)),
    ] {
      let container = Container(size: Size(width: 40, height: 90), layoutDirection: direction)
      let end = AtomicTransition(Drop()).compile(for: .removal, in: container).view.animation
      XCTAssertEqual(end.translation, Translation(dy: 90))
      XCTAssertEqual(end.clip, clip)
    }
  }

  // MARK: - Constant properties

  func testAConstantHoldsTheValueOfThePhaseInWhichTheViewIsAway() throws {
    for sheet in [
      PhaseSheet(willAppear: [.zIndex(3)], identity: [.zIndex(0)], didDisappear: [.zIndex(3)]),
      PhaseSheet(willAppear: [.zIndex(3)], didDisappear: [.zIndex(3)]),
      PhaseSheet(identity: [.zIndex(3)]),
      PhaseSheet(willAppear: [.zIndex(3)], identity: [.zIndex(3)], didDisappear: [.zIndex(3)]),
    ] {
      for operation in AtomicTransition.Operation.allCases {
        let compiled = AtomicTransition(sheet).combined(with: .opacity).compile(
          for: operation, in: .phone)
        XCTAssertNoThrow(try compiled.validate())
        for time in [0, 0.2, 0.35] {
          XCTAssertEqual(compiled.timeline.frame(at: time).view.zPosition, 3, "\(sheet)")
        }
      }
    }
  }

  func testAConstantWithTwoValuesOffRestIsReported() {
    let sheet = PhaseSheet(
      willAppear: [.zIndex(3)], identity: [.zIndex(2)], didDisappear: [.zIndex(4)])
    for operation in AtomicTransition.Operation.allCases {
      XCTAssertEqual(
        AtomicTransition(sheet).compile(for: operation, in: .phone).diagnostics.map(\.kind),
        [.movingConstant])
    }
  }

  // MARK: - Names

  func testPathsNameTheTypeAndSitesTheLine() throws {
    let line: UInt = #line + 1
    let transition = AtomicTransition(BlurTransition(radius: 3))
    let compiled = transition.combined(with: .blur(radius: 2)).compile(
      for: .insertion, in: .phone)
    let contributions = try XCTUnwrap(compiled.conflicts.first).contributions
    XCTAssertEqual(contributions[0].path, "insertion / view / combined[0] / BlurTransition")
    XCTAssertEqual(contributions[0].site?.line, line)
    XCTAssertEqual(
      contributions[0].site?.fileID.description, "TransitionKitTests/PhaseTests.swift")
    XCTAssertEqual(compiled.conflicts[0].severity, .note)
  }

  // MARK: - Motion

  private struct Nudge: Transition {
    func body(content: Content, phase: TransitionPhase) -> Content {
      content.offset(y: 4 * phase.value).blur(radius: phase.isIdentity ? 0 : 6)
    }
  }

  private struct StillNudge: Transition {
    static let properties = TransitionProperties(hasMotion: false)

    func body(content: Content, phase: TransitionPhase) -> Content {
      Nudge().body(content: content, phase: phase)
    }
  }

  func testTransitionsHaveMotionUnlessTold() {
    XCTAssertTrue(TransitionProperties().hasMotion)
    XCTAssertTrue(Nudge.properties.hasMotion)
    XCTAssertFalse(StillNudge.properties.hasMotion)
  }

  func testReducingMotionLeavesATransitionWithoutMotionAlone() {
    forAll { generator in
      let nudge = AtomicTransition(StillNudge()).animation(.linear(duration: 0.5))
      assertSameFrames(nudge.reducingMotion(), nudge, &generator)
      assertSameFrames(
        nudge.reducingMotion(), AtomicTransition(Nudge()).animation(.linear(duration: 0.5)),
        &generator)
    }
  }

  func testReducingMotionTakesTheMovesOutOfATransitionWithMotion() {
    let nudge = AtomicTransition(Nudge()).animation(.linear(duration: 1)).reducingMotion()
    let state = nudge.compile(for: .removal, in: .phone).timeline.frame(at: 0.25).view
    XCTAssertEqual(state.translation, .zero)
    XCTAssertEqual(state.opacity, 0.75)
    XCTAssertEqual(state.blur, 1.5)
  }

  func testReducingMotionTellsNeighboursApart() {
    let transition: AtomicTransition = [
      AtomicTransition(StillNudge()), AtomicTransition(Nudge()), .move(edge: .leading),
    ]
    let state = transition.animation(.linear(duration: 1)).reducingMotion()
      .compile(for: .removal, in: .phone).timeline.frame(at: 0.25).view
    XCTAssertEqual(state.translation, Translation(dy: 1))
    XCTAssertEqual(state.opacity, 0.75)
    XCTAssertEqual(state.blur, 3)
  }

  func testAFadeWithoutMotionIsTheFadeThatReplacesMovement() {
    struct Fade: Transition {
      static let properties = TransitionProperties(hasMotion: false)

      func body(content: Content, phase: TransitionPhase) -> Content {
        content.opacity(phase.isIdentity ? 1 : 0)
      }
    }
    let transition = AtomicTransition(Fade()).combined(with: .scale(0.5)).reducingMotion()
    let compiled = transition.animation(.linear(duration: 1)).compile(for: .insertion, in: .phone)
    XCTAssertTrue(compiled.conflicts.isEmpty)
    XCTAssertEqual(compiled.timeline.frame(at: 0.25).view.opacity, 0.25)
    XCTAssertEqual(compiled.timeline.frame(at: 0.25).view.scale, .identity)
  }

  private func xs(
    _ transition: AtomicTransition, for operation: AtomicTransition.Operation
  ) -> [Double] {
    let view = transition.compile(for: operation, in: .phone).view
    return [view.initial, view.animation, view.completion].map(\.translation.dx)
  }
}
