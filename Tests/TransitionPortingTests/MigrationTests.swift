import TransitionControllers
import TransitionKit
import TransitionScenes
import XCTest

/// The numbers that the guides for those who come from other libraries claim about this one.
final class MigrationTests: XCTestCase {
  private let container = Container(width: 390, height: 844)

  private func stages(
    _ transition: AtomicTransition, in container: Container? = nil
  ) -> (inserted: PropertyState, removed: PropertyState) {
    let container = container ?? self.container
    return (
      transition.compile(for: .insertion, in: container).view.initial,
      transition.compile(for: .removal, in: container).view.animation
    )
  }

  private func scene(
    _ id: String, at frame: Rect, key: MatchKey = "cover"
  ) -> Scene<String> {
    Scene(size: Size(width: 390, height: 844)) { Element(id, frame: frame).match(key) }
  }

  private let thumbnail = Rect(x: 0, y: 0, width: 100, height: 100)
  private let header = Rect(x: 200, y: 300, width: 100, height: 100)

  private func flight(
    _ transition: ElementTransition<String>, backwards: Bool = false, to end: Rect? = nil
  ) -> SceneTransition<String> {
    let (old, new) = (scene("old", at: thumbnail), scene("new", at: end ?? header))
    let definition: TransitionDefinition<String> = ["old": transition, "new": transition]
    return SceneTransition(
      from: backwards ? new : old, to: backwards ? old : new, .animated(.linear(duration: 1)),
      using: definition)
  }

  // MARK: - SwiftUI

  func testTheDefaultAnimationIsSlowerAtFirstThanTheSpringOfSwiftUI() {
    let spring = Animation.spring(response: 0.55, dampingRatio: 1)
    XCTAssertEqual(Animation.default, .easeInOut(duration: 0.35))
    XCTAssertEqual(Animation.default.value(at: 0.1), 0.170, accuracy: 5e-4)
    XCTAssertEqual(spring.value(at: 0.1), 0.316, accuracy: 5e-4)
    XCTAssertEqual(spring.duration, 0.808, accuracy: 5e-4)
  }

  func testSpringsSettleWhenTheGuideSaysSo() {
    for (spring, duration) in [
      (Spring.smooth, 0.735), (.snappy, 0.697), (.bouncy, 0.819),
      (Spring(mass: 1, stiffness: 100, damping: 20), 0.923),
      (Spring(mass: 1, stiffness: 100, damping: 10), 1.270),
      (Spring(stiffness: 250, damping: 30), 0.479),
    ] {
      XCTAssertEqual(spring.settlingDuration(), duration, accuracy: 5e-4)
    }
  }

  func testASettlingDurationIsExactAndOverDampingIsAllowed() {
    let timed = Spring(settlingDuration: 0.8, dampingRatio: 0.8)
    XCTAssertEqual(timed.response, 0.593, accuracy: 5e-4)
    XCTAssertEqual(timed.settlingDuration(), 0.8, accuracy: 1e-9)
    // ln((0.8 / 0.6) / 0.001) = 0.8 * 0.8 ω, the formula that the guide compares with.
    let byEnvelope = Spring(response: 2 * .pi * 0.64 / 7.195_437_350_5, dampingRatio: 0.8)
    XCTAssertEqual(byEnvelope.response, 0.559, accuracy: 5e-4)
    XCTAssertEqual(byEnvelope.settlingDuration(), 0.754, accuracy: 5e-4)

    let overDamped = Spring(settlingDuration: 0.8, dampingRatio: 2)
    XCTAssertEqual(overDamped.dampingRatio, 2, accuracy: 1e-12)
    XCTAssertEqual(overDamped.settlingDuration(), 0.8, accuracy: 1e-9)
    let stiff = Spring(mass: 1, stiffness: 100, damping: 100)
    XCTAssertEqual(stiff.dampingRatio, 5, accuracy: 1e-12)
    XCTAssertEqual(stiff.settlingDuration(), 6.85, accuracy: 5e-3)
    let flat = Spring(duration: 0.5, bounce: -0.5)
    XCTAssertEqual(flat.dampingRatio, 2, accuracy: 1e-12)
    XCTAssertEqual(flat.settlingDuration(), 2.07, accuracy: 5e-3)
  }

  func testCubicKeyframesOfUnequalDurationsOvershootFurtherThanByTheMeanSlope() {
    let track = KeyframeTrack(from: 0.0, [.cubic(100, duration: 0.1), .cubic(110, duration: 0.4)])
    let meanSlope = KeyframeTrack(
      from: 0.0,
      [
        .cubic(100, duration: 0.1, endVelocity: 220),
        .cubic(110, duration: 0.4, startVelocity: 220),
      ])
    func largest(_ track: KeyframeTrack<Double>) -> Double {
      (0...5000).map { track.value(at: Double($0) * 1e-4) }.max() ?? 0
    }
    XCTAssertEqual(track.velocity(at: 0.1), 805, accuracy: 1e-9)
    XCTAssertEqual(largest(track), 150.4, accuracy: 0.05)
    XCTAssertEqual(largest(meanSlope), 116.3, accuracy: 0.05)
    XCTAssertEqual(meanSlope.value(at: 0.2), 113.9375, accuracy: 1e-9)

    let even = KeyframeTrack(from: 0.0, [.cubic(100, duration: 0.2), .cubic(110, duration: 0.2)])
    XCTAssertEqual(even.velocity(at: 0.2), 110 / 0.4, accuracy: 1e-9)
  }

  func testMovesGoByTheContainerUnlessRelativeToTheView() {
    let small = Container(
      size: Size(width: 390, height: 844), viewFrame: Rect(x: 20, y: 100, width: 100, height: 50))
    func ends(_ transition: AtomicTransition) -> [Double] {
      let (inserted, removed) = stages(transition, in: small)
      return [inserted.translation.dx, removed.translation.dx]
    }
    XCTAssertEqual(ends(.slide), [-390, 390])
    XCTAssertEqual(ends(.slideThrough(relativeTo: .view)), [-100, 100])
    XCTAssertEqual(ends(.push(from: .leading, relativeTo: .view)), [-100, 100])
    XCTAssertEqual(ends(.move(edge: .leading)), [-390, -390])
    XCTAssertEqual(ends(.move(edge: .leading, relativeTo: .view)), [-100, -100])
  }

  func testScaleStartsAtZeroAndBlurReplaceAtFourFifths() {
    XCTAssertEqual(stages(.scale).inserted.scale, Scale(x: 0, y: 0))
    let (inserted, removed) = stages(.blurReplace(.upUp))
    XCTAssertEqual([inserted.blur, inserted.scale.x, inserted.opacity], [10, 0.8, 0])
    XCTAssertEqual([removed.blur, removed.scale.x, removed.opacity], [10, 1.25, 0])
    XCTAssertEqual(stages(.blurReplace).removed.scale.x, 0.8)
  }

  func testAViewHasOneAnchorAndOnlyEdgesFollowTheLayout() {
    let anchors = AtomicTransition.scale(0.5, anchor: .topLeft)
      .combined(with: .rotate(.degrees(90), anchor: .bottomRight))
      .compile(for: .insertion, in: container)
    XCTAssertEqual(anchors.view.initial.anchor, .bottomRight)
    XCTAssertEqual(anchors.conflicts.map { $0.severity }, [.warning])

    let rightToLeft = Container(
      size: Size(width: 390, height: 844), layoutDirection: .rightToLeft)
    XCTAssertEqual(stages(.move(edge: .leading), in: rightToLeft).inserted.translation.dx, 390)
    XCTAssertEqual(stages(.offset(x: 20), in: rightToLeft).inserted.translation.dx, 20)
  }

  func testAMatchedElementIsOpaqueUnderThePictureOfTheOldOne() {
    let flying = flight(.sharedElement()).frame(at: 0.5)["new"]
    XCTAssertEqual(flying?.frame, Rect(x: 100, y: 150, width: 100, height: 100))
    XCTAssertEqual(flying?.state.opacity, 1)
    XCTAssertEqual(flying?.snapshot?.opacity ?? 0, 0.5, accuracy: 1e-12)
  }

  func testPhasesTakeOneStepMoreBackToRest() {
    func bell(_ count: Int) -> Scene<String> {
      var (large, small) = (PropertyState.rest, PropertyState.rest)
      large.scale = 1.3
      small.scale = 0.9
      let emphasis = Emphasis.phases(
        [large, small], animation: .linear(duration: 0.1), trigger: count)
      return Scene(size: Size(width: 390, height: 844)) {
        Element("bell", frame: Rect(x: 0, y: 0, width: 40, height: 40)).emphasis(emphasis)
      }
    }
    let animator = SceneAnimator(bell(0))
    animator.update(to: bell(1))
    for (time, scale) in [(0.05, 1.15), (0.1, 1.3), (0.2, 0.9), (0.3, 1)] {
      animator.advance(to: time)
      XCTAssertEqual(animator.frame["bell"]?.state.scale.x ?? 0, scale, accuracy: 1e-9)
    }
    XCTAssertEqual(animator.settlingTime, 0.3, accuracy: 1e-9)
  }

  // MARK: - Hero

  func testNavigationTransitionsHaveTheDistancesOfHero() {
    func push(_ transition: NavigationTransition) -> (PropertyState, PropertyState) {
      let compiled = transition.compile(for: .push, in: container)
      return (compiled.origin.animation, compiled.destination.initial)
    }
    let veil = Color.black.opacity(0.1)
    let shadow = Shadow(opacity: 0.5, radius: 5)
    XCTAssertEqual(push(.push).0.translation.dx, -130, accuracy: 1e-9)
    XCTAssertEqual(push(.push).0.overlay, veil)
    XCTAssertEqual(push(.push).1.shadow, shadow)
    XCTAssertEqual(push(.pull(edge: .trailing)).0.translation.dx, 390)
    XCTAssertEqual(push(.pull(edge: .trailing)).1.translation.dx, -130, accuracy: 1e-9)
    XCTAssertEqual(push(.pageIn).0.scale, Scale(0.7))
    XCTAssertEqual(push(.pageOut).1.scale, Scale(0.7))
    XCTAssertEqual([push(.zoomSlide).0.scale, push(.zoomSlide).1.scale], [Scale(0.8), Scale(0.8)])
    XCTAssertEqual([push(.zoomIn).0.scale, push(.zoomIn).1.scale], [Scale(1.3), Scale(0.7)])
    XCTAssertEqual([push(.zoomOut).0.scale, push(.zoomOut).1.scale], [Scale(0.7), Scale(1.3)])
    XCTAssertEqual(push(.cover).0, .rest)
    XCTAssertEqual(push(.cover).1.shadow, PropertyState.rest.shadow)
    XCTAssertEqual([push(.fade).0.opacity, push(.fade).1.opacity], [0, 0])
    XCTAssertEqual([push(.fade(.in)).0.opacity, push(.fade(.in)).1.opacity], [1, 0])
  }

  func testTheCurvesOfHeroAreAheadOfTheDefault() {
    let progress = 0.1 / 0.35
    XCTAssertEqual(UnitCurve.materialDeceleration.value(at: progress), 0.627, accuracy: 5e-4)
    XCTAssertEqual(UnitCurve.materialStandard.value(at: progress), 0.328, accuracy: 5e-4)
    XCTAssertEqual(UnitCurve.easeInOut.value(at: progress), 0.170, accuracy: 5e-4)
  }

  func testTheAutomaticDurationOfAnElementGoesByItsCentreAndItsSize() {
    XCTAssertEqual(Animation.automatic(distance: 0).duration, 0.208)
    XCTAssertEqual(Animation.automatic(distance: 900).duration, 0.375, accuracy: 5e-4)
    let automatic = ElementTransition<String>.sharedElement().duration(.automatic)
    XCTAssertEqual(flight(automatic).duration, 0.328, accuracy: 5e-4)
    let larger = Rect(x: 200, y: 300, width: 130, height: 140)
    XCTAssertEqual(flight(automatic, to: larger).duration, 0.353, accuracy: 5e-4)
  }

  func testArcsBulgeToTheSideOfTheirSign() {
    func middle(_ path: FlightPath, backwards: Bool = false) -> Point {
      let change = flight(.sharedElement(path: path), backwards: backwards)
      let frame = change.frame(at: 0.5)[backwards ? "old" : "new"]?.frame ?? .zero
      return Point(
        x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2)
    }
    func assertMiddle(_ point: Point, _ x: Double, _ y: Double, line: UInt = #line) {
      XCTAssertEqual(point.x, x, accuracy: 1e-6, line: line)
      XCTAssertEqual(point.y, y, accuracy: 1e-6, line: line)
    }
    assertMiddle(middle(.straight), 150, 200)
    assertMiddle(middle(.arc), 210, 160)
    assertMiddle(middle(.arc(-0.5)), 75, 250)
    // The other side in reverse, unless the sign changes too.
    assertMiddle(middle(.arc(-0.5), backwards: true), 225, 150)
    assertMiddle(middle(.arc(0.5), backwards: true), 75, 250)
    let curve = MotionPath(from: Point(x: -200, y: -300)) {
      $0.addQuadCurve(to: .zero, control: Point(x: -200, y: 0))
    }
    assertMiddle(middle(.along(curve, parameterization: .byParameter)), 100, 275)
  }

  func testCascadesDelayRowsNotElements() {
    func grid(columns: Int, shift: Double) -> Scene<String> {
      Scene(size: Size(width: 390, height: 844)) {
        Element("list", frame: Rect(x: 0, y: 0, width: 390, height: 800)) {
          for index in 0..<4 {
            let (x, y) = (Double(index % columns) * 100, Double(index / columns) * 44)
            Element("\(index)", frame: Rect(x: x + shift, y: y, width: 90, height: 44))
          }
        }
      }
    }
    func delays(columns: Int) -> [Double] {
      let change = SceneTransition(
        from: grid(columns: columns, shift: 0), to: grid(columns: columns, shift: 100),
        .animated(.linear(duration: 0.1)), using: ["list": .cascade()])
      let frame = change.frame(at: 0.08)
      return (0..<4).map { index in
        let x = frame["\(index)"]?.frame.origin.x ?? 0
        return 0.08 - (x - Double(index % columns) * 100) / 1000
      }
    }
    for (delay, expected) in zip(
      delays(columns: 1) + delays(columns: 2), [0, 0.02, 0.04, 0.06, 0, 0, 0.02, 0.02])
    {
      XCTAssertEqual(delay, expected, accuracy: 1e-9)
    }
  }

  // MARK: - Transition

  private func compile(
    _ layers: [AnimationLayer], setup: @escaping @Sendable (TransitionContext) -> Void = { _ in }
  ) -> CompiledTransition {
    NavigationTransition.layers(TransitionAnimation(setup: setup, layers: layers))
      .animation(.linear(duration: 2)).compile(for: .push, in: container)
  }

  func testLayersTakeTheirPartOfTheDuration() {
    let compiled = compile([
      AnimationLayer(.easeOut, during: 0...0.5) { $0.destinationView.translation = .zero }
    ]) { $0.destinationView.translation.dy = -844 }
    let cover = NavigationTransition.cover(edge: .top).animation(.easeOut, during: 0...0.5)
      .animation(.linear(duration: 2)).compile(for: .push, in: container)
    for time in [0, 0.3, 0.9, 1, 1.5] {
      let dy = compiled.timeline.frame(at: time).destination.translation.dy
      XCTAssertEqual(dy, -844 * (1 - UnitCurve.easeOut.value(at: time)), accuracy: 1e-9)
      XCTAssertEqual(
        dy, cover.timeline.frame(at: time).destination.translation.dy, accuracy: 1e-9)
    }
  }

  func testASpringInALayerTakesTheTimeThatItNeeds() {
    let spring = Animation.interpolatingSpring(mass: 1, stiffness: 100, damping: 10)
    let compiled = compile([
      AnimationLayer(spring, during: 0.5...1) { $0.originView.opacity = 0.6 }
    ])
    XCTAssertEqual(compiled.timeline.duration, 2.27, accuracy: 5e-3)
    let fitted = Animation.spring(Spring(settlingDuration: 0.6, dampingRatio: 0.8))
    XCTAssertEqual(fitted.duration, 0.6, accuracy: 1e-9)
  }

  func testALayerWithAnEmptyRangeTakesTheWholeWithADiagnostic() {
    let compiled = compile([
      AnimationLayer(.linear, during: 0.5...0.5) { $0.originView.opacity = 0.6 }
    ])
    XCTAssertEqual(compiled.timeline.frame(at: 1).origin.opacity, 0.8, accuracy: 1e-9)
    XCTAssertFalse(compiled.diagnostics.isEmpty)
  }

  func testDragsCommitAboveAThirdAndByAFlick() {
    let policy = InteractionPolicy.drag(towards: .trailing)
    XCTAssertEqual(policy.decision(1.0 / 3, 0), .cancel)
    XCTAssertEqual(policy.decision(0.34, 0), .commit(speed: nil))
    XCTAssertEqual(policy.decision(0.1, 1199), .cancel)
    XCTAssertEqual(policy.decision(0.1, 1200), .commit(speed: nil))
    XCTAssertEqual(policy.decision(0.9, -1200), .cancel)
    let half = InteractionPolicy.drag(towards: .trailing, threshold: 0.5, flick: .infinity)
    XCTAssertEqual(half.decision(0.6, 0), .commit(speed: nil))
    XCTAssertEqual(half.decision(0.4, 1e6), .cancel)
  }

  func testReversingHalfWayTakesHalfTheTime() {
    let animator = TransitionAnimator(compile([AnimationLayer { $0.originView.opacity = 0.6 }]))
    animator.start()
    animator.advance(by: 1)
    animator.reverse()
    animator.advance(by: 0.999)
    XCTAssertEqual(animator.state, .running(.reversed))
    animator.advance(by: 0.002)
    XCTAssertEqual(animator.state, .finished(at: .start))
  }

  // MARK: - CSS

  func testTheCurvesAreThoseOfCSSButNotTheDefault() throws {
    XCTAssertEqual(try UnitCurve("ease"), .ease)
    XCTAssertEqual(try UnitCurve("ease-in-out"), .easeInOut)
    XCTAssertEqual(try UnitCurve("cubic-bezier(0.4, 0, 0.2, 1)"), .materialStandard)
    XCTAssertEqual(try UnitCurve("linear(0, 0.6 40%, 0.5, 1)").value(at: 0.2), 0.3, accuracy: 1e-12)
    XCTAssertEqual(try UnitCurve("linear(0, 0.25 25% 75%, 1)").value(at: 0.5), 0.25)
    XCTAssertEqual(try UnitCurve("steps(4)").value(at: 0.25), 0.25)
    XCTAssertThrowsError(try UnitCurve("cubic-bezier(1.2, 0, 0, 1)"))
    for (progress, ease, easeInOut) in [
      (0.25, 0.409, 0.129), (0.5, 0.802, 0.5), (0.75, 0.960, 0.871),
    ] {
      XCTAssertEqual(UnitCurve.ease.value(at: progress), ease, accuracy: 5e-4)
      XCTAssertEqual(UnitCurve.easeInOut.value(at: progress), easeInOut, accuracy: 5e-4)
    }
  }

  func testTransitionsFillInBothDirections() {
    let timeline = NavigationTransition.slide.animation(.linear(duration: 1).delay(0.5))
      .compile(for: .push, in: container).timeline
    XCTAssertEqual(timeline.frame(at: 0.25).destination.translation.dx, 390)
    XCTAssertEqual(timeline.frame(at: 1).destination.translation.dx, 195, accuracy: 1e-9)
    XCTAssertEqual(timeline.frame(at: 99).drawingOrder, [.destination])
  }

  func testEffectsOfOnePropertyAreComposed() {
    func half(_ transition: AtomicTransition) -> PropertyState {
      transition.animation(.linear(duration: 1)).compile(for: .insertion, in: container)
        .timeline.frame(at: 0.5).view
    }
    XCTAssertEqual(
      half([.offset(x: 100), .offset(y: 50)]).translation, Translation(dx: 50, dy: 25))
    XCTAssertEqual(half([.opacity, .opacity]).opacity, 0.25)
    let staggered: AtomicTransition = [
      .move(edge: .bottom, relativeTo: .view).animation(.easeOut(duration: 0.3)),
      .opacity.animation(.linear(duration: 0.15).delay(0.15)),
    ]
    let timeline = staggered.compile(for: .insertion, in: container).timeline
    XCTAssertEqual(timeline.duration, 0.3, accuracy: 1e-12)
    XCTAssertEqual(timeline.frame(at: 0.225).view.opacity, 0.5, accuracy: 1e-12)
  }

  func testEasingsOfKeyframesLeadToTheirValues() {
    let drop = AtomicTransition.keyframes(
      .translation, from: [0, -300, 0],
      [
        .linear([0, 20, 0], duration: 0.24, timingCurve: .easeOut),
        .linear([0, 0, 0], duration: 0.16, timingCurve: .easeIn),
      ])
    let insertion = drop.compile(for: .insertion, in: container).timeline
    let removal = drop.compile(for: .removal, in: container).timeline
    XCTAssertEqual(insertion.frame(at: 0.12).view.translation.dy, -80.91418, accuracy: 1e-5)
    for time in [0.05, 0.12, 0.3] {
      XCTAssertEqual(
        insertion.frame(at: time).view.translation.dy,
        removal.frame(at: 0.4 - time).view.translation.dy, accuracy: 1e-9)
    }
  }

  func testTheOrderOfTransformsDoesNotCountAndRotationsAreKept() {
    let square = Container(width: 100, height: 100)
    let one: AtomicTransition = [.scale(2), .rotate(.degrees(90)), .offset(x: 100)]
    let other: AtomicTransition = [.offset(x: 100), .rotate(.degrees(90)), .scale(2)]
    XCTAssertEqual(stages(one, in: square).inserted, stages(other, in: square).inserted)
    let matrix = one.compile(for: .insertion, in: square).timeline.frame(at: 0)
      .drawList(in: square).items[0].matrix.elements
    // The middle of the view, 100 points further to the right.
    XCTAssertEqual(matrix[0] * 50 + matrix[4] * 50 + matrix[12], 150, accuracy: 1e-9)
    XCTAssertEqual(matrix[1] * 50 + matrix[5] * 50 + matrix[13], 50, accuracy: 1e-9)

    let spin = AtomicTransition([.rotate(.degrees(360)), .scale(0.5)])
      .animation(.linear(duration: 1)).compile(for: .insertion, in: square)
    let half = spin.timeline.frame(at: 0.5).view
    XCTAssertEqual(half.rotation.angle.degrees, 180, accuracy: 1e-9)
    XCTAssertEqual(half.scale.x, 0.75, accuracy: 1e-12)
  }

  func testColoursAreInterpolatedPremultiplied() {
    let transition = AtomicTransition.custom { view, _, _ in
      view.initial.overlay = Color(red: 1, green: 0, blue: 0)
      view.animation.overlay = Color(red: 0, green: 0, blue: 1, alpha: 0)
    }
    let half = transition.animation(.linear(duration: 1))
      .compile(for: .insertion, in: container).timeline.frame(at: 0.5).view.overlay
    XCTAssertEqual(half, Color(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  func testReducedMotionIsAFadeWithTheSameTiming() {
    let reduced = Container(size: Size(width: 390, height: 844), prefersReducedMotion: true)
    let timeline = NavigationTransition.slide.compile(for: .push, in: reduced).timeline
    XCTAssertEqual(timeline.frame(at: 0.175).destination.opacity, 0.5, accuracy: 1e-9)
    XCTAssertEqual(timeline.frame(at: 0.175).destination.translation, .zero)
    XCTAssertEqual(timeline.duration, 0.35)
  }
}
