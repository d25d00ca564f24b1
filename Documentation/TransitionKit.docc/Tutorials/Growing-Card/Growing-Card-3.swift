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
