import TransitionScenes

let screen = Size(width: 390, height: 844)

let list = Scene(size: screen) {
  Element("list", frame: Rect(x: 0, y: 0, width: 390, height: 844)) {
    Element("card", frame: Rect(x: 20, y: 120, width: 350, height: 160))
  }
}
