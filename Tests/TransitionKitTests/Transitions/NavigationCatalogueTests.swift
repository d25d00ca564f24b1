import TransitionKit
import TransitionTestCases
import XCTest

/// The navigation transitions in the manner of Hero: what each view does, from each edge and in both directions. The
/// numbers are those of Hero 1.6.
final class NavigationCatalogueTests: XCTestCase {
  private typealias Make = (Edge) -> NavigationTransition

  /// Outward directions on a screen of 400 by 800 points, written down for each layout direction.
  private static let outward: [(LayoutDirection, Edge, dx: Double, dy: Double)] = [
    (.leftToRight, .top, 0, -800), (.leftToRight, .bottom, 0, 800),
    (.leftToRight, .leading, -400, 0), (.leftToRight, .trailing, 400, 0),
    (.rightToLeft, .top, 0, -800), (.rightToLeft, .bottom, 0, 800),
    (.rightToLeft, .leading, 400, 0), (.rightToLeft, .trailing, -400, 0),
  ]

  /// Where a view is when it is away.
  private struct Away {
    var translation = Translation.zero
    var scale = 1.0
    var opacity = 1.0
    var dimming = 0.0
    var shadow = Shadow.none
  }

  private let pageShadow = Shadow(opacity: 0.5, radius: 5)

  /// Checks which view is in front, and both views' values at the start and at the end of a timeline.
  private func check(
    _ transition: NavigationTransition, _ operation: NavigationTransition.Operation,
    in layoutDirection: LayoutDirection = .leftToRight, front: ViewID, origin: Away,
    destination: Away, line: UInt = #line
  ) {
    let container = Container(
      frame: Rect(x: 30, y: 50, width: 400, height: 800), layoutDirection: layoutDirection)
    let compiled = transition.animation(.linear(duration: 1)).compile(for: operation, in: container)
    XCTAssertEqual(compiled.diagnostics.map(\.message), [], line: line)
    let timeline = compiled.timeline
    XCTAssertEqual(timeline.duration, 1, line: line)
    for (time, view, expected) in [
      (0.0, ViewID.origin, Away()), (0, .destination, destination),
      (1, .origin, origin), (1, .destination, Away()),
    ] {
      let state = timeline.frame(at: time)[view]
      let name = "\(operation) \(view) at \(time)"
      let (shift, wanted) = (state.translation, expected.translation)
      XCTAssertEqual(shift.dx, wanted.dx, accuracy: 1e-12, name, line: line)
      XCTAssertEqual(shift.dy, wanted.dy, accuracy: 1e-12, name, line: line)
      XCTAssertEqual(state.scale, Scale(expected.scale), name, line: line)
      XCTAssertEqual(state.opacity, expected.opacity, name, line: line)
      XCTAssertEqual(state.overlay.alpha, expected.dimming, name, line: line)
      XCTAssertEqual(state.shadow.opacity, expected.shadow.opacity, name, line: line)
      XCTAssertEqual(state.shadow.radius, expected.shadow.radius, name, line: line)
      XCTAssertEqual(state.rotation, .zero, name, line: line)
    }
    let order = timeline.frame(at: 0.5).drawingOrder
    XCTAssertEqual(order.last, front, "\(operation)", line: line)
    XCTAssertEqual(order.count, 2, "\(operation)", line: line)
    XCTAssertEqual(timeline.frame(at: 1.1).drawingOrder, [.destination], line: line)
  }

  /// Checks a transition in which the pushed view comes in front from an edge, and the one in which the origin
  /// leaves in front to that edge: the pop of each is the push of the other.
  private func checkPages(
    over: Make, under: Make, hasShadow: Bool = true,
    behind: (_ dx: Double, _ dy: Double) -> Away,
    line: UInt = #line
  ) {
    for (layoutDirection, edge, dx, dy) in Self.outward {
      let front =
        hasShadow
        ? Away(translation: Translation(dx: dx, dy: dy), shadow: pageShadow)
        : Away(translation: Translation(dx: dx, dy: dy))
      let back = behind(dx, dy)
      for (transition, coming, leaving) in [
        (over(edge), NavigationTransition.Operation.push, NavigationTransition.Operation.pop),
        (under(edge), .pop, .push),
      ] {
        check(
          transition, coming, in: layoutDirection, front: .destination, origin: back,
          destination: front, line: line)
        check(
          transition, leaving, in: layoutDirection, front: .origin, origin: front,
          destination: back, line: line)
      }
    }
  }

  func testPushAndPullMoveTheViewBehindByAThirdAndDimIt() {
    checkPages(
      over: { .push(edge: $0) }, under: { .pull(edge: $0) },
      behind: { dx, dy in
        Away(translation: Translation(dx: -dx / 3, dy: -dy / 3), dimming: 0.1)
      })
  }

  func testCoverAndUncoverLeaveTheViewBehindAlone() {
    checkPages(
      over: { .cover(edge: $0) }, under: { .uncover(edge: $0) }, hasShadow: false,
      behind: { _, _ in Away() })
  }

  func testPageInAndPageOutShrinkTheViewBehindAndDimIt() {
    checkPages(
      over: { .pageIn(edge: $0) }, under: { .pageOut(edge: $0) },
      behind: { _, _ in
        Away(scale: 0.7, dimming: 0.1)
      })
  }

  func testSlidesMoveBothViewsTheSameWay() {
    for (make, scale) in [
      ({ .slide(edge: $0) }, 1.0), ({ .zoomSlide(edge: $0) }, 0.8),
    ] as [(Make, Double)] {
      for (layoutDirection, edge, dx, dy) in Self.outward {
        let out = Away(translation: Translation(dx: dx, dy: dy), scale: scale)
        let across = Away(translation: Translation(dx: -dx, dy: -dy), scale: scale)
        check(
          make(edge), .push, in: layoutDirection, front: .destination, origin: across,
          destination: out)
        check(
          make(edge), .pop, in: layoutDirection, front: .origin, origin: out, destination: across)
      }
    }
  }

  func testZoomInGoesThroughTheOriginAndZoomOutComesBack() {
    let front = Away(scale: 1.3, opacity: 0)
    let back = Away(scale: 0.7)
    for (transition, into, backAway) in [
      (NavigationTransition.zoomIn, NavigationTransition.Operation.push, .pop),
      (.zoomOut, .pop, NavigationTransition.Operation.push),
    ] {
      check(transition, into, front: .origin, origin: front, destination: back)
      check(transition, backAway, front: .destination, origin: back, destination: front)
    }
  }

  func testTheOnesWithoutAnEdgeFollowTheReadingDirection() {
    let pairs: [(NavigationTransition, NavigationTransition)] = [
      (.push, .push(edge: .trailing)), (.pull, .pull(edge: .leading)),
      (.cover, .cover(edge: .trailing)), (.uncover, .uncover(edge: .leading)),
      (.pageIn, .pageIn(edge: .trailing)), (.pageOut, .pageOut(edge: .leading)),
      (.zoomSlide, .zoomSlide(edge: .trailing)), (.slide, .slide(edge: .trailing)),
      (.move(axis: .vertical), .slide(edge: .bottom)),
    ]
    for (index, (short, long)) in pairs.enumerated() {
      for operation in NavigationTransition.Operation.allCases {
        XCTAssertEqual(
          short.compile(for: operation, in: .phone).timeline,
          long.compile(for: operation, in: .phone).timeline, "pair \(index) \(operation)")
      }
    }
  }

  func testAPopIsThePushOfTheOpposite() {
    let pairs: [(NavigationTransition, NavigationTransition)] =
      Edge.allCases.flatMap { edge -> [(NavigationTransition, NavigationTransition)] in
        [
          (.push(edge: edge), .pull(edge: edge)), (.cover(edge: edge), .uncover(edge: edge)),
          (.pageIn(edge: edge), .pageOut(edge: edge)),
        ]
      } + [(.zoomIn, .zoomOut)]
    for (one, other) in pairs {
      for (first, second) in [(one, other), (other, one)] {
        let pop = first.compile(for: .pop, in: .phone).timeline
        let push = second.compile(for: .push, in: .phone).timeline
        for time in [0, 0.1, 0.2, 0.35] {
          XCTAssertEqual(pop.frame(at: time).drawingOrder, push.frame(at: time).drawingOrder)
          for view in [ViewID.origin, .destination] {
            let (left, right) = (pop.frame(at: time)[view], push.frame(at: time)[view])
            for property in ViewProperty.allCases where property.isAnimatable {
              XCTAssertEqual(left[property], right[property])
            }
          }
        }
      }
    }
  }

  func testReducingMotionFadesAndKeepsTheTime() {
    for transition in [NavigationTransition.push, .pageOut, .zoomSlide(edge: .top), .zoomIn] {
      for operation in NavigationTransition.Operation.allCases {
        let timeline = transition.reducingMotion().animation(.linear(duration: 1))
          .compile(for: operation, in: .phone).timeline
        XCTAssertEqual(timeline.duration, 1)
        for time in [0, 0.25, 0.75, 1] {
          let frame = timeline.frame(at: time)
          for view in [ViewID.origin, .destination] {
            XCTAssertEqual(frame[view].translation, .zero)
            XCTAssertEqual(frame[view].scale, Scale(1))
          }
        }
        XCTAssertEqual(timeline.frame(at: 0).origin.opacity, 1)
        XCTAssertEqual(timeline.frame(at: 1).destination.opacity, 1)
      }
    }
  }

  func testAnAnimationAroundThemSetsTheirTiming() {
    let animation = Animation.automatic(distance: 400)
    let timeline = NavigationTransition.push.animation(animation)
      .compile(for: .push, in: .phone).timeline
    XCTAssertEqual(timeline.duration, 0.208 + 400.0 / 3000, accuracy: 1e-15)
    let half = timeline.duration / 2
    XCTAssertEqual(
      timeline.frame(at: half).destination.translation.dx, 400 * (1 - animation.value(at: half)),
      accuracy: 1e-9)
  }
}
