import TransitionExport
import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Paths and modifiers, which become straight lines in a document.
final class WayExportTests: XCTestCase {
  func testWhatIsReadBackIsAsNearAsTheAccuracyReportSays() throws {
    forAll(12) { generator in
      let transition = AtomicTransition.randomWay(&generator)
      let compiled = transition.compile(
        for: generator.pick(AtomicTransition.Operation.allCases), in: .mirroredPhone)
      let timeline = generator.bool() ? compiled.timeline : compiled.timeline.reversed()
      let export = Presentation(timeline, in: .mirroredPhone).exported(as: .json)
      let copy = try Presentation(json: export.document).timeline
      XCTAssertEqual(copy.duration, timeline.duration)
      XCTAssertEqual(export.accuracy.omissions.count, 1)
      for entry in export.accuracy.entries {
        // A step may fall on either side of where it is written.
        guard entry.shift == 0 else { continue }
        for _ in 0..<100 {
          let time = timeline.duration * generator.double(in: 0...1)
          let values = zip(
            timeline.frame(at: time).view[entry.property].components,
            copy.frame(at: time).view[entry.property].components)
          for (value, other) in values {
            XCTAssertLessThanOrEqual(
              abs(value - other), entry.error + 1e-9, "\(entry.property) at \(time)")
          }
        }
      }
      for time in [-1, 0, timeline.duration, timeline.duration + 1] {
        for property in [ViewProperty.translation, .rotation, .blur] {
          XCTAssertEqual(
            copy.frame(at: time).view[property], timeline.frame(at: time).view[property],
            "\(property) at \(time)")
        }
      }
    }
  }

  func testAShakeHasABoundThatIsATenThousandthOfItsRange() throws {
    let shake = AtomicTransition.modifier(
      active: BlurredShake(turns: 3), identity: BlurredShake(turns: 0))
    let export = Presentation(
      shake.animation(.easeInOut(duration: 0.5)).compile(for: .insertion, in: .mirroredPhone)
    ).exported(as: .json)
    let error = export.accuracy.error(of: .view, .translation)
    XCTAssertGreaterThan(error, 0)
    XCTAssertLessThanOrEqual(error, 60 * 2e-4)
    XCTAssertEqual(
      export.accuracy.omissions,
      ["2 motion path(s) or modifier(s), which are written as straight lines"])
  }

  func testALoopOnASpringIsWithinATenThousandthOfItsLength() throws {
    let path = MotionPath(from: Point(x: -200, y: 0)) { path in
      path.addArc(center: Point(x: -100, y: 0), delta: .degrees(540))
    }
    let export = Presentation(
      AtomicTransition.move(along: path, orientsToPath: true).animation(.bouncy)
        .compile(for: .insertion, in: .mirroredPhone)
    ).exported(as: .json)
    for (property, range) in [(ViewProperty.translation, 400.0), (.rotation, 4 * .pi)] {
      let error = export.accuracy.error(of: .view, property)
      XCTAssertGreaterThan(error, 0)
      XCTAssertLessThan(error, range * 2e-4)
    }
  }

  func testAPartThatJumpsIsWrittenAsAJump() throws {
    let transition = AtomicTransition.modifier(
      active: BlurredShake(turns: 1, isBlurred: false), identity: BlurredShake(turns: 0)
    ).animation(.linear(duration: 1))
    let timeline = transition.compile(for: .insertion, in: .mirroredPhone).timeline
    let export = Presentation(timeline, in: .mirroredPhone).exported(as: .json)
    let copy = try Presentation(json: export.document).timeline
    XCTAssertEqual(copy.frame(at: 0).view.blur, 0)
    let shift = try XCTUnwrap(export.accuracy.entries.first { $0.property == .blur }).shift
    XCTAssertGreaterThan(shift, 0)
    XCTAssertLessThan(shift, 1e-5)
    XCTAssertEqual(copy.frame(at: shift * 2).view.blur, 1, accuracy: 1e-3)
  }

  /// An animation with more modifiers than a document has becomes lines, which start in the middle, too.
  func testALongAnimationWithANegativeDelayStartsWhereItIsSeen() throws {
    var animation = Animation.easeIn(duration: 1).delay(-0.4)
    for _ in 0..<100 { animation = animation.delay(0).speed(1) }
    let timeline = AtomicTransition.offset(x: 300, y: 0).animation(animation)
      .compile(for: .removal, in: .mirroredPhone).timeline
    let copy = try Presentation(
      json: Presentation(timeline, in: .mirroredPhone).exported(as: .json).document
    ).timeline
    XCTAssertGreaterThan(timeline.frame(at: 0).view.translation.dx, 10)
    for time in [-0.1, 0, 0.2, 0.5, 0.6, 0.7] {
      XCTAssertEqual(
        copy.frame(at: time).view.translation.dx, timeline.frame(at: time).view.translation.dx,
        accuracy: 0.01, "at \(time)")
    }
  }

  func testWhatHasNoDurationIsWrittenAtItsEnd() throws {
    let timeline = AtomicTransition.arc(x: 100, y: 0, intensity: 1).animation(nil)
      .compile(for: .removal, in: .mirroredPhone).timeline
    let copy = try Presentation(
      json: Presentation(timeline, in: .mirroredPhone).exported(as: .json).document
    ).timeline
    XCTAssertEqual(copy.frame(at: 0).view.translation.dx, 100)
  }
}
