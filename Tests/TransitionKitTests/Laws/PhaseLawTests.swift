import TransitionKit
import TransitionPorting
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// The laws, for transitions by phases that apply any effects in any phase.
final class PhaseLawTests: XCTestCase {
  func testStagesAreTheCompositionOfTheEffectsOfTheirPhases() {
    forAll(1000) { generator in
      let sheet = PhaseSheet.random(&generator)
      let container = Container.random(&generator)
      for operation in AtomicTransition.Operation.allCases {
        let view = AtomicTransition(sheet).compile(for: operation, in: container).view
        let phases: [TransitionPhase] =
          operation == .insertion ? [.willAppear, .identity] : [.identity, .didDisappear]
        for name in PropertyState.componentNames
        where !name.hasPrefix("overlay") && !name.hasPrefix("shadow") {
          let values = phases.map { sheet.component(name, in: $0, container) }
          let accuracy = 1e-12 * max(1, abs(values[0]), abs(values[1]))
          XCTAssertEqual(view.initial.component(name), values[0], accuracy: accuracy, name)
          XCTAssertEqual(view.animation.component(name), values[1], accuracy: accuracy, name)
        }
      }
    }
  }

  func testCombiningWithIdentityChangesNothingToTheBit() {
    forAll { generator in
      let t = AtomicTransition(PhaseSheet.random(&generator))
      assertSameFrames(t.combined(with: .identity), t, &generator)
      assertSameFrames(AtomicTransition.identity.combined(with: t), t, &generator)
    }
  }

  func testABodyThatReturnsItsContentIsIdentity() {
    forAll { generator in
      let t = TransitionTree.random(&generator).transition
      assertSameFrames(t.combined(with: AtomicTransition(PhaseSheet())), t, &generator)
    }
  }

  func testCombiningIsAssociativeToTheBit() {
    forAll { generator in
      let a = AtomicTransition(PhaseSheet.random(&generator))
      let b = TransitionTree.random(&generator, depth: 2).transition
      let c = AtomicTransition(PhaseSheet.random(&generator))
      assertSameFrames(
        a.combined(with: b).combined(with: c), a.combined(with: b.combined(with: c)), &generator)
    }
  }

  func testCombiningCommutesWhereEveryPropertyComposes() {
    forAll(100) { generator in
      let a = AtomicTransition(PhaseSheet.random(&generator, commuting: true))
      let b = AtomicTransition(PhaseSheet.random(&generator, commuting: true))
      let c = TransitionTree.random(&generator, depth: 2, commuting: true).transition
      assertClose(a.combined(with: b), b.combined(with: a), &generator)
      assertClose(a.combined(with: c), c.combined(with: a), &generator)
    }
  }

  func testAsymmetricDistributesOverCombined() {
    forAll { generator in
      let (a, b) = (
        AtomicTransition(PhaseSheet.random(&generator)),
        AtomicTransition(PhaseSheet.random(&generator))
      )
      let (c, d) = (AtomicTransition.move(edge: .top), AtomicTransition.scale(0.5))
      assertSameFrames(
        .asymmetric(insertion: a.combined(with: c), removal: d.combined(with: b)),
        AtomicTransition.asymmetric(insertion: a, removal: d).combined(
          with: .asymmetric(insertion: c, removal: b)),
        &generator)
    }
  }

  func testMirroringTwiceIsNothingAndDistributesOverCombined() {
    forAll { generator in
      let a = AtomicTransition(PhaseSheet.random(&generator))
      let b = AtomicTransition(PhaseSheet.random(&generator))
      // Mirrored twice, an anchor x is 1 - (1 - x), which may differ in its last bit.
      let moving = AtomicTransition(PhaseSheet.random(&generator, commuting: true))
      assertSameFrames(moving.mirrored().mirrored(), moving, &generator)
      assertSameFrames(
        a.combined(with: b).mirrored(), a.mirrored().combined(with: b.mirrored()), &generator)
    }
  }

  func testMirroringTurnsMovesRound() {
    forAll { generator in
      let (x, y) = (generator.double(in: -300...300), generator.double(in: -300...300))
      func move(_ sign: Double) -> AtomicTransition {
        AtomicTransition(
          PhaseSheet(
            willAppear: [.offset(-sign * x, -sign * y, 5)], didDisappear: [.turn(sign * x)]))
      }
      assertSameFrames(move(1).mirrored(), move(-1), &generator)
    }
  }

  func testReversingTwiceIsNothingAndOnceMirrorsTime() {
    forAll { generator in
      let timeline = AtomicTransition(PhaseSheet.random(&generator))
        .compile(for: .random(&generator), in: .random(&generator)).timeline
      XCTAssertEqual(timeline.reversed().reversed(), timeline)
      for _ in 0..<10 {
        let time = generator.double(in: 0...max(timeline.duration, 1e-9))
        guard time <= timeline.duration else { continue }
        XCTAssertEqual(
          timeline.reversed().frame(at: time).view,
          timeline.frame(at: timeline.duration - time).view)
      }
    }
  }

  func testFramesAreFiniteWhateverEffectsAreGiven() {
    let hostile = [
      Double.nan, .infinity, -.infinity, 1e308, -1e308, 1e13, 0, -0.0, .leastNonzeroMagnitude,
    ]
    forAll { generator in
      func number() -> Double { hostile[generator.int(in: 0...hostile.count - 1)] }
      let sheet = PhaseSheet(
        willAppear: [.opacity(number()), .opacity(number()), .turnUpwards(number())],
        identity: [.offset(number(), number(), number()), .scale(number(), number())],
        didDisappear: [.blur(number()), .clip(number(), number(), number(), number())])
      for operation in AtomicTransition.Operation.allCases {
        let compiled = AtomicTransition(sheet).compile(for: operation, in: .random(&generator))
        for _ in 0..<10 { assertFinite(compiled.timeline.frame(at: generator.double(in: -1...1))) }
        let phase: TransitionPhase = operation == .insertion ? .willAppear : .didDisappear
        let state = sheet.body(content: TransitionContent(in: .phone), phase: phase).state
        let isUsable = ViewProperty.allCases.allSatisfy { property in
          state[property].components.allSatisfy { abs($0) <= 1e12 }
        }
        if !isUsable { XCTAssertFalse(compiled.diagnostics.isEmpty, "\(sheet)") }
      }
    }
  }

  func testCancellingAnywhereEqualsNeverHavingStarted() {
    forAll { generator in
      let compiled = NavigationTransition(AtomicTransition(PhaseSheet.random(&generator)))
        .compile(for: .random(&generator), in: .random(&generator))
      let animator = TransitionAnimator(compiled)
      animator.start()
      animator.advance(by: compiled.timeline.duration * generator.double(in: 0...0.9))
      guard animator.cancel() else { throw Law.SkippedCase() }
      animator.advance(by: 100)
      XCTAssertEqual(animator.state, .finished(at: .start))
      for property in ViewProperty.allCases {
        XCTAssertEqual(animator.frame.origin[property], property.identity)
        XCTAssertEqual(animator.frame.destination[property], property.identity)
      }
      XCTAssertEqual(animator.frame.drawingOrder, [.origin])
    }
  }
}
