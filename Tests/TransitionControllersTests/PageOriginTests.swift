import TransitionControllers
import TransitionKit
import TransitionScenes
import XCTest

/// How frames and draw lists show what carries pages.
final class PageOriginTests: XCTestCase {
  private static let shrink = NavigationTransition.custom(withTransientViews: {
    first, second, _, _ in
    first.animation.scale = Scale(x: 0.5, y: 0.5, z: 1)
    first.animation.opacity = 0.4
    second.initial.translation.dx = 400
  })

  /// A is pushed away by B for half a second, and both by C for a quarter.
  private func interrupted() -> (ScreenWindow, TransitionController<ScreenStack<String>>) {
    let (window, stack, _) = stackInAWindow(["A"]) {
      ScreenTransition(
        $0.to == "C" ? Self.shrink : .slide, animation: .linear(duration: 1))
    }
    stack.push("B")
    window.advance(by: 0.25)
    stack.push("C")
    window.advance(by: 0.25)
    return (window, stack)
  }

  func testPagesStayInTheirContainerAndListWhatCarriesThem() throws {
    let (window, stack) = interrupted()
    for (name, shift) in [("A", -200.0), ("B", 200)] {
      let page = try XCTUnwrap(stack.id(of: name).flatMap { window.frame[$0] })
      XCTAssertEqual(page.parent?.part, .container)
      XCTAssertEqual(page.state.translation.dx, shift, accuracy: 1e-9)
      XCTAssertEqual(page.origins.count, 1)
      XCTAssertEqual(page.origins[0].frame, Rect(x: 0, y: 0, width: 400, height: 800))
      XCTAssertEqual(page.origins[0].state.scale.x, 0.875, accuracy: 1e-9)
      XCTAssertEqual(page.visibleOpacity, 0.85, accuracy: 1e-9)
      // The middle of the page, scaled about the middle of the container.
      let middle = page.transform.apply(to: Point(x: 200, y: 400))
      XCTAssertEqual(middle.x, 200 + 0.875 * shift, accuracy: 1e-9)
      XCTAssertEqual(middle.y, 400, accuracy: 1e-9)
    }
    let c = try XCTUnwrap(stack.id(of: "C").flatMap { window.frame[$0] })
    XCTAssertTrue(c.origins.isEmpty)
  }

  func testDrawListsHaveOriginsInTheirMatricesAndOpacities() throws {
    let (window, stack) = interrupted()
    let list = window.frame.drawList
    for (name, shift) in [("A", -200.0), ("B", 200)] {
      let id = try XCTUnwrap(stack.id(of: name))
      let item = try XCTUnwrap(list.items.first { $0.id == id })
      let middle = item.drawing.matrix.apply(to: Point(x: 200, y: 400))
      XCTAssertEqual(middle.x, 200 + 0.875 * shift, accuracy: 1e-9)
      XCTAssertEqual(item.drawing.opacity, 0.85, accuracy: 1e-9)
      XCTAssertEqual(item.drawing.ownOpacity, 1)
      XCTAssertEqual(item.parent, 0)
      XCTAssertEqual(item.origins.count, 1)
      // The clip of the origin: its bounds in its own space.
      let corner = item.origins[0].matrix.apply(to: Point(x: 0, y: 0))
      XCTAssertEqual(corner.x, 25, accuracy: 1e-9)
      XCTAssertEqual(item.origins[0].size, Size(width: 400, height: 800))
    }
  }

  func testAnElementFliesOutOfAPageFromWhereItIsSeen() throws {
    let window = ScreenWindow(size: Size(width: 400, height: 800))
    let stack = TransitionController(ScreenStack([Photo.list]), in: window) { context in
      ScreenTransition(
        context.to == .full ? .dissolve : .slide,
        elements: context.to == .full ? ["photo": .sharedElement()] : nil,
        animation: .linear(duration: 1))
    }
    // The photo is on the page that comes, and leaves with it for the next one.
    stack.push(.detail)
    window.advance(by: 0.25)
    let page = try XCTUnwrap(stack.id(of: .detail).flatMap { window.frame[$0] })
    XCTAssertEqual(page.state.translation.dx, 300, accuracy: 1e-9)
    stack.push(.full)
    let flying = try XCTUnwrap(stack.id(of: .full, "photo").flatMap { window.frame[$0] })
    XCTAssertTrue(flying.isFlying)
    XCTAssertEqual(flying.frame.origin.x, 320, accuracy: 1e-9)
    window.advance(by: 0.25)
    stack.pop()
    window.advance(by: 5)
    XCTAssertTrue(window.isIdle)
    XCTAssertEqual(names(stack), ["detail"])
  }

  private enum Photo: ScreenContent {
    case list, detail, full

    func elements(in size: Size) -> [Element<String>] {
      switch self {
      case .list: []
      case .detail: [Element("photo", frame: Rect(x: 20, y: 100, width: 100, height: 100))]
      case .full: [Element("photo", frame: Rect(x: 0, y: 0, width: 400, height: 400))]
      }
    }
  }
}
