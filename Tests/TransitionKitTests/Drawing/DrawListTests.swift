import TransitionKit
import TransitionTestSupport
import XCTest

final class DrawListTests: XCTestCase {
  private let container = Container(size: Size(width: 400, height: 800))

  private func frame(
    _ transition: AtomicTransition, at time: Double = 0, in container: Container? = nil
  ) -> Timeline.Frame {
    transition.compile(for: .insertion, in: container ?? self.container).timeline.frame(at: time)
  }

  private func item(
    _ transition: AtomicTransition, at time: Double = 0, in container: Container? = nil
  ) throws -> DrawList.Item {
    let list = frame(transition, at: time, in: container).drawList(in: container ?? self.container)
    XCTAssertEqual(list.items.count, 1)
    return try XCTUnwrap(list.items.first)
  }

  func testAnItemHasTheMatrixOfItsViewInTheContainer() throws {
    let inset = Container(
      frame: Rect(x: 1000, y: 1000, width: 400, height: 800),
      viewFrame: Rect(x: 20, y: 30, width: 100, height: 50))
    let item = try item([.offset(x: 5, y: 7), .scale(2)], in: inset)
    // The middle of the view at rest is (70, 55); where the container is plays no part.
    XCTAssertEqual(item.matrix.apply(to: Point(x: 50, y: 25)), Point(x: 75, y: 62))
    XCTAssertEqual(item.matrix.apply(to: .zero), Point(x: -25, y: 12))
    XCTAssertEqual(item.layoutFrame, Rect(x: 0, y: 0, width: 100, height: 50))
  }

  func testEffectsAreClampedToWhatCanBeDrawn() throws {
    let item = try item(
      .custom { view, _, _ in
        view.initial.opacity = 1.5
        view.initial.cornerRadius = -3
        view.initial.blur = -1
        view.initial.contrast = -1
        view.initial.saturation = -0.5
        view.initial.brightness = -2
        view.initial.hueRotation = .degrees(-500)
        view.initial.clipRadius = -4
        view.initial.overlay = Color(red: 2, green: -1, blue: 0.5, alpha: 3)
        view.initial.background = Color(red: -1, green: 0.5, blue: 2, alpha: 0.5)
        (view.initial.borderWidth, view.initial.borderColor) = (-2, Color(white: 3))
        view.initial.shadowColor = Color(red: 0.5, green: 2, blue: 0, alpha: 2)
        view.initial.shadow = Shadow(opacity: 4, radius: -1, dx: 3, dy: 2)
      })
    XCTAssertEqual(item.opacity, 1)
    XCTAssertEqual(item.cornerRadius, 0)
    XCTAssertEqual(item.filters.blur, 0)
    XCTAssertEqual(item.filters.contrast, 0)
    XCTAssertEqual(item.filters.saturation, 0)
    XCTAssertEqual(item.filters.brightness, -2)
    XCTAssertEqual(item.filters.hueRotation, .degrees(-500))
    XCTAssertNil(item.clip)
    XCTAssertEqual(item.overlay, Color(red: 1, green: 0, blue: 0.5))
    XCTAssertEqual(item.shadow, Shadow(opacity: 1, radius: 0, dx: 3, dy: 2))
    XCTAssertEqual(item.background, Color(red: 0, green: 0.5, blue: 1, alpha: 0.5))
    XCTAssertEqual(item.border.width, 0)
    XCTAssertEqual(item.border.color, .white)
    XCTAssertFalse(item.border.isVisible)
    XCTAssertEqual(item.shadowColor, Color(red: 0.5, green: 1, blue: 0))
  }

  func testTheLaidOutFrameFollowsFrameAndLayoutScale() throws {
    let item = try item(
      .custom { view, _, _ in
        view.initial.frame = Rect(x: 10, y: 20, width: 100, height: -200)
        view.initial.layoutScale = LayoutScale(x: 0.5, y: 0.5)
      })
    XCTAssertEqual(item.layoutFrame, Rect(x: 135, y: 170, width: 250, height: 300))
    XCTAssertEqual(item.contentFrame, item.layoutFrame)
    XCTAssertEqual(item.contentRegion, Rect(x: 0, y: 0, width: 1, height: 1))
  }

  func testNoSizeIsNegative() throws {
    let negative = try item(
      .custom { view, _, _ in
        view.initial.frame = Rect(x: 0, y: 0, width: -500, height: -1000)
      })
    XCTAssertEqual(negative.layoutFrame, Rect(x: -50, y: -100, width: 0, height: 0))
    let folded = try item(.layoutScale(x: -1, y: 1))
    XCTAssertEqual(folded.layoutFrame, Rect(x: 200, y: 0, width: 0, height: 800))
    let hostile = Container(size: Size(width: -3, height: .nan))
    let list = frame(.scale, in: hostile).drawList(in: hostile)
    XCTAssertEqual(list.items[0].layoutFrame, .zero)
  }

  func testAClipIsARectangleOfTheLaidOutFrame() throws {
    let item = try item([
      .clip(top: 0.1, leading: 0.25, bottom: 0.2, trailing: 0.25), .layoutScale(x: 0.5, y: 1),
    ])
    let clip = try XCTUnwrap(item.clip)
    XCTAssertEqual(clip.origin, Point(x: 150, y: 80))
    XCTAssertEqual(clip.width, 100, accuracy: 1e-9)
    XCTAssertEqual(clip.height, 560, accuracy: 1e-9)
    XCTAssertNil(try self.item(.opacity).clip)
  }

  func testABackThatIsNotDrawnIsHidden() throws {
    let half = AtomicTransition.rotate3D(.degrees(180), axis: (x: 0, y: 1, z: 0))
    let hidden = try item(half)
    XCTAssertTrue(hidden.isTurnedAway && !hidden.isDoubleSided && hidden.isHidden)
    let visible = try item([half, .doubleSided(true)])
    XCTAssertTrue(visible.isTurnedAway && visible.isDoubleSided && !visible.isHidden)
    XCTAssertTrue(try item(.opacity).isHidden)
    XCTAssertFalse(try item(.opacity, at: 0.2).isHidden)
  }

  func testAViewThatIsGoneHasNoItem() {
    let timeline = NavigationTransition.slide.compile(for: .push, in: container).timeline
    func views(_ frame: Timeline.Frame) -> [ViewID] {
      frame.drawList(in: container).items.map(\.view)
    }
    XCTAssertEqual(views(timeline.frame(at: 0.1)), [.origin, .destination])
    XCTAssertEqual(views(timeline.frame(at: 9)), [.destination])
  }

  func testPiecesShowTheirRegionOfTheContent() throws {
    let list = frame(.pieces(.grid(rows: 2, columns: 2)) { _ in .offset(x: 5, y: 0) })
      .drawList(in: container)
    XCTAssertEqual(list.items.map(\.view), (0..<4).map { .piece(of: .view, $0) })
    let last = list.items[3]
    XCTAssertEqual(last.content, .view)
    XCTAssertEqual(last.layoutFrame, Rect(x: 0, y: 0, width: 200, height: 400))
    XCTAssertEqual(last.contentFrame, Rect(x: -200, y: -400, width: 400, height: 800))
    XCTAssertEqual(last.contentRegion, Rect(x: 0.5, y: 0.5, width: 0.5, height: 0.5))
    XCTAssertEqual(last.matrix.apply(to: .zero), Point(x: 205, y: 400))
    XCTAssertEqual(list.groups.map(\.view), [.view])
    XCTAssertEqual(list.groups[0].pieces, 0..<4)
    XCTAssertEqual(list.items.map(\.group), [0, 0, 0, 0])
  }

  func testPiecesTakeOverOpacityOverlayAndHiddenBacks() {
    let red = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    let blue = Color(red: 0, green: 0, blue: 1, alpha: 0.5)
    let pieces = AtomicTransition.pieces(.columns(2)) { _ in [.opacity(0.5), .overlay(blue)] }
    let list = frame([.opacity(0.5), .overlay(red), pieces]).drawList(in: container)
    XCTAssertEqual(list.items[1].opacity, 0.25)
    XCTAssertEqual(list.items[1].ownOpacity, 0.5)
    XCTAssertEqual(list.groups[0].ownOpacity, 0.5)
    // Blue over red over white is (0.5, 0.25, 0.75), and so must be one colour over white.
    let overlay = list.items[1].overlay
    XCTAssertEqual(overlay.red * overlay.alpha + 1 - overlay.alpha, 0.5, accuracy: 1e-12)
    XCTAssertEqual(overlay.green * overlay.alpha + 1 - overlay.alpha, 0.25, accuracy: 1e-12)
    XCTAssertEqual(overlay.blue * overlay.alpha + 1 - overlay.alpha, 0.75, accuracy: 1e-12)
    let turned = frame([.rotate3D(.degrees(180), axis: (x: 0, y: 1, z: 0)), pieces])
    XCTAssertTrue(turned.drawList(in: container).items.allSatisfy(\.isHidden))
  }

  func testPiecesOfPiecesAreInGroupsOfGroups() throws {
    let nested = AtomicTransition.pieces(.columns(2)) { _ in
      .pieces(.grid(rows: 2, columns: 1)) { _ in .opacity(0.5) }
    }
    let list = frame(nested).drawList(in: container)
    XCTAssertEqual(list.items.count, 4)
    XCTAssertEqual(list.groups.map(\.view), [.view, .piece(of: .view, 0), .piece(of: .view, 1)])
    XCTAssertEqual(list.groups.map(\.pieces), [0..<4, 0..<2, 2..<4])
    XCTAssertEqual(list.groups.map(\.group), [nil, 0, 0])
    XCTAssertEqual(
      list.items[3].contentRegion, Rect(x: 0.5, y: 0.5, width: 0.5, height: 0.5))
  }

  func testTouchesGoToViewsThatStayAndAreAtRest() {
    func interactive(_ transition: NavigationTransition, at time: Double) -> [ViewID] {
      transition.compile(for: .push, in: container).timeline.frame(at: time)
        .drawList(in: container).items.filter(\.isInteractive).map(\.view)
    }
    XCTAssertEqual(interactive(.slide, at: 0.1), [])
    XCTAssertEqual(interactive(.slide, at: 9), [.destination])
    // The view that enters is where it will be, and the one that leaves takes no touches.
    XCTAssertEqual(interactive(.fade(.cross), at: 0.1), [.destination])
    XCTAssertEqual(interactive(.fade(.cross), at: 0), [])
    XCTAssertEqual(interactive(NavigationTransition(.explode()), at: 0.1), [])
  }

  func testCustomPropertiesAreReadByTheViewOfAnItem() {
    let progress = CustomProperty("progress", identity: 0.0)
    let frame = frame(.pieces(.columns(2)) { _ in .value(progress, from: 0.75) })
    for item in frame.drawList(in: container).items {
      XCTAssertEqual(frame[item.view][progress], 0.75)
    }
  }

  func testAnInterruptedRunHasItemsForTheViewsOfBoth() {
    let animator = TransitionAnimator(NavigationTransition.slide.compile(for: .push, in: container))
    animator.start()
    animator.advance(by: 0.1)
    animator.retarget(
      to: NavigationTransition.fade(.cross).compile(for: .push, in: container),
      matching: ViewMatching([:]))
    var list = animator.frame.drawList(in: container)
    XCTAssertEqual(list.items.count, 4)
    XCTAssertTrue(
      list.items.contains { $0.view == .interrupted(.destination) && !$0.isInteractive })
    repeat {
      let frame = animator.frame
      list.update(from: frame, in: container)
      XCTAssertEqual(list.items.map(\.view), frame.drawingOrder)
    } while animator.advance(by: 0.05)
  }

  func testAReusedListEqualsANewOne() {
    let timelines = BuiltIn.navigation.map {
      $0.1.compile(for: .push, in: container).timeline
    }
    var list = DrawList()
    for timeline in timelines {
      for time in [0, timeline.duration / 3, timeline.duration, 9, timeline.duration / 2] {
        let frame = timeline.frame(at: time)
        list.update(from: frame, in: container)
        XCTAssertEqual(list, frame.drawList(in: container))
      }
      let other = Container(size: Size(width: 300, height: 200))
      list.update(from: timeline.frame(at: 0.1), in: other)
      XCTAssertEqual(list, timeline.frame(at: 0.1).drawList(in: other))
    }
  }
}
