import TransitionExport
import TransitionKit
import TransitionLottie
import TransitionTestCases
import TransitionWeb
import XCTest

/// How colours, backs and round clips come out in the formats.
final class SurfaceExportTests: XCTestCase {
  private let container = Container(size: Size(width: 390, height: 844))

  func testAWhiteVeilIsWhiteInEveryFormat() throws {
    let veil = AtomicTransition.overlay(.white)
    let css = export(veil, .css)
    XCTAssertTrue(css.contains("background-color: rgb(255 255 255);"), css)
    XCTAssertFalse(css.contains("rgb(0 0 0)"), css)
    XCTAssertFalse(css.contains("@keyframes veil-view-overlay-background-color"), css)
    let svg = export(veil, .animatedSVG)
    XCTAssertTrue(svg.contains("rgb(100%,100%,100%)"))
    // After the end, in the last two values, nothing is laid over the view.
    for element in try XMLReading(svg).elements("animate")
    where element.attributes["attributeName"] == "fill" {
      let colors = try XCTUnwrap(element.attributes["values"]).split(separator: ";")
      XCTAssertEqual(Set(colors.dropLast(2)), ["rgb(100%,100%,100%)"])
    }
    let fill = try LottieDocument(export(veil, .lottie)).layers[0].overlay("fl")
    for frame in [0.0, 5, 10, 17.5] {
      XCTAssertEqual(fill?.c?.value(at: frame), [1, 1, 1, 1])
    }
    let web = export(veil, .webAnimations)
    XCTAssertTrue(web.contains("\"backgroundColor\" : \"rgb(255 255 255)\""), web)
    XCTAssertFalse(web.contains("rgb(0 0 0)"))
  }

  func testAColourThatChangesIsWhatTheTimelineShows() throws {
    let change = AtomicTransition.custom { view, _, _ in
      view.initial.overlay = Color(red: 1, green: 0, blue: 0, alpha: 0.2)
      view.animation.overlay = Color(red: 0, green: 0, blue: 1, alpha: 1)
    }.animation(.linear(duration: 1))
    let css = export(change, .css(tolerance: 0.002))
    let keys = css.matches(of: /([\d.]+)% \{ background-color: rgb\(([\d.]+) ([\d.]+) ([\d.]+)\)/)
    XCTAssertGreaterThan(keys.count, 4)
    for key in keys {
      let share = try XCTUnwrap(Double(key.output.1)) / 100
      // Premultiplied red is 0.2 (1 - t), blue is t and alpha 0.2 + 0.8 t.
      let alpha = 0.2 + 0.8 * share
      XCTAssertEqual(
        try XCTUnwrap(Double(key.output.2)) / 255, 0.2 * (1 - share) / alpha, accuracy: 0.005)
      XCTAssertEqual(try XCTUnwrap(Double(key.output.4)) / 255, share / alpha, accuracy: 0.005)
    }
  }

  func testColoursSurviveJSONToTheBit() throws {
    let glow = CustomProperty("glow", identity: Color(red: 0.3, green: 0.7, blue: 1, alpha: 0.6))
    let change: AtomicTransition = [
      .custom { view, _, _ in
        view.initial.overlay = Color(red: 0.1, green: 0.9, blue: 0.3, alpha: 0.7)
      }, .value(glow, from: Color(red: 0.9, green: 0.2, blue: 0.1, alpha: 0.35)),
    ]
    let timeline = change.compile(for: .insertion, in: container).timeline
    let document = Presentation(timeline, in: container).exported(as: .json).document
    let read = try Presentation(json: document).timeline
    for step in 0...20 {
      let time = timeline.duration * Double(step) / 20
      XCTAssertEqual(
        read.frame(at: time).view.overlay, timeline.frame(at: time).view.overlay)
      XCTAssertEqual(
        read.frame(at: time).view[glow], timeline.frame(at: time).view[glow])
    }
  }

  func testBacksAreLeftOut() throws {
    let turn = AtomicTransition.rotate3D(.degrees(180), axis: (x: 0, y: 1, z: 0))
      .animation(.linear(duration: 1))
    XCTAssertTrue(export(turn, .css).contains("backface-visibility: hidden;"))
    XCTAssertTrue(export(turn, .webAnimations).contains("\"backfaceVisibility\" : \"hidden\""))
    let seen = turn.combined(with: .doubleSided(true))
    XCTAssertFalse(export(seen, .css).contains("backface-visibility"))

    let compiled = turn.compile(for: .insertion, in: container)
    let filmstrip = Presentation(compiled).exported(as: .filmstrip(frames: 5)).document
    XCTAssertEqual(filmstrip.components(separatedBy: "visibility=\"hidden\"").count - 1, 2)
    let animated = try XMLReading(export(turn, .animatedSVG)).elements("animate").first {
      $0.attributes["values"]?.hasPrefix("0;0;1;1") == true
    }
    let times = try XCTUnwrap(animated?.attributes["keyTimes"]).split(separator: ";")
      .compactMap { Double($0) }
    // The loop lasts a second longer; with perspective the edge is seen when the turn is half done.
    XCTAssertEqual(times[1], 0.25, accuracy: 1e-5)
    XCTAssertTrue(
      Presentation(compiled).exported(as: .lottie).accuracy.description
        .contains("doubleSided"))
  }

  func testRoundClipsAreDrawn() throws {
    let reveal = AtomicTransition.clipReveal.animation(.linear(duration: 1))
    let css = export(reveal, .css)
    XCTAssertTrue(css.contains("from { clip-path: inset(50% 50% 50% 50% round 24px); }"), css)
    XCTAssertTrue(css.contains("to { clip-path: inset(0% 0% 0% 0% round 0px); }"), css)
    let web = export(reveal, .webAnimations)
    XCTAssertTrue(web.contains("inset(50% 50% 50% 50% round 24px)"))
    let compiled = reveal.compile(for: .insertion, in: container)
    let filmstrip = Presentation(compiled).exported(as: .filmstrip(frames: 5)).document
    let radii = try XMLReading(filmstrip).elements("rect")
      .filter { $0.path.last?.hasPrefix("clipPath") == true }.compactMap { $0.attributes["rx"] }
    XCTAssertTrue(radii.contains("12"), "\(radii)")
    let animated = try XMLReading(export(reveal, .animatedSVG)).elements("animate").filter {
      $0.attributes["attributeName"] == "rx"
    }
    let values = try XCTUnwrap(animated.first?.attributes["values"]).split(separator: ";")
      .compactMap { Double($0) }
    // It is never more than half of what is open.
    XCTAssertEqual(values.first, 0)
    XCTAssertEqual(try XCTUnwrap(values.max()), 24 * 195 / (195 + 24), accuracy: 0.05)
    XCTAssertTrue(
      Presentation(compiled).exported(as: .lottie).accuracy.description
        .contains("the corners of a mask are square"))
  }

  func testAClipAndItsRadiusMayMoveByThemselves() throws {
    let iris: AtomicTransition = [
      .iris(from: .center).animation(.linear(duration: 1)),
      .clipRadius(100).animation(.linear(duration: 0.5)),
    ]
    let css = export(iris, .css)
    // What goes straight is straight, and what does not end together is within the tolerance.
    let half = try XCTUnwrap(
      css.firstMatch(of: /50% \{ clip-path: inset\(25% 25% 25% 25% round ([\d.]+)px/))
    XCTAssertEqual(try XCTUnwrap(Double(half.output.1)), 0, accuracy: 0.1)
    XCTAssertTrue(
      export(.clipRadius(30).animation(.linear(duration: 1)), .css)
        .contains("from { clip-path: inset(0% 0% 0% 0% round 30px); }"))
  }

  func testAxesAreWrittenAsEveryBrowserTakesThem() throws {
    let left = export(.rotate3D(.degrees(60), axis: (x: 0, y: -1, z: 0)), .css)
    XCTAssertTrue(left.contains("rotate: 0 1 0 -60deg"), left)
    // The axis drifts by less than 0.01 rad between keyframes, which Chromium takes for one axis.
    let drifting: AtomicTransition = [
      .rotate3D(.degrees(120), axis: (x: 1, y: 0, z: 0)).animation(.easeIn(duration: 1)),
      .rotate3D(.degrees(20), axis: (x: 0, y: 1, z: 0)).animation(.easeOut(duration: 1)),
    ]
    let axes = export(drifting, .css)
      .matches(of: /rotate: ([-\d.]+) ([-\d.]+) ([-\d.]+) [-\d.]+deg/)
      .compactMap { match -> [Double]? in
        [match.output.1, match.output.2, match.output.3].compactMap { Double($0) }
      }.filter { $0 != [0, 0, 1] }
    XCTAssertGreaterThan(axes.count, 10)
    var near = 0
    for (a, b) in zip(axes, axes.dropFirst()) {
      let dot = zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
      let sine = (1 - min(dot * dot, 1)).squareRoot()
      if sine > 1e-8, sine < 0.0101 {
        near += 1
        XCTAssertLessThan(dot, 0, "\(a) and \(b)")
      }
    }
    XCTAssertGreaterThan(near, 0)
    for axis in axes where axis.filter({ $0 == 0 }).count == 2 {
      XCTAssertEqual(axis.max(), 1, "WebKit drops the sign of \(axis)")
    }
  }

  func testAnAngleNeverCrossesAWholeTurnWhereTheAxisChanges() throws {
    // Firefox drops full rotations, and would go back from 359 to 1 degree.
    let tumble: AtomicTransition = [
      .rotate(.degrees(500)).animation(.easeIn(duration: 1)),
      .rotate3D(.degrees(20), axis: (x: 0, y: 1, z: 0)).animation(.easeOut(duration: 1)),
    ]
    let angles = export(tumble, .css).matches(of: /rotate: [-\d. ]+ (-?[\d.]+)deg/)
      .compactMap { Double($0.output.1) }
    XCTAssertGreaterThan(angles.count, 20)
    XCTAssertLessThanOrEqual(try XCTUnwrap(angles.map { abs($0) }.max()), 355)
  }

  func testASpringEndsAtItsEndInWebKitToo() throws {
    let css = export(.opacity.animation(.bouncy), .css)
    let easing = try XCTUnwrap(css.firstMatch(of: /linear\(([^)]*)\)/)).output.1
    let stops = easing.split(separator: ", ")
    XCTAssertEqual(stops.last, "1")
    XCTAssertFalse(try XCTUnwrap(stops.dropLast().last).hasSuffix(" 100%"), String(easing))
  }

  private func export(_ transition: AtomicTransition, _ format: ExportFormat) -> String {
    let compiled = transition.compile(for: .insertion, in: container)
    return Presentation(compiled, named: "veil").exported(as: format).document
  }
}
