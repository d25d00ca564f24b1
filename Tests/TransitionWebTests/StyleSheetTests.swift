import TransitionExport
import TransitionKit
import TransitionTestSupport
import TransitionWeb
import XCTest

final class StyleSheetTests: XCTestCase {
  private let container = Container(size: Size(width: 390, height: 844))

  func testASpringTakesNoMoreThanFortyPoints() throws {
    for (stiffness, damping) in [(100.0, 10.0), (400, 20), (1000, 30), (180, 12)] {
      let animation = Animation.interpolatingSpring(stiffness: stiffness, damping: damping)
      let compiled = NavigationTransition.slide.animation(animation).compile(
        for: .push, in: container)
      let export = Presentation(compiled, named: "slide").exported(as: .css)
      let easing = try XCTUnwrap(export.document.firstMatch(of: /linear\([^)]*\)/)).output
      XCTAssertLessThanOrEqual(easing.split(separator: ",").count, 40)

      // Read back by the library's own parser, which is tested on its own.
      let curve = try UnitCurve(String(easing))
      let spring = Spring(stiffness: stiffness, damping: damping)
      let steps = Thoroughness.cases(10_000)
      for index in 0...steps {
        let share = Double(index) / Double(steps)
        XCTAssertEqual(
          curve.value(at: share),
          index == steps ? 1 : spring.value(at: share * animation.duration),
          accuracy: 0.001)
      }
      XCTAssertLessThanOrEqual(export.accuracy.error(of: .origin, .translation), 0.39)
    }
  }

  func testBezierCurvesStayWhatTheyAre() {
    let compiled = NavigationTransition.slide.animation(.timingCurve(0.3, -0.2, 0.4, 1.6))
      .compile(for: .push, in: container)
    let export = Presentation(compiled, named: "slide").exported(as: .css)
    XCTAssertTrue(export.document.contains("cubic-bezier(0.3, -0.2, 0.4, 1.6)"))
    XCTAssertFalse(export.document.contains("linear("))
    XCTAssertEqual(export.accuracy.error(of: .origin, .translation), 0)
    XCTAssertTrue("\(export.accuracy)".contains("origin.translation is exact"))
  }

  func testASmallerToleranceTakesMorePoints() {
    let compiled = NavigationTransition.slide.animation(.bouncy).compile(for: .push, in: container)
    var counts: [Int] = []
    for tolerance in [0.1, 0.01, 0.001, 0.0001] {
      let export = Presentation(compiled).exported(as: .css(tolerance: tolerance))
      counts.append(export.document.count { $0 == "%" })
      XCTAssertLessThanOrEqual(
        export.accuracy.error(of: .origin, .translation), tolerance * 390)
    }
    XCTAssertEqual(counts, counts.sorted())
    XCTAssertGreaterThan(counts[3], counts[0] * 4)
  }

  func testTurnsAboutChangingAxesStayWithinTheTolerance() throws {
    let transition: AtomicTransition = [
      .rotate(.degrees(170)).animation(.easeIn(duration: 1)),
      .rotate3D(.degrees(120), axis: (x: 1, y: 1, z: 0), perspective: 0)
        .animation(.easeOut(duration: 0.7)),
    ]
    let compiled = transition.compile(for: .insertion, in: container)
    let export = Presentation(compiled, named: "tumble").exported(as: .css)
    let bound = export.accuracy.error(of: .view, .rotation)
    XCTAssertGreaterThan(bound, 0)
    XCTAssertLessThan(bound, 0.003)
    XCTAssertGreaterThan(export.document.matches(of: /rotate: [-\d. ]+deg/).count, 20)
  }

  func testNamesBecomeClassesAndCannotLeaveTheComment() {
    let compiled = NavigationTransition.slide.compile(for: .push, in: container)
    let export = Presentation(compiled, named: "1 */ body { x }").exported(as: .css)
    XCTAssertEqual(export.document.components(separatedBy: "*/").count, 2)
    XCTAssertTrue(export.document.contains(".t-1----body---x-- {"))
  }

  func testNoNameEndsTheCommentOrTheStyleElement() {
    let compiled = NavigationTransition.slide.compile(for: .push, in: container)
    for name in ["*/", "**//", "a</style><b>", "</STYLE", "*/\u{301}", "<</style", "\n*/\r\n"] {
      let document = Presentation(compiled, named: name).exported(as: .css).document
      let bytes = Array(document.utf8)
      let pairs = Array(zip(bytes, bytes.dropFirst()))
      XCTAssertEqual(pairs.count { $0 == (UInt8(ascii: "*"), UInt8(ascii: "/")) }, 1, name)
      // The markup in the comment has end tags, of which none is that of a style element.
      XCTAssertFalse(document.lowercased().contains("</style"), name)
    }
  }

  func testWhatStandsStillIsDeclaredOnce() {
    let transition: AtomicTransition = [.scale(0.5, anchor: .topLeft), .zPosition(2)]
    let compiled = transition.compile(for: .insertion, in: container)
    let document = Presentation(compiled, named: "grow").exported(as: .css).document
    XCTAssertTrue(document.contains("transform-origin: 0% 0%;"))
    XCTAssertFalse(document.contains("@keyframes grow-view-transform-origin"))
  }

  func testATransitionWithoutDurationIsAtItsEnd() {
    let compiled = AtomicTransition.opacity(0.25).animation(nil)
      .compile(for: .removal, in: container)
    let document = Presentation(compiled, named: "gone").exported(as: .css).document
    XCTAssertTrue(document.contains("opacity: 0.25;"))
    XCTAssertFalse(document.contains("@keyframes"))
  }

  func testHostileTolerancesAreHeld() {
    let compiled = NavigationTransition.slide.animation(.bouncy).compile(for: .push, in: container)
    // What is too small takes as many points as there may be.
    let small = Thoroughness.isComplete ? [1e-300, 0, -1, -Double.infinity] : []
    for tolerance in [.infinity, .nan] + small {
      let export = Presentation(compiled).exported(as: .css(tolerance: tolerance))
      XCTAssertTrue(export.accuracy.error(of: .origin, .translation) <= 390)
      XCTAssertFalse(export.document.contains("nan"))
    }
  }
}
