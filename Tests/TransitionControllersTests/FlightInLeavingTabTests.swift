import TransitionControllers
import TransitionKit
import TransitionScenes
import XCTest

/// Shared elements that fly in a tab while that leaves, and something happens in it.
final class FlightInLeavingTabTests: XCTestCase {
  private struct Page: ScreenContent {
    let number: Int

    func elements(in size: Size) -> [Element<String>] {
      let place = 40.0 * Double(number)
      return [Element("photo", frame: Rect(x: place, y: 2 * place, width: 60 + place, height: 80))]
    }
  }

  /// Where the photos are drawn that fly.
  private func photos(_ window: ScreenWindow) -> [Rect] {
    let frame = window.frame
    return frame.drawList.items.filter { frame[$0.id]?.isFlying ?? false }.map {
      let (matrix, size) = ($0.drawing.matrix, $0.layoutSize)
      let (low, high) = (
        matrix.apply(to: Point(x: 0, y: 0)),
        matrix.apply(to: Point(x: size.width, y: size.height))
      )
      return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
  }

  /// It would have jumped by as much as the tab had moved.
  func testAnElementThatFliesInATabThatLeavesFliesOnToTheNextPageFromWhereItIsSeen() throws {
    for tab in [ScreenTransition.testSlide, .push(), .pager] {
      let window = ScreenWindow(size: Size(width: 400, height: 800))
      let tabs = TransitionController(try TabSelection([0, 1]), in: window) { _ in tab }
      let stack = TransitionController(ScreenStack([Page(number: 0)]), in: tabs.slot(0)) { _ in
        .testSlide.elements(["photo": .sharedElement()])
      }
      stack.push(Page(number: 1))
      window.advance(by: 0.1)
      tabs.select(1)
      window.advance(by: 0.1)
      let before = try XCTUnwrap(photos(window).first)
      XCTAssertLessThan(before.origin.x, 7, "the tab has moved to the left: \(tab)")
      stack.push(Page(number: 2))
      let after = try XCTUnwrap(photos(window).first)
      XCTAssertEqual(after.origin.x, before.origin.x, accuracy: 1e-9, "\(tab)")
      XCTAssertEqual(after.origin.y, before.origin.y, accuracy: 1e-9, "\(tab)")
      XCTAssertEqual(after.width, before.width, accuracy: 1e-9, "\(tab)")
      window.advance(by: 9)
      XCTAssertTrue(window.isIdle)
    }
  }

  /// What stays under a modal was taken for what had left before, so that nothing flew from it.
  func testAnElementFliesToAModalInATabThatLeavesOrThatAFingerTakesAway() throws {
    for isDragged in [false, true] {
      let window = ScreenWindow(size: Size(width: 400, height: 800))
      let tabs = TransitionController(try TabSelection([0, 1]), in: window) { _ in .testSlide }
      let stack = TransitionController(ScreenStack([Page(number: 0)]), in: tabs.slot(0)) { _ in
        .cover(edge: .bottom).elements(["photo": .sharedElement()])
      }
      stack.push(Page(number: 1))
      window.advance(by: 0.1)
      var pan: ScreenInteraction?
      if isDragged {
        pan = tabs.beginInteraction(.tabs, at: finger(0, -1))
        XCTAssertNotNil(pan)
      } else {
        tabs.select(1)
      }
      window.advance(by: 0.05)
      let before = try XCTUnwrap(photos(window).first)
      stack.present(Page(number: 2))
      let after = try XCTUnwrap(photos(window).first, "dragged: \(isDragged)")
      XCTAssertEqual(after.origin.x, before.origin.x, accuracy: 1e-9)
      XCTAssertEqual(after.origin.y, before.origin.y, accuracy: 1e-9)
      XCTAssertEqual(after.width, before.width, accuracy: 1e-9)
      pan?.cancel(at: 0.1)
      window.advance(by: 9)
      XCTAssertTrue(window.isIdle)
    }
  }
}
