import TransitionKit
import TransitionScenes
import XCTest

@testable import LiveEngine

/// What a finger does with elements of a scene.
final class LiveDragTests: XCTestCase {
  func testARowIsLiftedOutOfAListAndThrownBack() throws {
    func rows(_ ids: [Int]) -> [Double] {
      LiveWords.scene(
        ids.enumerated().map { row, id in
          LiveWords.element(id, Rect(x: 0, y: 60 * Double(row), width: 400, height: 60))
        })
    }
    let smooth = LiveWords.recipe("smooth", [0.5, 0])
    var reader = WordReader(rows([1, 2, 3]))
    let live = LiveScene(try reader.scene())
    XCTAssertFalse(live.hold(1))
    reader = WordReader(LiveWords.change(smooth, holding: 1, to: rows([2, 1, 3])))
    live.update(try SceneChangeWords(&reader))
    XCTAssertTrue(live.hold(1))
    XCTAssertTrue(live.move(by: Translation(dx: 5, dy: 40)))
    XCTAssertEqual(live.animator.frame[.number(1)]?.frame.origin, Point(x: 5, y: 40))
    live.animator.advance(by: 0.1)
    XCTAssertEqual(live.animator.frame[.number(1)]?.frame.origin, Point(x: 5, y: 40))
    reader = WordReader(LiveWords.change(smooth, holding: 1, to: rows([2, 3, 1])))
    live.update(try SceneChangeWords(&reader))
    XCTAssertEqual(live.animator.frame[.number(1)]?.frame.origin, Point(x: 5, y: 40))
    XCTAssertTrue(live.move(by: Translation(dx: 5, dy: 100)))
    live.animator.advance(by: 0.1)
    XCTAssertEqual(live.animator.frame[.number(1)]?.frame.origin, Point(x: 5, y: 100))
    XCTAssertTrue(live.release(velocity: Translation(dx: 0, dy: 600)))
    live.animator.advance(by: 0.001)
    XCTAssertEqual(live.animator.frame[.number(1)]?.frame.origin.y ?? 0, 100.6, accuracy: 0.05)
    live.animator.advance(by: 3)
    XCTAssertEqual(live.animator.frame[.number(1)]?.frame.origin, Point(x: 0, y: 120))
    XCTAssertTrue(live.animator.isIdle)
  }

  func testARowIsLiftedToWhereItIs() throws {
    let row = LiveWords.element(1, Rect(x: 0, y: 60, width: 400, height: 60))
    let moved = LiveWords.element(1, Rect(x: 0, y: 61, width: 400, height: 60))
    var reader = WordReader(LiveWords.scene([row]))
    let live = LiveScene(try reader.scene())
    let smooth = LiveWords.recipe("smooth", [0.5, 0])
    reader = WordReader(LiveWords.change(smooth, holding: 1, to: LiveWords.scene([moved])))
    live.update(try SceneChangeWords(&reader))
    XCTAssertTrue(live.hold(1))
    live.animator.advance(by: 0.05)
    reader = WordReader(LiveWords.change(smooth, holding: 1, to: LiveWords.scene([row])))
    live.update(try SceneChangeWords(&reader))
    XCTAssertTrue(live.move(by: Translation(dx: 0, dy: 30)))
    live.animator.advance(by: 0.05)
    XCTAssertEqual(live.animator.frame[.number(1)]?.frame.origin, Point(x: 0, y: 90))
    XCTAssertTrue(live.release(velocity: .zero))
    live.animator.advance(by: 3)
    XCTAssertEqual(live.animator.frame[.number(1)]?.frame.origin, Point(x: 0, y: 60))
  }

  func testAPageIsDraggedBackIntoItsCard() throws {
    let grid = LiveWords.scene([
      LiveWords.element(1, Rect(x: 20, y: 40, width: 100, height: 100), key: 7)
    ])
    let page = LiveWords.scene([
      LiveWords.element(2, Rect(x: 0, y: 0, width: 400, height: 800), key: 7)
    ])
    let smooth = LiveWords.recipe("smooth", [0.5, 0])
    for isForward in [true, false] {
      var reader = WordReader(page)
      let live = LiveScene(try reader.scene())
      reader = WordReader(LiveWords.change(smooth, holding: 1, to: grid))
      live.begin(try SceneChangeWords(&reader))
      XCTAssertTrue(live.scrub(to: 0.4))
      XCTAssertTrue(live.hold(1))
      let before = try XCTUnwrap(live.animator.frame[.number(1)]?.frame)
      XCTAssertTrue(live.move(by: Translation(dx: 10, dy: 20)))
      XCTAssertTrue(live.scrub(to: 0.5))
      live.animator.advance(by: 0.1)
      let after = try XCTUnwrap(live.animator.frame[.number(1)]?.frame)
      print(before, after)
      XCTAssertTrue(live.release(velocity: Translation(dx: 0, dy: 300)))
      XCTAssertTrue(live.letGo(forward: isForward, velocity: isForward ? 1 : -1))
      live.animator.advance(by: 4)
      XCTAssertTrue(live.animator.isIdle)
      XCTAssertEqual(
        live.animator.frame.elements.map { $0.frame },
        [
          isForward
            ? Rect(x: 20, y: 40, width: 100, height: 100)
            : Rect(x: 0, y: 0, width: 400, height: 800)
        ])
    }
  }
}
