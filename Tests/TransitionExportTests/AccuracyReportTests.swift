import TransitionExport
import TransitionKit
import TransitionLottie
import TransitionTestSupport
import TransitionWeb
import XCTest

final class AccuracyReportTests: XCTestCase {
  private let container = Container(size: Size(width: 390, height: 844))

  private func offset(_ animation: Animation) -> Presentation {
    Presentation(
      AtomicTransition.offset(x: 390, y: 0).animation(animation)
        .compile(for: .insertion, in: container))
  }

  func testTheDescriptionTellsExactPropertiesFromOthers() {
    let presentation = Presentation(
      AtomicTransition.rotate(.degrees(30)).combined(with: .zPosition(2))
        .compile(for: .removal, in: .mirroredPhone))
    let lines = presentation.exported(as: .table(framesPerSecond: 7)).accuracy.description
      .split(separator: "\n")
    XCTAssertEqual(lines.count, 4)
    XCTAssertEqual(
      lines[0], "Looks the same to within a hundredth of a point, apart from 1 thing listed below.")
    XCTAssertTrue(lines[1].hasPrefix("view.rotation is within "), "\(lines)")
    XCTAssertEqual(lines[2], "view.zPosition is exact")
    XCTAssertEqual(
      lines[3], "not expressed: what lies between the frames is not in the document")
  }

  func testNoFormatForgetsThatAMotionDoesNotKeepItsTolerance() {
    // A motion that is 100 points off where 0.001 were asked for.
    let timeline = offset(.linear(duration: 1)).timeline
    let entry = AccuracyReport.Entry(
      view: .view, property: .translation, errors: SIMD4(100, 0, 0, 0),
      tolerances: SIMD4(repeating: 0.001), time: 0.25)
    let size = Size(width: 100, height: 100)
    let motion = KeyframedTrack(
      view: .view, property: .translation,
      keyframes: [
        KeyframedTrack.Keyframe(time: 0, value: .zero, easing: .steps(3, .end)),
        KeyframedTrack.Keyframe(time: 0.5, value: SIMD4(1, 0, 0, 0)),
        KeyframedTrack.Keyframe(time: 0.5, value: SIMD4(2, 0, 0, 0)),
        KeyframedTrack.Keyframe(time: 1, value: SIMD4(3, 0, 0, 0)),
      ], entry: entry)
    for copy in [
      motion.reversed(over: 1), motion.withoutLines(), motion.withSeparateTimes(over: 1),
      motion.withoutSteps(), motion.withinLimits(in: size), motion.withoutInitialJumps(),
    ] {
      XCTAssertEqual(copy.entry.error, 100)
      XCTAssertEqual(copy.entry.tolerance, 0.001)
      XCTAssertFalse(copy.entry.keepsTolerance)
    }
    let track = LottieTrack(motion, in: size, of: timeline, framesPerSecond: 60)
    XCTAssertFalse(track.entry.keepsTolerance)
    XCTAssertEqual(track.entry.error, 100)
  }

  func testNoReportOfSeveralForgetsThatOneDoesNotKeepItsTolerance() {
    func entry(_ error: Double, within tolerance: Double) -> AccuracyReport.Entry {
      AccuracyReport.Entry(
        view: .view, property: .opacity, errors: SIMD4(repeating: error),
        tolerances: SIMD4(repeating: tolerance), time: 0)
    }
    for pair in [(0.5, 0.1, 2.0, 3.0), (2, 3, 0.5, 0.1), (0.5, 0.1, 0.7, 0.2)] {
      var union = entry(pair.0, within: pair.1)
      union.formUnion(entry(pair.2, within: pair.3))
      XCTAssertFalse(union.keepsTolerance, "\(pair)")
      XCTAssertEqual(union.error, max(pair.0, pair.2))
    }
    var kept = entry(0.5, within: 0.6)
    kept.formUnion(entry(0.1, within: 0.2))
    XCTAssertTrue(kept.keepsTolerance)
  }

  func testReportsOfManyPiecesAreUnitedInLinearTime() {
    func report(_ count: Int) -> AccuracyReport {
      AccuracyReport(
        entries: (0..<count).map {
          AccuracyReport.Entry(
            view: .piece(of: .view, $0), property: .translation, error: Double($0), time: 0)
        },
        omissions: (0..<count).map { "piece \($0)" })
    }
    func time(_ count: Int) -> Double {
      let (one, other) = (report(count), report(count + 1))
      return processorTime {
        var union = one
        union.formUnion(other)
        union.formUnion(other)
        union.add(one)
        XCTAssertEqual(union.entries.count, count + 1)
        XCTAssertEqual(union.omissions.count, count + 1)
        XCTAssertEqual(
          union.error(of: .piece(of: .view, count - 1), .translation), 2 * Double(count - 1))
      }
    }
    let (once, fourTimes) = (time(500), time(2000))
    XCTAssertLessThan(fourTimes, 9 * once + 0.01, "\(once) s, \(fourTimes) s")
  }

  func testRoundingBeyondTheToleranceIsReportedByEveryFormat() {
    let presentation = offset(.easeIn)
    for format in [ExportFormat.animatedSVG(tolerance: 1e-9), .webAnimations(tolerance: 1e-9)] {
      let report = presentation.exported(as: format).accuracy
      let isExact = report.error(of: .view, .translation) == 0
      XCTAssertEqual(report.keepsTolerance, isExact, "\(report)")
    }
    let steps = offset(.timingCurve(.steps(5000))).exported(as: .lottie(tolerance: 1e-6)).accuracy
    XCTAssertFalse(steps.keepsTolerance, "\(steps)")
    XCTAssertTrue(steps.summary.hasPrefix("Differs by up to a tenth of a point"), "\(steps)")
    for format in [ExportFormat.css, .webAnimations, .lottie, .animatedSVG] {
      XCTAssertTrue(offset(.bouncy).exported(as: format).accuracy.keepsTolerance)
    }
  }

  #if !DEBUG
    // Twenty thousand samples of each of several attempts, which take long without optimisation.
    func testWhatWouldTakeTooManyPointsIsSaidByEveryFormat() {
      let wild = Animation.interpolatingSpring(stiffness: 1e5, damping: 0.01)
      let path = AtomicTransition.move(
        along: MotionPath(from: Point(x: -200, y: 0)) { $0.addArc(to: .zero, bulge: 1) })
      for transition in [.offset(x: 390, y: 0), path] {
        let presentation = Presentation(
          transition.animation(wild).compile(for: .insertion, in: container))
        for format in [
          ExportFormat.css(tolerance: 1e-6), .webAnimations(tolerance: 1e-6),
          .lottie(tolerance: 1e-6), .animatedSVG(tolerance: 1e-6),
        ] {
          let report = presentation.exported(as: format).accuracy
          XCTAssertFalse(report.keepsTolerance, "\(report)")
          XCTAssertTrue(report.summary.hasPrefix("Differs by up to "), "\(report)")
        }
      }
    }
  #endif

  func testASmallRotationAboutChangingAxesKeepsATenthOfItsRangeNotOfARadian() throws {
    let transition: AtomicTransition = [
      .rotate(.radians(0.03)).animation(.easeIn(duration: 1)),
      .rotate3D(.radians(0.02), axis: (x: 1, y: 1, z: 0), perspective: 0)
        .animation(.easeOut(duration: 0.7)),
    ]
    for format in [ExportFormat.css(tolerance: 0.1), .webAnimations(tolerance: 0.1)] {
      let report = Presentation(transition.compile(for: .insertion, in: container))
        .exported(as: format).accuracy
      let entry = try XCTUnwrap(report.entries.first { $0.property == .rotation })
      XCTAssertTrue(entry.keepsTolerance, "\(entry)")
      XCTAssertLessThanOrEqual(entry.error, 0.003, "\(entry)")
      XCTAssertEqual(entry.unit, "radians")
    }
  }

  func testTheFinalJumpOfASpringIsReported() throws {
    let presentation = offset(.spring(duration: 0.5, bounce: 0.2))
    let (timeline, end) = (presentation.timeline, presentation.timeline.duration)
    let jump = abs(timeline.frame(at: end.nextDown).view.translation.dx)
    XCTAssertGreaterThan(jump, 0.1)
    for format in [ExportFormat.css, .lottie, .animatedSVG] {
      for presentation in [presentation, Presentation(timeline.reversed(), in: container)] {
        let report = presentation.exported(as: format).accuracy
        let entry = try XCTUnwrap(report.entries.first { $0.property == .translation })
        XCTAssertEqual(entry.snap, jump, accuracy: 1e-6)
        XCTAssertTrue("\(report)".contains("; at its end a spring jumps by 0.39"), "\(report)")
      }
    }
    let curve = try XCTUnwrap(offset(.easeIn).exported(as: .css).accuracy.entries.first)
    XCTAssertEqual(curve.snap, 0)
  }

  func testAReportBeginsWithASentenceAndHasAUnitAtEveryNumber() throws {
    let transition = NavigationTransition.swing.animation(.bouncy).combined(
      with: .custom { origin, destination, _, _ in
        origin.initial.opacity = 0.5
        destination.initial.scale = Scale(x: 0.5, y: 0.5)
        destination.initial.overlay = .white
      }.animation(.bouncy))
    let report = Presentation(transition.compile(for: .push, in: container)).exported(as: .css)
      .accuracy
    let lines = report.description.split(separator: "\n")
    XCTAssertEqual(lines.first.map { String($0) }, report.summary)
    XCTAssertNotNil(
      report.summary.wholeMatch(
        of: /Looks the same to within .+ points? and [\d.]+ % of opacity and color.*|Differs .*/
      ),
      report.summary)
    for line in lines.dropFirst() where !line.hasPrefix("not expressed") {
      // Every number stands before its unit.
      for match in line.matches(of: /(\d\S*)( \S+)?/) where !match.output.1.contains("°)") {
        let unit = try XCTUnwrap(match.output.2, "\(line)")
        XCTAssertTrue(
          [" points", " points,", " radians", " of", " s", " s,", " s;"].contains(unit), "\(line)")
      }
    }
  }

  func testTheSentenceOfASlideOnASpringIsWithinHalfAPoint() {
    let slide = NavigationTransition.slide.animation(.bouncy).compile(for: .push, in: container)
    XCTAssertEqual(
      Presentation(slide).exported(as: .css).accuracy.summary,
      "Looks the same to within half a point.")
    let plain = NavigationTransition.slide.compile(for: .push, in: container)
    XCTAssertEqual(
      Presentation(plain).exported(as: .css).accuracy.summary,
      "Says exactly what the timeline does.")
  }
}
