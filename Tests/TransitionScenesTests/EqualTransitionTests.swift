import Foundation
import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Elements that do the same share what was compiled, and show what each of them would by itself.
final class EqualTransitionTests: XCTestCase {
  private let size = Size(width: 400, height: 800)

  func testElementsThatDoTheSameShowWhatEachOfThemWouldByItself() {
    forAll(600, .search) { generator in
      let transitions: [AtomicTransition] = [
        .opacity, .scale, .slide, .move(edge: .leading), .move(edge: .bottom, relativeTo: .view),
        .offset(x: 10), .offset(x: 10.0000001), .push(from: .trailing), .iris(from: .center),
        .custom { view, _, container in
          view.initial.translation.dx = container.viewFrame.origin.x
        },
        .modifier(active: Place(way: 1), identity: Place(way: 0)),
        .offset(y: 3).animation(.easeOut(duration: 0.3)), .wipe(edge: .leading),
        .explode(rows: 2, columns: 2),
      ]
      let insertion = generator.bool()
      let few = (0..<3).map { _ in generator.pick(transitions) }
      let elements = (0..<6).map { id -> Element<Int> in
        let rect = Rect(
          x: generator.pick([0, 20, 60]), y: generator.pick([0, 100]),
          width: generator.pick([50, 80]), height: 50)
        var transition = generator.pick(few)
        if generator.bool() { transition = transition.combined(with: .opacity) }
        return Element(id, frame: rect).transition(transition)
          .animation(generator.pick([.linear(duration: 1), .easeIn(duration: 0.5)]))
      }
      func frame(_ elements: [Element<Int>]) -> SceneFrame<Int> {
        let (empty, full) = (Scene<Int>(size: size), Scene(size: size, elements: elements))
        let transition =
          insertion
          ? SceneTransition(from: empty, to: full, .animated(.linear))
          : SceneTransition(from: full, to: empty, .animated(.linear))
        return transition.frame(at: 0.2)
      }
      let together = frame(elements)
      for element in elements {
        let alone = frame([element])
        XCTAssertEqual(together[element.id], alone[element.id])
        XCTAssertEqual(
          together.pieces(of: element.id).map(\.state), alone.pieces(of: element.id).map(\.state))
      }
    }
  }

  // MARK: Time

  private func rows(_ count: Int, x: Double = 0, _ change: (inout Element<Int>) -> Void = { _ in })
    -> Scene<Int>
  {
    Scene(
      size: size,
      elements: (0..<count).map {
        var element = Element($0, frame: Rect(x: x, y: 10 * Double($0), width: 100, height: 10))
        change(&element)
        return element
      })
  }

  func testInsertedElementsTakeFewTimesAsLongAsMovedOnes() {
    let count = Thoroughness.cases(2_000)
    let (before, moved, empty) = (rows(count), rows(count, x: 50), rows(0))
    let moving = processorTime { SceneAnimator(before).update(to: moved, animation: .smooth) }
    for transition in [AtomicTransition.opacity, .move(edge: .leading), .scale(0.5)] {
      let full = rows(count) { $0.transition = transition }
      let inserting = processorTime { SceneAnimator(empty).update(to: full, animation: .smooth) }
      XCTAssertLessThan(inserting, 15 * moving + 0.01, "\(transition)")
    }
  }

  func testOneKeyOnManyElementsTakesATimeInProportionToTheirNumber() {
    func time(_ count: Int) -> Double {
      let full = rows(count) { $0.match = MatchKey("one") }
      return processorTime { SceneAnimator(rows(0)).update(to: full, animation: .smooth) }
    }
    let count = Thoroughness.cases(4_000)
    XCTAssertLessThan(time(4 * count), 10 * time(count) + 0.02)
  }
}

private struct Place: TransitionModifier {
  var way: Double
  var animatableData: Double {
    get { way }
    set { way = newValue }
  }

  func modify(_ state: inout PropertyState, in context: ModifierContext) {
    state.translation.dx = way * context.container.viewFrame.origin.x
  }
}
