import TransitionKit

// Elements that get another parent start from where they are seen.

/// What of the motions of a scene counts for where an element is seen.
enum SeenMoment: Sendable, Equatable {
  /// All of them, as now.
  case now
  /// None, as when everything has arrived.
  case rest
  /// Those of an open change at its start, and no others.
  case start(of: ChangeNumber)
}

/// Where an element is seen, in the coordinates of the scene.
struct SeenElement: Sendable {
  let element: ElementIndex
  /// x, y, width and height with their velocities, and for how long each has been moving.
  let frame: [MovingNumber]
  let opacity: MovingNumber
  /// The factor on its own opacity with which hosts show it.
  let opacityLimit: MovingNumber
  /// The scale of everything around it, across and down.
  let scale: MovingNumber
  let verticalScale: MovingNumber
  /// By how much it is rotated as it flies in front of everything.
  var angle = MovingNumber(value: 0)
  /// Whether something around it is rotated or in perspective.
  let isTurned: Bool
  let isSpring: Bool
  let duration: Double

  /// The rectangle in the scene.
  func shown(_ settling: SettlingSpring) -> ShownMotion { motion(frame, settling) }

  /// The opacity and the scale of everything around it, and its rotation in flight.
  func shownFactors(_ settling: SettlingSpring) -> ShownMotion {
    motion([opacity, scale, angle], settling)
  }

  /// The rectangle inside something in the scene.
  func mapped(into space: SeenSpace) -> SIMD4<Double> {
    func point(_ map: AxisMap, _ lane: Int) -> Double {
      map.isInvertible ? map.point(at: frame[lane]).value : frame[lane].value
    }
    func length(_ map: AxisMap, _ lane: Int) -> Double {
      map.isInvertible ? (frame[lane] / map.scale).value : frame[lane].value
    }
    return SIMD4(
      point(space.x, 0), point(space.y, 1), length(space.x, 2), length(space.y, 3)
    ).clamped
  }

  /// The factors on lengths, if it gets into something else in the scene; nil if nothing can be seen there.
  func units(in space: SeenSpace) -> ContentMap? {
    guard space.x.isInvertible, space.y.isInvertible else { return nil }
    var units = ContentMap()
    units.x.scale = scale / space.x.scale
    units.y.scale = verticalScale / space.y.scale
    return units
  }

  private func motion(_ numbers: [MovingNumber], _ settling: SettlingSpring) -> ShownMotion {
    var shown = ShownMotion(value: .zero, isSpring: isSpring)
    // What moves with something around it has been moving for as long; at least it is under way.
    let duration = duration > 0 ? duration : settling.spring.response
    for (lane, number) in numbers.enumerated() {
      shown.value[lane] = number.value
      shown.velocity[lane] = number.rate
      shown.durations[lane] = number.rate == 0 ? 0 : duration
    }
    shown.value = shown.value.clamped
    shown.velocity = shown.velocity.clamped
    return shown
  }
}

extension SceneState {
  /// Where the elements are seen that an update puts under another parent, and that do not fly.
  ///
  /// The origin is where they would be seen if nothing moved.
  func seenElements(
    of edit: SceneEdit, except flightStarts: [FlightStart]
  ) -> [(seen: SeenElement, origin: SeenElement)] {
    guard edit.changesStructure else { return [] }
    let flying = Set(flightStarts.map { $0.element })
    return edit.changes.compactMap { change in
      let number = change.number
      guard structure.contains(number),
        structure.elements[number].parent != change.parent, !flying.contains(change.number),
        flight(of: number)?.isAbove != true
      else { return nil }
      return (seenElement(number), seenElement(number, at: .rest))
    }
  }

  /// Where an element is seen, now or at rest.
  func seenElement(_ number: ElementIndex, at moment: SeenMoment = .now) -> SeenElement {
    let own = opacity(of: number, at: moment)
    if moment == .now, let slots = flight(of: number)?.above {
      let shown = motions.shown(slots.rect, at: age)
      let factors = motions.shown(slots.factors, at: age)
      return SeenElement(
        element: number, frame: (0..<4).map { MovingNumber(shown, $0) },
        opacity: MovingNumber(factors, 0),
        opacityLimit: (own * MovingNumber(factors, 0)).opacityLimit,
        scale: MovingNumber(factors, 1),
        verticalScale: MovingNumber(factors, 1), angle: MovingNumber(factors, 2),
        isTurned: factors.value.z != 0,
        isSpring: shown.isSpring, duration: shown.durations.max())
    }
    let space = space(inside: structure.elements[number].parent, at: moment)
    let isNow = moment == .now
    let shown =
      isNow ? motions.shown(frame(of: number), at: age) : ShownMotion(value: modelValue(of: number))
    func lane(_ lane: Int) -> MovingNumber { MovingNumber(shown, lane) }
    return SeenElement(
      element: number,
      frame: [
        space.x.position(of: lane(0)), space.y.position(of: lane(1)),
        space.x.scale * lane(2), space.y.scale * lane(3),
      ], opacity: space.opacity, opacityLimit: own.opacityLimit, scale: space.x.scale,
      verticalScale: space.y.scale,
      isTurned: space.isTurned,
      isSpring: shown.isSpring,
      duration: isNow ? max(shown.durations.max(), longestMotion(around: number)) : 0)
  }

  /// For how long anything around an element has been moving.
  private func longestMotion(around element: ElementIndex) -> Double {
    var longest = 0.0
    for ancestor in structure.ancestors(of: element) {
      longest = max(longest, motions.shown(frame(of: ancestor), at: age).durations.max())
      if let effect = structure.elements[ancestor].transition, effects.list[effect].end > age {
        longest = max(longest, age - effects.list[effect].start)
      }
      longest = max(longest, timeMoving(asPage: ancestor))
    }
    return longest
  }

  /// Lets elements that fly or have another parent, or around which lengths are others now, continue from where they were
  /// seen.
  mutating func continueSeen(
    _ seen: [(seen: SeenElement, origin: SeenElement)], _ flightStarts: [FlightStart],
    _ carried: ElementMap<CarriedElement>, _ edit: SceneEdit,
    _ builders: inout [SceneChangeBuilder],
    transaction: (ElementIndex) -> Int
  ) {
    findings.turned.removeAll()
    findings.rescaled.removeAll()
    guard !seen.isEmpty || !flightStarts.isEmpty || !carried.isEmpty else { return }
    var numbers: ElementMap<(seen: SeenElement, origin: SeenElement)> = [:]
    for element in seen { numbers[element.seen.element] = element }
    var starts: ElementMap<FlightStart> = [:]
    for flightStart in flightStarts { starts[flightStart.element] = flightStart }
    let named = Set(edit.changed)
    var spaces: ElementMap<CarriedSpace> = [:]
    // Parents come before what is in them, and are carried before it gets its position in them.
    for number in structure.order {
      let known = numbers[number]
      if let flightStart = starts[number] {
        start(flightStart, &builders[transaction(number)])
      } else if let known {
        continueSeen(
          known.seen, known.origin, of: number, along: .straight, &builders[transaction(number)])
      }
      if let before = carried[number] {
        carry(
          number, before, known, &spaces, isNamed: named.contains(number), &builders,
          transaction: transaction)
      }
    }
  }

  /// Lets an element continue from where it, or its partner, was seen.
  ///
  /// - Parameter origin: where it would have been seen if nothing had moved.
  mutating func continueSeen(
    _ seen: SeenElement, _ origin: SeenElement, of element: ElementIndex, along path: FlightPath,
    _ builder: inout SceneChangeBuilder
  ) {
    let attributes = structure.elements[element].attributes
    let delay = builder.delay(of: element, .moved)
    guard !builder.transaction.reducesMotion, !builder.crossfades(element),
      let curve = builder.curve(of: element, attributes)
    else { return }
    let space = space(inside: structure.elements[element].parent)
    if seen.isTurned || space.isTurned { findings.turned.append(element) }
    let modelValue = modelValue(of: element)
    var shown = ShownMotion(value: modelValue, isSpring: seen.isSpring)
    // What moves with something around it has been moving for as long; at least it is under way.
    let duration = seen.duration > 0 ? seen.duration : settling.spring.response
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
    if flight(of: element)?.isHeld == true {
      keepHeld(element, at: shown.value)
      return continueOpacity(
        seen, of: element, in: space.opacity, curve, delay: delay, &builder)
    }
    let offset = PathOffset(path, from: shown.value.middle - modelValue.middle)
    // The element continues, but not another one that it flies out of.
    let carrying =
      seen.element == element
      ? seen.units(in: space).map { SIMD4($0.x.scale.value, $0.y.scale.value, 1, 1) } : nil
    motions.move(
      frame(of: element), from: shown,
      continuing: carrying.map { SIMD4($0.x, $0.y, $0.x, $0.y) },
      origin: builder.isOpen
        ? origin.mapped(
          into: self.space(
            inside: structure.elements[element].parent, at: .start(of: builder.number))) : nil,
      curve, along: offset, delay: delay, &builder.timing, &changes)
    continueOpacity(seen, of: element, in: space.opacity, curve, delay: delay, &builder)
  }

  /// The greatest opacity of an element that makes up for that of its parent.
  private static let mostOpaque = 4.0

  /// Lets an element keep the opacity with which it was seen.
  ///
  /// - Parameter surroundings: the opacity of everything around it now.
  mutating func continueOpacity(
    _ seen: SeenElement, of number: ElementIndex, in surroundings: MovingNumber,
    _ curve: AnimationCurve, delay: Double, _ builder: inout SceneChangeBuilder
  ) {
    // The state of a pair starts as hosts show it already.
    let limit = seen.element == number ? seen.opacityLimit : MovingNumber(value: 1)
    guard surroundings.value > 1e-9,
      seen.opacity.value != surroundings.value || seen.opacity.rate != surroundings.rate
        || limit.value != 1
    else { return }
    let slot = slot(of: .opacity, number)
    let own = motions.shown(slot, at: age)
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
      ? 0 : max(own.durations.x, seen.duration > 0 ? seen.duration : settling.spring.response)
    motions.move(
      slot, from: shown, continuing: seen.element == number ? SIMD4(repeating: 1) : nil, curve,
      delay: delay, &builder.timing, &changes)
  }
}
