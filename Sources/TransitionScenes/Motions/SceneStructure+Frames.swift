import TransitionKit

// Where elements are when nothing moves, by the goals of all slots.
extension SceneStructure {
  /// The frame of an element in the scene when nothing moves.
  func restingRect(of element: ElementIndex, _ goals: [SIMD4<Double>]) -> Rect {
    var rect = Rect(lanes: goals[frame(of: element).offset])
    for ancestor in ancestors(of: element) {
      let outer = goals[frame(of: ancestor).offset]
      rect.origin = Point(x: rect.origin.x + outer.x, y: rect.origin.y + outer.y)
    }
    return rect
  }

  /// Where an element is laid out in the scene, whatever moves around it.
  ///
  /// - Parameter changes: the frames and parents of elements that have others in another layout.
  func layoutRect(
    of element: ElementIndex, _ goals: [SIMD4<Double>],
    with changes: ElementMap<SceneEdit.Element> = [:]
  ) -> SIMD4<Double> {
    var rect = SIMD4<Double>.zero
    var next: ElementIndex? = element
    while let number = next {
      let change = changes.isEmpty ? nil : changes[number]
      let own = change?.frame ?? goals[frame(of: number).offset]
      rect += number == element ? own : SIMD4(own.x, own.y, 0, 0)
      next = change != nil ? change?.parent : elements[number].parent
    }
    return rect
  }

  /// Where an element is at rest, in what it is drawn in.
  func drawnModelValue(of number: ElementIndex, _ goals: [SIMD4<Double>]) -> SIMD4<Double> {
    goals[drawnSlot(of: number).offset]
  }

  /// Where an old content is when its element is at rest, in that element.
  func drawnModelValue(ofFade index: Int, _ goals: [SIMD4<Double>]) -> SIMD4<Double> {
    let fade = fades[index]
    let modelValue = drawnModelValue(of: fade.element, goals)
    guard let frame = fade.frame else { return SIMD4(0, 0, modelValue.z, modelValue.w) }
    return SIMD4(frame.x - modelValue.x, frame.y - modelValue.y, frame.z, frame.w)
  }
}
