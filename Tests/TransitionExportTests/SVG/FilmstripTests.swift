import TransitionExport
import TransitionKit
import TransitionTestCases
import XCTest

final class FilmstripTests: XCTestCase {
  func testTextThatIsUsedFromDefinitionsInheritsTheFont() throws {
    // Rules of a style with two classes do not match in the tree of a `use`.
    let compiled = AtomicTransition.explode(rows: 2, columns: 2).compile(
      for: .insertion, in: Container(size: Size(width: 390, height: 844)))
    let picture = try XMLReading(Presentation(compiled).exported(as: .svg).document)
    XCTAssertEqual(picture.elements.first?.attributes["font-family"], "system-ui,sans-serif")
  }

  func testEveryCornerIsWhereTheMatrixPutsIt() throws {
    var compared = 0
    for specimen in Specimen.tested {
      let presentation = specimen.presentation
      let timeline = presentation.timeline
      let frame = presentation.container.viewFrame
      let strip = try XMLReading(
        presentation.exported(as: .filmstrip(frames: 7, spacing: .time)).document)
      var time = -1.0
      for element in strip.elements where element.name == "g" {
        if let text = element.attributes["data-time"] { time = try XCTUnwrap(Double(text)) }
        guard let name = element.attributes["data-view"] else { continue }
        let view = try XCTUnwrap(timeline.views.first { "\($0)" == name })
        // Nine decimals of a time are enough but where something jumps.
        let index = (time / max(timeline.duration, 1e-9) * 6).rounded()
        let state = timeline.frame(at: timeline.duration * (index / 6))[view]
        let layout = state.layoutFrame(size: frame.size)
        let expected = corners(layout).map { corner -> Point in
          let point = state.transform(size: frame.size).apply(to: corner)
          return Point(x: point.x + frame.origin.x, y: point.y + frame.origin.y)
        }
        var drawn: [Point]
        if let text = element.attributes["data-corners"] {
          let list = allNumbers(in: text)
          drawn = stride(from: 0, to: list.count, by: 2).map { Point(x: list[$0], y: list[$0 + 1]) }
        } else {
          let box = allNumbers(in: try XCTUnwrap(element.attributes["data-layout"]))
          let m = allNumbers(in: try XCTUnwrap(element.attributes["transform"]))
          drawn = corners(Rect(x: box[0], y: box[1], width: box[2], height: box[3])).map {
            Point(x: m[0] * $0.x + m[2] * $0.y + m[4], y: m[1] * $0.x + m[3] * $0.y + m[5])
          }
        }
        guard layout.width >= 0, layout.height >= 0 else { continue }
        XCTAssertEqual(drawn.count, 4, specimen.name)
        for (a, b) in zip(drawn, expected) {
          XCTAssertEqual(a.x, b.x, accuracy: 5e-4, "\(specimen.name), \(name), \(time) s")
          XCTAssertEqual(a.y, b.y, accuracy: 5e-4, "\(specimen.name), \(name), \(time) s")
        }
        XCTAssertEqual(
          Double(element.attributes["opacity"] ?? "1") ?? -1, state.visibleOpacity, accuracy: 1e-6)
        compared += 1
      }
    }
    XCTAssertGreaterThan(compared, 7 * Specimen.tested.count)
  }

  func testNeighbouringFramesOfASpringDifferAboutEqually() throws {
    let compiled = NavigationTransition.slide.animation(.bouncy)
      .compile(for: .push, in: Container(size: Size(width: 390, height: 844)))
    func steps(_ spacing: FrameSpacing) throws -> [Double] {
      let times = try times(compiled, .filmstrip(frames: 6, spacing: spacing))
      XCTAssertEqual(times.first, 0)
      XCTAssertEqual(try XCTUnwrap(times.last), compiled.timeline.duration, accuracy: 1e-9)
      let places = times.map { compiled.timeline.frame(at: $0).destination.translation.dx }
      return zip(places, places.dropFirst()).map { abs($1 - $0) }
    }
    // Evenly in time, the first of five steps covers most of the distance, and the others are small.
    XCTAssertGreaterThan(try XCTUnwrap(steps(.time).max()), 0.6 * 390)
    let evened = try steps(.distance)
    XCTAssertLessThan(try XCTUnwrap(evened.max()), 0.35 * 390)
    XCTAssertGreaterThan(evened.filter { $0 > 0.1 * 390 }.count, 3)
  }

  func testFramesOfALinearMoveAreEvenInTime() throws {
    let compiled = AtomicTransition.move(edge: .top).animation(.linear(duration: 1))
      .compile(for: .insertion, in: Container(size: Size(width: 390, height: 844)))
    for (index, time) in try times(compiled, .filmstrip(frames: 5)).enumerated() {
      XCTAssertEqual(time, Double(index) / 4, accuracy: 1e-6)
    }
  }

  func testFramesDoNotGatherAtAJump() throws {
    let late = AtomicTransition.opacity
      .animation(.linear, during: AnimationRange(start: 0.9, end: 1)).animation(
        .linear(duration: 1))
    let jump = AtomicTransition.opacity.animation(.timingCurve(.steps(1), duration: 1))
    for transition in [late, jump, .identity, .opacity.animation(nil)] {
      let compiled = transition.compile(for: .insertion, in: .mirroredPhone)
      let times = try times(compiled, .filmstrip(frames: 9))
      XCTAssertEqual(times, times.sorted())
      XCTAssertEqual(times.first, 0)
      XCTAssertEqual(try XCTUnwrap(times.last), compiled.timeline.duration, accuracy: 1e-9)
      let gaps = zip(times, times.dropFirst()).map { $1 - $0 }
      // One frame may be right before a jump.
      XCTAssertLessThanOrEqual(
        gaps.filter { $0 < 0.005 * compiled.timeline.duration }.count, 1)
    }
  }

  private func times(_ compiled: CompiledTransition, _ format: ExportFormat) throws -> [Double] {
    try XMLReading(Presentation(compiled).exported(as: format).document).elements
      .compactMap { $0.attributes["data-time"].flatMap { Double($0) } }
  }

  func testViewsAreDrawnFromBackToFront() throws {
    for specimen in Specimen.tested {
      let strip = try XMLReading(specimen.presentation.exported(as: .filmstrip(frames: 1)).document)
      XCTAssertEqual(
        strip.elements.compactMap { $0.attributes["data-view"] },
        specimen.presentation.timeline.frame(at: 0).drawingOrder.map { "\($0)" }, specimen.name)
    }
  }

  func testBlurShadowClipAndOverlayHaveTheirNumbers() throws {
    let transition: AtomicTransition = [
      .blur(radius: 8), .shadow(radius: 10, y: 4), .clip(top: 0.25),
      .overlay(Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)), .cornerRadius(12),
    ]
    let compiled = transition.compile(
      for: .insertion, in: Container(size: Size(width: 200, height: 400)))
    let strip = try XMLReading(Presentation(compiled).exported(as: .filmstrip(frames: 1)).document)
    XCTAssertEqual(
      Set(strip.elements("feGaussianBlur").compactMap { $0.attributes["stdDeviation"] }),
      ["8", "10"])
    XCTAssertTrue(strip.elements.allSatisfy { $0.name != "feDropShadow" })
    let clips = strip.elements("rect").filter { $0.path.last == "clipPath." }
    XCTAssertTrue(
      clips.contains { $0.attributes["y"] == "100" && $0.attributes["height"] == "300" })
    XCTAssertTrue(clips.contains { $0.attributes["rx"] == "12" })
    XCTAssertTrue(
      strip.elements("rect").contains {
        $0.attributes["fill"] == "rgb(100%,50%,0%)" && $0.attributes["fill-opacity"] == "0.5"
      })
  }

  func testWhatIsBehindTheEyeIsCutOff() throws {
    let transition: AtomicTransition = [
      .rotate3D(.degrees(80), axis: (x: 0, y: 1, z: 0), perspective: 2), .scale(2),
    ]
    let compiled = transition.compile(
      for: .insertion, in: Container(size: Size(width: 400, height: 400)))
    let document = Presentation(compiled).exported(as: .filmstrip(frames: 1)).document
    let strip = try XMLReading(document)
    let state = compiled.timeline.frame(at: 0).view
    let matrix = state.transform(size: Size(width: 400, height: 400))
    XCTAssertLessThan(matrix.m44, 0)
    // Each point of a polygon that is drawn lies before the eye, on the side of the one edge that does.
    let edge = try XCTUnwrap(strip.elements.compactMap { $0.attributes["data-corners"] }.first)
    let visible = matrix.apply(to: Point(x: 400, y: 0))
    XCTAssertTrue(allNumbers(in: edge).contains { abs($0 - visible.x) < 1e-3 })
    XCTAssertEqual(allNumbers(in: edge).count, 8)
  }

  private func corners(_ rect: Rect) -> [Point] {
    let (x, y) = (rect.origin.x, rect.origin.y)
    return [
      Point(x: x, y: y), Point(x: x + rect.width, y: y),
      Point(x: x + rect.width, y: y + rect.height), Point(x: x, y: y + rect.height),
    ]
  }
}
