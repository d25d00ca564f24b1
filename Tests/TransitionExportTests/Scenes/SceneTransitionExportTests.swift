import TransitionExport
import TransitionKit
import TransitionLottie
import TransitionScenes
import TransitionTestCases
import TransitionWeb
import XCTest

/// Exports of compiled changes of scenes.
final class SceneTransitionExportTests: XCTestCase {
  private func scene(_ rows: [Int], at y: Double) -> Scene<String> {
    Scene(size: Size(width: 390, height: 700)) {
      Element("header", frame: Rect(x: 0, y: 0, width: 390, height: 60))
      Element(
        "list", frame: Rect(x: 0, y: y, width: 390, height: 400),
        children: rows.enumerated().map { index, row in
          Element(
            "row \(row)", frame: Rect(x: 10, y: 8 + Double(index) * 52, width: 370, height: 44))
        }
      ).clipped()
    }
  }

  func testEveryFormatHasTheElementsOfACompiledChange() throws {
    let transition = SceneTransition(
      from: scene([1, 2, 3, 4], at: 60), to: scene([4, 1, 5, 3], at: 100),
      .animated(.easeInOut(duration: 0.4)))
    let presentation = Presentation(transition, named: "rows")
    XCTAssertEqual(presentation.placements.count, 7)
    for format in [
      ExportFormat.svg, .animatedSVG, .css, .webAnimations, .lottie, .json,
      .csv(framesPerSecond: 10), .table(framesPerSecond: 10), .chart,
    ] {
      let export = presentation.exported(as: format)
      for row in 1...5 {
        XCTAssertTrue(export.document.contains("row \(row)"), format.fileExtension)
      }
      let isChart = format.fileExtension == ExportFormat.chart.fileExtension
      // The lines of a chart are rounded beyond the tolerance of what does not move.
      XCTAssertTrue(isChart || export.accuracy.keepsTolerance, format.fileExtension)
    }
    let copy = try Presentation(json: presentation.exported(as: .json).document)
    XCTAssertEqual(copy.timeline, presentation.timeline)
    XCTAssertEqual(copy.placements, presentation.placements)
  }

  func testAnElementWithItsOldContentIsDrawnAsOneWithoutOthersInside() throws {
    func scene(_ id: String, width: Double) -> Scene<String> {
      Scene(size: Size(width: 390, height: 700)) {
        Element(id, frame: Rect(x: 0, y: 0, width: width, height: 150)).match("cover")
      }
    }
    let transition = SceneTransition(
      from: scene("thumbnail", width: 150), to: scene("header", width: 390),
      .animated(.linear(duration: 0.4)))
    let presentation = Presentation(transition, named: "pair")
    XCTAssertEqual(
      presentation.placements.map { $0.view }, [.element("header"), .element("thumbnail")])
    // Both are named in the pictures, and the old one is inside and in front of the new one.
    let strip = presentation.exported(as: .filmstrip(frames: 3, spacing: .time)).document
    XCTAssertEqual(strip.components(separatedBy: ">header</text>").count, 4)
    XCTAssertEqual(strip.components(separatedBy: ">thumbnail</text>").count, 4)
    let data = presentation.exported(as: .webAnimations).document
    XCTAssertEqual(data.components(separatedBy: "\"isOldContent\" : true").count, 2)
  }

  func testTheReportNamesWhatIsScaledAndWhatIsSampled() {
    func scene(_ width: Double, _ trigger: Int) -> Scene<String> {
      let frame = Rect(x: 0, y: 0, width: width, height: 50)
      return Scene(size: Size(width: 390, height: 700)) {
        Element("photo", frame: frame).resizing(.fit)
        Element("text", frame: frame)
        Element("badge", frame: .zero).emphasis(Emphasis(.scale(1.5), trigger: trigger))
      }
    }
    let transition = SceneTransition(from: scene(100, 0), to: scene(200, 1), .animated())
    let omissions = Presentation(transition).exported(as: .animatedSVG).accuracy.omissions
    XCTAssertEqual(omissions.filter { $0.contains("photo") }.count, 1, "\(omissions)")
    XCTAssertEqual(omissions.filter { $0.contains("badge") }.count, 1, "\(omissions)")
    XCTAssertFalse(omissions.contains { $0.contains("text") }, "\(omissions)")
  }

  func testAnAnimatedPictureShowsWhatTheFramesOfTheChangeShow() throws {
    let transition = SceneTransition(
      from: scene([1, 2, 3, 4], at: 60), to: scene([4, 1, 5, 3], at: 100),
      .animated(.easeInOut(duration: 0.4)))
    let document = Presentation(transition).exported(as: .animatedSVG).document
    let root = try XCTUnwrap(try PlayedSVG(document).root)
    for step in 0..<8 {
      let time = transition.duration * (Double(step) + 0.5) / 8
      let frame = transition.frame(at: time)
      let list = try XCTUnwrap(frame["list"]).frame
      for row in 1...5 {
        let expected = try XCTUnwrap(frame["row \(row)"])
        let group = try XCTUnwrap(root.all.first { $0.attributes["data-view"] == "row \(row)" })
        let contents = try XCTUnwrap(group.all.first { $0.attributes["class"] == "contents" })
        let box = try XCTUnwrap(contents.children.first { $0.name == "rect" })
        let corner = contents.inDocument(
          Point(
            x: box.numbers("x", at: time)?[0] ?? .nan, y: box.numbers("y", at: time)?[0] ?? .nan),
          at: time)
        XCTAssertEqual(corner.x, list.origin.x + expected.frame.origin.x, accuracy: 0.1)
        XCTAssertEqual(corner.y, list.origin.y + expected.frame.origin.y, accuracy: 0.1)
        XCTAssertEqual(
          group.numbers("opacity", at: time)?[0] ?? 1, expected.state.opacity, accuracy: 1e-3)
      }
    }
  }
  func testAColourThatGoesThroughOKLabHasPointsInBetween() {
    func tile(_ color: Color, in space: Color.InterpolationSpace) -> Scene<String> {
      var state = PropertyState.rest
      state.background = color
      return Scene(size: Size(width: 100, height: 100)) {
        Element("tile", frame: Rect(x: 0, y: 0, width: 80, height: 80)).state(state)
          .interpolated(in: space)
      }
    }
    func export(_ space: Color.InterpolationSpace, _ format: ExportFormat) -> Export {
      Presentation(
        SceneTransition(
          from: tile(.red, in: space), to: tile(.blue, in: space),
          .animated(.linear(duration: 1))), named: "tile"
      ).exported(as: format)
    }
    for (format, color) in [(ExportFormat.css, "background-color:"), (.webAnimations, "rgb")] {
      let (mixed, plain) = (export(.oklab, format), export(.srgb, format))
      let counts = [mixed, plain].map { $0.document.components(separatedBy: color).count }
      XCTAssertGreaterThan(counts[0], counts[1] + 5, format.fileExtension)
      // Browsers store colours in 255 steps.
      let errors = mixed.accuracy.entries.map { $0.error }
      XCTAssertLessThan(errors.max() ?? 1, 0.001 + 1 / 255, "\(mixed.accuracy)")
    }
  }
}
