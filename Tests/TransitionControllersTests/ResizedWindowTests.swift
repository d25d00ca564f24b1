import TransitionControllers
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

/// What a resize changes of what is under way: SCENES, section 6.1.8.
final class ResizedWindowTests: XCTestCase {
  private func sheet(
    in size: Size, _ detents: [Detent], height: Int = 0
  ) -> (ScreenWindow, TransitionController<ScreenStack<String>>) {
    let window = ScreenWindow(size: size)
    let stack = TransitionController(ScreenStack(["A"]), in: window) { _ in
      .sheet(detents: detents, initialDetent: height)
    }
    stack.present("M")
    window.advance(by: 5)
    return (window, stack)
  }

  func testASheetThatLeavesGoesToTheEdgeOfTheNewSize() throws {
    let (window, stack) = sheet(in: Size(width: 400, height: 500), [.height(300)])
    stack.dismiss()
    window.advance(by: 0.1)
    let before = try top(stack)
    window.resize(to: Size(width: 300, height: 800))
    XCTAssertEqual(try top(stack), before + 300, accuracy: 1e-9)
    var last = 0.0
    while window.advance(by: 1.0 / 60), names(stack).contains("M") { last = try top(stack) }
    XCTAssertGreaterThan(last, 799)
  }

  /// The first of two operations at one time takes it off the screen, and the second begins without it.
  func testAPageThatLeavesAgainGetsTheNewSize() {
    let player = CoverPlayer(
      [.identity, .dissolve, .move(axis: .vertical)], .easeOut(duration: 0.2))
    for call: CoverCall in [.push(2), .wait(0.07), .replace(1), .popToRoot, .wait(0.05)] {
      player.make(call)
    }
    XCTAssertEqual(player.window.frame.elements.count, 3, "the container and two pages")
    let size = Size(width: 800, height: 400)
    player.make(.resize(size))
    for element in player.window.frame.elements {
      XCTAssertEqual(element.frame, Rect(size: size), "\(element.id)")
    }
    player.settle()
    XCTAssertTrue(player.isAtRest)
  }

  /// The operation after the resize begins with pages that were on screen before all operations at this time.
  func testPagesThatWereOnScreenBeforeAllOperationsAtOneTimeGetTheNewSize() {
    let size = Size(width: 800, height: 400)
    let scripts: [([NavigationTransition], [CoverCall])] = [
      // A push that asks for what the gesture has shown at once ends the gesture.
      (
        [.slide, .identity, .push],
        [.beginReplacing(1), .wait(0), .push(1), .resize(size), .push(5)]
      ),
      // The page below leaves, comes back, and leaves again.
      ([.slide], [.push(1), .wait(0.1), .pop, .resize(size), .push(5)]),
      ([.slide], [.push(1), .wait(0.1), .replace(2), .resize(size), .pop]),
    ]
    for (transitions, calls) in scripts {
      let player = CoverPlayer(transitions, .linear(duration: 0.4))
      for call in calls { player.make(call) }
      for element in player.window.frame.elements {
        XCTAssertEqual(element.frame, Rect(size: size), "\(element.id) after \(calls)")
      }
      player.settle()
      XCTAssertTrue(player.isAtRest)
    }
  }

  /// It is where it would be at that time if it had begun in the new size.
  func testASharedElementInFlightKeepsItsProgressBetweenBothEnds() throws {
    struct Photo: ScreenContent, Hashable {
      let isFull: Bool
      func elements(in size: Size) -> [Element<String>] {
        let side = isFull ? size.width : 60
        return [
          Element(
            "photo",
            frame: isFull
              ? Rect(x: 0, y: 50, width: side, height: side)
              : Rect(x: size.width / 2 - 30, y: size.height - 100, width: side, height: side))
        ]
      }
    }
    let sizes = [Size(width: 400, height: 800), Size(width: 800, height: 400)]
    for leaves in [false, true] {
      let players = sizes.map { size in
        let window = ScreenWindow(size: size)
        let stack = TransitionController(ScreenStack([Photo(isFull: false)]), in: window) { _ in
          ScreenTransition(
            .fade, elements: ["photo": .sharedElement()], animation: .linear(duration: 1))
        }
        stack.push(Photo(isFull: true))
        if leaves {
          window.advance(by: 2)
          stack.pop()
        }
        window.advance(by: 0.3)
        return window
      }
      players[0].resize(to: sizes[1])
      for time in [0.0, 0.2, 0.4] {
        for window in players { window.advance(by: time) }
        let photos = try players.map { window in
          try XCTUnwrap(window.frame.elements.first { $0.isFlying }).frame
        }
        XCTAssertEqual(photos[0].origin.x, photos[1].origin.x, accuracy: 1e-9)
        XCTAssertEqual(photos[0].origin.y, photos[1].origin.y, accuracy: 1e-9)
        XCTAssertEqual(photos[0].width, photos[1].width, accuracy: 1e-9)
      }
      for window in players { window.advance(by: 2) }
      XCTAssertEqual(
        players[0].frame.elements.map { $0.frame }, players[1].frame.elements.map { $0.frame })
    }
  }

  /// In a wide window some of the photos are not there, so the new layout ends their flights.
  func testASharedElementThatTheNewSizeLeavesOutFliesNoMore() {
    struct Photos: ScreenContent, Hashable {
      let isFull: Bool
      let wide: [Int]
      func elements(in size: Size) -> [Element<String>] {
        (size.width < 500 ? [0, 1] : wide).map { row in
          let y = (isFull ? 300 : 80) * Double(row + 1)
          return Element("photo \(row)", frame: Rect(x: 0, y: y, width: 60, height: 60))
        }
      }
    }
    for wide in [[], [0], [1]] {
      for leaves in [false, true] {
        let window = ScreenWindow(size: Size(width: 400, height: 800))
        let stack = TransitionController(
          ScreenStack([Photos(isFull: false, wide: wide)]), in: window
        ) { _ in
          ScreenTransition(
            .fade, elements: ["photo 0": .sharedElement(), "photo 1": .sharedElement()],
            animation: .linear(duration: 1))
        }
        stack.push(Photos(isFull: true, wide: wide))
        if leaves {
          window.advance(by: 2)
          stack.pop()
        }
        window.advance(by: 0.3)
        XCTAssertEqual(window.frame.elements.filter { $0.isFlying }.count, 2)
        window.resize(to: Size(width: 800, height: 400))
        window.advance(by: 0.1)
        XCTAssertEqual(
          window.frame.elements.filter { $0.isFlying }.map(\.id.part),
          wide.map { .element("photo \($0)") }, "\(leaves)")
        window.advance(by: 2)
        XCTAssertTrue(window.isIdle)
      }
    }
  }

  func testAResizeAfterAnOperationHasOvertakenAFingerKeepsWhatFlies() {
    struct Photo: ScreenContent, Hashable {
      let number: Int
      func elements(in size: Size) -> [Element<String>] {
        [Element("photo", frame: Rect(x: 0, y: 80 * Double(number + 1), width: 60, height: 60))]
      }
    }
    let photos = (0..<4).map(Photo.init)
    for pops in [false, true] {
      for sets in [
        [photos[0], photos[2]], [photos[2]], [photos[0], photos[1]], [photos[3], photos[0]], photos,
      ] {
        let window = ScreenWindow(size: Size(width: 400, height: 800))
        let stack = TransitionController(ScreenStack([photos[0]]), in: window) { _ in
          ScreenTransition(
            .slide, elements: ["photo": .sharedElement()], animation: .linear(duration: 1))
        }
        stack.set([photos[0], photos[1]])
        if pops {
          stack.pop()
        }
        let finger = stack.beginInteraction(.edgePan(), at: finger(0, 20))
        window.advance(by: 0.1)
        stack.set(sets)
        window.resize(to: Size(width: 800, height: 400))
        window.advance(by: 5)
        XCTAssertTrue(window.isIdle)
        withExtendedLifetime(finger) {}
      }
    }
  }

  func testAScreenThatCameAndWentAtOneTimeStaysGone() {
    let window = ScreenWindow(size: Size(width: 390, height: 844))
    let stack = TransitionController(ScreenStack([1]), in: window) { _ in .slide() }
    stack.present(2)
    let sample = GestureSample(
      time: 0, translation: Point(x: 0, y: 1), velocity: Point(x: 0, y: 1))
    let gesture = stack.beginInteraction(.dismissal(), at: sample)
    XCTAssertNotNil(gesture)
    gesture?.cancel(at: 0)
    stack.pop()
    let elements = window.frame.elements.count
    window.resize(to: Size(width: 400, height: 400))
    XCTAssertEqual(window.frame.elements.count, elements)
  }

  func testEverythingThatLeavesHasTheNewWidthAtOnce() {
    let transitions: [ScreenTransition] = [.push(), .slide(), .dissolve, .card()]
    for transition in transitions {
      let (window, stack, _) = stackInAWindow(["A", "B"]) { context in
        context.operation == .present || context.operation == .dismiss ? .card() : transition
      }
      stack.present("M")
      window.advance(by: 5)
      stack.dismiss()
      window.advance(by: 0.1)
      stack.pop()
      window.advance(by: 0.1)
      window.resize(to: Size(width: 500, height: 400))
      for element in window.frame.elements {
        XCTAssertEqual(element.frame.width, 500, "\(transition): \(element.id)")
      }
      window.advance(by: 5)
      XCTAssertTrue(window.isIdle)
    }
  }

  func testASheetThatAFingerHoldsKeepsItsTopEdge() throws {
    let (window, stack) = sheet(in: Size(width: 400, height: 800), [.height(300), .large])
    let drag = try XCTUnwrap(stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: -1)))
    drag.change(finger(0.1, y: -101))
    XCTAssertEqual(try top(stack), 399, accuracy: 1e-9)
    window.resize(to: Size(width: 400, height: 600))
    XCTAssertEqual(try top(stack), 399, accuracy: 1e-9)
    drag.change(finger(0.2, y: -121))
    XCTAssertEqual(try top(stack), 379, accuracy: 1e-9)
    // Past the lowest detent, and back.
    window.resize(to: Size(width: 300, height: 900))
    XCTAssertEqual(try top(stack), 379, accuracy: 1e-9)
    drag.change(finger(0.3, y: 179))
    XCTAssertEqual(try top(stack), 679, accuracy: 1e-9)
    window.resize(to: Size(width: 300, height: 1100))
    XCTAssertEqual(try top(stack), 679, accuracy: 1e-9)
    drag.change(finger(0.4, y: 149))
    XCTAssertEqual(try top(stack), 649, accuracy: 1e-9)
    drag.cancel(at: 0.5)
    window.advance(by: 5)
    XCTAssertEqual(try top(stack), 800)
    XCTAssertTrue(window.isIdle)
  }

  func testASheetThatRestsUnderAFingerKeepsItsTopEdge() throws {
    let (window, stack) = sheet(in: Size(width: 400, height: 800), [.medium, .large])
    let drag = try XCTUnwrap(stack.beginInteraction(.drag(towards: .bottom), at: finger(0, y: -1)))
    window.resize(to: Size(width: 400, height: 600))
    XCTAssertEqual(try top(stack), 400, accuracy: 1e-9)
    drag.change(finger(0.1, y: -50))
    XCTAssertEqual(try top(stack), 350, accuracy: 1e-9)
    drag.change(finger(0.1, y: -150))
    XCTAssertEqual(try top(stack), 250, accuracy: 1e-9)
  }

  func testASheetBetweenTwoHeightsKeepsItsShareOfTheWay() throws {
    let (window, stack) = sheet(in: Size(width: 400, height: 800), [.height(300), .large])
    stack.setDetent(1, of: "M")
    window.advance(by: 0.15)
    let share = try (500 - top(stack)) / 500
    XCTAssertTrue((0.1...0.9).contains(share), "\(share)")
    window.resize(to: Size(width: 300, height: 600))
    XCTAssertEqual(try (300 - top(stack)) / 300, share, accuracy: 1e-9)
    let element = try XCTUnwrap(stack.id(of: "M").flatMap { window.frame[$0] })
    XCTAssertEqual(element.frame.width, 300)
    window.advance(by: 5)
    XCTAssertEqual(try top(stack), 0)
  }

  func testAResizeIsNoPartOfAnOperationAtTheSameTime() {
    let operations: [(TransitionController<ScreenStack<String>>) -> Void] = [
      { $0.present("M") }, { $0.push("C") }, { _ = $0.pop() },
      { $0.popToRoot() }, { $0.replaceTop(with: "D") },
    ]
    for operation in operations {
      var frames: [[SceneFrame<ScreenElementID>]] = []
      for isFirst in [true, false] {
        let (window, stack, _) = stackInAWindow(["A", "B"]) { context in
          context.operation == .present ? .card() : .push().animation(.smooth)
        }
        window.advance(by: 1)
        if isFirst { operation(stack) }
        window.resize(to: Size(width: 300, height: 500), layoutDirection: .rightToLeft)
        if !isFirst { operation(stack) }
        var own: [SceneFrame<ScreenElementID>] = []
        for _ in 0..<40 {
          own.append(window.frame)
          window.advance(by: 0.02)
        }
        XCTAssertTrue(own.allSatisfy { $0.elements.allSatisfy { $0.frame.width == 300 } })
        frames.append(own)
      }
      for (a, b) in zip(frames[0], frames[1]) {
        XCTAssertEqual(Array(a.elements), Array(b.elements))
      }
    }
  }

  func testAPageKeepsItsEdgeUnderTheFingerInBothDirections() throws {
    for (direction, sign) in [(LayoutDirection.leftToRight, 1.0), (.rightToLeft, -1)] {
      let window = ScreenWindow(size: Size(width: 400, height: 800), layoutDirection: direction)
      let stack = TransitionController(ScreenStack(["A", "B"]), in: window) { _ in .testSlide }
      window.advance(by: 1)
      let pan = try XCTUnwrap(stack.beginInteraction(.thresholdAndFlick(), at: finger(0, sign)))
      pan.change(finger(0.1, 120 * sign))
      let id = try XCTUnwrap(stack.id(of: "B"))
      // The leading edge, from the left of the window.
      func edge() throws -> Double {
        let element = try XCTUnwrap(window.frame[id])
        let left = element.frame.origin.x + element.state.translation.dx
        return direction == .leftToRight ? left : left + element.frame.width
      }
      let before = try edge()
      window.resize(to: Size(width: 600, height: 800))
      XCTAssertEqual(try edge(), before, accuracy: 1e-9)
      pan.change(finger(0.2, 150 * sign))
      XCTAssertEqual(try edge(), before + 30 * sign, accuracy: 1e-9)
      pan.cancel(at: 0.3)
      window.advance(by: 5)
      XCTAssertEqual(names(stack), ["B"])
    }
  }

  func testASizeThatCannotBeUsedIsReportedAndTheWindowKeepsItsSize() throws {
    let bad: [Double] = [.nan, .infinity, -.infinity, -1]
    for (width, height) in bad.map({ ($0, 800) }) + bad.map({ (400, $0) }) {
      let window = ScreenWindow(size: Size(width: 400, height: 800))
      let stack = TransitionController(ScreenStack([1]), in: window) { _ in
        .sheet(detents: [.medium])
      }
      stack.present(2)
      window.advance(by: 2)
      let known = window.frame
      window.resize(to: Size(width: width, height: height))
      XCTAssertEqual(window.size, Size(width: 400, height: 800))
      XCTAssertEqual(window.frame, known)
      XCTAssertEqual(window.diagnostics.count, 1, "\(window.diagnostics)")
      let drag = try XCTUnwrap(
        stack.beginInteraction(
          .drag(towards: .bottom), at: GestureSample(time: 0, velocity: Point(x: 0, y: 1))))
      drag.change(GestureSample(time: 0.1, translation: Point(x: 0, y: 100)))
      let id = try XCTUnwrap(stack.id(of: 2))
      XCTAssertEqual(try XCTUnwrap(window.frame.rect(of: id)).origin.y, 500, accuracy: 1e-9)

      let other = ScreenWindow(size: Size(width: width, height: height))
      XCTAssertEqual(other.size, .zero)
      XCTAssertEqual(other.diagnostics.count, 1, "\(other.diagnostics)")
      let sheets = TransitionController(ScreenStack([1]), in: other) { _ in
        .sheet(detents: [.medium, .height(300)])
      }
      sheets.present(2)
      other.advance(by: 2)
      _ = sheets.beginInteraction(
        .drag(towards: .bottom), at: GestureSample(time: 0, velocity: Point(x: 0, y: 1)))
    }
    for detent in [Detent.medium, .height(300), .fraction(.nan)] {
      for height in bad {
        XCTAssertEqual(detent.height(in: Size(width: 400, height: height)), 0)
      }
    }
  }
}
