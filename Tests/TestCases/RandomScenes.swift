import TransitionKit
import TransitionScenes
import TransitionTestSupport

// Random changes of scenes and random transitions about which contracts are judged.

extension AtomicTransition {
  /// One of a few, half of them mirrored, some along a path of two segments, some seen from one side only.
  package static func randomJudged(_ generator: inout SeededGenerator) -> AtomicTransition {
    var transition: AtomicTransition
    switch generator.int(in: 0...5) {
    case 0:
      let path = MotionPath(from: .random(&generator)) {
        $0.addCurve(
          to: .random(&generator), control1: .random(&generator), control2: .random(&generator))
        $0.addLine(to: .zero)
      }
      transition = .move(along: path, orientsToPath: generator.bool())
        .animation(.randomTested(&generator))
    case 1:
      transition = .rotate3D(
        .degrees(generator.double(in: -180...180)),
        axis: (x: generator.double(in: -1...1), y: generator.double(in: -1...1), z: 0),
        perspective: 0
      ).animation(.randomTested(&generator))
    default: transition = .randomTested(&generator)
    }
    if generator.int(in: 0...3) == 0 {
      transition = transition.combined(with: .randomTested(&generator))
    }
    return generator.bool() ? transition.mirrored() : transition
  }
}

extension Point {
  fileprivate static func random(_ generator: inout SeededGenerator) -> Point {
    Point(x: generator.double(in: -300...300), y: generator.double(in: -300...300))
  }
}

extension SceneTransition where ID == Int {
  /// A change of a small tree: elements come, leave, move, clip, fly and change their parents.
  package static func randomJudged(_ generator: inout SeededGenerator) -> SceneTransition {
    let count = 6
    var scene = Scene<Int>.random(upTo: count, using: &generator)
    while scene.ids.count < 2 {
      scene.edit(.insert, upTo: count, using: &generator)
    }
    var next = scene
    next.edit(
      times: generator.int(in: 1...5),
      kinds: [
        .moveFrame, .insert, .remove, .remove, .reparent, .changeState, .toggleClipping, .changeKey,
        .replace, .changeTransition, .reorder,
      ], upTo: count, using: &generator)
    scene.simplify()
    next.simplify()
    for id in Set(scene.ids + next.ids).sorted() where generator.bool() {
      let transition = AtomicTransition.randomJudged(&generator)
      scene[id]?.transition = transition
      next[id]?.transition = transition
    }
    var transaction = Transaction.animated(.randomTested(&generator))
    if generator.int(in: 0...3) == 0 {
      transaction.stagger = .index(each: generator.double(in: 0.01...0.1))
    }
    let change = SceneTransition(from: scene, to: next, transaction)
    return generator.int(in: 0...4) == 0 ? change.reversed() : change
  }
}

extension Scene where ID == Int {
  /// Takes away what is sampled, of which nothing is proved.
  fileprivate mutating func simplify() {
    for id in ids {
      self[id]?.modifier = nil
      self[id]?.emphasis = nil
    }
  }
}
