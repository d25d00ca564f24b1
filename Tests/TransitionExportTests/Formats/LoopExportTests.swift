import TransitionExport
import TransitionKit
import TransitionLottie
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import TransitionWeb
import XCTest

/// What repeats for ever, in documents of the web.
final class LoopExportTests: XCTestCase {
  /// A dot beside a card.
  private func scene(
    angle: Double = 0, opacity: Double = 1, x: Double = 0, card: Double = 0,
    shake: Shake? = nil, ownAnimation: Animation? = nil, reducesMotion: Bool = false
  ) -> Scene<String> {
    var state = PropertyState.rest
    state.rotation = Rotation(z: angle)
    state.opacity = opacity
    var dot = SceneElement("dot", frame: Rect(x: x, y: 20, width: 40, height: 40)).state(state)
    if let shake { dot = dot.modifier(shake) }
    if let ownAnimation { dot = dot.animation(ownAnimation) }
    var scene = Scene(
      size: Size(width: 400, height: 800),
      elements: [dot, SceneElement("card", frame: Rect(x: card, y: 200, width: 100, height: 100))])
    scene.prefersReducedMotion = reducesMotion
    return scene
  }

  private func presentation(
    from origin: Scene<String>? = nil, to destination: Scene<String>, _ animation: Animation
  ) -> Presentation {
    Presentation(
      SceneTransition(from: origin ?? scene(), to: destination, .animated(animation)), named: "loop"
    )
  }

  private let turning = Animation.linear(duration: 1).repeatForever(autoreverses: false)
  private let pulse = Animation.easeInOut(duration: 0.5).repeatForever()

  private func css(_ presentation: Presentation) -> String {
    presentation.exported(as: .css).document
  }

  /// The declarations of a selector, in the whole sheet or in its media query.
  private func rule(_ selector: String, in sheet: String, isReduced: Bool = false) -> String {
    let start =
      isReduced ? "(prefers-reduced-motion: reduce) {\n  \(selector) {" : "\n\(selector) {"
    return sheet.components(separatedBy: start).dropFirst().first?
      .components(separatedBy: "}").first ?? ""
  }

  func testStylesRepeatForEver() {
    let sheet = css(presentation(to: scene(angle: 6, opacity: 0.2, x: 30), pulse.delay(0.25)))
    let curve = "500ms cubic-bezier(0.42, 0, 0.58, 1) 250ms infinite alternate both"
    let rule = rule(".loop-dot", in: sheet)
    for property in ["opacity", "rotate", "translate"] {
      XCTAssertTrue(rule.contains("loop-dot-\(property) \(curve)"), rule)
    }
    let turn = css(presentation(to: scene(angle: 6), turning.speed(2)))
    XCTAssertTrue(turn.contains("loop-dot-rotate 500ms linear 0ms infinite both;"), turn)
  }

  func testReducedMotionTakesOutRepetitionsThatAreNotEssential() {
    let sheet = css(presentation(to: scene(opacity: 0.2), pulse))
    let reduced = rule(".loop-dot", in: sheet, isReduced: true)
    XCTAssertTrue(reduced.contains("animation: none;"), sheet)
    XCTAssertTrue(reduced.contains("opacity: 0.2;"), sheet)
    let essential = Animation.linear(duration: 1).repeatForever(isEssential: true)
    XCTAssertFalse(css(presentation(to: scene(opacity: 0.2), essential)).contains("@media"))
    // Compiled with it, there is nothing to be taken out.
    let still = css(
      presentation(
        from: scene(reducesMotion: true), to: scene(angle: 6, reducesMotion: true), pulse))
    XCTAssertFalse(still.contains("infinite"), still)
    // What does not repeat plays on.
    let both = css(
      presentation(to: scene(opacity: 0.2, card: 50, ownAnimation: pulse), .linear(duration: 2)))
    XCTAssertTrue(rule(".loop-card", in: both).contains("2000ms linear 0ms both;"), both)
    XCTAssertEqual(rule(".loop-card", in: both, isReduced: true), "")
  }

  func testWebAnimationsRepeatForEver() throws {
    let document = presentation(to: scene(opacity: 0.2), pulse).exported(as: .webAnimations)
      .document
    XCTAssertTrue(document.contains("\"iterations\" : \"Infinity\""), document)
    XCTAssertTrue(document.contains("\"direction\" : \"alternate\""), document)
    XCTAssertTrue(document.contains("\"reducedMotion\" : {"), document)
    let turn = presentation(
      to: scene(angle: 6),
      .linear(duration: 1).repeatForever(autoreverses: false, isEssential: true)
    ).exported(as: .webAnimations).document
    XCTAssertTrue(turn.contains("\"iterations\" : \"Infinity\""), turn)
    XCTAssertFalse(turn.contains("alternate"), turn)
    XCTAssertFalse(turn.contains("reducedMotion"), turn)
  }

  func testEveryCycleIsWhatTheAnimatorShows() throws {
    let bases: [Animation] = [
      .linear(duration: 1), .easeInOut(duration: 0.6), .spring(duration: 0.4, bounce: 0.3),
      .linear(duration: 0.5).delay(0.25), .easeIn.repeatCount(3),
    ]
    var generator = SeededGenerator(seed: Thoroughness.firstSeed)
    let delay = generator.double(in: 0...0.5)
    let speed = generator.double(in: 0.5...2)
    let changes: [(Animation) -> Animation] = [
      { $0 }, { $0.delay(delay) }, { $0.speed(speed) }, { $0.speed(speed).delay(delay) },
      { $0.delay(delay).speed(speed) },
    ]
    let loops = Thoroughness.product(of: bases, and: [false, true])
    for ((base, autoreverses), change) in Thoroughness.pairs(of: loops, and: changes) {
      let loop = change(base.repeatForever(autoreverses: autoreverses))
      try compare(loop, autoreverses: autoreverses, &generator)
    }
  }

  /// Holds a document against an animator, at any time of any cycle.
  private func compare(
    _ loop: Animation, autoreverses: Bool, _ generator: inout SeededGenerator
  ) throws {
    let (origin, goal) = (scene(card: 7), scene(opacity: 0.25, x: 100))
    let transition = SceneTransition(from: origin, to: goal, .animated(loop))
    let export = Presentation(transition, named: "loop").exported(as: .webAnimations)
    let view = try XCTUnwrap(WebAnimationsPlayer(export.document).views.first)
    let opacity = try XCTUnwrap(
      view.animations.first { $0.keyframes.first?.value("opacity") != nil })
    let (start, length) = (opacity.options.delay / 1000, opacity.options.duration / 1000)
    let animator = SceneAnimator(origin)
    animator.update(to: goal, animation: loop)
    for _ in 0..<20 {
      animator.advance(by: generator.double(in: 0...0.9))
      let time = animator.clockTime
      var phase = 0.0
      if time > start {
        let cycle = ((time - start) / length).rounded(.down)
        phase = (time - start) - cycle * length
        if autoreverses, cycle.truncatingRemainder(dividingBy: 2) == 1 { phase = length - phase }
      }
      // Where a cycle ends, milliseconds with six decimals are too few.
      guard time <= start || phase > 1e-6, phase < length - 1e-6 else { continue }
      let shown = try XCTUnwrap(view.numbers("opacity", at: start + phase))
      XCTAssertEqual(
        shown[0], animator.frame["dot"]?.state.opacity ?? .nan, accuracy: 2e-3,
        "\(loop) at \(time)")
    }
  }

  func testModifiersAndEmphasesRepeatForEver() {
    let shakes = [10.0, 80].map { Shake(amplitude: $0, turns: 0.25) }
    let modifier = css(
      presentation(from: scene(shake: shakes[0]), to: scene(shake: shakes[1]), pulse))
    XCTAssertTrue(
      rule(".loop-dot", in: modifier).contains("0ms infinite alternate both"), modifier)
    func badge(_ trigger: Int, autoreverses: Bool) -> Scene<String> {
      Scene(
        size: Size(width: 400, height: 800),
        elements: [
          SceneElement("dot", frame: Rect(x: 0, y: 0, width: 40, height: 40)).emphasis(
            Emphasis(
              .offset(x: 60),
              animation: .linear(duration: 1).repeatForever(autoreverses: autoreverses),
              trigger: trigger))
        ])
    }
    for autoreverses in [true, false] {
      let sheet = css(
        presentation(
          from: badge(0, autoreverses: autoreverses), to: badge(1, autoreverses: autoreverses),
          .linear(duration: 0.3)))
      // The way back is the way there backwards.
      let direction = autoreverses ? "alternate " : ""
      XCTAssertTrue(
        sheet.contains("loop-dot-translate 1000ms linear 0ms infinite \(direction)both"), sheet)
      let places = sheet.matches(of: /translate: ([\d.]+)px/).compactMap { Double($0.output.1) }
      XCTAssertEqual(places.max() ?? .nan, 60, accuracy: 0.06)
      let reduced = rule(".loop-dot", in: sheet, isReduced: true)
      XCTAssertTrue(reduced.contains("translate: 0px 0px;"), sheet)
    }
  }

  func testAnEmphasisThatGoesBackIsHalfACycleThatAlternates() throws {
    var generator = SeededGenerator(seed: Thoroughness.firstSeed)
    let bases: [Animation] = [
      .linear(duration: 1), .easeIn(duration: 0.7), .easeOut(duration: 0.4),
      .spring(duration: 0.4, bounce: 0.3), .linear(duration: 0.5).delay(0.25),
    ]
    for base in Thoroughness.some(of: bases, atLeast: 2) {
      func badge(_ trigger: Int) -> Scene<String> {
        Scene(
          size: Size(width: 400, height: 800),
          elements: [
            SceneElement("dot", frame: Rect(x: 0, y: 0, width: 40, height: 40)).emphasis(
              Emphasis(.opacity(0.25), animation: base.repeatForever(), trigger: trigger))
          ])
      }
      let transition = SceneTransition(from: badge(0), to: badge(1), .animated(.smooth))
      let export = Presentation(transition, named: "loop").exported(as: .webAnimations)
      XCTAssertTrue(export.document.contains("\"direction\" : \"alternate\""), export.document)
      XCTAssertFalse(export.accuracy.omissions.contains { $0.contains("repetition") })
      // Reduced motion shows it at rest.
      XCTAssertTrue(
        export.document.replacing(" ", with: "").contains(
          "\"reducedMotion\":{\n\"opacity\":\"1\""), export.document)
      let view = try XCTUnwrap(WebAnimationsPlayer(export.document).views.first)
      let options = try XCTUnwrap(view.animations.first).options
      let (start, length) = (options.delay / 1000, options.duration / 1000)
      XCTAssertEqual(length, base.duration, accuracy: 1e-5, "\(base)")
      let animator = SceneAnimator(badge(0))
      animator.update(to: badge(1))
      for _ in 0..<50 {
        animator.advance(by: generator.double(in: 0...0.4))
        let cycle = ((animator.clockTime - start) / length).rounded(.down)
        var phase = animator.clockTime - start - cycle * length
        if cycle.truncatingRemainder(dividingBy: 2) == 1 { phase = length - phase }
        let shown = try XCTUnwrap(view.numbers("opacity", at: start + phase))
        XCTAssertEqual(
          shown[0], animator.frame["dot"]?.state.opacity ?? .nan, accuracy: 2e-3,
          "\(base) at \(animator.clockTime)")
      }
    }
  }

  func testWhatRepeatsInTwoWaysIsExportedOnce() {
    // A blur and a contrast are one filter of CSS, and a frame and a translation one move.
    var moved = SceneElement("dot", frame: Rect(x: 0, y: 0, width: 40, height: 40))
      .emphasis(
        Emphasis(.offset(x: 60), animation: .linear(duration: 1).repeatForever(), trigger: 0))
    let origin = Scene(size: Size(width: 400, height: 800), elements: [moved])
    moved.emphasis?.trigger = 1
    moved.frame.origin.x = 100
    let goal = Scene(size: Size(width: 400, height: 800), elements: [moved])
    let export = presentation(from: origin, to: goal, turning).exported(as: .css)
    XCTAssertFalse(export.document.contains("infinite"), export.document)
    XCTAssertTrue(
      export.accuracy.omissions.contains(
        "the repetition of dot.translation: one cycle is exported"), "\(export.accuracy)")
  }

  func testOtherFormatsSayThatOneCycleIsExported() {
    let presentation = presentation(to: scene(opacity: 0.2), pulse)
    let sentence = "the repetition of dot.opacity: one cycle is exported"
    for format in [
      ExportFormat.json, .animatedSVG, .lottie, .viewTransitions,
      .filmstrip(frames: 3), .chart,
      .table(framesPerSecond: 10), .csv(framesPerSecond: 10),
    ] {
      let export = presentation.exported(as: format)
      XCTAssertTrue(export.accuracy.omissions.contains(sentence), "\(format.fileExtension)")
      XCTAssertFalse(export.document.contains("Infinity"), "\(format.fileExtension)")
    }
    for format in [ExportFormat.css, .webAnimations] {
      XCTAssertFalse(presentation.exported(as: format).accuracy.omissions.contains(sentence))
    }
  }

  func testATransitionThatHasToEndHasOneCycle() {
    let transition = AtomicTransition.opacity.animation(pulse)
    let compiled = transition.compile(
      for: .insertion, in: Container(size: Size(width: 400, height: 800)))
    let once = AtomicTransition.opacity.animation(.easeInOut(duration: 0.5).repeatCount(1))
      .compile(for: .insertion, in: Container(size: Size(width: 400, height: 800)))
    XCTAssertEqual(css(Presentation(compiled)), css(Presentation(once)))
  }
}
