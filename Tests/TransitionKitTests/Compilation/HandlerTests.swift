import TransitionKit
import TransitionTestCases
import XCTest

final class HandlerTests: XCTestCase {
  /// The move of prior art, written as a handler.
  private func move(edge: Edge) -> AtomicTransition {
    .custom { view, operation, container in
      switch (edge, operation) {
      case (.top, .insertion):
        view.initial.translation.dy = -container.frame.height
        view.animation.translation.dy = 0
      case (.leading, .insertion):
        view.initial.translation.dx = -container.frame.width
        view.animation.translation.dx = 0
      case (.trailing, .insertion):
        view.initial.translation.dx = container.frame.width
        view.animation.translation.dx = 0
      case (.bottom, .insertion):
        view.initial.translation.dy = container.frame.height
        view.animation.translation.dy = 0
      case (.top, .removal):
        view.animation.translation.dy = -container.frame.height
        view.completion.translation.dy = 0
      case (.leading, .removal):
        view.animation.translation.dx = -container.frame.width
        view.completion.translation.dx = 0
      case (.trailing, .removal):
        view.animation.translation.dx = container.frame.width
        view.completion.translation.dx = 0
      case (.bottom, .removal):
        view.animation.translation.dy = container.frame.height
        view.completion.translation.dy = 0
      }
    }
  }

  func testTheMoveHandlerMeansTheSameAsThePrimitive() {
    for edge in Edge.allCases {
      for operation in AtomicTransition.Operation.allCases {
        XCTAssertEqual(
          move(edge: edge).compile(for: operation, in: .phone).timeline,
          AtomicTransition.move(edge: edge).compile(for: operation, in: .phone).timeline)
      }
    }
  }

  func testUnwrittenStagesAreFilledIn() {
    func stages(
      _ operation: AtomicTransition.Operation,
      _ handler: @escaping @Sendable (inout TransientView) -> Void
    ) -> [Double] {
      let view = AtomicTransition.custom { view, _, _ in handler(&view) }
        .compile(for: operation, in: .phone).view
      return [view.initial.blur, view.animation.blur, view.completion.blur]
    }
    XCTAssertEqual(stages(.insertion) { $0.initial.blur = 5 }, [5, 0, 0])
    XCTAssertEqual(stages(.insertion) { $0.animation.blur = 5 }, [0, 5, 5])
    XCTAssertEqual(stages(.insertion) { $0.completion.blur = 5 }, [0, 0, 5])
    XCTAssertEqual(stages(.removal) { $0.initial.blur = 5 }, [5, 5, 0])
    XCTAssertEqual(stages(.removal) { $0.animation.blur = 5 }, [0, 5, 0])
    XCTAssertEqual(stages(.removal) { $0.completion.blur = 5 }, [0, 0, 5])
  }

  func testAValueAtRestStillCountsAsWritten() {
    let compiled = AtomicTransition.custom { view, _, _ in view.animation.opacity = 1 }
      .compile(for: .insertion, in: .phone)
    XCTAssertTrue(compiled.view.written.contains(.opacity))
    XCTAssertEqual(compiled.timeline.duration, 0.35)
  }

  func testANavigationHandlerWritesBothViews() {
    let transition = NavigationTransition.custom { origin, destination, operation, container in
      origin.animation.opacity = operation == .push ? 0.5 : 0.25
      destination.initial.translation.dx = container.frame.width
    }
    let push = transition.compile(for: .push, in: .phone)
    XCTAssertEqual(push.origin.animation.opacity, 0.5)
    XCTAssertEqual(push.destination.initial.translation.dx, 400)
    XCTAssertEqual(transition.compile(for: .pop, in: .phone).origin.animation.opacity, 0.25)
  }

  func testHandlersAreCalledOnceForEachCompilation() {
    let counter = Counter()
    let transition = NavigationTransition.custom { _, _, _, _ in counter.add() }
    _ = transition.compile(for: .push, in: .phone)
    XCTAssertEqual(counter.count, 1)
  }

  // MARK: Animators

  private let drop = AtomicTransition.custom { animator, view, operation, context in
    let height = context.containerView.frame.height
    switch operation {
    case .insertion:
      view.frame.origin.y -= height
      view.opacity = 0
      animator.addAnimations { view.frame.origin.y += height }
      animator.addAnimations { view.opacity = 1 }
    case .removal:
      animator.addAnimations { view.translation.dy = height }
    }
  }

  func testBlocksOfAnAnimatorBecomeTracks() {
    let timeline = drop.animation(.linear(duration: 1)).compile(for: .insertion, in: .phone)
      .timeline
    XCTAssertEqual(timeline.frame(at: 0).view.frame.origin.y, -800)
    XCTAssertEqual(timeline.frame(at: 0.25).view.frame.origin.y, -600)
    XCTAssertEqual(timeline.frame(at: 0.25).view.opacity, 0.25)
    XCTAssertEqual(timeline.frame(at: 1).view.frame.origin.y, 0)
    let removal = drop.compile(for: .removal, in: .phone)
    XCTAssertEqual(removal.view.animation.translation.dy, 800)
    XCTAssertEqual(removal.view.completion.translation.dy, 0)
  }

  func testChangesOfFrameBecomeTheFrameProperty() {
    let transition = AtomicTransition.custom { animator, view, _, _ in
      animator.addAnimations { view.frame = Rect(x: 100, y: 200, width: 100, height: 400) }
    }
    let view = transition.compile(for: .removal, in: .phone).view
    XCTAssertEqual(view.animation.frame, Rect(x: 100, y: 200, width: -300, height: -400))
    XCTAssertEqual(Array(view.written), [.frame])
  }

  func testAFrameThatComesBackGivesNoDiagnostic() {
    let compiled = drop.compile(for: .insertion, in: .phone)
    XCTAssertEqual(Array(compiled.view.written), [.opacity, .frame])
    XCTAssertTrue(compiled.diagnostics.isEmpty, "\(compiled.diagnostics)")
  }

  func testHandlersMergeWithPrimitivesByTheSameRules() {
    let compiled = drop.combined(with: .opacity(0.5)).compile(for: .insertion, in: .phone)
    XCTAssertEqual(compiled.view.initial.opacity, 0)
    XCTAssertEqual(compiled.conflicts.map(\.property), [.opacity])
    XCTAssertEqual(
      drop.mirrored().compile(for: .insertion, in: .phone).view.initial.frame.origin.y, 800)
  }

  func testTheOrderOfSubviewsBecomesZPosition() {
    let transition = NavigationTransition.custom { animator, operation, context in
      context.containerView.sendSubviewToBack(context.destinationView)
      animator.addAnimations { context.originView.opacity = 0 }
    }
    let compiled = transition.compile(for: .push, in: .phone)
    XCTAssertEqual(compiled.timeline.frame(at: 0).drawingOrder, [.destination, .origin])
    XCTAssertEqual(compiled.origin.animation.opacity, 0)
    let untouched = NavigationTransition.custom { _, _, context in context.originView.opacity = 0 }
      .compile(for: .pop, in: .phone)
    XCTAssertFalse(untouched.origin.written.contains(.zPosition))
    XCTAssertEqual(untouched.timeline.frame(at: 0).drawingOrder, [.destination, .origin])
  }

  func testSubviewOrder() {
    let container = HeadlessView(name: "container", frame: .zero)
    let views = (0..<3).map { HeadlessView(name: "\($0)", frame: .zero) }
    func names() -> String { container.subviews.map(\.name).joined() }
    views.forEach(container.addSubview)
    XCTAssertEqual(names(), "012")
    container.bringSubviewToFront(views[0])
    XCTAssertEqual(names(), "120")
    container.insertSubview(views[0], belowSubview: views[2])
    XCTAssertEqual(names(), "102")
    container.insertSubview(views[1], aboveSubview: views[2])
    XCTAssertEqual(names(), "021")
    container.insertSubview(views[1], at: -4)
    XCTAssertEqual(names(), "102")
    container.insertSubview(views[1], at: 99)
    XCTAssertEqual(names(), "021")
    container.removeSubview(views[0])
    XCTAssertEqual(names(), "21")
    container.insertSubview(views[0], belowSubview: views[0])
    XCTAssertEqual(names(), "021")
  }

  func testAWholeEffectThatIsAssignedCountsAsWritten() {
    let transition = AtomicTransition.custom { animator, view, _, _ in
      view.scale = Scale(0.5)
      animator.addAnimations { view.effect = .rest }
    }
    let view = transition.compile(for: .removal, in: .phone).view
    XCTAssertEqual(view.initial.scale, Scale(0.5))
    XCTAssertEqual(view.animation.scale, .identity)
  }

  func testOpacityIsRelativeToTheOneAtRest() {
    let view = HeadlessView(frame: .zero, opacity: 0.5)
    view.opacity = 0.25
    XCTAssertEqual(view.effect.opacity, 0.5)
    view.effect.opacity = 1
    XCTAssertEqual(view.opacity, 0.5)
  }

  func testChangingTheContainerOrAnAddedViewIsDiagnosed() {
    let container = NavigationTransition.custom { animator, _, context in
      animator.addAnimations { context.containerView.opacity = 0 }
    }
    let added = NavigationTransition.custom { animator, _, context in
      let dimming = HeadlessView(name: "dimming", frame: context.containerView.frame)
      context.containerView.addSubview(dimming)
      animator.addAnimations { dimming.opacity = 0.4 }
    }
    for transition in [container, added] {
      XCTAssertTrue(
        transition.compile(for: .push, in: .phone).diagnostics
          .contains { $0.kind == .ignoredWrite })
    }
  }

  func testCompletingTooEarlyIsDiagnosed() {
    let transition = NavigationTransition.custom { animator, _, context in
      context.completeTransition(true)
      animator.addAnimations { context.destinationView.opacity = 0.5 }
    }
    let diagnostics = transition.compile(for: .push, in: .phone).diagnostics
    XCTAssertTrue(diagnostics.contains { $0.kind == .completedTooEarly })
    XCTAssertTrue(diagnostics.first?.path?.contains("HandlerTests.swift") ?? false)
  }

  func testChangingAViewThatIsNotThereIsDiagnosed() {
    let transition = AtomicTransition.custom { _, _, _, context in context.originView.opacity = 0 }
    XCTAssertEqual(
      transition.compile(for: .insertion, in: .phone).diagnostics.map(\.kind), [.ignoredWrite])
  }
}

/// Counts calls from a handler, which may come from any thread.
final class Counter: Sendable {
  private let lock = NSLock()
  private nonisolated(unsafe) var calls = 0

  var count: Int { lock.withLock { calls } }

  func add() { lock.withLock { calls += 1 } }
}
