import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class InteractionTests: XCTestCase {
  private let narrow = Container(size: Size(width: 375, height: 800))

  private func decision(
    _ policy: InteractionPolicy, x: Double, velocity: Double,
    in container: Container? = nil
  ) -> InteractionPolicy.Decision? {
    let container = container ?? narrow
    let compiled = NavigationTransition.slide.compile(for: .pop, in: container)
    let interaction = Interaction(
      TransitionAnimator(compiled), policy: policy, operation: .pop, in: container)
    let sign = container.layoutDirection == .leftToRight ? 1.0 : -1
    interaction.begin(GestureSample(time: 0))
    interaction.change(GestureSample(time: 0.1, translation: Point(x: sign * x / 2, y: 0)))
    return interaction.end(
      GestureSample(
        time: 0.2, translation: Point(x: sign * x, y: 0), velocity: Point(x: sign * velocity, y: 0))
    )
  }

  func testThePanCommitsAsNavigationDoes() {
    let pan = InteractionPolicy.edgePan()
    XCTAssertEqual(decision(pan, x: 75, velocity: 0), .commit(speed: nil))
    XCTAssertEqual(decision(pan, x: 74, velocity: 0), .cancel)
    XCTAssertEqual(decision(pan, x: 75, velocity: -200), .cancel)
    XCTAssertEqual(decision(pan, x: 75, velocity: -199), .commit(speed: nil))
    XCTAssertEqual(decision(pan, x: 0, velocity: 675), .cancel)
    XCTAssertEqual(decision(pan, x: 0, velocity: 676), .commit(speed: nil))
    let imitating = InteractionPolicy.edgePan(imitatesUIKit: true)
    XCTAssertEqual(decision(imitating, x: 0, velocity: 800), .commit(speed: 1))
    XCTAssertEqual(decision(imitating, x: 0, velocity: 4000), .commit(speed: 2.25))
    XCTAssertEqual(decision(imitating, x: 100, velocity: 0), .commit(speed: 0.99))
  }

  func testTheThresholdMustBePassedAndTheFlickReached() {
    let policy = InteractionPolicy.thresholdAndFlick()
    XCTAssertEqual(decision(policy, x: 125, velocity: 0), .cancel)
    XCTAssertEqual(decision(policy, x: 126, velocity: 0), .commit(speed: nil))
    XCTAssertEqual(decision(policy, x: 1, velocity: 1200), .commit(speed: nil))
    XCTAssertEqual(decision(policy, x: 1, velocity: 1199), .cancel)
    let long = InteractionPolicy.thresholdAndFlick(distanceMultiplier: 2)
    XCTAssertEqual(decision(long, x: 126, velocity: 0), .cancel)
    XCTAssertEqual(decision(long, x: 251, velocity: 0), .commit(speed: nil))
  }

  func testDirectionsFollowTheLayoutDirection() {
    let rightToLeft = Container(
      size: Size(width: 375, height: 800), layoutDirection: .rightToLeft)
    XCTAssertEqual(
      decision(.edgePan(), x: 75, velocity: 0, in: rightToLeft), .commit(speed: nil))
    let policy = InteractionPolicy.thresholdAndFlick(.push)
    let leftwards = GestureSample(time: 0, translation: Point(x: -75, y: 0))
    XCTAssertEqual(policy.progress(leftwards, .push, narrow), .absolute(0.2))
    XCTAssertEqual(policy.progress(leftwards, .push, rightToLeft), .absolute(-0.2))
    let vertical = InteractionPolicy.thresholdAndFlick(.pop, axis: .vertical)
    XCTAssertEqual(
      vertical.progress(GestureSample(time: 0, translation: Point(x: 0, y: 200)), .pop, narrow),
      .absolute(0.25))
  }

  func testWhichGesturesStartWhat() {
    func starts(_ policy: InteractionPolicy, _ x: Double, _ y: Double) -> Bool {
      policy.operation(GestureSample(time: 0, velocity: Point(x: x, y: y)), narrow) == .pop
    }
    XCTAssertTrue(starts(.edgePan(), 0, 0))
    XCTAssertTrue(starts(.contentPan(), 100, 50))
    XCTAssertFalse(starts(.contentPan(), 50, 100))
    XCTAssertFalse(starts(.contentPan(), -100, 0))
    XCTAssertFalse(starts(.disabled, 100, 0))
  }

  func testViewsFollowTheFingerAndTakeUpItsVelocity() {
    let compiled = NavigationTransition.slide.compile(for: .pop, in: narrow)
    let animator = TransitionAnimator(compiled)
    let interaction = Interaction(
      animator, policy: .edgePan(), operation: .pop, in: narrow)
    XCTAssertTrue(interaction.begin(GestureSample(time: 0)))
    interaction.change(GestureSample(time: 0.1, translation: Point(x: 60, y: 0)))
    XCTAssertEqual(animator.frame.origin.translation.dx, 60, accuracy: 1e-9)
    interaction.end(
      GestureSample(time: 0.2, translation: Point(x: 150, y: 0), velocity: Point(x: 900, y: 0)))
    XCTAssertEqual(animator.frame.origin.translation.dx, 150, accuracy: 1e-9)
    XCTAssertEqual(
      animator.velocity(of: .origin, .translation).components[0], 900, accuracy: 1e-6)
    animator.advance(by: 20)
    XCTAssertEqual(animator.state, .finished(at: .end))
  }

  func testACommitAtAConstantSpeedEndsWhereItStandsStill() {
    for (velocity, speed) in [(1000.0, 1.25), (792, 0.99), (900, 1.125), (4000, 2.25), (0, 0.99)] {
      for x in [150.0, 76, 111, 250, 374] {
        let animator = TransitionAnimator(NavigationTransition.slide.compile(for: .pop, in: narrow))
        let interaction = Interaction(
          animator, policy: .edgePan(imitatesUIKit: true), operation: .pop, in: narrow)
        interaction.begin(GestureSample(time: 0))
        interaction.end(
          GestureSample(
            time: 0.2, translation: Point(x: x, y: 0), velocity: Point(x: velocity, y: 0)))
        let duration = animator.compiled.timeline.duration * (1 - x / 375) / speed
        animator.advance(by: duration - 1e-6)
        XCTAssertEqual(animator.frame.origin.translation.dx, 375, accuracy: 0.01)
        XCTAssertNotEqual(animator.state, .finished(at: .end))
        animator.advance(by: 2e-6)
        XCTAssertEqual(animator.state, .finished(at: .end), "\(velocity) from \(x)")
      }
    }
  }

  // MARK: Sheets and drawers

  /// A finger on a view of 300 by 250 points in a container of 400 by 800, which is at an edge and moves by its own size.
  private func interaction(
    _ operation: NavigationTransition.Operation, edge: Edge, isRightToLeft: Bool = false,
    rubberBand: Bool = false, coefficient: Double = 0.55
  ) -> (TransitionAnimator, Interaction) {
    let frame = Rect(x: 50, y: 275, width: 300, height: 250)
    let container = Container(
      size: Size(width: 400, height: 800),
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      viewFrame: frame)
    let move = AtomicTransition.move(edge: edge, relativeTo: .view)
    let transition = NavigationTransition(
      operation == .push
        ? .asymmetric(insertion: move, removal: .identity)
        : .asymmetric(insertion: .identity, removal: move))
    let animator = TransitionAnimator(transition.compile(for: operation, in: container))
    var policy = InteractionPolicy.thresholdAndFlick(
      operation, axis: edge == .bottom ? .vertical : .horizontal)
    (policy.rubberBand, policy.rubberBandCoefficient) = (rubberBand, coefficient)
    return (
      animator, Interaction(animator, policy: policy, operation: operation, in: container)
    )
  }

  func testAViewThatMovesByItsOwnSizeFollowsTheFingerOneToOne() {
    for (edge, isRightToLeft) in [(Edge.bottom, false), (.trailing, false), (.trailing, true)] {
      let direction =
        edge == .bottom ? Point(x: 0, y: 1) : Point(x: isRightToLeft ? -1 : 1, y: 0)
      let extent = edge == .bottom ? 250.0 : 300
      for (operation, start, sign) in [
        (NavigationTransition.Operation.pop, 0.0, 1.0), (.push, extent, -1),
      ] {
        let (animator, interaction) = interaction(
          operation, edge: edge, isRightToLeft: isRightToLeft)
        XCTAssertTrue(interaction.begin(GestureSample(time: 0)))
        for distance in [100.0, 40, 249] {
          let finger = Point(
            x: sign * distance * direction.x, y: sign * distance * direction.y)
          interaction.change(GestureSample(time: 0.1, translation: finger))
          let frame = animator.frame
          let view = operation == .pop ? frame.origin : frame.destination
          XCTAssertEqual(
            view.translation.dx, start * direction.x + finger.x, accuracy: 1e-9)
          XCTAssertEqual(
            view.translation.dy, start * direction.y + finger.y, accuracy: 1e-9)
        }
        let velocity = Point(x: sign * 900 * direction.x, y: sign * 900 * direction.y)
        interaction.end(
          GestureSample(
            time: 0.2,
            translation: Point(x: sign * 100 * direction.x, y: sign * 100 * direction.y),
            velocity: velocity))
        let speed = animator.velocity(
          of: operation == .pop ? .origin : .destination, .translation)
        XCTAssertEqual(speed.components[0], velocity.x, accuracy: 1e-6)
        XCTAssertEqual(speed.components[1], velocity.y, accuracy: 1e-6)
      }
    }
  }

  func testAShortMoveTakesTheExtentOfTheContainer() {
    let transition = NavigationTransition(
      .asymmetric(insertion: .opacity, removal: .offset(x: 20, y: 0)))
    let animator = TransitionAnimator(transition.compile(for: .pop, in: narrow))
    let interaction = Interaction(animator, policy: .edgePan(), operation: .pop, in: narrow)
    interaction.begin(GestureSample(time: 0))
    interaction.change(GestureSample(time: 0.1, translation: Point(x: 37.5, y: 0)))
    XCTAssertEqual(animator.progress, 0.1, accuracy: 1e-12)
  }

  func testARubberBandResistsBeyondBothEnds() {
    let (animator, interaction) = interaction(.pop, edge: .bottom, rubberBand: true)
    interaction.begin(GestureSample(time: 0))
    func shown(at y: Double) -> Double {
      interaction.change(GestureSample(time: 0.1, translation: Point(x: 0, y: y)))
      return animator.frame.origin.translation.dy
    }
    for y in [0, 100, 250.0] { XCTAssertEqual(shown(at: y), y, accuracy: 1e-9) }
    // The published formula, in points.
    func stretched(_ x: Double) -> Double { (1 - 1 / (x * 0.55 / 250 + 1)) * 250 }
    for x in [1e-6, 1, 80, 5000] {
      XCTAssertEqual(shown(at: 250 + x), 250 + stretched(x), accuracy: 1e-9)
      XCTAssertEqual(shown(at: -x), -stretched(x), accuracy: 1e-9)
    }
    XCTAssertEqual(shown(at: 250 + 1e-6), shown(at: 250 - 1e-6), accuracy: 3e-6)
    XCTAssertEqual(shown(at: 1e-6), shown(at: -1e-6), accuracy: 3e-6)
  }

  func testAPolicySetsHowMuchARubberBandFollows() {
    for (coefficient, expected) in [
      (0.25, 0.25), (0, 0.01), (-3, 0.01), (7, 1), (.infinity, 1), (.nan, 0.55),
    ] {
      let (animator, interaction) = interaction(
        .pop, edge: .bottom, rubberBand: true, coefficient: coefficient)
      interaction.begin(GestureSample(time: 0))
      interaction.change(GestureSample(time: 0.1, translation: Point(x: 0, y: -80)))
      XCTAssertEqual(
        animator.frame.origin.translation.dy, (1 / (80 * expected / 250 + 1) - 1) * 250,
        accuracy: 1e-9)
    }
  }

  func testAViewThatIsLetGoBeyondAnEndComesBackAndCanBeCaught() {
    for (y, end) in [(330.0, AnimatingPosition.end), (-80, .start)] {
      let (animator, interaction) = interaction(.pop, edge: .bottom, rubberBand: true)
      interaction.begin(GestureSample(time: 0))
      let last = GestureSample(time: 0.1, translation: Point(x: 0, y: y))
      interaction.change(last)
      let released = animator.frame.origin.translation.dy
      interaction.end(last)
      XCTAssertEqual(animator.frame.origin.translation.dy, released, accuracy: 1e-9)
      animator.advance(by: 0.05)
      let caught = animator.frame.origin.translation.dy
      XCTAssertNotEqual(caught, released)
      XCTAssertTrue(interaction.begin(GestureSample(time: 7)))
      XCTAssertEqual(animator.frame.origin.translation.dy, caught, accuracy: 1e-9)
      interaction.change(GestureSample(time: 7))
      XCTAssertEqual(animator.frame.origin.translation.dy, caught, accuracy: 1e-9)
      interaction.end(GestureSample(time: 7))
      animator.advance(by: 20)
      XCTAssertEqual(animator.state, .finished(at: end))
    }
  }

  func testFollowingTheCurveIsAnOption() {
    var policy = InteractionPolicy.edgePan()
    policy.followsCurves = true
    let compiled = NavigationTransition.slide.compile(for: .pop, in: narrow)
    let animator = TransitionAnimator(compiled)
    let interaction = Interaction(animator, policy: policy, operation: .pop, in: narrow)
    interaction.begin(GestureSample(time: 0))
    interaction.change(GestureSample(time: 0.1, translation: Point(x: 37.5, y: 0)))
    XCTAssertEqual(
      animator.frame.origin.translation.dx, 375 * UnitCurve.easeInOut.value(at: 0.1),
      accuracy: 1e-9)
  }

  func testARunThatIsCaughtInFlightGoesOnFromWhereItIs() {
    let compiled = NavigationTransition.slide.compile(for: .pop, in: narrow)
    let animator = TransitionAnimator(compiled)
    animator.start()
    animator.advance(to: 0.1)
    let caught = animator.frame.origin.translation.dx
    let interaction = Interaction(animator, policy: .edgePan(), operation: .pop, in: narrow)
    XCTAssertTrue(interaction.begin(GestureSample(time: 0.1)))
    XCTAssertEqual(animator.state, .tracking)
    XCTAssertEqual(animator.frame.origin.translation.dx, caught, accuracy: 1e-9)
    interaction.change(GestureSample(time: 5, translation: Point(x: 10, y: 0)))
    XCTAssertEqual(animator.frame.origin.translation.dx, caught + 10, accuracy: 1e-6)
  }

  func testStepsAddUp() {
    var policy = InteractionPolicy.edgePan()
    policy.progress = { _, _, _ in .step(0.1) }
    let animator = TransitionAnimator(NavigationTransition.slide.compile(for: .pop, in: narrow))
    let interaction = Interaction(animator, policy: policy, operation: .pop, in: narrow)
    interaction.begin(GestureSample(time: 0))
    for time in 1...3 { interaction.change(GestureSample(time: Double(time))) }
    XCTAssertEqual(animator.progress, 0.3, accuracy: 1e-12)
  }

  func testAFailedGestureCancelsAndADisabledOneDoesNotStart() {
    let compiled = NavigationTransition.slide.compile(for: .pop, in: narrow)
    let animator = TransitionAnimator(compiled)
    let interaction = Interaction(animator, policy: .edgePan(), operation: .pop, in: narrow)
    interaction.begin(GestureSample(time: 0))
    interaction.change(GestureSample(time: 0.1, translation: Point(x: 300, y: 0)))
    XCTAssertTrue(interaction.cancel(at: 0.2))
    XCTAssertFalse(interaction.cancel(at: 0.3))
    animator.advance(by: 20)
    XCTAssertEqual(animator.state, .finished(at: .start))
    XCTAssertEqual(animator.frame.drawingOrder, [.origin])

    let idle = TransitionAnimator(compiled)
    let disabled = Interaction(idle, policy: .disabled, operation: .pop, in: narrow)
    XCTAssertFalse(disabled.begin(GestureSample(time: 0)))
    XCTAssertEqual(idle.state, .idle)
  }

  func testHandlersKnowThatAFingerDrivesThem() {
    let log = Log()
    let transition = NavigationTransition.custom { animator, _, context in
      animator.addAnimations { context.originView.opacity = 0 }
      animator.addCompletion { _ in log.add("interactive \(context.isInteractive)") }
    }
    let animator = TransitionAnimator(transition.compile(for: .pop, in: narrow))
    let interaction = Interaction(animator, policy: .edgePan(), operation: .pop, in: narrow)
    interaction.begin(GestureSample(time: 0))
    interaction.end(GestureSample(time: 0.1, translation: Point(x: 200, y: 0)))
    animator.advance(by: 20)
    XCTAssertEqual(log.lines, ["interactive true"])
  }

  func testHostileSamplesAreHarmless() {
    let numbers = [0, 1, -1, .nan, .infinity, -.infinity, 1e300, 75]
    forAll(500) { generator in
      func number() -> Double { numbers[generator.int(in: 0...numbers.count - 1)] }
      let container = Container(size: Size(width: number(), height: number()))
      let animator = TransitionAnimator(
        NavigationTransition.swing.compile(for: .pop, in: container))
      var policy = InteractionPolicy.edgePan(imitatesUIKit: generator.bool())
      policy.rubberBand = generator.bool()
      let interaction = Interaction(animator, policy: policy, operation: .pop, in: container)
      func sample() -> GestureSample {
        GestureSample(
          time: number(), translation: Point(x: number(), y: number()),
          velocity: Point(x: number(), y: number()))
      }
      interaction.begin(sample())
      for _ in 0..<4 {
        interaction.change(sample())
        assertFinite(animator.frame)
      }
      interaction.end(sample())
      animator.finish()
      animator.advance(by: 1000)
      animator.advance(by: 1000)
      assertFinite(animator.frame)
      if case .finished = animator.state { return }
      XCTFail("stuck in \(animator.state)")
    }
  }

  func testAGestureDecidesAsWithTheVelocitiesOfATracker() {
    let container = Container(size: Size(width: 390, height: 844))
    var commits = 0
    forAll(600) { generator in
      let policy = generator.pick([
        InteractionPolicy.edgePan(), .edgePan(imitatesUIKit: true), .thresholdAndFlick(),
      ])
      let path = FingerPath(towards: Point(x: 1, y: 0), extent: 300, &generator).samples
      let played = [path, path.tracked].map { samples -> [String] in
        let animator = TransitionAnimator(
          NavigationTransition.slide.compile(for: .pop, in: container))
        let interaction = Interaction(animator, policy: policy, operation: .pop, in: container)
        interaction.begin(samples[0])
        for sample in samples.dropFirst().dropLast() { interaction.change(sample) }
        let decision = interaction.end(samples[samples.count - 1])
        if decision != .cancel { commits += 1 }
        animator.advance(by: 0.05)
        return [
          "\(String(describing: decision))",
          "\(animator.frame.origin) \(animator.frame.destination)",
        ]
      }
      XCTAssertEqual(played[0], played[1])
    }
    XCTAssertGreaterThan(commits, 0)
  }

  func testAFlickBackCancelsAtAnyProgress() {
    let policy = InteractionPolicy.thresholdAndFlick()
    XCTAssertEqual(policy.decision(0.9, -3000), .cancel)
    XCTAssertEqual(policy.decision(0.9, -1200), .cancel)
    XCTAssertEqual(policy.decision(0.9, -1199), .commit(speed: nil))
    XCTAssertEqual(policy.decision(0.1, 1200), .commit(speed: nil))
    XCTAssertEqual(
      InteractionPolicy.thresholdAndFlick(flick: 300).decision(1, -300), .cancel)
    let pan = InteractionPolicy.edgePan()
    XCTAssertEqual(pan.decision(0.9, -200), .cancel)
    XCTAssertEqual(pan.decision(0.9, -199), .commit(speed: nil))
  }

  func testTheTimesOfAGestureCountFromItsOwnBeginning() {
    for uptime in [0, 86_400, -5.0] {
      let compiled = NavigationTransition.slide.animation(.linear(duration: 1))
        .compile(for: .pop, in: narrow)
      let animator = TransitionAnimator(compiled)
      animator.start()
      animator.advance(by: 0.25)
      let interaction = Interaction(animator, policy: .edgePan(), operation: .pop, in: narrow)
      XCTAssertTrue(interaction.begin(GestureSample(time: uptime)))
      XCTAssertEqual(animator.progress, 0.25)
      interaction.change(
        GestureSample(time: uptime + 0.1, translation: Point(x: 37.5, y: 0)))
      XCTAssertEqual(animator.clockTime, 0.35, accuracy: 1e-9)
      XCTAssertEqual(animator.progress, 0.35, accuracy: 1e-9)
      XCTAssertTrue(interaction.cancel(at: uptime + 0.2))
      XCTAssertEqual(animator.clockTime, 0.45, accuracy: 1e-9)
    }
  }

  func testAnEndlessCommitOrCancelEnds() {
    let endless: [Animation] = [
      .spring(duration: 0.4, bounce: 1), .linear.repeatForever(), .linear(duration: 1e12),
    ]
    for animation in endless {
      for (x, position) in [(300.0, AnimatingPosition.end), (10, .start)] {
        var policy = InteractionPolicy.edgePan()
        policy.commitAnimation = animation
        policy.cancelAnimation = animation
        let animator = TransitionAnimator(
          NavigationTransition.slide.compile(for: .pop, in: narrow))
        let interaction = Interaction(
          animator, policy: policy, operation: .pop, in: narrow)
        interaction.begin(GestureSample(time: 0))
        interaction.end(GestureSample(time: 0.1, translation: Point(x: x, y: 0)))
        XCTAssertEqual(animator.diagnostics.map(\.kind), [.endlessAnimation])
        animator.advance(by: 20)
        XCTAssertEqual(animator.state, .finished(at: position))
      }
    }
  }

  func testAProgressHandlerMayEndTheGesture() {
    let animator = TransitionAnimator(
      NavigationTransition.slide.compile(for: .pop, in: narrow))
    let interaction = Interaction(animator, policy: .edgePan(), operation: .pop, in: narrow)
    let last = GestureSample(time: 0.1, translation: Point(x: 200, y: 0))
    var decisions: [InteractionPolicy.Decision?] = []
    interaction.begin(GestureSample(time: 0))
    animator.addProgressHandler { if $0 > 0.1 { decisions.append(interaction.end(last)) } }
    XCTAssertNil(interaction.end(last))
    XCTAssertEqual(decisions.compactMap { $0 }, [.commit(speed: nil)])
  }
}
