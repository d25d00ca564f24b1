import TransitionExport
import TransitionKit
import TransitionLottie
import TransitionWeb
import XCTest

final class CustomPropertyExportTests: XCTestCase {
  private let presentation: Presentation = {
    let total = CustomProperty("total", identity: 100.0, composition: .replace)
    let glow = CustomProperty("glow", identity: Color.clear)
    return Presentation(
      AtomicTransition.value(total, from: 0).combined(with: [
        .value(glow, from: .white), .scale(0.5),
      ])
      .compile(for: .insertion, in: .mirroredPhone), named: "count")
  }()

  /// What a report says of a property that a document leaves out.
  private func leftOut(_ name: String) -> String { "view.\(name), a custom property" }

  func testTextAndChartsShowPropertiesOfOnesOwn() {
    let csv = presentation.exported(as: .csv(framesPerSecond: 10))
    XCTAssertTrue(csv.document.contains("view.total"))
    XCTAssertTrue(csv.document.contains("view.glow.alpha"))
    XCTAssertTrue(presentation.exported(as: .table(framesPerSecond: 10)).document.contains("total"))
    let chart = presentation.exported(as: .chart)
    XCTAssertTrue(chart.document.contains("total"))
    XCTAssertTrue(chart.accuracy.entries.contains { $0.property.name == "total" })
  }

  func testLottieSaysThatItLeavesThemOut() {
    let accuracy = presentation.exported(as: .lottie).accuracy
    XCTAssertEqual(
      accuracy.omissions.filter { $0.contains("a custom property") },
      [leftOut("glow"), leftOut("total")])
    XCTAssertTrue(accuracy.entries.allSatisfy { $0.property.name == "scale" })
  }

  // MARK: Custom properties of CSS

  func testAStyleSheetRegistersAndAnimatesNumbers() {
    let export = presentation.exported(as: .css)
    XCTAssertTrue(
      export.document.contains(
        """
        @property --total {
          syntax: "<number>";
          inherits: true;
          initial-value: 100;
        }
        """))
    for part in [
      "from { --total: 0; }", "to { --total: 100; }", "  --glow-red: 1;\n",
      "to { --glow-alpha: 0; }", "@keyframes count-view---total {",
    ] {
      XCTAssertTrue(export.document.contains(part), part)
    }
    XCTAssertEqual(export.accuracy.omissions, [])
    XCTAssertEqual(
      export.accuracy.entries.map { $0.property.name }, ["scale", "glow", "total"])
  }

  func testNamesAreSafeAndDifferFromEachOther() {
    let names = ["a b", "a-b", "a}*{", "easing-1", "\u{1F600}", "a b"]
    let transition = names.enumerated().map { index, name in
      AtomicTransition.value(CustomProperty(name, identity: Double(index)), from: -1)
    }.combined()
    let export = Presentation(transition.compile(for: .insertion, in: .mirroredPhone))
      .exported(as: .css)
    let found = export.document.matches(of: /@property (\S+) \{/).map { String($0.output.1) }
    XCTAssertEqual(Set(found).count, names.count)
    XCTAssertEqual(
      Set(found), ["--a-b", "--a-b-2", "--a-b-3", "--a---", "--t-easing-1", "--t--"])
  }

  func testKeyframesForTheWebAnimationsAPIKeepTheNames() {
    let export = presentation.exported(as: .webAnimations)
    for part in ["\"--total\" : \"0\"", "\"--glow-red\"", "\"initialValue\" : \"100\""] {
      XCTAssertTrue(export.document.contains(part), part)
    }
  }

  func testTheCodeOfATextIsLeftOut() {
    let accent = CustomProperty("accent", identity: 7.0) { "</script>\(Int($0))" }
    let sheet = Presentation(
      AtomicTransition.value(accent, from: 0).compile(for: .insertion, in: .mirroredPhone)
    ).exported(as: .css)
    XCTAssertEqual(sheet.accuracy.omissions, ["the text of view.accent, which is code"])
  }

  // MARK: Texts

  /// A text that counts up, and one that means something in markup.
  private func texts(_ more: AtomicTransition = .identity) -> Presentation {
    let total = CustomProperty("total", identity: 40.0, composition: .replace) { "\(Int($0)) <&>" }
    let glow = CustomProperty("glow", identity: Color.clear)
    return Presentation(
      AtomicTransition.value(total, from: 0).animation(.linear(duration: 1))
        .combined(with: [.value(glow, from: .white), more])
        .compile(for: .insertion, in: .mirroredPhone), named: "count")
  }

  func testAFilmstripShowsTheTextOfEveryFrame() {
    let export = texts().exported(as: .filmstrip(frames: 3, spacing: .time))
    for text in ["0", "20", "40"] {
      XCTAssertTrue(export.document.contains(">\(text) &lt;&amp;&gt;</text>"), text)
    }
    XCTAssertTrue(export.accuracy.entries.contains { $0.property.name == "total" })
    XCTAssertTrue(export.accuracy.omissions.contains(leftOut("glow")))
  }

  func testTextsTakeTurnsInAnAnimatedPicture() throws {
    for more in [
      AtomicTransition.identity, .rotate3D(.degrees(60), axis: (x: 0, y: 1, z: 0)),
      .layoutScale(x: 0.5, y: 0.5), .pieces(.columns(2)) { _ in .identity },
    ] {
      let export = texts(more).exported(as: .animatedSVG)
      let texts = export.document.matches(of: /class="value"/).count
      let isTakenApart = export.document.contains("class=\"pieces\"")
      XCTAssertEqual(texts, isTakenApart ? 0 : 41)
      XCTAssertEqual(export.document.matches(of: /attributeName="display"/).count, texts)
      XCTAssertEqual(export.document.matches(of: /display="inline"/).count, min(texts, 1))
      XCTAssertEqual(
        export.accuracy.omissions.contains {
          $0.hasPrefix("view.total between 41 texts")
        }, !isTakenApart)
      XCTAssertEqual(
        export.accuracy.omissions.contains(leftOut("total")), isTakenApart)
      XCTAssertTrue(
        export.accuracy.omissions.contains(leftOut("glow")))
    }
  }

  func testATextThatChangesAllTheTimeHasAtMostSixtySteps() {
    let share = CustomProperty("share", identity: 1.0) { "\($0)" }
    let export = Presentation(
      AtomicTransition.value(share, from: 0).compile(for: .insertion, in: .mirroredPhone)
    ).exported(as: .animatedSVG)
    XCTAssertEqual(export.document.matches(of: /class="value"/).count, 60)
    let entry = export.accuracy.entries.first { $0.property.name == "share" }
    XCTAssertGreaterThan(entry?.shift ?? 0, 0)
  }
}
