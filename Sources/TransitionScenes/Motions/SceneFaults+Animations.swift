import TransitionKit

extension SceneFaults {
  /// Notes what of an inserted element does not repeat, although it is asked to: an insertion ends, and an emphasis waits for its
  /// trigger.
  mutating func noteUnstartedLoops(
    of element: ElementIndex, _ attributes: ElementAttributes?,
    _ builder: SceneChangeBuilder
  ) {
    guard OptionalParts.hasDiagnostics, !builder.transaction.disablesAnimations else { return }
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
      note(
        .unstartedLoop, .note, of: element,
        """
        comes with an animation that repeats for ever, and only what stays repeats: keep the element in the scene, hide it by \
        its opacity, and change it there
        """)
    }
    if let loop = values?.emphasis?.loop, !builder.reducesMotion || loop.isEssential {
      note(
        .unstartedLoop, .note, of: element,
        """
        comes with an emphasis that repeats for ever from the next change of its trigger on: change the trigger in a later \
        update
        """)
    }
  }

  /// Notes that an element with a transition comes or leaves at once, although it has an animation for a value: that holds for what it
  /// changes while it stays.
  mutating func noteUnusedAnimation(of element: ElementIndex, _ values: ElementAttributes.Values) {
    guard OptionalParts.hasDiagnostics, values.valueAnimation != nil, values.transition != nil
    else { return }
    note(
      .doesNothing, .note, of: element,
      """
      comes or leaves at once, as its animation(_:value:) is inside of what comes or leaves with it: write that on an element \
      around it, or animate the change
      """)
  }

  /// Notes what compiling has found of the transition of an element.
  ///
  /// - Parameter repeats: whether one cycle is run of what repeats for ever, which is known.
  mutating func noteCompiled(
    _ compiled: inout CompiledTransitions, of element: ElementIndex,
    repeats: @autoclosure () -> Bool
  ) {
    guard !compiled.findings.isEmpty else { return }
    let isLoop = repeats()
    for found in compiled.takeFindings() where found.isAboutScene {
      if !isLoop || found.kind != .endlessAnimation { note(found, of: element) }
    }
  }
}
