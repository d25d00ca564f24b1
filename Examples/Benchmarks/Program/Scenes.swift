import BenchmarkPeers
import TransitionKit
import TransitionScenes

/// So slow that nothing ends while it is measured.
let slow = Transaction.animated(.easeInOut(duration: 1e6))

/// Scenes of a list in which rows have moved.
struct ListScenes<ID: Hashable & Sendable> {
  private let ids: [ID]
  let first: Scene<ID>
  /// The same list with every row at another frame.
  let moved: Scene<ID>
  /// The same list with one row of a hundred at another frame.
  let slightlyMoved: Scene<ID>

  init(_ ids: [ID]) {
    self.ids = ids
    func scene(movingEvery step: Int) -> Scene<ID> {
      Scene(
        size: Size(width: 390, height: 844),
        elements: ids.enumerated().map { row, id in
          let distance = row % step == 0 ? 1 + Double(row % 64) : 0
          return Element(
            id,
            frame: Rect(
              x: distance, y: 44 * Double(row) + distance, width: 390 - distance,
              height: 44 + distance))
        })
    }
    first = scene(movingEvery: .max)
    moved = scene(movingEvery: 1)
    slightlyMoved = scene(movingEvery: 100)
  }

  /// The bound of an update: joins two arrays by a dictionary, and subtracts the rectangles.
  func joinByDictionary() -> Double {
    var indices: [ID: Int] = [:]
    indices.reserveCapacity(ids.count)
    for (index, element) in first.elements.enumerated() { indices[element.id] = index }
    var differences: [Rect] = []
    differences.reserveCapacity(ids.count)
    for element in moved.elements {
      guard let index = indices[element.id] else { continue }
      let (old, new) = (first.elements[index].frame, element.frame)
      differences.append(
        Rect(
          x: new.origin.x - old.origin.x, y: new.origin.y - old.origin.y,
          width: new.width - old.width, height: new.height - old.height))
    }
    return differences[differences.count - 1].origin.x
  }
}

extension Report {
  /// Updates, frames and memory of scenes.
  mutating func addScenes(_ effort: Effort) {
    let numbers = ListScenes(Array(0..<10_000))
    addUpdates("Int", effort, numbers)
    addUpdates("String", effort, ListScenes((0..<10_000).map { "row \($0)" }))
    addSceneFrames(effort, numbers)
    addSceneMemory(ListScenes(Array(0..<10_000)))
    addManyUpdates()
    addFlights(effort)
  }

  private mutating func addUpdates<ID>(
    _ name: String, _ effort: Effort, _ scenes: ListScenes<ID>
  ) {
    func addUpdate(
      _ what: String, to scene: Scene<ID>, _ transaction: Transaction = slow, isMoving: Bool,
      goal: Double?
    ) {
      let result = Measurement.compare(effort) {
        let animator = SceneAnimator(scenes.first)
        if isMoving {
          animator.update(to: scenes.moved, transaction)
          animator.advance(by: 1e-3)
        }
        return animator
      } _: { animator in
        animator.update(to: scene, transaction)
        return animator.clockTime
      } with: {
        scenes.joinByDictionary()
      }
      add(
        "updating 10000 elements, \(name) ids, \(what)", result.measured,
        bound: ("joining arrays by a Dictionary", result.bound), ratioGoal: goal)
    }
    addUpdate("all changed", to: scenes.moved, isMoving: false, goal: 5)
    addUpdate("in flight, curve", to: scenes.first, isMoving: true, goal: nil)
    addUpdate(
      "in flight, spring", to: scenes.first, .animated(.snappy), isMoving: true, goal: nil)
    addUpdate("1 % changed", to: scenes.slightlyMoved, isMoving: false, goal: nil)
    let animator = SceneAnimator(scenes.first)
    add(
      "the same, nothing changed",
      .of(effort, calls: effort.calls(20)) {
        animator.update(to: scenes.first, slow)
        return 0
      })
  }

  /// Frames in which every element moves, next to a plain loop over as many numbers.
  private mutating func addSceneFrames(_ effort: Effort, _ scenes: ListScenes<Int>) {
    let count = scenes.first.elements.count
    var plain = PlainNumbers(count, columns: 4)
    func addFrames(_ name: String, _ animator: SceneAnimator<Int>, goal: Double) {
      var frame = animator.frame
      let result = Measurement.compare(effort, calls: effort.calls(200)) {
        // So short that no correction ends meanwhile.
        animator.advance(by: 1e-9)
        animator.sample(into: &frame)
        return frame.time
      } with: {
        plain.interpolate()
      }
      add(
        "a frame of 10000 elements that move\(name), each", result.measured, per: count,
        maximumAllocations: 0, bound: ("a plain loop", result.bound), ratioGoal: goal)
    }
    let animator = SceneAnimator(scenes.first)
    animator.update(to: scenes.moved, slow)
    animator.advance(by: 1e5)
    addFrames("", animator, goal: 2)
    animator.update(to: scenes.first, slow)
    addFrames(" with corrections", animator, goal: 3)

    addWaiting(effort)

    let idle = SceneAnimator(scenes.first)
    var frame = idle.frame
    add(
      "a frame of 10000 elements of which none moves",
      .of(effort, calls: effort.calls(200_000)) {
        idle.advance(by: 1e-3)
        idle.sample(into: &frame)
        return frame.time
      }, maximumAllocations: 0)
  }

  /// Frames of a scene in which an interrupted effect waits for a track with a delay, next to the same scene without one that waits.
  private mutating func addWaiting(_ effort: Effort) {
    let size = Size(width: 390, height: 844)
    let idle = (1...4000).map {
      Element($0, frame: Rect(x: 0, y: Double($0), width: 390, height: 1))
    }
    func animator(delay: Double) -> SceneAnimator<Int> {
      let row = Element(0, frame: Rect(x: 0, y: 0, width: 390, height: 44))
        .transition(.offset(x: 100).combined(with: .opacity.delayed(by: delay)))
      let animator = SceneAnimator(Scene(size: size, elements: idle))
      animator.update(to: Scene(size: size, elements: idle + [row]), slow)
      animator.advance(by: 1e3)
      animator.update(to: Scene(size: size, elements: idle), slow)
      animator.advance(by: 1)
      return animator
    }
    let (waiting, moving) = (animator(delay: 1e5), animator(delay: 0))
    var (frame, other) = (waiting.frame, moving.frame)
    let result = Measurement.compare(effort, calls: effort.calls(20_000)) {
      waiting.advance(by: 1e-6)
      waiting.sample(into: &frame)
      return frame.time
    } with: {
      moving.advance(by: 1e-6)
      moving.sample(into: &other)
      return other.time
    }
    add(
      "a frame of 4000 elements in which an effect waits", result.measured, maximumAllocations: 0,
      bound: ("without one that waits", result.bound), ratioGoal: 2)
  }

  /// The memory of an animator, without the scenes that the host keeps too.
  private mutating func addSceneMemory(_ scenes: ListScenes<Int>) {
    let count = Double(scenes.first.elements.count)
    let start = allocatedBytes()
    let animator = SceneAnimator(scenes.first)
    animator.advance(by: 1e-3)
    let resting = allocatedBytes()
    addMemory(
      "memory of each of 10000 elements", bytes: Double(resting - start) / count, maximum: 160)
    animator.update(to: scenes.moved, slow)
    animator.advance(by: 1e-3)
    let moving = allocatedBytes()
    addMemory(
      "memory of each of 10000 moving frames", bytes: Double(moving - resting) / count,
      maximum: 128)
    animator.update(to: scenes.first, slow)
    animator.advance(by: 1e-3)
    addMemory(
      "memory of each of 10000 interrupted frames",
      bytes: Double(allocatedBytes() - resting) / count, maximum: 128)
    // It is alive until here.
    animator.advance(by: 1e-3)
  }

  /// A list of 1000 rows that is shuffled 100 times a second for 10 seconds.
  private mutating func addManyUpdates() {
    let run = ShuffledList(count: 1000)
    var (times, memory): ([Measurement], [Int]) = ([], [])
    for _ in 0..<10 {
      times.append(run.runForASecond())
      memory.append(allocatedBytes())
    }
    add(
      "a frame of 1000 rows in the tenth second of updates", times[9],
      bound: ("in the second one", times[1]))
    // It goes up and down by some percent, with the number of rows that leave.
    addMemory(
      "  its memory, at most 1.1 times that in the second one", bytes: Double(memory[9]),
      maximum: 1.1 * Double(memory[1]))
  }
}

/// A list of rows that is shuffled all the time, and of which rows leave and come.
private final class ShuffledList {
  private var rows: [Int]
  private var next: Int
  private var random: UInt64 = 1
  private let animator: SceneAnimator<Int>
  private var frame = SceneFrame<Int>()

  init(count: Int) {
    rows = Array(0..<count)
    next = count
    animator = SceneAnimator(Scene(size: .zero))
  }

  /// Updates the list 100 times.
  ///
  /// - Returns: the fastest of the frames.
  func runForASecond() -> Measurement {
    .fastest(of: 100, after: update) {
      animator.advance(by: 0.01)
      animator.sample(into: &frame)
      return frame.time
    }
  }

  private func update() {
    for _ in 0..<10 {
      rows[number(below: rows.count)] = next
      next += 1
    }
    for index in rows.indices { rows.swapAt(index, number(below: rows.count)) }
    let elements = rows.enumerated().map { index, row in
      Element(row, frame: Rect(x: 0, y: 44 * Double(index), width: 390, height: 44))
    }
    animator.update(
      to: Scene(size: Size(width: 390, height: 44_000), elements: elements), .animated(.snappy))
  }

  private func number(below limit: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((random >> 33) % UInt64(limit))
  }
}
