import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// Colours of states at rest that go straight in OKLab.
final class OKLabStateTests: XCTestCase {
  private let linear = Animation.linear(duration: 1)

  func testTheColoursOfAStateGoStraightInOKLab() throws {
    var generator = SeededGenerator(seed: 49)
    for _ in 0..<Thoroughness.cases(300) {
      let (from, to) = (generator.color(), generator.color())
      let animator = SceneAnimator(tile(from))
      XCTAssertEqual(try shown(animator), from)
      animator.update(to: tile(to), animation: linear)
      for amount in [0.25, 0.5, 0.75] {
        animator.advance(to: amount)
        let mixture = from.interpolated(towards: to, amount: amount, in: .oklab)
        assertEqual(try shown(animator), mixture, 1e-12)
      }
      animator.advance(to: 1)
      XCTAssertEqual(try shown(animator), to)
      XCTAssertTrue(animator.isIdle)
    }
  }

  func testAllColoursOfAStateDoAndNothingElse() throws {
    func scene(
      _ color: Color, _ opacity: Double, in space: Color.InterpolationSpace
    ) -> Scene<String> {
      var state = PropertyState.rest
      (state.overlay, state.background, state.opacity) = (color, color, opacity)
      state.shadowColor = color
      return Scene(size: Size(width: 100, height: 100)) {
        Element("tile", frame: Rect(x: 0, y: 0, width: 80, height: 80)).state(state)
          .interpolated(in: space)
      }
    }
    for space in Color.InterpolationSpace.allCases {
      let animator = SceneAnimator(scene(.red, 0.2, in: space))
      animator.update(to: scene(.blue, 0.8, in: space), animation: linear)
      animator.advance(to: 0.5)
      let state = try XCTUnwrap(animator.frame["tile"]).state
      let mixture = Color.red.interpolated(towards: .blue, amount: 0.5, in: space)
      for color in [state.overlay, state.background, state.shadowColor] {
        assertEqual(color, mixture, 1e-12)
      }
      XCTAssertEqual(state.opacity, 0.5, accuracy: 1e-12)
    }
  }

  func testTheSpaceOfTheNewSceneHolds() throws {
    let animator = SceneAnimator(tile(.red, in: .srgb))
    animator.update(to: tile(.blue, in: .oklab), animation: linear)
    animator.advance(to: 0.5)
    assertEqual(
      try shown(animator), Color.red.interpolated(towards: .blue, amount: 0.5, in: .oklab), 1e-12)
    animator.advance(to: 2)
    animator.update(to: tile(.red, in: .srgb), animation: linear)
    animator.advance(to: 2.5)
    assertEqual(
      try shown(animator), Color.blue.interpolated(towards: .red, amount: 0.5, in: .srgb), 1e-12)
  }

  func testAFingerScrubsThroughOKLab() throws {
    let animator = SceneAnimator(tile(.red))
    let change = animator.begin(to: tile(.blue), .animated(linear))
    for progress in [0.25, 0.75, 0.5, 1, 0, 0.5] {
      change.scrub(to: progress)
      assertEqual(
        try shown(animator),
        Color.red.interpolated(towards: .blue, amount: progress, in: .oklab), 1e-12)
    }
    change.cancel()
    animator.advance(by: 10)
    XCTAssertEqual(try shown(animator), .red)
  }

  func testTheColourOfASharedElementGoesThroughTheSpaceOfTheOneThatComes() throws {
    func scene(_ id: String, _ color: Color) -> Scene<String> {
      var state = PropertyState.rest
      state.background = color
      return Scene(size: Size(width: 100, height: 100)) {
        Element(id, frame: Rect(x: 0, y: 0, width: 80, height: 80)).state(state).match("card")
          .interpolated(in: .oklab)
      }
    }
    let animator = SceneAnimator(scene("card", .red))
    animator.update(to: scene("page", .blue), animation: linear)
    for amount in [0.25, 0.5, 0.75] {
      animator.advance(to: amount)
      let shown = try XCTUnwrap(animator.frame["page"]).state.background
      assertEqual(
        shown, Color.red.interpolated(towards: .blue, amount: amount, in: .oklab), 1e-12)
    }
  }

  func testACompiledChangeIsTheSame() throws {
    let change = SceneTransition(from: tile(.red), to: tile(.blue), .animated(linear))
    for time in [0, 0.25, 0.5, 0.75, 1] {
      let background = try XCTUnwrap(change.frame(at: time)["tile"]).state.background
      let mixture = Color.red.interpolated(towards: .blue, amount: time, in: .oklab)
      assertEqual(background, mixture, 1e-12)
    }
  }

  func testInterruptionsKeepTheColourAndItsVelocity() {
    var interruptions = 0
    forAll(3_410, .search) { generator in
      func color() -> Color { generator.int(in: 0...5) == 0 ? .clear : generator.color() }
      func animation() -> Animation {
        let bases: [Animation] = [
          .smooth, .bouncy, .easeInOut(duration: 0.7), .linear(duration: 0.4),
        ]
        let base = generator.pick(bases)
        return generator.int(in: 0...3) == 0 ? base.delay(0.1) : base
      }
      func next() -> Scene<String> {
        tile(color(), in: generator.int(in: 0...3) == 0 ? .srgb : .oklab)
      }
      let animator = SceneAnimator(next())
      animator.update(to: next(), animation: animation())
      let step = 1e-9
      for _ in 0..<5 {
        animator.advance(by: generator.double(in: 0.05...0.4))
        guard let before = lanes(animator) else { return XCTFail("nothing is shown") }
        animator.advance(by: step)
        guard let now = lanes(animator) else { return XCTFail("nothing is shown") }
        if generator.int(in: 0...3) == 0 {
          let change = animator.begin(to: next(), .animated(animation()))
          change.finish()
        } else {
          animator.update(to: next(), animation: animation())
          guard let after = lanes(animator) else { return XCTFail("nothing is shown") }
          assertEqual(after, now, 1e-12)
          animator.advance(by: step)
          guard let later = lanes(animator) else { return XCTFail("nothing is shown") }
          // What is nearly clear has no colour yet, and takes that of the other end in no time.
          guard now.w > 0.02 else { continue }
          // A component at rest starts as its animation does.
          let moving = now .!= before
          let change = ((later - now) - (now - before)).replacing(with: 0, where: .!moving)
          assertEqual(change / step, .zero, 1e-3)
          interruptions += 1
        }
      }
    }
    print("\(interruptions) interruptions of colours that are mixed in OKLab")
    XCTAssertGreaterThan(interruptions, Thoroughness.size(10, or: 1))
  }

  // MARK: - Scenes

  private func tile(_ color: Color, in space: Color.InterpolationSpace = .oklab) -> Scene<String> {
    var state = PropertyState.rest
    state.background = color
    return Scene(size: Size(width: 100, height: 100)) {
      Element("tile", frame: Rect(x: 0, y: 0, width: 80, height: 80)).state(state)
        .interpolated(in: space)
    }
  }

  private func shown(_ animator: SceneAnimator<String>) throws -> Color {
    try XCTUnwrap(animator.frame["tile"]).state.background
  }

  /// The premultiplied components, which are what moves.
  private func lanes(_ animator: SceneAnimator<String>) -> SIMD4<Double>? {
    guard let color = animator.frame["tile"]?.state.background else { return nil }
    return SIMD4(
      color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha)
  }

  private func assertEqual(
    _ a: Color, _ b: Color, _ accuracy: Double, file: StaticString = #filePath, line: UInt = #line
  ) {
    assertEqual(
      SIMD4(a.red, a.green, a.blue, a.alpha), SIMD4(b.red, b.green, b.blue, b.alpha), accuracy,
      file: file, line: line)
  }

  private func assertEqual(
    _ a: SIMD4<Double>, _ b: SIMD4<Double>, _ accuracy: Double, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    for lane in 0..<4 {
      XCTAssertEqual(a[lane], b[lane], accuracy: accuracy, file: file, line: line)
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func color() -> Color {
    func digits(_ least: Int = 0) -> Double { Double(int(in: least...100)) / 100 }
    return Color(red: digits(), green: digits(), blue: digits(), alpha: digits(20))
  }
}
