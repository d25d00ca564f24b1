import TransitionExport
import TransitionKit
import TransitionWeb
import XCTest

/// What the guide for those who come from CSS claims about style sheets.
final class MigrationExportTests: XCTestCase {
  private let container = Container(width: 390, height: 844)

  private func sheet(_ transition: AtomicTransition) -> String {
    Presentation(transition.compile(for: .insertion, in: container), named: "card")
      .exported(as: .css).document
  }

  func testCurvesOfCSSAreWrittenAsTheyAre() {
    XCTAssertEqual(UnitCurve.ease.cssEasing, "cubic-bezier(0.25, 0.1, 0.25, 1)")
    XCTAssertTrue(Animation.bouncy.cssEasing.hasPrefix("linear("))
  }

  func testSheetsOfAnySizeHaveBothOperationsAndReducedMotion() {
    let slide = NavigationTransition.slide.animation(.timingCurve(.ease, duration: 0.3))
    let css = ResponsiveStyleSheet(slide, named: "page").exported().document
    for part in [
      "300ms cubic-bezier(0.25, 0.1, 0.25, 1) 0ms both", ".page.push", ".page.pop",
      "@media (prefers-reduced-motion: reduce)", "translate: -100% 0",
    ] {
      XCTAssertTrue(css.contains(part), part)
    }
  }

  func testFullRotationsAndShadowsKeepTheirNumbers() {
    XCTAssertTrue(sheet(.rotate(.degrees(720))).contains("rotate: 720deg"))
    XCTAssertTrue(sheet(.shadow(opacity: 0.5, radius: 5)).contains("box-shadow: 0px 0px 10px"))
  }

  func testKeyframesWithEasingsBecomeStraightLines() {
    let drop = AtomicTransition.keyframes(
      .translation, from: [0, -300, 0],
      [
        .linear([0, 20, 0], duration: 0.24, timingCurve: .easeOut),
        .linear([0, 0, 0], duration: 0.16, timingCurve: .easeIn),
      ])
    let keyframes = sheet(drop).split(separator: "\n").filter { $0.contains("{ translate:") }
    XCTAssertEqual(keyframes.count, 15)
    XCTAssertFalse(sheet(drop).contains("cubic-bezier"))
  }
}
