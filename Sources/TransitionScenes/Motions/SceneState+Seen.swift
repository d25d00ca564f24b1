import TransitionKit

extension SceneState {
  /// Lets an element continue from where it, or its partner, was seen.
  ///
  /// - Parameters:
  ///   - origin: where it would have been seen if nothing had moved.
  ///   - ownOpacity: its own opacity when it was seen; nil if that is still the same.
  mutating func continueSeen(
    _ seen: SeenElement, _ origin: SeenElement, of element: ElementIndex, along path: FlightPath,
    ownOpacity: ShownMotion? = nil, _ builder: inout SceneChangeBuilder
  ) {
    let attributes = scene.structure.elements[element].attributes
    let delay = builder.delay(of: element, .moved)
    guard !builder.transaction.reducesMotion, !builder.crossfades(element),
      let curve = builder.curve(of: element, attributes)
    else { return }
    let space = scene.space(inside: scene.structure.elements[element].parent)
    if seen.isTurned || space.isTurned { scene.findings.turned.append(element) }
    let modelValue = scene.modelValue(of: element)
    var shown = ShownMotion(value: modelValue, isSpring: seen.isSpring)
    // What moves with something around it has been moving for as long; at least it is under way.
    let duration = seen.duration > 0 ? seen.duration : scene.settling.spring.response
    func put(_ number: MovingNumber, at lane: Int) {
      shown.value[lane] = number.value
      shown.velocity[lane] = number.rate
      shown.durations[lane] = number.rate == 0 ? 0 : duration
    }
    if space.x.isInvertible {
      put(space.x.point(at: seen.frame[0]), at: 0)
      put(seen.frame[2] / space.x.scale, at: 2)
    }
    if space.y.isInvertible {
      put(space.y.point(at: seen.frame[1]), at: 1)
      put(seen.frame[3] / space.y.scale, at: 3)
    }
    if attributes?.values.resizing == Resizing.none {
      for lane in 2...3 { put(MovingNumber(value: modelValue[lane]), at: lane) }
    }
    shown.value = shown.value.clamped
    shown.velocity = shown.velocity.clamped
    if scene.structure.flight(of: element)?.isHeld == true {
      keepHeld(element, at: shown.value)
      return continueOpacity(
        seen, of: element, in: space.opacity, own: ownOpacity, curve, delay: delay, &builder)
    }
    let offset = PathOffset(path, from: shown.value.middle - modelValue.middle)
    // The element continues, but not another one that it flies out of.
    let carrying =
      seen.element == element
      ? seen.units(in: space).map { SIMD4($0.x.scale.value, $0.y.scale.value, 1, 1) } : nil
    scene.motions.move(
      scene.structure.frame(of: element), from: shown,
      continuing: carrying.map { SIMD4($0.x, $0.y, $0.x, $0.y) },
      origin: builder.isOpen
        ? origin.mapped(
          into: scene.space(
            inside: scene.structure.elements[element].parent, at: .start(of: builder.number)))
        : nil, curve, along: offset, delay: delay, &builder.timing, &changes)
    continueOpacity(
      seen, of: element, in: space.opacity, own: ownOpacity, curve, delay: delay, &builder)
  }

  /// The greatest opacity of an element that makes up for that of its parent.
  private static let mostOpaque = 4.0

  /// Lets an element keep the opacity with which it was seen.
  ///
  /// - Parameters:
  ///   - surroundings: the opacity of everything around it now.
  ///   - own: its own opacity when it was seen; nil if that is still the same.
  mutating func continueOpacity(
    _ seen: SeenElement, of number: ElementIndex, in surroundings: MovingNumber,
    own: ShownMotion? = nil, _ curve: AnimationCurve, delay: Double,
    _ builder: inout SceneChangeBuilder
  ) {
    // The state of a pair starts as hosts show it already.
    let limit = seen.element == number ? seen.opacityLimit : MovingNumber(value: 1)
    guard surroundings.value > 1e-9,
      seen.opacity.value != surroundings.value || seen.opacity.rate != surroundings.rate
        || limit.value != 1
    else { return }
    let slot = scene.slot(of: .opacity, number)
    let own = own ?? scene.motions.shown(slot, at: scene.age)
    let factor = limit * (seen.opacity / surroundings)
    var opacity = MovingNumber(own, 0) * factor
    if abs(opacity.value) > Self.mostOpaque {
      // Behind something that is hardly there it cannot be seen as before. It shows as opaque, and must not swing back.
      opacity = MovingNumber(value: max(-Self.mostOpaque, min(opacity.value, Self.mostOpaque)))
    }
    var shown = own
    shown.value.x = opacity.value
    shown.velocity.x = opacity.rate
    shown.durations.x =
      opacity.rate == 0
      ? 0 : max(own.durations.x, seen.duration > 0 ? seen.duration : scene.settling.spring.response)
    scene.motions.move(
      slot, from: shown, continuing: seen.element == number ? SIMD4(repeating: 1) : nil, curve,
      delay: delay, &builder.timing, &changes)
  }
}
