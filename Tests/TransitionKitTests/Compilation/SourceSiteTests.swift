import Foundation
import TransitionKit
import TransitionPorting
import TransitionTestCases
import TransitionTestSupport
import XCTest

final class SourceSiteTests: XCTestCase {
  private static let glow = CustomProperty("glow", identity: 0.0)

  func testEveryAtomicFunctionReportsTheLineOfItsCaller() throws {
    let lines = Lines()
    lines.check(.arc(x: 9, y: 9, intensity: 1))
    lines.check(.blinds(count: 2))
    lines.check(.blur(radius: 9))
    lines.check(.blurReplace(.upUp))
    lines.check(.brightness(0.5))
    lines.check(.checkerboard(rows: 2, columns: 2))
    lines.check(.clip(top: 0.5))
    lines.check(.clipRadius(9))
    lines.check(.clipReveal(cornerRadius: 9))
    lines.check(.contrast(0.5))
    lines.check(.cornerRadius(9))
    lines.check(.custom { view, _, _ in view.initial.opacity = 0.5 })
    lines.check(.custom { animator, view, _, _ in animator.addAnimations { view.opacity = 0 } })
    lines.check(.mosaic(rows: 2, columns: 2))
    lines.check(.doubleSided(false))
    lines.check(.effect(active: Nudge(by: 9), identity: Nudge(by: 0)))
    lines.check(.explode(rows: 2, columns: 2))
    lines.check(.background(.red))
    lines.check(.border(.red))
    lines.check(.clip(to: .ellipse))
    lines.check(.shadow(color: .red, radius: 9))
    lines.check(.hueRotation(.degrees(9)))
    lines.check(.grayscale(0.5))
    lines.check(.iris(from: .center))
    lines.check(.keyframes(.blur, from: 9, [.linear(0, duration: 1)]))
    lines.check(.layoutScale(x: 0.5))
    lines.check(.modifier(active: Shake(amplitude: 9, turns: 1), identity: .still))
    lines.check(.move(along: MotionPath(from: Point(x: 9, y: 9)) { $0.addLine(to: .zero) }))
    lines.check(.move(edge: .top))
    lines.check(.offset(Size(width: 9, height: 9)))
    lines.check(.offset(x: 9))
    lines.check(.offset(x: 9, y: 9))
    lines.check(.offset(y: 9))
    lines.check(.opacity(0.5))
    lines.check(.overlay(.black))
    lines.check(.pieces(.halves(axis: .vertical)) { _ in .move(edge: .top) })
    lines.check(.pieces(.rows(2), staggered: .row(each: 0.1)) { _ in .scale(0.5) })
    lines.check(.push(from: .top))
    lines.check(.rotate(.degrees(9)))
    lines.check(.rotate(.degrees(9), anchor: .top))
    lines.check(.rotate3D(.degrees(9), axis: (x: 0, y: 1, z: 0)))
    lines.check(.saturation(0.5))
    lines.check(.scale(0.5))
    lines.check(.scale(0.5, anchor: .top))
    lines.check(.scale(x: 0.5, y: 0.5))
    lines.check(.shadow(radius: 9))
    lines.check(.slideThrough(relativeTo: .view))
    lines.check(.slidingDoors(axis: .vertical))
    lines.check(.value(Self.glow, from: 9))
    lines.check(.wipe(edge: .top))
    lines.check(.zPosition(9))
    XCTAssertEqual(lines.count, try functions(making: "AtomicTransition"))
    lines.check(AtomicTransition(Fade()))
  }

  func testEveryNavigationFunctionReportsTheLineOfItsCallerForAllThatItIsMadeOf() throws {
    let lines = Lines()
    lines.check(.cover(edge: .top))
    lines.check(.custom { origin, _, _, _ in origin.animation.opacity = 0 })
    lines.check(.custom { animator, _, _ in animator.addAnimations {} }, isEmpty: true)
    for style in NavigationTransition.FadeStyle.allCases { lines.check(.fade(style)) }
    lines.count -= NavigationTransition.FadeStyle.allCases.count - 1
    lines.check(.flip(axis: .vertical))
    lines.check(.move(axis: .vertical))
    lines.check(.pageIn(edge: .top))
    lines.check(.pageOut(edge: .top))
    lines.check(.pull(edge: .top))
    lines.check(.push(edge: .top))
    lines.check(.slide(edge: .top))
    lines.check(.uncover(edge: .top))
    lines.check(.zoomSlide(edge: .top))
    XCTAssertEqual(lines.count, try functions(making: "NavigationTransition"))
  }

  func testStaticPropertiesHaveNoLine() {
    let atomic: [AtomicTransition] = [
      .opacity, .scale, .blurReplace, .clipReveal, .slideThrough, .bringToFront, .sendToBack,
    ]
    let navigation: [NavigationTransition] = [
      .cover, .dissolve, .pageIn, .pageOut, .parallaxPush, .pull, .push, .slide,
      .swing, .uncover, .zoom, .zoomIn, .zoomOut, .zoomSlide,
    ]
    let all =
      atomic.flatMap { contributions(to: $0) } + navigation.flatMap { contributions(to: $0) }
    XCTAssertGreaterThan(all.count, 23)
    for contribution in all {
      XCTAssertNil(contribution.site, contribution.path)
      XCTAssertFalse("\(contribution)".contains(".swift"), contribution.path)
    }
  }

  func testCombiningMirroringAndTimingKeepEachLine() throws {
    let line: UInt = #line + 1
    let first = AtomicTransition.offset(x: 9)
    let second = AtomicTransition.offset(y: 9)
    let transition = NavigationTransition.mirrored(
      push: [
        first.animation(.linear, during: 0.5...1).mirrored(),
        .asymmetric(insertion: second, removal: second),
      ]
    ).animation(.easeIn)
    for operation in NavigationTransition.Operation.allCases {
      for conflict in transition.compile(for: operation, in: .phone).conflicts {
        XCTAssertEqual(conflict.contributions.map(\.site?.line), [line, line + 1])
        XCTAssertEqual(
          conflict.paths.map { $0.components(separatedBy: " / ").last },
          ["offset(x: 9, y: 0)", "offset(x: 0, y: 9)"])
      }
    }
  }

  func testWhatReducedMotionFadesHasTheLineOfTheMovement() {
    let line: UInt = #line + 1
    let reduced = AtomicTransition.move(edge: .top).reducingMotion()
    XCTAssertEqual(contributions(to: reduced).map(\.site?.line), [line, line])
    XCTAssertEqual(
      contributions(to: AtomicTransition.slideThrough.reducingMotion()).map(\.site?.line),
      [nil, nil])
  }

  func testAConflictNamesTheLinesOfPrimitives() {
    let line: UInt = #line + 1
    let transition: AtomicTransition = [.scale(0.5), .scale]
    XCTAssertEqual(
      transition.compile(for: .removal, in: .phone).conflicts.map(\.description),
      [
        """
        note: 2 contributions to view.scale, multiplied, from 0 s to 0.35 s
          [0] removal / view / combined[0] / scale(0.5): (1, 1, 1) -> (0.5, 0.5, 1), \
        easeInOut(0.35 s), at TransitionKitTests/SourceSiteTests.swift:\(line)
          [1] removal / view / combined[1] / scale: (1, 1, 1) -> (0, 0, 1), easeInOut(0.35 s)
        """
      ])
  }

  func testPrimitivesOnDifferentLinesAreStillDuplicatesAndDoTheSame() {
    let first = AtomicTransition.opacity(0.5)
    let second = AtomicTransition.opacity(0.5)
    let twice = first.combined(with: second).compile(for: .insertion, in: .phone)
    XCTAssertEqual(twice.conflicts.map(\.duplicates), [[1]])
    XCTAssertEqual(
      first.compile(for: .insertion, in: .phone).timeline,
      second.compile(for: .insertion, in: .phone).timeline)
    XCTAssertEqual("\(first)", "\(second)")
  }

  /// The number of public functions that make a transition of contributions, after their signatures have been
  /// checked.
  private func functions(making type: String) throws -> Int {
    let parts = ["Tests/TransitionKitTests/Compilation/", "SourceSiteTests.swift"]
    let root = #filePath.dropLast(parts.joined().count) + "Sources/TransitionKit/Transitions"
    let files = FileManager.default.enumerator(atPath: String(root))?.compactMap { $0 as? String }
    var count = 0
    for file in try XCTUnwrap(files) where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
      let chunks = text.components(separatedBy: "public static func ")
      for chunk in chunks.dropFirst() {
        let signature = chunk.components(separatedBy: "{\n")[0]
        guard signature.contains("-> \(type)"),
          !["asymmetric", "on", "mirrored"].contains(where: signature.hasPrefix)
        else { continue }
        count += 1
        XCTAssert(signature.contains("fileID: StaticString = #fileID"), "\(file): \(signature)")
      }
    }
    return count
  }
}

/// Checks that all contributions have the line on which it is called.
private final class Lines {
  var count = 0

  func check(_ transition: AtomicTransition, line: UInt = #line) {
    check(contributions(to: transition), line)
  }

  func check(_ transition: NavigationTransition, isEmpty: Bool = false, line: UInt = #line) {
    check(contributions(to: transition), isEmpty: isEmpty, line)
  }

  private func check(_ contributions: [Contribution], isEmpty: Bool = false, _ line: UInt) {
    count += 1
    XCTAssertEqual(contributions.isEmpty, isEmpty, line: line)
    for contribution in contributions {
      XCTAssertEqual(contribution.site?.line, line, contribution.path, line: line)
      XCTAssertEqual(
        contribution.site?.fileID.description, "TransitionKitTests/SourceSiteTests.swift")
    }
  }
}

private func contributions(to transition: AtomicTransition) -> [Contribution] {
  AtomicTransition.Operation.allCases.flatMap {
    contributions(to: transition.compile(for: $0, in: .phone))
  }
}

private func contributions(to transition: NavigationTransition) -> [Contribution] {
  NavigationTransition.Operation.allCases.flatMap {
    contributions(to: transition.compile(for: $0, in: .phone))
  }
}

private func contributions(to compiled: CompiledTransition) -> [Contribution] {
  compiled.timeline.tracks.flatMap { track in
    compiled.explain(track.view, track.property, at: 0).operands.compactMap(\.contribution)
  }
}

private struct Fade: Transition {
  func body(content: Content, phase: TransitionPhase) -> Content {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

private struct Nudge: GeometryEffect {
  var by: Double

  var animatableData: Double {
    get { by }
    set { by = newValue }
  }

  func effectValue(size: Size) -> GeometryChange {
    GeometryChange(translation: Translation(dx: by))
  }
}

extension TransitionModifier where Self == Shake {
  fileprivate static var still: Shake { Shake(amplitude: 0, turns: 0) }
}
