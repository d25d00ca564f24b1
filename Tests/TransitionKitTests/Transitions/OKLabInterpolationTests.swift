import TransitionKit
import TransitionTestSupport
import XCTest

final class OKLabInterpolationTests: XCTestCase {
  private let container = Container(size: Size(width: 400, height: 800))

  /// Mixtures by NumPy from the published matrices, and as Chromium 156 computes `color-mix(in oklab, ...)`, which it
  /// does with single precision.
  private let mixtures: [(from: Color, to: Color, amount: Double, exact: Color, web: Color)] = [
    (
      .red, .blue, 0.5, color(0.5504410622883952, 0.32562068321413024, 0.6365006995136323),
      color(0.550402, 0.325634, 0.636508)
    ),
    (
      .white, .blue, 0.5, color(0.453014714155446, 0.6380803533932046, 1.03595162675517),
      color(0.452971, 0.638081, 1.03596)
    ),
    (
      .red, .green, 0.25, color(0.9287428602651057, 0.4526743364830849, 0.0012328954674038206),
      color(0.928739, 0.45268, 0.00122228)
    ),
    (
      color(1, 1, 0, 0.8), color(0, 0.2, 0.6, 0.2), 0.5,
      color(0.7845192898137276, 0.8495747739990773, 0.40813351477420856, 0.5),
      color(0.784513, 0.849574, 0.408142, 0.5)
    ),
    (
      .black, .white, 0.5, color(0.3885728590463341, 0.3885728590463341, 0.3885728590463341),
      color(0.388573, 0.388573, 0.388573)
    ),
    (
      color(0.1, 0.9, 0.3, 0.5), color(0.9, 0.02, 0.7), 0.75,
      color(0.8610248592588537, 0.32106376542124304, 0.6660874467433068, 0.875),
      color(0.861024, 0.321064, 0.666088, 0.875)
    ),
    (.clear, .red, 0.25, color(1, 0, 0, 0.25), color(1, -0.00000251822, -7.21961e-8, 0.25)),
  ]

  func testMixturesAreThoseOfThePublishedMatricesAndOfTheWeb() {
    for (from, to, amount, exact, web) in mixtures {
      let mixture = from.interpolated(towards: to, amount: amount, in: .oklab)
      assertEqual(mixture, exact, 1e-12)
      assertEqual(mixture, web, 6e-5)
      let back = to.interpolated(towards: from, amount: 1 - amount, in: .oklab)
      assertEqual(back, exact, 1e-12)
      let shown = fade(from, to).timeline.frame(at: amount).view.overlay
      assertEqual(shown, exact, 1e-12)
      XCTAssertEqual(
        from.interpolated(towards: to, amount: amount, in: .srgb),
        from.interpolated(towards: to, amount: amount))
    }
  }

  func testColoursAreExactlyWhatWasWrittenAtBothEnds() {
    var generator = SeededGenerator(seed: 49)
    for _ in 0..<300 {
      let (from, to) = (generator.color(), generator.color())
      let timeline = fade(from, to).timeline
      XCTAssertEqual(timeline.frame(at: 0).view.overlay, from)
      XCTAssertEqual(timeline.frame(at: 1).view.overlay, to)
      XCTAssertEqual(from.interpolated(towards: to, amount: 0, in: .oklab), from)
      XCTAssertEqual(from.interpolated(towards: to, amount: 1, in: .oklab), to)
      // Nothing jumps next to the ends.
      assertEqual(from.interpolated(towards: to, amount: 1e-12, in: .oklab), from, 1e-9)
      assertEqual(from.interpolated(towards: to, amount: 1 - 1e-12, in: .oklab), to, 1e-9)
    }
  }

  func testVelocitiesAreTheDerivativesOfTheValuesBeyondTheEndsToo() throws {
    var generator = SeededGenerator(seed: 50)
    for _ in 0..<200 {
      let timeline = fade(generator.color(), generator.color()).timeline
      let segment = try XCTUnwrap(timeline.tracks.first { $0.property == .overlay }?.segments.first)
      XCTAssertEqual("\(segment.path)", "through OKLab")
      for progress in [-0.4, 0.13, 0.5, 0.91, 1.3] {
        let step = 1e-6
        let slope =
          (segment.value(at: progress + step) - segment.value(at: progress - step)) / (2 * step)
        let velocity = segment.velocity(at: progress)
        for lane in 0..<4 { XCTAssertEqual(velocity[lane], slope[lane], accuracy: 2e-3) }
      }
    }
  }

  func testTheInnermostSpaceWinsAndKeyframesStayInSRGB() {
    let inner = handler(.red, .blue).interpolated(in: .srgb).interpolated(in: .oklab)
    assertEqual(middle(of: inner), color(0.5, 0, 0.5), 1e-15)
    let keyframes = AtomicTransition.keyframes(
      .overlay, from: [1, 0, 0, 1], [.linear([0, 0, 1, 1], duration: 1)]
    ).interpolated(in: .oklab)
    assertEqual(middle(of: keyframes), color(0.5, 0, 0.5), 1e-15)
    XCTAssertEqual(
      "\(AtomicTransition.overlay(.red).interpolated(in: .oklab))",
      "AtomicTransition.overlay(1, 0, 0, 1).interpolated(in: .oklab)")
    XCTAssertNotEqual(
      AtomicTransition.overlay(.red), AtomicTransition.overlay(.red).interpolated(in: .oklab))
  }

  func testAnInterruptionContinuesWithTheColourAndItsVelocity() {
    var generator = SeededGenerator(seed: 51)
    for _ in 0..<100 {
      let (away, present) = (generator.color(), generator.color())
      let transition = handler(away, present).animation(.spring(duration: 0.5, bounce: 0.2))
      let animator = TransitionAnimator(transition.compile(for: .insertion, in: container))
      animator.start()
      let time = 0.05 + 0.3 * Double(generator.int(in: 0...1000)) / 1000
      let step = 1e-7
      animator.advance(to: time - step)
      let before = shown(animator)
      animator.advance(to: time)
      let now = shown(animator)
      animator.retarget(to: transition.compile(for: .removal, in: container))
      for lane in 0..<4 { XCTAssertEqual(shown(animator)[lane], now[lane], accuracy: 1e-15) }
      animator.advance(to: time + step)
      let after = shown(animator)
      for lane in 0..<4 {
        XCTAssertEqual((after - now)[lane] / step, (now - before)[lane] / step, accuracy: 1e-3)
      }
    }
  }

  private func shown(_ animator: TransitionAnimator) -> SIMD4<Double> {
    let color = animator.frame.view.overlay
    return SIMD4(
      color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha)
  }

  private func middle(of transition: AtomicTransition) -> Color {
    transition.animation(.linear(duration: 1)).compile(for: .insertion, in: container)
      .timeline.frame(at: 0.5).view.overlay
  }

  private func handler(_ from: Color, _ to: Color) -> AtomicTransition {
    .custom { view, operation, _ in
      view.initial.overlay = operation == .insertion ? from : to
      view.animation.overlay = operation == .insertion ? to : from
    }
  }

  private func fade(_ from: Color, _ to: Color) -> CompiledTransition {
    handler(from, to).interpolated(in: .oklab).animation(.linear(duration: 1))
      .compile(for: .insertion, in: container)
  }

  private func assertEqual(
    _ a: Color, _ b: Color, _ accuracy: Double, file: StaticString = #filePath, line: UInt = #line
  ) {
    for (a, b) in [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha)] {
      XCTAssertEqual(a, b, accuracy: accuracy, file: file, line: line)
    }
  }
}

private func color(
  _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1
) -> Color {
  Color(red: red, green: green, blue: blue, alpha: alpha)
}

extension SeededGenerator {
  fileprivate mutating func color() -> Color {
    func digits(_ least: Int = 0) -> Double { Double(int(in: least...100)) / 100 }
    return Color(red: digits(), green: digits(), blue: digits(), alpha: digits(20))
  }
}
