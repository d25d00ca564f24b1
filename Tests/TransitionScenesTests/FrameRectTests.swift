import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// Where elements are seen, and in which order.
final class FrameRectTests: XCTestCase {
  private typealias Card = SceneElement<String>

  private func scene(_ elements: [Card]) -> Scene<String> {
    Scene(size: Size(width: 400, height: 800), elements: elements)
  }

  private func card(_ id: String, _ rect: Rect, _ children: [Card] = []) -> Card {
    Card(id, frame: rect, children: children)
  }

  private func assertEqual(
    _ rect: Rect?, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    line: UInt = #line
  ) {
    guard let rect else { return XCTFail("not on screen", line: line) }
    for (value, expected) in zip(
      [rect.origin.x, rect.origin.y, rect.width, rect.height], [x, y, width, height])
    {
      XCTAssertEqual(value, expected, accuracy: 1e-9, line: line)
    }
  }

  // MARK: Rectangles

  func testAtRestRectanglesAreThoseOfTheScene() {
    forAll(200) { generator in
      let scene = Scene<Int>.random(upTo: 8, using: &generator)
      let frame = SceneAnimator(scene).frame
      for id in frame.drawingOrder {
        guard let element = frame[id], element.state == .rest else { continue }
        let isPlain = sequence(first: id) { frame[$0]?.parent }.allSatisfy {
          frame[$0]?.state == .rest
        }
        guard isPlain, let rect = scene.rect(of: id) else { continue }
        let shown = frame.rect(of: id) ?? Rect(x: .nan, y: 0, width: 0, height: 0)
        XCTAssertEqual(shown.origin.x, rect.origin.x, accuracy: 1e-9)
        XCTAssertEqual(shown.origin.y, rect.origin.y, accuracy: 1e-9)
        XCTAssertEqual(shown.width, rect.width, accuracy: 1e-9)
        XCTAssertEqual(shown.height, rect.height, accuracy: 1e-9)
      }
    }
  }

  func testARectangleHasTheMotionOfEverythingAroundTheElement() {
    func layout(_ y: Double, _ scale: Double) -> Scene<String> {
      var list = card(
        "list", Rect(x: 100, y: y, width: 200, height: 400),
        [card("row", Rect(x: 20, y: 40, width: 60, height: 30))])
      list.state.scale = Scale(scale)
      return scene([list])
    }
    let animator = SceneAnimator(layout(0, 1))
    animator.update(to: layout(200, 0.5), animation: .linear(duration: 1))
    animator.advance(by: 0.5)
    // The list is at 100, and three quarters of its size around its centre at 200, 300.
    assertEqual(animator.frame.rect(of: "list"), 125, 150, 150, 300)
    assertEqual(animator.frame.rect(of: "row"), 140, 180, 45, 22.5)
  }

  func testARotatedElementIsInItsUprightRectangle() {
    var square = card("square", Rect(x: 100, y: 100, width: 100, height: 100))
    square.state.rotation = Rotation(z: .pi / 4)
    let side = 100 * 2.0.squareRoot()
    assertEqual(
      SceneAnimator(scene([square])).frame.rect(of: "square"), 150 - side / 2, 150 - side / 2, side,
      side)
  }

  func testAStretchedPictureCarriesItsChildren() {
    func layout(_ width: Double) -> Scene<String> {
      scene([
        card(
          "picture", Rect(x: 0, y: 0, width: width, height: 100),
          [card("mark", Rect(x: width / 2, y: 0, width: width / 4, height: 50))]
        ).resizing(.stretch)
      ])
    }
    let animator = SceneAnimator(layout(100))
    animator.update(to: layout(300), animation: .linear(duration: 1))
    animator.advance(by: 0.5)
    let item = animator.frame.drawList.items[1]
    let corner = item.drawing.matrix.apply(to: item.drawing.layoutFrame.origin)
    assertEqual(animator.frame.rect(of: "picture"), 0, 0, 200, 100)
    XCTAssertEqual(animator.frame.rect(of: "mark")?.origin.x ?? .nan, corner.x, accuracy: 1e-12)
  }

  func testWhatIsNotOnScreenHasNoRectangle() {
    let animator = SceneAnimator(scene([card("a", .zero)]))
    XCTAssertNil(animator.frame.rect(of: "b"))
    animator.update(to: scene([]), animation: .linear(duration: 1))
    XCTAssertNotNil(animator.frame.rect(of: "a"))
    animator.advance(by: 2)
    XCTAssertNil(animator.frame.rect(of: "a"))
  }

  // MARK: Order

  func testElementsAreDrawnInTheOrderOfTheirZIndices() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    let elements = [
      card("a", rect, [card("inside", rect)]).zIndex(1), card("b", rect),
      card("c", rect).zIndex(-2), card("d", rect).zIndex(1),
    ]
    let animator = SceneAnimator(scene(elements))
    XCTAssertEqual(animator.frame.drawingOrder, ["c", "b", "a", "inside", "d"])
    XCTAssertEqual(animator.frame.drawList.items.map(\.id), ["c", "b", "a", "inside", "d"])
    XCTAssertEqual(animator.frame["a"]?.state.zPosition, 1)
    // A new one holds at once.
    let raised = [elements[0].zIndex(0), elements[1].zIndex(3), elements[2], elements[3]]
    animator.update(to: scene(raised), animation: .linear(duration: 1))
    XCTAssertEqual(animator.frame.drawingOrder, ["c", "a", "inside", "d", "b"])
  }

  // MARK: Colours

  func testAModifierTakesARestingBackgroundThroughOKLab() {
    func tile(_ amount: Double) -> Scene<String> {
      scene([card("tile", .zero).modifier(Warmth(amount: amount))])
    }
    let animator = SceneAnimator(tile(0))
    XCTAssertEqual(animator.frame["tile"]?.state.background, .red)
    animator.update(to: tile(1), animation: .linear(duration: 1))
    XCTAssertEqual(animator.frame["tile"]?.state.background, .red)
    animator.advance(by: 0.5)
    // By NumPy, as in OKLabInterpolationTests.
    let shown = animator.frame["tile"]?.state.background ?? .clear
    XCTAssertEqual(shown.red, 0.5504410622883952, accuracy: 1e-12)
    XCTAssertEqual(shown.green, 0.32562068321413024, accuracy: 1e-12)
    XCTAssertEqual(shown.blue, 0.6365006995136323, accuracy: 1e-12)
    animator.advance(by: 1)
    XCTAssertEqual(animator.frame["tile"]?.state.background, .blue)
  }
}

private struct Warmth: TransitionModifier {
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func modify(_ state: inout PropertyState, in context: ModifierContext) {
    state.background = Color.red.interpolated(towards: .blue, amount: amount, in: .oklab)
  }
}
