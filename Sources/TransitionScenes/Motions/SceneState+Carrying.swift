import TransitionKit

extension SceneState {
  /// Lets the frame and the lengths of an element continue from where they were seen.
  mutating func carry(
    _ element: ElementIndex, _ before: CarriedElement, by space: CarriedSpace, hasNewParent: Bool,
    delay: Double, _ builder: inout SceneChangeBuilder
  ) {
    let (x, y) = (space.now.x, space.now.y)
    let lengths = scene.carriedLengths(of: element, before)
    guard !scene.structure.elements[element].leaves else {
      scene.motions.carry(
        scene.structure.frame(of: element),
        by: SIMD4(x.scale.value, y.scale.value, x.scale.value, y.scale.value),
        offset: SIMD4(x.offset.value, y.offset.value, 0, 0))
      // It has not got another size, so the next change must not compile its effects anew.
      let container = scene.structure.container(of: element, scene.motions.goals)
      for effect in scene.structure.elements[element].effects {
        scene.effects.list[effect].sizes = SceneEffect.Sizes(container)
      }
      guard !lengths.isEmpty else { return }
      // What it goes back from if it returns.
      var values = scene.structure.elements[element].values
      for length in lengths {
        let units = length.property.units(x.scale.value, y.scale.value)
        let shift = length.property == .translation ? before.shift.value : .zero
        scene.motions.carry(length.slot, by: units, offset: shift * (units - .one))
        values.state.set(scene.motions[length.slot], of: length.property)
      }
      scene.structure.elements[element].attributes = ElementAttributes(values)
      return
    }
    guard let curve = builder.curve(of: element, scene.structure.elements[element].attributes)
    else { return }
    let longest = before.frame.durations.max()
    func moving(_ shown: ShownMotion) -> ShownMotion {
      var shown = shown
      let isMoving = shown.velocity .!= 0
      // What moves with something around it is under way, too.
      let known = longest > 0 ? longest : scene.settling.spring.response
      shown.durations.replace(with: known, where: isMoving .& (shown.durations .== 0))
      shown.durations.replace(with: 0, where: .!isMoving)
      (shown.value, shown.velocity) = (shown.value.clamped, shown.velocity.clamped)
      return shown
    }
    if !hasNewParent, scene.structure.flight(of: element) == nil {
      var shown = space.now.rect(before.frame)
      if scene.structure.elements[element].values.resizing == Resizing.none {
        for lane in 2...3 {
          (shown.value[lane], shown.velocity[lane]) = (scene.modelValue(of: element)[lane], 0)
        }
      }
      scene.motions.move(
        scene.structure.frame(of: element), from: moving(shown),
        continuing: SIMD4(x.scale.value, y.scale.value, x.scale.value, y.scale.value),
        origin: space.rest.rect(ShownMotion(value: before.modelValue)).value, curve, delay: delay,
        &builder.timing, &changes)
    }
    for length in lengths {
      let property = length.property
      let (units, rates) = (
        property.units(x.scale.value, y.scale.value), property.units(x.scale.rate, y.scale.rate)
      )
      let rest = property.units(space.rest.x.scale.value, space.rest.y.scale.value)
      var (shown, origin) = (length.shown, length.modelValue * rest)
      shown.velocity = shown.velocity * units + shown.value * rates
      shown.value *= units
      if property == .translation, before.shift.value != .zero, units != .one {
        let shift = scene.shift(of: element)
        shown.value += before.shift.value * units - shift.value
        shown.velocity +=
          before.shift.velocity * units + before.shift.value * rates - shift.velocity
        origin += before.shift.value * rest - shift.value
      }
      guard shown.value != length.shown.value || shown.velocity != length.shown.velocity else {
        continue
      }
      scene.motions.move(
        length.slot, from: moving(shown), continuing: units, origin: origin, curve, delay: delay,
        &builder.timing, &changes)
    }
  }
}
