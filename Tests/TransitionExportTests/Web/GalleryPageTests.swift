import Foundation
import TransitionExport
import TransitionKit
import XCTest

final class GalleryPageTests: XCTestCase {
  func testNamesCannotLeaveTheScriptOrTheMarkup() {
    let page = GalleryPage(
      title: "<u>%DATA%</u>",
      [GalleryPage.Exhibit("</script><script>alert(1)", "<!--", .slide)])
    let document = page.exported().document
    XCTAssertFalse(document.contains("</script><script>alert"))
    XCTAssertFalse(document.contains("<u>"))
    XCTAssertTrue(document.contains("&lt;u&gt;%DATA%&lt;/u&gt;"))
    XCTAssertEqual(document.components(separatedBy: "</script>").count, 3)
  }

  func testEachVariantIsInThePageOnce() throws {
    func variants(_ transition: NavigationTransition) throws -> (count: Int, settings: Int) {
      let document = GalleryPage(title: "page", [GalleryPage.Exhibit("one", "", transition)])
        .exported().document
      let json = try XCTUnwrap(
        document.firstMatch(of: /<script type="application\/json" id="data">(.*?)<\/script>/)
      ).output.1
      let root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      let exhibits = try XCTUnwrap(root?["exhibits"] as? [[String: Any]])
      return (
        (exhibits[0]["variants"] as? [Any])?.count ?? 0,
        (exhibits[0]["index"] as? [String: Any])?.count ?? 0
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

  func testProgressIsToldForEachExhibit() {
    var told: [Int] = []
    _ = GalleryPage(
      title: "page",
      [GalleryPage.Exhibit("a", "", .slide), GalleryPage.Exhibit("b", "", .swing)]
    ).exported { told.append($0) }
    XCTAssertEqual(told, [0, 1])
  }
}
