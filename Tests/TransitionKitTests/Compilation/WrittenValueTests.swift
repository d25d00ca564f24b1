import TransitionKit
import TransitionTestCases
import XCTest

/// Values that were written wrong, and what is said of them.
final class WrittenValueTests: XCTestCase {
  private func diagnostics(_ transition: AtomicTransition) -> [Diagnostic] {
    transition.compile(for: .insertion, in: .phone).diagnostics
  }

  func testKeyframesWithTooFewOrTooManyNumbersAreNamed() {
    let found = diagnostics(
      .keyframes(
        .translation, from: [0, -300],
        [
          .cubic([0, 20, 0, 7], duration: 0.3, startVelocity: [9]),
          .linear([0, 0, 0], duration: 0.1),
        ]))
    XCTAssertEqual(found.map(\.kind), Array(repeating: .wrongComponentCount, count: 3))
    for (diagnostic, text) in zip(
      found,
      [
        "from is given [0.0, -300.0], where translation has 3 component(s): dx, dy, dz",
        "keyframe 0 is given [0.0, 20.0, 0.0, 7.0]", "the velocity of keyframe 0 is given [9.0]",
      ])
    {
      XCTAssertTrue(diagnostic.message.contains(text), diagnostic.message)
      XCTAssertEqual(diagnostic.path, "insertion / view / keyframes(.translation, 2)")
    }
    XCTAssertTrue(
      diagnostics(.keyframes(.opacity, from: 0, [.linear(1, duration: 0.2)])).isEmpty)
  }

  func testAStateThatIsWrittenWithTooFewNumbersIsNamed() {
    let handler = AtomicTransition.custom { view, _, _ in
      view.initial[.translation] = [5]
      view.animation[.scale] = [1, 1, 1, 1]
    }
    let compiled = handler.mirrored().compile(for: .insertion, in: .phone)
    XCTAssertEqual(compiled.view.initial.translation, Translation(dx: -5))
    let found = compiled.diagnostics.filter { $0.kind == .wrongComponentCount }
    XCTAssertEqual(found.count, 2)
    XCTAssertTrue(found[0].message.contains("initial.translation is given [5.0]"))
    XCTAssertTrue(found[1].message.contains("animation.scale is given [1.0, 1.0, 1.0, 1.0]"))
    XCTAssertThrowsError(try compiled.validate())

    let animator = AtomicTransition.custom { animator, view, _, _ in
      view.effect[.translation] = [5]
      animator.addAnimations { view.effect[.translation] = [0, 0, 0] }
    }
    XCTAssertEqual(diagnostics(animator).map(\.kind), [.wrongComponentCount])
    XCTAssertEqual(
      diagnostics(.modifier(active: Short(), identity: Short())).map(\.kind).first,
      .wrongComponentCount)
  }

  func testValuesThatCannotBeDrawnAreNamed() {
    let cases: [(AtomicTransition, String)] = [
      (.opacity(2), "opacity is 2.0 in its initial stage; hosts draw 1"),
      (.opacity(-1), "opacity is -1.0"),
      (.blur(radius: -5), "blur is -5.0"), (.layoutScale(x: -0.5), "layoutScale (.x) is -0.5"),
      (.shadow(opacity: 3, radius: 2), "shadow (.opacity) is 3.0"),
      (.shadow(radius: -2), "shadow (.radius) is -2.0"),
      (.overlay(Color(red: 2, green: 0, blue: 0)), "overlay (.red) is 2.0"),
      ([.opacity(3), .opacity(0.5)], "opacity is 1.5"),
    ]
    for (transition, text) in cases {
      let found = diagnostics(transition)
      XCTAssertEqual(found.map(\.kind), [.unusableValue], text)
      XCTAssertTrue(found.first?.message.contains(text) == true, "\(found)")
    }
    XCTAssertTrue(diagnostics([.opacity(2), .opacity(0.5)]).isEmpty)
    XCTAssertTrue(diagnostics(.opacity.animation(.bouncy)).isEmpty)
  }

  func testCountsOfPiecesWithoutSenseAreNamedAndHeld() {
    let cases: [(Slicing, String, Int)] = [
      (.columns(0), "columns(0)", 1), (.rows(-3), "rows(-3)", 1),
      (.columns(.max), "columns(\(Int.max))", 10_000),
      (.grid(rows: 100_000, columns: 8), "grid(rows: 100000, columns: 8)", 10_000),
      (.grid(rows: .max, columns: .max), "grid(rows: \(Int.max)", 10_000),
      (.regions([]), "regions has 0 regions", -2),
      (
        .regions([Rect(x: 0, y: 0, width: -1, height: 1)]),
        "region 0 has the frame (0, 0, -1, 1)", 1
      ),
    ]
    for (slicing, text, limit) in cases {
      XCTAssertLessThanOrEqual(slicing.pieces.count, 10_000, text)
      XCTAssertGreaterThan(slicing.pieces.count, limit / 2, text)
      let found = diagnostics(.pieces(slicing) { _ in .identity })
      XCTAssertEqual(found.map(\.kind), [.unusableSlicing], text)
      XCTAssertTrue(found.first?.message.contains(text) == true, "\(found)")
    }
    XCTAssertEqual(Slicing.grid(rows: 100, columns: 100).pieces.count, 10_000)
    XCTAssertEqual(Slicing.columns(0), .columns(1))
    XCTAssertTrue(diagnostics(.explode(rows: 4, columns: 4)).isEmpty)
  }

  func testPiecesOfPiecesCountTowardsTheLimit() {
    let nested = AtomicTransition.pieces(.grid(rows: 100, columns: 50)) { _ in
      .pieces(.columns(3)) { _ in .identity }
    }
    let compiled = nested.compile(for: .insertion, in: .phone)
    XCTAssertLessThanOrEqual(compiled.timeline.views.count, 10_001)
    XCTAssertEqual(compiled.diagnostics.map(\.kind), [.unusableSlicing])
    XCTAssertTrue(
      compiled.diagnostics[0].message.contains("view apart into more than 10000 pieces"))
  }

  func testAnExactDuplicateInOneCombinedIsAWarning() throws {
    func conflict(_ transition: AtomicTransition) throws -> MergeConflict {
      try XCTUnwrap(transition.compile(for: .insertion, in: .phone).conflicts.first)
    }
    let twice = try conflict([.opacity, .scale(0.9), .opacity])
    XCTAssertEqual(twice.duplicates, [1])
    XCTAssertEqual(twice.severity, .warning)
    XCTAssertTrue("\(twice)".contains("(a duplicate)"))
    let others: [AtomicTransition] = [
      [.opacity, .opacity(0.5)], [.offset(x: 5), .offset(x: 6)],
      [.opacity, .opacity.animation(.linear(duration: 1))],
      [.opacity, .custom { view, _, _ in view.initial.opacity = 0 }],
    ]
    for other in others {
      XCTAssertEqual(try conflict(other).duplicates, [])
      XCTAssertEqual(try conflict(other).severity, .note)
    }
  }

  func testCustomPropertiesOfOneNameThatDifferAreAWarning() {
    let (one, other) = (
      CustomProperty("glow", identity: 0.0),
      CustomProperty("glow", identity: 1.0, composition: .replace)
    )
    let found = diagnostics([.value(one, from: 5), .value(other, from: 5)])
    XCTAssertEqual(found.map(\.kind), [.unusableProperty])
    XCTAssertTrue(found[0].message.contains("two different properties are called glow"))
    XCTAssertTrue(
      found[0].message.contains("identity 0 and composition .add, the other one 1 and .replace"),
      found[0].message)
    let same = CustomProperty("glow", identity: 0.0)
    XCTAssertTrue(diagnostics([.value(one, from: 5), .value(same, from: 6)]).isEmpty)
  }

  func testAnIdentityThatIsNotNeutralOrNotANumberIsAWarning() {
    func message(_ identity: Double, _ composition: Composition) -> String? {
      diagnostics(
        .value(CustomProperty("glow", identity: identity, composition: composition), from: 5)
      ).first?.message
    }
    XCTAssertEqual(message(3, .add)?.contains("the identity of glow is 3"), true)
    XCTAssertEqual(message(0, .multiply)?.contains("it has to be 1"), true)
    XCTAssertNil(message(0, .add))
    XCTAssertNil(message(1, .multiply))
    XCTAssertNil(message(100, .replace))
    XCTAssertEqual(message(.nan, .add), "the identity of glow is [nan], for which 0 is used")
    XCTAssertEqual(message(1e300, .replace)?.contains("1e+300"), true)
  }
}

private struct Short: TransitionModifier {
  func modify(_ state: inout PropertyState, in context: ModifierContext) {
    state[.translation] = [5]
  }
}
