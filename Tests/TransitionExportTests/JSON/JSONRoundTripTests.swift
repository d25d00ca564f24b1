import TransitionExport
import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// What is written as JSON and read back shows the same, to the bit.
final class JSONRoundTripTests: XCTestCase {
  func testEverySpecimenReadsBackToTheBit() throws {
    for specimen in Specimen.tested {
      try assertRoundTrip(specimen.presentation, specimen.name)
    }
  }

  func testRandomTransitionsReadBackToTheBit() {
    forAll(300) { generator in
      let transition = AtomicTransition.random(&generator)
      let navigation = NavigationTransition(transition)
      let isReversed = generator.bool()
      let compiled = navigation.compile(
        for: generator.pick(NavigationTransition.Operation.allCases), in: .mirroredPhone)
      try assertRoundTrip(
        Specimen("random", compiled, isReversed: isReversed).presentation, "random")
    }
  }

  func testWhatIsReadBackEqualsWhatWasWritten() throws {
    for specimen in Specimen.tested where !specimen.name.contains("mean") {
      let json = specimen.presentation.exported(as: .json).document
      let copy = try Presentation(json: json)
      // A duration below 0 counts as 0, and is written as such.
      guard !specimen.name.contains("negative"), !specimen.name.contains("never complete") else {
        continue
      }
      XCTAssertEqual(copy.timeline, specimen.presentation.timeline, specimen.name)
    }
  }

  func testWritingWhatWasReadGivesTheSameDocument() throws {
    for specimen in Specimen.tested {
      let json = specimen.presentation.exported(as: .json).document
      let again = try Presentation(json: Data(json.utf8)).exported(as: .json).document
      XCTAssertEqual(json, again, specimen.name)
    }
  }

  func testNameContainerAndDrawingOrderAreKept() throws {
    let container = Container(
      frame: Rect(x: -3, y: 0.1, width: 320, height: 480), layoutDirection: .rightToLeft,
      viewFrame: Rect(x: 5, y: 6, width: 7, height: 8), prefersReducedMotion: true)
    let compiled = NavigationTransition.uncover.compile(for: .pop, in: container)
    let name = "Überblendung \"quoted\" / \u{1F600}\n\u{0}"
    let copy = try Presentation(
      json: Presentation(compiled, named: name).exported(as: .json).document)
    XCTAssertEqual(copy.name, name)
    XCTAssertEqual(copy.container, container)
    XCTAssertEqual(
      copy.timeline.frame(at: 0).drawingOrder, compiled.timeline.frame(at: 0).drawingOrder)
    XCTAssertTrue(copy.conflicts.isEmpty)
  }

  func testThePreferenceForReducedMotionIsWrittenOnlyIfItIsThere() throws {
    for prefers in [false, true] {
      let container = Container(
        size: Size(width: 9, height: 9), prefersReducedMotion: prefers)
      let json = Presentation(AtomicTransition.slideThrough.compile(for: .removal, in: container))
        .exported(as: .json).document
      XCTAssertEqual(json.contains("prefersReducedMotion"), prefers)
      XCTAssertEqual(try Presentation(json: json).container, container)
    }
  }

  func testAContainerThatNoTransitionCouldHaveIsHeld() throws {
    let timeline = AtomicTransition.opacity.compile(for: .insertion, in: .mirroredPhone).timeline
    let container = Container(frame: Rect(x: .nan, y: .infinity, width: -1, height: 1e300))
    let copy = try Presentation(
      json: Presentation(timeline, in: container).exported(as: .json).document)
    XCTAssertEqual(copy.container.frame, Rect(x: 0, y: 0, width: 0, height: 1e12))
  }

  func testTheAccuracyReportOfADocumentSaysThatEveryWrittenPropertyIsExact() {
    for specimen in Specimen.tested {
      let accuracy = specimen.presentation.exported(as: .json).accuracy
      XCTAssertTrue(accuracy.entries.allSatisfy { $0.error == 0 && $0.shift == 0 })
      XCTAssertEqual(accuracy.omissions, [], specimen.name)
      let timeline = specimen.presentation.timeline
      let written = timeline.views.flatMap { view in
        timeline.frame(at: 0)[view].written.map { "\(view).\($0)" }
      }
      XCTAssertEqual(accuracy.entries.map { "\($0.view).\($0.property)" }, written)
    }
  }

  func testKeysThatTheFormatDoesNotKnowAreIgnored() throws {
    let presentation = Specimen.all[2].presentation
    let json = presentation.exported(as: .json).document
    let copy = try Presentation(json: "{\"later\": [1, {\"x\": null}]," + json.dropFirst())
    XCTAssertEqual(copy.timeline, presentation.timeline)
  }

  // MARK: Equality

  private func assertRoundTrip(
    _ presentation: Presentation, _ name: String, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let json = presentation.exported(as: .json).document
    let (timeline, copy) = (presentation.timeline, try Presentation(json: json).timeline)
    XCTAssertEqual(
      timeline.duration.bitPattern, copy.duration.bitPattern, name, file: file, line: line)
    XCTAssertEqual(timeline.views, copy.views, name, file: file, line: line)
    let steps = (0...24).map { timeline.duration * Double($0) / 24 }
    for time in steps + [-1, timeline.duration.nextDown, timeline.duration.nextUp, .infinity] {
      let (frame, other) = (timeline.frame(at: time), copy.frame(at: time))
      XCTAssertEqual(frame.drawingOrder, other.drawingOrder, name, file: file, line: line)
      for view in timeline.views {
        XCTAssertEqual(frame[view].written, other[view].written, name, file: file, line: line)
        for property in ViewProperty.allCases
          + frame[view].written.filter({ !ViewProperty.allCases.contains($0) })
        {
          guard
            bits(frame[view][property]) == bits(other[view][property]),
            bits(timeline.velocity(of: view, property, at: time))
              == bits(copy.velocity(of: view, property, at: time))
          else {
            XCTFail("\(name): \(view).\(property) at \(time) s\n\(json)", file: file, line: line)
            return
          }
        }
      }
    }
  }

  private func bits(_ value: PropertyValue) -> [UInt64] { value.components.map(\.bitPattern) }

  func testTheSignOfZeroSurvives() throws {
    let handler: @Sendable (inout TransientView) -> Void = {
      $0.initial.translation = Translation(dx: -0.0, dy: -0.0)
      $0.animation.translation = Translation(dx: -0.0, dy: 7)
      $0.initial.blur = -0.0
      $0.animation.blur = -0.0
      $0.completion.rotation.angle = .radians(-0.0)
    }
    let keyframes = AtomicTransition.keyframes(
      .scale, from: [-0.0, 1, 1], [.move([-0.0, 2, 1]), .linear([-0.0, 1, 1], duration: 0.2)])
    let compiled = AtomicTransition.custom { view, _, _ in handler(&view) }
      .combined(with: keyframes).combined(with: .arc(x: -0.0, y: -0.0, intensity: -0.0))
      .compile(for: .insertion, in: Container(size: Size(width: 100, height: 100)))
    let json = Presentation(compiled, named: "zero").exported(as: .json).document
    let copy = try Presentation(json: json).timeline
    for time in [-1, 0, 0.1, 0.35, 1] {
      for property in [ViewProperty.translation, .blur, .rotation, .scale] {
        XCTAssertEqual(
          copy.frame(at: time).view[property].components.map(\.bitPattern),
          compiled.timeline.frame(at: time).view[property].components.map(\.bitPattern),
          "\(property) at \(time)")
      }
    }
  }
}
