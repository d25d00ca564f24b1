import TransitionKit

// How frames move, and how the motions of an element end.
extension SceneState {
  /// Changes the model value of an element's frame.
  mutating func moveFrame(
    of element: ElementIndex, to modelValue: SIMD4<Double>, _ builder: inout SceneChangeBuilder
  ) {
    let attributes = scene.structure.elements[element.offset].attributes
    var curve = builder.frameCurve(of: element, attributes)
    let slot = scene.structure.frame(of: element)
    if builder.reducesMotion, let animated = curve, !animated.isLoop {
      // What is at once in place of an animation does not move on.
      scene.motions.end(slot)
      curve = nil
    }
    var lanes = LaneMask(repeating: true)
    if attributes?.values.resizing == Resizing.none { (lanes[2], lanes[3]) = (false, false) }
    scene.motions.move(
      slot, to: modelValue, lanes: lanes, curve,
      delay: builder.delay(of: element, .moved), &builder.timing, &changes)
  }

  /// Puts an element at its model values, with no effect on top.
  mutating func endMotions(of element: ElementIndex) {
    scene.takeOverMotions(of: element, &changes)
    for slot in scene.structure.slots(of: element) { scene.motions.end(slot) }
    endFlight(of: element)
    scene.endFade(of: element)
    scene.effects.end(of: [element], withEmphases: true, in: &scene.structure, &changes)
  }
}
