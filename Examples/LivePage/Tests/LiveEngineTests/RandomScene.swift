import TransitionKit
import TransitionScenes
import TransitionTestSupport

@testable import LiveEngine

/// A scene, in words and as it is written with the public interface.
struct RandomScene {
  let words: [Double]
  let direct: Scene<Int>

  init(_ generator: inout SeededGenerator) {
    var listed: [[Double]] = []
    var elements: [Element<Int>] = []
    for id in 0..<8 where generator.int(in: 0...3) > 0 {
      let frame = Rect(
        x: generator.double(in: -50...300), y: generator.double(in: -50...700),
        width: generator.double(in: 0...200), height: generator.double(in: 0...200))
      let (opacity, radius) = (generator.double(in: 0...1), generator.double(in: 0...20))
      let (key, version) = (generator.int(in: 0...3), generator.int(in: 0...2))
      let clips = generator.bool()
      let (transition, recipe): (AtomicTransition?, [Double]) = generator.pick([
        (nil, [0]), (.opacity, LiveWords.recipe("opacity", [0])),
        (.scale(0.5, anchor: .center), LiveWords.recipe("scale", [0.5, 0.5, 0.5])),
      ])
      listed.append(
        LiveWords.element(
          id, frame, cornerRadius: radius, opacity: opacity, key: key, clips: clips,
          version: version, transition: recipe))
      var element = Element(id, frame: frame).opacity(opacity).clipped(clips)
        .contentVersion(version)
      element.state.cornerRadius = radius
      element.transition = transition
      if key > 0 { element.match = MatchKey("\(key)") }
      for child in 0..<generator.int(in: 0...2) {
        let frame = Rect(
          x: generator.double(in: -50...100), y: generator.double(in: -50...100), width: 30,
          height: 40)
        listed.append(LiveWords.element(100 + 10 * id + child, in: id, frame))
        element.children.append(Element(100 + 10 * id + child, frame: frame))
      }
      elements.append(element)
    }
    words = LiveWords.scene(listed)
    direct = Scene(size: Size(width: 400, height: 800), elements: elements)
  }

  func scene() throws -> Scene<ScreenElementID> {
    var reader = WordReader(words)
    return try reader.scene()
  }
}
