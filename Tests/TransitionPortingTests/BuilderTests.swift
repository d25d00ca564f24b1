import TransitionKit
import TransitionPorting
import TransitionTestCases
import XCTest

/// The features of both builders.
final class BuilderTests: XCTestCase {
  func testTheExampleOfAPair() {
    let pair = AtomicTransition {
      Opacity()
      Move(edge: .bottom)
    }
    assertSame(pair, [.opacity, .move(edge: .bottom)])
  }

  func testValuesAreExpressions() {
    assertSame(
      AtomicTransition {
        .opacity
        for factor in [0.5] { .scale(factor) }
        AtomicTransition.blur(radius: 4).animation(.linear)
        Scale(x: 2, y: 3)
      },
      [.opacity, .scale(0.5), .blur(radius: 4).animation(.linear), .scale(x: 2, y: 3)])
    assertSameNavigation(
      NavigationTransition {
        .slide
        NavigationTransition.fade(.in)
      }, .slide.combined(with: .fade(.in)))
  }

  func testScaleOfTheDepthIsKept() {
    let compiled = AtomicTransition { Scale(x: 0.5, y: 0.5, z: 2) }
      .compile(for: .insertion, in: .phone)
    XCTAssertEqual(compiled.view.initial.scale, Scale(x: 0.5, y: 0.5, z: 2))
  }

  func testConditions() {
    func card(_ style: Int?, _ isBlurred: Bool) -> AtomicTransition {
      AtomicTransition {
        if isBlurred { AtomicTransition.blur(radius: 9) }
        if let style {
          switch style {
          case 0: Opacity()
          case 1: Rotate(.degrees(9))
          default: Scale(0.5)
          }
        } else {
          Move(edge: .top)
        }
      }
    }
    assertSame(card(nil, false), .move(edge: .top))
    assertSame(card(0, true), [.blur(radius: 9), .opacity])
    assertSame(card(1, false), .rotate(.degrees(9)))
    assertSame(card(2, false), .scale(0.5))
  }

  func testLoops() {
    assertSame(
      AtomicTransition {
        for x in 1...3 { Offset(x: Double(x)) }
      },
      [.offset(x: 1), .offset(x: 2), .offset(x: 3)])
    assertSameNavigation(
      NavigationTransition {
        for style in [NavigationTransition.FadeStyle.in, .in] { Fade(style) }
      }, .fade(.in).combined(with: .fade(.in)))
  }

  func testAvailability() {
    assertSame(
      AtomicTransition {
        if #available(macOS 99, iOS 99, *) { Opacity() }
      }, .opacity)
    assertSameNavigation(
      NavigationTransition {
        if #available(macOS 99, iOS 99, *) { Slide() } else { Fade(.in) }
      }, .slide)
  }

  func testConditionsOfNavigations() {
    for isVertical in [false, true] {
      let transition = NavigationTransition {
        if isVertical { Slide(axis: .vertical) } else { Fade(.cross) }
        if isVertical { OnPush { Opacity() } }
      }
      assertSameNavigation(
        transition,
        isVertical
          ? .slide(axis: .vertical).combined(with: .onPush(.opacity)) : .fade(.cross))
    }
  }

  func testEmptyBlocksHaveNoEffect() {
    assertSame(AtomicTransition {}, .identity)
    assertSameNavigation(NavigationTransition {}, .identity)
    assertSame(AtomicTransition { Identity() }, .identity)
    assertSameNavigation(NavigationTransition { Identity() }, .identity)
    assertSameNavigation(NavigationTransition { MirrorPush {} }, .identity)
  }

  func testEachTypeIsTheValue() {
    let same: [(AtomicTransition, AtomicTransition)] = [
      (AtomicTransition(Move(edge: .leading)), .move(edge: .leading)),
      (AtomicTransition(Offset(x: 1, y: 2)), .offset(x: 1, y: 2)),
      (AtomicTransition(Offset(x: 1)), .offset(x: 1)),
      (AtomicTransition(Offset(y: 2)), .offset(y: 2)),
      (AtomicTransition(Offset(Size(width: 1, height: 2))), .offset(x: 1, y: 2)),
      (AtomicTransition(Opacity()), .opacity),
      (AtomicTransition(Rotate(.degrees(9))), .rotate(.degrees(9))),
      (AtomicTransition(ZPosition(3)), .zPosition(3)),
      (AtomicTransition(BringToFront()), .bringToFront),
      (AtomicTransition(SendToBack()), .sendToBack),
      (AtomicTransition(Identity()), .identity),
      (AtomicTransition(OnInsertion { Opacity() }), .onInsertion(.opacity)),
      (AtomicTransition(OnRemoval { Opacity() }), .onRemoval(.opacity)),
      (AtomicTransition(MirrorInsertion { Opacity() }), .onInsertion(.opacity)),
      (AtomicTransition(MirrorRemoval { Opacity() }), .onRemoval(.opacity)),
      (
        AtomicTransition(Rotate3D(.degrees(90), axis: (x: 1, y: 2, z: 3), perspective: 0.5)),
        .asymmetric(
          insertion: .rotate3D(.degrees(90), axis: (x: -1, y: -2, z: 3), perspective: 0.5),
          removal: .rotate3D(.degrees(90), axis: (x: 1, y: 2, z: 3), perspective: 0.5))
      ),
    ]
    for (type, value) in same { assertSame(type, value) }
    assertSameNavigation(NavigationTransition(Slide(axis: .vertical)), .slide(axis: .vertical))
    assertSameNavigation(NavigationTransition(Fade(.out)), .fade(.out))
    assertSameNavigation(NavigationTransition(OnPush { Opacity() }), .onPush(.opacity))
    assertSameNavigation(NavigationTransition(OnPop { Opacity() }), .onPop(.opacity))
    assertSameNavigation(NavigationTransition(PickPush { Slide() }), .onPush(.slide))
    assertSameNavigation(NavigationTransition(PickPop { Slide() }), .onPop(.slide))
  }

  func testATypeIsUsableWhereAValueIs() {
    assertSameNavigation(.custom(Zoom()), .zoom)
    assertSameNavigation(.slide.combined(with: Zoom()), .slide.combined(with: .zoom))
    assertSame(.opacity.combined(with: Drop()), [.opacity, .move(edge: .top), .opacity])
    for operation in NavigationTransition.Operation.allCases {
      XCTAssertEqual(
        Swing().compile(for: operation, from: "a", to: "b", in: .phone).timeline,
        NavigationTransition.swing.compile(for: operation, from: "a", to: "b", in: .phone).timeline)
    }
    XCTAssertEqual(
      Drop().compile(for: .insertion, in: .phone).view.initial.translation.dy, -.phoneHeight)
  }

  func testTypesPrintTheirValues() {
    XCTAssertEqual("\(Move(edge: .top))", "AtomicTransition.move(edge: .top)")
    XCTAssertEqual("\(PickPush { Slide() })", "\(NavigationTransition.onPush(.slide))")
    XCTAssertEqual("\(Opacity().body)", "AtomicTransition.opacity")
  }

  func assertSame(_ a: AtomicTransition, _ b: AtomicTransition, line: UInt = #line) {
    for operation in AtomicTransition.Operation.allCases {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let container = Container(
          size: Size(width: 390, height: 844), layoutDirection: direction)
        XCTAssertEqual(
          a.compile(for: operation, in: container).timeline.allFrames,
          b.compile(for: operation, in: container).timeline.allFrames, line: line)
      }
    }
  }
}

private struct Drop: AtomicTransitionProtocol {
  var body: some AtomicTransitionProtocol {
    Move(edge: .top)
    Opacity()
  }
}

extension Double {
  fileprivate static var phoneHeight: Double { Container.phone.frame.height }
}
