import TransitionKit
import TransitionPorting
import TransitionTestCases
import XCTest

/// The ported demo shows what the built-in transitions show.
final class PortedDemoTests: XCTestCase {
  func testEachTransitionOfTheDemoIsTheBuiltIn() {
    let builtIn: [(PortedDemo, NavigationTransition)] = [
      (.default, .push), (.crossFade, .fade(.cross)), (.slide, .slide),
      (.slideVertically, .slide(axis: .vertical)),
      (.slideAndFadeIn, .slide.combined(with: .fade(.in))),
      (.slideAndFadeOut, .slide.combined(with: .fade(.out))),
      (.swing, .swing), (.zoom, .zoom), (.zoomAndSlide, .zoom.combined(with: .slide)),
    ]
    for (transition, same) in builtIn {
      assertSameNavigation(transition(), same, "\(transition)")
    }
    XCTAssertEqual(builtIn.count, PortedDemo.allCases.count - 2, "all but the flips")
  }

  func testTheOlderSwingDiffersInItsZPositionsOnly() {
    assertSameNavigation(NavigationTransition(OlderSwing()), .swing, except: [.zPosition])
  }

  /// The demo names the axis of the rotation, the built-in the direction in which the card flips, and they rotate in
  /// opposite directions. The demo has no opacity.
  func testAFlipIsTheBuiltInAboutTheOtherAxisMirroredAndWithoutItsOpacity() {
    assertSameNavigation(
      PortedDemo.flip(), .flip(axis: .vertical).mirrored(), except: [.opacity])
    assertSameNavigation(
      PortedDemo.flipVertically(), .flip(axis: .horizontal).mirrored(), except: [.opacity])
  }

  func testAFlipNeverShowsABackAndAlwaysOneSide() {
    for transition in [PortedDemo.flip(), PortedDemo.flipVertically()] {
      forEachNavigation { operation, container in
        let compiled = transition.compile(for: operation, in: container)
        XCTAssertTrue(compiled.diagnostics.isEmpty)
        for frame in compiled.timeline.frames(perSecond: 97) {
          let seen = [ViewID.origin, .destination].filter {
            !frame[$0].isTurnedAway(size: container.frame.size)
          }
          XCTAssertGreaterThanOrEqual(seen.count, 1, "\(operation) at \(frame.time)")
          if abs(frame.destination.rotation.x + frame.destination.rotation.y).isNearQuarterTurn {
            continue
          }
          XCTAssertEqual(seen.count, 1, "\(operation) at \(frame.time)")
        }
      }
    }
  }

  func testTheAnimationsOfTheDemo() {
    let timed = PortedDemo.swing().animation(
      PortedDemo.animation(named: "spring", duration: 0.35))
    assertSameDuration(
      timed, NavigationTransition.swing.animation(.interpolatingSpring(stiffness: 300, damping: 50))
    )
    let fast = PortedDemo.swing().animation(PortedDemo.animation(named: "linear", duration: 0.6))
    XCTAssertEqual(fast.compile(for: .push, in: .phone).timeline.duration, 0.6)
    let none = PortedDemo.swing().animation(PortedDemo.animation(named: "none", duration: 0.6))
    XCTAssertEqual(none.compile(for: .push, in: .phone).timeline.duration, 0)
  }

  func testTheSwingReportsTheLinesOfItsBody() {
    let compiled = Swing().compile(for: .push, in: .phone)
    XCTAssertFalse(compiled.conflicts.isEmpty)
    for contribution in compiled.conflicts.flatMap(\.contributions) {
      XCTAssertTrue(
        contribution.site?.description.hasPrefix("TransitionPortingTests/PortedDemo.swift:")
          ?? false,
        contribution.path)
    }
  }

  private func assertSameDuration(_ a: NavigationTransition, _ b: NavigationTransition) {
    XCTAssertEqual(
      a.compile(for: .push, in: .phone).timeline.duration,
      b.compile(for: .push, in: .phone).timeline.duration)
  }
}

extension Double {
  fileprivate var isNearQuarterTurn: Bool { Swift.abs(self - .pi / 2) < 1e-9 }
}
