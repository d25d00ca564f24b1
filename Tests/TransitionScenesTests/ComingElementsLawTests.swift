import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Many elements that come at one time are sampled together, as far as they move straight.
final class ComingElementsLawTests: XCTestCase {
  /// Each element looks as if it came alone, whatever comes, waits and is interrupted beside it.
  func testEachElementLooksAsIfItCameAlone() {
    let size = Size(width: 390, height: 844)
    forAll(600) { generator in
      let animations = (0..<2).map { _ in Animation.ofAnyKind(&generator) }
      let elements = (0..<generator.int(in: 2...24)).map { row in
        var element = SceneElement(
          row,
          frame: Rect(
            x: generator.double(in: -50...300), y: 44 * Double(row), width: 100, height: 44))
        element = element.transition(Self.transition(&generator))
        if generator.int(in: 0...3) == 0 {
          element = element.animation(animations[1].delay(generator.double(in: 0...0.3)))
        }
        return element
      }
      let (empty, full) = (Scene<Int>(size: size), Scene(size: size, elements: elements))
      let transaction = Transaction.animated(animations[0])
      let together = SceneAnimator(empty)
      together.update(to: full, transaction)
      let alone = elements.map { element in
        let animator = SceneAnimator(empty)
        animator.update(to: Scene(size: size, elements: [element]), transaction)
        return animator
      }
      // Some leave again at a random time, so that what they show is no longer straight.
      let interruption = generator.double(in: 0...0.5)
      let followsFinger = generator.bool()
      // What a finger moves together has one clock, whose duration is that of all of it.
      let leaving = elements.indices.filter { _ in generator.int(in: 0...5) == 0 }
        .prefix(followsFinger ? 1 : elements.count)
      var open: [OpenChange<Int>] = []
      var frame = together.frame
      for step in 0..<12 {
        if step == 4 {
          let remaining = elements.filter { !leaving.contains($0.id) }
          let next = Scene(size: size, elements: remaining)
          for (animator, scene) in [(together, next)] + leaving.map({ (alone[$0], empty) }) {
            if followsFinger {
              open.append(animator.begin(to: scene, transaction))
            } else {
              animator.update(to: scene, transaction)
            }
          }
        }
        let (progress, velocity) = (generator.double(in: 0...1), generator.double(in: -2...2))
        for change in open {
          if step < 7 { change.scrub(to: progress) }
          if step == 7 { change.cancel(velocity: velocity) }
        }
        let interval = step == 3 ? interruption : generator.double(in: 0...0.15)
        together.advance(by: interval)
        together.sample(into: &frame)
        for (row, animator) in alone.enumerated() {
          animator.advance(by: interval)
          let (a, b) = (frame[row], animator.frame[row])
          XCTAssertEqual(a?.state, b?.state, "element \(row), step \(step), \(elements[row])")
          XCTAssertEqual(a?.presence, b?.presence)
        }
      }
    }
  }

  /// Mostly transitions that move straight and differ in their numbers, and some of any kind.
  private static func transition(_ generator: inout SeededGenerator) -> AtomicTransition {
    let amount = generator.int(in: 0...9) == 0 ? 1e12 : generator.double(in: -100...100)
    switch generator.int(in: 0...4) {
    case 0: return .ofAnyKind(&generator)
    case 1: return .offset(x: amount, y: 3).combined(with: .opacity)
    case 2: return .scale(amount / 50).combined(with: .overlay(.white.opacity(0.5)))
    case 3: return .rotate(.degrees(amount)).delayed(by: 0.1)
    default: return .offset(x: 0, y: amount)
    }
  }
}
