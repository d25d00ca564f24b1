import TransitionKit
import XCTest

/// A sheet that covers the lower half of a full-screen view.
final class ContainerFrameTests: XCTestCase {
  private let sheet = Rect(x: 0, y: 400, width: 400, height: 300)
  private var container: Container {
    Container(size: Size(width: 400, height: 800), destinationFrame: sheet)
  }

  func testFramesFollowTheViewFrameUnlessTheyAreSet() {
    var container = Container(size: Size(width: 400, height: 800))
    XCTAssertEqual(container.originFrame, Rect(x: 0, y: 0, width: 400, height: 800))
    container.viewFrame = sheet
    XCTAssertEqual(container.originFrame, sheet)
    XCTAssertEqual(container.destinationFrame, sheet)
    container.originFrame = .zero
    XCTAssertEqual(container.frame(of: .origin), .zero)
    XCTAssertEqual(container.frame(of: .piece(of: .destination, 3)), sheet)
    container.destinationFrame = sheet
    XCTAssertEqual(
      container,
      Container(size: Size(width: 400, height: 800), viewFrame: sheet, originFrame: .zero))
  }

  func testAMoveByTheOwnSizeIsThatOfEachView() {
    let move = NavigationTransition(.move(edge: .bottom, relativeTo: .view))
    let compiled = move.compile(for: .push, in: container)
    XCTAssertEqual(compiled.destination.initial.translation.dy, 300)
    XCTAssertEqual(compiled.origin.animation.translation.dy, 800)
    XCTAssertEqual(
      NavigationTransition(.move(edge: .bottom)).compile(for: .push, in: container)
        .destination.initial.translation.dy, 800)
  }

  func testHandlersModifiersAndPiecesKnowTheFrameOfTheirView() {
    let handler = AtomicTransition.custom { view, _, container in
      view.initial.translation.dy = container.viewFrame.height
      view.initial.translation.dx = container.originFrame.height
    }
    let written = NavigationTransition(handler).compile(for: .push, in: container)
    XCTAssertEqual(written.origin.initial.translation, Translation(dx: 800, dy: 800))
    XCTAssertEqual(written.destination.initial.translation, Translation(dx: 800, dy: 300))

    let animator = NavigationTransition.custom { animator, _, context in
      XCTAssertEqual(context.destinationView.frame, Rect(x: 0, y: 400, width: 400, height: 300))
      XCTAssertEqual(context.originView.frame, Rect(x: 0, y: 0, width: 400, height: 800))
      context.destinationView.frame.origin.y = 800
      animator.addAnimations { context.destinationView.frame.origin.y = 400 }
    }
    let recorded = animator.compile(for: .push, in: container)
    XCTAssertEqual(recorded.destination.initial.frame.origin.y, 400)

    let sliced = NavigationTransition(
      .pieces(.rows(3)) { _ in .move(edge: .top, relativeTo: .view) }
    )
    .compile(for: .push, in: container)
    XCTAssertEqual(
      sliced[.piece(of: .destination, 0)].initial.translation.dy, -100, accuracy: 1e-9)
    XCTAssertEqual(
      sliced[.piece(of: .origin, 0)].animation.translation.dy, -800 / 3, accuracy: 1e-9)

    let phases = NavigationTransition(.effect(active: Sink(), identity: Sink()))
      .compile(for: .push, in: container)
    XCTAssertEqual(phases.destination.initial.translation.dy, 300)
    XCTAssertEqual(phases.origin.initial.translation.dy, 800)
  }

  func testAnUnusableFrameIsNamedByItsView() {
    let flawed = Container(
      size: Size(width: 400, height: 800),
      destinationFrame: Rect(x: 0, y: 0, width: -300, height: 5))
    let found = NavigationTransition.slide.compile(for: .push, in: flawed).diagnostics
    XCTAssertEqual(found.map(\.kind), [.unusableContainer])
    XCTAssertTrue(
      found.first?.message.hasPrefix("the destination has the frame (0, 0, -300, 5)") == true)
  }
}

private struct Sink: GeometryEffect {
  func effectValue(size: Size) -> GeometryChange {
    GeometryChange(translation: Translation(dy: size.height))
  }
}
