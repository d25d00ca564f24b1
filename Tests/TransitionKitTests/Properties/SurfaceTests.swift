import TransitionKit
import TransitionPorting
import TransitionTestSupport
import XCTest

/// Backgrounds, borders and the colours of shadows.
final class SurfaceTests: XCTestCase {
  private func frame(_ transition: AtomicTransition, at time: Double) -> PropertyState {
    transition.animation(.linear(duration: 1)).compile(for: .insertion, in: .phone).timeline
      .frame(at: time).view
  }

  private func items(_ transition: AtomicTransition, at time: Double) -> [DrawList.Item] {
    let timeline = transition.animation(.linear(duration: 1)).compile(for: .insertion, in: .phone)
      .timeline
    return DrawList(timeline.frame(at: time), in: .phone).items
  }

  func testABackgroundKeepsItsColourWhileItFades() {
    let half = frame(.background(Color(red: 0.2, green: 0.4, blue: 1)), at: 0.5)
    XCTAssertEqual(half.background.red, 0.2, accuracy: 1e-12)
    XCTAssertEqual(half.background.blue, 1, accuracy: 1e-12)
    XCTAssertEqual(half.background.alpha, 0.5, accuracy: 1e-12)
    XCTAssertEqual(frame(.background(.red), at: 1).background, .clear)
  }

  func testWidthsOfBordersAddUpAndTheLaterColourWins() {
    let start = frame([.border(.red, width: 2), .border(.blue, width: 3)], at: 0)
    XCTAssertEqual(start.borderWidth, 5)
    XCTAssertEqual(start.borderColor, .blue)
    let end = frame(.border(.red, width: 2), at: 1)
    XCTAssertEqual(end.borderWidth, 0)
    XCTAssertEqual(end.borderColor, .clear)
  }

  func testTheAlphaOfAShadowsColourIsItsOpacity() {
    let start = frame(.shadow(color: .red.opacity(0.4), radius: 9, x: 1, y: 2), at: 0)
    XCTAssertEqual(start.shadow, Shadow(opacity: 0.4, radius: 9, dx: 1, dy: 2))
    XCTAssertEqual(start.shadowColor, .red)
    XCTAssertEqual(frame(.shadow(radius: 9), at: 0).shadowColor, .black)
    let fading = frame(.shadow(color: .red, radius: 9), at: 0.5)
    XCTAssertEqual(fading.shadowColor, Color(red: 0.5, green: 0, blue: 0))
    XCTAssertEqual(fading.shadow.opacity, 0.5)
    XCTAssertEqual(frame(.shadow(color: .red, radius: 9), at: 1.1), .rest)
  }

  func testContentsComposeThem() {
    let content = TransitionContent(in: .phone).background(.red).background(.green)
      .border(.red, width: 2).border(.blue, width: 1).shadow(color: .gray.opacity(0.5), radius: 3)
    XCTAssertEqual(content.state.background, .green)
    XCTAssertEqual(content.state.borderWidth, 3)
    XCTAssertEqual(content.state.borderColor, .blue)
    XCTAssertEqual(content.state.shadow, Shadow(opacity: 0.5, radius: 3, dx: 0, dy: 0))
    XCTAssertEqual(content.state.shadowColor, .gray)
  }

  func testPiecesShowTheBackgroundOfTheirViewOverTheirOwn() {
    let shown = items(
      [
        .background(.red.opacity(0.5)),
        .pieces(.columns(2)) { $0.index == 0 ? .background(.blue) : .identity },
      ], at: 0)
    XCTAssertEqual(
      shown.map { $0.background },
      [
        Color(red: 0.5, green: 0, blue: 0.5), .red.opacity(0.5),
      ])
  }

  func testAViewThatNothingIsWrittenToHasNoneOfThem() {
    let item = items(.opacity, at: 0.5)[0]
    XCTAssertEqual(item.background, .clear)
    XCTAssertEqual(item.border, .none)
    XCTAssertEqual(item.shadowColor, .black)
    XCTAssertEqual("\(item.border)", "no border")
    XCTAssertEqual("\(items(.border(.white, width: 2), at: 0)[0].border)", "border 2 (1, 1, 1, 1)")
  }

  func testColoursOfBackgroundsBordersAndShadowsPassThroughOKLab() {
    let middle = frame(
      AtomicTransition.custom { view, _, _ in
        (view.initial.background, view.animation.background) = (.red, .blue)
        (view.initial.borderColor, view.animation.borderColor) = (.red, .blue)
        (view.initial.shadowColor, view.animation.shadowColor) = (.red, .blue)
      }.interpolated(in: .oklab), at: 0.5)
    let expected = Color.red.interpolated(towards: .blue, amount: 0.5, in: .oklab)
    for color in [middle.background, middle.borderColor, middle.shadowColor] {
      XCTAssertEqual(color.red, expected.red, accuracy: 1e-12)
      XCTAssertEqual(color.green, expected.green, accuracy: 1e-12)
      XCTAssertEqual(color.blue, expected.blue, accuracy: 1e-12)
    }
  }
}
