import Foundation
import TransitionExport
import TransitionKit
import TransitionLottie
import TransitionTestCases
import TransitionWeb
import XCTest

/// How the formats show blur, brightness, contrast, saturation and a rotation of hues.
final class FilterExportTests: XCTestCase {
  private let faded: AtomicTransition = [
    .hueRotation(.degrees(120)), .saturation(0), .contrast(0.5), .brightness(0.25),
    .blur(radius: 8),
  ]

  private func presentation(_ transition: AtomicTransition) -> Presentation {
    Presentation(
      transition.animation(.linear(duration: 1)).compile(for: .insertion, in: .mirroredPhone),
      named: "fade"
    )
  }

  private let brightness =
    "view.brightness: the filters of CSS multiply colors, and this adds to them"

  func testAStyleSheetHasAllFiltersOfAViewInOneDeclaration() {
    let export = presentation(faded).exported(as: .css)
    let css = export.document
    XCTAssertTrue(
      css.contains("from { filter: blur(8px) contrast(0.5) saturate(0) hue-rotate(120deg); }"), css)
    XCTAssertTrue(
      css.contains("to { filter: blur(0px) contrast(1) saturate(1) hue-rotate(0deg); }"), css)
    XCTAssertEqual(export.accuracy.omissions, [brightness])
    XCTAssertEqual(
      Set(export.accuracy.entries.map { $0.property }),
      [.blur, .contrast, .saturation, .hueRotation])
    for entry in export.accuracy.entries {
      // Degrees are rounded when they are written.
      XCTAssertLessThanOrEqual(
        entry.error, entry.property == .hueRotation ? 1e-9 : 0, "\(entry.property)")
    }
  }

  func testOneFilterAndOneThatStandsStillAreWrittenAsTheyAre() {
    let one = presentation(.contrast(2)).exported(as: .css).document
    XCTAssertTrue(one.contains("from { filter: contrast(2); }"), one)
    let still = AtomicTransition.custom { view, _, _ in
      view.initial.saturation = 0.5
      view.animation.saturation = 0.5
    }
    let css = presentation([still, .blur(radius: 4)]).exported(as: .css).document
    XCTAssertTrue(css.contains("from { filter: blur(4px) saturate(0.5); }"), css)
    XCTAssertTrue(css.contains("to { filter: blur(0px) saturate(0.5); }"), css)
  }

  func testFiltersThatMoveByThemselvesAreTogetherWithinTheAccuracyReport() throws {
    let transition: AtomicTransition = [
      .contrast(0.5).animation(.bouncy), .saturation(0).animation(.easeIn(duration: 0.3)),
      .blur(radius: 8).animation(.timingCurve(.steps(3), duration: 0.7)),
      .hueRotation(.degrees(60)).animation(.spring(duration: 0.4)),
    ]
    let presentation = presentation(transition)
    let export = presentation.exported(as: .webAnimations)
    XCTAssertEqual(export.accuracy.omissions, [])
    let view = try XCTUnwrap(WebAnimationsPlayer(export.document).views.first)
    for index in 0..<200 {
      let time = presentation.timeline.duration * (Double(index) + 0.5) / 200
      let shown = try XCTUnwrap(view.numbers("filter", at: time))
      let state = presentation.timeline.frame(at: time).view
      XCTAssertEqual(shown.count, 4)
      let properties = [ViewProperty.blur, .contrast, .saturation, .hueRotation]
      for (value, property) in zip(shown, properties) {
        let unit = property == .hueRotation ? Double.pi / 180 : 1
        XCTAssertEqual(
          value * unit, max(state[property].components[0], 0),
          accuracy: export.accuracy.error(of: .view, property) + 1e-9, "\(property) at \(time) s")
        XCTAssertLessThan(export.accuracy.error(of: .view, property), 0.01)
      }
    }
  }

  func testKeyframesAndAResponsiveStyleSheetHaveTheSameFilters() {
    let filter = "blur(8px) contrast(0.5) saturate(0) hue-rotate(120deg)"
    let page = presentation(faded).exported(as: .webAnimations)
    XCTAssertTrue(page.document.contains(filter))
    XCTAssertTrue(page.accuracy.description.contains(brightness))
    let sheet = ResponsiveStyleSheet(
      NavigationTransition(faded.animation(.linear(duration: 1))), named: "page"
    ).exported().document
    XCTAssertTrue(sheet.contains(filter), sheet)
  }

  func testAContrastChangesTheShadowInCSSAndTheReportSaysSo() {
    let omissions = presentation([.contrast(0.5), .shadow(radius: 3, y: 2)]).exported(as: .css)
      .accuracy.omissions
    XCTAssertEqual(
      omissions, ["the shadow of view in black: in CSS the contrast changes it, too"])
  }

  func testAFilmstripHasTheNumbersOfEachFilter() throws {
    let strip = try XMLReading(
      presentation(faded).exported(as: .filmstrip(frames: 3, spacing: .time)).document)
    let transfers = strip.elements("feFuncR").map {
      [$0.attributes["slope"], $0.attributes["intercept"]]
    }
    // In the middle the brightness is 0.125, the contrast 0.75 and the saturation 0.5; the end is at rest.
    XCTAssertEqual(
      transfers, [["1", "0.25"], ["0.5", "0.25"], ["1", "0.125"], ["0.75", "0.125"]])
    XCTAssertEqual(
      strip.elements("feColorMatrix").map { $0.attributes["values"] }, ["0", "120", "0.5", "60"])
    XCTAssertEqual(
      strip.elements("feColorMatrix").map { $0.attributes["type"] },
      ["saturate", "hueRotate", "saturate", "hueRotate"])
    XCTAssertEqual(
      strip.elements("feGaussianBlur").map { $0.attributes["stdDeviation"] }, ["8", "4"])
    let order = strip.elements.filter { $0.name.hasPrefix("fe") && !$0.name.hasPrefix("feFunc") }
    XCTAssertEqual(
      order.prefix(5).map { $0.name },
      [
        "feGaussianBlur", "feComponentTransfer", "feComponentTransfer", "feColorMatrix",
        "feColorMatrix",
      ])
  }

  func testThePictureOfAFilterHasRoomForTheBlur() throws {
    // A blur of 20 points reaches 60 points beyond the edge, and a point is for the smoothing of edges.
    let container = Container(
      size: Size(width: 300, height: 300), viewFrame: Rect(x: 100, y: 100, width: 100, height: 50))
    let compiled = AtomicTransition.blur(radius: 20).combined(with: .saturation(0))
      .compile(for: .insertion, in: container)
    for format in [ExportFormat.filmstrip(frames: 1), .animatedSVG] {
      let filters = try XMLReading(Presentation(compiled).exported(as: format).document)
        .elements("filter")
      XCTAssertEqual(filters.count, 2)
      for filter in filters {
        let box = ["x", "y", "width", "height"].compactMap {
          filter.attributes[$0].flatMap { Double($0) }
        }
        XCTAssertEqual(box.count, 4)
        XCTAssertLessThanOrEqual(max(box[0], box[1]), -61)
        XCTAssertGreaterThanOrEqual(box[0] + box[2], 161)
        XCTAssertGreaterThanOrEqual(box[1] + box[3], 111)
        XCTAssertEqual(filter.attributes["filterUnits"], "userSpaceOnUse")
      }
    }
  }

  func testAnAnimatedPictureMovesTheNumbersOfEachFilter() throws {
    let export = presentation(faded).exported(as: .animatedSVG)
    XCTAssertEqual(export.accuracy.omissions, [])
    let animations = try XMLReading(export.document).elements("animate")
    func ends(_ attribute: String, in element: String) -> [[String]] {
      animations.filter {
        $0.attributes["attributeName"] == attribute && $0.path.last == "\(element)."
      }.map { animation in
        let values = (animation.attributes["values"] ?? "").split(separator: ";").map(String.init)
        return [values.first ?? "", values.last ?? ""]
      }
    }
    XCTAssertEqual(ends("intercept", in: "feFuncG"), [["0.25", "0"], ["0.25", "0"]])
    XCTAssertEqual(ends("slope", in: "feFuncG"), [["0.5", "1"]])
    XCTAssertEqual(ends("values", in: "feColorMatrix"), [["0", "1"], ["120", "0"]])
    XCTAssertEqual(ends("stdDeviation", in: "feGaussianBlur"), [["8", "0"]])
  }

  func testGrayscaleHasTheMatrixOfCSS() throws {
    let grey = presentation(.grayscale(1))
    let css = grey.exported(as: .css)
    XCTAssertTrue(css.document.contains("from { filter: grayscale(1); }"), css.document)
    XCTAssertTrue(css.document.contains("to { filter: grayscale(0); }"), css.document)
    XCTAssertEqual(css.accuracy.omissions, [])
    // Filter Effects Module Level 1, section 13.1.3.
    let row = "0.2126 0.7152 0.0722 0 0 "
    let (full, rest) = (row + row + row + "0 0 0 1 0", "1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 1 0")
    let strip = try XMLReading(
      grey.exported(as: .filmstrip(frames: 3, spacing: .time)).document)
    XCTAssertEqual(
      strip.elements("feColorMatrix").map { $0.attributes["values"] },
      [
        full,
        "0.6063 0.3576 0.0361 0 0 0.1063 0.8576 0.0361 0 0 0.1063 0.3576 0.5361 0 0 0 0 0 1 0",
      ])
    let moving = try XMLReading(grey.exported(as: .animatedSVG).document)
    let values = moving.elements("animate").compactMap { $0.attributes["values"] }
    XCTAssertTrue(values.contains { $0.hasPrefix(full) && $0.hasSuffix(rest) }, "\(values)")
  }

  func testNoKeyframeIsBeyondWhatIsDrawn() {
    let swinging = presentation(.grayscale(1).animation(.bouncy))
    XCTAssertLessThan(swinging.timeline.frame(at: 0.4).view.grayscale, -0.01)
    for format in [ExportFormat.css, .webAnimations] {
      // CSS does not read a negative one.
      let document = swinging.exported(as: format).document
      XCTAssertTrue(document.contains("grayscale(1)"), document)
      XCTAssertFalse(document.contains("grayscale(-"), document)
    }
  }

  /// A property that a format does not express is named, whatever it is.
  func testEveryFormatExpressesAPropertyOrNamesIt() {
    for property in ViewProperty.allCases where property.isAnimatable {
      let transition = AtomicTransition.custom { view, _, _ in
        var away = property.identity.components.map { $0 + 0.25 }
        if property.isColor { away = [0.25, 0.5, 0.75, 0.5] }
        view.initial[property] = PropertyValue(away)
        // Without a width a border has no colour, and without an opacity a shadow has none.
        if property == .borderColor { view.initial.borderWidth = 2 }
        if property == .borderWidth { view.initial.borderColor = .black }
        if property == .shadowColor { view.initial.shadow = Shadow(opacity: 1, radius: 2) }
      }
      let presentation = presentation(transition)
      for format in [ExportFormat.css, .webAnimations, .lottie, .svg, .animatedSVG] {
        let accuracy = presentation.exported(as: format).accuracy
        let names = ["\(property)", "borderWidth", "shadow"]
        let isNamed = accuracy.omissions.contains { omission in
          names.contains { omission.hasPrefix("view.\($0)") }
        }
        XCTAssertTrue(
          isNamed || accuracy.entries.contains { $0.property == property },
          "\(property) in \(format.fileExtension): \(accuracy)")
      }
    }
  }

  func testLottieNamesAllFilters() {
    let accuracy = presentation(faded).exported(as: .lottie).accuracy
    let colors = "the Lottie specification has no filters of colors"
    XCTAssertEqual(
      Set(accuracy.omissions),
      [
        "view.blur: the Lottie specification has no blur", "view.brightness: \(colors)",
        "view.contrast: \(colors)", "view.saturation: \(colors)", "view.hueRotation: \(colors)",
      ])
    XCTAssertEqual(accuracy.entries, [])
  }
}
