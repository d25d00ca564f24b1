import Foundation
import TransitionExport
import TransitionKit
import TransitionLottie
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// What becomes of views in pieces in a Lottie document.
final class LottiePiecesTests: XCTestCase {
  private let container = Container(
    size: Size(width: 400, height: 600), viewFrame: Rect(x: 20, y: 30, width: 300, height: 500))

  private func export(
    _ transition: AtomicTransition, _ operation: AtomicTransition.Operation = .insertion,
    tolerance: Double = 0.001
  ) throws -> (document: LottieDocument, timeline: Timeline, accuracy: AccuracyReport) {
    let timeline = transition.compile(for: operation, in: container).timeline
    let export = Presentation(timeline, in: container)
      .exported(as: .lottie(tolerance: tolerance))
    return (try LottieDocument(export.document), timeline, export.accuracy)
  }

  // MARK: - Structure

  func testPiecesAreLayersThatANullLayerMoves() throws {
    let (document, _, accuracy) = try export(.slidingDoors())
    XCTAssertEqual(document.layers.map { $0.nm }, ["view piece 1", "view piece 0", "view"])
    XCTAssertEqual(document.layers.map { $0.ind }, [1, 2, 3])
    XCTAssertEqual(document.layers.map { $0.ty }, [4, 4, 3])
    XCTAssertEqual(document.layers.map { $0.parent }, [3, 3, nil])
    XCTAssertEqual(accuracy.omissions, [])
    XCTAssertEqual(
      accuracy.entries.map { $0.view }, [.piece(of: .view, 0), .piece(of: .view, 1)])
  }

  func testAPieceShowsItsPartOfTheCard() throws {
    let layer = try XCTUnwrap(export(.slidingDoors()).document.layers.first)
    XCTAssertEqual(
      layer.masksProperties?.map { $0.pt.value(at: 0) }, [[0, 0, 150, 0, 150, 500, 0, 500]])
    XCTAssertEqual(layer.hasMask, true)
    XCTAssertEqual(layer.card("rc")?.s?.value(at: 0), [300, 500])
    XCTAssertEqual(layer.card("rc")?.p?.value(at: 0), [0, 250])
    XCTAssertEqual(layer.ks.a.value(at: 0), [75, 250])
    XCTAssertEqual(layer.ks.p.value(at: 0), [375, 250])
    XCTAssertEqual(layer.ks.p.value(at: 1000), [225, 250])
  }

  func testAClipIsTheMaskAndOneThatMayLeaveTheRegionIsASecondOne() throws {
    for layer in try export(.blinds(count: 4)).document.layers.dropLast() {
      XCTAssertEqual(layer.masksProperties?.map { $0.mode }, ["a"])
      XCTAssertEqual(
        layer.masksProperties?.first?.pt.value(at: 0), [0, 0, 0, 0, 0, 500, 0, 500])
      XCTAssertEqual(
        layer.masksProperties?.first?.pt.value(at: 1000), [0, 0, 75, 0, 75, 500, 0, 500])
    }
    let swinging = try export(.blinds(count: 4).animation(.bouncy)).document
    for layer in swinging.layers.dropLast() {
      XCTAssertEqual(layer.masksProperties?.map { $0.mode }, ["a", "i"])
    }
  }

  func testPiecesAreDrawnByTheirZPositionsInThePlaceOfTheirView() throws {
    let compiled = NavigationTransition(
      .pieces(.columns(3)) { .zPosition(-Double($0.index)).combined(with: .opacity) }
    ).compile(for: .push, in: container)
    let document = try LottieDocument(Presentation(compiled).exported(as: .lottie).document)
    let frame = compiled.timeline.frame(at: 0)
    XCTAssertEqual(
      document.layers.map { $0.nm },
      frame.drawingOrder.reversed().flatMap { view in
        (frame.pieces(of: view).reversed() + [view]).map { "\($0)" }
      })
    XCTAssertEqual(document.layers.first?.nm, "destination piece 0")
  }

  func testPiecesOfPiecesAreMovedByPieces() throws {
    let document = try export(.nestedPieces).document
    XCTAssertEqual(document.layers.count, 7)
    for layer in document.layers {
      let parent = layer.parent.map { document.layers[$0 - 1] }
      XCTAssertEqual(
        parent?.nm,
        layer.nm == "view"
          ? nil
          : layer.nm.components(separatedBy: " ").dropLast(2)
            .joined(separator: " "))
      XCTAssertEqual(layer.ty, layer.nm.count { $0 == "p" } == 2 ? 4 : 3)
      XCTAssertNotEqual(parent?.ty, 4)
    }
    // The second region of the right half, from whose corner the card is seen.
    let layer = try XCTUnwrap(document.layers.first { $0.nm == "view piece 1 piece 1" })
    XCTAssertEqual(layer.card("rc")?.p?.value(at: 0), [-15, -50])
  }

  func testWhatBelongsToTheContentIsInEveryPiece() throws {
    let (document, _, accuracy) = try export([
      .cornerRadius(20), .overlay(.black.opacity(0.5)),
      .pieces(.columns(2)) { _ in .overlay(.white) },
    ])
    XCTAssertEqual(accuracy.omissions, [])
    for layer in document.layers.dropLast() {
      XCTAssertEqual(layer.shapes.map { $0.nm }, ["overlay", "overlay", "card"])
      XCTAssertEqual(layer.shapes[0].it?[1].c?.value(at: 0), [1, 1, 1, 1])
      XCTAssertEqual(layer.shapes[1].it?[1].o?.value(at: 0), [50])
      XCTAssertEqual(layer.card("rc")?.r?.value(at: 0), [32])
      XCTAssertEqual(layer.card("rc")?.r?.value(at: 1000), [12])
    }
  }

  // MARK: - Opacity

  func testPiecesWithoutAnOpacityOfTheirOwnFadeLikeTheirView() throws {
    let (document, timeline, accuracy) = try export([.opacity, .slidingDoors()])
    XCTAssertEqual(accuracy.omissions, [])
    XCTAssertEqual(accuracy.entries.filter { $0.property == .opacity }.count, 1)
    for layer in document.layers.dropLast() {
      for index in 0...10 {
        let time = timeline.duration * Double(index) / 10
        XCTAssertEqual(
          layer.ks.o.value(at: time * 60)[0] / 100, timeline.frame(at: time)[.view].opacity,
          accuracy: 0.002)
      }
    }
    XCTAssertEqual(document.layers.last?.ks.o.isAnimated, false)
  }

  func testTheOpacityOfAViewIsLeftOutOfPiecesThatFade() throws {
    let (document, _, accuracy) = try export([
      .opacity, .pieces(.columns(3)) { $0.index == 0 ? .opacity(0.5) : .offset(x: 9, y: 0) },
    ])
    XCTAssertEqual(accuracy.omissions.filter { $0.hasPrefix("view.opacity: ") }.count, 1)
    XCTAssertEqual(accuracy.omissions.count, 1)
    XCTAssertEqual(
      accuracy.entries.filter { $0.property == .opacity }.map { $0.view },
      [.piece(of: .view, 0)])
    XCTAssertEqual(document.layers.map { $0.ks.o.value(at: 0) }, [[0], [0], [50], [100]])
  }

  func testAReversedTimelineHasItsPiecesToo() throws {
    let compiled = NavigationTransition(.explode(rows: 2, columns: 2))
      .compile(for: .push, in: container)
    let reversed = Presentation(compiled.timeline.reversed(), in: container)
      .exported(as: .lottie)
    let document = try LottieDocument(reversed.document)
    XCTAssertEqual(document.layers.filter { $0.ty == 4 }.count, 8)
    XCTAssertEqual(document.layers.filter { $0.ty == 3 }.count, 2)
  }

  // MARK: - What cannot be said

  func testOmissionsAreToldOnceForAllPieces() throws {
    let (_, _, accuracy) = try export(
      [
        .clip(top: 0.5), .layoutScale(x: 0.8, y: 1),
        .pieces(.grid(rows: 4, columns: 5)) { _ in
          [
            .rotate3D(.degrees(40), axis: (x: 1, y: 0, z: 0)), .blur(radius: 3),
            .cornerRadius(8), .layoutScale(x: 0.5, y: 1), .shadow(radius: 3, y: 1),
          ]
        },
      ])
    let names = accuracy.omissions.compactMap { $0.split(separator: ":").first }
    XCTAssertEqual(
      names.sorted(),
      [
        "pieces of view.blur", "pieces of view.cornerRadius", "pieces of view.layoutScale",
        "pieces of view.perspective", "pieces of view.rotation", "pieces of view.shadow",
        "view.clip", "view.layoutScale",
      ])
    XCTAssertEqual(accuracy.entries.map { $0.property }.filter { $0 != .perspective }, [])
  }

  // MARK: - Playback

  func testTheCornersOfPiecesAreWhereTheFramesHaveThem() throws {
    let transitions: [(String, AtomicTransition)] = [
      ("slidingDoors", .slidingDoors(axis: .vertical)), ("blinds", .blinds(count: 3)),
      ("checkerboard", .checkerboard(rows: 3, columns: 2)),
      ("mosaic", .mosaic(rows: 2, columns: 3)),
      ("explode", .explode(rows: 3, columns: 3)), ("nested", .nestedPieces),
      (
        "turning",
        [
          .rotate(.degrees(30)), .scale(0.5, anchor: .topLeft), .offset(x: 40, y: -20),
          .pieces(.grid(rows: 2, columns: 2)) { _ in
            [.rotate(.degrees(-80)), .scale(1.5, anchor: .bottom), .clip(top: 0.3)]
          },
        ]
      ),
    ]
    var compared = 0
    let cases = transitions.flatMap { name, transition in
      AtomicTransition.Operation.allCases.map { (transition, $0, name) }
    }
    for (transition, operation, name) in Thoroughness.some(of: cases) {
      compared += try compare(transition, operation, name)
    }
    XCTAssertGreaterThan(compared, Thoroughness.cases(2000))
  }

  /// - Returns: how many corners were compared.
  private func compare(
    _ transition: AtomicTransition, _ operation: AtomicTransition.Operation, _ name: String
  ) throws -> Int {
    let (document, timeline, accuracy) = try export(transition, operation, tolerance: 1e-5)
    XCTAssertEqual(accuracy.omissions, [], name)
    let shown = document.layers.filter { $0.ty == 4 }
    var compared = 0
    for index in 0...20 {
      // After the end the last frame stays.
      let time = timeline.duration * Double(index) / 20
      let at = index == 20 ? document.op : time * document.fr
      let frame = timeline.frame(at: time)
      let pieces = leaves(of: .view, in: frame)
      XCTAssertEqual(Set(shown.map { $0.nm }), Set(pieces.map { "\($0)" }), name)
      for layer in shown {
        let piece = try XCTUnwrap(pieces.first { "\($0)" == layer.nm })
        let state = frame[piece]
        let size = frame.place(of: piece, in: container.viewFrame).size
        let place = "\(name), \(operation): \(piece) at \(time) s"
        XCTAssertEqual(
          layer.ks.o.value(at: at)[0] / 100, min(max(state.opacity, 0), 1), accuracy: 1e-5, place)
        let path = try XCTUnwrap(layer.masksProperties?.last).pt.value(at: at)
        let clip = state.clip
        let corners = [
          Point(x: clip.left * size.width, y: clip.top * size.height),
          Point(x: (1 - clip.right) * size.width, y: (1 - clip.bottom) * size.height),
        ]
        for (corner, mask) in zip(corners, [(path[0], path[1]), (path[4], path[5])]) {
          let expected = frame.shown(corner, of: piece, in: container.viewFrame)
          let played = document.shown(Point(x: mask.0, y: mask.1), by: layer, at: at)
          XCTAssertEqual(played.x, expected.x, accuracy: 0.01, place)
          XCTAssertEqual(played.y, expected.y, accuracy: 0.01, place)
          compared += 1
        }
        // The card behind the mask is where it would be if the piece were in place.
        let center = try XCTUnwrap(layer.card("rc")?.p?.value(at: at))
        let origin = frame.origin(of: piece, in: container.viewFrame)
        XCTAssertEqual(center[0] + origin.x, 150, accuracy: 1e-6, place)
        XCTAssertEqual(center[1] + origin.y, 250, accuracy: 1e-6, place)
      }
    }
    return compared
  }

  private func leaves(of view: ViewID, in frame: Timeline.Frame) -> [ViewID] {
    let pieces = frame.pieces(of: view)
    return pieces.isEmpty ? [view] : pieces.flatMap { leaves(of: $0, in: frame) }
  }
}

/// A point that is scaled and rotated about an anchor, and moved.
private func moved(
  _ point: Point, about anchor: Point, to position: Point, scale: (Double, Double), turn: Double
) -> Point {
  let (x, y) = ((point.x - anchor.x) * scale.0, (point.y - anchor.y) * scale.1)
  return Point(
    x: position.x + x * cos(turn) - y * sin(turn), y: position.y + x * sin(turn) + y * cos(turn))
}

extension LottieDocument {
  /// Where a point of a layer is in the composition, by the rules of the specification.
  fileprivate func shown(_ point: Point, by layer: Layer, at frame: Double) -> Point {
    let (a, p) = (layer.ks.a.value(at: frame), layer.ks.p.value(at: frame))
    let s = layer.ks.s.value(at: frame)
    let outer = moved(
      point, about: Point(x: a[0], y: a[1]), to: Point(x: p[0], y: p[1]),
      scale: (s[0] / 100, s[1] / 100), turn: layer.ks.r.value(at: frame)[0] * .pi / 180)
    guard let parent = layers.first(where: { $0.ind == layer.parent }) else { return outer }
    return shown(outer, by: parent, at: frame)
  }
}

extension Timeline.Frame {
  /// The frame of a view, in that of the view that it is a piece of.
  fileprivate func place(of view: ViewID, in root: Rect) -> Rect {
    guard let piece = views[view], let parent = piece.parent else { return root }
    let size = place(of: parent, in: root).size
    return Rect(
      x: piece.region.origin.x * size.width, y: piece.region.origin.y * size.height,
      width: piece.region.width * size.width, height: piece.region.height * size.height)
  }

  /// The corner of a piece in the view that has been taken apart, when nothing has moved.
  fileprivate func origin(of view: ViewID, in root: Rect) -> Point {
    guard let parent = views[view]?.parent else { return .zero }
    let (outer, inner) = (origin(of: parent, in: root), place(of: view, in: root).origin)
    return Point(x: outer.x + inner.x, y: outer.y + inner.y)
  }

  /// Where a point of a view is in the container.
  fileprivate func shown(_ point: Point, of view: ViewID, in root: Rect) -> Point {
    let (state, place) = (self[view], place(of: view, in: root))
    let anchor = Point(x: state.anchor.x * place.width, y: state.anchor.y * place.height)
    let outer = moved(
      point, about: anchor,
      to: Point(
        x: place.origin.x + anchor.x + state.translation.dx,
        y: place.origin.y + anchor.y + state.translation.dy),
      scale: (state.scale.x, state.scale.y), turn: state.rotation.angle.radians)
    guard let parent = views[view]?.parent else { return outer }
    return shown(outer, of: parent, in: root)
  }
}
