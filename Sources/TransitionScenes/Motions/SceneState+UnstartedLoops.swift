import TransitionKit

extension SceneState {
  /// Notes what of an inserted element does not repeat, although it is asked to: an insertion ends, and an emphasis waits for its
  /// trigger.
  mutating func noteUnstartedLoops(of element: ElementIndex, _ builder: SceneChangeBuilder) {
    guard OptionalParts.hasDiagnostics, !builder.transaction.disablesAnimations else { return }
    let attributes = structure.elements[element].attributes
    func isLoop(_ animation: Animation?) -> Bool {
      guard let animation, animation.isLoop else { return false }
      return !builder.reducesMotion || animation.isEssential
    }
    func isLoop(_ animation: ElementAnimation?) -> Bool {
      if case .custom(let animation)? = animation { return isLoop(animation) }
      return false
    }
    let values = attributes?.values
    if isLoop(values?.valueAnimation?.animation)
      || isLoop(builder.animation(of: element, attributes))
    {
      findings.faults.noteUnstartedLoop(
        of: element,
        """
        comes with an animation that repeats for ever, and only what stays repeats: keep the element in the scene, hide it by \
        its opacity, and change it there
        """)
    }
    if let loop = values?.emphasis?.loop, !builder.reducesMotion || loop.isEssential {
      findings.faults.noteUnstartedLoop(
        of: element,
        """
        comes with an emphasis that repeats for ever from the next change of its trigger on: change the trigger in a later \
        update
        """)
    }
  }
}
