import TransitionKit
import TransitionScenes

// A host of a scene: elements come, leave and move, and one element becomes another.

nonisolated(unsafe) private var list = ListHost()

private final class ListHost {
  private var size = Size.zero
  private var rows: [Int] = []
  /// What the rows are that replace others: elements with equal keys are one.
  private var keys: [Int: Int] = [:]
  private var animator = SceneAnimator(Scene<Int>(size: .zero))
  private var frame = SceneFrame<Int>()
  private(set) var items = SceneDrawList<Int>()

  func start(_ size: Size) {
    self.size = size
    animator = SceneAnimator(scene)
  }

  func insert(_ row: Int) {
    rows.insert(row, at: 0)
    update()
  }

  func remove(at index: Int) {
    guard rows.indices.contains(index) else { return }
    rows.remove(at: index)
    update()
  }

  func move(_ from: Int, _ to: Int) {
    guard rows.indices.contains(from), rows.indices.contains(to) else { return }
    rows.insert(rows.remove(at: from), at: to)
    update()
  }

  /// Replaces a row by another one, which begins where the old one is.
  func open(_ index: Int, as row: Int) {
    guard rows.indices.contains(index) else { return }
    keys[row] = keys[rows[index]] ?? rows[index]
    rows[index] = row
    update(TransitionDefinition([.init(row, .sharedElement())]))
  }

  func advance(to time: Double) -> Bool {
    let continues = animator.advance(to: time)
    animator.sample(into: &frame)
    items.update(from: frame)
    return continues
  }

  private func update(_ definition: TransitionDefinition<Int>? = nil) {
    animator.update(to: scene, .animated(.snappy), using: definition)
  }

  private var scene: Scene<Int> {
    let elements = rows.enumerated().map { place, row in
      Element(row, frame: Rect(x: 0, y: 60 * Double(place), width: size.width, height: 52))
        .match("\(keys[row] ?? row)")
        .transition([.scale(0.9), .opacity])
    }
    return Scene(size: size) { elements }
  }
}

@_expose(wasm, "start")
@_cdecl("scene_start")
public func start(_ width: Double, _ height: Double) {
  list.start(Size(width: width, height: height))
}

@_expose(wasm, "insert")
@_cdecl("scene_insert")
public func insert(_ row: Int32) { list.insert(Int(row)) }

@_expose(wasm, "remove")
@_cdecl("scene_remove")
public func remove(_ index: Int32) { list.remove(at: Int(index)) }

@_expose(wasm, "move")
@_cdecl("scene_move")
public func move(_ from: Int32, _ to: Int32) { list.move(Int(from), Int(to)) }

@_expose(wasm, "open")
@_cdecl("scene_open")
public func open(_ index: Int32, _ row: Int32) { list.open(Int(index), as: Int(row)) }

/// Advances to a time in seconds, and says whether another frame is needed.
@_expose(wasm, "frame")
@_cdecl("scene_frame")
public func frame(_ time: Double) -> Int32 { list.advance(to: time) ? 1 : 0 }

@_expose(wasm, "count")
@_cdecl("scene_count")
public func count() -> Int32 { Int32(list.items.items.count) }

/// A number of an item: its row, its opacity, and where its first corner is.
@_expose(wasm, "number")
@_cdecl("scene_number")
public func number(_ item: Int32, _ index: Int32) -> Double {
  guard list.items.items.indices.contains(Int(item)) else { return 0 }
  let item = list.items.items[Int(item)]
  switch index {
  case 0: return Double(item.id)
  case 1: return item.drawing.opacity
  case 2: return item.drawing.matrix.m41
  default: return item.drawing.matrix.m42
  }
}
