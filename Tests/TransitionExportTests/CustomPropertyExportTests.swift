import TransitionExport
import TransitionKit
import XCTest

final class CustomPropertyExportTests: XCTestCase {
  private let presentation: Presentation = {
    let total = CustomProperty("total", identity: 100.0, composition: .replace)
    let glow = CustomProperty("glow", identity: Color.clear)
    return Presentation(
      AtomicTransition.value(total, from: 0).combined(with: [
        .value(glow, from: .white), .scale(0.5),
      ])
      .compile(for: .insertion, in: .phone), named: "count")
  }()

  func testTextAndChartsShowPropertiesOfOnesOwn() {
    let csv = presentation.exported(as: .csv(framesPerSecond: 10))
    XCTAssertTrue(csv.document.contains("view.total"))
    XCTAssertTrue(csv.document.contains("view.glow.alpha"))
    XCTAssertTrue(presentation.exported(as: .table(framesPerSecond: 10)).document.contains("total"))
    let chart = presentation.exported(as: .chart)
    XCTAssertTrue(chart.document.contains("total"))
    XCTAssertTrue(chart.certificate.entries.contains { $0.property.name == "total" })
  }

  func testAllOtherFormatsSayThatTheyLeaveThemOut() {
    for format in [
      ExportFormat.svg, .animatedSVG, .html, .css, .webAnimations, .lottie,
    ] {
      let certificate = presentation.exported(as: format).certificate
      XCTAssertEqual(
        certificate.omissions.filter { $0.contains("a property of one's own") },
        ["view.glow, a property of one's own", "view.total, a property of one's own"])
      XCTAssertTrue(certificate.entries.allSatisfy { $0.property.name == "scale" })
    }
  }
}
