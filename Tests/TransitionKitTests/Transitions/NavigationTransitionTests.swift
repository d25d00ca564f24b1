import TransitionKit
import TransitionTestCases
import XCTest

final class NavigationTransitionTests: XCTestCase {
  func testSlidePushHasTheseNumbers() {
    let timeline = NavigationTransition.slide.compile(for: .push, in: .phone).timeline
    XCTAssertEqual(timeline.duration, 0.35)
    // easeInOut at a quarter is 0.129161931 (CSS Easing Functions, solved with 50 digits).
    for (time, destination, origin) in [
      (0.0, 400.0, 0.0), (0.0875, 348.335, -51.665), (0.175, 200, -200), (0.35, 0, -400),
    ] {
      let frame = timeline.frame(at: time)
      XCTAssertEqual(frame.destination.translation.dx, destination, accuracy: 5e-4)
      XCTAssertEqual(frame.origin.translation.dx, origin, accuracy: 5e-4)
    }
    XCTAssertEqual(timeline.frame(at: 0).destination.translation.dx, 400)
    XCTAssertEqual(timeline.frame(at: 0.35).destination.translation.dx, 0)
    XCTAssertEqual(timeline.frame(at: 0.35).origin.translation.dx, -400)
    XCTAssertEqual(timeline.frame(at: 0.36).origin.translation.dx, 0)
  }

  func testACrossFadeCoversThreeQuartersHalfWayAndADissolveEverything() {
    for operation in NavigationTransition.Operation.allCases {
      for (transition, covered) in [(NavigationTransition.fade(.cross), 0.75), (.dissolve, 1)] {
        let timeline = transition.compile(for: operation, in: .phone).timeline
        let frame = timeline.frame(at: timeline.duration / 2)
        let (origin, destination) = (frame.origin.opacity, frame.destination.opacity)
        XCTAssertEqual(1 - (1 - origin) * (1 - destination), covered, accuracy: 1e-9)
        XCTAssertEqual(min(origin, destination), 0.5, accuracy: 1e-9)
      }
    }
  }

  func testSlideIsMoveAlongTheHorizontalAxis() {
    for operation in NavigationTransition.Operation.allCases {
      XCTAssertEqual(
        NavigationTransition.slide.compile(for: operation, in: .phone).timeline,
        NavigationTransition.move(axis: .horizontal).compile(for: operation, in: .phone).timeline)
    }
  }

  func testDirectionsOfSlides() {
    func ends(_ axis: Axis, _ operation: NavigationTransition.Operation) -> [Translation] {
      let compiled = NavigationTransition.move(axis: axis).compile(for: operation, in: .phone)
      return [compiled.origin.animation.translation, compiled.destination.initial.translation]
    }
    XCTAssertEqual(ends(.horizontal, .push), [Translation(dx: -400), Translation(dx: 400)])
    XCTAssertEqual(ends(.horizontal, .pop), [Translation(dx: 400), Translation(dx: -400)])
    XCTAssertEqual(ends(.vertical, .push), [Translation(dy: -800), Translation(dy: 800)])
    XCTAssertEqual(ends(.vertical, .pop), [Translation(dy: 800), Translation(dy: -800)])
  }

  func testFades() {
    func opacities(
      _ style: NavigationTransition.FadeStyle, _ operation: NavigationTransition.Operation
    ) -> [Double] {
      let compiled = NavigationTransition.fade(style).compile(for: operation, in: .phone)
      return [compiled.origin.animation.opacity, compiled.destination.initial.opacity]
    }
    XCTAssertEqual(opacities(.in, .push), [1, 0])
    XCTAssertEqual(opacities(.in, .pop), [0, 1])
    XCTAssertEqual(opacities(.out, .push), [0, 1])
    XCTAssertEqual(opacities(.out, .pop), [1, 0])
    XCTAssertEqual(opacities(.cross, .push), [0, 0])
    XCTAssertEqual(opacities(.cross, .pop), [0, 0])
  }

  func testDrawingOrder() {
    func order(
      _ transition: NavigationTransition, _ operation: NavigationTransition.Operation
    ) -> [ViewID] {
      transition.compile(for: operation, in: .phone).timeline.frame(at: 0.1).drawingOrder
    }
    XCTAssertEqual(order(.slide, .push), [.origin, .destination])
    XCTAssertEqual(order(.slide, .pop), [.destination, .origin])
    XCTAssertEqual(order(.fade(.out), .push), [.destination, .origin])
    XCTAssertEqual(order(.fade(.out), .pop), [.origin, .destination])
    XCTAssertEqual(order(.zoom, .pop), [.origin, .destination])
    XCTAssertEqual(order(.uncover, .push), [.destination, .origin])
    // Equal z-positions keep the order of the operation.
    XCTAssertEqual(order(NavigationTransition(.zPosition(1)), .push), [.origin, .destination])
    XCTAssertEqual(order(NavigationTransition(.zPosition(1)), .pop), [.destination, .origin])
  }

  func testPresence() {
    let timeline = NavigationTransition.slide.compile(for: .push, in: .phone).timeline
    XCTAssertEqual(timeline.frame(at: -1).drawingOrder, [.origin, .destination])
    XCTAssertEqual(timeline.frame(at: 0.35).drawingOrder, [.origin, .destination])
    XCTAssertEqual(timeline.frame(at: 0.36).drawingOrder, [.destination])
    XCTAssertEqual(timeline.reversed().frame(at: 0.36).drawingOrder, [.origin])
    XCTAssertFalse(timeline.frame(at: 0).isPresent(.view))
  }

  func testSwingIsASlideWithASwing() {
    let push = NavigationTransition.swing.compile(for: .push, in: .phone)
    XCTAssertEqual(push.destination.initial.translation.dx, 550)
    XCTAssertEqual(push.destination.initial.rotation.angle.degrees, -70, accuracy: 1e-12)
    XCTAssertEqual(push.destination.initial.scale, Scale(0.5))
    XCTAssertEqual(push.destination.initial.opacity, 0)
    XCTAssertEqual(push.destination.initial.zPosition, 1)
    XCTAssertEqual(push.origin.animation.translation.dx, -550)
    XCTAssertEqual(push.origin.animation.rotation.angle.degrees, 70, accuracy: 1e-12)
    let pop = NavigationTransition.swing.compile(for: .pop, in: .phone)
    XCTAssertEqual(pop.destination.initial.translation.dx, -550)
    XCTAssertEqual(pop.destination.initial.rotation.angle.degrees, 70, accuracy: 1e-12)
    XCTAssertEqual(pop.origin.animation.translation.dx, 550)
    XCTAssertEqual(pop.origin.animation.rotation.angle.degrees, -70, accuracy: 1e-12)
  }

  func testZoomScalesBothAndFadesTheNewOne() {
    for operation in NavigationTransition.Operation.allCases {
      let compiled = NavigationTransition.zoom.compile(for: operation, in: .phone)
      XCTAssertEqual(compiled.destination.initial.scale, Scale(0.5))
      XCTAssertEqual(compiled.destination.initial.opacity, 0)
      XCTAssertEqual(compiled.origin.animation.scale, Scale(0.5))
      XCTAssertEqual(compiled.origin.animation.opacity, 1)
    }
  }

  func testFlipNeverShowsABack() {
    for axis in Axis.allCases {
      for operation in NavigationTransition.Operation.allCases {
        for animation in [Animation.default, .linear, .spring(duration: 0.5, bounce: 0.4)] {
          let timeline = NavigationTransition.flip(axis: axis).animation(animation)
            .compile(for: operation, in: .phone).timeline
          for frame in timeline.frames(perSecond: 240) {
            let seen = [ViewID.origin, .destination].filter { frame[$0].visibleOpacity > 0 }
            XCTAssertEqual(seen.count, 1, "one side is seen at \(frame.time)")
            for view in seen {
              let rotation = frame[view].rotation
              let angle = axis == .horizontal ? rotation.y : rotation.x
              XCTAssertLessThanOrEqual(abs(angle), .pi / 2 + 1e-9, "\(view) at \(frame.time)")
            }
          }
        }
      }
    }
  }

  func testFlipTurnsBackOnPop() {
    let push = NavigationTransition.flip(axis: .horizontal).compile(for: .push, in: .phone)
    let pop = NavigationTransition.flip(axis: .horizontal).compile(for: .pop, in: .phone)
    XCTAssertEqual(push.origin.animation.rotation.y, -pop.origin.animation.rotation.y)
    XCTAssertEqual(abs(push.origin.animation.rotation.y), .pi, accuracy: 1e-12)
  }

  func testParallaxMovesTheViewBehindByAThird() {
    let push = NavigationTransition.parallaxPush.compile(for: .push, in: .phone)
    XCTAssertEqual(push.origin.animation.translation.dx, -400 / 3, accuracy: 1e-12)
    XCTAssertEqual(push.origin.animation.overlay.alpha, 0.2)
    XCTAssertEqual(push.destination.initial.translation.dx, 400)
    let pop = NavigationTransition.parallaxPush.compile(for: .pop, in: .phone)
    XCTAssertEqual(pop.destination.initial.translation.dx, -400 / 3, accuracy: 1e-12)
    XCTAssertEqual(pop.origin.animation.translation.dx, 400)
  }

  func testAnAtomicTransitionInsertsTheDestinationAndRemovesTheOrigin() {
    let transition = NavigationTransition(.asymmetric(insertion: .opacity, removal: .scale(0.5)))
    for operation in NavigationTransition.Operation.allCases {
      let compiled = transition.compile(for: operation, in: .phone)
      XCTAssertEqual(compiled.destination.initial.opacity, 0)
      XCTAssertEqual(compiled.origin.animation.scale, Scale(0.5))
    }
  }

  func testTheOverloadsReadAsWritten() {
    // These lines are about what compiles, and which overload is meant.
    let pair: NavigationTransition = .asymmetric(push: .fade(.cross), pop: .slide)
    let nested: NavigationTransition = .asymmetric(
      push: .asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)),
      pop: .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing)))
    let neither: NavigationTransition = .asymmetric(push: .identity, pop: .identity)
    let atomic: NavigationTransition = .asymmetric(push: .opacity, pop: .identity)
    let none: NavigationTransition = .onPush(.identity)
    XCTAssertEqual(
      pair.compile(for: .pop, in: .phone).timeline,
      NavigationTransition.slide.compile(for: .pop, in: .phone).timeline)
    XCTAssertEqual(
      nested.compile(for: .push, in: .phone).timeline,
      NavigationTransition.slide.compile(for: .push, in: .phone).timeline)
    XCTAssertEqual(neither.compile(for: .push, in: .phone).timeline.duration, 0)
    XCTAssertEqual(atomic.compile(for: .push, in: .phone).destination.initial.opacity, 0)
    XCTAssertEqual(none.compile(for: .push, in: .phone).timeline.duration, 0)
  }

  func testMirroredPushMirrorsThePop() {
    let transition = NavigationTransition.mirrored(push: .move(edge: .trailing))
    XCTAssertEqual(
      transition.compile(for: .push, in: .phone).destination.initial.translation.dx, 400)
    XCTAssertEqual(
      transition.compile(for: .pop, in: .phone).destination.initial.translation.dx, -400)
  }

  func testTheInnermostAnimationWins() {
    let transition = NavigationTransition(
      [.opacity.animation(.linear(duration: 1)), .scale(0.5)]
    ).animation(.linear(duration: 2))
    let timeline = transition.compile(for: .push, in: .phone).timeline
    XCTAssertEqual(timeline.duration, 2)
    XCTAssertEqual(timeline.frame(at: 0.5).destination.opacity, 0.5)
    XCTAssertEqual(timeline.frame(at: 0.5).destination.scale.x, 0.625)
  }

  func testNoAnimationIsAtItsEndFromTheFirstFrame() {
    let timeline = NavigationTransition.slide.animation(nil).compile(for: .push, in: .phone)
      .timeline
    XCTAssertEqual(timeline.duration, 0)
    XCTAssertEqual(timeline.frame(at: 0).destination.translation.dx, 0)
    XCTAssertEqual(timeline.frame(at: 0).origin.translation.dx, -400)
    XCTAssertEqual(timeline.frame(at: -0.1).destination.translation.dx, 400)
    XCTAssertEqual(timeline.frames(perSecond: 60).count, 1)
  }

  func testLayersHaveSharesOfTheEnclosingDuration() {
    let transition =
      ([
        .opacity.animation(.linear, during: AnimationRange(start: 0.5, end: 1)),
        .scale(0).animation(.linear, during: AnimationRange(0...0.5))
          .animation(.easeIn, during: AnimationRange(start: 0.5, end: 1)),
      ] as AtomicTransition).animation(.linear(duration: 2))
    let timeline = transition.compile(for: .insertion, in: .phone).timeline
    XCTAssertEqual(timeline.duration, 2)
    XCTAssertEqual(timeline.frame(at: 1).view.opacity, 0)
    XCTAssertEqual(timeline.frame(at: 1.5).view.opacity, 0.5)
    // Half of the second half is from 1 s to 1.5 s, with the innermost curve.
    XCTAssertEqual(timeline.frame(at: 1.25).view.scale.x, 0.5)
    XCTAssertEqual(timeline.frame(at: 1.5).view.scale.x, 1)
  }

  func testASpringInALayerTakesTheTimeThatItNeeds() {
    let spring = Spring(response: 0.5, dampingRatio: 1)
    let settling = spring.settlingDuration()
    let transition = AtomicTransition.opacity
      .animation(.spring(spring), during: AnimationRange(start: 0.5, end: 0.6))
      .animation(.linear(duration: 1))
    let timeline = transition.compile(for: .insertion, in: .phone).timeline
    XCTAssertEqual(timeline.duration, 0.5 + settling, accuracy: 1e-12)
    XCTAssertEqual(timeline.frame(at: 0.7).view.opacity, spring.value(at: 0.2), accuracy: 1e-12)
    XCTAssertEqual(timeline.frame(at: timeline.duration).view.opacity, 1)
  }

  func testReducingMotionTurnsAFlipIntoAFade() {
    let compiled = NavigationTransition.flip(axis: .horizontal).reducingMotion()
      .animation(.linear(duration: 1)).compile(for: .push, in: .phone)
    let frame = compiled.timeline.frame(at: 0.25)
    XCTAssertEqual(frame.destination.opacity, 0.25)
    XCTAssertEqual(frame.origin.opacity, 0.75)
    XCTAssertEqual(frame.origin.rotation, .zero)
    XCTAssertEqual(compiled.timeline.duration, 1)
  }
}
