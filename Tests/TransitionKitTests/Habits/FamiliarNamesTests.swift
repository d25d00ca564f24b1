import TransitionKit
import TransitionPorting
import XCTest

/// What SwiftUI programmers type.
final class FamiliarNamesTests: XCTestCase {
  private let container = Container(width: 390, height: 844)

  func testContainersHaveAWidthAndAHeight() {
    XCTAssertEqual(container, Container(size: Size(width: 390, height: 844)))
  }

  func testSlideEntersFromTheLeadingEdgeAndLeavesToTheTrailingOne() {
    let insertion = AtomicTransition.slide.compile(for: .insertion, in: container)
    let removal = AtomicTransition.slide.compile(for: .removal, in: container)
    XCTAssertEqual(insertion.view.initial.translation.dx, -390)
    XCTAssertEqual(removal.view.animation.translation.dx, 390)
  }

  func testBuiltInsNeedNoArguments() {
    XCTAssertEqual(NavigationTransition.flip, .flip(axis: .horizontal))
    XCTAssertEqual(NavigationTransition.fade, .fade(.cross))
    XCTAssertEqual(AtomicTransition.blur, .blur(radius: 10))
    XCTAssertEqual(AtomicTransition.iris, .iris(from: .center))
    XCTAssertEqual(AtomicTransition.wipe, .wipe(edge: .leading))
    XCTAssertEqual(AtomicTransition.blinds, .blinds())
    XCTAssertEqual(AtomicTransition.explode, .explode())
    XCTAssertEqual(AtomicTransition.checkerboard, .checkerboard())
    XCTAssertEqual(AtomicTransition.slidingDoors, .slidingDoors())
    XCTAssertEqual(AtomicTransition.mosaic, .mosaic())
  }

  func testTransitionsAreCombinedInEveryWay() {
    let all: AtomicTransition = [.opacity, .scale, .blur]
    XCTAssertEqual(AtomicTransition.opacity.combined(with: .scale, .blur), all)
    XCTAssertEqual(AtomicTransition.opacity.combined(with: .scale).combined(with: .blur), all)
    XCTAssertEqual(AtomicTransition([.opacity, .scale, .blur]), all)
    XCTAssertEqual(
      NavigationTransition.slide.combined(with: .fade, .swing),
      NavigationTransition.slide.combined(with: .fade).combined(with: .swing))
  }

  func testPhasesCombineWithTransitions() {
    struct Fade: Transition {
      func body(content: TransitionContent, phase: TransitionPhase) -> TransitionContent {
        content.opacity(phase.isIdentity ? 1 : 0)
      }
    }
    let compiled = AtomicTransition.scale.combined(with: Fade())
      .compile(for: .insertion, in: container)
    XCTAssertEqual(compiled.view.initial.opacity, 0)
    XCTAssertEqual(compiled.view.initial.scale, 0)
  }

  func testRotationsHaveAnAnchor() {
    let compiled = AtomicTransition.rotate(.degrees(90), anchor: .topLeft)
      .compile(for: .insertion, in: container)
    XCTAssertEqual(compiled.view.initial.anchor, .topLeft)
    XCTAssertEqual(compiled.view.initial.rotation.angle.degrees, 90, accuracy: 1e-12)
  }

  func testScalesAreWrittenAsNumbers() {
    var state = PropertyState()
    state.scale = 0.5
    XCTAssertEqual(state.scale, Scale(0.5))
    state.scale = 2
    XCTAssertEqual(state.scale, Scale(x: 2, y: 2, z: 1))
  }

  func testOneNumberScalesBothAxesInKeyframes() {
    let compiled = AtomicTransition.keyframes(
      .scale, from: 0.5, [.linear(2, duration: 0.2), .linear(1, duration: 0.2)]
    ).compile(for: .insertion, in: container)
    XCTAssertEqual(compiled.frame(at: 0).view.scale, Scale(0.5))
    XCTAssertEqual(compiled.frame(at: 0.2).view.scale, Scale(2))
    XCTAssert(compiled.diagnostics.isEmpty, "\(compiled.diagnostics)")
    let fast = AtomicTransition.keyframes(
      .layoutScale, from: 0.5, [.cubic(1, duration: 0.2, endVelocity: 1)]
    ).compile(for: .insertion, in: container)
    XCTAssertEqual(fast.frame(at: 0.1).view.layoutScale.x, fast.frame(at: 0.1).view.layoutScale.y)
    XCTAssert(
      fast.diagnostics.allSatisfy { $0.kind != .wrongComponentCount }, "\(fast.diagnostics)")
  }

  func testSpringsAndColoursAreNamedAsElsewhere() {
    XCTAssertEqual(Animation.spring(), .spring(duration: 0.5, bounce: 0))
    XCTAssertEqual(Color.red, Color(red: 1, green: 0, blue: 0))
    XCTAssertEqual(Color.gray, Color(white: 0.5))
    XCTAssertEqual(
      UnitCurve.bezier(0.2, 0.1, 0.3, 1),
      .bezier(
        startControlPoint: Point(x: 0.2, y: 0.1), endControlPoint: Point(x: 0.3, y: 1)))
  }

  func testClocksAdvanceByDurations() {
    let slide = NavigationTransition.slide.compile(for: .push, in: container)
    let (one, other) = (TransitionAnimator(slide), TransitionAnimator(slide))
    one.start()
    other.start()
    one.advance(by: .milliseconds(100))
    other.advance(by: 0.1)
    XCTAssertEqual(one.frame, other.frame)
  }

  func testEffectsAreVectors() {
    assertVector(Translation(dx: 1, dy: 2, dz: 3), magnitudeSquared: 14)
    assertVector(Scale(x: 1, y: 2, z: 3), magnitudeSquared: 14)
    assertVector(Rotation(x: 1, y: 2, z: 3), magnitudeSquared: 14)
    assertVector(LayoutScale(x: 1, y: 2), magnitudeSquared: 5)
    assertVector(ClipInsets(top: 1, left: 2, bottom: 3, right: 4), magnitudeSquared: 30)
    assertVector(Shadow(opacity: 1, radius: 2, dx: 3, dy: 4), magnitudeSquared: 30)
  }

  private func assertVector<V: VectorArithmetic>(
    _ value: V, magnitudeSquared: Double, line: UInt = #line
  ) {
    XCTAssertEqual(value.magnitudeSquared, magnitudeSquared, line: line)
    XCTAssertEqual(value + .zero, value, line: line)
    XCTAssertEqual(value - value, .zero, line: line)
    XCTAssertEqual(value.scaled(by: 3), value + value + value, line: line)
  }
}
