import TransitionExport
import TransitionKit
import TransitionLint
import TransitionLottie
import TransitionTestSupport
import TransitionWeb
import XCTest

/// How formats and proofs treat clips to shapes.
final class ShapeClipExportTests: XCTestCase {
  private let star: AtomicTransition = .clip(to: .star(points: 3, innerRadius: 1))

  private func export(_ transition: AtomicTransition, _ format: ExportFormat) -> Export {
    Presentation(
      transition.animation(.linear(duration: 1)).compile(for: .insertion, in: .mirroredPhone),
      named: "card"
    ).exported(as: format)
  }

  func testAStyleSheetHasAPolygonWithAsManyCornersAtBothEnds() {
    let export = export(star, .css)
    let polygons = export.document.split(separator: "\n").filter { $0.contains("clip-path:") }
    XCTAssertEqual(polygons.count, 2, export.document)
    XCTAssertEqual(Set(polygons.map { $0.filter { $0 == "," }.count }).count, 1)
    XCTAssertTrue(polygons[1].contains("to { clip-path: polygon(50% 0%, "), export.document)
    XCTAssertFalse(export.document.contains("@property"), export.document)
    XCTAssertEqual(export.accuracy.omissions, [])
  }

  func testAPathIsAPolygonWithTheCornersOfItsCurves() {
    let circle = MotionPath(from: Point(x: 0.5, y: 0.2)) { path in
      path.addArc(center: Point(x: 0.5, y: 0.5), delta: .degrees(360))
    }
    let opening = AtomicTransition.clip(to: .path(circle))
    let css = export(opening, .css)
    let polygons = css.document.split(separator: "\n").filter { $0.contains("clip-path:") }
    XCTAssertEqual(polygons.count, 2, css.document)
    // The circle has 39 sides, and the rectangle 4 corners of its own.
    XCTAssertEqual(polygons.map { $0.filter { $0 == "," }.count }, [42, 42])
    XCTAssertTrue(polygons[0].contains("polygon(50% 20%, "), css.document)
    XCTAssertEqual(css.accuracy.omissions, [])
    XCTAssertTrue(export(opening, .animatedSVG()).document.contains("<polygon points="))
    let omissions = export(opening, .json).accuracy.omissions.joined(separator: "\n")
    XCTAssertTrue(
      omissions.contains("view.clip(to: path(from (0.5, 0.2), "), omissions)
  }

  func testAnElementHasOneClip() {
    for other in [AtomicTransition.clip(top: 0.5), .clip(to: .ellipse), .slidingDoors()] {
      let omissions = export(star.combined(with: other), .css).accuracy.omissions
      XCTAssertTrue(
        omissions.contains { $0.hasPrefix("view.clip(to: star(") }, "\(other): \(omissions)")
    }
  }

  func testPicturesClipAndMovePolygons() {
    let moving = export(star, .animatedSVG()).document
    XCTAssertTrue(moving.contains("<polygon points="), moving)
    XCTAssertTrue(moving.contains("attributeName=\"points\""), moving)
    let strip = export(star.combined(with: .shadow(radius: 4)), .filmstrip()).document
    XCTAssertTrue(strip.contains("<clipPath id="), strip)
    XCTAssertTrue(strip.contains("<polygon points="), strip)
    XCTAssertEqual(export(star, .animatedSVG()).accuracy.omissions, [])
  }

  func testOtherFormatsNameThemAsLeftOut() {
    for format in [ExportFormat.lottie, .json] {
      let omissions = export(star, format).accuracy.omissions.joined(separator: "\n")
      XCTAssertTrue(omissions.contains("view.clip(to: star("), "\(format): \(omissions)")
    }
  }

  func testEveryFormatWritesAClipToARectangle() {
    let clip = AtomicTransition.clip(to: .rectangle(Rect(x: 0.25, y: 0, width: 0.5, height: 1)))
    let rounded = clip.combined(with: .clip(to: .roundedRectangle(cornerRadius: 12)))
    for format in [ExportFormat.lottie, .json, .css, .webAnimations] {
      XCTAssertEqual(export(clip, format).accuracy.omissions, [], "\(format)")
      // The masks of Lottie have no round corners.
      XCTAssertEqual(
        export(rounded, format).accuracy.omissions,
        export(.clipReveal(cornerRadius: 12), format).accuracy.omissions, "\(format)")
    }
    let css = export(rounded, .css).document
    XCTAssertTrue(css.contains("inset(0% 25% 0% 25% round 12px)"), css)
    XCTAssertFalse(css.contains("polygon("), css)
  }

  func testAViewThatLeavesInAClosedCircleIsNotSeenAtItsEnd() {
    let container = Container(size: Size(width: 390, height: 844))
    func kinds(_ transition: AtomicTransition) -> Set<LintFinding.Kind> {
      Set(transition.compile(for: .removal, in: container).lint().map { $0.kind })
    }
    let closed = AtomicTransition.clip(
      to: .circle(at: .center, radius: 0), restingAt: .circle(at: .center, radius: 1))
    XCTAssertEqual(kinds(closed), [])
    XCTAssertEqual(kinds(star), [.removalEndsVisible])
  }

  func testAViewThatIsClippedToAShapeIsNotProvedToCover() throws {
    let container = Container(size: Size(width: 390, height: 844))
    let slide = NavigationTransition.slide.compile(for: .push, in: container)
    XCTAssertEqual(slide.violations(of: .covers()), [])
    let clipped = NavigationTransition.slide.combined(with: NavigationTransition(star))
    XCTAssertNotEqual(
      clipped.compile(for: .push, in: container).violations(of: .covers()), [])
  }
}
