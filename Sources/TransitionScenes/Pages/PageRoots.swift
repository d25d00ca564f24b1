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
  /// What it was in the container as that was shown when it got another size; nil if the container had that at once.
  private var resized: (from: PreparedTransition, container: ContainerResizing)?
  /// Storage for its values.
  private var values: [SIMD4<Double>] = []

  init(
    _ prepared: PreparedTransition, of companion: PageCompanion?, followsProgress: Bool,
    in frame: SIMD4<Double>, at age: Double, _ settling: SettlingSpring
  ) {
    self.companion = companion
    (self.followsProgress, self.settling) = (followsProgress, settling)
    var change = Change(prepared, at: age)
    change.playhead.move(.steady(rate: 1), at: age, from: 0)
    motions = InterruptibleMotions(MotionTable(change), settling: settling)
    resized = prepared.resized(in: frame)
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
    resized = resized.map { (PreparedTransition($0.compiled, isLinear: true), $1) }
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
  ///
  /// - Parameter frame: that of the container, as it is shown.
  mutating func sample(
    at age: Double, in frame: SIMD4<Double>, into output: inout [SIMD4<Double>], from first: Int
  ) {
    let size = layout.constantValues.count
    if values.count != size { values.refill(.zero, count: size) }
    motions.sample(at: age, into: &values)
    if resized != nil {
      for view in layout.targets.indices {
        guard let excess = excess(of: view, at: age, in: ShownMotion(value: frame)) else {
          continue
        }
        values[layout.slot(of: .translation, of: view)] += excess.value
      }
    }
    for slot in 0..<size { output[first + slot] = values[slot] }
  }

  /// How much farther a view is moved as long as the container is shown with another size, and how fast that changes.
  private func excess(
    of view: Int, at age: Double, in frame: ShownMotion
  ) -> (value: SIMD4<Double>, velocity: SIMD4<Double>)? {
    guard let (old, container) = resized, layout.written[view].contains(.translation),
      let track = timeline.tracks.firstIndex(where: {
        $0.target == view && $0.property == .translation
      })
    else { return nil }
    let (position, rate) = (playhead.position(at: age), playhead.velocity(at: age))
    let new = change.prepared
    let difference = old.value(of: track, at: position) - new.value(of: track, at: position)
    let slope = old.velocity(of: track, at: position) - new.velocity(of: track, at: position)
    let remainder = container.remainder(in: frame.value)
    return (
      difference * remainder,
      difference * container.rate(frame.velocity) + slope * rate * remainder
    )
  }

  /// The value of a property of a view, and its velocity just before an age.
  ///
  /// - Parameter frame: that of the container, as it is shown.
  func shown(
    _ property: ViewProperty, of view: Int, at age: Double, in frame: ShownMotion
  ) -> (value: SIMD4<Double>, rate: SIMD4<Double>) {
    let slot = layout.slot(of: property, of: view)
    let (value, velocity) = (
      motions.table.value(of: slot, at: age),
      motions.table.velocity(of: slot, at: age, isBefore: true)
    )
    guard property == .translation, let excess = excess(of: view, at: age, in: frame) else {
      return (value, velocity)
    }
    return (value + excess.value, velocity + excess.velocity)
  }

  /// Compiles it anew for a container of another size, at the same progress.
  ///
  /// - Parameter frame: that of the container, as it is shown.
  mutating func resize(
    to container: Container, in frame: SIMD4<Double>, at age: Double, _ takeover: inout Takeover
  ) {
    let (known, resizing) = (
      change.prepared, ContainerResizing(from: frame, to: container.frame.size)
    )
    let start = prepared(in: frame)
    let next = Change(known.recompiled(in: container), replacing: change)
    let keepsPoints = resizing != nil || resized != nil
    let old = keepsPoints ? nil : known.compiled.container.viewFrame.size
    if motions.rescale(to: next, from: old, to: container.viewFrame.size) {
      resized = resizing.map { (start, $0) }
    } else {
      resized = nil
      motions.replace(with: next, at: age, &takeover)
    }
    noteArrival()
  }

  /// Follows the same transition in a container of another size.
  private mutating func follow(_ prepared: PreparedTransition) {
    _ = motions.rescale(
      to: Change(prepared, replacing: change), from: nil,
      to: prepared.compiled.container.viewFrame.size)
  }

  /// What it is in the container as that is shown.
  private func prepared(in frame: SIMD4<Double>) -> PreparedTransition {
    guard resized != nil else { return change.prepared }
    return change.prepared.recompiled(in: compiled.container.scaled(to: frame))
  }

  /// Becomes another transition, from what is shown.
  ///
  /// - Parameter frame: that of the container, as it is shown.
  mutating func replay(
    _ prepared: PreparedTransition, isBackwards: Bool, in frame: SIMD4<Double>, at age: Double,
    _ takeover: inout Takeover
  ) {
    followPlayhead(at: age)
    follow(self.prepared(in: frame))
    resized = prepared.resized(in: frame)
    motions.retarget(
      to: resized?.from ?? prepared,
      matching: isBackwards == self.isBackwards ? .same : .swapped,
      at: age, returnsToRest: true, &takeover)
    follow(prepared)
    noteArrival()
    self.isBackwards = isBackwards
  }
}

extension Animation {
  var withoutDelays: Animation {
    Animation(
      base: base,
      modifiers: modifiers.filter { if case .delay = $0 { false } else { true } })
  }
}

extension PreparedTransition {
  /// What it is in its container as that is shown, if that has another size.
  fileprivate func resized(
    in frame: SIMD4<Double>
  ) -> (from: PreparedTransition, container: ContainerResizing)? {
    ContainerResizing(from: frame, to: compiled.container.frame.size).map {
      (recompiled(in: compiled.container.scaled(to: frame)), $0)
    }
  }

  /// The same transition in another container of pages.
  fileprivate func recompiled(in container: Container) -> PreparedTransition {
    var container = container
    container.compilesAlike(compiled.container)
    container.followsProgress = true
    return PreparedTransition(compiled.recompiled(in: container), isLinear: isLinear)
  }
}
