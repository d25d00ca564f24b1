import TransitionExport
import TransitionKit
import TransitionLottie
import TransitionTestCases
import TransitionTestSupport
import TransitionWeb
import XCTest

/// How formats show backgrounds, borders and the colours of shadows.
final class SurfaceColorTests: XCTestCase {
  private let all: AtomicTransition = [
    .background(Color(red: 0, green: 0.2, blue: 1, alpha: 0.5)),
    .border(Color(red: 1, green: 0.4, blue: 0, alpha: 0.6), width: 4),
    .shadow(color: Color(red: 0.2, green: 0, blue: 0.4, alpha: 0.8), radius: 6, x: 1, y: 3),
  ]

  private func export(_ transition: AtomicTransition, _ format: ExportFormat) -> Export {
    Presentation(
      transition.animation(.linear(duration: 1)).compile(for: .insertion, in: .mirroredPhone),
      named: "card"
    ).exported(as: format)
  }

  func testAStyleSheetHasABackgroundABorderInFrontAndAShadowOfItsColour() {
    let css = export(all, .css).document
    for line in [
      "from { background-color: rgb(0 51 255 / 0.5); }",
      "from { box-shadow: inset 0 0 0 4px rgb(255 102 0); }", "from { opacity: 0.6; }",
      "from { box-shadow: 1px 3px 12px rgb(51 0 102 / 0.8); }",
      "to { box-shadow: 0px 0px 0px rgb(0 0 0 / 0); }", ".card-view::before {",
      "@keyframes card-view-border-box-shadow {", "@keyframes card-view-border-opacity {",
    ] {
      XCTAssertTrue(css.contains(line), "\(line)\n\(css)")
    }
  }

  func testAShadowWhoseColourMovesWhileItFadesHasKeyframesForTheirProduct() {
    let transition: AtomicTransition = [
      .shadow(radius: 4), .custom { view, _, _ in view.initial.shadowColor = .white },
    ]
    let css = export(transition, .css).document
    let keyframes = css.split(separator: "\n").filter { $0.contains("% { box-shadow:") }
    XCTAssertTrue((5...10).contains(keyframes.count), css)
    for keyframe in keyframes {
      let numbers = allNumbers(in: String(keyframe))
      let rest = 1 - numbers[0] / 100
      XCTAssertEqual(numbers[4], 255 * rest, accuracy: 1e-3)
      XCTAssertEqual(numbers[7], 0.3 * rest, accuracy: 1e-6)
    }
  }

  func testABorderWithoutAColourIsNotWritten() {
    let transition = AtomicTransition.custom { view, _, _ in view.initial.borderWidth = 3 }
    XCTAssertFalse(export(transition, .css).document.contains("::before"))
  }

  func testMovingPicturesDrawThemInOrder() throws {
    let svg = export(all, .animatedSVG()).document
    let background = try XCTUnwrap(svg.range(of: "fill=\"rgb(0%,20%,100%)\""))
    let border = try XCTUnwrap(svg.range(of: "stroke=\"rgb(100%,40%,0%)\""))
    XCTAssertLessThan(background.lowerBound, border.lowerBound)
    XCTAssertTrue(svg.contains("attributeName=\"stroke-width\""), svg)
    XCTAssertTrue(svg.contains("values=\"rgb(20%,0%,40%);"), svg)
  }

  func testReportsNameWhatIsLeftOut() {
    let lottie = export(all, .lottie).accuracy.omissions.joined(separator: "\n")
    XCTAssertTrue(lottie.contains("view.background: it is behind the card"), lottie)
    XCTAssertTrue(lottie.contains("view.borderWidth: the card has no border"), lottie)
    XCTAssertTrue(lottie.contains("view.shadow: "), lottie)
    let pieces = all.combined(with: .slidingDoors())
    let css = export(pieces, .css).accuracy.omissions.joined(separator: "\n")
    XCTAssertTrue(css.contains("view.background, as the view is in pieces"), css)
    XCTAssertTrue(css.contains("view.borderWidth, as the view is in pieces"), css)
  }

  func testDocumentsKeepThem() throws {
    let compiled = all.compile(for: .insertion, in: .mirroredPhone)
    let document = Presentation(compiled, named: "card").exported(as: .json).document
    let read = try Presentation(json: document).timeline
    for time in [0, 0.1, 0.2, 0.35] {
      XCTAssertEqual(read.frame(at: time).view, compiled.timeline.frame(at: time).view)
    }
  }
}
