import TransitionKit

// Elements that no segments describe: their tracks are straight lines between samples.

/// What elements of a scene that are sampled show for some time.
struct SceneSamples {
  /// How far an element may be from a line, as a part of the range of each number.
  private static let distance = 2.5e-4

  /// Where the lines of each element begin and end, two equal times for a jump, and what it shows then.
  private var points: [ElementIndex: [(time: Double, state: PropertyState)]] = [:]

  /// What each element shows right after the last of them; nothing if it is no longer on screen.
  private(set) var ends: [ElementIndex: PropertyState] = [:]

  /// Looks at some elements of a state.
  ///
  /// - Parameters:
  ///   - start: the first time.
  ///   - length: for how many seconds.
  init(
    of elements: [ElementIndex], in state: SceneState, from start: Double, lasting length: Double
  ) {
    guard !elements.isEmpty else { return }
    // At the end elements are no longer there.
    let end = max((start + length).nextDown, start)
    // What is seen of more elements at once takes too much room.
    for first in stride(from: 0, to: elements.count, by: 64) {
      look(at: Array(elements[first...].prefix(64)), in: state, from: start, to: end)
    }
    var last = state
    _ = last.advance(to: start + length)
    let staying = elements.filter { last.scene.structure.contains($0) }
    let states = Self.states(
      of: staying, in: last, at: staying.indices.map { ($0, start + length) })
    for (element, state) in zip(staying, states) { ends[element] = state }
  }

  private mutating func look(
    at elements: [ElementIndex], in state: SceneState, from start: Double, to end: Double
  ) {
    let coarse = Self.states(
      of: elements, in: state,
      at: elements.indices.flatMap { element in
        (0...64).map { (element, start + (end - start) * Double($0) / 64) }
      })
    let ranges = elements.indices.map { NumberRanges(of: coarse[($0 * 65)...].prefix(65)) }
    let times = elements.map { element in
      var times = [start]
      for mark in state.breakpoints(upTo: end, of: element) where mark >= start && mark < end {
        // What jumps may be anywhere at that time itself.
        times += [mark.nextDown, mark.nextUp].filter { $0 > times[times.count - 1] }
      }
      return end > start ? times + [end] : times
    }
    let sampled = SampledCode.sampled(
      times,
      isStraight: { ranges[$0].isStraight(from: $1, to: $2, $3, $4, within: Self.distance) },
      values: {
        Self.states(of: elements, in: state, at: $0.map { ($0.function, $0.progress) })
      })
    for (element, sampled) in zip(elements, sampled) {
      var last = start
      points[element] = sampled.points.map {
        last = $0.progress.isBeside(last) ? last : $0.progress
        return (last, $0.value)
      }
    }
  }

  /// What an element shows at the points, with their times; nothing if it is not sampled.
  func states(of element: ElementIndex) -> [(time: Double, state: PropertyState)] {
    points[element] ?? []
  }

  /// What elements show at times. One that is off the screen again is transparent.
  private static func states(
    of elements: [ElementIndex], in start: SceneState, at looks: [(element: Int, time: Double)]
  ) -> [PropertyState] {
    var state = start
    var values = SceneValues()
    var states = Array(repeating: PropertyState.rest, count: looks.count)
    var shown = Array(repeating: PropertyState.rest, count: elements.count)
    for place in looks.indices.sorted(by: { looks[$0].time < looks[$1].time }) {
      let number = looks[place].element
      _ = state.advance(to: looks[place].time)
      state.scene.sample(elements[number], into: &values)
      if values.structure.contains(elements[number]) {
        shown[number] = values.state(of: elements[number])
      } else {
        shown[number].opacity = 0
      }
      states[place] = shown[number]
    }
    return states
  }
}

/// The range of each number that a view shows.
private struct NumberRanges {
  private var ranges: [ViewProperty: SIMD4<Double>] = [:]

  init(of states: ArraySlice<PropertyState>) {
    var properties = PropertySet()
    for state in states { properties.formUnion(state.written) }
    for property in properties {
      ranges[property] = states.map { $0.premultiplied(property) }.range
    }
  }

  /// Whether all numbers of a state are near the lines between two others.
  func isStraight(
    from start: PropertyState, to end: PropertyState, _ part: Double, _ state: PropertyState,
    within distance: Double
  ) -> Bool {
    if state == start, state == end { return true }
    return start.written.union(end.written).union(state.written).allSatisfy { property in
      let (a, b, value) = (
        start.premultiplied(property), end.premultiplied(property), state.premultiplied(property)
      )
      let rounding = larger(larger(a, b), SIMD4(repeating: 1)) * 1e-9
      return value.isNear(
        a, b, at: part, within: larger((ranges[property] ?? .zero) * distance, rounding))
    }
  }
}

extension PropertyState {
  fileprivate func premultiplied(_ property: ViewProperty) -> SIMD4<Double> {
    property.premultiplied(vector(of: property))
  }
}

extension SceneTimelineBuilder {
  mutating func addSampled(_ element: ElementIndex, as view: Int, _ samples: SceneSamples) {
    var (samples, start, length, timing) = (samples, 0.0, duration, 0)
    // What it shows right after the last sample: where an emphasis that repeats begins again, or where a jump leads.
    var restart: PropertyState?
    if let loop = state.scene.sampledLoop(of: element) {
      let isCycle = loop.duration > 0 && duration > 0
      if isCycle {
        (start, length) = (loop.delay, loop.duration)
        samples = SceneSamples(of: [element], in: state, from: start, lasting: length)
        if state.scene.structure.elements[element].emphasis != nil {
          restart = samples.ends[element]
        }
      }
      var repeated = Timing(
        start: start, end: start + length, animation: .linear(duration: length))
      repeated.loop = AnimationLoop(
        duration: isCycle ? length : 0, autoreverses: loop.autoreverses,
        isEssential: loop.isEssential)
      timing = number(of: repeated)
    } else {
      restart = samples.ends[element]
    }
    let states = samples.states(of: element)
    var properties = restart?.written ?? PropertySet()
    for state in states { properties.formUnion(state.state.written) }
    for property in properties {
      var knots = states.map {
        Polyline.Knot(time: $0.time - start, value: $0.state.premultiplied(property))
      }
      guard let first = knots.first, let last = knots.last else { continue }
      let end = restart?.premultiplied(property) ?? last.value
      let jump = end - last.value
      if !property.isAnimatable {
        // One value holds, with which it is at rest.
        if knots.contains(where: { $0.value != end }) {
          omissions.append(
            """
            \(targets[view].id).\(property) as it changes: \(PropertyValue(end, of: property)) holds all the time
            """)
        }
        knots = [Polyline.Knot(time: first.time, value: end)]
      } else if length <= 0 {
        knots = [first]
      } else if (jump * jump).max() > 1e-18 {
        knots.append(Polyline.Knot(time: last.time, value: end))
      }
      var segment = Timeline.Segment(
        through: knots, until: knots[knots.count - 1].time, completion: end)
      segment.timing = timing
      add([segment], of: property, to: view)
    }
  }
}

extension MovingScene {
  /// Writes what is shown of one element now.
  fileprivate mutating func sample(_ element: ElementIndex, into values: inout SceneValues) {
    values.age = age
    if !isCurrent(values) { values.reset(self) }
    for slot in structure.slots(moving: element) {
      values.motions[slot.offset] = motions.value(of: slot, at: age)
    }
    if let modifier = structure.elements[element].modifier {
      values.modifiers[modifier.offset] = modifierState(of: element, at: age)
    }
    for effect in structure.elements[element].effects {
      effects.sample(
        effect, at: age, into: &values.effects, from: structure.effects[effect.offset].firstSlot)
    }
  }

  /// The elements that are sampled from the start of a change to its end, rather than for a cycle.
  func sampledElements(lasting duration: Double) -> [ElementIndex] {
    structure.order.filter {
      isSampled($0) && (duration <= 0 || sampledLoop(of: $0)?.duration ?? 0 <= 0)
    }
  }

  /// Whether something moves an element that has no segments: a modifier, an emphasis, or ancestors that are scaled or rotated
  /// and do not carry it.
  func isSampled(_ element: ElementIndex) -> Bool {
    if structure.elements[element].emphasis != nil || structure.elements[element].modifier != nil {
      return true
    }
    if structure.states(of: element).contains(where: { motions.heldValue(of: $0.slot) != nil }) {
      return true
    }
    guard let slots = structure.flight(of: element)?.above else { return false }
    let ends = [motions.value(of: slots.factors, at: 0), motions[slots.factors]]
    return ends.contains { $0.y != 1 || $0.z != 0 }
  }

  /// How what a sampled element shows repeats, from the time 0 on; nil if nothing of it does.
  ///
  /// Its duration is 0 if not all of it repeats in one way.
  fileprivate func sampledLoop(of element: ElementIndex) -> AnimationLoop? {
    let record = structure.elements[element]
    // The frame has a track of its own.
    let slots = structure.slots(of: element).filter { $0 != record.frame }
    var loops = slots.compactMap { motions.motion(of: $0) }.map { motion in
      motion.timing.loop.map {
        AnimationLoop(
          delay: motion.age + $0.delay, duration: $0.duration, autoreverses: $0.autoreverses,
          isEssential: $0.isEssential)
      }
    }
    if let emphasis = record.emphasis {
      let effect = effects.list[emphasis]
      loops.append(
        effect.loop.map {
          AnimationLoop(
            delay: effect.start, duration: effect.cycleDuration, isEssential: $0.isEssential)
        })
    }
    if record.transition != nil || structure.flight(of: element)?.above != nil { loops.append(nil) }
    guard let loop = loops.lazy.compactMap({ $0 }).first else { return nil }
    return loops.allSatisfy { $0 == loop }
      ? loop : AnimationLoop(duration: 0, isEssential: loop.isEssential)
  }
}
