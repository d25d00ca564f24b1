// Runs what of the adapter for SwiftUI needs no view: the run of a stage, the stack of screens, and what is drawn of a state.

import SwiftUI
import TransitionKit

func check(_ condition: Bool, _ claim: String) {
  guard !condition else { return }
  preconditionFailure("the adapter for SwiftUI: not true that \(claim)")
}

let size = TransitionKit.Size(width: 390, height: 844)
let container = Container(size: size)

// The state of a view is drawn as the draw list says.
let transitions: [AtomicTransition] = [
  [.move(edge: .bottom), .opacity], .rotate3D(.degrees(150), axis: (x: 0, y: 1, z: 0)),
  .clip(top: 0.2, leading: 0.1), .clipReveal, .layoutScale(x: 0.5), .wipe(edge: .leading),
  [.scale(0.5), .rotate(.degrees(40)), .cornerRadius(-20)],
  [.blur(radius: 10), .saturation(-1), .hueRotation(.degrees(90)), .grayscale(0.5)],
  [.overlay(TransitionKit.Color.black), .contrast(2), .brightness(0.5)], .iris,
  [
    .background(TransitionKit.Color.blue), .border(TransitionKit.Color.red, width: 2),
    .shadow(color: TransitionKit.Color.green, radius: 4),
  ],
]
for transition in transitions {
  let timeline = transition.compile(for: .insertion, in: container).timeline
  for step in 0...8 {
    let frame = timeline.frame(at: timeline.duration * Double(step) / 8)
    let (state, list) = (frame.view, frame.drawList(in: container))
    for item in list.items {
      let drawn = ItemEffects(item: item)
      check(state.matrix(in: size) == drawn.matrix(in: size), "matrices are equal: \(transition)")
      check(state.clip(in: size) == drawn.clip(in: size), "clips are equal: \(transition)")
      check(state.contentFrame(in: size) == drawn.contentFrame(in: size), "frames are equal")
      check(
        state.isHidden(in: size) || !drawn.isHidden(in: size) || item.opacity == 0,
        "what is hidden is")
      check(drawn.isHidden(in: size) || !state.isHidden(in: size), "nothing else is hidden")
      check(state.drawnOpacity == drawn.drawnOpacity, "opacities are equal")
      check(state.drawnCornerRadius == drawn.drawnCornerRadius, "radii are equal")
      check(state.drawnFilters == drawn.drawnFilters, "filters are equal: \(transition)")
      // SwiftUI has matrices of a plane.
      let (matrix, plane) = (item.matrix, ProjectionTransform(item.matrix))
      let point = matrix.apply(to: TransitionKit.Point(x: 100, y: 300))
      let w = plane.m13 * 100 + plane.m23 * 300 + plane.m33
      check(
        abs(Double((plane.m11 * 100 + plane.m21 * 300 + plane.m31) / w) - point.x) < 1e-6
          && abs(Double((plane.m12 * 100 + plane.m22 * 300 + plane.m32) / w) - point.y) < 1e-6,
        "a point goes to the same place")
    }
  }
}

// A stage, interrupted after 0.1 s.
let run = PageRun("list")
check(run.entries(at: 0, in: container).map(\.id.page) == ["list"], "a page is alone at rest")
run.go(.push, to: "detail", with: .slide, at: 100)
check(
  run.entries(at: 3, in: container).first?.item?.matrix.m41 == 0,
  "a time before the start shows the start")
var positions: [Double] = []
var time = 100.0
while run.isActive, time < 110 {
  time += 1.0 / 120
  if abs(time - 100.1) < 1e-6 { run.go(.pop, to: "list", with: .slide, at: time) }
  let entries = run.entries(at: time, in: container)
  guard run.isActive else { break }
  check(Set(entries.map(\.id)).count == entries.count, "ids are unique")
  check(
    Set(entries.map(\.id)) == [.init(page: "list", piece: nil), .init(page: "detail", piece: nil)],
    "a page keeps its id")
  positions += entries.filter { $0.id.page == "detail" }.compactMap { $0.item?.matrix.m41 }
}
check(!run.isActive && time < 101, "the run ends")
check(zip(positions, positions.dropFirst()).allSatisfy { abs($0 - $1) < 50 }, "nothing jumps")
check(
  run.page == "list" && run.entries(at: 200, in: container).count == 1, "the first page is back")

// A page in pieces keeps its view, hidden.
run.go(
  .pop, to: "other", with: NavigationTransition.asymmetric(push: .explode, pop: .explode), at: 200)
let pieces = run.entries(at: 200.1, in: container)
check(pieces.filter(\.isInPieces).count >= 1, "there are pieces")
check(Set(pieces.map(\.id)).count == pieces.count, "ids of pieces are unique")

// A stack of screens.
let stack = ScreenStackModel(["list"]) { _ in .push() }
func now() -> Double { Date().timeIntervalSinceReferenceDate }
@MainActor func settle(after start: Double) -> Int {
  var most = 0
  for step in 0...600 where stack.isActive {
    most = max(
      most,
      stack.entries(at: start + Double(step) / 60, in: container).filter { $0.screen != nil }.count)
    stack.rest()
  }
  return most
}
check(settle(after: now()) == 1 && !stack.isActive, "a stack comes to rest")
check(stack.update { $0.push("detail") } == nil, "a push is made")
check(settle(after: now()) == 2 && !stack.isActive, "a push shows two screens, and comes to rest")
check(
  stack.entries(at: now() + 100, in: container).map(\.screen) == ["detail"], "the new screen stays")
check(stack.update { try $0.pop() } == nil, "a pop is made")
let moved = stack.entries(at: now() + 0.1, in: container).filter { $0.item.matrix.m41 > 1 }
check(moved.map(\.screen) == ["detail"], "it moves from its first frame on, after a rest, too")
check(stack.update { try $0.pop() } == .lastScreen, "the last screen stays")
check(settle(after: now()) == 2, "a pop shows two screens")

print("the adapter for SwiftUI ran, as far as it needs no view")
