import TransitionControllers
import TransitionKit
import XCTest

/// Tabs as values.
final class TabSelectionTests: XCTestCase {
  func testATabThatFollowsIsLaterAlsoIfOthersHaveGone() throws {
    let old = try TabSelection(["x", "y", "a", "b"], selected: "a")
    let new = try TabSelection(["a", "b"], selected: "b")
    XCTAssertEqual(new.operation(from: old), .selectLater)
    XCTAssertEqual(old.operation(from: new), .selectEarlier)
    XCTAssertEqual(new.edge(from: old), .trailing)
  }

  func testTheFirstTabIsSelectedByDefault() throws {
    XCTAssertEqual(try TabSelection(["a", "b"]).selected, "a")
    XCTAssertEqual(try TabSelection(["a", "b"], selected: "b").index, 1)
    XCTAssertEqual(try TabSelection(["a", "b", "a"]).tabs, ["a", "b"])
    XCTAssertEqual("\(try TabSelection(["a", "b"], selected: "b"))", "a [b]")
  }

  func testUnknownTabsAreRefused() throws {
    let none: [String] = []
    for (tabs, selected) in [(none, nil), (["a"], "b" as String?)] {
      XCTAssertThrowsError(try TabSelection(tabs, selected: selected)) {
        XCTAssertEqual($0 as? OperationRefusal, .unknownTab)
      }
    }
    var tabs = try TabSelection(["a", "b"])
    XCTAssertThrowsError(try tabs.select("z"))
    XCTAssertEqual(tabs.selected, "a")
  }

  func testThereIsNothingBeyondTheEnds() throws {
    var tabs = try TabSelection(["a", "b"])
    XCTAssertThrowsError(try tabs.selectPrevious()) {
      XCTAssertEqual($0 as? OperationRefusal, .beyondEnds)
    }
    try tabs.selectNext()
    XCTAssertEqual(tabs.selected, "b")
    XCTAssertThrowsError(try tabs.selectNext())
    try tabs.selectPrevious()
    XCTAssertEqual(tabs.selected, "a")
  }

  func testTheDirectionIsThatOfTheTabs() throws {
    let first = try TabSelection(["a", "b", "c"])
    var last = first
    try last.select("c")
    XCTAssertEqual(last.operation(from: first), .selectLater)
    XCTAssertEqual(last.edge(from: first), .trailing)
    XCTAssertEqual(first.operation(from: last), .selectEarlier)
    XCTAssertEqual(first.edge(from: last), .leading)
    XCTAssertNil(first.operation(from: first))
    XCTAssertNil(first.edge(from: first))
  }
}
