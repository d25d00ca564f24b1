import TransitionKit
import TransitionTestSupport

/// Parts of random transitions: straight moves, keyframes, a modifier and an arc, of random sizes.
package func movingParts(_ generator: inout SeededGenerator) -> [AtomicTransition] {
  func number(_ range: ClosedRange<Double>) -> Double { generator.double(in: range) }
  return [
    .move(edge: .trailing), .opacity, .scale(number(0.1...0.9)), .rotate(.radians(number(-3...3))),
    .offset(x: number(-200...200), y: number(-200...200)), .blur(radius: number(1...20)),
    .overlay(.black.opacity(0.4)),
    .keyframes(
      .translation, from: [0, -100, 0],
      [.spring([0, 20, 0]), .cubic([0, 0, 0], duration: 0.4)]),
    .modifier(
      active: Shake(amplitude: number(1...40), turns: number(1...8)),
      identity: Shake(amplitude: 9, turns: 0)),
    .arc(x: number(-200...200), y: number(-200...200), intensity: number(-2...2)),
  ]
}

/// Animations of several kinds, none of which starts infinitely fast.
package let gentleAnimations: [Animation] = [
  .easeInOut(duration: 0.4), .easeIn(duration: 0.7), .bouncy, .smooth, .snappy,
  .timingCurve(0.68, -0.55, 0.27, 1.55, duration: 0.6), .linear(duration: 0.5).delay(0.1),
]
