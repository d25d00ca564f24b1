import TransitionKit
import TransitionPorting
import TransitionTestCases
import XCTest

private typealias TransientView = TransientViewReference

/// What the mirror images of builders are.
final class MirrorTests: XCTestCase {
  func testMirrorPushIsMirroredPush() {
    let atomic = AtomicTransition {
      Move(edge: .leading)
      OnInsertion { Rotate(.degrees(20)) }
      AtomicTransition.blur(radius: 4)
    }
    assertSameNavigation(
      NavigationTransition { MirrorPush { atomic } }, .mirrored(push: atomic))
    assertSameNavigation(
      NavigationTransition { MirrorPop { atomic } },
      .asymmetric(push: atomic.mirrored(), pop: atomic))
  }

  func testMirrorInsertionChangesItsRoleAndNothingElse() {
    let move = AtomicTransition.move(edge: .leading)
    assertSameNavigation(
      NavigationTransition {
        MirrorPush {
          Opacity()
          MirrorInsertion { move }
        }
      },
      .asymmetric(push: [.opacity, .onInsertion(move)], pop: [.opacity, .onRemoval(move)]))
    assertSameNavigation(
      NavigationTransition { MirrorPop { MirrorRemoval { move } } },
      .asymmetric(push: .onInsertion(move), pop: .onRemoval(move)))
    assertSameNavigation(
      NavigationTransition { OnPush { MirrorRemoval { move } } }, .onPush(.onRemoval(move)))
  }

  func testAnInsertionInsideKeepsItsRole() {
    let move = AtomicTransition.move(edge: .leading)
    assertSameNavigation(
      NavigationTransition { MirrorPush { OnInsertion { MirrorInsertion { move } } } },
      .onPush(.onInsertion(move)))
  }

  func testATypeStatesItsMirrorImage() {
    assertSameNavigation(
      NavigationTransition {
        MirrorPush {
          OnInsertion { Grow(to: 2) }
          Opacity()
        }
      },
      .asymmetric(
        push: [.onInsertion(.scale(2)), .opacity], pop: [.onInsertion(.scale(0.5)), .opacity]))
    assertSameNavigation(
      NavigationTransition { MirrorPush { Stretch(factor: 2) } },
      .asymmetric(push: .scale(2), pop: .scale(0.5)))
  }

  func testATypeWithoutAMirrorImageIsMirroredByItsEffects() {
    assertSameNavigation(
      NavigationTransition { MirrorPush { Nudge() } }, .mirrored(push: .offset(x: 30)))
  }

  func testAHandlerMayCallOtherTypes() {
    for operation in AtomicTransition.Operation.allCases {
      let frames = NudgeAndMore().compile(for: operation, in: .phone).timeline
        .allFrames
      let same = AtomicTransition.offset(x: 40).combined(with: .opacity)
        .compile(for: operation, in: .phone).timeline.allFrames
      XCTAssertEqual(frames, same)
    }
    assertSameNavigation(NavigationTransition(Delegating()), .fade(.in))
  }

  func testAHandlerCanBeTestedOnItsOwn() {
    let view = TransientView()
    Nudge().transition(view, for: .insertion, in: .phone)
    XCTAssertEqual(view.initial.translation.dx, 30)
    XCTAssertEqual(view.view.written.contains(.translation), true)
  }

  func testTransformsComposeByComponent() {
    let state = { () -> PropertyState in
      var state = PropertyState()
      state.transform.scale(0.5)
      state.transform.translate(x: 100)
      state.transform.rotate(by: 2, z: 1)
      state.transform.rotate(by: 3, z: 1)
      state.transform.scale(x: 3)
      return state
    }()
    XCTAssertEqual(state.translation, Translation(dx: 100))
    XCTAssertEqual(state.rotation, Rotation(z: 5))
    XCTAssertEqual(state.scale, Scale(x: 1.5, y: 0.5, z: 0.5))
    var rest = state
    rest.transform = .identity
    XCTAssertTrue(rest.isAtRest)
    XCTAssertTrue(rest.written.contains(.rotation))
  }
}

private struct Grow: MirrorableAtomicTransition {
  let factor: Double

  init(to factor: Double) { self.factor = factor }

  func transition(
    _ view: TransientView, for operation: TransitionOperation, in container: Container
  ) {
    switch operation {
    case .insertion: view.initial.scale = Scale(factor)
    case .removal: view.animation.scale = Scale(factor)
    }
  }

  func mirrored() -> Grow { Grow(to: 1 / factor) }
}

private struct Stretch: MirrorableAtomicTransition {
  let factor: Double

  var body: some AtomicTransitionProtocol { Scale(factor) }

  func mirrored() -> Stretch { Stretch(factor: 1 / factor) }
}

private struct Nudge: AtomicTransitionProtocol {
  func transition(
    _ view: TransientView, for operation: TransitionOperation, in container: Container
  ) {
    switch operation {
    case .insertion: view.initial.translation.dx += 30
    case .removal: view.animation.translation.dx += 30
    }
  }
}

private struct NudgeAndMore: AtomicTransitionProtocol {
  func transition(
    _ view: TransientView, for operation: TransitionOperation, in container: Container
  ) {
    Nudge().transition(view, for: operation, in: container)
    Offset(x: 10).transition(view, for: operation, in: container)
    Opacity().transition(view, for: operation, in: container)
  }
}

private struct Delegating: NavigationTransitionProtocol {
  func transition(
    from fromView: TransientView, to toView: TransientView, for operation: TransitionOperation,
    in container: Container
  ) {
    Fade(.in).transition(from: fromView, to: toView, for: operation, in: container)
  }
}
