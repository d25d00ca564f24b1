import TransitionKit

/// What has a separate view where a change is shown as a timeline.
package enum DrawnView: Hashable {
  case element(Int32)
  /// The index of an old content that fades out.
  case snapshot(Int)
}

extension SceneState {
  /// All elements in the order in which they are drawn, with old contents in front of what is inside their elements.
  var drawnViews: [DrawnView] {
    var views: [DrawnView] = []
    var open: [Int32] = []
    func close() {
      guard let last = open.popLast() else { return }
      let fade = Int(structure.elements[Int(last)].fade)
      if fade >= 0 { views.append(.snapshot(fade)) }
    }
    for number in structure.drawingOrder {
      let parent = drawnParent(of: number)
      while let last = open.last, last != parent { close() }
      views.append(.element(number))
      open.append(number)
    }
    while !open.isEmpty { close() }
    return views
  }

  /// The element that an element is drawn in; -1 for the scene.
  func drawnParent(of number: Int32) -> Int32 {
    flight(of: Int(number))?.isAbove == true ? -1 : structure.elements[Int(number)].parent
  }

  /// Where an element is at rest, in what it is drawn in.
  func drawnTruth(of number: Int32) -> SIMD4<Double> {
    motions[flight(of: Int(number))?.above?.rect ?? frame(of: Int(number))]
  }

  /// Where an old content is when its element is at rest, in that element.
  func drawnTruth(ofFade index: Int) -> SIMD4<Double> {
    let fade = structure.fades[index]
    let truth = drawnTruth(of: fade.element)
    guard let frame = fade.frame else { return SIMD4(0, 0, truth.z, truth.w) }
    return SIMD4(frame.x - truth.x, frame.y - truth.y, frame.z, frame.w)
  }
}
