import Foundation
import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class ModifierTests: XCTestCase {
  private let drop = AtomicTransition.modifier(
    active: Drop(height: 1, size: 0.5, angle: .degrees(540)),
    identity: Drop(height: 0, size: 1, angle: .zero))

  private let animations: [Animation] = [
    .linear(duration: 0.5), .easeInOut(duration: 0.4), .bouncy, .smooth, .snappy,
    .spring(Spring(response: 0.4, dampingRatio: 0.3)),
    .timingCurve(0.68, -0.55, 0.27, 1.55, duration: 0.6), .linear(duration: 0.5).delay(0.1),
    .timingCurve(.steps(4), duration: 0.5), .easeIn(duration: 0.2).repeatCount(3),
    Animation(Halting()),
  ]

  private struct Halting: CustomAnimation {
    let duration = 0.5

    func value(at time: Double) -> Double { (time / 0.5 * 2).rounded(.down) / 2 }
  }

  func testEveryKindOfTimingGivesTheModifierAtItsProgress() {
    let marker = AtomicTransition.cornerRadius(1)
    for animation in animations {
      for operation in AtomicTransition.Operation.allCases {
        let timeline = drop.combined(with: marker).animation(animation)
          .compile(for: operation, in: .phone).timeline
        for frame in timeline.frames(perSecond: 97) {
          let away = frame.view.cornerRadius
          let state = frame.view
          XCTAssertEqual(state.translation.dy, -800 * away, accuracy: 1e-9)
          XCTAssertEqual(state.scale.x, 1 - 0.5 * away, accuracy: 1e-12)
          XCTAssertEqual(state.rotation.z, 3 * .pi * away, accuracy: 1e-11)
          XCTAssertEqual(state.anchor, .topLeft)
        }
      }
    }
  }

  func testBothEndsAreExact() {
    let active = Shake(amplitude: 0.1, turns: 1.0 / 3)
    let rest = Shake(amplitude: 0.7, turns: 0)
    let shake = AtomicTransition.modifier(active: active, identity: rest)
    let dx = 0.1 * sin(1.0 / 3 * 2 * .pi)
    for animation in animations {
      let insertion = shake.animation(animation).compile(for: .insertion, in: .phone).timeline
      let removal = shake.animation(animation).compile(for: .removal, in: .phone).timeline
      XCTAssertEqual(insertion.frame(at: 0).view.translation.dx, dx)
      XCTAssertEqual(insertion.frame(at: insertion.duration).view.translation.dx, 0)
      XCTAssertEqual(removal.frame(at: 0).view.translation.dx, 0)
      XCTAssertEqual(removal.frame(at: removal.duration).view.translation.dx, dx)
      XCTAssertEqual(removal.frame(at: removal.duration + 1).view, insertionRest(of: shake))
    }
  }

  private func insertionRest(of transition: AtomicTransition) -> PropertyState {
    let timeline = transition.compile(for: .insertion, in: .phone).timeline
    return timeline.frame(at: timeline.duration + 1).view
  }

  func testWhatIsAtRestAtBothEndsMovesInBetween() {
    let shake = AtomicTransition.modifier(
      active: Shake(amplitude: 20, turns: 3), identity: Shake(amplitude: 20, turns: 0))
    let compiled = shake.animation(.linear(duration: 1)).compile(for: .insertion, in: .phone)
    XCTAssertEqual(compiled.diagnostics, [])
    for step in 0...100 {
      let time = Double(step) / 100
      XCTAssertEqual(
        compiled.timeline.frame(at: time).view.translation.dx,
        20 * sin(6 * .pi * (1 - time)), accuracy: 1e-11)
    }
  }

  func testAWholeShakeIsFoundWhateverItsFrequency() {
    for turns in 1...64 {
      let shake = AtomicTransition.modifier(
        active: Shake(amplitude: 20, turns: Double(turns)), identity: Shake(amplitude: 20, turns: 0)
      )
      let timeline = shake.animation(.linear(duration: 1)).compile(for: .insertion, in: .phone)
        .timeline
      XCTAssertEqual(
        abs(timeline.frame(at: 0.25 / Double(turns)).view.translation.dx), 20, accuracy: 1e-9)
    }
  }

  func testTheVelocityIsThatOfTheClosedForm() {
    forAll { generator in
      let (amplitude, turns) = (generator.double(in: 1...40), generator.double(in: 0.5...12))
      let transition = AtomicTransition.modifier(
        active: Shake(amplitude: amplitude, turns: turns),
        identity: Shake(amplitude: amplitude, turns: 0))
      let operation = AtomicTransition.Operation.random(&generator)
      let isMirrored = generator.bool()
      let timeline = (isMirrored ? transition.mirrored() : transition)
        .animation(.linear(duration: 1)).compile(for: operation, in: .phone).timeline
      for time in [0, 1e-5, generator.double(in: 0...1), 0.9999, 1 - 1e-9] {
        let rate = 2 * .pi * turns
        let share = operation == .insertion ? 1 - time : time
        let sign = (operation == .insertion ? -1.0 : 1) * (isMirrored ? -1 : 1)
        let expected = sign * amplitude * rate * cos(rate * share)
        XCTAssertEqual(
          timeline.velocity(of: .view, .translation, at: time).components[0], expected,
          accuracy: 1e-6 * amplitude * rate)
      }
    }
  }

  func testASpringCarriesTheModifierBeyondItsEnds() {
    let bounce = AtomicTransition.modifier(
      active: Drop(height: 1, size: 1, angle: .zero),
      identity: Drop(height: 0, size: 1, angle: .zero)
    ).animation(.spring(Spring(response: 0.4, dampingRatio: 0.3)))
    let timeline = bounce.compile(for: .insertion, in: .phone).timeline
    let highest = timeline.frames(perSecond: 120).map { $0.view.translation.dy }.max() ?? 0
    XCTAssertGreaterThan(highest, 200)
  }

  func testMovesOfAModifierComposeWithOthers() {
    let both = drop.combined(with: .offset(x: 30, y: 50)).animation(.linear(duration: 1))
    let compiled = both.compile(for: .insertion, in: .phone)
    XCTAssertEqual(compiled.conflicts.map(\.property), [.translation])
    XCTAssertEqual(
      compiled.conflicts[0].paths,
      [
        "insertion / view / combined[0] / modifier(Drop)",
        "insertion / view / combined[1] / offset(x: 30, y: 50)",
      ])
    XCTAssertEqual(compiled.timeline.frame(at: 0.5).view.translation.dy, -400 + 25, accuracy: 1e-9)
    let last = both.compile(for: .insertion, in: .phone, merging: .lastWriterWins)
    XCTAssertEqual(last.timeline.frame(at: 0.5).view.translation.dy, 25, accuracy: 1e-12)
    let first = both.compile(for: .insertion, in: .phone, merging: .firstWriterWins)
    XCTAssertEqual(first.timeline.frame(at: 0.5).view.translation.dy, -400, accuracy: 1e-9)
  }

  func testAnExplanationGivesTheValueOfTheFrameToTheBit() {
    let both = drop.combined(with: .offset(x: 30, y: 50)).mirrored()
    let compiled = both.compile(for: .removal, in: .phone)
    for time in [0, 0.1, 0.2, 0.35, 1] {
      let explanation = compiled.explain(.view, .translation, at: time)
      XCTAssertEqual(explanation.value, compiled.timeline.frame(at: time).view[.translation])
      XCTAssertEqual(explanation.operands.count, 2)
    }
  }

  func testReducingMotionFadesInPlaceOfAModifier() {
    let timeline = drop.animation(.linear(duration: 1)).reducingMotion()
      .compile(for: .insertion, in: .phone).timeline
    let state = timeline.frame(at: 0.5).view
    XCTAssertEqual(state.translation, .zero)
    XCTAssertEqual(state.rotation, .zero)
    XCTAssertEqual(state.scale, .identity)
    XCTAssertEqual(state.opacity, 0.5)
  }

  func testReversedAndEqualTimelines() {
    let timeline = drop.compile(for: .insertion, in: .phone).timeline
    XCTAssertEqual(timeline, drop.compile(for: .insertion, in: .phone).timeline)
    XCTAssertNotEqual(timeline, drop.mirrored().compile(for: .insertion, in: .phone).timeline)
    let wide = Container(size: Size(width: 400, height: 801))
    XCTAssertNotEqual(timeline, drop.compile(for: .insertion, in: wide).timeline)
    for time in [0, 0.1, 0.3] {
      XCTAssertEqual(
        timeline.reversed().frame(at: time).view,
        timeline.frame(at: timeline.duration - time).view)
    }
  }

  func testAnAsymmetricTransitionTakesEachModifierForItsOwnDirection() {
    let shake = AtomicTransition.modifier(
      active: Shake(amplitude: 20, turns: 1), identity: Shake(amplitude: 20, turns: 0))
    let both = AtomicTransition.asymmetric(insertion: drop, removal: shake)
    XCTAssertEqual(
      both.compile(for: .insertion, in: .phone).timeline,
      drop.compile(for: .insertion, in: .phone).timeline)
    XCTAssertEqual(
      both.compile(for: .removal, in: .phone).timeline,
      shake.compile(for: .removal, in: .phone).timeline)
  }

  func testTheSizeIsThatOfTheViewAndNotOfTheContainer() {
    let container = Container(
      size: Size(width: 400, height: 800), viewFrame: Rect(x: 0, y: 0, width: 100, height: 50))
    let timeline = drop.compile(for: .insertion, in: container).timeline
    XCTAssertEqual(timeline.frame(at: 0).view.translation.dy, -50)
  }
}
