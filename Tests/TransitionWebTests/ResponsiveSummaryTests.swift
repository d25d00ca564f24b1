import TransitionExport
import TransitionKit
import TransitionTestSupport
import TransitionWeb
import XCTest

/// The sentence of a responsive sheet about its accuracy.
final class ResponsiveSummaryTests: XCTestCase {
  private let container = Container(size: Size(width: 390, height: 844))

  func testSentenceCountsRotationsScalesAndClipsAsDistances() {
    let animation = Animation.spring(Spring(duration: 0.5, bounce: 0.4))
    for transition: AtomicTransition in [
      .rotate(.degrees(170)), .scale(0.2), .clip(top: 0.4, leading: 0.1),
      .layoutScale(x: 0.5, y: 0.5),
    ] {
      let export = ResponsiveStyleSheet(transition.animation(animation), in: container).exported()
      let error =
        export.accuracy.entries.filter { !isShown($0.property) }.map { $0.error }.max() ?? 0
      XCTAssertGreaterThan(error, 1e-5)
      XCTAssertGreaterThanOrEqual(
        distance(in: export.accuracy.summary), error * 844 * (1 - 1e-9), export.accuracy.summary)
    }
  }

  func testSentenceOfAResponsiveSheetIsThatOfAStyleSheet() {
    for (name, transition) in Thoroughness.some(of: BuiltIn.navigation) {
      let bouncy = transition.animation(.bouncy)
      let accuracy = ResponsiveStyleSheet(bouncy, in: container).exported().accuracy
      // What follows the size has its own translations.
      for operation in NavigationTransition.Operation.allCases {
        let css = Presentation(bouncy.compile(for: operation, in: container)).exported(as: .css)
        let entries = css.accuracy.entries.filter { $0.property != .translation }
        guard !entries.isEmpty,
          entries.contains(where: { !isShown($0.property) && $0.error > 1e-9 })
        else { continue }
        let most = entries.map { isShown($0.property) ? 0 : $0.error * 844 }.max() ?? 0
        XCTAssertGreaterThanOrEqual(distance(in: accuracy.summary), most, "\(name): \(accuracy)")
      }
    }
  }

  func testEverySentenceNamesAnAmount() {
    let all =
      BuiltIn.navigation.map { ResponsiveStyleSheet($1.animation(.bouncy), in: container) }
      + BuiltIn.atomic.map { ResponsiveStyleSheet($1.animation(.bouncy), in: container) }
    for sheet in Thoroughness.some(of: all) {
      let summary = sheet.exported().accuracy.summary
      XCTAssertFalse(summary.contains("within ."), summary)
      XCTAssertFalse(summary.contains("within ,"), summary)
    }
  }

  /// Whether an error of the property moves no point.
  private func isShown(_ property: ViewProperty) -> Bool {
    ![.rotation, .scale, .layoutScale, .clip].contains(property)
  }

  /// The distance that a sentence allows, in points.
  private func distance(in summary: String) -> Double {
    let words = [
      ("a thousandth of a point", 0.001), ("a hundredth of a point", 0.01),
      ("a tenth of a point", 0.1), ("half a point", 0.5), ("a point", 1.0),
    ]
    if let (_, points) = words.first(where: { summary.contains($0.0) }) { return points }
    guard let start = summary.range(of: " points") else { return 0 }
    return Double(summary[..<start.lowerBound].split(separator: " ").last ?? "") ?? 0
  }
}
