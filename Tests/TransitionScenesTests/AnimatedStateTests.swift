import TransitionKit
import TransitionScenes
import XCTest

/// A state in front of a scene animator.
final class AnimatedStateTests: XCTestCase {
  private struct Board: Equatable {
    var isOpen = false
    var count = 0
  }

  private func element(_ id: String, at y: Double) -> Element<String> {
    Element(id, frame: Rect(x: 0, y: y, width: 10, height: 10))
  }

  private func board(
    _ state: Board = Board(), _ body: @escaping (Board) -> [Element<String>]
  ) -> AnimatedState<Board, String> {
    AnimatedState(state) { Scene(size: Size(width: 100, height: 100), elements: body($0)) }
  }

  private func y(_ id: String, _ board: AnimatedState<Board, String>) -> Double {
    board.animator.frame[id]?.frame.origin.y ?? .nan
  }

  func testAChangeWithAnAnimationMovesAndOneOfTheValueDoesNot() {
    let board = board { [self.element("a", at: $0.isOpen ? 100 : 0)] }
    board.withAnimation(.linear(duration: 1)) { $0.isOpen = true }
    XCTAssertTrue(board.value.isOpen)
    board.animator.advance(by: 0.25)
    XCTAssertEqual(y("a", board), 25, accuracy: 1e-12)
    board.animator.advance(by: 2)
    board.value.isOpen = false
    XCTAssertEqual(y("a", board), 0)
    XCTAssertTrue(board.animator.isIdle)
  }

  func testWhatTheClosureReturnsAndThrowsIsHandedOn() {
    struct Refused: Error {}
    let board = board { [self.element("a", at: Double($0.count))] }
    XCTAssertEqual(
      board.withAnimation {
        $0.count += 3
        return $0.count
      }, 3)
    XCTAssertThrowsError(
      try board.withAnimation { board in
        board.count = 9
        throw Refused()
      })
    XCTAssertEqual(board.value.count, 3)
    XCTAssertEqual(board.animator.scene["a"]?.frame.origin.y, 3)
  }

  func testTheCompletionIsCalledOnce() {
    let board = board { [self.element("a", at: $0.isOpen ? 100 : 0)] }
    var outcomes: [ChangeOutcome] = []
    board.withTransaction(.animated(.linear(duration: 1))) {
      $0.isOpen = true
    } completion: {
      outcomes.append($0)
    }
    board.animator.advance(by: 0.5)
    XCTAssertEqual(outcomes, [])
    board.animator.advance(by: 5)
    XCTAssertEqual(outcomes, [.arrived])
  }

  func testAnAnimationWithAValueHoldsOnlyInChangesOfTheValue() {
    let board = board { state in
      [
        self.element("a", at: state.isOpen ? 100 : Double(state.count))
          .animation(.linear(duration: 1), value: state.isOpen)
      ]
    }
    board.value.count = 10
    XCTAssertEqual(y("a", board), 10)
    board.animator.advance(by: 0.1)
    board.value.isOpen = true
    XCTAssertEqual(y("a", board), 10)
    board.animator.advance(by: 0.5)
    XCTAssertEqual(y("a", board), 55, accuracy: 1e-12)
  }

  func testTheAnimationNearestToAnElementWins() {
    func scene(_ isOpen: Bool) -> Scene<String> {
      let y = isOpen ? 100.0 : 0
      let inner = Element("inner", frame: Rect(x: 0, y: 0, width: 10, height: 10)) {
        self.element("deep", at: y)
      }
      let own = self.element("own", at: y).animation(.linear(duration: 10))
      let still = self.element("still", at: y).animation(nil, value: isOpen)
      return Scene(size: Size(width: 100, height: 100)) {
        Element("outer", frame: Rect(x: 0, y: y, width: 10, height: 10)) {
          inner
          own
          still
        }
        .animation(.linear(duration: 2), value: isOpen)
        self.element("other", at: y)
      }
    }
    let animator = SceneAnimator(scene(false))
    animator.update(to: scene(true), .animated(.linear(duration: 4)))
    animator.advance(by: 1)
    func y(_ id: String) -> Double { animator.frame[id]?.frame.origin.y ?? .nan }
    XCTAssertEqual(y("outer"), 50, accuracy: 1e-12)
    XCTAssertEqual(y("deep"), 50, accuracy: 1e-12)
    XCTAssertEqual(y("own"), 10, accuracy: 1e-12)
    XCTAssertEqual(y("still"), 100)
    XCTAssertEqual(y("other"), 25, accuracy: 1e-12)
  }

  func testWhatLeavesInsideHasTheAnimationOfTheElementAroundIt() {
    func scene(_ items: [Int]) -> Scene<String> {
      Scene(size: Size(width: 100, height: 100)) {
        Element("list", frame: Rect(x: 0, y: 0, width: 100, height: 100)) {
          for item in items { self.element("\(item)", at: 10 * Double(item)) }
        }
        .animation(.linear(duration: 1), value: items)
      }
    }
    let animator = SceneAnimator(scene([0, 1]))
    animator.update(to: scene([1, 2]))
    animator.advance(by: 0.25)
    XCTAssertEqual(animator.frame["0"]?.state.opacity ?? .nan, 0.75, accuracy: 1e-12)
    XCTAssertEqual(animator.frame["2"]?.state.opacity ?? .nan, 0.25, accuracy: 1e-12)
    animator.advance(by: 1)
    XCTAssertNil(animator.frame["0"])
  }
}
