import TransitionKit
import TransitionScenes

/// A small random number generator (SplitMix64).
struct Randomness: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
  mutating func whole(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }
  mutating func chance(_ probability: Double) -> Bool { number(0...1) < probability }
}

/// Scenes of plain rectangles, some inside others, over a background.
enum RandomScenes {
  static let size = Size(width: 300, height: 400)
  static let colors: [UInt32] = [0x2457A6, 0xC8553D, 0x2A9D6F, 0x8A4FA8, 0xB8860B, 0x3A3F58]

  static func color(of id: Int) -> UInt32 { id == 0 ? 0xE8EAF0 : colors[id % colors.count] }

  static func scene(_ random: inout Randomness) -> Scene<Int> {
    var roots: [Element<Int>] = [Element(0, frame: Rect(size: size))]
    for id in 1...random.whole(2...9) where random.chance(0.8) {
      var element = element(id, in: size, &random)
      for child in 0..<random.whole(0...2) where random.chance(0.7) {
        element.children.append(self.element(10 * id + child, in: element.frame.size, &random))
      }
      roots.append(element)
    }
    return Scene(size: size, elements: roots)
  }

  private static func element(_ id: Int, in size: Size, _ random: inout Randomness) -> Element<Int>
  {
    let frame = Rect(
      x: random.number(-0.2...0.7) * size.width, y: random.number(-0.2...0.7) * size.height,
      width: random.number(0.2...0.7) * size.width, height: random.number(0.2...0.7) * size.height)
    var state = PropertyState.rest
    if random.chance(0.4) { state.rotation = Rotation(z: random.number(-1...1)) }
    if random.chance(0.4) { state.scale = Scale(random.number(0.5...1.4)) }
    if random.chance(0.4) { state.opacity = random.number(0.2...1) }
    let transitions: [AtomicTransition] = [
      .opacity, .scale(0.5), .move(edge: .leading), [.move(edge: .bottom), .opacity],
      .rotate(.degrees(40)), .wipe(edge: .top), .slidingDoors(axis: .horizontal),
    ]
    return Element(id, frame: frame).state(state).clipped(random.chance(0.3))
      .transition(transitions[random.whole(0...transitions.count - 1)])
  }

  static func animation(_ random: inout Randomness) -> Animation {
    [Animation.snappy, .bouncy, .easeInOut(duration: 0.4), .linear(duration: 0.3)][
      random.whole(0...3)]
  }
}
