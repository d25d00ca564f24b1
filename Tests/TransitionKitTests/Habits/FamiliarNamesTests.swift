import TransitionKit
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
    XCTAssertEqual(NavigationTransition.move, .move(axis: .horizontal))
    XCTAssertEqual(AtomicTransition.blur, .blur(radius: 10))
    XCTAssertEqual(AtomicTransition.iris, .iris(from: .center))
    XCTAssertEqual(AtomicTransition.wipe, .wipe(edge: .leading))
    XCTAssertEqual(AtomicTransition.blinds, .blinds())
    XCTAssertEqual(AtomicTransition.explode, .explode())
    XCTAssertEqual(AtomicTransition.checkerboard, .checkerboard())
    XCTAssertEqual(AtomicTransition.slidingDoors, .slidingDoors())
    XCTAssertEqual(AtomicTransition.dissolve, .dissolve())
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
