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

  func testAnInverseUndoesATransform() throws {
    forAll { generator in
      func number() -> Double { generator.double(in: -2...2) }
      var transform = Transform.rotation(x: number(), y: number(), z: number())
        .concatenating(.scale(x: number(), y: number(), z: number()))
        .concatenating(.translation(x: 100 * number(), y: 100 * number(), z: number()))
      transform.m34 = -0.001 * number()
      let inverse = try XCTUnwrap(transform.inverted())
      let product = transform.concatenating(inverse).elements
      for (element, expected) in zip(product, Transform.identity.elements) {
        // The error grows with how much the inverse magnifies.
        let magnitude = inverse.elements.map { abs($0) }.max() ?? 1
        XCTAssertEqual(element, expected, accuracy: 1e-11 * max(1, magnitude))
      }
    }
    XCTAssertEqual(Transform.identity.inverted(), .identity)
    XCTAssertEqual(
      Transform.translation(x: 3, y: 4).inverted(), .translation(x: -3, y: -4))
  }

  func testWhatCannotBeUndoneHasNoInverse() {
    XCTAssertNil(Transform.scale(x: 0, y: 1).inverted())
    XCTAssertNil(Transform.scale(x: .nan, y: 1).inverted())
    XCTAssertNil(Transform.scale(x: 1e-300, y: 1e-300).inverted())
  }

  func testElementsAreInTheOrderOfMatrix3D() {
    var transform = Transform.translation(x: 2, y: 3, z: 4)
    transform.m12 = 5
    transform.m34 = 6
    XCTAssertEqual(
      transform.elements, [1, 5, 0, 0, 0, 1, 0, 0, 0, 0, 1, 6, 2, 3, 4, 1])
  }

  func testOnlyPerspectiveIsNotAffine() {
    XCTAssertTrue(Transform.rotation(x: 1, y: 2, z: 3).isAffine)
    var state = PropertyState()
    state.perspective = 1
    XCTAssertTrue(state.transform(size: size).isAffine)
    state.rotation.y = 1
    XCTAssertFalse(state.transform(size: size).isAffine)
  }

  func testTheMatrixOfAStateIsTheProductOfItsParts() {
    forAll { generator in
      var state = PropertyState()
      func number() -> Double { generator.bool() ? generator.double(in: -3...3) : 0 }
      state.translation = Translation(dx: number(), dy: number(), dz: number())
      state.rotation = Rotation(x: number(), y: number(), z: number())
      state.scale = Scale(x: 1 + number(), y: 1 + number(), z: 1 + number())
      state.anchor = UnitPoint(x: number(), y: number())
      state.perspective = number()
      let anchor = state.anchorPoint(size: size)
      var eye = Transform.identity
      eye.m34 = -state.perspective / 200
      let product = Transform.translation(x: -anchor.x, y: -anchor.y)
        .concatenating(.scale(x: state.scale.x, y: state.scale.y, z: state.scale.z))
        .concatenating(.rotation(x: state.rotation.x, y: state.rotation.y, z: state.rotation.z))
        .concatenating(
          .translation(
            x: anchor.x + state.translation.dx, y: anchor.y + state.translation.dy,
            z: state.translation.dz)
        ).concatenating(.translation(x: -50, y: -100)).concatenating(eye)
        .concatenating(.translation(x: 50, y: 100))
      for (a, b) in zip(state.transform(size: size).elements, product.elements) {
        XCTAssertEqual(a, b, accuracy: 1e-9)
      }
    }
  }
}

extension PropertyState {
  fileprivate static var perspectiveOnly: PropertyState {
    var state = PropertyState()
    state.perspective = 1
    return state
  }
}
