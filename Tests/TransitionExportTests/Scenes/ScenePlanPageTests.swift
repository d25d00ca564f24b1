import Foundation
import TransitionExport
import TransitionKit
import TransitionScenes
import XCTest

/// The plan of a change on a web page.
final class ScenePlanPageTests: XCTestCase {
  private struct Row: Decodable, Equatable {
    var element: String
    var action: String
    var reason: String?
  }

  /// The rows of the plan in the data of a page; nil if it has none.
  private func rows(of page: String) throws -> [Row]? {
    struct Variant: Decodable { let plan: [Row]? }
    struct Item: Decodable { let variants: [Variant] }
    struct Data: Decodable { let items: [Item] }
    let json = try XCTUnwrap(
      page.firstMatch(of: /<script type="application\/json" id="data">(.*?)<\/script>/)
    ).output.1
    let data = try JSONDecoder().decode(Data.self, from: Foundation.Data(json.utf8))
    return try XCTUnwrap(data.items.first?.variants.first).plan
  }

  private func transition(_ card: String, _ header: String) -> SceneTransition<String> {
    let frame = Rect(x: 0, y: 0, width: 100, height: 50)
    let size = Size(width: 390, height: 700)
    return SceneTransition(
      from: Scene(size: size) {
        Element("bar", frame: frame)
        Element(card, frame: frame).match("cover", in: "library")
        Element("badge", frame: frame).match("badge")
      },
      to: Scene(size: size) {
        Element("bar", frame: frame)
        Element(header, frame: Rect(x: 0, y: 0, width: 390, height: 200))
          .match("cover", in: "library")
      }, .animated(.linear(duration: 0.4)))
  }

  func testAPageSaysOfEachElementWhatItDoesAndWhy() throws {
    let page = Presentation(transition("card", "header")).exported(as: .html).document
    XCTAssertEqual(
      try rows(of: page),
      [
        Row(element: "bar", action: "stays"),
        Row(
          element: "header", action: "flies from card", reason: "matched: cover in library"),
        Row(element: "card", action: "becomes header", reason: "matched: cover in library"),
        Row(element: "badge", action: "is removed", reason: "no counterpart: badge"),
      ])
    XCTAssertTrue(page.contains("<table id=\"plan\">"))
  }

  func testARowHasEveryIdAsItIsWhateverIsInIt() throws {
    for id in [
      "</script><script>alert(1)</script>", "\"quoted\" 'id' \\", "<!--", "👩‍👧 кот", "&amp;%DATA%",
      "{\"plan\":[]}",
    ] {
      let page = Presentation(transition(id, "header")).exported(as: .html).document
      XCTAssertEqual(page.components(separatedBy: "</script>").count, 3, id)
      let rows = try XCTUnwrap(rows(of: page))
      XCTAssertEqual(rows.first { $0.action == "becomes header" }?.element, id)
      XCTAssertEqual(rows.first { $0.element == "header" }?.action, "flies from \(id)")
    }
  }

  func testControlCharactersInAnIdAreVisible() throws {
    let rows = try XCTUnwrap(
      rows(of: Presentation(transition("a\nb", "header")).exported(as: .html).document))
    XCTAssertTrue(rows.contains { $0.element == "\"a\\nb\"" }, "\(rows)")
  }

  func testOnlyAChangeAsItWasPlannedHasAPlanOnItsPage() throws {
    let transition = transition("card", "header")
    let backwards = Presentation(transition.reversed()).exported(as: .html).document
    XCTAssertNil(try rows(of: backwards))
    let timeline = Presentation(transition.timeline, in: transition.container)
    XCTAssertNil(try rows(of: timeline.exported(as: .html).document))
  }
}
