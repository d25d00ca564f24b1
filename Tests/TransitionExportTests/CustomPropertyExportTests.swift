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
      ExportFormat.html, .css, .webAnimations, .lottie,
    ] {
      let certificate = presentation.exported(as: format).certificate
      XCTAssertEqual(
        certificate.omissions.filter { $0.contains("a property of one's own") },
        ["view.glow, a property of one's own", "view.total, a property of one's own"])
      XCTAssertTrue(certificate.entries.allSatisfy { $0.property.name == "scale" })
    }
  }

  // MARK: Texts

  /// A text that counts up, and one that means something in markup.
  private func texts(_ more: AtomicTransition = .identity) -> Presentation {
    let total = CustomProperty("total", identity: 40.0, composition: .replace) { "\(Int($0)) <&>" }
    let glow = CustomProperty("glow", identity: Color.clear)
    return Presentation(
      AtomicTransition.value(total, from: 0).animation(.linear(duration: 1))
        .combined(with: [.value(glow, from: .white), more])
        .compile(for: .insertion, in: .phone), named: "count")
  }

  func testAFilmstripShowsTheTextOfEveryFrame() {
    let export = texts().exported(as: .filmstrip(frames: 3))
    for text in ["0", "20", "40"] {
      XCTAssertTrue(export.document.contains(">\(text) &lt;&amp;&gt;</text>"), text)
    }
    XCTAssertTrue(export.certificate.entries.contains { $0.property.name == "total" })
    XCTAssertTrue(export.certificate.omissions.contains("view.glow, a property of one's own"))
  }

  func testTextsTakeTurnsInAnAnimatedPicture() throws {
    for more in [
      AtomicTransition.identity, .rotate3D(.degrees(60), axis: (x: 0, y: 1, z: 0)),
      .layoutScale(x: 0.5, y: 0.5), .pieces(.columns(2)) { _ in .identity },
    ] {
      let export = texts(more).exported(as: .animatedSVG)
      let texts = export.document.matches(of: /class="value"/).count
      let isTakenApart = export.document.contains("class=\"pieces\"")
      XCTAssertEqual(texts, isTakenApart ? 0 : 41)
      XCTAssertEqual(export.document.matches(of: /attributeName="display"/).count, texts)
      XCTAssertEqual(export.document.matches(of: /display="inline"/).count, min(texts, 1))
      XCTAssertEqual(
        export.certificate.omissions.contains {
          $0.hasPrefix("view.total between 41 texts")
        }, !isTakenApart)
      XCTAssertEqual(
        export.certificate.omissions.contains("view.total, a property of one's own"), isTakenApart)
      XCTAssertTrue(
        export.certificate.omissions.contains("view.glow, a property of one's own"))
    }
  }

  func testATextThatChangesAllTheTimeHasAtMostSixtySteps() {
    let share = CustomProperty("share", identity: 1.0) { "\($0)" }
    let export = Presentation(
      AtomicTransition.value(share, from: 0).compile(for: .insertion, in: .phone)
    ).exported(as: .animatedSVG)
    XCTAssertEqual(export.document.matches(of: /class="value"/).count, 60)
    let entry = export.certificate.entries.first { $0.property.name == "share" }
    XCTAssertGreaterThan(entry?.shift ?? 0, 0)
  }
}
