// Runs the hosts of `Documentation/Adapters/GameLoop` without a window, and checks what the guide says of them.

import TransitionKit
import TransitionScenes

func check(_ condition: Bool, _ claim: String) {
  guard !condition else { return }
  preconditionFailure("the game loop: not true that \(claim)")
}

let container = Container(size: Size(width: 1280, height: 720))

/// A game that opens a page at once, and goes back after ten steps.
func game(showing pictures: Int) -> (frames: [[DrawList.Item]], ends: [Int]) {
  let pages = GameTransitions(.slide.animation(.bouncy), showing: 0, in: container)
  var (frames, ends, number): ([[DrawList.Item]], [Int], Int) = ([], [], 0)
  pages.didEnd = { page in ends.append(number * 10 + page) }
  pages.go(.push, to: 1)
  for step in 0..<120 {
    number = step
    if step == 10 { pages.go(.pop, to: 0) }
    pages.update(1.0 / 60)
    frames.append(pages.items().map(\.drawing))
    // The pictures between this step and the next.
    for picture in 0..<pictures {
      _ = pages.items(ahead: Double(picture + 1) / Double(pictures + 1) / 60)
    }
  }
  return (frames, ends)
}

let (plain, drawn) = (game(showing: 0), game(showing: 3))
check(plain.frames == drawn.frames, "the pictures between steps change nothing, to the bit")
check(plain.ends == drawn.ends, "a run ends in the same step, whatever is drawn")
check(
  plain.ends.count == 1 && plain.ends.allSatisfy { $0 % 10 == 0 },
  "it ends once, at the page it went back to")
check(plain.frames.first?.count == 2, "both pages are drawn")
check(plain.frames.last?.isEmpty == true, "nothing is left to draw")

// Steps of another length show the same at the same time.
let (few, many) = (
  GameTransitions(.swing, showing: 0, in: container),
  GameTransitions(.swing, showing: 0, in: container)
)
for pages in [few, many] {
  pages.go(.push, to: 1)
  pages.update(0.125)
}
few.update(0.125)
for _ in 0..<8 { many.update(0.015625) }
check(
  few.items().map(\.drawing) == many.items().map(\.drawing), "the length of steps changes nothing")

// Between steps, values continue without a jump.
var positions: [Double] = []
let pages = GameTransitions(.slide, showing: 0, in: container)
var steps = FixedSteps(1.0 / 30)
pages.go(.push, to: 1)
for picture in 0..<72 {
  if picture == 24 { pages.go(.pop, to: 0) }
  steps.advance(by: 1.0 / 144) { pages.update($0) }
  let item = pages.items(ahead: steps.rest).first { $0.page == 1 }
  if let item { positions.append(item.drawing.matrix.m41) }
}
let jumps = zip(positions, positions.dropFirst()).map { abs($1 - $0) }
check(
  jumps.allSatisfy { $0 < 60 }, "pictures between steps show no jump, with an interruption either")
check(Set(positions).count > 40, "pictures between steps differ")

// In the background nothing moves. A long step counts as the longest.
let paused = GameTransitions(.slide, showing: 0, in: container)
paused.go(.push, to: 1)
paused.update(0.1)
paused.update(0.1)
let before = paused.items().map(\.drawing)
paused.isPaused = true
paused.update(1000)
check(paused.items(ahead: 10).map(\.drawing) == before, "a paused game stands still")
paused.isPaused = false
paused.longestStep = 0.1
paused.update(1000)
check(!paused.items().isEmpty, "a long step counts as the longest")

// The engine takes a step of any length: it shows the end, and ends the run once.
let endless = GameTransitions(.slide, showing: 0, in: container)
var ends = 0
endless.didEnd = { _ in ends += 1 }
endless.longestStep = .infinity
endless.go(.push, to: 1)
endless.update(0.1)
endless.update(1e6)
endless.update(1e6)
check(ends == 1 && endless.items().isEmpty, "a huge step ends a run once")

// A scene.
func inventory(_ ids: [String]) -> Scene<String> {
  Scene(size: Size(width: 400, height: 400)) {
    for (row, id) in ids.enumerated() {
      Element(id, frame: Rect(x: 0, y: 50 * Double(row), width: 400, height: 50))
    }
  }
}
func sorting(showing pictures: Int) -> [[SceneDrawList<String>.Item]] {
  let scene = GameScene(inventory(["sword", "rope", "lamp"]))
  return (0..<300).map { step in
    if step == 0 { scene.show(inventory(["lamp", "sword"])) }
    if step == 6 { scene.show(inventory(["sword", "rope"])) }
    scene.update(1.0 / 60)
    let items = scene.items()
    for picture in 0..<pictures {
      _ = scene.items(ahead: Double(picture + 1) / Double(pictures + 1) / 60)
    }
    return items
  }
}
let sorted = sorting(showing: 0)
check(sorted == sorting(showing: 3), "pictures change nothing in a scene, to the bit")
check(sorted[4].count == 3, "what leaves is drawn")
check(sorted.last?.map(\.id) == ["sword", "rope"], "what has left is not")

print("the hosts of the game loop ran")
