import Foundation
import TransitionExport
import TransitionKit
import XCTest
import gallery

final class GalleryPageTests: XCTestCase {
  private let container = Container(size: Size(width: 390, height: 844))

  private func page(_ name: String, _ transition: NavigationTransition, title: String = "page")
    -> GalleryExport
  {
    GalleryPage(title: title, items: [GalleryPage.Item(name: name, transition: transition)])
      .exported(in: container)
  }

  func testNamesCannotLeaveTheScriptOrTheMarkup() {
    let document = page("</script><script>alert(1)", .slide, title: "<u>%DATA%</u>").document
    XCTAssertFalse(document.contains("</script><script>alert"))
    XCTAssertFalse(document.contains("<u>"))
    XCTAssertTrue(document.contains("&lt;u&gt;%DATA%&lt;/u&gt;"))
    XCTAssertEqual(document.components(separatedBy: "</script>").count, 3)
  }

  func testEachVariantIsInThePageOnce() throws {
    func variants(_ transition: NavigationTransition) throws -> (count: Int, settings: Int) {
      let item = try item(of: page("one", transition).document)
      return (
        (item["variants"] as? [Any])?.count ?? 0, (item["index"] as? [String: Any])?.count ?? 0
      )
    }
    // A cross-fade is the same from right to left and with reduced motion, but not when popped.
    XCTAssertEqual(try variants(.fade(.cross)).count, 2)
    // A slide to the right is a pop, or a push from right to left; its texts tell which.
    XCTAssertGreaterThanOrEqual(try variants(.slide).count, 4)
    XCTAssertEqual(try variants(.slide).settings, 8)
  }

  func testThePageOfOneTimelineHasNoSettings() {
    let compiled = AtomicTransition.opacity.compile(for: .insertion, in: container)
    let export = Presentation(compiled, named: "fade").exported(as: .page(tolerance: 0.001))
    XCTAssertTrue(export.document.contains(#""index":{"only":0}"#))
    XCTAssertFalse(export.document.contains(#""findings":"#))
    XCTAssertEqual(export.accuracy.error(of: .view, .opacity), 0)
  }

  func testAPageHasTheNumbersOfEachItem() throws {
    let swing = NavigationTransition.swing.animation(.bouncy)
    let item = try item(of: page("swing", swing).document)
    let variants = try XCTUnwrap(item["variants"] as? [[String: Any]])
    let index = try XCTUnwrap((item["index"] as? [String: Int])?["push ltr full"])
    let numbers = try XCTUnwrap(variants[index]["numbers"] as? [String: Any])
    // One spring drives everything, so that there is one easing.
    XCTAssertEqual((numbers["easings"] as? [Any])?.count, 1)
    let rows = try XCTUnwrap(numbers["rows"] as? [[String: Any]])
    let rotation = try XCTUnwrap(
      rows.first { $0["view"] as? String == "destination" && $0["name"] as? String == "rotation.z" }
    )
    XCTAssertEqual(rotation["values"] as? [Double], [-70, 0])
    XCTAssertEqual(rotation["unit"] as? String, "°")
    XCTAssertTrue(
      rows.contains { $0["name"] as? String == "zPosition" && $0["values"] as? [Double] == [1] })
  }

  func testThePageTellsOfPiecesInALineForEachProperty() throws {
    let document = page("explode", NavigationTransition(.explode(rows: 3, columns: 3))).document
    XCTAssertTrue(document.contains("destination pieces.opacity, of 9: exact"))
    XCTAssertFalse(document.contains("destination piece 3.opacity is"))
  }

  func testProgressIsToldForEachItem() {
    var told: [Int] = []
    _ = GalleryPage(
      title: "page",
      items: [
        GalleryPage.Item(name: "a", transition: .slide),
        GalleryPage.Item(name: "b", transition: .swing),
      ]
    ).exported(in: container) { told.append($0) }
    XCTAssertEqual(told, [0, 1])
  }

  func testThePageSaysHowExactItIsInOneLineAndEachItemOnRequest() throws {
    let export = GalleryPage(
      title: "two",
      items: [
        GalleryPage.Item(name: "calm", transition: .slide),
        GalleryPage.Item(name: "springy", transition: .slide.animation(.bouncy)),
      ]
    ).exported(in: container)
    XCTAssertEqual(export.reports.map { $0.name }, ["calm", "springy"])
    XCTAssertEqual(export.reports[0].report.error(of: .origin, .translation), 0)
    XCTAssertGreaterThan(export.reports[1].report.error(of: .origin, .translation), 0.1)
    // The whole has the worst of all items.
    XCTAssertEqual(
      export.accuracySummary,
      "2 transitions: the same to within half a point and 0.0981 % of opacity and color; "
        + "--accuracy lists every property")
    for (name, report) in export.reports {
      XCTAssertTrue(export.accuracyOfEach.contains("\n\(name):\n  \(report.summary)"))
    }
    XCTAssertTrue(export.accuracyOfEach.hasPrefix(export.accuracySummary))
    XCTAssertEqual(
      page("slide", .slide).accuracySummary, "slide: exact; --accuracy lists every property")
  }

  private func item(of document: String) throws -> [String: Any] {
    let json = try XCTUnwrap(
      document.firstMatch(of: /<script type="application\/json" id="data">(.*?)<\/script>/)
    ).output.1
    let root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    return try XCTUnwrap((root?["items"] as? [[String: Any]])?.first)
  }
}
