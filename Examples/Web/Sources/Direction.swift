import TransitionKit

extension Host {
  /// Lets a button turn the direction of text round.
  func listenToDirection() {
    let (root, button) = (Node.find("root"), Node.find("direction"))
    onClick(button) {
      let isRightToLeft = !self.isRightToLeft
      root.setAttribute("dir", isRightToLeft ? "rtl" : "ltr")
      button.setAttribute("aria-pressed", isRightToLeft ? "true" : "false")
      for stage in self.stages { stage.resize() }
    }
  }
}

extension Rect {
  /// The rectangle where it is if text runs from right to left.
  func mirrored(in width: Double) -> Rect {
    guard host.isRightToLeft else { return self }
    return Rect(x: width - right, y: origin.y, width: self.width, height: height)
  }
}
