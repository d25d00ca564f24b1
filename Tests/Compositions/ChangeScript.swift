import TransitionKit
import TransitionScenes
import TransitionTestSupport

/// Random updates of a list, or of two lists that move themselves, and what an animator shows at some times: identity, frame in
/// the container, and opacity of each element.
struct ChangeScript: Encodable {
  struct Update: Encodable {
    let time: Double
    /// Identity, frame in what it is in, and the identity of that, or -1.
    let elements: [[Double]]
  }
  struct Frame: Encodable {
    let time: Double
    let elements: [[Double]]
  }

  static let animations: [(String, Animation)] = [
    ("smooth", .spring(Spring(response: 0.5, dampingRatio: 1))),
    ("bouncy", .spring(Spring(response: 0.4, dampingRatio: 0.7))),
    ("eased", .easeInOut(duration: 0.35)), ("linear", .linear(duration: 0.3)),
    ("slow", .spring(Spring(response: 0.2, dampingRatio: 2))),
  ]

  let animation: String
  private(set) var updates: [Update] = []
  private(set) var frames: [Frame] = []

  /// What is in the list.
  enum Content: Equatable {
    case elements
    /// Lists that move while elements in them come, move and leave, or that change their size while elements in them move.
    case movingLists, growingLists
  }

  init(seed: UInt64, of content: Content) {
    var before: [[Element<Int>?]] = [[], []]
    func scene(_ generator: inout SeededGenerator) -> Scene<Int> {
      content == .elements
        ? Self.scene(&generator) : Self.lists(&generator, content == .growingLists, &before)
    }
    var generator = SeededGenerator(seed: seed)
    let (name, animation) = Self.animations[Int(seed) % Self.animations.count]
    self.animation = name
    let animator = SceneAnimator(scene(&generator))
    updates.append(Update(time: 0, elements: Self.places(animator.scene)))
    var time = 0.0
    for _ in 0..<Int(generator.double(in: 2...8)) {
      let next = time + generator.double(in: 0.02...0.6)
      addFrames(of: animator, from: time, to: next)
      time = next
      animator.advance(to: time)
      animator.update(to: scene(&generator), animation: animation)
      updates.append(Update(time: time, elements: Self.places(animator.scene)))
    }
    addFrames(of: animator, from: time, to: time + 3)
  }

  private mutating func addFrames(
    of animator: SceneAnimator<Int>, from start: Double, to end: Double
  ) {
    for step in 0..<6 {
      let time = start + (end - start) * Double(step) / 6
      animator.advance(to: time)
      frames.append(
        Frame(
          time: time,
          elements: animator.frame.drawList.items.map { item in
            let (matrix, frame) = (item.drawing.matrix, item.drawing.layoutFrame)
            let start = matrix.apply(to: frame.origin)
            let end = matrix.apply(
              to: Point(x: frame.origin.x + frame.width, y: frame.origin.y + frame.height))
            return [
              Double(item.id), start.x, start.y, end.x - start.x, end.y - start.y,
              item.drawing.opacity,
            ]
          }))
    }
  }

  private static func scene(_ generator: inout SeededGenerator) -> Scene<Int> {
    Scene(
      size: Size(width: 400, height: 600),
      elements: list(of: 0..<6, in: Size(width: 200, height: 500), &generator))
  }

  /// Two lists with three elements each at most, which carry them, also while they are scaled.
  ///
  /// - Parameter before: each list as it was, and nothing behind it if it has left. What is inside one that comes back is as
  ///   it was: a module does not know where that was shown.
  private static func lists(
    _ generator: inout SeededGenerator, _ grows: Bool, _ before: inout [[Element<Int>?]]
  ) -> Scene<Int> {
    var lists: [Element<Int>] = []
    for number in 0..<2 {
      guard generator.double(in: 0...1) < 0.85 else {
        if before[number].count == 1 { before[number].append(nil) }
        continue
      }
      var frame = Rect(
        x: generator.double(in: 0...150).rounded(), y: generator.double(in: 0...250).rounded(),
        width: grows && generator.bool() ? 180 : 240, height: grows && generator.bool() ? 200 : 300)
      var inside = list(
        of: number * 3..<number * 3 + 3, in: Size(width: 80, height: 120), &generator,
        each: grows ? 1 : 0.75)
      if before[number].count == 2, let known = before[number][0] {
        (frame.size, inside) = (known.frame.size, known.children)
      }
      var element = Element(100 + number, frame: frame, children: inside)
      element.transition = .opacity
      element.resizing = .stretch
      lists.append(element)
      before[number] = [element]
    }
    return Scene(size: Size(width: 400, height: 600), elements: lists)
  }

  private static func list(
    of ids: Range<Int>, in size: Size, _ generator: inout SeededGenerator,
    each probability: Double = 0.75
  ) -> [Element<Int>] {
    var elements: [Element<Int>] = []
    for id in ids where generator.double(in: 0...1) < probability {
      let frame = Rect(
        x: generator.double(in: 0...size.width).rounded(),
        y: generator.double(in: 0...size.height).rounded(),
        width: generator.bool() ? 100 : 160, height: generator.bool() ? 50 : 80)
      var element = Element(id, frame: frame)
      element.transition = .opacity
      elements.append(element)
    }
    return elements
  }

  private static func places(_ scene: Scene<Int>) -> [[Double]] {
    func places(_ elements: [Element<Int>], in parent: Int) -> [[Double]] {
      elements.flatMap { element in
        let frame = element.frame
        let own = [
          Double(element.id), frame.origin.x, frame.origin.y, frame.width, frame.height,
          Double(parent),
        ]
        return [own] + places(element.children, in: element.id)
      }
    }
    return places(scene.elements, in: -1)
  }
}
