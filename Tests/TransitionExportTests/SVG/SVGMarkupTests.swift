import TransitionExport
import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class SVGMarkupTests: XCTestCase {
  private let formats: [(String, ExportFormat)] = [
    ("svg", .svg), ("chart", .chart),
    ("animated", .animatedSVG(tolerance: Thoroughness.isComplete ? 0.001 : 0.05)),
  ]

  private func checkPicture(
    _ presentation: Presentation, _ message: String, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    for (name, format) in formats {
      let document = presentation.exported(as: format).document
      let reading = try XMLReading(document)
      let picture = try XCTUnwrap(reading.elements.first)
      XCTAssertEqual(picture.name, "svg", message, file: file, line: line)
      XCTAssertEqual(picture.attributes["role"], "img", message, file: file, line: line)
      XCTAssertEqual(reading.elements[1].name, "title", message, file: file, line: line)
      XCTAssertEqual(reading.elements[2].name, "desc", message, file: file, line: line)
      let size = [picture.attributes["width"], picture.attributes["height"]]
      XCTAssertTrue(
        size.allSatisfy { (Double($0 ?? "") ?? 0) > 0 }, message, file: file, line: line)
      // No number is missing, and every reference leads somewhere.
      let ids = reading.elements.compactMap { $0.attributes["id"] }
      XCTAssertEqual(Set(ids).count, ids.count, "\(name), \(message)", file: file, line: line)
      for element in reading.elements {
        for (attribute, value) in element.attributes {
          XCTAssertFalse(
            value.contains("nan") || value.contains("inf"), "\(name), \(message), \(attribute)",
            file: file, line: line)
          if value.hasPrefix("url(#") {
            XCTAssertTrue(
              ids.contains(String(value.dropFirst(5).dropLast())), value, file: file, line: line)
          }
          if ["width", "height", "rx", "stdDeviation"].contains(attribute) {
            XCTAssertGreaterThanOrEqual(
              Double(value.replacing("%", with: "")) ?? 0, 0, "\(name), \(message)", file: file,
              line: line)
          }
        }
      }
      XCTAssertFalse(document.contains("\u{1}"), message, file: file, line: line)
    }
  }

  func testEveryBuiltInGivesAWellFormedPicture() throws {
    for specimen in Thoroughness.some(of: Specimen.all + Specimen.pieces, .search) {
      try checkPicture(specimen.presentation, specimen.name)
    }
  }

  func testNamesAreEscaped() throws {
    let name = "a < b & \"c\" > 'd' \u{7} \u{1} é 🎉"
    let compiled = NavigationTransition.slide.compile(for: .push, in: .mirroredPhone)
    let presentation = Presentation(compiled, named: name)
    try checkPicture(presentation, name)
    for (format, document) in formats.map({ ($0, presentation.exported(as: $1).document) }) {
      let title = try XCTUnwrap(try XMLReading(document).elements("title").first).text
      XCTAssertTrue(title.hasPrefix("a < b & \"c\" > 'd'"), format)
      XCTAssertTrue(title.contains("é 🎉"), format)
      XCTAssertTrue(document.contains("a &lt; b &amp; &quot;c&quot; &gt;"), format)
    }
  }

  func testDocumentsOfDifferentTransitionsShareNoIdentifiers() throws {
    for (name, format) in formats {
      func identifiers(_ transition: NavigationTransition) throws -> Set<String> {
        let compiled = transition.compile(for: .push, in: .mirroredPhone)
        let document = Presentation(compiled).exported(as: format).document
        return Set(try XMLReading(document).elements.compactMap { $0.attributes["id"] })
      }
      let (swing, zoom) = (try identifiers(.swing), try identifiers(.zoom))
      if name != "chart" { XCTAssertFalse(swing.isEmpty) }
      XCTAssertTrue(swing.isDisjoint(with: zoom), name)
    }
  }

  func testTheSameGivesTheSameText() {
    for (name, format) in formats.dropLast() + [("animated", .animatedSVG(tolerance: 0.05))] {
      let compiled = NavigationTransition.flip(axis: .vertical).compile(
        for: .pop, in: .mirroredPhone)
      let presentation = Presentation(compiled)
      XCTAssertEqual(
        presentation.exported(as: format), presentation.exported(as: format), name)
    }
  }

  func testATransitionWithoutDurationGivesAPicture() throws {
    let compiled = NavigationTransition.swing.animation(.linear(duration: 0))
      .compile(for: .push, in: .mirroredPhone)
    XCTAssertEqual(compiled.timeline.duration, 0)
    try checkPicture(Presentation(compiled), "duration 0")
  }

  func testAnEmptyContainerGivesAPicture() throws {
    let sizes = [Size.zero, Size(width: 0, height: 400), Size(width: 1e12, height: 1)]
    let cases = [NavigationTransition.swing, .flip(axis: .horizontal)].flatMap { transition in
      sizes.map { (transition, $0) }
    }
    for (transition, size) in Thoroughness.some(of: cases) {
      let compiled = transition.compile(for: .push, in: Container(size: size))
      try checkPicture(Presentation(compiled), "\(size)")
    }
  }

  func testReversedTimelinesGiveAPicture() throws {
    let transitions = [NavigationTransition.slide, .flip(axis: .horizontal), .swing, .identity]
    for transition in Thoroughness.some(of: transitions) {
      let compiled = transition.compile(for: .pop, in: .mirroredPhone)
      try checkPicture(
        Presentation(compiled.timeline.reversed(), in: .mirroredPhone), "reversed")
    }
  }

  func testHugeValuesGiveAPicture() throws {
    let transition: AtomicTransition = [
      .offset(x: 1e12, y: -1e12), .scale(1e9), .rotate(.degrees(1e9)), .blur(radius: 1e12),
    ]
    for operation in AtomicTransition.Operation.allCases {
      let compiled = transition.compile(for: operation, in: .mirroredPhone)
      try checkPicture(Presentation(compiled), "\(operation)")
    }
  }
}
