import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// What an explanation names makes up the value.
final class SceneExplanationTests: XCTestCase {
  private func composed(_ explanation: SceneExplanation) -> [Double] {
    var value = explanation.resting.components
    let property = explanation.property
    for effect in explanation.effects {
      value = zip(value, effect.value.components).map {
        property.composition == .multiply ? $0 * $1 : $0 + $1
      }
    }
    return explanation.surroundings == 1 ? value : value.map { $0 * explanation.surroundings }
  }

  func testTheOperandsMakeUpTheValueToTheBit() {
    let properties: [ViewProperty] = [.opacity, .translation, .scale, .rotation, .cornerRadius]
    var (effects, surroundings, modified) = (0, 0, 0)
    forAll(100) { generator in
      let script = SceneScript(&generator, updates: 1)
      let transition = SceneTransition(
        from: script.first, to: script.last, .random(&generator, onlyAnimated: true))
      for _ in 0..<3 {
        let time = generator.double(in: 0...1) * transition.duration
        let frame = transition.frame(at: time)
        for element in frame.elements {
          for property in properties {
            guard let explanation = transition.explain(element.id, property, at: time) else {
              return XCTFail("\(element.id) is in the frame")
            }
            XCTAssertEqual(explanation.value, element.state[property])
            XCTAssertEqual(
              composed(explanation), explanation.value.components, "\(explanation)")
            effects += explanation.effects.count > 1 ? 1 : 0
            surroundings += explanation.surroundings == 1 ? 0 : 1
            modified += script.last[element.id]?.modifier == nil ? 0 : 1
          }
        }
      }
    }
    XCTAssertGreaterThan(surroundings, 0)
    XCTAssertGreaterThan(modified, 0)
    print("\(effects) with two effects, \(surroundings) with surroundings, \(modified) modified")
  }
}
