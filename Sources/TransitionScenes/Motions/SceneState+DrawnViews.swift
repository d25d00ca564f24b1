import TransitionKit

/// What has a separate view where a change is shown as a timeline.
package enum DrawnView: Hashable {
  case element(ElementIndex)
  /// The index of an old content that fades out.
  case snapshot(Int)
}

extension SceneState {
  /// All elements in the order in which they are drawn, with old contents in front of what is inside their elements.
  var drawnViews: [DrawnView] {
    var views: [DrawnView] = []
    var open: [ElementIndex] = []
    func close() {
      guard let last = open.popLast() else { return }
      if let fade = structure.elements[last].fade { views.append(.snapshot(fade.offset)) }
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

  /// The element that an element is drawn in; nil for the scene.
  func drawnParent(of number: ElementIndex) -> ElementIndex? {
    flight(of: number)?.isAbove == true ? nil : structure.elements[number].parent
  }

  /// Where an element is at rest, in what it is drawn in.
  func drawnModelValue(of number: ElementIndex) -> SIMD4<Double> {
    motions[flight(of: number)?.above?.rect ?? frame(of: number)]
  }

  /// Where an old content is when its element is at rest, in that element.
  func drawnModelValue(ofFade index: Int) -> SIMD4<Double> {
    let fade = structure.fades[index]
    let modelValue = drawnModelValue(of: fade.element)
    guard let frame = fade.frame else { return SIMD4(0, 0, modelValue.z, modelValue.w) }
    return SIMD4(frame.x - modelValue.x, frame.y - modelValue.y, frame.z, frame.w)
  }
}
