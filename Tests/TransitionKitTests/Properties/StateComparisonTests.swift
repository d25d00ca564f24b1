import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class StateComparisonTests: XCTestCase {
  func testAViewThatHasArrivedEqualsRestWhateverWasWritten() {
    let timeline = NavigationTransition.slide.compile(for: .push, in: .phone).timeline
    let arrived = timeline.frame(at: timeline.duration).destination
    XCTAssertEqual(arrived, .rest)
    XCTAssertEqual(arrived.hashValue, PropertyState.rest.hashValue)
    XCTAssertFalse(arrived.hasSameWrites(as: .rest))
    XCTAssertTrue(arrived.hasSameWrites(as: timeline.frame(at: 0).destination))
    XCTAssertNotEqual(timeline.frame(at: 0).destination, .rest)
  }

  func testACustomPropertyAtRestEqualsOneThatIsNotWritten() {
    let progress = CustomProperty("progress", identity: 0.0)
    var state = PropertyState()
    state[progress] = 0
    XCTAssertEqual(state, .rest)
    XCTAssertEqual(state.hashValue, PropertyState.rest.hashValue)
    state[progress] = 1
    XCTAssertNotEqual(state, .rest)
    XCTAssertEqual(state.difference(from: .rest), "progress is 1, not 0")
  }

  func testHashesAgreeWithEquality() {
    forAll(500) { generator in
      let (a, b) = (generator.hostileState(), generator.hostileState())
      XCTAssertEqual(a, a)
      XCTAssertEqual(a == b, b == a)
      if a == b { XCTAssertEqual(a.hashValue, b.hashValue) }
      XCTAssertEqual(Set([a, a, b]).count, a == b ? 1 : 2)
    }
    var (plus, minus) = (PropertyState(), PropertyState())
    plus.translation.dx = 0.0
    minus.translation.dx = -0.0
    XCTAssertEqual(plus, minus)
    XCTAssertEqual(plus.hashValue, minus.hashValue)
  }

  func testEveryValueEqualsItselfEvenIfItIsNotANumber() {
    func check<Value: Hashable>(_ value: Value, line: UInt = #line) {
      XCTAssertEqual(value, value, line: line)
      XCTAssertEqual(Set([value, value]).count, 1, line: line)
    }
    let path = MotionPath(from: Point(x: .nan, y: 0)) { path in
      path.addArc(to: Point(x: 0, y: .nan), bulge: .nan)
    }
    XCTAssertEqual(path, path)
    check(Point(x: .nan, y: 1))
    check(Rect(x: .nan, y: 0, width: .nan, height: 1))
    check(UnitPoint(x: 0, y: .nan))
    check(Angle.radians(.nan))
    check(Translation(dx: .nan))
    check(Scale(.nan))
    check(Rotation(x: .nan))
    check(LayoutScale(x: .nan))
    check(ClipInsets(top: .nan))
    check(Color(white: .nan))
    check(Shadow(opacity: .nan, radius: .nan))
    check(PropertyValue([.nan, 1]))
    check(Transform.translation(x: .nan, y: 0))
    check(
      Container(
        size: Size(width: .nan, height: 0), originFrame: Rect(x: 0, y: 0, width: .nan, height: 1)))
    check(Stagger.index(each: .nan))
    check(Slicing.regions([Rect(x: .nan, y: 0, width: 1, height: 1)]))
    XCTAssertNotEqual(Translation(dx: .nan), Translation(dx: 0))
    XCTAssertNotEqual(Translation(dx: .nan), Translation(dx: .nan, dy: 1))
  }

  func testADifferenceNamesThePropertyAndBothValues() {
    var (state, expected) = (PropertyState(), PropertyState())
    state.translation.dx = 5
    state.opacity = 0.25
    expected.opacity = 0.5
    XCTAssertEqual(
      state.difference(from: expected),
      "opacity is 0.25, not 0.5\ntranslation is (5, 0, 0), not (0, 0, 0)")
    XCTAssertEqual(
      state.difference(from: expected, tolerance: 0.25), "translation is (5, 0, 0), not (0, 0, 0)")
    XCTAssertNil(state.difference(from: state))
    // Six decimals would read the same.
    state = .rest
    state.opacity = 1 - 1e-10
    XCTAssertEqual(state.difference(from: .rest), "opacity is [0.9999999999], not [1.0]")
  }

  func testApproximateEqualityIsWithinTheToleranceOfEachComponent() {
    var state = PropertyState()
    state.translation.dy = 0.01
    XCTAssertFalse(state.isApproximatelyEqual(to: .rest))
    XCTAssertTrue(state.isApproximatelyEqual(to: .rest, tolerance: 0.01))
    XCTAssertFalse(state.isApproximatelyEqual(to: .rest, tolerance: 0.0099))
    for tolerance in [-1, .nan, 0] {
      XCTAssertTrue(state.isApproximatelyEqual(to: state, tolerance: tolerance))
      XCTAssertFalse(state.isApproximatelyEqual(to: .rest, tolerance: tolerance))
    }
  }
}
