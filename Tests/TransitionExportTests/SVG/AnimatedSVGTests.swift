import TransitionExport
import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class AnimatedSVGTests: XCTestCase {
  func testEveryAnimationIsOneThatBrowsersAccept() throws {
    var count = 0
    let specimens = Thoroughness.some(of: Specimen.all + Specimen.pieces, .search)
    for specimen in specimens {
      let document = specimen.presentation
        .exported(as: .animatedSVG(tolerance: Thoroughness.isComplete ? 0.001 : 0.05)).document
      for element in try XMLReading(document).elements
      where ["animate", "animateTransform"].contains(element.name) {
        count += 1
        let times = try XCTUnwrap(element.attributes["keyTimes"]).split(separator: ";")
          .map { Double($0) ?? -1 }
        let values = try XCTUnwrap(element.attributes["values"]).split(separator: ";")
        XCTAssertEqual(times.count, values.count, specimen.name)
        XCTAssertEqual(times.first, 0, specimen.name)
        XCTAssertEqual(times, times.sorted(), specimen.name)
        if element.attributes["calcMode"] != "discrete" {
          XCTAssertEqual(times.last, 1, specimen.name)
        }
        if let splines = element.attributes["keySplines"] {
          let curves = splines.split(separator: ";").map { allNumbers(in: $0) }
          XCTAssertEqual(curves.count, times.count - 1, specimen.name)
          XCTAssertTrue(
            curves.allSatisfy { $0.count == 4 && $0.allSatisfy { (0...1).contains($0) } },
            specimen.name)
        }
        // Numbers can be interpolated only between lists of the same length.
        XCTAssertEqual(
          Set(values.map { $0.utf8.filter { $0 == 32 || $0 == 44 }.count }).count, 1, specimen.name)
      }
    }
    XCTAssertGreaterThan(count, specimens.count)
  }

  func testPolygonsFollowTheCornersWithinTheAccuracyReport() throws {
    let size = Size(width: 390, height: 844)
    let transitions: [NavigationTransition] = [
      .flip(axis: .horizontal), .flip(axis: .vertical).animation(.bouncy),
      NavigationTransition(.rotate3D(.degrees(150), axis: (x: 1, y: 2, z: 3)))
        .combined(with: .slide),
    ]
    let cases = transitions.flatMap { transition in
      [0.01, 0.0005].flatMap { tolerance in
        [false, true].map { (transition, tolerance, isReversed: $0) }
      }
    }
    for (transition, tolerance, isReversed) in Thoroughness.some(of: cases) {
      let compiled = transition.compile(for: .push, in: Container(size: size))
      let timeline = isReversed ? compiled.timeline.reversed() : compiled.timeline
      let export = Presentation(timeline, in: compiled.container)
        .exported(as: .animatedSVG(tolerance: tolerance))
      let allowed = export.accuracy.omissions.compactMap { sentence in
        sentence.firstMatch(of: /within (\S+) points/).flatMap { Double($0.output.1) }
      }.max()
      let bound = try XCTUnwrap(allowed)
      XCTAssertLessThanOrEqual(bound, tolerance * 844 + 0.01)
      let edges = try XMLReading(export.document).elements("animate").filter {
        $0.path.last == "polygon.edge"
      }
      XCTAssertEqual(edges.count, 2)
      for (edge, view) in zip(edges, timeline.frame(at: 0).drawingOrder) {
        let length = timeline.duration + 1
        let times = allNumbers(in: edge.attributes["keyTimes"] ?? "").map { $0 * length }
        let values = (edge.attributes["values"] ?? "").split(separator: ";")
          .map { allNumbers(in: $0) }
        // The last time is just before the end, where what is left behind takes over.
        for index in 0..<100 {
          let time = timeline.duration * Double(index) / 100
          let next = try XCTUnwrap(times.firstIndex { $0 > time })
          let share = (time - times[next - 1]) / (times[next] - times[next - 1])
          let state = timeline.frame(at: time)[view]
          let corners = [(0.0, 0.0), (390, 0), (390, 844), (0, 844)].flatMap { x, y in
            let point = state.transform(size: size).apply(to: Point(x: x, y: y))
            return [point.x, point.y]
          }
          for (lane, expected) in corners.enumerated() {
            let (a, b) = (values[next - 1][lane], values[next][lane])
            XCTAssertEqual(
              a + (b - a) * share, expected, accuracy: bound * 1.1, "\(view) at \(time) s")
          }
        }
      }
    }
  }

  func testBezierCurvesStayCurvesUnlessTheyOvershoot() {
    func document(_ animation: Animation) -> String {
      Presentation(
        NavigationTransition.slide.animation(animation)
          .compile(for: .push, in: Container(size: Size(width: 390, height: 844)))
      ).exported(as: .animatedSVG).document
    }
    XCTAssertTrue(document(.timingCurve(0.3, 0.2, 0.4, 1)).contains("0.3 0.2 0.4 1;0 0 1 1"))
    XCTAssertFalse(document(.timingCurve(0.3, -0.2, 0.4, 1.6)).contains("keySplines"))
  }

  func testTheRemovedViewIsGoneAfterTheEnd() throws {
    for operation in NavigationTransition.Operation.allCases {
      for isReversed in [false, true] {
        let timeline = NavigationTransition.parallaxPush.compile(
          for: operation, in: Container(size: Size(width: 390, height: 844))
        ).timeline
        let presented = Presentation(
          isReversed ? timeline.reversed() : timeline,
          in: Container(size: Size(width: 390, height: 844)))
        let reading = try XMLReading(presented.exported(as: .animatedSVG).document)
        let hidden = reading.elements("animate").filter {
          $0.attributes["attributeName"] == "visibility"
        }
        XCTAssertEqual(hidden.count, 1)
        let index = try XCTUnwrap(
          reading.elements.firstIndex { $0.attributes["attributeName"] == "visibility" })
        let view = reading.elements[..<index].last { $0.attributes["class"] == "view" }
        XCTAssertEqual(
          view?.attributes["data-view"], isReversed ? "destination" : "origin")
      }
    }
  }

  func testStillRenderersSeeTheMiddle() throws {
    let compiled = AtomicTransition.opacity.animation(.linear(duration: 1))
      .compile(for: .insertion, in: Container(size: Size(width: 390, height: 844)))
    let reading = try XMLReading(Presentation(compiled).exported(as: .animatedSVG).document)
    let view = try XCTUnwrap(reading.elements.first { $0.attributes["class"] == "view" })
    XCTAssertEqual(view.attributes["opacity"], "0.4")
  }
}
