import Foundation
import TransitionExport
import TransitionKit
import TransitionLottie
import TransitionTestCases
import TransitionWeb
import XCTest

/// How the formats show a view whose handler sets its frame.
final class FrameExportTests: XCTestCase {
  private let rest = Rect(x: 20, y: 30, width: 200, height: 120)
  private let small = Rect(x: 50, y: 200, width: 80, height: 60)

  /// Grows a card from a small frame. What is rotated about a corner moves with that corner of the frame.
  private func growth(
    _ animation: Animation = .linear(duration: 1), with other: AtomicTransition = .identity
  ) -> AtomicTransition {
    let small = small
    let grow = AtomicTransition.custom { animator, view, _, _ in
      let rest = view.frame
      view.frame = small
      animator.addAnimations { view.frame = rest }
    }
    return grow.combined(with: other).animation(animation)
  }

  private func presentation(_ transition: AtomicTransition) -> Presentation {
    let container = Container(size: Size(width: 300, height: 500), viewFrame: rest)
    return Presentation(transition.compile(for: .insertion, in: container), named: "grow")
  }

  /// A rotation about a corner of the frame.
  private let rotation = AtomicTransition.custom { view, _, _ in
    view.initial.anchor = .bottomRight
    view.initial.rotation.angle = .degrees(40)
  }

  // MARK: - Each format

  func testAStyleSheetMovesTheMargins() throws {
    let export = presentation(growth()).exported(as: .css)
    // The small frame starts 30 to the right and 170 below, and is 120 narrower and 60 lower.
    XCTAssertTrue(
      export.document.contains("from { margin: 170px 90px -110px 30px; }"), export.document)
    XCTAssertTrue(export.document.contains("to { margin: 0px 0px 0px 0px; }"), export.document)
    XCTAssertEqual(export.accuracy.omissions, [])
    XCTAssertEqual(export.accuracy.error(of: .view, .frame), 0)
  }

  func testWebAnimationsPutTheCornersWhereTheTimelineHasThem() throws {
    for animation in [Animation.linear(duration: 1), .bouncy, .timingCurve(.steps(3))] {
      let presentation = presentation(growth(animation))
      let export = presentation.exported(as: .webAnimations)
      let view = try XCTUnwrap(WebAnimationsPlayer(export.document).views.first)
      try compare(presentation, export, at: 1e-6) { time in
        let sides = try XCTUnwrap(view.numbers("margin", at: time))
        return Rect(
          x: self.rest.origin.x + sides[3], y: self.rest.origin.y + sides[0],
          width: self.rest.width - sides[1] - sides[3],
          height: self.rest.height - sides[0] - sides[2]
        ).testCorners
      }
    }
  }

  func testAFilmstripPutsTheCornersWhereTheTimelineHasThem() throws {
    let presentation = presentation(growth(with: rotation))
    let document = presentation.exported(as: .filmstrip(frames: 5, spacing: .time)).document
    let views = try XMLReading(document).elements.filter { $0.attributes["data-view"] != nil }
    XCTAssertEqual(views.count, 5)
    for (index, view) in views.enumerated() {
      let box = allNumbers(in: try XCTUnwrap(view.attributes["data-layout"]))
      let m = allNumbers(in: try XCTUnwrap(view.attributes["transform"]))
      let corners = Rect(x: box[0], y: box[1], width: box[2], height: box[3]).testCorners.map {
        Point(x: m[0] * $0.x + m[2] * $0.y + m[4], y: m[1] * $0.x + m[3] * $0.y + m[5])
      }
      assertEqual(
        corners, self.corners(of: presentation, at: Double(index) / 4), accuracy: 5e-4, "\(index)")
    }
  }

  func testAnAnimatedPicturePutsTheCornersWhereTheTimelineHasThem() throws {
    for other in [AtomicTransition.identity, .scale(0.5, anchor: .topRight)] {
      let presentation = presentation(growth(with: other))
      let export = presentation.exported(as: .animatedSVG)
      XCTAssertEqual(export.accuracy.omissions, [])
      let elements = try XMLReading(export.document).elements
      // The anchor is innermost, and the position outermost.
      let translations = elements.filter { $0.attributes["type"] == "translate" }
      XCTAssertEqual(translations.count, 2)
      let anchor = try player(XCTUnwrap(translations.first))
      let position = try player(XCTUnwrap(translations.last))
      let scale = try elements.first { $0.attributes["type"] == "scale" }.map(player)
      let sides = try ["x", "y", "width", "height"].map { side in
        try player(
          XCTUnwrap(
            elements.first {
              $0.attributes["attributeName"] == side && $0.path.contains("clipPath.")
            }))
      }
      compare(presentation, export, at: 0.01) { time in
        let box = sides.map { $0(time)[0] }
        let (p, a, s) = (position(time), anchor(time), scale?(time) ?? [1, 1])
        return Rect(x: box[0], y: box[1], width: box[2], height: box[3]).testCorners.map {
          Point(x: p[0] + s[0] * ($0.x + a[0]), y: p[1] + s[1] * ($0.y + a[1]))
        }
      }
    }
  }

  func testLottiePutsTheCornersWhereTheTimelineHasThem() throws {
    let others: [(String, AtomicTransition)] = [
      ("frame", .identity),
      ("a move", .offset(x: 50, y: -20).animation(.easeIn(duration: 0.5))),
      ("a rotation", rotation),
      ("a scale", .scale(0.5, anchor: .topLeft).animation(.easeOut(duration: 2))),
      ("a constant layout scale", constant { $0.layoutScale = LayoutScale(x: 0.5, y: 2) }),
      (
        "a constant translation",
        constant { $0.translation = Translation(dx: 7, dy: 1.0 / 3) }
          .combined(with: .rotate(.degrees(20)))
      ),
    ]
    for (name, other) in others {
      for animation in [Animation.linear(duration: 1), .bouncy, .timingCurve(.steps(3))] {
        let presentation = presentation(growth(animation, with: other))
        let export = presentation.exported(as: .lottie)
        XCTAssertEqual(export.accuracy.omissions, [], name)
        XCTAssertTrue(export.accuracy.entries.contains { $0.property == .frame }, name)
        let layer = try XCTUnwrap(LottieDocument(export.document).layers.first)
        compare(presentation, export, at: 1e-4) { self.corners(of: layer, atFrame: $0 * 60) }
      }
    }
  }

  func testALottieCardWhoseFrameMovesKeepsItsEasing() throws {
    let curve = Animation.timingCurve(0.2, 0, 0.4, 1, duration: 0.5)
    let export = presentation(growth(curve)).exported(as: .lottie)
    let card = try XCTUnwrap(LottieDocument(export.document).layers[0].card("rc"))
    XCTAssertEqual(card.p?.keyframes.map { $0.s.numbers }, [[70, 200], [100, 60]])
    XCTAssertEqual(card.s?.keyframes.map { $0.s.numbers }, [[80, 60], [200, 120]])
    for property in [card.p, card.s] {
      XCTAssertEqual(property?.keyframes.first?.o, LottieDocument.Handle(x: 0.2, y: 0))
      XCTAssertEqual(property?.keyframes.first?.i, LottieDocument.Handle(x: 0.4, y: 1))
    }
    XCTAssertEqual(export.accuracy.error(of: .view, .frame), 0)
    XCTAssertEqual(export.accuracy.entries.first { $0.property == .frame }?.unit, "points")
  }

  func testALottieCardThatOvershootsIsNeverNarrowerThanNothing() throws {
    let back = Animation.timingCurve(0.3, -2, 0.7, 1, duration: 0.5)
    let export = presentation(growth(back)).exported(as: .lottie)
    let card = try XCTUnwrap(LottieDocument(export.document).layers[0].card("rc"))
    let sizes = (0...60).compactMap { card.s?.value(at: Double($0) / 2) }.flatMap { $0 }
    XCTAssertEqual(try XCTUnwrap(sizes.min()), 0, accuracy: 1e-9)
  }

  func testLottieNamesTheFramesThatItCannotShow() {
    func omissions(_ other: AtomicTransition) -> [String] {
      presentation(growth(with: other)).exported(as: .lottie).accuracy.omissions
        .filter { $0.contains("frame: ") }
    }
    XCTAssertEqual(
      omissions(.layoutScale(x: 0.5, y: 1)),
      ["view.frame: the layout scale changes, too, and Lottie does not multiply the two sizes"])
    XCTAssertEqual(
      omissions([.scale(0.5), .offset(x: 9, y: 0)]),
      [
        "view.frame: the translation of a scaled or rotated view changes, too, and Lottie does not "
          + "add the two movements"
      ])
    XCTAssertEqual(
      omissions(.slidingDoors()), ["view.frame: the masks of pieces do not follow the layout"])
    let clip = presentation(growth(with: .clip(top: 1))).exported(as: .lottie).accuracy
    XCTAssertEqual(
      clip.omissions,
      ["view.clip: it depends on the layout of the view, and a mask does not follow that"])
  }

  func testKeyframesOfTheWebHaveTheMarginsOfTheFrame() throws {
    let export = presentation(growth()).exported(as: .webAnimations)
    XCTAssertTrue(export.document.contains("170px 90px -110px 30px"))
    XCTAssertEqual(export.accuracy.error(of: .view, .frame), 0)
  }

  // MARK: - Corners

  private func constant(_ write: @escaping @Sendable (inout PropertyState) -> Void)
    -> AtomicTransition
  {
    .custom { view, _, _ in
      write(&view.initial)
      write(&view.animation)
    }
  }

  private func corners(of presentation: Presentation, at time: Double) -> [Point] {
    let state = presentation.timeline.frame(at: time).view
    return state.layoutFrame(size: rest.size).testCorners.map { corner in
      let point = state.transform(size: rest.size).apply(to: corner)
      return Point(x: point.x + rest.origin.x, y: point.y + rest.origin.y)
    }
  }

  /// The numbers of an animation that repeats after the timeline and a second.
  private func player(_ animation: XMLReading.Element) throws -> (Double) -> [Double] {
    let length = try XCTUnwrap(allNumbers(in: animation.attributes["dur"] ?? "").first)
    let times = allNumbers(in: try XCTUnwrap(animation.attributes["keyTimes"])).map { $0 * length }
    let values = try XCTUnwrap(animation.attributes["values"]).split(separator: ";")
      .map { allNumbers(in: $0) }
    XCTAssertNil(animation.attributes["keySplines"])
    return { time in
      let next = times.firstIndex { $0 > time } ?? times.count - 1
      let share = (time - times[next - 1]) / (times[next] - times[next - 1])
      return zip(values[next - 1], values[next]).map { $0 + ($1 - $0) * share }
    }
  }

  private func corners(of layer: LottieDocument.Layer, atFrame frame: Double) -> [Point] {
    let card = layer.card("rc")
    let center = card?.p?.value(at: frame) ?? [0, 0]
    let size = card?.s?.value(at: frame) ?? [0, 0]
    let (p, a) = (layer.ks.p.value(at: frame), layer.ks.a.value(at: frame))
    let s = layer.ks.s.value(at: frame).map { $0 / 100 }
    let angle = layer.ks.r.value(at: frame)[0] * .pi / 180
    let box = Rect(
      x: center[0] - size[0] / 2, y: center[1] - size[1] / 2, width: size[0], height: size[1])
    return box.testCorners.map { corner in
      let (x, y) = (s[0] * (corner.x - a[0]), s[1] * (corner.y - a[1]))
      return Point(
        x: p[0] + x * cos(angle) - y * sin(angle), y: p[1] + x * sin(angle) + y * cos(angle))
    }
  }

  /// Compares the corners at some times but those near a jump. They may be off by what the report allows.
  private func compare(
    _ presentation: Presentation, _ export: Export, at slack: Double,
    _ shown: (Double) throws -> [Point]
  ) rethrows {
    let timeline = presentation.timeline
    let length = (rest.width * rest.width + rest.height * rest.height).squareRoot()
    let allowed = export.accuracy.entries.reduce(slack) { sum, entry in
      sum + entry.error * (entry.unit == "points" ? 4 : 4 * length)
    }
    XCTAssertLessThan(allowed, 4)
    for index in 0..<50 {
      let time = timeline.duration * (Double(index) + 0.5) / 50
      assertEqual(
        try shown(time), corners(of: presentation, at: time), accuracy: allowed, "\(time) s")
    }
  }

  private func assertEqual(
    _ shown: [Point], _ expected: [Point], accuracy: Double, _ message: String
  ) {
    XCTAssertEqual(shown.count, 4, message)
    for (a, b) in zip(shown, expected) {
      XCTAssertEqual(a.x, b.x, accuracy: accuracy, message)
      XCTAssertEqual(a.y, b.y, accuracy: accuracy, message)
    }
  }
}

extension Rect {
  fileprivate var testCorners: [Point] {
    [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map {
      Point(x: origin.x + $0 * width, y: origin.y + $1 * height)
    }
  }
}
