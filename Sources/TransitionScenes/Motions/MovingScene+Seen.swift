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
    SIMD4(frame[0].value, frame[1].value, frame[2].value, frame[3].value).mapped(into: space)
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

extension MovingScene {
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
      guard structure.contains(number), structure.elements[number].parent != change.parent,
        !flying.contains(change.number), structure.flight(of: number)?.isAbove != true
      else { return nil }
      return (seenElement(number), seenElement(number, at: .rest))
    }
  }

  /// Where an element is seen, now or at rest.
  func seenElement(_ number: ElementIndex, at moment: SeenMoment = .now) -> SeenElement {
    let own = opacity(of: number, at: moment)
    if moment == .now, let slots = structure.flight(of: number)?.above {
      let shown = motions.shown(slots.rect, at: age)
      let factors = motions.shown(slots.factors, at: age)
      // What has come over it carries it.
      let space = spaceOfFrame(of: number)
      let opacity = space.opacity * MovingNumber(factors, 0)
      return SeenElement(
        element: number, frame: space.frame(of: shown), opacity: opacity,
        opacityLimit: (own * opacity).opacityLimit,
        scale: space.x.scale * MovingNumber(factors, 1),
        verticalScale: space.y.scale * MovingNumber(factors, 1), angle: MovingNumber(factors, 2),
        isTurned: factors.value.z != 0,
        isSpring: shown.isSpring, duration: shown.durations.max())
    }
    let space = space(inside: structure.elements[number].parent, at: moment)
    let isNow = moment == .now
    let shown =
      isNow
      ? motions.shown(structure.frame(of: number), at: age)
      : ShownMotion(value: modelValue(of: number))
    return SeenElement(
      element: number, frame: space.frame(of: shown), opacity: space.opacity,
      opacityLimit: own.opacityLimit, scale: space.x.scale, verticalScale: space.y.scale,
      isTurned: space.isTurned,
      isSpring: shown.isSpring,
      duration: isNow ? max(shown.durations.max(), longestMotion(around: number)) : 0)
  }

  /// For how long anything around an element has been moving.
  private func longestMotion(around element: ElementIndex) -> Double {
    var longest = 0.0
    for ancestor in structure.ancestors(of: element) {
      longest = max(longest, motions.shown(structure.frame(of: ancestor), at: age).durations.max())
      if let effect = structure.elements[ancestor].transition, effects.list[effect].end > age {
        longest = max(longest, age - effects.list[effect].start)
      }
      longest = max(longest, timeMoving(asPage: ancestor))
    }
    return longest
  }
}

extension SeenSpace {
  /// The numbers in the scene of a rectangle inside it.
  fileprivate func frame(of shown: ShownMotion) -> [MovingNumber] {
    [
      x.position(of: MovingNumber(shown, 0)), y.position(of: MovingNumber(shown, 1)),
      x.scale * MovingNumber(shown, 2), y.scale * MovingNumber(shown, 3),
    ]
  }
}

extension SIMD4<Double> {
  /// The rectangle inside something of one in the scene. It stays as it is along an axis along which nothing can be seen there.
  func mapped(into space: SeenSpace) -> SIMD4 {
    func axis(_ map: AxisMap, _ position: Double, _ length: Double) -> (Double, Double) {
      guard map.isInvertible else { return (position, length) }
      return (map.point(at: MovingNumber(value: position)).value, length / map.scale.value)
    }
    let ((x, width), (y, height)) = (axis(space.x, self.x, z), axis(space.y, self.y, w))
    return SIMD4(x, y, width, height).clamped
  }
}
