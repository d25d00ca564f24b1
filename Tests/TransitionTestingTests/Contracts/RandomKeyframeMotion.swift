import TransitionKit
import TransitionLint
import TransitionTestCases
import TransitionTestSupport

/// A random motion through keyframes of all kinds: along curves with infinite slopes, with springs that are thrown or cut short, jumps,
/// delays of both signs, and other motions of the same property beside it, forwards or backwards.
struct RandomKeyframeMotion {
  let timeline: Timeline
  let motion: Motion
  let name: String

  init(_ generator: inout SeededGenerator) {
    let properties: [(ViewProperty, AtomicTransition)] = [
      (.opacity, .opacity(generator.double(in: 0...0.9))),
      (
        .translation,
        .offset(x: generator.double(in: -400...400), y: generator.double(in: -400...400))
      ),
      (.scale, .scale(generator.double(in: 0.2...2))),
      (.rotation, .rotate(.degrees(generator.double(in: -90...90)))),
      (.cornerRadius, .cornerRadius(generator.double(in: 1...40))),
      (.blur, .blur(radius: generator.double(in: 1...20))),
    ]
    let (property, other) = generator.pick(properties)
    var transition = AtomicTransition.keyframes(
      property, from: .random(of: property, &generator),
      (0..<generator.int(in: 1...4)).map { _ in .random(of: property, &generator) })
    if generator.int(in: 0...2) == 0 {
      transition = transition.delayed(by: generator.double(in: 0...0.3))
    }
    if generator.int(in: 0...2) == 0 {
      // It may begin before the start.
      let animation = Animation.randomTested(&generator)
        .delay(generator.double(in: -0.3...0.2))
      transition = transition.combined(with: other.animation(animation))
    }
    let operation: AtomicTransition.Operation = generator.bool() ? .insertion : .removal
    let container = Container(size: Size(width: 390, height: 844))
    let compiled = transition.compile(for: operation, in: container)
    let isReversed = generator.int(in: 0...3) == 0
    timeline = isReversed ? compiled.timeline.reversed() : compiled.timeline
    motion = Motion(timeline, in: container)
    name = "\(isReversed ? "reversed " : "")\(operation) of \(transition)"
  }
}

extension PropertyValue {
  fileprivate static func random(
    of property: ViewProperty, _ generator: inout SeededGenerator
  ) -> PropertyValue {
    let size = property == .translation ? 300.0 : property == .opacity ? 1 : 3
    return PropertyValue(
      property.componentNames.map { _ in
        generator.int(in: 0...5) == 0 ? 0 : generator.double(in: -size...size)
      })
  }

  fileprivate static func randomVelocity(
    of property: ViewProperty, _ generator: inout SeededGenerator
  ) -> PropertyValue {
    let size = property == .translation ? 9000.0 : 10
    return PropertyValue(property.componentNames.map { _ in generator.double(in: -size...size) })
  }
}

extension Keyframe<PropertyValue> {
  fileprivate static func random(
    of property: ViewProperty, _ generator: inout SeededGenerator
  ) -> Keyframe {
    let value = PropertyValue.random(of: property, &generator)
    // From a tenth of a millisecond to half a second.
    let duration =
      generator.int(in: 0...9) == 0
      ? generator.double(in: 1e-4...1e-3) : generator.double(in: 0.02...0.5)
    switch generator.int(in: 0...8) {
    case 0: return .linear(value, duration: duration)
    case 1...2: return .linear(value, duration: duration, timingCurve: .random(&generator))
    case 3...4: return .cubic(value, duration: duration)
    case 5:
      return .cubic(
        value, duration: duration,
        startVelocity: generator.bool() ? .randomVelocity(of: property, &generator) : nil,
        endVelocity: generator.bool() ? .randomVelocity(of: property, &generator) : nil)
    case 6: return .move(value)
    default:
      return .spring(
        value, duration: generator.int(in: 0...2) == 0 ? duration : nil,
        spring: Spring(
          duration: generator.double(in: 0.05...0.6), bounce: generator.double(in: -0.4...0.6)),
        startVelocity: generator.int(in: 0...2) == 0
          ? .randomVelocity(of: property, &generator) : nil)
    }
  }
}
