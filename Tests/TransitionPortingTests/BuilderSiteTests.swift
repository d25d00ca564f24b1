import TransitionKit
import TransitionPorting
import TransitionTestCases
import XCTest

private typealias TransientView = TransientViewReference

/// Contributions from builders know the line of the expression.
final class BuilderSiteTests: XCTestCase {
  func testEachTypeReportsItsLine() {
    let line: UInt = #line + 2
    let transition = AtomicTransition {
      Move(edge: .top)
      Offset(x: 1)
      Offset(y: 1)
      Offset(Size(width: 1, height: 2))
      Rotate(.degrees(1))
      Scale(0.5)
      Scale(x: 1, y: 2)
      Opacity()
      AtomicTransition.opacity(0.5)
      Rotate3D(.degrees(9), axis: (x: 0, y: 1, z: 0))
      ZPosition(1)
      ZPosition(2)
      Silent()
    }
    let lines = siteLines(transition.compile(for: .insertion, in: .phone))
    XCTAssertEqual(lines, Set(line...line + 12))
  }

  func testMirrorImagesKeepTheLine() {
    let line: UInt = #line + 3
    let transition = NavigationTransition {
      MirrorPush {
        Scale(0.5)
        Silent()
        MirrorInsertion { Scale(0.25) }
        MirrorRemoval { Scale(0.25) }
      }
    }
    for operation in NavigationTransition.Operation.allCases {
      let lines = siteLines(transition.compile(for: operation, in: .phone))
      XCTAssertEqual(lines, Set(line...line + 3))
    }
  }

  func testNavigationTypesReportTheirLine() {
    let line: UInt = #line + 2
    let transition = NavigationTransition {
      Slide()
      Slide(axis: .vertical)
      Fade(.in)
      Fade(.cross)
      Loud()
    }
    XCTAssertEqual(
      siteLines(transition.compile(for: .push, in: .phone)), Set(line...line + 4))
    let value: UInt = #line + 1
    let same = NavigationTransition.custom(Loud()).combined(with: Loud())
    XCTAssertEqual(siteLines(same.compile(for: .push, in: .phone)), [value])
  }

  func testAHandlerIsNamedAfterItsType() {
    let compiled = NavigationTransition {
      Loud()
      Loud()
    }.compile(for: .push, in: .phone)
    XCTAssertTrue(
      compiled.conflicts.flatMap(\.contributions).allSatisfy { $0.path.hasSuffix("Loud") })
  }

  private func siteLines(_ compiled: CompiledTransition) -> Set<UInt> {
    Set(compiled.conflicts.flatMap(\.contributions).compactMap { $0.site?.line })
  }
}

private struct Silent: AtomicTransitionProtocol {
  func transition(
    _ view: TransientView, for operation: TransitionOperation, in container: Container
  ) {
    view.initial.scale = Scale(0.5)
    view.animation.scale = Scale(0.25)
  }
}

private struct Loud: NavigationTransitionProtocol {
  func transition(
    from fromView: TransientView, to toView: TransientView, for operation: TransitionOperation,
    in container: Container
  ) {
    fromView.initial.opacity = 0.5
    toView.initial.opacity = 0.5
  }
}
