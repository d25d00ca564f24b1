import Foundation
import TransitionExport
import TransitionKit
import XCTest

final class GalleryPageTests: XCTestCase {
  func testNamesCannotLeaveTheScriptOrTheMarkup() {
    let page = GalleryPage(
      title: "<u>%DATA%</u>",
      [GalleryPage.Item("</script><script>alert(1)", "<!--", .slide)])
    let document = page.exported().document
    XCTAssertFalse(document.contains("</script><script>alert"))
    XCTAssertFalse(document.contains("<u>"))
    XCTAssertTrue(document.contains("&lt;u&gt;%DATA%&lt;/u&gt;"))
    XCTAssertEqual(document.components(separatedBy: "</script>").count, 3)
  }

  func testEachVariantIsInThePageOnce() throws {
    func variants(_ transition: NavigationTransition) throws -> (count: Int, settings: Int) {
      let document = GalleryPage(title: "page", [GalleryPage.Item("one", "", transition)])
        .exported().document
      let json = try XCTUnwrap(
        document.firstMatch(of: /<script type="application\/json" id="data">(.*?)<\/script>/)
      ).output.1
      let root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      let items = try XCTUnwrap(root?["items"] as? [[String: Any]])
      return (
        (items[0]["variants"] as? [Any])?.count ?? 0,
        (items[0]["index"] as? [String: Any])?.count ?? 0
      )
    }
    // A cross-fade is the same from right to left and with reduced motion, but not when popped.
    XCTAssertEqual(try variants(.fade(.cross)).count, 2)
    // A slide to the right is a pop, or a push from right to left; its texts tell which.
    XCTAssertGreaterThanOrEqual(try variants(.slide).count, 4)
    XCTAssertEqual(try variants(.slide).settings, 8)
  }

  func testThePageOfOneTimelineHasNoSettings() {
    let compiled = AtomicTransition.opacity.compile(for: .insertion, in: .phone)
    let export = Presentation(compiled, named: "fade").exported(as: .html)
    XCTAssertTrue(export.document.contains(#""index":{"only":0}"#))
    XCTAssertEqual(export.accuracy.error(of: .view, .opacity), 0)
  }

  func testAPageHasTheCodeTheStyleSheetAndTheNumbersOfEachItem() throws {
    let swing = NavigationTransition.swing.animation(.bouncy)
    let code = "NavigationTransition.swing\n  .animation(.bouncy)"
    let document = GalleryPage(title: "page", [GalleryPage.Item("swing", "", swing, code: code)])
      .exported(in: Container(size: Size(width: 390, height: 844))).document
    let item = try item(of: document)
    XCTAssertEqual(item["code"] as? String, code)
    let variants = try XCTUnwrap(item["variants"] as? [[String: Any]])
    let index = try XCTUnwrap((item["index"] as? [String: Int])?["push ltr full"])
    let compiled = swing.compile(for: .push, in: Container(size: Size(width: 390, height: 844)))
    let presentation = Presentation(compiled, named: "swing")
    XCTAssertEqual(
      variants[index]["css"] as? String, presentation.exported(as: .css).document)
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

  private func item(of document: String) throws -> [String: Any] {
    let json = try XCTUnwrap(
      document.firstMatch(of: /<script type="application\/json" id="data">(.*?)<\/script>/)
    ).output.1
    let root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    return try XCTUnwrap((root?["items"] as? [[String: Any]])?.first)
  }

  func testProgressIsToldForEachItem() {
    var told: [Int] = []
    _ = GalleryPage(
      title: "page",
      [GalleryPage.Item("a", "", .slide), GalleryPage.Item("b", "", .swing)]
    ).exported { told.append($0) }
    XCTAssertEqual(told, [0, 1])
  }
}
