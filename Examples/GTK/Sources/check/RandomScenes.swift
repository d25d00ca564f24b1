import TransitionKit
import TransitionScenes
import TransitionTestSupport

/// Scenes of plain rectangles, some inside others, over a background.
enum RandomScenes {
  static let size = Size(width: 300, height: 400)
  static let colors: [UInt32] = [0x2457A6, 0xC8553D, 0x2A9D6F, 0x8A4FA8, 0xB8860B, 0x3A3F58]

  static func color(of id: Int) -> UInt32 { id == 0 ? 0xE8EAF0 : colors[id % colors.count] }

  static func scene(_ random: inout SeededGenerator) -> Scene<Int> {
    var roots: [Element<Int>] = [Element(0, frame: Rect(size: size))]
    for id in 1...random.int(in: 2...9) where random.chance(0.8) {
      var element = element(id, in: size, &random)
      for child in 0..<random.int(in: 0...2) where random.chance(0.7) {
        element.children.append(self.element(10 * id + child, in: element.frame.size, &random))
      }
      roots.append(element)
    }
    return Scene(size: size, elements: roots)
  }

  private static func element(_ id: Int, in size: Size, _ random: inout SeededGenerator) -> Element<
    Int
  > {
    let frame = Rect(
      x: random.double(in: -0.2...0.7) * size.width, y: random.double(in: -0.2...0.7) * size.height,
      width: random.double(in: 0.2...0.7) * size.width,
      height: random.double(in: 0.2...0.7) * size.height)
    var state = PropertyState.rest
    if random.chance(0.4) { state.rotation = Rotation(z: random.double(in: -1...1)) }
    if random.chance(0.4) { state.scale = Scale(random.double(in: 0.5...1.4)) }
    if random.chance(0.4) { state.opacity = random.double(in: 0.2...1) }
    let transitions: [AtomicTransition] = [
      .opacity, .scale(0.5), .move(edge: .leading), [.move(edge: .bottom), .opacity],
      .rotate(.degrees(40)), .wipe(edge: .top), .slidingDoors(axis: .horizontal),
    ]
    return Element(id, frame: frame).state(state).clipped(random.chance(0.3))
      .transition(transitions[random.int(in: 0...transitions.count - 1)])
  }

  static func animation(_ random: inout SeededGenerator) -> Animation {
    [Animation.snappy, .bouncy, .easeInOut(duration: 0.4), .linear(duration: 0.3)][
      random.int(in: 0...3)]
  }
}

extension SeededGenerator {
  fileprivate mutating func chance(_ probability: Double) -> Bool {
    double(in: 0...1) < probability
  }
}
