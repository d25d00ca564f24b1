import TransitionKit
import TransitionPorting
import TransitionTestSupport
import XCTest

/// Clips to rectangles, which are insets and a corner radius.
final class RectangleClipTests: XCTestCase {
  private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> AtomicTransition
  {
    .clip(to: .rectangle(Rect(x: x, y: y, width: width, height: height)))
  }

  private func assertSameFrames(
    _ first: AtomicTransition, _ second: AtomicTransition, line: UInt = #line
  ) {
    for operation in [AtomicTransition.Operation.insertion, .removal] {
      let timelines = [first, second].map {
        $0.animation(.bouncy(duration: 0.5)).compile(for: operation, in: .phone).timeline
      }
      for step in -1...110 {
        let frames = timelines.map { $0.frame(at: Double(step) / 100) }
        XCTAssertEqual(frames[0], frames[1], "\(operation) at \(step)", line: line)
        XCTAssertEqual(
          DrawList(frames[0], in: .phone), DrawList(frames[1], in: .phone), line: line)
      }
      XCTAssertEqual(timelines[0].frame(at: 0).view.shapeClips, [], line: line)
    }
  }

  func testAClipToARectangleWithoutAWidthIsAWipe() {
    assertSameFrames(rectangle(0, 0, 0, 1), .wipe(edge: .leading))
    assertSameFrames(rectangle(1, 0, 0, 1), .wipe(edge: .trailing))
    assertSameFrames(rectangle(0, 0, 1, 0), .wipe(edge: .top))
    assertSameFrames(rectangle(0, 1, 1, 0), .wipe(edge: .bottom))
  }

  func testAClipToAPointIsAnIris() {
    assertSameFrames(
      rectangle(0.25, 0.75, 0, 0), .iris(from: UnitPoint(x: 0.25, y: 0.75)))
  }

  func testAClipToRoundCornersIsAClipRadius() {
    assertSameFrames(.clip(to: .roundedRectangle(cornerRadius: 24)), .clipRadius(24))
    assertSameFrames(
      [rectangle(0.5, 0.5, 0, 0), .clip(to: .roundedRectangle(cornerRadius: 24))],
      .clipReveal(cornerRadius: 24))
  }

  func testClipsToRectanglesAddAsInsetsDo() {
    assertSameFrames(
      [rectangle(0.25, 0, 0.75, 1), .clip(top: 0.5), .wipe(edge: .top)],
      .clip(top: 0.5, leading: 0.25, bottom: 1))
  }

  func testClipsOfStatesAndPhasesAreInsets() {
    var state = PropertyState()
    state.clip(to: .rectangle(Rect(x: 0.25, y: 0, width: 0.5, height: 1)), amount: 0.5)
    state.clip(to: .roundedRectangle(cornerRadius: 20), amount: 0.5)
    XCTAssertEqual(state.clip, ClipInsets(left: 0.125, right: 0.125))
    XCTAssertEqual(state.clipRadius, 10)
    let content = TransitionContent(in: .phone)
      .clipShape(.rectangle(Rect(x: 0.25, y: 0, width: 0.5, height: 1)))
      .clipShape(.roundedRectangle(cornerRadius: 20))
    XCTAssertEqual(content.state.clip, ClipInsets(left: 0.25, right: 0.25))
    XCTAssertEqual(content.state.clipRadius, 20)
    XCTAssertEqual(state.shapeClips + content.state.shapeClips, [])
  }

  func testMirroringExchangesTheSides() {
    assertSameFrames(rectangle(0, 0.25, 0.5, 0.75).mirrored(), rectangle(0.5, 0, 0.5, 0.75))
  }

  func testARectangleThatBecomesAnotherShapeIsAPolygon() {
    let transition = AtomicTransition.clip(
      to: .rectangle(Rect(x: 0, y: 0, width: 0.5, height: 1)), restingAt: .ellipse)
    let state = transition.compile(for: .insertion, in: .phone).timeline.frame(at: 0).view
    XCTAssertEqual(state.shapeClips.map { $0.amount }, [1])
    XCTAssertEqual(state.clip, .zero)
  }
}
