import TransitionKit
import TransitionScenes
import TransitionTestCases
import TransitionTestSupport
import XCTest

/// Random drags over lists, grids and boards on screen, with changes by others in between.
final class ReorderInteractionLawTests: XCTestCase {
  func testWhateverHappensTheElementFollowsTheFingerAndTheOthersMoveSmoothly() {
    var (drags, samples, changes, removals) = (0, 0, 0, 0)
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
    }
    print(
      "\(drags) drags, \(samples) samples of fingers, \(changes) changes by others, \(removals) removals of what is held"
    )
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
      let velocities = self.velocities()
      let places = self.places()
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
      for _ in 0..<2 {
        XCTAssertEqual(self.middle(of: id).x, finger.x + grip, accuracy: 1e-9)
        XCTAssertEqual(self.middle(of: id).y, finger.y, accuracy: 1e-9)
        animator.advance(by: 1e-6)
      }
      // With reduced motion what stays is at its place at once.
      if !reducesMotion { check(places, velocities, except: comes) }
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

  /// How fast everything has moved until now.
  private func velocities() -> [String: Point] {
    let before = places()
    animator.advance(by: 1e-6)
    return velocities(since: before)
  }

  private func velocities(since before: [String: Point]) -> [String: Point] {
    places().reduce(into: [:]) { result, now in
      guard let old = before[now.key] else { return }
      result[now.key] = Point(x: (now.value.x - old.x) * 1e6, y: (now.value.y - old.y) * 1e6)
    }
  }

  /// Checks that nothing has jumped, nor changed its velocity, in the two millionths of a second until now.
  private func check(
    _ places: [String: Point], _ velocities: [String: Point], except: Set<String>
  ) {
    let now = self.places()
    animator.advance(by: 1e-6)
    for (id, velocity) in self.velocities(since: now) where !except.contains(id) {
      guard let place = places[id], let old = velocities[id], let next = now[id] else { continue }
      XCTAssertEqual(next.x, place.x + 2e-6 * old.x, accuracy: 1e-4, id)
      XCTAssertEqual(next.y, place.y + 2e-6 * old.y, accuracy: 1e-4, id)
      XCTAssertEqual(velocity.x, old.x, accuracy: 2, id)
      XCTAssertEqual(velocity.y, old.y, accuracy: 2, id)
    }
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
