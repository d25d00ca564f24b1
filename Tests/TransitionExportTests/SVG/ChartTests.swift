import TransitionExport
import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import TransitionWeb
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

  func testEveryChartKeepsTheAccuracyThatItPromises() {
    for (name, transition) in Thoroughness.some(of: Specimen.navigation) {
      for operation in NavigationTransition.Operation.allCases {
        check(transition.compile(for: operation, in: container), "\(name), \(operation)")
      }
    }
    for (name, transition) in Thoroughness.some(of: BuiltIn.atomic) {
      for operation in AtomicTransition.Operation.allCases {
        check(transition.compile(for: operation, in: container), "\(name), \(operation)")
      }
    }
  }

  /// Lines are within 0.2 % of the range of their plot, unless no document can keep its tolerance.
  private func check(_ compiled: CompiledTransition, _ name: String) {
    let accuracy = Presentation(compiled).exported(as: .chart).accuracy
    if !accuracy.keepsTolerance, !Presentation(compiled).exported(as: .css).accuracy.keepsTolerance
    {
      return
    }
    XCTAssertTrue(accuracy.keepsTolerance, "\(name): \(accuracy)")
    XCTAssertFalse(accuracy.description.contains("more than the tolerance"), name)
  }

  func testComponentThatDoesNotMoveIsExactInItsChart() {
    // Half a pixel of a plot 72 high that shows 390 points.
    let report = Presentation(
      AtomicTransition.offset(x: 390, y: 0).animation(.easeInOut)
        .compile(for: .insertion, in: container)
    ).exported(as: .chart).accuracy
    XCTAssertEqual(report.error(of: .view, .translation), 390 * 0.05 / 72, accuracy: 1e-9)
    XCTAssertTrue(report.keepsTolerance, "\(report)")
  }

  func testBezierCurvesAreDrawnAsTheyAre() throws {
    let compiled = NavigationTransition.slide.animation(.timingCurve(0.25, 0.1, 0.5, 1))
      .compile(for: .push, in: container)
    let chart = try chart(compiled)
    let lines = chart.elements("path", class: "c1")
    // Both views move with one timing, of which each has dashes in its color; each row has a sign as well.
    XCTAssertEqual(lines.count, 2)
    let other = chart.elements("path", class: "c2")
    XCTAssertEqual(other.count, 2)
    XCTAssertEqual(other.last?.attributes["d"], lines.last?.attributes["d"])
    XCTAssertEqual(lines.last?.attributes["stroke-dasharray"], "8 8")
    XCTAssertNotEqual(
      other.last?.attributes["stroke-dashoffset"], lines.last?.attributes["stroke-dashoffset"])
    // From the bottom (0 %) to the top (100 %) of a plot 550 wide and 72 high.
    let path = allNumbers(in: try XCTUnwrap(lines.last?.attributes["d"]))
    XCTAssertEqual(path.count, 8)
    XCTAssertEqual(path[2] - path[0], 0.25 * 550, accuracy: 0.11)
    XCTAssertEqual(path[1] - path[3], 0.1 * 72, accuracy: 0.11)
    XCTAssertEqual(path[4] - path[0], 0.5 * 550, accuracy: 0.11)
    XCTAssertEqual(path[1] - path[7], 72, accuracy: 0.11)
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
    let left = allNumbers(in: try XCTUnwrap(layers.first?.attributes["d"]))
    XCTAssertEqual(left[0], 74 + 0.25 * 550, accuracy: 0.1)
    XCTAssertEqual(left[2], 74 + 0.5 * 550, accuracy: 0.1)
    XCTAssertTrue(chart.elements("text").contains { $0.text.hasPrefix("linear") })
  }

  func testConflictsHaveASignAndAText() throws {
    let notes: AtomicTransition = [.opacity, .opacity(0.5)]
    let noted = try chart(notes.compile(for: .insertion, in: container))
    XCTAssertEqual(noted.elements("path", class: "i").count, 1)
    XCTAssertEqual(noted.elements("path", class: "w").count, 0)
    XCTAssertTrue(
      noted.elements("text").contains {
        $0.text == "view.opacity: note: 2 contributions, multiplied"
      })

    let losing: AtomicTransition = [
      .offset(x: 10), .offset(x: -10), .opacity, .zPosition(1), .zPosition(2),
    ]
    let warned = try chart(
      losing.compile(for: .insertion, in: container, merging: .lastWriterWins))
    XCTAssertEqual(warned.elements("path", class: "w").count, 2)
    for property in ["translation", "zPosition"] {
      let title = "view.\(property): warning: 2 contributions, of which [1] is kept, 1 lost"
      XCTAssertTrue(warned.elements("text").contains { $0.text == title }, property)
    }
  }

  func testACursorCanBeMovedOverAllPanels() throws {
    let chart = try chart(NavigationTransition.swing.compile(for: .push, in: container))
    let picture = try XCTUnwrap(chart.elements.first)
    XCTAssertEqual(picture.attributes["data-plot-left"], "74")
    XCTAssertEqual(picture.attributes["data-plot-width"], "550")
    XCTAssertEqual(picture.attributes["data-duration"], "0.35")
    let cursor = try XCTUnwrap(chart.elements("line", class: "cursor").first)
    XCTAssertEqual(cursor.attributes["visibility"], "hidden")
    let lowest = chart.elements("path").filter { ($0.attributes["class"] ?? "") == "c1" }
      .flatMap {
        allNumbers(in: $0.attributes["d"] ?? "").enumerated().filter { $0.offset % 2 == 1 }
      }
      .map { $0.element }.max()
    XCTAssertGreaterThan(
      Double(cursor.attributes["y2"] ?? "") ?? 0, try XCTUnwrap(lowest))
  }

  func testWhatDoesNotMoveStandsInWords() throws {
    let texts = try chart(NavigationTransition.zoom.compile(for: .push, in: container))
      .elements("text").map { $0.text }
    XCTAssertTrue(texts.contains("destination: zPosition 1 throughout"))
    let none = try chart(NavigationTransition.identity.compile(for: .push, in: container))
    XCTAssertEqual(
      none.elements("text").filter { $0.text.hasSuffix(": nothing is written") }.count, 2)
    XCTAssertTrue(none.elements("path", class: "c1").isEmpty)
  }

  func testUnitsAreShown() throws {
    let transition: AtomicTransition = [
      .offset(x: 100), .rotate(.degrees(90)), .scale(0.5), .clip(top: 1),
    ]
    let texts = try chart(transition.compile(for: .insertion, in: container)).elements("text")
      .map { $0.text }
    for text in ["100 → 0\u{a0}pt", "90 → 0°", "0.5 → 1×", "100 → 0\u{a0}%"] {
      XCTAssertTrue(texts.contains(text), "\(text) is not among \(texts)")
    }
  }

  func testOneSpringIsDrawnOnceWithItsEndAndItsOvershoot() throws {
    let compiled = NavigationTransition.swing.animation(.spring(duration: 0.5, bounce: 0.3))
      .compile(for: .push, in: container)
    let chart = try chart(compiled)
    let curves = chart.elements("path", class: "c1").filter {
      ($0.attributes["d"] ?? "").count > 100
    }
    XCTAssertEqual(curves.count, 1)
    let texts = chart.elements("text").map { $0.text }
    XCTAssertTrue(texts.contains("100\u{a0}%"))
    // The closed form of the overshoot: exp(-π ζ / √(1 - ζ²)) with ζ = 0.7 is 4.6 %.
    let percentages = texts.filter { $0.hasSuffix("\u{a0}%") }.compactMap { Double($0.dropLast(2)) }
    XCTAssertEqual(try XCTUnwrap(percentages.max()), 104.6, accuracy: 0.2)
    XCTAssertTrue(texts.contains("destination rotation.z"))
    XCTAssertEqual(chart.elements("path", class: "g r").count, 1)
  }

  func testAChartOfManyPiecesFitsOnAScreen() throws {
    let compiled = AtomicTransition.explode(rows: 5, columns: 4)
    for operation in NavigationTransition.Operation.allCases {
      let chart = try chart(
        NavigationTransition(compiled).compile(for: operation, in: container))
      let height = try XCTUnwrap(Double(chart.elements[0].attributes["height"] ?? ""))
      XCTAssertLessThan(height, 700)
    }
  }

  func testNoTextLeavesThePictureOrHasMoreThanFourDigits() throws {
    let name = String(repeating: "a long name ", count: 60)
    // The endless ones have the longest numbers.
    let endless = Specimen.all.filter { $0.name == "endless, insertion" }
    XCTAssertEqual(endless.count, 1)
    for (index, specimen) in (Specimen.tested + endless).enumerated() {
      for width in [index % 2 == 0 ? 320.0 : 640] {
        var presentation = specimen.presentation
        presentation.name = name
        let chart = try XMLReading(presentation.exported(as: .chart(width: width)).document)
        for element in chart.elements("text") {
          let x = try XCTUnwrap(Double(element.attributes["x"] ?? ""))
          let classes = (element.attributes["class"] ?? "").split(separator: " ")
          let size = classes.contains("n") ? 15.0 : 11
          // Letters of the fonts of systems take half of their size on average.
          let length = Double(element.text.count) * size * 0.5
          let left = classes.contains("e") ? x - length : classes.contains("m") ? x - length / 2 : x
          XCTAssertGreaterThan(left, -1, "\(specimen.name): \(element.text)")
          XCTAssertLessThan(left + length, width + 1, "\(specimen.name): \(element.text)")
        }
      }
    }
    let third = AtomicTransition.offset(x: 100.0 / 3).compile(for: .insertion, in: container)
    XCTAssertTrue(try chart(third).elements("text").contains { $0.text == "33.33 → 0\u{a0}pt" })
  }
}
