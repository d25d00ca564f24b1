import TransitionKit
import TransitionPorting
import TransitionTestCases
import XCTest

private typealias TransientView = TransientViewReference

/// The snippets of the README and of the documentation of swiftui-navigation-transitions, without the views around them.
final class PortedDocumentationTests: XCTestCase {
  func testTheBasics() {
    let fade: CustomNavigationTransition = .fade(.in).animation(.easeInOut(duration: 0.3))
    XCTAssertEqual(fade.compile(for: .push, in: .phone).timeline.duration, 0.3)
    let combined: CustomNavigationTransition = .slide.combined(with: .fade(.in))
    assertSameNavigation(
      combined,
      NavigationTransition {
        Slide()
        Fade(.in)
      })
    for reduceMotion in [false, true] {
      let chosen: CustomNavigationTransition =
        reduceMotion ? .fade(.in).animation(.linear) : .slide(axis: .vertical)
      assertSameNavigation(chosen.animation(nil), chosen.animation(nil))
    }
    let mixed: AnyNavigationTransition = .asymmetric(push: .fade(.cross), pop: .slide)
    assertSameNavigation(
      mixed,
      NavigationTransition {
        PickPush { Fade(.cross) }
        PickPop { Slide() }
      })
  }

  func testAtomicValues() {
    let combined: AtomicTransition = .move(edge: .trailing).combined(with: .scale(0.5))
    assertSame(
      combined,
      AtomicTransition {
        Move(edge: .trailing)
        Scale(0.5)
      })
    let asymmetric: AtomicTransition = .asymmetric(
      insertion: .move(edge: .trailing).combined(with: .scale(0.5)),
      removal: .move(edge: .leading).combined(with: .scale(0.5)))
    assertSame(
      asymmetric,
      AtomicTransition {
        OnInsertion {
          Move(edge: .trailing)
          Scale(0.5)
        }
        OnRemoval {
          Move(edge: .leading)
          Scale(0.5)
        }
      })
  }

  func testTheSlideOfTheDocumentationIsTheBuiltIn() {
    for axis in Axis.allCases {
      assertSameNavigation(NavigationTransition(DocumentedSlide(axis: axis)), .slide(axis: axis))
    }
  }

  func testTheFadeOfThatLibraryDiffersInZPositionsOnly() {
    for style in Fade.Style.allCases {
      assertSameNavigation(
        NavigationTransition(DocumentedFade(style: style)), .fade(style),
        except: style == .out ? [.zPosition] : [])
    }
  }

  func testTheMovesOfTheDocumentationAreTheBuiltIn() {
    for edge in Edge.allCases {
      assertSame(
        AtomicTransition(DocumentedMove(edge: edge)), .move(edge: edge), .leftToRight)
      assertSame(AtomicTransition(NewerMove(edge: edge)), .move(edge: edge), .leftToRight)
    }
  }

  func testAHandlerOfBothViews() {
    assertSameNavigation(
      NavigationTransition(WholeHandler()),
      NavigationTransition {
        OnPush { OnInsertion { Opacity() } }
        OnPop { OnRemoval { Opacity() } }
      })
    XCTAssertNoThrow(try WholeHandler().compile(for: .push, in: .phone).validate())
  }

  func testAnAnimatorHandler() {
    let compiled = NavigationTransition(MyTransition()).compile(for: .push, in: .phone)
    XCTAssertEqual(compiled.destination.initial.opacity, 0)
    XCTAssertEqual(compiled.timeline.frame(at: 1).destination.opacity, 1)
    XCTAssertEqual(compiled.origin.animation.scale, Scale(0.9))
  }

  private func assertSame(
    _ a: AtomicTransition, _ b: AtomicTransition, _ direction: LayoutDirection? = nil,
    line: UInt = #line
  ) {
    for operation in AtomicTransition.Operation.allCases {
      for direction in direction.map({ [$0] }) ?? [.leftToRight, .rightToLeft] {
        let container = Container(
          size: Size(width: 390, height: 844), layoutDirection: direction)
        let x = a.compile(for: operation, in: container)
        let y = b.compile(for: operation, in: container)
        XCTAssertEqual(x.diagnostics, y.diagnostics, line: line)
        XCTAssertEqual(
          x.timeline.allFrames, y.timeline.allFrames, line: line)
      }
    }
  }
}

private struct DocumentedSlide: NavigationTransitionProtocol {
  private let axis: Axis

  init(axis: Axis) {
    self.axis = axis
  }

  var body: some NavigationTransitionProtocol {
    switch axis {
    case .horizontal:
      MirrorPush {
        OnInsertion {
          Move(edge: .trailing)
        }
        OnRemoval {
          Move(edge: .leading)
        }
      }
    case .vertical:
      MirrorPush {
        OnInsertion {
          Move(edge: .bottom)
        }
        OnRemoval {
          Move(edge: .top)
        }
      }
    }
  }
}

private struct DocumentedFade: NavigationTransitionProtocol {
  let style: Fade.Style

  var body: some NavigationTransitionProtocol {
    switch style {
    case .in:
      OnPush { OnInsertion { Opacity() } }
      OnPop { OnRemoval { Opacity() } }
    case .out:
      OnPush {
        OnRemoval {
          BringToFront()
          Opacity()
        }
      }
      OnPop {
        OnInsertion {
          BringToFront()
          Opacity()
        }
      }
    case .cross:
      OnPush { Opacity() }
      OnPop { Opacity() }
    }
  }
}

/// A move as the documentation writes it, by the translation.
private struct DocumentedMove: AtomicTransitionProtocol {
  let edge: Edge

  func transition(
    _ view: TransientView, for operation: TransitionOperation, in container: Container
  ) {
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

/// A move as the later versions write it, by the transform.
private struct NewerMove: MirrorableAtomicTransition {
  let edge: Edge

  func transition(
    _ view: TransientView, for operation: TransitionOperation, in container: Container
  ) {
    let (width, height) = (container.frame.width, container.frame.height)
    let (x, y): (Double, Double) =
      switch edge {
      case .top: (0, -height)
      case .leading: (-width, 0)
      case .trailing: (width, 0)
      case .bottom: (0, height)
      }
    switch operation {
    case .insertion:
      view.initial.transform.translate(x: x, y: y)
      view.animation.transform = .identity
    case .removal:
      view.animation.transform.translate(x: x, y: y)
      view.completion.transform = .identity
    }
  }

  func mirrored() -> NewerMove {
    switch edge {
    case .top: .init(edge: .bottom)
    case .leading: .init(edge: .trailing)
    case .bottom: .init(edge: .top)
    case .trailing: .init(edge: .leading)
    }
  }
}

private struct WholeHandler: NavigationTransitionProtocol {
  func transition(
    from fromView: TransientView, to toView: TransientView, for operation: TransitionOperation,
    in container: Container
  ) {
    switch operation {
    case .push:
      toView.initial.alpha = 0
      toView.animation.alpha = 1
    case .pop:
      fromView.animation.alpha = 0
      fromView.completion.alpha = 1
    }
  }
}

private struct MyTransition: PrimitiveNavigationTransition {
  func transition(
    with animator: PropertyAnimator, for operation: TransitionOperation,
    in context: TransitionContext
  ) {
    let (from, to) = (context.originView, context.destinationView)
    to.opacity = 0
    animator.addAnimations {
      to.opacity = 1
      from.scale = Scale(0.9)
    }
    animator.addCompletion { _ in context.completeTransition(!context.wasCancelled) }
  }
}
