import TransitionExport
import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import TransitionWeb
import XCTest

/// Filmstrips and animated pictures of scenes.
final class ScenePictureTests: XCTestCase {
  private let scene = SampleScene.library

  func testElementsOfAFilmstripAreWhereTheElementsAroundThemCarryThem() throws {
    let timeline = scene.timeline
    let strip = try XMLReading(
      scene.presentation.exported(as: .filmstrip(frames: 6, spacing: .time)).document)
    var compared = 0
    for index in 0...5 {
      let time = timeline.duration * (Double(index) / 5)
      let frame = timeline.frame(at: time)
      let views = try strip.panel(at: time).filter { $0.attributes["data-view"] != nil }
      XCTAssertEqual(
        views.compactMap { $0.attributes["data-view"] }, scene.placements.map { "\($0.view)" })
      for element in views {
        let view = ViewID.element(element.attributes["data-view"] ?? "")
        let box = allNumbers(in: try XCTUnwrap(element.attributes["data-layout"]))
        let (right, bottom) = (box[0] + box[2], box[1] + box[3])
        let drawn = [(box[0], box[1]), (right, box[1]), (right, bottom), (box[0], bottom)]
        let own = element.attributes["transform"].map { [$0] } ?? []
        for (corner, expected) in zip(drawn, scene.corners(of: view, in: frame)) {
          var (x, y) = corner
          for text in (element.matrices + own).reversed() {
            let m = allNumbers(in: text)
            (x, y) = (m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5])
          }
          XCTAssertEqual(x, expected.x, accuracy: 1e-3, "\(view) at \(time)")
          XCTAssertEqual(y, expected.y, accuracy: 1e-3, "\(view) at \(time)")
          compared += 1
        }
      }
    }
    XCTAssertEqual(compared, 6 * 4 * scene.placements.count)
  }

  func testElementsOfAnAnimatedPictureAreWhereTheElementsAroundThemCarryThem() throws {
    for isReversed in Thoroughness.some(of: [true, false]) {
      let presentation = scene.presentation(reversed: isReversed)
      let timeline = presentation.timeline
      let export = presentation.exported(as: .animatedSVG(tolerance: 1e-4))
      let root = try XCTUnwrap(try PlayedSVG(export.document).root)
      let groups = root.all.filter { $0.attributes["class"] == "view" }
      XCTAssertEqual(groups.count, scene.placements.count)
      for group in groups {
        let view = ViewID.element(group.attributes["data-view"] ?? "")
        let contents = try XCTUnwrap(group.all.first { $0.attributes["class"] == "contents" })
        let box = try XCTUnwrap(contents.children.first { $0.name == "rect" })
        // At the very end, what is left behind takes over.
        for step in [0, 2, 5, 9, 14, 19] {
          let time = timeline.duration * (Double(step) + 0.3) / 20
          let frame = timeline.frame(at: time)
          let n = ["x", "y", "width", "height"].map { box.numbers($0, at: time)?[0] ?? .nan }
          let corners = [
            (n[0], n[1]), (n[0] + n[2], n[1]), (n[0] + n[2], n[1] + n[3]), (n[0], n[1] + n[3]),
          ]
          for (corner, expected) in zip(corners, scene.corners(of: view, in: frame)) {
            let drawn = contents.inDocument(Point(x: corner.0, y: corner.1), at: time)
            XCTAssertEqual(drawn.x, expected.x, accuracy: 0.1, "\(view) at \(time)")
            XCTAssertEqual(drawn.y, expected.y, accuracy: 0.1, "\(view) at \(time)")
          }
          let opacity = (group.ancestors + [group]).filter { $0.attributes["class"] == "view" }
            .reduce(1) { $0 * ($1.numbers("opacity", at: time)?[0] ?? 1) }
          XCTAssertEqual(opacity, scene.opacity(of: view, in: frame), accuracy: 1e-3)
        }
      }
    }
  }

  func testOnlyElementsThatClipCutOffWhatIsInThem() throws {
    for format in [ExportFormat.filmstrip(frames: 1), .animatedSVG] {
      let root = try XCTUnwrap(
        try PlayedSVG(scene.presentation.exported(as: format).document).root)
      func clips(around id: String) -> Int {
        let node = root.all.first { $0.attributes["data-view"] == id }
        return (node?.ancestors ?? []).filter { $0.attributes["clip-path"] != nil }.count
      }
      // The screen of the device clips, too.
      XCTAssertEqual(clips(around: "list"), 1)
      XCTAssertEqual(clips(around: "row 1"), 2)
      XCTAssertEqual(clips(around: "cover"), 2)
      XCTAssertEqual(clips(around: "tip"), 1)
    }
  }

  func testElementsInATurnedOneAreProjectedWithItInAFilmstrip() throws {
    var scene = SampleScene()
    scene.add("door", x: 60, y: 100, width: 200, height: 300)
    scene.move(.rotation, from: SIMD4(0, 1, 0, 0), .linear(duration: 1))
    scene.set(.perspective, SIMD4(0.5, 0, 0, 0))
    scene.add("knob", in: "door", x: 150, y: 140, width: 30, height: 30)
    let export = scene.presentation.exported(as: .filmstrip(frames: 3, spacing: .time))
    let frame = scene.timeline.frame(at: 0)
    let knob = try XCTUnwrap(
      try XMLReading(export.document).elements.first { $0.attributes["data-view"] == "knob" })
    let points = allNumbers(in: try XCTUnwrap(knob.attributes["data-corners"]))
    let expected = scene.corners(of: .element("knob"), in: frame).flatMap { [$0.x, $0.y] }
    for (a, b) in zip(points, expected) { XCTAssertEqual(a, b, accuracy: 1e-3) }
    XCTAssertEqual(points.count, 8)
    XCTAssertTrue(export.accuracy.omissions.contains { $0.hasPrefix("knob in perspective") })
    let animated = scene.presentation.exported(as: .animatedSVG)
    XCTAssertTrue(animated.accuracy.omissions.contains { $0.hasPrefix("what is in door") })
  }

  func testSiblingsAreOrderedByZPositionAndStayInTheirParent() throws {
    var scene = SampleScene()
    scene.add("a", x: 0, y: 0, width: 100, height: 100)
    scene.add("a1", in: "a", x: 0, y: 0, width: 50, height: 50)
    scene.set(.zPosition, SIMD4(5, 0, 0, 0))
    scene.add("a2", in: "a", x: 0, y: 0, width: 50, height: 50)
    scene.add("b", x: 0, y: 0, width: 100, height: 100)
    scene.move(.opacity, from: .zero)
    for format in [ExportFormat.filmstrip(frames: 1), .animatedSVG] {
      let reading = try XMLReading(scene.presentation.exported(as: format).document)
      XCTAssertEqual(
        reading.elements.compactMap { $0.attributes["data-view"] }, ["a", "a2", "a1", "b"])
    }
    let web = scene.presentation.exported(as: .css).document
    XCTAssertTrue(web.contains(".a-scene-a1-frame {\n  position: absolute;\n  left: 0px;"))
    let order = try XCTUnwrap(web.range(of: ".a-scene-a1-frame {"))
    XCTAssertTrue(web[order.upperBound...].prefix(140).contains("z-index: 2;"))
  }

  func testAChartHasPanelsForEachElementThatMoves() throws {
    let document = scene.presentation.exported(as: .chart).document
    let texts = try XMLReading(document).elements.filter { $0.name == "text" }.map(\.text)
    for heading in ["list", "list / row 1", "card / title", "dial / hand / tip"] {
      XCTAssertEqual(texts.filter { $0 == heading }.count, 1, heading)
    }
    XCTAssertFalse(texts.contains("header"))
    XCTAssertTrue(texts.contains("13 elements · 11 of them move · removed: 1"))
  }
}
