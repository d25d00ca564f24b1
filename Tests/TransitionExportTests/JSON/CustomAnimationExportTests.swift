import TransitionExport
import TransitionKit
import TransitionTestSupport
import XCTest

/// Custom animations, which are code and so become straight lines in a document.
final class CustomAnimationExportTests: XCTestCase {
  private struct Swing: CustomAnimation {
    let duration: Double

    func value(at time: Double) -> Double {
      let p = time / (duration.isFinite ? duration : 1)
      return p * p * (2.7 * p - 1.7)
    }
  }

  private struct Jump: CustomAnimation {
    let duration = 0.5

    func value(at time: Double) -> Double { time < 0.2718 ? 0.2 : 0.9 }
  }

  private struct Nonsense: CustomAnimation {
    let duration: Double

    func value(at time: Double) -> Double {
      let bits = time.bitPattern &* 0x9E37_79B9_7F4A_7C15
      return bits % 7 == 0 ? .nan : bits % 5 == 0 ? .infinity : Double(bits % 1000)
    }
  }

  private func presentation(_ animation: Animation) -> Presentation {
    Presentation(
      AtomicTransition.offset(x: 400).combined(with: .opacity(0.5)).animation(animation)
        .compile(for: .insertion, in: .mirroredPhone))
  }

  func testTheAccuracyReportBoundsTheErrorOfASmoothCustomAnimation() throws {
    for animation in [
      Animation(Swing(duration: 0.5)), Animation(Swing(duration: 0.5)).delay(0.1).speed(2),
      Animation(Swing(duration: 0.3)).repeatCount(3),
    ] {
      let original = presentation(animation)
      let export = original.exported(as: .json)
      let copy = try Presentation(json: export.document).timeline
      let bound = export.accuracy.error(of: .view, .translation)
      XCTAssertGreaterThan(bound, 0)
      XCTAssertLessThan(bound, 2 * 400 * 1e-5)
      XCTAssertEqual(export.accuracy.omissions.count, 1)
      XCTAssertTrue(export.accuracy.omissions[0].contains("custom animation"))
      let steps = Thoroughness.cases(9973)
      for index in 0...steps {
        let time = original.timeline.duration * Double(index) / Double(steps)
        let (frame, other) = (original.timeline.frame(at: time).view, copy.frame(at: time).view)
        XCTAssertLessThanOrEqual(abs(frame.translation.dx - other.translation.dx), bound)
        XCTAssertLessThanOrEqual(
          abs(frame.opacity - other.opacity), export.accuracy.error(of: .view, .opacity))
      }
    }
  }

  func testAJumpOfACustomAnimationIsShiftedByNoMoreThanTheAccuracyReportSays() throws {
    let original = presentation(Animation(Jump()).speed(0.5))
    let export = original.exported(as: .json)
    let copy = try Presentation(json: export.document).timeline
    let entry = try XCTUnwrap(export.accuracy.entries.first { $0.property == .translation })
    XCTAssertGreaterThan(entry.shift, 0)
    XCTAssertLessThan(entry.shift, 1e-5)
    for time in [0.2718 / 0.5 - entry.shift, 0.2718 / 0.5 + entry.shift] {
      XCTAssertEqual(
        copy.frame(at: time).view.translation.dx,
        original.timeline.frame(at: time).view.translation.dx, accuracy: 1e-6)
    }
  }

  func testCustomAnimationsWithoutSenseAreWrittenAllTheSame() throws {
    let animations = [0, .nan, 1e-300, 0.5, .infinity].flatMap { duration in
      [
        Animation(Nonsense(duration: duration)), Animation(Swing(duration: duration)),
        Animation(Swing(duration: duration)).delay(1).speed(1e200).repeatForever(),
      ]
    }
    for animation in Thoroughness.some(of: animations) {
      let copy = try Presentation(json: presentation(animation).exported(as: .json).document)
      for time in [-1, 0, 1e-9, 0.1, 1, 1e9, 1e15] {
        assertFinite(copy.timeline.frame(at: time))
      }
    }
  }
}
