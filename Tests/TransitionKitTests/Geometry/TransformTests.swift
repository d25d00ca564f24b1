import TransitionKit
import TransitionTestSupport
import XCTest

final class TransformTests: XCTestCase {
  private let size = Size(width: 100, height: 200)

  private func assertPoint(
    _ state: PropertyState, _ x: Double, _ y: Double, goesTo expectedX: Double, _ expectedY: Double,
    line: UInt = #line
  ) {
    let point = state.transform(size: size).apply(to: Point(x: x, y: y))
    XCTAssertEqual(point.x, expectedX, accuracy: 1e-9, line: line)
    XCTAssertEqual(point.y, expectedY, accuracy: 1e-9, line: line)
  }

  func testRestIsTheIdentity() {
    XCTAssertEqual(PropertyState.rest.transform(size: size), .identity)
  }

  func testPositiveAnglesTurnClockwiseOnScreen() {
    var state = PropertyState()
    state.rotation.angle = .degrees(90)
    // The top goes to the right.
    assertPoint(state, 50, 0, goesTo: 150, 100)
  }

  func testScaleThenRotateThenTranslateAboutTheAnchor() {
    var state = PropertyState()
    state.anchor = .topLeft
    state.scale = Scale(x: 2, y: 1)
    state.rotation.angle = .degrees(90)
    state.translation = Translation(dx: 5, dy: 7)
    assertPoint(state, 10, 0, goesTo: 5, 27)
    assertPoint(state, 0, 10, goesTo: -5, 7)
  }

  func testPerspectiveIsOutermostAndAboutTheCentreAtRest() {
    var state = PropertyState()
    state.perspective = 1
    state.rotation = Rotation(.degrees(90), axis: (x: 0, y: 1, z: 0))
    // The right edge goes 50 points away from an eye at distance 200: heights shrink by 200 / 250.
    assertPoint(state, 100, 0, goesTo: 50, 100 - 100 * 200 / 250)
    state.translation.dx = 50
    assertPoint(state, 100, 0, goesTo: 50 + 50 * 200 / 250, 100 - 100 * 200 / 250)
    let m34 = PropertyState.perspectiveOnly.transform(size: size).m34
    XCTAssertEqual(m34, -1.0 / 200, accuracy: 1e-15)
  }

  func testAnEmptyViewHasNoPerspective() {
    XCTAssertEqual(PropertyState.perspectiveOnly.transform(size: .zero), .identity)
  }

  func testLayoutScaleKeepsTheCentre() {
    var state = PropertyState()
    state.layoutScale = LayoutScale(x: 0.5, y: 0.25)
    XCTAssertEqual(state.layoutFrame(size: size), Rect(x: 25, y: 75, width: 50, height: 50))
    XCTAssertEqual(state.transform(size: size), .identity)
  }

  func testRotationsKeepLengthsAndFullTurns() {
    forAll { generator in
      let (x, y, z) = (
        generator.double(in: -9...9), generator.double(in: -9...9), generator.double(in: -9...9)
      )
      let r = Transform.rotation(x: x, y: y, z: z)
      for row in [[r.m11, r.m12, r.m13], [r.m21, r.m22, r.m23], [r.m31, r.m32, r.m33]] {
        XCTAssertEqual(row.reduce(0) { $0 + $1 * $1 }, 1, accuracy: 1e-12)
      }
      let back = r.concatenating(.rotation(x: -x, y: -y, z: -z))
      XCTAssertEqual(back.m11, 1, accuracy: 1e-12)
      XCTAssertEqual(back.m23, 0, accuracy: 1e-12)
    }
    XCTAssertEqual(Rotation(.degrees(450), axis: (x: 0, y: 0, z: 2)).angle.degrees, 450)
    XCTAssertEqual(Transform.rotation(x: 1e-300, y: 0, z: 0).m22, 1)
  }
}

extension PropertyState {
  fileprivate static var perspectiveOnly: PropertyState {
    var state = PropertyState()
    state.perspective = 1
    return state
  }
}
