import TransitionKit
import TransitionTestSupport
import XCTest

final class ColorInterpolationTests: XCTestCase {
  private let container = Container(size: Size(width: 400, height: 800))
  private let glow = CustomProperty("glow", identity: Color.clear, composition: .replace)
  private let red = Color(red: 1, green: 0, blue: 0, alpha: 0.2)
  private let blue = Color(red: 0, green: 0, blue: 1, alpha: 1)

  func testAWhiteVeilStaysWhileItFades() {
    for operation in [AtomicTransition.Operation.insertion, .removal] {
      let timeline = AtomicTransition.overlay(.white).animation(.linear(duration: 1))
        .compile(for: operation, in: container).timeline
      XCTAssertEqual(
        timeline.frame(at: 0.5).view.overlay, Color(red: 1, green: 1, blue: 1, alpha: 0.5))
    }
  }

  func testColoursAreExactlyWhatWasWrittenAtBothEnds() {
    var generator = SeededGenerator(seed: 8)
    func digits() -> Double { Double(generator.int(in: 0...100)) / 100 }
    for _ in 0..<300 {
      let (from, to) = (
        Color(red: digits(), green: digits(), blue: digits(), alpha: max(digits(), 0.01)),
        Color(red: digits(), green: digits(), blue: digits(), alpha: max(digits(), 0.01))
      )
      let compiled = fade(from, to)
      XCTAssertEqual(compiled.timeline.frame(at: 0).view.overlay, from)
      XCTAssertEqual(compiled.timeline.frame(at: 1).view.overlay, to)
      XCTAssertEqual(compiled.view.initial.overlay, from)
      XCTAssertEqual(compiled.view.animation.overlay, to)
    }
  }

  func testBetweenTwoColoursTheOneWithMoreAlphaCountsForMore() {
    // At a progress of 0.25: alpha 0.4, red 0.2 * 0.75 / 0.4, blue 0.25 / 0.4.
    let color = fade(red, blue).timeline.frame(at: 0.25).view.overlay
    assertEqual(color, Color(red: 0.375, green: 0, blue: 0.625, alpha: 0.4), 1e-15)
  }

  func testCustomColoursInterpolateAlike() {
    let value = AtomicTransition.value(glow, from: .white).animation(.linear(duration: 1))
      .compile(for: .removal, in: container)
    XCTAssertEqual(
      value.timeline.frame(at: 0.5).view[glow], Color(red: 1, green: 1, blue: 1, alpha: 0.5))
    let keyframes = AtomicTransition.keyframes(
      glow.property, from: [1, 0, 0, 0.2], [.linear([0, 0, 1, 1], duration: 1)]
    ).compile(for: .insertion, in: container)
    assertEqual(
      keyframes.timeline.frame(at: 0.25).view[glow],
      Color(red: 0.375, green: 0, blue: 0.625, alpha: 0.4), 1e-15)
    let modifier = AtomicTransition.modifier(active: Tint(color: red), identity: Tint(color: blue))
      .animation(.linear(duration: 1)).compile(for: .insertion, in: container)
    assertEqual(
      modifier.timeline.frame(at: 0.25).view.overlay,
      Color(red: 0.375, green: 0, blue: 0.625, alpha: 0.4), 1e-15)
  }

  func testAMergePolicyCanAnswerWithColours() {
    let transition: AtomicTransition = [.overlay(.black), .overlay(.white)]
    let compiled = transition.animation(.linear(duration: 1)).compile(
      for: .insertion, in: container,
      merging: .resolve { _ in .value(start: [1, 0, 0, 0.2], end: [0, 0, 1, 1]) })
    assertEqual(
      compiled.timeline.frame(at: 0.25).view.overlay,
      Color(red: 0.375, green: 0, blue: 0.625, alpha: 0.4), 1e-15)
  }

  func testExplanationsAreThoseOfTheFrameToTheBit() {
    let compiled = fade(red, blue, .bouncy)
    for step in 0...50 {
      let time = compiled.timeline.duration * Double(step) / 50
      let explanation = compiled.explain(.view, .overlay, at: time)
      XCTAssertEqual(explanation.value, compiled.timeline.frame(at: time).view[.overlay])
      XCTAssertEqual(explanation.operands.map(\.value), [explanation.value])
      XCTAssertEqual(explanation.operands[0].contribution?.start, [1, 0, 0, 0.2])
    }
  }

  func testVelocitiesAreThoseOfTheColourThatIsShown() {
    let timeline = fade(red, blue, .easeInOut(duration: 1)).timeline
    for step in 1..<20 {
      let time = Double(step) / 20
      let velocity = timeline.velocity(of: .view, .overlay, at: time)
      let (before, after) = (
        timeline.frame(at: time - 1e-5).view[.overlay],
        timeline.frame(at: time + 1e-5).view[.overlay]
      )
      for (index, number) in velocity.components.enumerated() {
        XCTAssertEqual(
          number, (after.components[index] - before.components[index]) / 2e-5, accuracy: 1e-5)
      }
    }
    let veil = AtomicTransition.overlay(.white).animation(.linear(duration: 2))
      .compile(for: .removal, in: container).timeline
    XCTAssertEqual(veil.velocity(of: .view, .overlay, at: 1), [0, 0, 0, 0.5])
    XCTAssertEqual(veil.velocity(of: .view, .overlay, at: 0), [0, 0, 0, 0.5])
  }

  func testAnInterruptedVeilStaysWhite() {
    let animator = TransitionAnimator(
      AtomicTransition.overlay(.white).animation(.smooth).compile(for: .removal, in: container))
    animator.start()
    animator.advance(by: 0.2)
    let before = animator.frame.view.overlay
    animator.retarget(
      to: AtomicTransition.overlay(.white).animation(.smooth).compile(
        for: .insertion, in: container))
    assertEqual(animator.frame.view.overlay, before, 1e-12)
    for _ in 0..<60 {
      animator.advance(by: 1.0 / 60)
      let color = animator.frame.view.overlay
      guard abs(color.alpha) > 1e-6 else { continue }
      assertEqual(color, Color(white: 1, alpha: color.alpha), 1e-9)
    }
  }

  func testColoursByThemselvesInterpolatePremultiplied() {
    XCTAssertEqual(
      Color.clear.interpolated(towards: .white, amount: 0.5), Color(white: 1, alpha: 0.5))
    let pair = AnimatablePair(Color.clear, 1.0).interpolated(
      towards: AnimatablePair(.white, 3), amount: 0.5)
    XCTAssertEqual(pair, AnimatablePair(Color(white: 1, alpha: 0.5), 2))
    XCTAssertEqual(red.interpolated(towards: blue, amount: 0), red)
    XCTAssertEqual(red.interpolated(towards: blue, amount: 1), blue)
  }

  private struct Tint: TransitionModifier {
    var color: Color
    var animatableData: Color {
      get { color }
      set { color = newValue }
    }
    func modify(_ state: inout PropertyState, in context: ModifierContext) {
      state.overlay = color
    }
  }

  private func fade(
    _ from: Color, _ to: Color, _ animation: Animation = .linear(duration: 1)
  ) -> CompiledTransition {
    AtomicTransition.custom { view, _, _ in
      view.initial.overlay = from
      view.animation.overlay = to
    }.animation(animation).compile(for: .insertion, in: container)
  }

  private func assertEqual(
    _ a: Color, _ b: Color, _ accuracy: Double, file: StaticString = #filePath, line: UInt = #line
  ) {
    for (x, y) in zip(a.components, b.components) {
      XCTAssertEqual(x, y, accuracy: accuracy, file: file, line: line)
    }
  }
}
