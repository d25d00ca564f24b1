import Foundation
import TransitionExport
import TransitionKit
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Plays the animations by the documented rules of Core Animation, and compares them with draw lists.
final class CoreAnimationTests: XCTestCase {
  func testEverythingIsShownWithinItsReport() {
    var generator = SeededGenerator(seed: 5)
    var compared = 0
    for specimen in Specimen.tested {
      compared += compare(specimen.name, specimen.presentation, tolerance: 0.001, &generator)
    }
    XCTAssertGreaterThan(compared, Specimen.tested.count * 10)
  }

  func testBuiltInNavigationIsShownWithinItsReportInBothOperationsAndDirections() {
    var generator = SeededGenerator(seed: 6)
    let cases = BuiltIn.navigation.flatMap { name, transition in
      [Animation.bouncy, .easeInOut(duration: 0.4)].flatMap { animation in
        NavigationTransition.Operation.allCases.flatMap { operation in
          [false, true].map { isReversed in
            Specimen(
              "\(name), \(operation)",
              transition.animation(animation).compile(for: operation, in: .phone),
              isReversed: isReversed)
          }
        }
      }
    }
    for specimen in Thoroughness.some(of: cases) {
      _ = compare(specimen.name, specimen.presentation, tolerance: 0.0001, &generator)
    }
  }

  func testPiecesOfAnExplosionAreShownWithinTheirReports() {
    var generator = SeededGenerator(seed: 8)
    let names: Set = ["explode, push", "explode, pop, reversed"]
    for specimen in Specimen.pieces where names.contains(specimen.name) {
      let compared = compare(specimen.name, specimen.presentation, tolerance: 0.001, &generator)
      // Six pieces of both views, at ten times.
      XCTAssertEqual(compared, 120, specimen.name)
    }
  }

  func testRandomTransitionsAreShownWithinTheirReports() {
    forAll(40) { generator in
      let compiled = AtomicTransition.random(&generator)
        .compile(for: generator.bool() ? .insertion : .removal, in: .phone)
      let timeline = generator.bool() ? compiled.timeline : compiled.timeline.reversed()
      _ = compare(
        "random", Presentation(timeline, in: .phone),
        tolerance: generator.pick(Thoroughness.isComplete ? [0.01, 0.001] : [0.01]), &generator)
    }
  }

  func testRecordingOfAnInterruptedRunIsShownWithinItsReport() throws {
    let container = Container(size: Size(width: 390, height: 844))
    let recording = try RunRecording(
      RunLog(of: "push", [.init(0, .start), .init(0.15, .retarget(to: "pop"))]),
      of: [
        "push": NavigationTransition.slide.compile(for: .push, in: container),
        "pop": NavigationTransition.slide.compile(for: .pop, in: container),
      ])
    var generator = SeededGenerator(seed: 7)
    _ = compare(
      "interrupted", Presentation(recording.timeline, in: container), tolerance: 0.001, &generator)
    let report = Presentation(recording).coreAnimations().accuracy
    XCTAssertGreaterThan(
      report.error(of: .origin, .translation),
      Presentation(recording.timeline, in: container).coreAnimations().accuracy
        .error(of: .origin, .translation), "the error of the recording is part of the report")
  }

  func testCurveThatCoreAnimationHasIsExactAndTakesTwoKeyframes() {
    let container = Container(size: Size(width: 390, height: 844))
    let slide = NavigationTransition.slide.compile(for: .push, in: container)
    let animations = Presentation(slide).coreAnimations()
    XCTAssertEqual(animations.views.map { $0.id }, [.origin, .destination])
    XCTAssertEqual(
      animations.views[0].animations.map { "\($0)" },
      ["view.transform.translate: 2 keyframes from 0 s to 0.35 s"])
    let animation = animations.views[0].animations[0]
    XCTAssertEqual(animation.values, [[0, 0, 0], [-390, 0, 0]])
    XCTAssertEqual(animation.keyTimes, [0, 1])
    // The control points of easeInOut: CSS Easing Functions Level 1.
    XCTAssertEqual(animation.timingFunctions[0]?.first, Point(x: 0.42, y: 0))
    XCTAssertEqual(animation.timingFunctions[0]?.second, Point(x: 0.58, y: 1))
    XCTAssertTrue(animations.accuracy.entries.allSatisfy { $0.error == 0 })
    XCTAssertEqual(animations.accuracy.omissions, [])
  }

  func testSpringTakesAsFewKeyframesAsTheStyleSheet() throws {
    let container = Container(size: Size(width: 390, height: 844))
    let slide = NavigationTransition.slide.animation(.bouncy).compile(for: .push, in: container)
    let animation = try XCTUnwrap(Presentation(slide).coreAnimations().views[0].animations.first)
    let css = Presentation(slide).exported(as: .css).document
    let easing = try XCTUnwrap(css.firstMatch(of: /linear\(([^)]*)\)/)?.1)
    XCTAssertEqual(animation.values.count, easing.split(separator: ",").count)
    XCTAssertLessThan(animation.values.count, 40)
  }

  func testFirstTransformReplacesAndTheOthersConcatenate() {
    let container = Container(size: Size(width: 390, height: 844))
    let transition: AtomicTransition = [
      .scale(x: 0.5, y: 2), .rotate(.degrees(30)), .offset(x: 5, y: 6),
    ]
    let view = Presentation(transition.compile(for: .insertion, in: container))
      .coreAnimations().views[0]
    XCTAssertEqual(view.animations.map { $0.valueFunction }, [.translate, .rotateZ, .scale])
    XCTAssertEqual(view.animations.map { $0.isAdditive }, [false, true, true])
  }

  func testWhatLayersCannotShowIsNamed() {
    let container = Container(size: Size(width: 390, height: 844))
    let transition: AtomicTransition = [
      .blur(radius: 4), .brightness(0.3), .rotate3D(.degrees(40), axis: (x: 1, y: 0, z: 0)),
      .rotate3D(.degrees(40), axis: (x: 0, y: 1, z: 0)).animation(.linear),
      .value(CustomProperty("total", identity: 100.0), from: 0),
    ]
    let compiled = transition.compile(for: .insertion, in: container)
    let omissions = Presentation(compiled).coreAnimations().accuracy.omissions
    XCTAssertEqual(
      omissions.dropLast(),
      ["view.rotation: animations of a layer rotate about an axis that does not change"]
        + ["blur", "brightness"].map { "view.\($0): layers have no filters on iOS" })
    XCTAssertTrue(omissions.last?.hasPrefix("view.total, ") == true, "\(omissions)")
    XCTAssertEqual(
      Presentation(compiled).exported(as: .coreAnimation).accuracy.omissions, omissions)
  }

  func testHostileTransitionsHaveFiniteAnimations() {
    forAll(100, .search) { generator in
      let container = Container(
        frame: generator.hostileRect(), layoutDirection: .leftToRight,
        viewFrame: generator.hostileRect())
      let compiled = AtomicTransition.hostile(&generator)
        .compile(for: generator.pick(AtomicTransition.Operation.allCases), in: container)
      // A number that is not finite cannot be written.
      let text = Presentation(compiled, named: generator.hostileText())
        .exported(as: .coreAnimation(tolerance: 0.1)).document
      let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
      func check(_ view: Document.View) {
        for animation in view.animations {
          XCTAssertEqual(animation.keyTimes, animation.keyTimes.sorted(), animation.keyPath)
          XCTAssertGreaterThan(animation.duration, 0, animation.keyPath)
        }
        view.pieces?.forEach(check)
      }
      document.views.forEach(check)
    }
  }

  func testTransitionWithoutDurationHasNoAnimations() {
    let compiled = NavigationTransition.slide.animation(nil).compile(for: .push, in: .phone)
    XCTAssertEqual(
      Presentation(compiled).coreAnimations().views.flatMap { $0.animations }.count, 0)
  }

  func testDocumentHasTheNumbersOfTheAnimations() throws {
    let explode = NavigationTransition(AtomicTransition.explode(rows: 2, columns: 2))
      .animation(.bouncy).compile(for: .pop, in: .phone)
    let presentation = Presentation(explode)
    let text = presentation.exported(as: .coreAnimation).document
    let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    let animations = presentation.coreAnimations()
    XCTAssertEqual(document.views.map { $0.view }, ["destination", "origin"])
    for (json, view) in zip(document.views, animations.views) {
      let pieces = json.pieces ?? []
      XCTAssertEqual(pieces.count, view.pieces.count)
      for (json, piece) in zip(pieces, view.pieces) {
        XCTAssertEqual(json.animations.map { $0.keyPath }, piece.animations.map { $0.keyPath })
        XCTAssertEqual(json.animations.map { $0.keyTimes }, piece.animations.map { $0.keyTimes })
        XCTAssertEqual(
          json.animations.map { $0.values.map { $0.numbers } }, piece.animations.map { $0.values })
      }
    }
  }

  private struct Document: Decodable {
    let views: [View]

    struct View: Decodable {
      let view: String
      let animations: [Animation]
      let pieces: [View]?
    }

    struct Animation: Decodable {
      let keyPath: String
      let keyTimes: [Double]
      let duration: Double
      let values: [Value]
    }

    struct Value: Decodable {
      let numbers: [Double]

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
          numbers = [number]
        } else {
          numbers = try container.decode([Double].self)
        }
      }
    }
  }

  // MARK: - Comparing

  /// - Returns: how many items were compared.
  private func compare(
    _ name: String, _ presentation: Presentation, tolerance: Double,
    _ generator: inout SeededGenerator
  ) -> Int {
    let timeline = presentation.timeline
    let animations = presentation.coreAnimations(tolerance: tolerance)
    var compared = 0
    func times(_ view: CoreAnimations.View) -> [CoreAnimations.KeyframeAnimation] {
      view.animations + view.pieces.flatMap(times)
    }
    for animation in animations.views.flatMap(times) {
      XCTAssertGreaterThan(animation.duration, 0, name)
      XCTAssertEqual(animation.keyTimes.count, animation.values.count, name)
      XCTAssertEqual(animation.timingFunctions.count, animation.values.count - 1, name)
      XCTAssertEqual(animation.keyTimes, animation.keyTimes.sorted(), name)
      XCTAssertEqual(animation.keyTimes.first, 0, name)
      XCTAssertEqual(animation.keyTimes.last, 1, name)
    }
    guard timeline.duration > 0 else { return 0 }
    let shift = (animations.accuracy.entries.map { $0.shift }.max() ?? 0) * 1.01 + 1e-9
    let inner = (0..<8).map { _ in generator.double(in: 0.001...0.999) * timeline.duration }
    for time in inner + [timeline.duration * 1e-5, timeline.duration * (1 - 1e-5)] {
      let lists = [time, time - shift, time + shift].map {
        timeline.frame(at: $0).drawList(in: presentation.container)
      }
      for view in animations.views {
        compared += compare(
          name, view, lists, at: time, outer: .move(view.frame.origin.x, view.frame.origin.y),
          opacity: 1, bound: 0, animations.accuracy)
      }
    }
    return compared
  }

  private func compare(
    _ name: String, _ view: CoreAnimations.View, _ lists: [DrawList], at time: Double,
    outer: Matrix, opacity: Double, bound: Double, _ report: AccuracyReport
  ) -> Int {
    func isOmitted(_ word: String) -> Bool {
      report.omissions.contains { $0.contains("\(view.id)") && $0.contains(word) }
    }
    if isOmitted(".rotation") || isOmitted("layout scale") || isOmitted("changing size") {
      return 0
    }
    let player = LayerPlayer(view: view)
    let size = max(view.frame.width, view.frame.height)
    let error = report.entries.filter { $0.view == view.id }.reduce(0) { sum, entry in
      switch entry.property {
      case .translation, .frame: sum + entry.error
      case .scale, .rotation, .layoutScale: sum + entry.error * size
      default: sum
      }
    }
    // Several components add up, and perspective enlarges what is near.
    let bound = bound + 4 * error
    let matrix = player.matrix(at: time) * outer
    let shown = opacity * (player.number(.view, "opacity", at: time) ?? 1)
    guard view.pieces.isEmpty else {
      return view.pieces.reduce(0) { count, piece in
        count
          + compare(
            name, piece, lists, at: time,
            outer: Matrix.move(piece.frame.origin.x, piece.frame.origin.y) * matrix.flattened,
            opacity: shown, bound: bound, report)
      }
    }
    let items = lists.compactMap { list in list.items.first { $0.view == view.id } }
    guard items.count == lists.count else { return 0 }
    let (width, height) = player.size(at: time)
    let unit = [Point.zero, Point(x: 1, y: 0), Point(x: 0, y: 1), Point(x: 1, y: 1)]
    let corners = unit.map { matrix.apply(to: Point(x: $0.x * width, y: $0.y * height)) }
    let expected = items.map { item in
      let frame = item.layoutFrame
      return unit.map {
        item.matrix.apply(
          to: Point(
            x: frame.origin.x + $0.x * frame.width, y: frame.origin.y + $0.y * frame.height))
      }
    }
    func distance(_ a: [Point], _ b: [Point]) -> Double {
      zip(a, b).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? 0
    }
    let nearest = expected.map { distance(corners, $0) }.min() ?? 0
    // Keyframes before a jump come that much earlier; the jump itself is not counted.
    let motion = expected.map { distance($0, expected[0]) }.filter { $0 < 0.01 }.max() ?? 0
    XCTAssertLessThanOrEqual(
      nearest, bound + motion + 1e-6, "\(name): corners of \(view.id) at \(time)")
    let fade = report.entries.filter { $0.property == .opacity }.reduce(0) { $0 + $1.error } + 1e-9
    check(shown, items.map { $0.opacity }, within: fade, "\(name): opacity of \(view.id), \(time)")
    guard items[0].group == nil else { return 1 }

    func allowed(_ property: ViewProperty) -> Double { report.error(of: view.id, property) + 1e-7 }
    func number(_ layer: CoreAnimations.Layer, _ path: String, _ rest: Double) -> Double {
      player.number(layer, path, at: time) ?? rest
    }
    check(
      number(.content, "cornerRadius", 0), items.map { $0.cornerRadius },
      within: allowed(.cornerRadius), "\(name): corner radius at \(time)")
    check(
      number(.view, "shadowOpacity", 0), items.map { $0.shadow.opacity }, within: allowed(.shadow),
      "\(name): shadow at \(time)")
    check(
      number(.overlay, "opacity", 0), items.map { $0.overlay.alpha }, within: allowed(.overlay),
      "\(name): overlay at \(time)")
    if let color = player.numbers(.overlay, "backgroundColor", at: time), items[0].overlay.alpha > 0
    {
      check(
        color[0], items.map { $0.overlay.red }, within: allowed(.overlay), "\(name): red at \(time)"
      )
    }
    if !view.animations(of: .clip).isEmpty, items.allSatisfy({ $0.clip != nil }) {
      let clip = player.frame(of: .clip, at: time)
      let sides: [(Rect) -> Double] = [
        { $0.width }, { $0.height }, { $0.origin.x }, { $0.origin.y },
      ]
      for (index, side) in sides.enumerated() where index < 2 || (clip.width > 0 && clip.height > 0)
      {
        check(
          side(clip), items.map { $0.clip.map(side) ?? 0 },
          within: 2 * allowed(.clip) * size + 1e-6,
          "\(name): clip \(index) at \(time)")
      }
      check(
        number(.clip, "cornerRadius", 0), items.map { $0.clipRadius }, within: allowed(.clipRadius),
        "\(name): clip radius at \(time)")
    }
    return 1
  }

  /// Whether a number is between those at three times, but for an error.
  private func check(
    _ shown: Double, _ expected: [Double], within error: Double, _ message: String
  ) {
    let (low, high) = (expected.min() ?? 0, expected.max() ?? 0)
    XCTAssert(
      shown >= low - error && shown <= high + error,
      "\(message): \(shown), not \(expected[0]) within \(error)")
  }
}
