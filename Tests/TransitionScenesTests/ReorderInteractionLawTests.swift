import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Random drags over lists, grids and boards on screen, with changes by others in between.
final class ReorderInteractionLawTests: XCTestCase {
  func testWhateverHappensTheElementFollowsTheFingerAndTheOthersMoveSmoothly() {
    var (drags, samples, changes, removals, springEnds) = (0, 0, 0, 0, 0)
    forAll(10_000, .search) { generator in
      let count = generator.int(in: 2...10)
      let run = DragRun(&generator, count: count)
      for _ in 0..<generator.int(in: 1...3) { run.drag(&generator) }
      run.animator.advance(by: 60)
      XCTAssertTrue(run.animator.isIdle)
      XCTAssertEqual(run.animator.scene, run.scene)
      let frames = run.order.items.compactMap { run.animator.frame.rect(of: $0) }
      XCTAssertEqual(frames.count, run.order.items.count)
      for (index, frame) in frames.enumerated() {
        let id = run.order.items[index]
        XCTAssertEqual(run.animator.frame[id]?.frame, run.animator.scene[id]?.frame)
        for other in frames[..<index] { XCTAssertFalse(frame.overlaps(other)) }
      }
      drags += run.drags
      samples += run.samples
      changes += run.changes
      removals += run.removals
      springEnds += run.springEnds
    }
    XCTAssertLessThan(springEnds, samples / 50 + 20)
    print(
      "\(drags) drags, \(samples) samples of fingers, \(changes) changes by others, "
        + "\(removals) removals of what is held, \(springEnds) ends of springs between them")
  }
}

/// An order on screen that is dragged at random.
private final class DragRun {
  var board: ReorderingBoard
  var order: Reordering<String>
  let animator: SceneAnimator<String>
  private let reducesMotion: Bool
  private(set) var drags = 0
  private(set) var samples = 0
  private(set) var changes = 0
  private(set) var removals = 0
  private(set) var springEnds = 0

  init(_ generator: inout SeededGenerator, count: Int) {
    board = ReorderingBoard(&generator, count: count)
    order = Reordering(board.containers(of: ReorderingBoard.items(count)))
    reducesMotion = generator.int(in: 0...5) == 0
    var scene = board.scene(order)
    scene.prefersReducedMotion = reducesMotion
    animator = SceneAnimator(scene)
  }

  /// The order, laid out.
  var scene: Scene<String> {
    var scene = board.scene(order)
    scene.prefersReducedMotion = reducesMotion
    return scene
  }

  /// Drags an element, and drops it or cancels.
  func drag(_ generator: inout SeededGenerator) {
    let id = generator.pick(order.items)
    drags += 1
    let (start, middle) = (order.containers, middle(of: id))
    var finger = middle
    finger.x += generator.double(in: -10...10)
    let grip = middle.x - finger.x
    var updates = 0
    let drag = animator.beginReordering(id, of: order, at: finger) { [unowned self] in
      order = $0
      updates += 1
      animator.update(to: scene, $1)
    }
    guard let drag else { return XCTFail("\(id) cannot be held.") }
    var isChangedByOthers = false
    for _ in 0..<generator.int(in: 1...10) {
      let before = film()
      var comes: Set<String> = [id]
      switch generator.int(in: 0...8) {
      case 0:
        board.scroll = generator.double(in: 0...100)
        drag.layOut()
        comes = Set(order.items)
      case 2:
        // As after a resize.
        board.origin = Point(x: generator.double(in: 0...40), y: generator.double(in: 0...80))
        drag.layOut()
        comes = Set(order.items)
      case 1:
        isChangedByOthers = true
        changes += 1
        var lists = order.containers
        let list = generator.int(in: 0...lists.count - 1)
        let leaves = lists[list].items.filter { $0 != id && generator.int(in: 0...5) == 0 }
        lists[list].items.removeAll { leaves.contains($0) }
        board.sizes["new \(changes)"] = board.size(&generator)
        lists[list].items.insert(
          "new \(changes)", at: generator.int(in: 0...lists[list].items.count))
        XCTAssertNil(drag.update(lists))
        comes.formUnion(leaves + ["new \(changes)"])
      case 3 where order.items.count > 2 && generator.int(in: 0...3) == 0:
        removals += 1
        var lists = order.containers
        for list in lists.indices { lists[list].items.removeAll { $0 == id } }
        XCTAssertEqual(drag.update(lists)?.kind, .removed)
        XCTAssertFalse(drag.isActive)
        XCTAssertNil(order.held)
        XCTAssertNil(drag.move(to: finger))
        XCTAssertEqual(order.containers, lists)
        return
      default:
        samples += 1
        finger = Point(x: generator.double(in: 0...400), y: generator.double(in: 0...800))
        updates = 0
        XCTAssertEqual(drag.move(to: finger) == nil, updates == 0)
        XCTAssertLessThanOrEqual(updates, 1)
      }
      XCTAssertEqual(order.containers, drag.reordering.containers)
      let after = film()
      for places in after {
        XCTAssertEqual(places[id]?.x ?? .nan, finger.x + grip, accuracy: 1e-9)
        XCTAssertEqual(places[id]?.y ?? .nan, finger.y, accuracy: 1e-9)
      }
      // With reduced motion what stays is at its place at once.
      if !reducesMotion { check(before, after, except: comes) }
      animator.advance(by: generator.double(in: 0...0.2))
    }
    if generator.bool() {
      let items = order.containers
      drag.drop(velocity: Point(x: generator.double(in: -900...900), y: 0))
      XCTAssertEqual(order.containers, items, "What was shown is what it is.")
    } else {
      drag.cancel()
      if !isChangedByOthers { XCTAssertEqual(order.containers, start) }
    }
    animator.advance(by: generator.double(in: 0...0.3))
  }

  private func middle(of id: String) -> Point { animator.frame.rect(of: id)?.center ?? .zero }

  /// Where everything is seen.
  private func places() -> [String: Point] {
    order.items.reduce(into: [:]) { $0[$1] = middle(of: $1) }
  }

  /// Where everything is seen now, and a millionth of a second later each.
  private func film() -> [[String: Point]] {
    (0..<3).map { step in
      if step > 0 { animator.advance(by: 1e-6) }
      return places()
    }
  }

  /// Checks that nothing is elsewhere after a change than before, or moves with another velocity.
  private func check(
    _ before: [[String: Point]], _ after: [[String: Point]], except: Set<String>
  ) {
    for id in after[0].keys where !except.contains(id) {
      let places = (before + after).compactMap { $0[id] }
      guard places.count == 6 else { continue }
      check(places.map { $0.x }, "x of \(id)")
      check(places.map { $0.y }, "y of \(id)")
    }
  }

  /// Checks a coordinate at three times before a change and three after it, of which the third and the fourth are one.
  private func check(_ values: [Double], _ name: String) {
    XCTAssertEqual(values[3], values[2], accuracy: 1e-9, name)
    let speeds: [Double] = [0, 1, 3, 4].map { (values[$0 + 1] - values[$0]) * 1e6 }
    // A spring may end within a step, by a jump of half a point at most.
    for step in 1...2 {
      let differs = abs(speeds[step] - speeds[step - 1]) > 20
      if differs, abs(speeds[step] - speeds[step + 1]) > 20, abs(speeds[step]) < 0.6e6 {
        springEnds += 1
        return
      }
    }
    XCTAssertEqual(speeds[2], speeds[1], accuracy: 2, "velocity of \(name)")
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    func overlap(_ a: Double, _ aLength: Double, _ b: Double, _ bLength: Double) -> Bool {
      a + aLength > b + 1e-9 && b + bLength > a + 1e-9
    }
    return overlap(origin.x, width, other.origin.x, other.width)
      && overlap(origin.y, height, other.origin.y, other.height)
  }
}
