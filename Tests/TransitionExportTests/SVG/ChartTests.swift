import TransitionExport
import TransitionKit
import XCTest

final class ChartTests: XCTestCase {
  private let container = Container(size: Size(width: 390, height: 844))

  private func chart(_ compiled: CompiledTransition, named name: String = "chart") throws
    -> XMLReading
  { try XMLReading(Presentation(compiled, named: name).exported(as: .chart).document) }

  func testASimpleTransitionTakesLessThanSixKilobytes() {
    for transition in [NavigationTransition.slide, .swing, .parallaxPush, .flip(axis: .vertical)] {
      let compiled = transition.compile(for: .push, in: container)
      XCTAssertLessThan(
        Presentation(compiled).exported(as: .chart).document.utf8.count, 6 * 1024)
    }
  }

  func testBezierCurvesAreDrawnAsTheyAre() throws {
    let compiled = NavigationTransition.slide.animation(.timingCurve(0.25, 0.1, 0.5, 1))
      .compile(for: .push, in: container)
    let lines = try chart(compiled).elements("path", class: "c1")
    XCTAssertEqual(lines.count, 2)
    // From the top (0) to the bottom (-390) of a plot 412 wide and 46 high.
    let path = numbers(try XCTUnwrap(lines.first?.attributes["d"]))
    XCTAssertEqual(path.count, 8)
    XCTAssertEqual(path[2] - path[0], 0.25 * 412, accuracy: 0.11)
    XCTAssertEqual(path[3] - path[1], 0.1 * 46, accuracy: 0.11)
    XCTAssertEqual(path[4] - path[0], 0.5 * 412, accuracy: 0.11)
    XCTAssertEqual(path[7] - path[1], 46, accuracy: 0.11)
  }

  func testLayersAreShadedAndNamed() throws {
    let transition: AtomicTransition = [
      .opacity.animation(.linear, during: AnimationRange(start: 0.25, end: 0.5)), .scale(0.5),
    ]
    let compiled = transition.animation(.easeOut(duration: 1)).compile(
      for: .insertion, in: container)
    let chart = try chart(compiled)
    let layers = chart.elements("path", class: "l")
    XCTAssertEqual(layers.count, 1)
    let left = numbers(try XCTUnwrap(layers.first?.attributes["d"]))
    XCTAssertEqual(left[0], 148 + 0.25 * 412, accuracy: 0.1)
    XCTAssertEqual(left[2], 148 + 0.5 * 412, accuracy: 0.1)
    XCTAssertTrue(chart.elements("text").contains { $0.text.hasPrefix("linear") })
  }

  func testConflictsHaveASignAndAText() throws {
    let notes: AtomicTransition = [.opacity, .opacity(0.5)]
    let noted = try chart(notes.compile(for: .insertion, in: container))
    XCTAssertEqual(noted.elements("path", class: "i").count, 1)
    XCTAssertEqual(noted.elements("path", class: "w").count, 0)
    XCTAssertTrue(
      noted.elements("text").contains { $0.text == "note: 2 contributions, multiplied" })

    let losing: AtomicTransition = [
      .offset(x: 10), .offset(x: -10), .opacity, .zPosition(1), .zPosition(2),
    ]
    let warned = try chart(
      losing.compile(for: .insertion, in: container, merging: .lastWriterWins))
    XCTAssertEqual(warned.elements("path", class: "w").count, 2)
    XCTAssertTrue(
      warned.elements("text").contains {
        $0.text == "warning: 2 contributions, of which [1] is kept, 1 lost"
      })
    XCTAssertTrue(
      warned.elements("text").contains {
        $0.text == "zPosition: warning: 2 contributions, of which [1] is kept, 1 lost"
      })
  }

  func testACursorCanBeMovedOverAllPanels() throws {
    let chart = try chart(NavigationTransition.swing.compile(for: .push, in: container))
    let picture = try XCTUnwrap(chart.elements.first)
    XCTAssertEqual(picture.attributes["data-plot-left"], "148")
    XCTAssertEqual(picture.attributes["data-plot-width"], "412")
    XCTAssertEqual(picture.attributes["data-duration"], "0.35")
    let cursor = try XCTUnwrap(chart.elements("line", class: "cursor").first)
    XCTAssertEqual(cursor.attributes["visibility"], "hidden")
    let lowest = chart.elements("path").filter { ($0.attributes["class"] ?? "") == "c1" }
      .flatMap { numbers($0.attributes["d"] ?? "").enumerated().filter { $0.offset % 2 == 1 } }
      .map { $0.element }.max()
    XCTAssertGreaterThan(
      Double(cursor.attributes["y2"] ?? "") ?? 0, try XCTUnwrap(lowest))
  }

  func testWhatStandsStillIsToldInWords() throws {
    let texts = try chart(NavigationTransition.zoom.compile(for: .push, in: container))
      .elements("text").map { $0.text }
    XCTAssertTrue(texts.contains("still: zPosition 1"))
    let none = try chart(NavigationTransition.identity.compile(for: .push, in: container))
    XCTAssertEqual(none.elements("text").filter { $0.text == "nothing is written" }.count, 2)
    XCTAssertTrue(none.elements("path", class: "c1").isEmpty)
  }

  func testUnitsAreShown() throws {
    let transition: AtomicTransition = [
      .offset(x: 100), .rotate(.degrees(90)), .scale(0.5), .clip(top: 1),
    ]
    let texts = try chart(transition.compile(for: .insertion, in: container)).elements("text")
      .map { $0.text }
    for text in ["100\u{a0}pt", "90°", "0.5×", "100\u{a0}%"] {
      XCTAssertTrue(texts.contains(text), "\(text) is not among \(texts)")
    }
  }
}
