import Foundation
import TransitionExport
import TransitionKit
import TransitionLottie
import TransitionTestCases
import TransitionTestSupport
import TransitionWeb
import XCTest

/// No exporter writes more, or works longer, than its documents are worth, whatever a timeline was made from.
final class LimitsOfWorkTests: XCTestCase {
  private let formats: [(name: String, format: ExportFormat)] = [
    ("chart", .chart), ("animatedSVG", .animatedSVG), ("css", .css),
    ("webAnimations", .webAnimations), ("lottie", .lottie),
    ("filmstrip", .svg), ("json", .json), ("viewTransitions", .viewTransitions),
  ]

  private func presentation(_ transition: AtomicTransition) -> Presentation {
    Presentation(
      transition.compile(for: .insertion, in: Container(width: 390, height: 844)), named: "limits")
  }

  func testManyStepsAreASlopeInEveryFormat() {
    for (count, jump) in Thoroughness.pairs(
      of: [1001, 1 << 20, 1 << 40, Int.max], and: StepJump.allCases)
    {
      let shown = presentation(
        .opacity.combined(with: .move(edge: .leading))
          .animation(.timingCurve(.steps(count, jump: jump), duration: 1)))
      for (name, format) in formats {
        let export = shown.exported(as: format)
        XCTAssertLessThan(export.document.utf8.count, 1 << 20, "\(name), \(count)")
      }
      let chart = shown.exported(as: .chart)
      XCTAssertGreaterThan(chart.accuracy.error(of: .view, .translation), 0, "\(count)")
    }
  }

  func testAThousandStepsAreStillSteps() {
    let shown = presentation(
      .opacity.animation(.timingCurve(.steps(1000, jump: .end), duration: 1)))
    let animated = shown.exported(as: .animatedSVG).document
    XCTAssertGreaterThan(animated.split(separator: ";").count, 1500)
  }

  func testAShortDocumentCannotAskForMuchWork() throws {
    let source = presentation(
      .opacity.animation(.timingCurve(.steps(7, jump: .start), duration: 1))
    ).exported(as: .json).document
    let hostile = source.replacing(/"count" *: *7\b/, with: "\"count\": 1099511627776")
    XCTAssertNotEqual(hostile, source)
    let shown = try Presentation(json: hostile)
    for (name, format) in formats {
      XCTAssertLessThan(shown.exported(as: format).document.utf8.count, 1 << 20, name)
    }
  }

  func testThousandsOfKeyframesTakeATimeInProportionToTheirNumber() {
    func seconds(_ count: Int, _ format: ExportFormat) -> Double {
      let opacities = (0..<count).map { index -> Keyframe<PropertyValue> in
        .linear(
          PropertyValue([0.5 + 0.4 * Double(index % 2)]),
          duration: 0.01 + 0.001 * Double(index % 7))
      }
      let radii = (0..<count).map { index -> Keyframe<PropertyValue> in
        .linear(PropertyValue([Double(index % 5)]), duration: 0.013)
      }
      let shown = presentation(
        .keyframes(.opacity, from: 0, opacities).combined(
          with: .keyframes(.clipRadius, from: 0, radii)))
      return processorTime { _ = shown.exported(as: format) }
    }
    for format in [ExportFormat.css, .animatedSVG] {
      let count = Thoroughness.cases(200)
      let (few, many) = (seconds(count, format), seconds(4 * count, format))
      XCTAssertLessThan(many, 12 * few + 0.2)
    }
  }

  func testAThousandKeyframesAreAllThere() {
    let opacities = (1...1000).map { index -> Keyframe<PropertyValue> in
      .linear(PropertyValue([0.5 + 0.4 * Double(index % 2)]), duration: 0.01)
    }
    let shown = presentation(.keyframes(.opacity, from: 0.5, opacities))
    let sheet = shown.exported(as: .css)
    XCTAssertGreaterThan(sheet.document.split(separator: "% {").count, 999)
    let picture = shown.exported(as: .animatedSVG)
    XCTAssertGreaterThan(picture.document.split(separator: ";").count, 1999)
    XCTAssertLessThan(sheet.accuracy.error(of: .view, .opacity), 0.01)
  }

  func testClipsThatAreConstantButForRoundingTakeHardlyAnyTime() {
    func seconds(clips: Bool) -> Double {
      var scene = SampleScene()
      scene.add("panel", x: 10, y: 0, width: 300, height: 80, clips: clips)
      scene.move(.frame, from: SIMD4(30, 60, -20, -30), .easeInOut(duration: 0.6))
      for group in 0..<Thoroughness.size(3, or: 1) {
        let id = "\(group)"
        scene.add(id, in: "panel", x: 4 + 60 * Double(group), y: 4, width: 56, height: 70)
        scene.add("row \(id)", in: id, x: 2, y: 32, width: 50, height: 9)
        scene.move(.frame, from: SIMD4(0, 6, 0, 0), .easeOut(duration: 0.35))
      }
      let shown = scene.presentation
      return processorTime { _ = shown.exported(as: .viewTransitions) }
    }
    XCTAssertLessThan(seconds(clips: true), 8 * seconds(clips: false) + 0.2)
  }

  func testSizesOfPicturesHaveLimits() {
    let shown = presentation(.opacity)
    for width in Thoroughness.some(of: [0, -1, 1e9, 1e300, Double.infinity, .nan], atLeast: 2) {
      XCTAssertLessThan(shown.exported(as: .chart(width: width)).document.utf8.count, 1 << 20)
    }
    for frames in [Int.min, 0] + Thoroughness.some(of: [Int.max, 10_000_000]) {
      XCTAssertLessThan(
        shown.exported(as: .filmstrip(frames: frames)).document.utf8.count, 1 << 24)
    }
  }
}
