import Foundation
import TransitionKit
import TransitionScenes
import TransitionTestSupport
import XCTest

final class SceneDrawListTests: XCTestCase {
  private let size = Size(width: 400, height: 800)

  // MARK: Matrices

  func testCornersOfNestedElementsFollowParentsThatMoveScaleAndRotate() throws {
    // The list moves by (-60, 40) and grows, the row is rotated by 90 degrees and scaled by 2 about its middle.
    let old = scene(list: Rect(x: 80, y: 100, width: 100, height: 200), turned: false)
    let new = scene(list: Rect(x: 20, y: 140, width: 300, height: 200), turned: true)
    let transition = SceneTransition(from: old, to: new, .animated(.linear(duration: 1)))
    for time in [0, 0.25, 0.5, 1] {
      let list = transition.frame(at: time).drawList
      XCTAssertEqual(list.items.map(\.id), ["list", "row", "icon"])
      XCTAssertEqual(list.items.map(\.parent), [nil, 0, 1])
      XCTAssertEqual(list.items.map(\.contents), [1..<3, 2..<3, 3..<3])
      let origin = Point(x: 80 - 60 * time, y: 100 + 40 * time)
      assert(list.items[0], shows: .zero, at: origin)
      // The row has its middle at (50, 30) in the list; the icon begins at (10, 5) in the row of 80 x 40.
      let (angle, factor) = (time * .pi / 2, 1 + time)
      for corner in [Point.zero, Point(x: 20, y: 0), Point(x: 0, y: 20), Point(x: 20, y: 20)] {
        let (dx, dy) = ((10 + corner.x - 40) * factor, (5 + corner.y - 20) * factor)
        assert(
          list.items[2], shows: corner,
          at: Point(
            x: origin.x + 50 + dx * cos(angle) - dy * sin(angle),
            y: origin.y + 30 + dx * sin(angle) + dy * cos(angle)))
      }
    }
  }

  func testChildrenBeginAtTheLayoutFrameOfTheirParentAndAreNotStretched() throws {
    var state = PropertyState.rest
    state.frame = Rect(x: 10, y: 20, width: 100, height: 0)
    state.layoutScale = LayoutScale(x: 0.5, y: 1)
    let list = drawList {
      Element("parent", frame: Rect(x: 30, y: 40, width: 100, height: 50)) {
        Element("child", frame: Rect(x: 5, y: 6, width: 70, height: 8))
      }
      .state(state)
    }
    // 200 x 50 at (10, 20), at half the width about the middle.
    XCTAssertEqual(
      list.items[0].drawing.layoutFrame, Rect(x: 60, y: 20, width: 100, height: 50))
    assert(list.items[1], shows: .zero, at: Point(x: 30 + 60 + 5, y: 40 + 20 + 6))
    assert(list.items[1], shows: Point(x: 70, y: 8), at: Point(x: 30 + 60 + 75, y: 40 + 20 + 14))
  }

  func testChildrenOfAScaledElementAreInItsFinalLayout() throws {
    // Halfway 150 x 250 at (0, 0), of 200 x 400. The child begins where the final layout is seen then, so it does not move in it.
    let child = Rect(x: 40, y: 80, width: 100, height: 100)
    let origins: [(Resizing, Rect, Point, scale: (Double, Double), content: Rect)] = [
      (.relayout, child, .zero, (1, 1), Rect(x: 0, y: 0, width: 150, height: 250)),
      (
        .stretch, Rect(x: 20, y: 20, width: 50, height: 25), .zero, (0.75, 0.625),
        Rect(x: 0, y: 0, width: 150, height: 250)
      ),
      (
        .fit, Rect(x: 35, y: 20, width: 25, height: 25), Point(x: 12.5, y: 0), (0.625, 0.625),
        Rect(x: 12.5, y: 0, width: 125, height: 250)
      ),
      (
        .fill, Rect(x: 20, y: -10, width: 50, height: 50), Point(x: 0, y: -25), (0.75, 0.75),
        Rect(x: 0, y: -25, width: 150, height: 300)
      ),
    ]
    for (resizing, start, origin, scale, content) in origins {
      func scene(_ size: Size, _ child: Rect) -> Scene<String> {
        Scene(size: self.size) {
          Element("parent", frame: Rect(size: size)) {
            Element("child", frame: child)
          }
          .resizing(resizing)
        }
      }
      let transition = SceneTransition(
        from: scene(Size(width: 100, height: 100), start),
        to: scene(Size(width: 200, height: 400), child), .animated(.linear(duration: 1)))
      let list = transition.frame(at: 0.5).drawList
      for corner in [Point.zero, Point(x: 100, y: 100)] {
        assert(
          list.items[1], shows: corner,
          at: Point(
            x: origin.x + (40 + corner.x) * scale.0, y: origin.y + (80 + corner.y) * scale.1))
      }
      XCTAssertEqual(list.items[0].drawing.contentFrame, content, "\(resizing)")
      XCTAssertEqual(
        list.items[0].layoutSize,
        resizing == .relayout ? content.size : Size(width: 200, height: 400), "\(resizing)")
      XCTAssertEqual(list.items[0].drawing.size, Size(width: 150, height: 250))
    }
  }

  func testTheDepthOfAParentIsSeenAndThatOfAChildEndsAtItsPlane() {
    var turned = PropertyState.rest
    turned.rotation = Rotation(y: 1)
    turned.perspective = 1
    var lifted = PropertyState.rest
    lifted.translation = Translation(dx: 0, dy: 0, dz: 50)
    let list = drawList {
      Element("parent", frame: Rect(x: 0, y: 0, width: 100, height: 100)) {
        Element("child", frame: Rect(x: 0, y: 0, width: 100, height: 100)).state(lifted)
      }
      .state(turned)
    }
    for corner in [Point.zero, Point(x: 100, y: 0), Point(x: 100, y: 100)] {
      assert(list.items[1], shows: corner, at: list.items[0].drawing.matrix.apply(to: corner))
    }
  }

  // MARK: Effects

  func testOpacitiesAreMultipliedAndAHiddenElementHidesWhatIsInside() {
    let list = drawList {
      Element("a", frame: unit) {
        Element("b", frame: unit) { Element("c", frame: unit).opacity(0.5) }.opacity(0.4)
      }
      .opacity(0.5)
      Element("d", frame: unit) { Element("e", frame: unit) }.opacity(0)
    }
    XCTAssertEqual(list.items.map(\.drawing.opacity), [0.5, 0.2, 0.1, 0, 0])
    XCTAssertEqual(list.items.map(\.drawing.ownOpacity), [0.5, 0.4, 0.5, 0, 1])
    XCTAssertEqual(list.items.map(\.drawing.isHidden), [false, false, false, true, true])
    XCTAssertEqual(list.items.map(\.drawing.isInteractive), [true, true, true, false, false])
  }

  func testAnOverlayIsInFrontOfThoseInside() {
    var (red, blue) = (PropertyState.rest, PropertyState.rest)
    red.overlay = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    blue.overlay = Color(red: 0, green: 0, blue: 1, alpha: 0.5)
    let list = drawList {
      Element("a", frame: unit) {
        Element("b", frame: unit).state(blue)
        Element("c", frame: unit)
      }
      .state(red)
    }
    // White becomes (0.5, 0.5, 1) under blue, and then (0.75, 0.25, 0.5) under red.
    let overlay = list.items[1].drawing.overlay
    XCTAssertEqual(overlay.red * overlay.alpha + 1 - overlay.alpha, 0.75, accuracy: 1e-12)
    XCTAssertEqual(overlay.green * overlay.alpha + 1 - overlay.alpha, 0.25, accuracy: 1e-12)
    XCTAssertEqual(overlay.blue * overlay.alpha + 1 - overlay.alpha, 0.5, accuracy: 1e-12)
    XCTAssertEqual(list.items[2].drawing.overlay, red.overlay)
  }

  func testClippingAndFiltersStayWithTheElementThatHasThem() {
    var state = PropertyState.rest
    state.cornerRadius = 12
    state.blur = 3
    state.clip = ClipInsets(top: 0.5, left: 0, bottom: 0, right: 0)
    let list = drawList {
      Element("a", frame: Rect(x: 0, y: 0, width: 100, height: 80)) {
        Element("b", frame: unit)
      }
      .state(state).clipped()
    }
    XCTAssertEqual(list.items.map(\.clips), [true, false])
    XCTAssertEqual(list.items[0].drawing.cornerRadius, 12)
    XCTAssertEqual(list.items[0].drawing.filters.blur, 3)
    XCTAssertEqual(list.items[0].drawing.clip, Rect(x: 0, y: 40, width: 100, height: 40))
    XCTAssertEqual(list.items[1].drawing.cornerRadius, 0)
    XCTAssertEqual(list.items[1].drawing.filters, .identity)
    XCTAssertNil(list.items[1].drawing.clip)
  }

  func testWhatLeavesTakesNoTouchesAndWhatComesDoes() throws {
    let old = Scene(size: size) { Element("old", frame: unit) }
    let new = Scene(size: size) { Element("new", frame: unit) }
    let list = SceneTransition(from: old, to: new, .animated(.linear(duration: 1)))
      .frame(at: 0.5).drawList
    XCTAssertEqual(Set(list.items.map(\.id)), ["old", "new"])
    for item in list.items {
      XCTAssertEqual(item.drawing.isInteractive, item.id == "new", item.id)
    }
  }

  // MARK: One element

  func testARootElementIsDrawnAsTheViewOfItsTransition() throws {
    let frame = Rect(x: 30, y: 40, width: 120, height: 90)
    let transitions: [AtomicTransition] = [
      .opacity, .offset(x: 50, y: -20), [.scale(0.3), .rotate(.degrees(70)), .opacity],
      .rotate3D(.degrees(45), axis: (x: 0, y: 1, z: 0)), .layoutScale(x: 0.5, y: 1),
      .clip(trailing: 1), [.cornerRadius(40), .overlay(.black.opacity(0.4))],
      .shadow(radius: 12, y: 6), .blur(radius: 20), .move(edge: .trailing),
    ]
    var list = SceneDrawList<Int>()
    for transition in transitions {
      let animation = Animation.spring(duration: 0.5, bounce: 0.3)
      let container = Container(frame: Rect(size: size), viewFrame: frame)
      let timeline = transition.animation(animation).compile(for: .insertion, in: container)
        .timeline
      let change = SceneTransition(
        from: Scene<Int>(size: size),
        to: Scene(size: size) { Element(1, frame: frame).transition(transition) },
        .animated(animation))
      for time in [0, 0.1, 0.25, 0.4] {
        let expected = try XCTUnwrap(timeline.frame(at: time).drawList(in: container).items.first)
        list.update(from: change.frame(at: time))
        let item = try XCTUnwrap(list.items.first).drawing
        XCTAssertEqual(item.matrix, expected.matrix, "\(transition) at \(time)")
        XCTAssertEqual(item.opacity, expected.opacity, "\(transition) at \(time)")
        XCTAssertEqual(item.layoutFrame, expected.layoutFrame, "\(transition) at \(time)")
        XCTAssertEqual(item.clip, expected.clip, "\(transition) at \(time)")
        XCTAssertEqual(item.overlay, expected.overlay, "\(transition) at \(time)")
        XCTAssertEqual(item.shadow, expected.shadow, "\(transition) at \(time)")
        XCTAssertEqual(item.filters, expected.filters, "\(transition) at \(time)")
        XCTAssertEqual(item.cornerRadius, expected.cornerRadius, "\(transition) at \(time)")
        XCTAssertEqual(item.isHidden, expected.isHidden, "\(transition) at \(time)")
      }
    }
  }

  func testPiecesAreDrawnInsteadOfTheContentAndBeforeTheChildren() throws {
    let frame = Rect(x: 30, y: 40, width: 120, height: 90)
    let transition = AtomicTransition.pieces(.grid(rows: 2, columns: 3)) { _ in
      [.offset(x: 50, y: 10), .opacity]
    }
    let container = Container(frame: Rect(size: size), viewFrame: frame)
    let timeline = transition.animation(.linear(duration: 1)).compile(
      for: .insertion, in: container
    ).timeline
    let change = SceneTransition(
      from: Scene<String>(size: size),
      to: Scene(size: size) {
        Element("whole", frame: frame) {
          Element("child", frame: Rect(x: 1, y: 2, width: 3, height: 4))
        }
        .transition(transition)
      }, .animated(.linear(duration: 1)))
    let expected = timeline.frame(at: 0.5).drawList(in: container)
    let list = change.frame(at: 0.5).drawList
    XCTAssertEqual(list.items.map(\.id), Array(repeating: "whole", count: 7) + ["child"])
    XCTAssertEqual(list.items[0].drawing.pieces, 1..<7)
    XCTAssertEqual(list.items[0].contents, 1..<8)
    XCTAssertEqual(list.items[0].children, 7..<8)
    for (item, piece) in zip(list.items[1..<7], expected.items) {
      guard case .piece = item.drawing.view else { return XCTFail("\(item)") }
      XCTAssertEqual(item.drawing.matrix, piece.matrix)
      XCTAssertEqual(item.drawing.opacity, piece.opacity)
      XCTAssertEqual(item.drawing.layoutFrame, piece.layoutFrame)
      XCTAssertEqual(item.drawing.contentFrame, piece.contentFrame)
      XCTAssertEqual(item.parent, 0)
    }
    assert(list.items[7], shows: .zero, at: Point(x: 31, y: 42))
  }

  func testPiecesOfPiecesAreInsideThem() throws {
    let inner = AtomicTransition.pieces(.columns(2)) { _ in .offset(x: 5, y: 3) }
    let transition = AtomicTransition.pieces(.rows(2)) { _ in [.rotate(.degrees(40)), inner] }
    let frame = Rect(x: 30, y: 40, width: 120, height: 90)
    let container = Container(frame: Rect(size: size), viewFrame: frame)
    let timeline = transition.animation(.linear(duration: 1)).compile(
      for: .insertion, in: container
    ).timeline
    let change = SceneTransition(
      from: Scene<Int>(size: size),
      to: Scene(size: size) { Element(1, frame: frame).transition(transition) },
      .animated(.linear(duration: 1)))
    let list = change.frame(at: 0.5).drawList
    XCTAssertEqual(list.items.map(\.parent), [nil, 0, 1, 1, 0, 4, 4])
    XCTAssertEqual(
      list.items.map(\.drawing.pieces), [1..<7, 2..<4, 0..<0, 0..<0, 5..<7, 0..<0, 0..<0])
    let expected = timeline.frame(at: 0.5).drawList(in: container).items
    let leaves = list.items.filter(\.drawing.pieces.isEmpty)
    XCTAssertEqual(leaves.map(\.drawing.matrix), expected.map(\.matrix))
    XCTAssertEqual(leaves.map(\.drawing.contentFrame), expected.map(\.contentFrame))
  }

  func testASizeThatSwingsBelowZeroIsEmpty() throws {
    func scene(width: Double) -> Scene<Int> {
      Scene(size: size) { Element(1, frame: Rect(x: 10, y: 10, width: width, height: 50)) }
    }
    let change = SceneTransition(
      from: scene(width: 100), to: scene(width: 0),
      .animated(.spring(duration: 0.5, bounce: 0.6)))
    var isEmpty = false
    for step in 0..<100 {
      let frame = change.frame(at: change.duration * Double(step) / 100)
      isEmpty = isEmpty || frame[1]?.frame.width == 0
      let item = try XCTUnwrap(frame.drawList.items.first)
      XCTAssertEqual(item.drawing.layoutFrame.width, frame[1]?.frame.width)
      XCTAssertEqual(item.drawing.size, item.drawing.layoutFrame.size)
    }
    XCTAssertTrue(isEmpty)
  }

  // MARK: Laws

  /// A list that is kept is the same as a new one, and its ranges are a tree: that of the frame.
  func testListsOfRandomScenesAreTheTreesOfTheirFrames() {
    forAll { generator in
      let first = Scene<Int>.random(upTo: 12, using: &generator)
      let animator = SceneAnimator(first)
      var (scene, list) = (first, SceneDrawList<Int>())
      for _ in 0..<4 {
        scene.edit(times: 2, upTo: 12, using: &generator)
        animator.update(to: scene, .animated(.linear(duration: 1)))
        animator.advance(by: generator.double(in: 0...0.6))
        let frame = animator.frame
        list.update(from: frame)
        XCTAssertEqual(list, SceneDrawList(frame))
        XCTAssertEqual(list.items.map(\.id), frame.drawingOrder)
        for (index, item) in list.items.enumerated() {
          XCTAssertEqual(item.parent.map { list.items[$0].id }, frame[item.id]?.parent)
          if let parent = item.parent {
            XCTAssert(list.items[parent].contents.contains(index), "\(item)")
          }
          XCTAssertEqual(item.contents.lowerBound, index + 1)
          for inside in item.contents {
            var outer = list.items[inside].parent
            while let current = outer, current > index { outer = list.items[current].parent }
            XCTAssertEqual(outer, index)
          }
          XCTAssertTrue((0...1).contains(item.drawing.opacity))
          XCTAssertGreaterThanOrEqual(item.drawing.layoutFrame.width, 0)
          XCTAssertGreaterThanOrEqual(item.drawing.size.height, 0)
        }
      }
    }
  }

  // MARK: Helpers

  private let unit = Rect(x: 0, y: 0, width: 10, height: 10)

  private func drawList(
    @SceneBuilder<String> content: () -> [SceneElement<String>]
  ) -> SceneDrawList<String> {
    SceneAnimator(Scene(size: size, content: content)).frame.drawList
  }

  private func scene(list: Rect, turned: Bool) -> Scene<String> {
    var state = PropertyState.rest
    if turned {
      state.rotation = Rotation(z: .pi / 2)
      state.scale = Scale(x: 2, y: 2, z: 1)
    }
    return Scene(size: size) {
      Element("list", frame: list) {
        Element("row", frame: Rect(x: 10, y: 10, width: 80, height: 40)) {
          Element("icon", frame: Rect(x: 10, y: 5, width: 20, height: 20))
        }
        .state(state)
      }
    }
  }

  private func assert<ID>(
    _ item: SceneDrawList<ID>.Item, shows point: Point, at expected: Point,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let shown = item.drawing.matrix.apply(to: point)
    XCTAssertEqual(shown.x, expected.x, accuracy: 1e-9, "\(item)", file: file, line: line)
    XCTAssertEqual(shown.y, expected.y, accuracy: 1e-9, "\(item)", file: file, line: line)
  }
}
