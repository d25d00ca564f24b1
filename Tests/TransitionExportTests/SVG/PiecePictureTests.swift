import TransitionExport
import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Pictures of views in pieces.
final class PiecePictureTests: XCTestCase {
  private let container = Container(size: Size(width: 400, height: 800))

  // MARK: Filmstrips

  /// Where the corners of a view are in the container, through all that it is a piece of.
  private func corners(
    of id: ViewID, clipped: Bool, in frame: Timeline.Frame, _ container: Rect
  ) throws -> [Point] {
    func size(_ id: ViewID) throws -> Size {
      let view = try XCTUnwrap(frame.views[id])
      guard let parent = view.parent else { return container.size }
      let whole = try size(parent)
      return Size(
        width: view.region.width * whole.width, height: view.region.height * whole.height)
    }
    let own = try size(id)
    var box = frame[id].layoutFrame(size: own)
    let clip = frame[id].clip
    if clipped {
      box = Rect(
        x: box.origin.x + clip.left * box.width, y: box.origin.y + clip.top * box.height,
        width: box.width * (1 - clip.left - clip.right),
        height: box.height * (1 - clip.top - clip.bottom))
    }
    var points = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { x, y in
      Point(x: box.origin.x + x * box.width, y: box.origin.y + y * box.height)
    }
    var view: ViewID? = id
    while let current = view {
      let (state, size) = (frame[current], try size(current))
      let (region, parent) = try XCTUnwrap(frame.views[current].map { ($0.region, $0.parent) })
      let whole = try parent.map(size(_:)) ?? .zero
      let origin =
        parent == nil
        ? container.origin
        : Point(x: region.origin.x * whole.width, y: region.origin.y * whole.height)
      points = points.map { point in
        let moved = state.transform(size: size).apply(to: point)
        return Point(x: moved.x + origin.x, y: moved.y + origin.y)
      }
      view = parent
    }
    return points
  }

  func testEveryPieceIsWhereTheMatricesPutIt() throws {
    var compared = 0
    for specimen in Thoroughness.some(of: Specimen.pieces) {
      let presentation = specimen.presentation
      let (timeline, place) = (presentation.timeline, presentation.container.viewFrame)
      let strip = try XMLReading(
        presentation.exported(as: .filmstrip(frames: 6, spacing: .time)).document)
      for index in 0...5 {
        let time = timeline.duration * (Double(index) / 5)
        let frame = timeline.frame(at: time)
        var seen: [String] = []
        for element in try strip.panel(at: time) {
          if let text = element.attributes["data-pieces"] {
            // These are drawn in one, through one clip path.
            let names = text.components(separatedBy: ", ")
            let reference = try XCTUnwrap(element.attributes["clip-path"])
            let path = try XCTUnwrap(clip(reference, in: strip).attributes["d"])
            let outlines = path.split(separator: "Z").map { allNumbers(in: $0) }
            XCTAssertEqual(outlines.count, names.count, specimen.name)
            for (name, outline) in zip(names, outlines) {
              let id = try XCTUnwrap(timeline.views.first { "\($0)" == name })
              try compare(
                outline, corners(of: id, clipped: true, in: frame, place),
                through: element.matrices, specimen.name)
              compared += 1
            }
            seen += names
          }
          guard let name = element.attributes["data-piece"] else { continue }
          seen.append(name)
          let id = try XCTUnwrap(timeline.views.first { "\($0)" == name })
          let drawn: [Double]
          if let points = element.attributes["data-corners"] {
            drawn = allNumbers(in: points)
          } else {
            let box = allNumbers(in: try XCTUnwrap(element.attributes["data-layout"]))
            let (right, bottom) = (box[0] + box[2], box[1] + box[3])
            drawn = [box[0], box[1], right, box[1], right, bottom, box[0], bottom]
          }
          let own = element.attributes["transform"].map { [$0] } ?? []
          try compare(
            drawn, corners(of: id, clipped: false, in: frame, place),
            through: element.matrices + own, specimen.name)
          XCTAssertEqual(
            Double(element.attributes["opacity"] ?? "1") ?? -1, frame[id].visibleOpacity,
            accuracy: 1e-6)
          compared += 1
        }
        let pieces = timeline.views.filter { frame.views[$0]?.parent != nil }
        XCTAssertEqual(Set(seen), Set(pieces.map { "\($0)" }), specimen.name)
        XCTAssertEqual(seen.count, pieces.count, specimen.name)
      }
    }
    XCTAssertGreaterThan(compared, Thoroughness.cases(400))
  }

  private func clip(_ reference: String, in strip: XMLReading) throws -> XMLReading.Element {
    let id = String(reference.dropFirst(5).dropLast())
    let index = try XCTUnwrap(strip.elements.firstIndex { $0.attributes["id"] == id })
    return strip.elements[index + 1]
  }

  private func compare(
    _ numbers: [Double], _ expected: [Point], through matrices: [String], _ name: String
  ) throws {
    XCTAssertEqual(numbers.count, 8, name)
    for (index, point) in expected.enumerated() where numbers.count == 8 {
      var (x, y) = (numbers[2 * index], numbers[2 * index + 1])
      for text in matrices.reversed() {
        let m = TransitionTestCases.allNumbers(in: text)
        (x, y) = (m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5])
      }
      XCTAssertEqual(x, point.x, accuracy: 1e-3, name)
      XCTAssertEqual(y, point.y, accuracy: 1e-3, name)
    }
  }

  func testPiecesAreDrawnFromBackToFront() throws {
    let transition = AtomicTransition.pieces(.columns(3)) {
      [.zPosition(Double(-$0.index)), .offset(x: 0, y: 10)]
    }
    let compiled = transition.compile(for: .insertion, in: container)
    let strip = try XMLReading(Presentation(compiled).exported(as: .filmstrip(frames: 1)).document)
    XCTAssertEqual(
      strip.elements.compactMap { $0.attributes["data-piece"] },
      ["view piece 2", "view piece 1", "view piece 0"])
  }

  func testPiecesAtRestAreDrawnInOneSoThatNoSeamIsSeen() throws {
    let compiled = AtomicTransition.explode(rows: 3, columns: 4)
      .compile(for: .removal, in: container)
    let strip = try XMLReading(Presentation(compiled).exported(as: .filmstrip(frames: 1)).document)
    let groups = strip.elements.compactMap { $0.attributes["data-pieces"] }
    XCTAssertEqual(groups.map { $0.components(separatedBy: ", ").count }, [12])
    XCTAssertEqual(strip.elements("use").count, 1)
  }

  func testTheContentIsDefinedOnceForAllPiecesAndFrames() throws {
    let compiled = AtomicTransition.explode(rows: 6, columns: 6)
      .compile(for: .insertion, in: container)
    let document = Presentation(compiled).exported(as: .filmstrip(frames: 6)).document
    XCTAssertEqual(try XMLReading(document).elements("text").filter { $0.text == "View" }.count, 1)
    XCTAssertLessThan(document.utf8.count, 80 * 1024)
  }

  func testTheShadowOfAViewInPiecesIsThatOfItsPieces() throws {
    let transition: AtomicTransition = [.shadow(radius: 10, y: 4), .slidingDoors()]
    let compiled = transition.compile(for: .insertion, in: container)
    for format in [ExportFormat.filmstrip(frames: 1), .animatedSVG] {
      let reading = try XMLReading(Presentation(compiled).exported(as: format).document)
      let filter = try XCTUnwrap(reading.elements("filter").first?.attributes["id"])
      let group = try XCTUnwrap(
        reading.elements("g").first { $0.attributes["filter"] == "url(#\(filter))" })
      let place = try XCTUnwrap(
        reading.elements.firstIndex { $0.attributes["filter"] == "url(#\(filter))" })
      let inside = reading.elements[(place + 1)...].prefix { $0.path.count > group.path.count }
      XCTAssertEqual(
        inside.filter { $0.attributes["data-piece"] != nil }.count, 2, "pieces cast it")
      XCTAssertEqual(reading.elements("feMergeNode").last?.attributes["in"], "SourceGraphic")
      XCTAssertTrue(reading.elements("feDropShadow").isEmpty, "not every renderer has it")
    }
  }

  // MARK: Animated pictures

  func testAnimatedPiecesAreInTheGroupOfTheirViewAndShowOneContent() throws {
    let compiled = NavigationTransition(.slidingDoors()).compile(for: .push, in: container)
    let document = Presentation(compiled).exported(as: .animatedSVG).document
    let reading = try XMLReading(document)
    let pieces = reading.elements("g", class: "piece")
    XCTAssertEqual(
      pieces.compactMap { $0.attributes["data-piece"] },
      ["origin piece 0", "origin piece 1", "destination piece 0", "destination piece 1"])
    XCTAssertTrue(pieces.allSatisfy { $0.path.contains("g.view") && $0.path.contains("g.pieces") })
    let identifiers = Set(reading.elements.compactMap { $0.attributes["id"] })
    let uses = reading.elements("use").compactMap { $0.attributes["href"] }
    // Each piece, and the destination as a whole after the end.
    XCTAssertEqual(uses.count, 5)
    XCTAssertEqual(Set(uses).count, 2)
    XCTAssertTrue(uses.allSatisfy { identifiers.contains(String($0.dropFirst())) })
    XCTAssertLessThan(document.utf8.count, 8 * 1024)
  }

  func testAfterTheEndTheViewIsShownWholeInThePlaceOfItsPieces() throws {
    let compiled = AtomicTransition.slidingDoors().compile(for: .insertion, in: container)
    let reading = try XMLReading(Presentation(compiled).exported(as: .animatedSVG).document)
    let changes = reading.elements("animate").filter {
      $0.attributes["attributeName"] == "visibility"
    }
    XCTAssertEqual(changes.map { $0.path.last }, ["g.pieces", "use."])
    XCTAssertEqual(changes.map { $0.attributes["values"] }, ["visible;hidden", "hidden;visible"])
  }

  func testTheAccuracyReportSaysWhichPiecesAnAnimatedPictureDoesNotHave() throws {
    let flat = AtomicTransition.slidingDoors().compile(for: .insertion, in: container)
    XCTAssertEqual(Presentation(flat).exported(as: .animatedSVG).accuracy.omissions, [])
    let turned: AtomicTransition = [
      .rotate3D(.degrees(50), axis: (x: 0, y: 1, z: 0)), .slidingDoors(),
    ]
    let export = Presentation(turned.compile(for: .insertion, in: container))
      .exported(as: .animatedSVG)
    XCTAssertTrue(
      export.accuracy.omissions.contains(
        "the pieces of view, which is turned in space: it is drawn whole"))
    XCTAssertEqual(try XMLReading(export.document).elements("g", class: "piece").count, 0)
  }

  // MARK: Charts

  func testAChartShowsAFewPiecesAndSaysHowManyMoreThereAre() throws {
    let compiled = AtomicTransition.explode(rows: 10, columns: 10)
      .compile(for: .insertion, in: container)
    let export = Presentation(compiled).exported(as: .chart)
    let texts = try XMLReading(export.document).elements("text")
    let rows = texts.filter { $0.attributes["class"] == "p" }.map { $0.text }
    for name in ["opacity", "rotation.z", "translation.dx", "translation.dy"] {
      XCTAssertTrue(rows.contains("view pieces \(name)"), "\(rows)")
    }
    XCTAssertTrue(texts.contains { $0.text == "and 97 more pieces of view" })
    XCTAssertEqual(export.accuracy.omissions, ["97 more pieces of view"])
    let few = AtomicTransition.slidingDoors().compile(for: .insertion, in: container)
    XCTAssertEqual(Presentation(few).exported(as: .chart).accuracy.omissions, [])
  }
}
