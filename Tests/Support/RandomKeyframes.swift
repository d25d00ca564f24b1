import TransitionKit

extension AtomicTransition {
  /// Up to four keyframes of any kind of a built-in property.
  public static func throughRandomKeyframes(_ generator: inout SeededGenerator)
    -> AtomicTransition
  {
    let property = ViewProperty.allCases[generator.int(in: 0...ViewProperty.allCases.count - 1)]
    func value(_ generator: inout SeededGenerator) -> PropertyValue {
      PropertyValue(property.componentNames.map { _ in generator.double(in: -100...100) })
    }
    let keyframes = (0..<generator.int(in: 0...4)).map { _ -> Keyframe<PropertyValue> in
      let seconds = generator.double(in: 0...0.5)
      switch generator.int(in: 0...3) {
      case 0: return .linear(value(&generator), duration: seconds, timingCurve: .easeIn)
      case 1: return .cubic(value(&generator), duration: seconds)
      case 2: return .spring(value(&generator), spring: .bouncy, startVelocity: value(&generator))
      default: return .move(value(&generator))
      }
    }
    return .keyframes(property, from: value(&generator), keyframes)
  }
}
