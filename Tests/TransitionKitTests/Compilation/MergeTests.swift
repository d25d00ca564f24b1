import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class MergeTests: XCTestCase {
  private let twoMoves: AtomicTransition = [
    .offset(x: 100).animation(.linear(duration: 1)),
    .offset(x: 20, y: 7).animation(.linear(duration: 2)),
  ]

  func testComposingIsTheDefaultAndANote() throws {
    let compiled = twoMoves.compile(for: .insertion, in: .phone)
    XCTAssertEqual(compiled.timeline.frame(at: 0.5).view.translation, Translation(dx: 65, dy: 5.25))
    let conflict = try XCTUnwrap(compiled.conflicts.first)
    XCTAssertEqual(compiled.conflicts.count, 1)
    XCTAssertEqual(conflict.view, .view)
    XCTAssertEqual(conflict.property, .translation)
    XCTAssertEqual(conflict.rule, .compose)
    XCTAssertEqual(conflict.severity, .note)
    XCTAssertEqual(conflict.lost, [])
    XCTAssertEqual(
      conflict.paths,
      [
        "insertion / view / combined[0] / offset(x: 100, y: 0)",
        "insertion / view / combined[1] / offset(x: 20, y: 7)",
      ])
    XCTAssertEqual(conflict.contributions.map(\.start), [[100, 0, 0], [20, 7, 0]])
    XCTAssertEqual(conflict.contributions.map(\.end), [[0, 0, 0], [0, 0, 0]])
    XCTAssertEqual(conflict.contributions.map(\.timing), ["linear(1 s)", "linear(2 s)"])
    XCTAssertNoThrow(try compiled.validate())
  }

  func testTheLastWriterIsTakenWhole() throws {
    let compiled = twoMoves.compile(for: .insertion, in: .phone, merging: .lastWriterWins)
    XCTAssertEqual(compiled.timeline.frame(at: 0.5).view.translation, Translation(dx: 15, dy: 5.25))
    XCTAssertEqual(compiled.timeline.duration, 2)
    let conflict = try XCTUnwrap(compiled.conflicts.first)
    XCTAssertEqual(conflict.rule, .keep(1))
    XCTAssertEqual(conflict.lost, [0])
    XCTAssertEqual(conflict.severity, .warning)
    XCTAssertThrowsError(try compiled.validate()) { error in
      let error = error as? ValidationError
      XCTAssertEqual(error?.conflicts.count, 1)
      XCTAssertTrue("\(error!)".contains("offset(x: 100, y: 0)"), "\(error!)")
    }
  }

  func testTheFirstWriterIsTakenWhole() {
    let compiled = twoMoves.compile(for: .insertion, in: .phone, merging: .firstWriterWins)
    XCTAssertEqual(compiled.timeline.frame(at: 0.5).view.translation, Translation(dx: 50))
    XCTAssertEqual(compiled.timeline.duration, 1)
    XCTAssertEqual(compiled.conflicts.first?.lost, [1])
  }

  func testTheCallerCanResolve() {
    let kept = twoMoves.compile(
      for: .insertion, in: .phone, merging: .resolve { _ in .keep(0) })
    XCTAssertEqual(kept.timeline.frame(at: 0.5).view.translation.dx, 50)
    let replaced = twoMoves.compile(
      for: .removal, in: .phone,
      merging: .resolve { conflict in
        XCTAssertEqual(conflict.contributions.count, 2)
        return .value(start: [0, 0, 0], end: [8, 0, 0])
      })
    // The timing is that of the contribution that ends last: 2 s.
    XCTAssertEqual(replaced.timeline.frame(at: 0.5).view.translation.dx, 2)
    XCTAssertEqual(replaced[.origin], TransientView())
    XCTAssertEqual(replaced.view.completion.translation, .zero)
    XCTAssertEqual(replaced.conflicts.first?.lost, [0, 1])
  }

  func testUnusableAnswersAreDiagnosedAndComposed() {
    for answer in [
      MergeResolution.keep(2), .keep(-1), .keep(.max), .keep(.min),
      .value(start: 1, end: [0, 0, 0]),
      .value(start: [.nan, 0, 0], end: [0, 0, 0]),
    ] {
      let compiled = twoMoves.compile(
        for: .insertion, in: .phone, merging: .resolve { _ in answer })
      XCTAssertEqual(compiled.timeline.frame(at: 0).view.translation.dx, 120)
      XCTAssertEqual(compiled.diagnostics.map(\.kind), [.unusableResolution], "\(answer)")
    }
  }

  func testAPolicyCanDifferByProperty() {
    let transition: AtomicTransition = [
      .offset(x: 1), .offset(x: 2), .opacity(0.5), .opacity(0.25),
    ]
    let compiled = transition.compile(
      for: .insertion, in: .phone,
      merging: .byProperty([.translation: .firstWriterWins, .opacity: .lastWriterWins]))
    XCTAssertEqual(compiled.view.initial.translation.dx, 1)
    XCTAssertEqual(compiled.view.initial.opacity, 0.25)
    let rest = transition.compile(
      for: .insertion, in: .phone,
      merging: .byProperty([.translation: .firstWriterWins], otherwise: .compose))
    XCTAssertEqual(rest.view.initial.opacity, 0.125)
  }

  func testMovesThatCancelAreAWarningThatNamesBoth() throws {
    let transition = AtomicTransition.move(edge: .trailing).combined(with: .move(edge: .leading))
    let compiled = transition.compile(for: .insertion, in: .phone)
    XCTAssertEqual(compiled.view.initial.translation.dx, 0)
    let conflict = try XCTUnwrap(compiled.conflicts.first)
    XCTAssertTrue(conflict.cancels)
    XCTAssertEqual(conflict.severity, .warning)
    XCTAssertTrue(conflict.description.contains("move(edge: .trailing)"))
    XCTAssertTrue(conflict.description.contains("move(edge: .leading)"))
    XCTAssertThrowsError(try compiled.validate())
  }

  func testScalesThatCancelAreAWarningAndIdleOnesAreNot() {
    let cancelling: AtomicTransition = [.scale(3), .scale(1.0 / 3)]
    XCTAssertEqual(
      cancelling.compile(for: .insertion, in: .phone).conflicts.first?.severity, .warning)
    let idle: AtomicTransition = [.scale(1), .scale(1)]
    XCTAssertEqual(idle.compile(for: .insertion, in: .phone).conflicts.first?.severity, .note)
  }

  func testConstantsGoToTheLatestStart() throws {
    let transition: AtomicTransition = [
      .zPosition(5).animation(.linear, during: AnimationRange(start: 0.5, end: 1)), .zPosition(2),
    ]
    let compiled = transition.compile(for: .insertion, in: .phone)
    for time in [0, 0.1, 0.3] {
      XCTAssertEqual(compiled.timeline.frame(at: time).view.zPosition, 5)
    }
    let conflict = try XCTUnwrap(compiled.conflicts.first)
    XCTAssertEqual(conflict.lost, [1])
    XCTAssertEqual(conflict.severity, .warning)
    let equal: AtomicTransition = [
      .zPosition(2), .custom { view, _, _ in view.initial.zPosition = 2 },
    ]
    XCTAssertEqual(equal.compile(for: .insertion, in: .phone).conflicts.first?.severity, .note)
  }

  func testReplacingPropertiesGoToTheLatestStartAtEachInstant() {
    let transition = AtomicTransition.onRemoval([
      .overlay(.white).animation(.linear, during: AnimationRange(start: 0.5, end: 1)),
      .overlay(.black).animation(.linear, during: AnimationRange(start: 0, end: 0.5)),
    ]).animation(.linear(duration: 1))
    let timeline = transition.compile(for: .removal, in: .phone).timeline
    XCTAssertEqual(timeline.frame(at: 0.25).view.overlay, Color(white: 0, alpha: 0.5))
    XCTAssertEqual(timeline.frame(at: 0.75).view.overlay, Color(white: 1, alpha: 0.5))
    XCTAssertEqual(timeline.frame(at: 1).view.overlay, .white)
  }

  func testPathsTellTheNesting() throws {
    let transition = NavigationTransition.slide.combined(
      with: .mirrored(push: [.opacity, [.scale(0.5), .move(edge: .leading)]]))
    let conflict = try XCTUnwrap(
      transition.compile(for: .pop, in: .phone).conflicts.first { $0.view == .origin })
    XCTAssertEqual(
      conflict.paths,
      [
        "pop / origin / combined[0] / move(edge: .trailing)",
        "pop / origin / combined[1] / mirrored / combined[2] / move(edge: .leading)",
      ])
  }

  func testHandlersInConflictsHaveTheirFileAndLine() throws {
    let line: UInt = #line + 1
    let handler = AtomicTransition.custom { view, _, _ in view.initial.opacity = 0.5 }
    let compiled = handler.combined(with: .opacity).compile(for: .insertion, in: .phone)
    let contributions = try XCTUnwrap(compiled.conflicts.first).contributions
    XCTAssertEqual(contributions[0].site?.line, line)
    XCTAssertEqual(contributions[0].site?.fileID.description, "TransitionKitTests/MergeTests.swift")
    XCTAssertNil(contributions[1].site)
    XCTAssertTrue(compiled.conflicts[0].description.contains("MergeTests.swift:\(line)"))
  }

  func testExplanationsEqualTheFrameToTheBit() {
    let policies: [MergePolicy] = [.compose, .lastWriterWins, .firstWriterWins]
    forAll { generator in
      let tree = TransitionTree.random(&generator, depth: 5).transition
      let operation = NavigationTransition.Operation.random(&generator)
      let compiled = NavigationTransition(tree).compile(
        for: operation, in: .random(&generator), merging: policies[generator.int(in: 0...2)])
      let duration = compiled.timeline.duration
      for time in [0, duration, duration + 1, generator.double(in: 0...duration + 0.1)] {
        let frame = compiled.timeline.frame(at: time)
        for view in [ViewID.origin, .destination, .view] {
          for property in ViewProperty.allCases {
            let explanation = compiled.explain(view, property, at: time)
            XCTAssertEqual(explanation.value, frame[view][property], "\(explanation)")
          }
        }
      }
    }
  }

  func testAnExplanationNamesContributionsRuleAndTiming() {
    let compiled = twoMoves.compile(for: .insertion, in: .phone)
    let explanation = compiled.explain(.view, .translation, at: 0.5)
    XCTAssertEqual(explanation.rule, .compose)
    XCTAssertEqual(explanation.operands.map(\.progress), [0.5, 0.25])
    XCTAssertEqual(explanation.operands.map(\.value), [[50, 0, 0], [15, 5.25, 0]])
    XCTAssertEqual(
      explanation.description,
      """
      view.translation at 0.5 s is (65, 5.25, 0)
        (50, 0, 0) at 50 % of linear(1 s), from insertion / view / combined[0] / offset(x: 100, y: 0)
        (15, 5.25, 0) at 25 % of linear(2 s), from insertion / view / combined[1] / offset(x: 20, y: 7)
      """)
    XCTAssertEqual(
      compiled.explain(.view, .opacity, at: 0.5).description,
      "view.opacity is at rest: no one wrote it")
  }
}
