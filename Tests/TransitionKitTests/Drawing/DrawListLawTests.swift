import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// What holds for the draw list of every frame.
final class DrawListLawTests: XCTestCase {
  func testMatricesOpacitiesAndOrderAreThoseOfTheStates() {
    forAll { generator in
      let container = Container.withFrames(&generator)
      let compiled = NavigationTransition.ofAnyKind(&generator).compile(
        for: generator.bool() ? .push : .pop, in: container)
      var frame = compiled.timeline.frame(at: 0)
      var list = DrawList()
      for _ in 0..<4 {
        let time = compiled.timeline.duration * generator.double(in: -0.1...1.1)
        compiled.timeline.sample(at: time, into: &frame)
        list.update(from: frame, in: container)
        assert(list, isOf: frame, in: container)
      }
    }
  }

  func testMatricesOfInterruptedRunsAreThoseOfTheStates() {
    forAll { generator in
      let container = Container.withFrames(&generator)
      func compiled() -> CompiledTransition {
        NavigationTransition.ofAnyKind(&generator).compile(
          for: generator.bool() ? .push : .pop, in: container)
      }
      let animator = TransitionAnimator(compiled())
      animator.start()
      var list = DrawList()
      for _ in 0..<3 {
        animator.advance(by: generator.double(in: 0...0.4))
        animator.retarget(
          to: compiled(), matching: generator.bool() ? ViewMatching([:]) : .swapped)
        animator.advance(by: generator.double(in: 0...0.2))
        list.update(from: animator.frame, in: container)
        assert(list, isOf: animator.frame, in: container)
      }
    }
  }

  func testHostileFramesNeverTrap() {
    forAll { generator in
      let container = Container.hostile(&generator)
      let timeline = NavigationTransition(AtomicTransition.hostile(&generator)).compile(
        for: .push, in: container
      ).timeline
      var list = DrawList()
      for time in [0, timeline.duration * generator.double(in: 0...1), 1e9] {
        list.update(from: timeline.frame(at: time), in: container)
        for item in list.items + list.groups {
          XCTAssertTrue((0...1).contains(item.opacity), "\(item.view)")
          XCTAssertGreaterThanOrEqual(item.cornerRadius, 0)
          XCTAssertGreaterThanOrEqual(item.layoutFrame.width, 0)
          XCTAssertGreaterThanOrEqual(item.layoutFrame.height, 0)
          XCTAssertTrue(item.isHidden || item.matrix.elements.allSatisfy(\.isFinite))
        }
      }
    }
  }

  /// Compares a draw list with what the states of a frame say by themselves.
  private func assert(_ list: DrawList, isOf frame: Timeline.Frame, in container: Container) {
    var order: [ViewID] = []
    func add(_ view: ViewID) {
      let pieces = frame.pieces(of: view)
      if pieces.isEmpty { order.append(view) } else { pieces.forEach(add) }
    }
    frame.drawingOrder.forEach(add)
    XCTAssertEqual(list.items.map(\.view), order)
    // Pieces that go back into their view end one by one, and a frame has no region of those.
    for item in list.items + list.groups where frame.isPresent(item.view) {
      let expected = ExpectedItem(item.view, in: frame, container)
      XCTAssertEqual(item.matrix, expected.matrix, "\(item.view)")
      XCTAssertEqual(item.size, expected.size)
      XCTAssertEqual(item.opacity, expected.opacity)
      let state = frame[item.view]
      if state.layoutScale.x >= 0, state.layoutScale.y >= 0 {
        let layout = state.layoutFrame(size: item.size)
        if layout.width >= 0, layout.height >= 0 { XCTAssertEqual(item.layoutFrame, layout) }
      }
    }
  }
}

/// Where a view is, by its state and those of the views that it is a piece of.
private struct ExpectedItem {
  var matrix: Transform
  let size: Size
  let opacity: Double

  init(_ view: ViewID, in frame: Timeline.Frame, _ container: Container) {
    let state = frame[view]
    guard case .piece(let parent, _) = view else {
      let rest = container.frame(of: view)
      size = rest.size
      matrix = state.transform(size: size)
        .concatenating(.translation(x: rest.origin.x, y: rest.origin.y))
      opacity = state.visibleOpacity
      return
    }
    let outer = ExpectedItem(parent, in: frame, container)
    let region = frame.views[view]?.region ?? .zero
    size = Size(
      width: region.width * outer.size.width, height: region.height * outer.size.height)
    matrix = state.transform(size: size).concatenating(
      .translation(
        x: region.origin.x * outer.size.width, y: region.origin.y * outer.size.height))
    // Seen from the plane of the parent.
    (matrix.m13, matrix.m23, matrix.m33, matrix.m43) = (0, 0, 0, 0)
    matrix = matrix.concatenating(outer.matrix)
    opacity = state.visibleOpacity * outer.opacity
  }
}

extension Container {
  /// A container in either direction, with frames of any origin.
  fileprivate static func withFrames(_ generator: inout SeededGenerator) -> Container {
    func rect() -> Rect {
      Rect(
        x: generator.double(in: -300...300), y: generator.double(in: -300...300),
        width: generator.double(in: 0...500), height: generator.double(in: 0...500))
    }
    var container = Container(
      frame: rect(), layoutDirection: generator.bool() ? .leftToRight : .rightToLeft)
    if generator.bool() { container.viewFrame = rect() }
    if generator.bool() { container.originFrame = rect() }
    if generator.bool() { container.destinationFrame = rect() }
    return container
  }
}
