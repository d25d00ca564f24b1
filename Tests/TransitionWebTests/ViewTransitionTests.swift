import TransitionExport
import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import TransitionWeb
import XCTest

/// View transitions of CSS.
final class ViewTransitionTests: XCTestCase {
  private let size = Size(width: 390, height: 600)

  private func export(_ transition: SceneTransition<String>, named name: String = "scene") -> Export
  {
    Presentation(transition, named: name).exported(as: .viewTransitions)
  }

  /// The rule of a pseudo-element.
  private func rule(_ selector: String, in sheet: String) -> String? {
    sheet.components(separatedBy: "\n\n").first { $0.hasPrefix("::view-transition-\(selector) {") }
  }

  /// The names of all groups, from back to front as they are listed.
  private func groups(_ sheet: String) -> [String] {
    sheet.matches(of: /(?m)^::view-transition-group\(([^)]*)\) \{/).map { String($0.output.1) }
      .filter { $0 != "root" }
  }

  /// The names of the old and of the new page, by the text of the selectors.
  private func pages(_ sheet: String) -> (old: [String], new: [String]) {
    let parts = sheet.components(separatedBy: "*/")[0].components(separatedBy: "new page")
    func names(_ text: String) -> [String] {
      text.matches(of: /data-element=(".*")\] \{ view-transition-name: (\S+); \}/).map {
        "\($0.output.1) \($0.output.2)"
      }
    }
    return (names(parts[0]), names(parts[1]))
  }

  private func library(_ isOpen: Bool) -> Scene<String> {
    Scene(size: size) {
      Element("list", frame: Rect(x: 0, y: 60, width: 390, height: 300)) {
        for index in 0..<3 {
          Element(
            "row \(index)", frame: Rect(x: 10, y: 10 + 90 * Double(index), width: 80, height: 80)
          )
          .match("\(index)", in: "photos", role: .source)
        }
      }.clipped()
      if isOpen {
        Element("photo", frame: Rect(x: 0, y: 100, width: 390, height: 390))
          .match("1", in: "photos")
      }
    }
  }

  func testTheSheetOfASmallChange() {
    func scene(_ x: Double, isOpen: Bool) -> Scene<String> {
      Scene(size: size) {
        Element("card", frame: Rect(x: x, y: 20, width: 100, height: 60)) {
          Element("title", frame: Rect(x: 10, y: 10, width: 80, height: 20))
        }
        if isOpen { Element("note", frame: Rect(x: 20, y: 200, width: 90, height: 40)) }
      }
    }
    let sheet = export(
      SceneTransition(
        from: scene(20, isOpen: false), to: scene(120, isOpen: true),
        .animated(.easeInOut(duration: 0.3)))
    )
    .document
    XCTAssertEqual(
      sheet,
      """
      /*
        scene, 300ms

        document.startViewTransition(() => changePage());

        names in the old page, before the call:
        [data-element="card"] { view-transition-name: scene-card; }

        names in the new page, at the end of the function:
        [data-element="card"] { view-transition-name: scene-card; }
        [data-element="note"] { view-transition-name: scene-note; }
      */

      ::view-transition {
        animation: scene-duration 300ms linear both;
      }

      @keyframes scene-duration {
        from, to { visibility: visible }
      }

      ::view-transition-group(root) {
        animation: none;
      }

      ::view-transition-old(root) {
        display: none;
      }

      ::view-transition-new(root) {
        animation: none;
        mix-blend-mode: normal;
      }

      ::view-transition-group(scene-card) {
        left: var(--scene-x, 0px);
        top: var(--scene-y, 0px);
        z-index: 1;
        width: 100px;
        height: 60px;
        transform-origin: 50% 50%;
        transform: none;
        animation: scene-card-translate 300ms cubic-bezier(0.42, 0, 0.58, 1) 0ms both;
      }

      @keyframes scene-card-translate {
        from { translate: 20px 20px; }
        to { translate: 120px 20px; }
      }

      ::view-transition-image-pair(scene-card) {
        isolation: isolate;
      }

      ::view-transition-old(scene-card) {
        display: none;
        animation: none;
      }

      ::view-transition-new(scene-card) {
        width: 100%;
        height: 100%;
        mix-blend-mode: normal;
        animation: none;
      }

      ::view-transition-group(scene-note) {
        left: var(--scene-x, 0px);
        top: var(--scene-y, 0px);
        z-index: 2;
        width: 90px;
        height: 40px;
        transform-origin: 50% 50%;
        translate: 20px 200px;
        transform: none;
        animation: scene-note-opacity 300ms cubic-bezier(0.42, 0, 0.58, 1) 0ms both;
      }

      @keyframes scene-note-opacity {
        from { opacity: 0; }
        to { opacity: 1; }
      }

      ::view-transition-image-pair(scene-note) {
        isolation: isolate;
      }

      ::view-transition-old(scene-note) {
        display: none;
        animation: none;
      }

      ::view-transition-new(scene-note) {
        width: 100%;
        height: 100%;
        mix-blend-mode: normal;
        animation: none;
      }

      """)
  }

  func testAPairIsOneGroupWithTheNameOfTheNewElement() throws {
    let transition = SceneTransition(
      from: library(false), to: library(true), .animated(.easeInOut(duration: 0.4)))
    let sheet = export(transition).document
    XCTAssertEqual(groups(sheet), ["scene-photo"])
    XCTAssertEqual(pages(sheet).old, ["\"row 1\" scene-photo"])
    XCTAssertEqual(pages(sheet).new, ["\"photo\" scene-photo"])
    let old = try XCTUnwrap(rule("old(scene-photo)", in: sheet))
    XCTAssertTrue(old.contains("z-index: 1"), old)
    XCTAssertTrue(old.contains("animation: scene-photo-old-opacity 400ms"), old)
    XCTAssertFalse(try XCTUnwrap(rule("new(scene-photo)", in: sheet)).contains("opacity"))
    let group = try XCTUnwrap(rule("group(scene-photo)", in: sheet))
    for property in ["translate", "width", "height"] {
      XCTAssertTrue(group.contains("scene-photo-\(property) 400ms"), group)
    }

    let back = export(
      SceneTransition(from: library(true), to: library(false), .animated(.easeInOut(duration: 0.4)))
    ).document
    XCTAssertEqual(pages(back).old, ["\"photo\" scene-row_1"])
    XCTAssertEqual(pages(back).new, ["\"row 1\" scene-row_1"])

    let reversed = export(transition.reversed()).document
    XCTAssertEqual(pages(reversed).old, ["\"photo\" scene-photo"])
    XCTAssertEqual(pages(reversed).new, ["\"row 1\" scene-photo"])
    XCTAssertTrue(
      try XCTUnwrap(rule("new(scene-photo)", in: reversed)).contains("scene-photo-new-opacity"))
  }

  func testAnElementThatMovesOnlyWithItsParentIsAPartOfItsPicture() {
    func scene(_ y: Double) -> Scene<String> {
      Scene(size: size) {
        Element("card", frame: Rect(x: 20, y: y, width: 200, height: 200)) {
          Element("title", frame: Rect(x: 10, y: 10, width: 100, height: 30))
          Element("mark", frame: Rect(x: y / 2, y: 60, width: 20, height: 20))
        }
        Element("header", frame: Rect(x: 0, y: 540, width: 390, height: 60))
      }
    }
    let sheet = export(SceneTransition(from: scene(20), to: scene(120), .animated())).document
    XCTAssertEqual(groups(sheet), ["scene-card", "scene-mark"])
  }

  func testWhatIsInFrontOfAGroupIsAGroupInTheSameOrder() throws {
    func scene(_ x: Double) -> Scene<String> {
      Scene(size: size) {
        Element("back", frame: Rect(x: 0, y: 0, width: 300, height: 100))
        Element("ball", frame: Rect(x: x, y: 20, width: 40, height: 40))
        Element("front", frame: Rect(x: 80, y: 0, width: 40, height: 80))
        Element("aside", frame: Rect(x: 80, y: 300, width: 40, height: 80))
      }
    }
    let sheet = export(SceneTransition(from: scene(0), to: scene(200), .animated())).document
    XCTAssertEqual(groups(sheet), ["scene-ball", "scene-front"])
    for (index, name) in groups(sheet).enumerated() {
      let rule = try XCTUnwrap(rule("group(\(name))", in: sheet))
      XCTAssertTrue(rule.contains("z-index: \(index + 1);"), rule)
    }
    XCTAssertTrue(try XCTUnwrap(rule("group(scene-front)", in: sheet)).contains("animation: none"))
  }

  func testTheEffectOfAncestorsIsInTheKeyframesOfEachGroup() throws {
    func scene(_ isOpen: Bool) -> Scene<String> {
      var small = PropertyState.rest
      small.scale = Scale(x: 0.5, y: 0.5, z: 1)
      return Scene(size: size) {
        Element("panel", frame: Rect(x: 100, y: 100, width: 200, height: 200)) {
          Element("dot", frame: Rect(x: isOpen ? 120 : 20, y: 20, width: 40, height: 40))
        }.state(small).clipped()
      }
    }
    let export = export(
      SceneTransition(from: scene(false), to: scene(true), .animated(.linear(duration: 1))))
    // The panel shows its points at half of their distance from its middle at (200, 200).
    let keyframes = try XCTUnwrap(
      export.document.firstMatch(
        of: /keyframes scene-dot-translate \{\s*from \{ (.*) \}\s*to \{ (.*) \}/))
    XCTAssertEqual(keyframes.output.1, "translate: 150px 150px;")
    XCTAssertEqual(keyframes.output.2, "translate: 200px 150px;")
    XCTAssertTrue(
      try XCTUnwrap(rule("group(scene-dot)", in: export.document)).contains("scale: 0.5 0.5;"))
    XCTAssertEqual(export.accuracy.error(of: .element("dot"), .translation), 0)
    XCTAssertFalse(export.document.contains("clip-path"))
  }

  func testElementsThatClipCutOffEachPictureInThem() throws {
    func scene(_ isOpen: Bool) -> Scene<String> {
      Scene(size: size) {
        Element("list", frame: Rect(x: 20, y: 100, width: 200, height: 200)) {
          Element("row", frame: Rect(x: 10, y: isOpen ? 10 : -30, width: 180, height: 60))
        }.clipped()
      }
    }
    let export = export(
      SceneTransition(from: scene(false), to: scene(true), .animated(.linear(duration: 1))))
    let keyframes = try XCTUnwrap(
      export.document.firstMatch(
        of: /keyframes scene-row-clip-path \{\s*from \{ (.*) \}\s*to \{ (.*) \}/))
    XCTAssertEqual(keyframes.output.1, "clip-path: inset(30px -10px -170px -10px);")
    XCTAssertEqual(keyframes.output.2, "clip-path: inset(-10px -10px -130px -10px);")
  }

  func testAPictureIsNotStretchedUnlessTheElementSaysSo() throws {
    for (resizing, fit) in [
      (Resizing.relayout, "fill"), (.stretch, "fill"), (.fit, "contain"), (.fill, "cover"),
    ] {
      func scene(_ width: Double) -> Scene<String> {
        Scene(size: size) {
          Element("card", frame: Rect(x: 0, y: 0, width: width, height: 100)).resizing(resizing)
        }
      }
      let export = export(SceneTransition(from: scene(100), to: scene(300), .animated()))
      let rule = try XCTUnwrap(rule("new(scene-card)", in: export.document))
      XCTAssertTrue(rule.contains("object-fit: \(fit);"), rule)
      let isLaidOutAnew = resizing == .relayout
      XCTAssertEqual(rule.contains("width: 300px;"), isLaidOutAnew, rule)
      let pair = try XCTUnwrap(self.rule("image-pair(scene-card)", in: export.document))
      XCTAssertEqual(pair.contains("overflow: clip;"), isLaidOutAnew, pair)
      let omissions = export.accuracy.omissions
      XCTAssertEqual(
        omissions.contains { $0.hasPrefix("the layout of card") }, resizing == .relayout)
      XCTAssertFalse(omissions.contains { $0.contains("laid out anew") }, "\(omissions)")
    }
  }

  func testTwoTranslucentPicturesTogetherAreAsOpaqueAsTheElement() throws {
    func scene(_ opacity: Double, _ version: Int) -> Scene<String> {
      Scene(size: size) {
        Element("card", frame: Rect(x: 0, y: 0, width: 100, height: 100))
          .opacity(opacity).contentVersion(version)
      }
    }
    let transition = SceneTransition(
      from: scene(0.8, 0), to: scene(0.4, 1), .animated(.linear(duration: 1)))
    let sheet = export(transition).document
    func value(_ picture: String, at time: Double) throws -> Double {
      let rule = try XCTUnwrap(
        sheet.components(separatedBy: "\n\n").first {
          $0.hasPrefix("@keyframes scene-card-\(picture)-opacity {")
        })
      let keys = rule.matches(of: /(from|to|[\d.]+%) \{ opacity: ([\d.]+);/).map {
        (
          time: $0.output.1 == "from"
            ? 0
            : $0.output.1 == "to"
              ? 1
              : (Double($0.output.1.dropLast()) ?? .nan) / 100,
          value: Double($0.output.2) ?? .nan
        )
      }
      let next = try XCTUnwrap(keys.firstIndex { $0.time >= time })
      guard next > 0 else { return keys[0].value }
      let (a, b) = (keys[next - 1], keys[next])
      return a.value + (b.value - a.value) * (time - a.time) / (b.time - a.time)
    }
    for step in 0...10 {
      let time = Double(step) / 10
      let (old, new) = (try value("old", at: time) * 0.8, try value("new", at: time) * 0.4)
      XCTAssertEqual(1 - (1 - old) * (1 - new), 0.8 - 0.4 * time, accuracy: 2e-3, "\(time)")
    }
  }

  func testTheTransitionLastsAsLongAsTheTimelineWithItsDelays() throws {
    func scene(_ isOpen: Bool) -> Scene<String> {
      Scene(size: size) {
        if isOpen { Element("note", frame: Rect(x: 0, y: 0, width: 90, height: 40)) }
      }
    }
    let transition = SceneTransition(
      from: scene(false), to: scene(true), .animated(.linear(duration: 0.3)),
      using: ["note": .crossfade.delay(0.2)])
    let sheet = export(transition).document
    XCTAssertTrue(sheet.contains("scene-duration 500ms"))
    XCTAssertTrue(sheet.contains("scene-note-opacity 300ms linear 200ms both"))
  }

  func testNamesAreIdentifiersAndDifferentWhateverTheIds() throws {
    let sheet = SampleScene.named.presentation.exported(as: .viewTransitions).document
    let names = groups(sheet)
    XCTAssertEqual(names.count, SampleScene.names.count)
    XCTAssertEqual(Set(names.map { $0.lowercased() }).count, names.count)
    for name in names { XCTAssertNotNil(name.wholeMatch(of: /a-scene-[A-Za-z0-9_]{1,45}/), name) }
    XCTAssertEqual(sheet.components(separatedBy: "*/").count, 2)
    XCTAssertFalse(sheet.contains("</"))
    let lines = sheet.components(separatedBy: "new page")[1].components(
      separatedBy: "] { view-transition-name: ")
    XCTAssertEqual(lines.count - 1, names.count)
    let keyframes = sheet.matches(of: /@keyframes (\S+) \{/).map { String($0.output.1) }
    XCTAssertEqual(Set(keyframes).count, keyframes.count)
  }

  func testNamesDoNotDependOnTheDirection() {
    func names(_ from: Bool) -> Set<String> {
      let transition = SceneTransition(from: library(from), to: library(!from), .animated())
      return Set(groups(export(transition).document))
    }
    XCTAssertEqual(names(false), ["scene-photo"])
    XCTAssertEqual(names(true), ["scene-row_1"])
  }

  func testAChangeOfNothingHasNoGroups() {
    let export = export(SceneTransition(from: library(false), to: library(false), .animated()))
    XCTAssertEqual(groups(export.document), [])
    XCTAssertEqual(export.accuracy.omissions, [])
    XCTAssertEqual(export.accuracy.summary, "Nothing moves.")
    XCTAssertTrue(export.document.contains("::view-transition-new(root)"))
    XCTAssertFalse(export.document.contains("duration"))
  }

  func testTheRootFadesIfThatIsWanted() {
    let transition = SceneTransition(
      from: library(false), to: library(true), .animated(.linear(duration: 0.4)))
    let sheet = Presentation(transition).exported(as: .viewTransitions(fadesRoot: true)).document
    XCTAssertFalse(sheet.contains("old(root)"))
    XCTAssertTrue(sheet.contains("::view-transition-group(root) {\n  animation-duration: 400ms;"))
  }

  func testTheReportNamesWhatPicturesCannotShow() {
    var scene = SampleScene()
    scene.add("card", x: 0, y: 0, width: 100, height: 100)
    scene.move(.blur, from: SIMD4(8, 0, 0, 0))
    scene.move(.opacity, from: .zero)
    scene.add("inner", in: "card", x: 50, y: 50, width: 30, height: 30)
    scene.move(.translation, from: SIMD4(20, 0, 0, 0))
    scene.move(.overlay, from: SIMD4(0, 0, 0, 1), to: .zero)
    scene.add("photo", x: 10, y: 200, width: 100, height: 80)
    scene.addHalves()
    scene.move(.translation, from: SIMD4(50, 0, 0, 0))
    let export = scene.presentation.exported(as: .viewTransitions)
    for text in [
      "the blur of card on the pictures", "the opacity of card as a whole", "inner.overlay",
      "the pieces of photo",
    ] {
      XCTAssertEqual(
        export.accuracy.omissions.filter { $0.hasPrefix(text) }.count, 1,
        "\(text): \(export.accuracy.omissions)")
    }
    XCTAssertTrue(export.document.contains("filter: blur(8px)"))
  }

  func testEachErrorIsWithinItsTolerance() {
    var scene = SampleScene()
    scene.add("dial", x: 50, y: 60, width: 110, height: 140)
    scene.move(.rotation, from: SIMD4(0, 0, -2, 0), .easeInOut(duration: 0.6))
    scene.move(.scale, from: SIMD4(0.5, 0.7, 1, 0), .easeOut(duration: 0.6))
    scene.add("hand", in: "dial", x: 20, y: 30, width: 70, height: 90)
    scene.move(.rotation, from: SIMD4(0, 0, 1, 0), .easeInOut(duration: 0.4))
    for isReversed in [false, true] {
      let presentation = scene.presentation(reversed: isReversed)
      let export = presentation.exported(as: .viewTransitions(tolerance: 0.02))
      XCTAssertTrue(export.accuracy.keepsTolerance, "\(export.accuracy)")
      XCTAssertGreaterThan(export.accuracy.error(of: .element("hand"), .translation), 0)
      XCTAssertTrue(export.document.contains("skewX("))
      for property in [ViewProperty.rotation, .scale] {
        XCTAssertEqual(export.accuracy.error(of: .element("dial"), property), 0, accuracy: 1e-6)
      }
    }
  }

  func testRandomChangesHaveSheetsWithValidNumbersAndNames() {
    forAll(12) { generator in
      let old = Scene.random(upTo: 6, using: &generator)
      var new = old
      new.edit(times: 4, upTo: 8, using: &generator)
      let transition = SceneTransition(from: old, to: new, .animated(.easeInOut(duration: 0.3)))
      for change in [transition, transition.reversed()] {
        let export = Presentation(change).exported(as: .viewTransitions(tolerance: 0.05))
        let sheet = export.document
        XCTAssertNil(sheet.firstMatch(of: /[ (-](nan|inf)\b/), sheet)
        let names = groups(sheet)
        XCTAssertEqual(Set(names).count, names.count)
        XCTAssertEqual(sheet.count { $0 == "{" }, sheet.count { $0 == "}" })
        let animations = sheet.matches(of: /@keyframes (\S+) \{/).map { String($0.output.1) }
        for name in animations {
          XCTAssertTrue(sheet.contains(": \(name) ") || sheet.contains("    \(name) "), name)
        }
      }
    }
  }

  func testANavigationIsAViewTransitionOfItsTwoPages() {
    let compiled = NavigationTransition.slide.compile(
      for: .push, in: Container(size: Size(width: 390, height: 844)))
    let sheet = Presentation(compiled, named: "slide").exported(as: .viewTransitions).document
    XCTAssertEqual(groups(sheet), ["slide-origin", "slide-destination"])
    XCTAssertEqual(pages(sheet).old, ["\"origin\" slide-origin"])
    XCTAssertEqual(pages(sheet).new, ["\"destination\" slide-destination"])
  }
}
