import TransitionScenes

let screen = Size(width: 390, height: 844)

let list = Scene(size: screen) {
  Element("list", frame: Rect(x: 0, y: 0, width: 390, height: 844)) {
    Element("card", frame: Rect(x: 20, y: 120, width: 350, height: 160))
      .match("picture")
  }
}

let page = Scene(size: screen) {
  Element("page", frame: Rect(x: 0, y: 0, width: 390, height: 844)) {
    Element("header", frame: Rect(x: 0, y: 0, width: 390, height: 300))
      .match("picture")
    Element("text", frame: Rect(x: 20, y: 320, width: 350, height: 480))
  }
}

let opening: TransitionDefinition<String> = [
  "page": .crossfade,
  "header": .sharedElement(path: .arc(0.2)),
  "text": .translateY(80).combined(with: .crossfade).delay(0.1),
]

let animator = SceneAnimator(page)
let closing = animator.begin(to: list, .animated(.smooth), using: opening, holding: "card") {
  position in
  print(position == .end ? "closed" : "still open")
}
closing.scrub(to: 0.4)
closing.cancel(velocity: -0.5)
while animator.advance(by: 1.0 / 60) {}
