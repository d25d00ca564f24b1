import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// What is reported of an animation is reported wherever it enters a scene, once, and what moves arrives.
final class AnimationGateTests: XCTestCase {
  private func card(_ x: Double, _ change: (Element<String>) -> Element<String> = { $0 })
    -> Element<String>
  {
    change(Element("card", frame: Rect(x: x, y: 0, width: 100, height: 100)))
  }

  private func scene(_ elements: [Element<String>]) -> Scene<String> {
    Scene(size: Size(width: 400, height: 800), elements: elements)
  }

  private func updated(
    _ old: [Element<String>], _ new: [Element<String>], _ transaction: Transaction,
    using definition: TransitionDefinition<String>? = nil
  ) -> SceneAnimator<String> {
    let animator = SceneAnimator(scene(old))
    animator.update(to: scene(new), transaction, using: definition)
    return animator
  }

  private let faults: [(animation: Animation, kinds: Set<Diagnostic.Kind>)] = [
    (.linear(duration: .nan), [.unusableDuration]), (.linear(duration: -1), [.unusableDuration]),
    (.easeIn(duration: .infinity), [.endlessAnimation]),
    (.spring(duration: .infinity), [.unusableDuration]),
    (.spring(bounce: -5), [.unusableDuration]),
    (.spring(bounce: 7), [.unusableDuration, .endlessAnimation]),
    (.interpolatingSpring(mass: -1, stiffness: 100, damping: 10), [.unusableDuration]),
    (.interpolatingSpring(stiffness: .nan, damping: 1), [.unusableDuration]),
    (.spring(response: 0.3, dampingRatio: 0), [.endlessAnimation]),
    (.linear(duration: 350), [.longAnimation]),
    (.linear(duration: 1).repeatCount(100, autoreverses: false), [.longAnimation]),
    (.linear(duration: 1).delay(-0.5), [.jump]), (.linear(duration: 1).repeatCount(2), [.jump]),
    (.linear(duration: 1).speed(-1), [.unusableDuration]),
  ]

  func testAFaultIsReportedOnceWhereverItEnters() {
    for (animation, kinds) in faults {
      let compiled = AtomicTransition.opacity.animation(animation)
        .compile(for: .insertion, in: Container(size: Size(width: 400, height: 800)))
      // One cycle of what never ends jumps.
      let expected = kinds.contains(.endlessAnimation) ? kinds.union([.jump]) : kinds
      XCTAssertTrue(
        [kinds, expected].contains(Set(compiled.diagnostics.map(\.kind))), "\(animation)")
      let own: (Element<String>) -> Element<String> = { $0.animation(animation) }
      let elements: TransitionDefinition<String> = ["card": .translateY(10).animation(animation)]
      let animators = [
        updated([card(0)], [card(9)], .animated(animation)),
        updated([], [card(0)], .animated(animation)),
        updated([card(0)], [], .animated(animation)),
        updated([card(0, own)], [card(9, own)], Transaction()),
        updated([], [card(0, own)], Transaction()),
        updated(
          [card(0) { $0.animation(animation, value: 0) }],
          [card(9) { $0.animation(animation, value: 1) }], Transaction()),
        updated([], [card(0)], .animated(), using: elements),
        updated([], [card(0) { $0.transition(.opacity.animation(animation)) }], .animated()),
      ]
      for (index, animator) in animators.enumerated() {
        let found = animator.diagnostics.map(\.kind)
        XCTAssertEqual(Set(found), kinds, "\(animation), place \(index)")
        XCTAssertEqual(
          Set(found).count, found.count, "\(animation), place \(index): \(animator.diagnostics)")
      }
      let transition = SceneTransition(
        from: scene([card(0)]), to: scene([card(9)]), .animated(animation))
      XCTAssertEqual(Set(transition.diagnostics.map(\.kind)), kinds, "\(animation)")
      let opened = SceneAnimator(scene([card(0)]))
      opened.begin(to: scene([card(9)])).finish(animation: animation)
      XCTAssertEqual(Set(opened.diagnostics.map(\.kind)), kinds, "\(animation), released")
    }
  }

  func testAFaultIsReportedOnceForManyElementsAndUpdates() {
    let rows = (0..<50).map { Element("\($0)", frame: .zero).animation(.linear(duration: .nan)) }
    let animator = SceneAnimator(scene([]))
    for _ in 0..<3 {
      animator.update(to: scene(rows), animation: .default)
      animator.advance(by: 1)
      animator.update(to: scene([]), animation: .default)
      animator.advance(by: 1)
    }
    XCTAssertEqual(animator.diagnostics.map(\.kind), [.unusableDuration])
    XCTAssertEqual(animator.diagnostics.first?.view, .element("0"))
    XCTAssertEqual(
      animator.diagnostics.first?.message,
      "linear(0 s) was given the duration nan, for which 0 is used")
  }

  func testMillisecondsAreHintedAt() {
    let animator = updated([card(0)], [card(9)], .animated(.easeOut(duration: 350)))
    XCTAssertEqual(animator.diagnostics.map(\.severity), [.note])
    XCTAssertTrue(
      animator.diagnostics[0].message.hasSuffix("350 ms are 0.35 s"), "\(animator.diagnostics)")
    let keyframes = AtomicTransition.keyframes(.opacity, from: 0, [.linear(1, duration: 350)])
      .compile(for: .insertion, in: Container(size: Size(width: 400, height: 800)))
    XCTAssertEqual(keyframes.diagnostics.map(\.kind), [.longAnimation])
    XCTAssertTrue(keyframes.diagnostics[0].message.hasSuffix("350 ms are 0.35 s"))
  }

  func testASoundAnimationIsNotReported() {
    let animations: [Animation] = [
      .default, .smooth, .bouncy, .linear(duration: 60), .linear(duration: 1).repeatCount(3),
      .linear(duration: 1).delay(0.3).speed(2), .spring(duration: 0), .spring(bounce: -1),
      .easeIn.repeatForever(), .interactiveSpring, .timingCurve(.steps(4)),
    ].filter { $0.duration < 60 || $0.duration == .infinity }
    for animation in animations {
      XCTAssertEqual(
        updated([card(0)], [card(9)], .animated(animation)).diagnostics, [], "\(animation)")
    }
  }

  func testRunsThereAndBackArriveWithoutAJump() {
    let twice = Animation.linear(duration: 1).repeatCount(2)
    let animator = updated([card(0)], [card(100)], .animated(twice))
    func x() -> Double { animator.frame["card"]?.frame.origin.x ?? .nan }
    for (time, expected) in [(0.5, 50.0), (1.5, 50), (1.9, 10), (2.5, 50), (2.99, 99)] {
      animator.advance(to: time)
      XCTAssertEqual(x(), expected, accuracy: 1e-9)
    }
    animator.advance(to: 3)
    XCTAssertEqual(x(), 100)
    XCTAssertTrue(animator.isIdle)
    let leaving = updated([card(0)], [], .animated(twice))
    leaving.advance(to: 2.99)
    XCTAssertEqual(leaving.frame["card"]?.state.opacity ?? .nan, 0.01, accuracy: 1e-9)
    leaving.advance(to: 3)
    XCTAssertNil(leaving.frame["card"])
  }

  func testATransitionThatRunsThereAndBackArrivesInAScene() {
    let twice = Animation.linear(duration: 1).repeatCount(2)
    let animator = updated(
      [], [card(0) { $0.transition(.opacity.animation(twice)) }], .animated(.default))
    XCTAssertEqual(animator.diagnostics.map(\.kind), [.jump])
    XCTAssertEqual(animator.diagnostics.map(\.severity), [.note])
    for (time, opacity) in [(0.5, 0.5), (1.5, 0.5), (1.9, 0.1), (2.5, 0.5), (2.99, 0.99)] {
      animator.advance(to: time)
      XCTAssertEqual(animator.frame["card"]?.state.opacity ?? .nan, opacity, accuracy: 1e-9)
    }
    animator.advance(to: 3)
    XCTAssertTrue(animator.isIdle)
    XCTAssertEqual(animator.frame["card"]?.state.opacity, 1)
  }

  func testASettlingSpringThatCannotBeUsedIsReported() {
    let animator = SceneAnimator(scene([]), settling: Spring(response: .nan, dampingRatio: 0))
    XCTAssertEqual(animator.diagnostics.map(\.kind), [.unusableDuration, .endlessAnimation])
  }

  // MARK: What repeats until a delay is over

  private struct Fade: TransitionModifier {
    var amount: Double
    var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }
    func modify(_ state: inout PropertyState, in context: ModifierContext) {
      state.opacity = amount
    }
  }

  func testWhatRepeatsAndIsEndedAfterADelayCompletes() {
    var cases = 0
    forAll(200) { generator in
      let usesModifier = generator.bool()
      func spinner(_ x: Double) -> Scene<String> {
        let amount = x / 200
        return scene([
          Element("first", frame: Rect(x: x, y: 0, width: 9, height: 9)),
          card(usesModifier ? 0 : x) {
            usesModifier ? $0.modifier(Fade(amount: amount)) : $0.opacity(0.5 + amount)
          },
        ])
      }
      let animator = SceneAnimator(spinner(0))
      let loop = generator.pick([Animation.linear(duration: 1), .smooth, .bouncy])
        .repeatForever(autoreverses: generator.bool())
      animator.update(to: spinner(100), animation: loop)
      animator.advance(by: generator.bool() ? generator.double(in: 0...3) : 1.75)
      var transaction = Transaction.animated(
        generator.pick([Animation.linear(duration: 1), .smooth]))
      let delay = generator.bool() ? generator.double(in: 0.01...0.5) : 0.25
      if generator.bool() {
        transaction.animation = transaction.animation?.delay(delay)
      } else {
        transaction.stagger = .index(each: delay)
      }
      var outcomes: [ChangeOutcome] = []
      // After 2 s, what repeats is where it started, so that nothing is left to do if it is to go there.
      animator.update(to: spinner(generator.pick([0, 50])), transaction) {
        outcomes.append($0)
      }
      XCTAssertLessThan(animator.settlingTime, 20)
      if generator.bool() {
        animator.advance(to: .infinity)
      } else {
        for _ in 0..<200 { animator.advance(by: 0.1) }
      }
      animator.advance(by: 0.1)
      XCTAssertTrue(animator.isIdle)
      XCTAssertEqual(outcomes, [.arrived])
      cases += 1
    }
    print("\(cases) cases")
  }
}
