import TransitionControllers
import TransitionKit
import TransitionScenes
import XCTest

/// Containers that get another size with an animation while something moves in them: what moves follows the rectangle that is shown.
final class AnimatedContainerTests: XCTestCase {
  private let animations: [Animation] = [
    .linear(duration: 0.25), .easeInOut(duration: 0.6), .smooth, .linear(duration: 0.2).delay(0.05),
  ]

  func testPagesSideBySideCoverTheirContainer() throws {
    var frames = 0
    for (animation, sizes) in animations.flatMap({ animation in
      [(500.0, 800.0), (800, 500)].map { (animation, $0) }
    }) {
      for isPager in [false, true] {
        let shown = Shown(Size(width: sizes.0, height: 800))
        let pages: () -> [Rect?]
        if isPager {
          let tabs = TransitionController(try TabSelection(["a", "b", "c"]), in: shown.slot) { _ in
            .pager.animation(.linear(duration: 0.5))
          }
          tabs.select("b")
          pages = {
            ["a", "b"].map { tabs.id(of: $0).flatMap { shown.window.frame.rect(of: $0) } }
          }
        } else {
          let stack = TransitionController(ScreenStack(["a"]), in: shown.slot) { _ in
            .slide().animation(.linear(duration: 0.5))
          }
          stack.push("b")
          pages = {
            ["a", "b"].map { stack.id(of: $0).flatMap { shown.window.frame.rect(of: $0) } }
          }
        }
        shown.window.advance(by: 0.1)
        let before = pages()
        shown.resize(to: Size(width: sizes.1, height: 800), animation)
        for (old, new) in zip(before, pages()) {
          XCTAssertEqual(
            try XCTUnwrap(new).origin.x, try XCTUnwrap(old).origin.x, accuracy: 1e-9, "it jumps")
        }
        while let a = pages()[0] {
          let b = try XCTUnwrap(pages()[1])
          XCTAssertLessThanOrEqual(a.origin.x, 1e-9)
          XCTAssertEqual(a.origin.x + a.width, b.origin.x, accuracy: 1e-9, "there is a gap")
          XCTAssertGreaterThanOrEqual(b.origin.x + b.width, try shown.size.width - 1e-9)
          frames += 1
          shown.window.advance(by: 0.01)
        }
        shown.window.advance(by: 5)
        XCTAssertEqual(pages()[1], Rect(x: 0, y: 0, width: sizes.1, height: 800))
        XCTAssertTrue(shown.window.isIdle)
      }
    }
    XCTAssertGreaterThan(frames, 500)
  }

  func testPagesSideBySideCoverAContainerThatGetsOtherSizesOnItsWay() throws {
    let sizes = [
      Size(width: 800, height: 800), Size(width: 600, height: 400), Size(width: 500, height: 800),
    ]
    for (animation, edge) in animations.flatMap({ animation in
      [Edge.trailing, .bottom].map { (animation, $0) }
    }) {
      let shown = Shown(Size(width: 500, height: 800))
      let stack = TransitionController(ScreenStack(["a"]), in: shown.slot) { _ in
        .slide(edge: edge).animation(.linear(duration: 1))
      }
      stack.push("b")
      shown.window.advance(by: 0.1)
      for (size, other) in zip(sizes, animations) {
        shown.resize(to: size, size.width == 600 ? other : animation)
        for _ in 0..<10 {
          XCTAssertTrue(try shown.isCovered(by: stack, isVertical: edge == .bottom))
          shown.window.advance(by: 0.01)
        }
      }
      shown.window.advance(by: 5)
      XCTAssertTrue(shown.window.isIdle)
    }
  }

  func testAPageThatComesByItsOwnHeightDoesNotJumpWhenItsContainerGetsOtherSizes() throws {
    for animation in animations {
      let shown = Shown(Size(width: 400, height: 800))
      let stack = TransitionController(ScreenStack(["a"]), in: shown.slot) { _ in
        ScreenTransition(
          .asymmetric(
            push: .onInsertion(.move(edge: .bottom, relativeTo: .view)),
            pop: .onRemoval(.move(edge: .bottom, relativeTo: .view)))
        ).animation(.linear(duration: 1))
      }
      shown.resize(to: Size(width: 400, height: 600), animation)
      shown.window.advance(by: 0.1)
      stack.push("b")
      for height in [400.0, 600, 500] {
        shown.window.advance(by: 0.1)
        let id = try XCTUnwrap(stack.id(of: "b"))
        let before = try XCTUnwrap(shown.window.frame.rect(of: id)).origin.y
        shown.resize(to: Size(width: 400, height: height), animation)
        XCTAssertEqual(
          try XCTUnwrap(shown.window.frame.rect(of: id)).origin.y, before, accuracy: 1e-6)
      }
      shown.window.advance(by: 5)
      XCTAssertTrue(shown.window.isIdle)
    }
  }

  func testPagesThatComeWhileTheirContainerGrowsCoverIt() throws {
    for animation in animations {
      let shown = Shown(Size(width: 500, height: 800))
      let stack = TransitionController(ScreenStack(["a"]), in: shown.slot) { _ in
        .slide().animation(.linear(duration: 0.5))
      }
      shown.resize(to: Size(width: 800, height: 800), animation)
      shown.window.advance(by: 0.1)
      stack.push("b")
      while try shown.isCovered(by: stack) { shown.window.advance(by: 0.01) }
      shown.window.advance(by: 5)
      XCTAssertTrue(shown.window.isIdle)
    }
  }

  func testAStageThatTakesOverWhileTheContainerGrowsContinuesFromWhatIsShown() throws {
    for (animation, commits) in animations.flatMap({ animation in
      [true, false].map { (animation, $0) }
    }) {
      let shown = Shown(Size(width: 500, height: 800))
      let stack = TransitionController(ScreenStack(["a", "b"]), in: shown.slot) { _ in
        .slide().animation(.linear(duration: 0.5)).committing(with: .slide(edge: .bottom))
          .cancelling(with: .slide(edge: .bottom))
      }
      let gesture = try XCTUnwrap(
        stack.beginInteraction(
          .thresholdAndFlick(), at: GestureSample(time: 0, velocity: Point(x: 1, y: 0))))
      gesture.change(GestureSample(time: 0.1, translation: Point(x: 100, y: 0)))
      shown.resize(to: Size(width: 800, height: 800), animation)
      let x = commits ? 400.0 : 120
      gesture.change(GestureSample(time: 0.2, translation: Point(x: x, y: 0)))
      let ids = try ["a", "b"].map { try XCTUnwrap(stack.id(of: $0)) }
      let before = ids.map { shown.window.frame.rect(of: $0) }
      gesture.end(GestureSample(time: 0.2, translation: Point(x: x, y: 0)))
      for (id, old) in zip(ids, before) {
        XCTAssertEqual(
          try XCTUnwrap(shown.window.frame.rect(of: id)).origin.x, try XCTUnwrap(old).origin.x,
          accuracy: 1e-6)
      }
      shown.window.advance(by: 10)
      XCTAssertTrue(shown.window.isIdle)
      XCTAssertEqual(
        shown.window.frame.rect(of: ids[commits ? 0 : 1]),
        Rect(x: 0, y: 0, width: 800, height: 800))
    }
  }

  func testPagesInASheetFollowItToAnotherDetent() throws {
    for animation in animations {
      let shown = Shown(Size(width: 400, height: 800))
      let stack = TransitionController(ScreenStack(["list"]), in: shown.slot) { _ in
        .sheet(detents: [.medium, .large])
      }
      stack.present("form")
      shown.window.advance(by: 5)
      let inner = TransitionController(ScreenStack(["a"]), in: stack.slot("form")) { _ in
        .slide(edge: .bottom).animation(.linear(duration: 0.5))
      }
      inner.push("b")
      shown.window.advance(by: 0.1)
      let ids = try ["a", "b"].map { try XCTUnwrap(inner.id(of: $0)) }
      let before = ids.map { shown.window.frame.rect(of: $0) }
      stack.setDetent(1, of: "form", animation: animation)
      for (id, old) in zip(ids, before) {
        XCTAssertEqual(
          try XCTUnwrap(shown.window.frame.rect(of: id)).origin.y, try XCTUnwrap(old).origin.y,
          accuracy: 1e-6)
      }
      while let a = shown.window.frame.rect(of: ids[0]) {
        let b = try XCTUnwrap(shown.window.frame.rect(of: ids[1]))
        XCTAssertEqual(a.origin.y + a.height, b.origin.y, accuracy: 1e-6)
        shown.window.advance(by: 0.01)
      }
      shown.window.advance(by: 5)
      XCTAssertTrue(shown.window.isIdle)
    }
  }

  func testWhatHappensInAContainerThatGrowsDoesNotMovePages() throws {
    let calls: [(TransitionController<ScreenStack<String>>, Shown) -> ScreenInteraction?] = [
      { stack, _ in
        stack.beginInteraction(
          .thresholdAndFlick(), at: GestureSample(time: 0, velocity: Point(x: 1, y: 0)))
      },
      { stack, _ in
        stack.pop()
        return nil
      },
      { stack, _ in
        stack.push("c")
        return nil
      },
      { _, shown in
        shown.window.layOut()
        return nil
      },
      { _, shown in
        shown.resize(to: Size(width: 600, height: 800), .smooth)
        return nil
      },
    ]
    for (animation, call) in animations.flatMap({ animation in calls.map { (animation, $0) } }) {
      let shown = Shown(Size(width: 500, height: 800))
      let stack = TransitionController(ScreenStack(["a"]), in: shown.slot) { _ in
        .slide().animation(.easeInOut(duration: 0.5))
      }
      stack.push("b")
      shown.window.advance(by: 0.15)
      shown.resize(to: Size(width: 800, height: 800), animation)
      shown.window.advance(by: 0.1)
      let ids = try ["a", "b"].map { try XCTUnwrap(stack.id(of: $0)) }
      let before = ids.map { shown.window.frame.rect(of: $0) }
      let gesture = call(stack, shown)
      for (id, old) in zip(ids, before) {
        XCTAssertEqual(
          try XCTUnwrap(shown.window.frame.rect(of: id)).origin.x, try XCTUnwrap(old).origin.x,
          accuracy: 1e-6)
      }
      gesture?.end(GestureSample(time: 0.2, translation: Point(x: 300, y: 0)))
      shown.window.advance(by: 10)
      XCTAssertTrue(shown.window.isIdle)
    }
  }

  func testWhatFliesOutOfAPageInAContainerThatGrowsStartsWhereItIsDrawn() throws {
    struct Page: ScreenContent {
      let number: Double

      func elements(in size: Size) -> [Element<String>] {
        [Element("photo", frame: Rect(x: 20 * number, y: 40 * number, width: 80, height: 80))]
      }
    }
    for animation in animations {
      let shown = Shown(Size(width: 500, height: 800))
      let stack = TransitionController(ScreenStack([Page(number: 1)]), in: shown.slot) {
        let slide = ScreenTransition.slide().animation(.linear(duration: 0.5))
        return $0.to == Page(number: 3) ? slide.elements(["photo": .sharedElement()]) : slide
      }
      stack.push(Page(number: 2))
      shown.window.advance(by: 0.1)
      shown.resize(to: Size(width: 800, height: 800), animation)
      shown.window.advance(by: 0.1)
      let before = try shown.corner(of: try XCTUnwrap(stack.id(of: Page(number: 2), "photo")))
      stack.push(Page(number: 3))
      let after = try shown.corner(of: try XCTUnwrap(stack.id(of: Page(number: 3), "photo")))
      XCTAssertEqual(after.x, before.x, accuracy: 1e-6)
      XCTAssertEqual(after.y, before.y, accuracy: 1e-6)
    }
  }

  func testASheetThatAFingerHasLetGoDoesNotJump() throws {
    // It goes back to its detent, on to the next one, back from a dismissal, and away.
    for (translation, velocity, detent) in [
      (-100.0, 0.0, 0), (-300, 0, 1), (100, 0, 0), (100, 1000, nil),
    ] {
      for animation in animations {
        let shown = Shown(Size(width: 400, height: 800))
        let stack = TransitionController(ScreenStack(["list"]), in: shown.slot) { _ in
          .sheet(detents: [.medium, .large])
        }
        stack.present("form")
        shown.window.advance(by: 5)
        let finger = try XCTUnwrap(
          stack.beginInteraction(
            .drag(towards: .bottom),
            at: GestureSample(time: 0, velocity: Point(x: 0, y: translation))))
        let sample = GestureSample(
          time: 0.1, translation: Point(x: 0, y: translation), velocity: Point(x: 0, y: velocity))
        finger.change(sample)
        finger.end(sample)
        shown.window.advance(by: 0.05)
        let id = try XCTUnwrap(stack.id(of: "form"))
        let before = try XCTUnwrap(shown.window.frame.rect(of: id))
        shown.resize(to: Size(width: 500, height: 600), animation)
        let after = try XCTUnwrap(shown.window.frame.rect(of: id))
        XCTAssertEqual(after.origin.y, before.origin.y, accuracy: 1e-6, "\(translation)")
        XCTAssertEqual(after.width, before.width, accuracy: 1e-6, "\(translation)")
        XCTAssertEqual(after.height, before.height, accuracy: 1e-6, "\(translation)")
        shown.window.advance(by: 5)
        XCTAssertTrue(shown.window.isIdle)
        XCTAssertEqual(stack.detent(of: "form"), detent)
        XCTAssertEqual(
          shown.window.frame.rect(of: id)?.origin.y, detent.map { $0 == 0 ? 300 : 0 })
      }
    }
  }

  func testASheetBetweenTwoDetentsDoesNotJump() throws {
    for animation in animations {
      let shown = Shown(Size(width: 400, height: 800))
      let stack = TransitionController(ScreenStack(["list"]), in: shown.slot) { _ in
        .sheet(detents: [.medium, .large])
      }
      stack.present("form")
      shown.window.advance(by: 5)
      stack.setDetent(1, of: "form", animation: .linear(duration: 0.5))
      shown.window.advance(by: 0.1)
      let id = try XCTUnwrap(stack.id(of: "form"))
      let top = try XCTUnwrap(shown.window.frame.rect(of: id)).origin.y
      shown.resize(to: Size(width: 400, height: 500), animation)
      XCTAssertEqual(
        try XCTUnwrap(shown.window.frame.rect(of: id)).origin.y, top, accuracy: 1e-9)
      shown.window.advance(by: 5)
      XCTAssertEqual(
        shown.window.frame.rect(of: id), Rect(x: 0, y: 0, width: 400, height: 500))
    }
  }
}

/// A window with an element that holds a controller.
private struct Shown {
  let window: ScreenWindow

  init(_ size: Size) {
    window = ScreenWindow(
      size: Size(width: 800, height: 800), elements: [Element("content", frame: Rect(size: size))])
  }

  var slot: some ScreenContainer { window.slot(element: "content") }

  func resize(to size: Size, _ animation: Animation) {
    window.elements = [Element("content", frame: Rect(size: size))]
    window.layOut(.animated(animation))
  }

  /// Where an element is drawn.
  func corner(of id: ScreenElementID) throws -> Point {
    let item = try XCTUnwrap(window.frame.drawList.items.first { $0.id == id })
    return item.drawing.matrix.apply(to: Point(x: 0, y: 0))
  }

  /// Whether the first of two pages is on screen. They lie side by side then, and cover the container.
  func isCovered(
    by stack: TransitionController<ScreenStack<String>>, isVertical: Bool = false
  ) throws -> Bool {
    guard let a = stack.id(of: "a").flatMap({ window.frame.rect(of: $0) }) else { return false }
    let b = try XCTUnwrap(stack.id(of: "b").flatMap { window.frame.rect(of: $0) })
    if isVertical {
      XCTAssertEqual(a.origin.y + a.height, b.origin.y, accuracy: 1e-6)
      XCTAssertGreaterThanOrEqual(b.origin.y + b.height, try size.height - 1e-6)
    } else {
      XCTAssertEqual(a.origin.x + a.width, b.origin.x, accuracy: 1e-6)
      XCTAssertGreaterThanOrEqual(b.origin.x + b.width, try size.width - 1e-6)
    }
    return true
  }

  /// The size with which the container is shown.
  var size: Size {
    get throws { try XCTUnwrap(window.frame[.window("content")]).frame.size }
  }
}
