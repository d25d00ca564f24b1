import TransitionKit
import XCTest

@testable import LiveEngine

final class HandWrittenPartTests: HandWrittenTestCase {
  func testMovement() throws {
    try check(words("move", 3, 0, 1), ".move(edge: .bottom)", .move(edge: .bottom))
    try check(
      words("move", 0, 1, 0.1 + 0.2), ".move(edge: .leading, relativeTo: .view, fraction: 0.3)",
      .move(edge: .leading, relativeTo: .view, fraction: 0.3))
    try check(words("push", 1, 0), ".push(from: .trailing)", .push(from: .trailing))
    try check(words("slideThrough", 0), ".slideThrough", .slideThrough)
    try check(
      words("slideThrough", 1), ".slideThrough(relativeTo: .view)",
      .slideThrough(relativeTo: .view))
    try check(words("offset", -30, 0), ".offset(x: -30)", .offset(x: -30))
    try check(words("offset", 0, -0.0), ".offset(x: 0, y: 0)", .offset(x: 0, y: 0))
    try check(
      words("arc", -200, 40, 0.5), ".arc(x: -200, y: 40, intensity: 0.5)",
      .arc(x: -200, y: 40, intensity: 0.5))
    let path = MotionPath(from: Point(x: 1, y: 2)) {
      $0.addCurve(to: .zero, control1: Point(x: 3, y: 4), control2: Point(x: 5, y: 6))
    }
    try check(
      words("path", 1, 2, 3, 4, 5, 6, 0, 1),
      """
      .move(
        along: MotionPath(from: Point(x: 1, y: 2)) {
          $0.addCurve(
            to: .zero, control1: Point(x: 3, y: 4), control2: Point(x: 5, y: 6))
        },
        parameterization: .byParameter,
        orientsToPath: true)
      """, .move(along: path, parameterization: .byParameter, orientsToPath: true))
    try check(words("identity"), ".identity", AtomicTransition.identity)
  }

  func testAppearance() throws {
    try check(words("opacity", 0), ".opacity", .opacity)
    try check(words("opacity", 0.25), ".opacity(0.25)", .opacity(0.25))
    try check(words("blur", 10), ".blur", .blur)
    try check(words("blur", 4.5), ".blur(radius: 4.5)", .blur(radius: 4.5))
    try check(words("blurReplace", 1), ".blurReplace(.upUp)", .blurReplace(.upUp))
    try check(
      words("overlay", 0, 0.4), ".overlay(.black.opacity(0.4))", .overlay(.black.opacity(0.4)))
    try check(words("overlay", 0xFFFFFF, 1), ".overlay(.white)", .overlay(.white))
    try check(
      words("overlay", 0x336699, 1), ".overlay(Color(red: 0.2, green: 0.4, blue: 0.6))",
      .overlay(Color(red: 0.2, green: 0.4, blue: 0.6)))
    try check(
      words("overlay", 0x808080, 0.5), ".overlay(Color(white: 0.502, alpha: 0.5))",
      .overlay(Color(white: 0.502, alpha: 0.5)))
    try check(words("brightness", -0.5), ".brightness(-0.5)", .brightness(-0.5))
    try check(words("contrast", 2), ".contrast(2)", .contrast(2))
    try check(words("saturation", 0), ".saturation(0)", .saturation(0))
    try check(
      words("hueRotation", 90), ".hueRotation(.degrees(90))", .hueRotation(.degrees(90)))
    try check(words("grayscale", 0.75), ".grayscale(0.75)", .grayscale(0.75))
    try check(
      words("background", 0, 0.5), ".background(.black.opacity(0.5))",
      .background(.black.opacity(0.5)))
    try check(words("border", 0xFF0000, 1, 1), ".border(.red)", .border(.red))
    try check(words("border", 0xFF0000, 1, 3), ".border(.red, width: 3)", .border(.red, width: 3))
    try check(
      words("shadowColor", 0x0000FF, 0.5, 12, 0, 6),
      ".shadow(color: .blue.opacity(0.5), radius: 12, y: 6)",
      .shadow(color: .blue.opacity(0.5), radius: 12, y: 6))
    try check(
      words("shadow", 0.3, 12, 0, 6), ".shadow(radius: 12, y: 6)", .shadow(radius: 12, y: 6))
  }

  func testShapeAndSpace() throws {
    try check(words("scale", 0, 0.5, 0.5), ".scale", .scale)
    try check(words("scale", 0.9, 0.5, 0.5), ".scale(0.9)", .scale(0.9))
    try check(
      words("scale", 0, 0, 1), ".scale(0, anchor: .bottomLeft)", .scale(0, anchor: .bottomLeft))
    try check(words("scaleXY", 0.2, 3), ".scale(x: 0.2, y: 3)", .scale(x: 0.2, y: 3))
    try check(words("layoutScale", 1, 1), ".layoutScale()", .layoutScale())
    try check(words("layoutScale", 1, 0.3), ".layoutScale(y: 0.3)", .layoutScale(y: 0.3))
    try check(words("clip", 0, 0, 0, 1), ".clip(trailing: 1)", .clip(trailing: 1))
    try check(words("clip", 0, 0, 0, 0), ".clip()", .clip())
    try check(words("clipRadius", 9), ".clipRadius(9)", .clipRadius(9))
    try check(words("clipReveal", 24), ".clipReveal", .clipReveal)
    try check(words("clipReveal", 8), ".clipReveal(cornerRadius: 8)", .clipReveal(cornerRadius: 8))
    try check(words("iris", 0.5, 0.5), ".iris", .iris)
    try check(
      words("iris", 0.2, 0.7), ".iris(from: UnitPoint(x: 0.2, y: 0.7))",
      .iris(from: UnitPoint(x: 0.2, y: 0.7)))
    try check(words("wipe", 0), ".wipe", .wipe)
    try check(words("wipe", 2), ".wipe(edge: .top)", .wipe(edge: .top))
    try check(words("cornerRadius", 12), ".cornerRadius(12)", .cornerRadius(12))
    try check(words("rotate", -70, 0.5, 0.5), ".rotate(.degrees(-70))", .rotate(.degrees(-70)))
    try check(
      words("rotate", 70, 0.5, 1), ".rotate(.degrees(70), anchor: .bottom)",
      .rotate(.degrees(70), anchor: .bottom))
    try check(
      words("rotate3D", 60, 0, 1, 0, 0.5),
      ".rotate3D(\n  .degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0.5)",
      .rotate3D(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0.5))
    try check(words("doubleSided", 0), ".doubleSided(false)", .doubleSided(false))
    try check(words("zPosition", 3), ".zPosition(3)", .zPosition(3))
    try check(words("bringToFront"), ".bringToFront", .bringToFront)
    try check(words("sendToBack"), ".sendToBack", .sendToBack)
  }

  func testClipsToShapes() throws {
    try check(
      words("circleClip", 0.5, 0.5, 0),
      ".clip(\n  to: .circle(at: .center, radius: 0),\n  restingAt: .circle(at: .center, radius: 1))",
      .clip(to: .circle(radius: 0), restingAt: .circle(radius: 1)))
    let corner = UnitPoint(x: 0.25, y: 1)
    try check(
      words("circleClip", 0.25, 1, 0.1),
      """
      .clip(
        to: .circle(at: UnitPoint(x: 0.25, y: 1), radius: 0.1),
        restingAt: .circle(at: UnitPoint(x: 0.25, y: 1), radius: 1))
      """,
      .clip(to: .circle(at: corner, radius: 0.1), restingAt: .circle(at: corner, radius: 1)))
    try check(words("ellipseClip"), ".clip(to: .ellipse)", .clip(to: .ellipse))
    try check(
      words("starClip", 7, 0.5, 1), ".clip(to: .star(points: 7, innerRadius: 0.5))",
      .clip(to: .star(points: 7, innerRadius: 0.5)))
    try check(
      words("starClip", 7, 0.5, 0.2),
      ".clip(to: .star(points: 7, innerRadius: 0.5, outerRadius: 0.2))",
      .clip(to: .star(points: 7, innerRadius: 0.5, outerRadius: 0.2)))
    try check(
      words("roundedClip", 40), ".clip(to: .roundedRectangle(cornerRadius: 40))",
      .clip(to: .roundedRectangle(cornerRadius: 40)))
    let tip = Point(x: 0.5, y: -0.6)
    let drop = MotionPath(from: tip) {
      $0.addCurve(
        to: tip, control1: Point(x: 4.24, y: 2.26), control2: Point(x: -3.24, y: 2.26))
    }
    try check(
      words("dropClip", 0.5, 0.25),
      """
      .clip(
        to: .circle(at: UnitPoint(x: 0.5, y: 0.25), radius: 0),
        restingAt: .path(
          MotionPath(from: Point(x: 0.5, y: -0.6)) {
            $0.addCurve(
              to: Point(x: 0.5, y: -0.6),
              control1: Point(x: 4.24, y: 2.26),
              control2: Point(x: -3.24, y: 2.26))
          }))
      """,
      .clip(to: .circle(at: UnitPoint(x: 0.5, y: 0.25), radius: 0), restingAt: .path(drop)))
  }

  func testPieces() throws {
    try check(words("slidingDoors", 0), ".slidingDoors", .slidingDoors)
    try check(
      words("slidingDoors", 1), ".slidingDoors(axis: .vertical)", .slidingDoors(axis: .vertical))
    try check(
      words("blinds", 3, 1), ".blinds(count: 3, axis: .vertical)",
      .blinds(count: 3, axis: .vertical))
    try check(words("checkerboard", 8, 2), ".checkerboard(columns: 2)", .checkerboard(columns: 2))
    try check(
      words("mosaic", 2, 3, 4), ".mosaic(rows: 2, columns: 3, seed: 4)",
      .mosaic(rows: 2, columns: 3, seed: 4))
    try check(
      words("explode", 3, 2, 300, 90, 0.2, 1),
      ".explode(rows: 3, columns: 2, turn: .degrees(90), spread: 0.2)",
      .explode(rows: 3, columns: 2, turn: .degrees(90), spread: 0.2))
    let opacity = try words("opacity", 0)
    try check(
      words("rows", 4, 0, 0, 0.3, 0, 0.5, 0.5, 0, parts: [opacity]),
      ".pieces(.rows(4)) { _ in .opacity }",
      .pieces(.rows(4)) { _ in .opacity })
    try check(
      words("columns", 4, 1, 1, 0.05, 1, 0.5, 0.5, 0, parts: [opacity]),
      """
      .pieces(
        .columns(4), staggered: .index(each: 0.05).reversed()
      ) { _ in
        .opacity
      }
      """, .pieces(.columns(4), staggered: .index(each: 0.05).reversed()) { _ in .opacity })
    try check(
      words("grid", 2, 3, 5, 0, 0.4, 0, 0, 0, 0, parts: [opacity]),
      """
      .pieces(
        .grid(rows: 2, columns: 3), staggered: .distance(from: .topLeft, total: 0.4)
      ) { _ in
        .opacity
      }
      """,
      .pieces(.grid(rows: 2, columns: 3), staggered: .distance(from: .topLeft, total: 0.4)) { _ in
        .opacity
      })
    try check(
      words("halves", 1, 6, 0, 0.2, 0, 0, 0, 90, parts: [opacity]),
      """
      .pieces(
        .halves(axis: .vertical), staggered: .direction(.degrees(90), total: 0.2)
      ) { _ in
        .opacity
      }
      """,
      .pieces(.halves(axis: .vertical), staggered: .direction(.degrees(90), total: 0.2)) { _ in
        .opacity
      })
    try check(
      words("rows", 3, 2, 0, 0.2, 0, 0, 0, 90, parts: [opacity]),
      ".pieces(.rows(3), staggered: .row(total: 0.2)) { _ in .opacity }",
      .pieces(.rows(3), staggered: .row(total: 0.2)) { _ in .opacity })
  }
}
