import TransitionKit

/// What follows the progress of a transition of pages: the origin and the page, or another view.
struct PageRoots: Sendable {
  /// The view that it is of, if it is not of the origin and the page.
  let companion: PageCompanion?
  /// Whether the progress is that of the one timing by which everything moves, rather than the fraction of the duration.
  private let followsProgress: Bool
  /// Whether it plays from the page to the origin.
  private(set) var isBackwards = false
  private(set) var motions: InterruptibleMotions
  /// The age at which it arrives; nil if it is held. It is stored, as whoever asks for it would copy all of the roots.
  private(set) var arrivalAge: Double?
  /// Whether it moves by its own timing as from its beginning.
  private var isPlain = true
  private let settling: SettlingSpring
  /// The containers of other sizes that are still on their way to the next one.
  private var resizings: [ContainerResizing] = []
  /// Storage for its values.
  private var values: [SIMD4<Double>] = []

  init(
    _ prepared: PreparedTransition, of companion: PageCompanion?, followsProgress: Bool,
    at age: Double, _ settling: SettlingSpring
  ) {
    self.companion = companion
    (self.followsProgress, self.settling) = (followsProgress, settling)
    var change = Change(prepared, at: age)
    change.playhead.move(.steady(rate: 1), at: age, from: 0)
    motions = InterruptibleMotions(MotionTable(change), settling: settling)
    noteArrival()
  }

  private mutating func noteArrival() {
    arrivalAge = playhead.arrivalAge.map { max($0, motions.table.settledAge) }
  }

  private var change: Change { motions.table.changes[0] }
  private var playhead: Playhead { motions.table.changes[0].playhead }
  private var timeline: Timeline { change.timeline }
  var layout: FrameLayout { motions.table.layout }
  var duration: Double { timeline.duration }
  var compiled: CompiledTransition { change.prepared.compiled }

  /// The value of a slot at the start.
  func start(of slot: Int) -> SIMD4<Double> { change.prepared.value(of: slot, at: 0) }

  /// The timing by which everything moves, while the progress is not that of the playhead.
  private var timing: Timing? {
    guard followsProgress, isPlain else { return nil }
    let moving = timeline.segments.first { $0.moves }
    return moving.map { timeline.timings[$0.timing] }
  }

  func progress(at age: Double) -> Double {
    let position = playhead.position(at: age)
    return timing?.progress(at: position) ?? (duration > 0 ? position / duration : 1)
  }

  /// The rate of change of the progress just before an age.
  func rate(at age: Double) -> Double {
    let rate = playhead.velocity(at: age)
    let position = playhead.position(at: age)
    // Before it began it was at rest.
    guard !isPlain || position > 0 else { return 0 }
    return timing.map { $0.velocity(at: position.nextDown) * rate }
      ?? (duration > 0 ? rate / duration : 0)
  }

  /// The animation with which it turns.
  ///
  /// - Parameter distance: the part of the way that is left.
  func timing(of animation: Animation, over distance: Double) -> Animation {
    guard followsProgress else { return .linear(duration: duration * distance) }
    let own = animation.withoutDelays
    return own.spring != nil ? own : own.lasting(own.ending.duration * max(distance, 0.05))
  }

  /// Holds it at a progress.
  ///
  /// - Parameter whole: the duration of the transition that the progress is of.
  mutating func set(_ progress: Double, of whole: Double, at age: Double) {
    followPlayhead(at: age)
    motions.move(.held, at: age, from: min(progress * whole, max(duration, progress * duration)))
    noteArrival()
  }

  mutating func move(_ approach: Playhead.Approach, at age: Double) {
    motions.move(.approaching(approach), at: age)
    noteArrival()
  }

  mutating func advance(from before: Double, to age: Double) {
    motions.advance(from: before, to: age)
    noteArrival()
  }

  /// Lets the roots change linearly with the playhead, which has the progress from now on.
  private mutating func followPlayhead(at age: Double) {
    guard isPlain else { return }
    isPlain = false
    guard followsProgress else { return }
    adopt(PreparedTransition(change.prepared.compiled, isLinear: true), at: age)
    for index in resizings.indices { resizings[index].followPlayhead() }
  }

  /// Follows another timeline with the same playhead.
  private mutating func adopt(_ prepared: PreparedTransition, at age: Double) {
    var next = Change(prepared, at: age)
    next.playhead = playhead.onTimeline(lasting: prepared.timeline.duration)
    motions = InterruptibleMotions(MotionTable(next), settling: settling)
    noteArrival()
  }
}

extension PageRoots {
  /// Writes the values into the slots from one on.
  mutating func sample(at age: Double, into output: inout [SIMD4<Double>], from first: Int) {
    let size = layout.constantValues.count
    if values.count != size { values.refill(.zero, count: size) }
    motions.sample(at: age, into: &values)
    for view in layout.targets.indices where !resizings.isEmpty {
      guard let excess = excess(of: view, at: age) else { continue }
      values[layout.slot(of: .translation, of: view)] += excess.value
    }
    for slot in 0..<size { output[first + slot] = values[slot] }
  }

  /// How much farther a view is moved in the containers before, as far as this one has not got its size yet, and how fast that changes.
  private func excess(
    of view: Int, at age: Double
  ) -> (value: SIMD4<Double>, velocity: SIMD4<Double>)? {
    guard !resizings.isEmpty, layout.written[view].contains(.translation) else { return nil }
    let (position, rate) = (playhead.position(at: age), playhead.velocity(at: age))
    var (value, velocity) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
    for resizing in resizings {
      guard let track = resizing.track(of: view) else { continue }
      let (old, new) = (resizing.old, resizing.new)
      let factor = resizing.curve.factor(at: age)
      let excess = old.value(of: track, at: position) - new.value(of: track, at: position)
      value += excess * factor
      velocity += excess * resizing.curve.slope(at: age, isBefore: true)
      velocity +=
        (old.velocity(of: track, at: position) - new.velocity(of: track, at: position))
        * (rate * factor)
    }
    return (value, velocity)
  }

  /// The value of a property of a view, and its velocity just before an age.
  func shown(
    _ property: ViewProperty, of view: Int, at age: Double
  ) -> (value: SIMD4<Double>, rate: SIMD4<Double>) {
    let slot = layout.slot(of: property, of: view)
    let (value, velocity) = (
      motions.table.value(of: slot, at: age),
      motions.table.velocity(of: slot, at: age, isBefore: true)
    )
    guard property == .translation, let excess = excess(of: view, at: age) else {
      return (value, velocity)
    }
    return (value + excess.value, velocity + excess.velocity)
  }

  /// Compiles it anew for a container of another size, at the same progress.
  ///
  /// - Parameter curve: the animation by which it gets that, from what is shown; nil if it has it at once.
  mutating func resize(
    from old: Size, to container: Container, along curve: AnimationCurve?, at age: Double,
    _ takeover: inout Takeover
  ) {
    let known = change.prepared
    var container = container
    container.compilesAlike(known.compiled.container)
    container.followsProgress = true
    let compiled = known.compiled.recompiled(in: container)
    let prepared = PreparedTransition(compiled, isLinear: known.isLinear)
    let next = Change(prepared, replacing: change)
    let isRescaled = motions.rescale(
      to: next, from: curve == nil ? old : nil, to: container.viewFrame.size)
    if !isRescaled {
      motions.replace(with: next, at: age, &takeover)
    } else if let curve {
      resizings.removeAll { $0.curve.end <= age }
      resizings.append(
        ContainerResizing(
          from: known, to: prepared, MotionCurve(curve, of: nil, from: age, to: age + curve.end)))
    }
    noteArrival()
  }

  /// Becomes another transition, from what is shown.
  mutating func replay(
    _ prepared: PreparedTransition, isBackwards: Bool, at age: Double, _ takeover: inout Takeover
  ) {
    followPlayhead(at: age)
    resizings = []
    motions.retarget(
      to: prepared,
      matching: isBackwards == self.isBackwards ? .same : .swapped,
      at: age, returnsToRest: true, &takeover)
    noteArrival()
    self.isBackwards = isBackwards
  }
}

/// A transition in a container whose size is animated.
private struct ContainerResizing: Sendable {
  private(set) var old: PreparedTransition
  private(set) var new: PreparedTransition
  let curve: MotionCurve

  init(from old: PreparedTransition, to new: PreparedTransition, _ curve: MotionCurve) {
    (self.old, self.new, self.curve) = (old, new, curve)
  }

  /// The track of the translation of a view, which has the same index in both.
  func track(of view: Int) -> Int? {
    new.timeline.tracks.firstIndex { $0.target == view && $0.property == .translation }
  }

  /// Lets it change linearly with the playhead.
  mutating func followPlayhead() {
    old = PreparedTransition(old.compiled, isLinear: true)
    new = PreparedTransition(new.compiled, isLinear: true)
  }
}

extension Animation {
  var withoutDelays: Animation {
    Animation(
      base: base,
      modifiers: modifiers.filter { if case .delay = $0 { false } else { true } })
  }
}
