import TransitionControllers
import TransitionKit
import TransitionScenes
import XCTest

/// What logs say of the elements of a window.
final class WindowNameTests: XCTestCase {
  private struct Page: ScreenContent, CustomStringConvertible {
    var name: String
    var description: String { name }
    func elements(in size: Size) -> [Element<String>] {
      [Element("cover", frame: Rect(x: 10, y: 10, width: 100, height: 100))]
    }
  }

  private let window = ScreenWindow(
    size: Size(width: 390, height: 844),
    elements: [Element("bar", frame: Rect(x: 0, y: 800, width: 390, height: 44))])

  func testAnIdSaysWhichControllerAndScreenItBelongsTo() throws {
    let pages = TransitionController(ScreenStack([Page(name: "list")]), in: window) { _ in .push() }
    let others = TransitionController(ScreenStack(["map"]), in: window) { _ in .card() }
    pages.push(Page(name: "detail"))
    others.present("settings")
    window.advance(by: 0.1)
    let names = Set(window.frame.elements.map { window.name(of: $0.id) })
    XCTAssertEqual(
      names,
      [
        "bar", "controller 0", "list in controller 0", "cover of list in controller 0",
        "detail in controller 0", "cover of detail in controller 0", "controller 1",
        "map in controller 1", "settings in controller 1",
        "dimming below settings in controller 1",
      ])
  }

  func testAFrameNamesScreens() throws {
    let pages = TransitionController(ScreenStack([Page(name: "list")]), in: window) { _ in .push() }
    pages.push(Page(name: "detail"))
    window.advance(by: 0.1)
    let early = window.frame
    XCTAssertTrue(
      "\(early)".contains("\n0/detail/cover: 100 x 100 at (10, 10) in 0/detail"), "\(early)")
    XCTAssertTrue("\(early)".contains("\n0/list: "), "\(early)")
    var frame = SceneFrame<ScreenElementID>()
    window.sample(into: &frame)
    XCTAssertEqual("\(frame)", "\(early)")
    // A frame keeps the names that it had.
    pages.replaceTop(with: Page(name: "other"))
    window.advance(by: 5)
    XCTAssertTrue("\(early)".contains("\n0/detail/cover: "), "\(early)")
    XCTAssertFalse("\(window.frame)".contains("detail"), "\(window.frame)")
    XCTAssertTrue("\(window.frame)".contains("\n0/other/cover: "), "\(window.frame)")
  }

  func testAScreenThatIsGoneHasItsNumber() throws {
    let pages = TransitionController(ScreenStack(["list", "detail"]), in: window) { _ in .push() }
    let id = try XCTUnwrap(pages.id(of: "detail"))
    XCTAssertEqual(window.name(of: id), "detail in controller 0")
    pages.pop()
    window.advance(by: 5)
    window.advance(by: 5)
    XCTAssertEqual(window.name(of: id), "screen \(id.entry) in controller 0")
  }
}
