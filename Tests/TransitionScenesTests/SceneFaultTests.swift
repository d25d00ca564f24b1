import TransitionKit
import TransitionLint
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Whatever an element's modifier and state hold, frames have numbers that can be shown, and what is wrong is reported.
final class SceneFaultTests: XCTestCase {
  private let size = Size(width: 390, height: 844)

  private func scene(
    _ frame: Rect = Rect(x: 0, y: 0, width: 100, height: 100),
    _ change: (Element<String>) -> Element<String> = { $0 }
  ) -> Scene<String> {
    Scene(size: size, elements: [change(Element("card", frame: frame))])
  }

  // MARK: Numbers

  func testAModifierThatWritesWhatCannotBeShownIsPutRightAndReported() throws {
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1e13] {
      let kind: Diagnostic.Kind = value.isFinite ? .valueOutOfRange : .nonFiniteValue
      let bad = scene { $0.modifier(Writing(value: value)) }
      let first = SceneAnimator(bad)
      XCTAssertEqual(Set(first.diagnostics.map(\.kind)), [kind], "\(value) at first")
      assertShowable(first.frame, "\(value) at first")
      let animator = SceneAnimator(scene { $0.modifier(Writing(value: 1)) })
      XCTAssertEqual(animator.diagnostics, [])
      animator.update(to: bad, animation: .linear(duration: 1))
      for _ in 0..<8 {
        animator.advance(by: 0.15)
        assertShowable(animator.frame, "\(value)")
      }
      XCTAssertEqual(Set(animator.diagnostics.map(\.kind)), [kind], "\(value)")
      XCTAssertEqual(animator.diagnostics.first?.view, .element("card"))
      let transition = SceneTransition(
        from: scene { $0.modifier(Writing(value: 1)) }, to: bad,
        .animated(.linear(duration: 1)))
      XCTAssertEqual(Set(transition.diagnostics.map(\.kind)), [kind], "\(value)")
      XCTAssert(transition.lint().contains { $0.kind == .unusableInput }, "\(value)")
    }
  }

  func testAModifierThatDividesByZeroOnItsWayIsReportedOnce() {
    let animator = SceneAnimator(scene { $0.modifier(Reciprocal(value: -1)) })
    animator.update(
      to: scene { $0.modifier(Reciprocal(value: 1)) }, animation: .linear(duration: 1))
    for _ in 0..<20 {
      animator.advance(by: 0.05)
      assertShowable(animator.frame, "")
    }
    let opacities = animator.diagnostics.filter { $0.property == .opacity }
    XCTAssertLessThanOrEqual(opacities.count, 1)
    XCTAssertEqual(animator.diagnostics.map(\.kind).filter { $0 != .nonFiniteValue }, [])
  }

  func testAStateThatCannotBeShownIsReported() {
    var state = PropertyState.rest
    state.translation.dx = .infinity
    state.opacity = .nan
    let animator = SceneAnimator(scene())
    animator.update(to: scene { $0.state(state) }, animation: .bouncy)
    XCTAssertEqual(Set(animator.diagnostics.map(\.property)), [.opacity, .translation])
    XCTAssertEqual(
      SceneAnimator(scene { $0.state(state) }).diagnostics.map(\.kind),
      [.nonFiniteValue, .nonFiniteValue])
    animator.advance(by: 0.1)
    assertShowable(animator.frame, "")
  }

  func testValidModifiersReportNothing() {
    let animator = SceneAnimator(scene { $0.modifier(Writing(value: 1)) })
    for value in [0.5, 3, -2] {
      animator.update(to: scene { $0.modifier(Writing(value: value)) }, animation: .bouncy)
      animator.advance(by: 0.2)
      _ = animator.frame
    }
    XCTAssertEqual(animator.diagnostics, [])
  }

  // MARK: Sizes

  func testSizesInFramesAreNeverNegative() {
    for resizing in Resizing.allCases where resizing != .none {
      for side in [0, 1e-300, 1e-9, 0.5] {
        let animator = SceneAnimator(scene { $0.resizing(resizing) })
        let small = Rect(x: 40, y: 40, width: side, height: side)
        animator.update(to: scene(small) { $0.resizing(resizing) }, animation: .bouncy)
        var wentThrough = false
        while animator.advance(by: 1.0 / 60) {
          assertShowable(animator.frame, "\(resizing) to \(side)")
          if animator.frame["card"]?.frame.width == 0 { wentThrough = true }
        }
        XCTAssert(wentThrough, "\(resizing) to \(side)")
      }
    }
  }

  func testFramesOfHostileScenesCanBeShown() {
    forAll(300, .search) { generator in
      func element(_ id: String) -> Element<String> {
        let sides = [0, 1e-300, 1, 80, 1e12, 1e300, .nan, -5]
        let rect = Rect(
          x: generator.double(in: -1e3...1e3), y: generator.pick([0, 1e12, -.infinity, 7]),
          width: generator.pick(sides), height: generator.pick(sides))
        var element = Element(id, frame: rect)
          .resizing(generator.pick(Resizing.allCases))
          .modifier(Writing(value: generator.pick([0, 1, -1e13, .nan, .infinity, 1e308])))
        element.state.scale = Scale(generator.pick([0, 1, -.infinity, 1e200, .nan]))
        element.state.perspective = generator.pick([0, 1, 1e300])
        return element
      }
      func scene() -> Scene<String> {
        var parent = element("parent")
        parent.children = [element("child").match("key")]
        return Scene(size: size, elements: [parent, element("other")])
      }
      let animator = SceneAnimator(scene())
      for _ in 0..<4 {
        animator.update(to: scene(), animation: generator.pick([.bouncy, .linear, .snappy]))
        for _ in 0..<4 {
          animator.advance(by: generator.double(in: 0...0.3))
          assertShowable(animator.frame, "")
        }
      }
    }
  }

  private func assertShowable(
    _ frame: SceneFrame<String>, _ text: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    for element in frame.elements {
      let rect = element.frame
      let numbers = [rect.origin.x, rect.origin.y, rect.width, rect.height]
      XCTAssert(numbers.allSatisfy { $0.isFinite }, "\(text): \(rect)", file: file, line: line)
      XCTAssert(rect.width >= 0 && rect.height >= 0, "\(text): \(rect)", file: file, line: line)
      for property in element.state.written {
        let values = element.state[property].components
        XCTAssert(
          values.allSatisfy { abs($0) <= 1e12 }, "\(text): \(property) \(values)", file: file,
          line: line)
      }
      let scale = element.contentScale
      XCTAssert(
        [scale.x, scale.y].allSatisfy { $0.isFinite && $0 >= 0 }, "\(text): \(scale)", file: file,
        line: line)
      let m = element.transform
      XCTAssert(
        [m.m11, m.m12, m.m21, m.m22, m.m41, m.m42, m.m44].allSatisfy { $0.isFinite },
        "\(text): \(m)", file: file, line: line)
    }
    for item in SceneDrawList(frame).items {
      let m = item.drawing.matrix
      XCTAssert(
        [m.m11, m.m12, m.m21, m.m22, m.m41, m.m42, m.m44].allSatisfy { $0.isFinite },
        "\(text): \(m)", file: file, line: line)
      XCTAssert(item.drawing.opacity.isFinite, text, file: file, line: line)
    }
  }

  // MARK: Modifiers that jump

  func testAModifierOfAnElementThatStaysWithoutAnimatableDataIsReported() {
    func dimmed(_ amount: Double) -> Scene<String> {
      scene { $0.modifier(Dimming(amount: amount)) }
    }
    let animator = SceneAnimator(dimmed(0.2))
    XCTAssertEqual(animator.diagnostics, [])
    animator.update(to: dimmed(0.8), animation: .smooth)
    XCTAssertEqual(animator.diagnostics.map(\.kind), [.unanimatedPart])
    XCTAssertEqual(animator.diagnostics.map(\.severity), [.warning])
    XCTAssertEqual(animator.diagnostics.first?.view, .element("card"))
    let transition = SceneTransition(from: dimmed(0.2), to: dimmed(0.8), .animated(.smooth))
    XCTAssertEqual(transition.diagnostics.map(\.kind), [.unanimatedPart])
    XCTAssert(
      transition.lint().contains { $0.kind == .unusableInput && $0.view == .element("card") })
    let open = SceneAnimator(dimmed(0.2))
    let change = open.begin(to: dimmed(0.8), .animated(.smooth))
    XCTAssertEqual(open.diagnostics.map(\.kind), [.unanimatedPart])
    XCTAssertTrue(change.isOpen)
  }

  func testAPartThatAnimatableDataDoesNotCarryIsReported() {
    func scene(_ value: Double, _ isBold: Bool) -> Scene<String> {
      self.scene { $0.modifier(Partial(value: value, isBold: isBold)) }
    }
    for (value, isBold, kinds) in [
      (2, false, []), (2, true, [Diagnostic.Kind.unanimatedPart]), (1, true, [.unanimatedPart]),
    ] as [(Double, Bool, [Diagnostic.Kind])] {
      let transition = SceneTransition(
        from: scene(1, false), to: scene(value, isBold), .animated(.smooth))
      XCTAssertEqual(transition.diagnostics.map(\.kind), kinds, "\(value), \(isBold)")
    }
  }

  func testAChangeAtOnceOrOfTheTypeIsNoJump() {
    let animator = SceneAnimator(scene { $0.modifier(Dimming(amount: 0.2)) })
    animator.update(to: scene { $0.modifier(Dimming(amount: 0.8)) })
    animator.update(to: scene { $0.modifier(Writing(value: 0.5)) }, animation: .smooth)
    animator.advance(by: 0.1)
    animator.update(to: scene(), animation: .smooth)
    XCTAssertEqual(animator.diagnostics, [])
  }
}

private struct Writing: TransitionModifier {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func modify(_ state: inout PropertyState, in context: ModifierContext) {
    state.opacity = value
    state.translation.dx = value
    state.overlay = Color(red: value, green: 0, blue: 0, alpha: 0.5)
  }
}

private struct Reciprocal: TransitionModifier {
  var value: Double
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func modify(_ state: inout PropertyState, in context: ModifierContext) {
    let rounded = (value * 4).rounded() / 4
    state.opacity = 1 / rounded
    state.scale = Scale(0 / rounded)
  }
}

private struct Dimming: TransitionModifier {
  let amount: Double
  func modify(_ state: inout PropertyState, in context: ModifierContext) { state.opacity = amount }
}

private struct Partial: TransitionModifier {
  var value: Double
  let isBold: Bool
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func modify(_ state: inout PropertyState, in context: ModifierContext) {
    state.translation.dx = value
    state.scale = Scale(isBold ? 2 : 1)
  }
}
