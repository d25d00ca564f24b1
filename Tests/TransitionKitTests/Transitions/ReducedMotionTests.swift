import TransitionKit
import TransitionPorting
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Containers whose user prefers reduced motion.
final class ReducedMotionTests: XCTestCase {
  private let linear = Animation.linear(duration: 1)
  private let calm = Container(size: Size(width: 400, height: 800), prefersReducedMotion: true)

  func testThePreferenceReducesEveryBuiltInLikeReducingMotion() {
    for (name, transition) in BuiltIn.atomic {
      for operation in AtomicTransition.Operation.allCases {
        let reduced = transition.reducingMotion()
        assertSame(
          transition.compile(for: operation, in: calm),
          reduced.compile(for: operation, in: .phone), name)
        assertSame(
          reduced.compile(for: operation, in: calm), reduced.compile(for: operation, in: .phone),
          name)
      }
    }
    for (name, transition) in BuiltIn.navigation {
      for operation in NavigationTransition.Operation.allCases {
        let reduced = transition.reducingMotion()
        assertSame(
          transition.compile(for: operation, in: calm),
          reduced.compile(for: operation, in: .phone), name)
        assertSame(
          reduced.reducingMotion().compile(for: operation, in: calm),
          reduced.compile(for: operation, in: .phone), name)
      }
    }
  }

  func testThePreferenceReducesAnyTransitionLikeReducingMotion() {
    forAll(300) { generator in
      let transition = AtomicTransition.ofAnyKind(&generator)
      let operation = AtomicTransition.Operation.random(&generator)
      let policy = generator.pick([MergePolicy.compose, .lastWriterWins, .firstWriterWins])
      let preferred = transition.compile(for: operation, in: calm, merging: policy)
      let reduced = transition.reducingMotion()
        .compile(for: operation, in: .phone, merging: policy)
      assertSame(preferred, reduced, "\(transition)", hasModifiers: true)
    }
  }

  func testPathsNameTheReductionOnce() {
    let fades = AtomicTransition.opacity.combined(with: .opacity(0.5).reducingMotion())
    let expected = [
      "insertion / view / reducingMotion / combined[0] / opacity",
      "insertion / view / reducingMotion / combined[1] / opacity(0.5)",
    ]
    for compiled in [
      fades.compile(for: .insertion, in: calm),
      fades.reducingMotion().compile(for: .insertion, in: calm),
      fades.reducingMotion().compile(for: .insertion, in: .phone),
    ] {
      XCTAssertEqual(compiled.conflicts.map(\.paths), [expected])
    }
  }

  func testHandlersSeeThePreferenceOfTheContainer() {
    let atomic = AtomicTransition.custom { view, _, container in
      view.initial.opacity = container.prefersReducedMotion ? 0.25 : 0.75
    }
    let navigation = NavigationTransition.custom { _, destination, _, container in
      destination.initial.opacity = container.prefersReducedMotion ? 0.25 : 0.75
    }
    let pieces = AtomicTransition.pieces(.columns(2)) { _ in atomic }
    for (container, opacity) in [(calm, 0.25), (.phone, 0.75)] {
      func first(_ compiled: CompiledTransition) -> Timeline.Frame {
        compiled.timeline.frame(at: 0)
      }
      XCTAssertEqual(first(atomic.compile(for: .insertion, in: container)).view.opacity, opacity)
      XCTAssertEqual(
        first(navigation.compile(for: .push, in: container)).destination.opacity, opacity)
      let frame = first(pieces.compile(for: .insertion, in: container))
      XCTAssertEqual(frame.pieces(of: .view).map { frame[$0].opacity }, [opacity, opacity])
    }
  }

  func testATransitionWithoutMotionKeepsWhatItMoves() {
    let nod = AtomicTransition(Nod()).combined(with: .move(edge: .leading)).animation(linear)
    let state = nod.compile(for: .insertion, in: calm).timeline.frame(at: 0.5).view
    XCTAssertEqual(state.translation, Translation(dx: 0, dy: -2))
    XCTAssertEqual(state.opacity, 0.5)
  }

  func testEqualContainersHaveTheSamePreference() {
    var container = Container.phone
    XCTAssertFalse(container.prefersReducedMotion)
    container.prefersReducedMotion = true
    XCTAssertNotEqual(container, .phone)
    XCTAssertEqual(container, calm)
    XCTAssertEqual(Set([container, calm, .phone]).count, 2)
    XCTAssertEqual("\(container)", "400 x 800, reduced motion")
  }

  func testAResizeInFlightMayChangeThePreference() {
    forAll(200) { generator in
      let transition = NavigationTransition(AtomicTransition.move(edge: .random(&generator)))
        .combined(with: .zoom).animation(generator.bool() ? linear : .smooth(duration: 1))
      let (first, second) = generator.bool() ? (calm, Container.phone) : (.phone, calm)
      let animator = TransitionAnimator(transition.compile(for: .push, in: first))
      animator.start()
      animator.advance(by: generator.double(in: 0.05...0.9))
      let before = animator.frame
      var next = second
      if generator.bool() { next.frame.size.width += 100 }
      XCTAssertTrue(animator.resize(to: next))
      let after = animator.frame
      for view in [ViewID.origin, .destination] {
        XCTAssertEqual(before[view].translation.dx, after[view].translation.dx, accuracy: 1e-9)
        XCTAssertEqual(before[view].translation.dy, after[view].translation.dy, accuracy: 1e-9)
        XCTAssertEqual(before[view].scale.x, after[view].scale.x, accuracy: 1e-9)
        XCTAssertEqual(before[view].opacity, after[view].opacity, accuracy: 1e-9)
      }
      animator.advance(by: 1e-7)
      XCTAssertEqual(
        animator.frame.destination.translation.dx, after.destination.translation.dx, accuracy: 0.01)
      animator.advance(by: 20)
      XCTAssertEqual(animator.state, .finished(at: .end))
      XCTAssertTrue(animator.frame.destination.isAtRest)
    }
  }

  /// Checks that two compilations show the same, and report it in the same words.
  private func assertSame(
    _ a: CompiledTransition, _ b: CompiledTransition, _ name: String, hasModifiers: Bool = false,
    line: UInt = #line
  ) {
    // A modifier may read the preference, so what it computes is compared rather than how.
    let hasModifiers = hasModifiers || ["modifier", "effect"].contains(name)
    if !hasModifiers { XCTAssertEqual(a.timeline, b.timeline, name, line: line) }
    for fraction in [-0.1, 0, 0.3, 0.7, 1, 1.1] {
      let time = fraction * b.timeline.duration
      XCTAssertEqual(a.timeline.frame(at: time), b.timeline.frame(at: time), name, line: line)
    }
    XCTAssertEqual(a.conflicts.map { "\($0)" }, b.conflicts.map { "\($0)" }, name, line: line)
    XCTAssertEqual(a.diagnostics.map { "\($0)" }, b.diagnostics.map { "\($0)" }, name, line: line)
  }
}

private struct Nod: Transition {
  static let properties = TransitionProperties(hasMotion: false)

  func body(content: Content, phase: TransitionPhase) -> Content {
    content.offset(y: 4 * phase.value).opacity(phase.isIdentity ? 1 : 0)
  }
}
