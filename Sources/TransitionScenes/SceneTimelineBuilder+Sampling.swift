import TransitionKit

// Elements that are sampled, 120 times a second.

extension SceneTimelineBuilder {
  /// How many samples a second there are.
  private static let rate = 120.0

  /// What the scene shows at regular times, if any element is sampled.
  func sampledFrames() -> [SceneValues] {
    guard state.structure.order.contains(where: { state.isSampled($0) }) else { return [] }
    return sampledFrames(from: 0, lasting: duration)
  }

  private func sampledFrames(from start: Double, lasting length: Double) -> [SceneValues] {
    let count = min(max(Int((length * Self.rate).rounded(.up)), 1), 10_000)
    return (0...count).map { step in
      // At the end elements are no longer there.
      let end = (start + length).nextDown
      return values(at: min(start + length * Double(step) / Double(count), end))
    }
  }

  private func values(at time: Double) -> SceneValues {
    var values = SceneValues()
    var state = state
    _ = state.advance(to: time)
    state.sample(into: &values)
    return values
  }

  mutating func addSampled(_ element: ElementIndex, as view: Int, _ samples: [SceneValues]) {
    var (samples, length, timing) = (samples, duration, 0)
    // What an emphasis that plays there again and again shows where it begins again.
    var restart: PropertyState?
    if let loop = state.sampledLoop(of: element) {
      let isCycle = loop.duration > 0 && duration > 0
      let start = isCycle ? loop.delay : 0
      if isCycle {
        length = loop.duration
        samples = sampledFrames(from: start, lasting: length)
        if state.structure.elements[element].emphasis != nil {
          restart = values(at: start + length).state(of: element)
        }
      }
      var repeated = Timing(
        start: start, end: start + length, animation: .linear(duration: length))
      repeated.loop = AnimationLoop(
        duration: isCycle ? length : 0, autoreverses: loop.autoreverses,
        isEssential: loop.isEssential)
      timing = number(of: repeated)
    }
    let states = samples.map { $0.contains(element) ? $0.state(of: element) : .rest }
    var properties = PropertySet()
    for state in states { properties.formUnion(state.written) }
    for property in properties {
      func value(in state: PropertyState) -> SIMD4<Double> {
        property.premultiplied(state.vector(of: property))
      }
      let values = states.map(value)
      guard let first = values.first, let last = values.last else { continue }
      let isConstant = !property.isAnimatable || length <= 0
      let step = length / Double(max(values.count - 1, 1))
      var steps: [(duration: Double, value: SIMD4<Double>)] = []
      if !isConstant { steps = values.dropFirst().map { (duration: step, value: $0) } }
      let end = restart.map(value) ?? last
      let jump = end - last
      if !isConstant, (jump * jump).max() > 1e-18 { steps.append((duration: 0, value: end)) }
      var segment = Timeline.Segment(from: first, steps: steps, completion: end)
      segment.timing = timing
      add([segment], of: property, to: view)
    }
  }
}

extension SceneState {
  /// Whether something moves an element that has no segments: a modifier, an emphasis, or ancestors that are scaled or rotated
  /// and do not carry it.
  func isSampled(_ element: ElementIndex) -> Bool {
    if structure.elements[element].emphasis != nil || structure.elements[element].modifier != nil {
      return true
    }
    guard let slots = flight(of: element)?.above else { return false }
    let ends = [motions.value(of: slots.factors, at: 0), motions[slots.factors]]
    return ends.contains { $0.y != 1 || $0.z != 0 }
  }

  /// How what a sampled element shows repeats, from the time 0 on; nil if nothing of it does.
  ///
  /// Its duration is 0 if not all of it repeats in one way.
  fileprivate func sampledLoop(of element: ElementIndex) -> AnimationLoop? {
    let record = structure.elements[element]
    // The frame has a track of its own.
    let slots = self.slots(of: element).filter { $0 != record.frame }
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
    if record.transition != nil || flight(of: element)?.above != nil { loops.append(nil) }
    guard let loop = loops.lazy.compactMap({ $0 }).first else { return nil }
    return loops.allSatisfy { $0 == loop }
      ? loop : AnimationLoop(duration: 0, isEssential: loop.isEssential)
  }
}
