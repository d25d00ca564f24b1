import TransitionKit

/// All that an animator of scenes shows, by the numbers of the elements: the model values, the corrections that decay, and the
/// effects that play on top.
package struct SceneState: Sendable {
  /// The time since the animator was made, in seconds.
  var age: Double
  var structure = SceneStructure()
  /// The elements of the current scene, in preorder.
  var truthOrder: [Int32] = []
  /// The frames; the cell of an element is its number.
  var frames = CellMotions()
  /// The states at rest.
  var states = CellMotions()
  var modifiers = SceneModifiers()
  package var effects: SceneEffects
  var flightCells = FlightCells()
  /// The elements with a match key; for those that leave the age at which they left, and infinity for the others.
  var keyed: [Int32: Double] = [:]
  /// The sources that are hidden.
  var hidden: [Int32] = []
  var serials = SnapshotSerials()
  /// The number of holds of elements in flight so far.
  var holdCount = 0
  /// The clocks of the changes on which a finger sets the time, or that continue from there.
  var clocks: [ChangeClock] = []
  /// The pictures that are no longer needed since the list was emptied.
  var releasedSnapshots: [Int] = []
  /// The changes that are not complete.
  var changes: [ChangeRecord] = []
  /// The cells of states that belong to no element.
  var freeStates: [Int32] = []
  /// The numbers of elements that left the screen since the list was emptied.
  var released: [Int32] = []
  /// The elements that were seen without the rotation or perspective of something around them.
  var turned: [Int32] = []
  /// The elements that got another parent in which everything has another scale.
  var rescaled: [Int32] = []
  var compiledScreens = CompiledScreens()
  var compiledEffects = CompiledEffects()
  /// What elements could not show as it was written.
  var faults = SceneFaults()
  /// The ages until which elements stay that leave, although their removals are over.
  var kept: [Int32: Double] = [:]
  let settling: SettlingSpring
  /// What distinguishes the frames of this state from those of others.
  let identity = Identity()
  /// It grows with whatever frames share.
  private(set) var version = 0
  /// Nothing happens by itself before.
  var nextEvent = Double.infinity

  init(settling: SettlingSpring, age: Double) {
    self.settling = settling
    self.age = age
    effects = SceneEffects(settling: settling)
  }
}

extension SceneState {
  /// An object whose identity distinguishes the frames of one animator from those of another.
  final class Identity: Sendable {}
}

// MARK: - What is shown

extension SceneState {
  /// Whether nothing moves. It is inlined because a call of it would copy the whole state.
  @inline(__always) var isIdle: Bool {
    frames.isIdle && states.isIdle && effects.isEmpty && modifiers.isIdle
      && structure.flights.isEmpty && structure.fades.isEmpty && clocks.isEmpty
  }

  /// The age from which on every value is its model value, and every change is complete.
  var settledAge: Double {
    var end = max(
      frames.settledAge, states.settledAge, modifiers.settledAge, flightCells.motions.settledAge)
    if structure.flights.contains(where: { $0.isHeld }) { end = .infinity }
    for clock in clocks { end = max(end, clock.playhead.arrivalAge ?? .infinity) }
    for change in changes { end = max(end, change.completion) }
    for age in kept.values { end = max(end, age) }
    for (index, effect) in effects.list.enumerated() {
      let isOpen = effects.isWaiting(index) || effect.turnAge < .infinity
      end = max(end, effect.end + (isOpen ? longestCorrection(effect) : 0))
    }
    for effect in effects.waiting.values {
      end = max(end, effect.end + longestCorrection(effect))
    }
    for waiting in frames.waiting.values { end = max(end, longestEnd(of: waiting)) }
    for waiting in states.waiting.values { end = max(end, longestEnd(of: waiting)) }
    for waiting in flightCells.motions.waiting.values { end = max(end, longestEnd(of: waiting)) }
    for row in modifiers.rows {
      guard let waiting = row.waiting, case .animation(let curve) = waiting.curve.kind else {
        continue
      }
      let response = curve.timing.spring?.responseDuration ?? 0
      end = max(end, waiting.start + max(curve.duration, settling.longestDuration, response))
    }
    return end
  }

  /// How long the corrections of an effect may take that are not known yet.
  private func longestCorrection(_ effect: SceneEffect) -> Double {
    effect.prepared.timings.reduce(settling.longestDuration) {
      max($0, $1.spring?.responseDuration ?? 0)
    }
  }

  private func longestEnd(of waiting: WaitingCell) -> Double {
    let response = waiting.curve.timing.spring?.responseDuration ?? 0
    return waiting.start + max(waiting.curve.duration, settling.longestDuration, response)
  }

  /// Writes what is shown now. Nothing is allocated as long as nothing comes, leaves, begins or ends.
  mutating func sample(into values: inout SceneValues) {
    values.age = age
    if !isCurrent(values) {
      values.reset(self)
    }
    frames.sample(at: age, into: &values.frames)
    states.sample(at: age, into: &values.states)
    modifiers.sample(at: age, structure.modifierContexts, &faults, into: &values.modifiers)
    if flightCells.motions.count > 0 {
      flightCells.motions.sample(at: age, into: &values.flights)
    }
    effects.sample(at: age, into: &values.effects)
  }

  /// Whether values were last written by this state, and nothing that they share has changed since.
  func isCurrent(_ values: SceneValues) -> Bool {
    values.version == version && values.identity === identity
  }

  /// Notes that something that frames share has changed.
  mutating func noteChange() { version &+= 1 }

  /// Becomes what it was before an update. Frames that were sampled since are not mistaken for those of then.
  mutating func goBack(to earlier: SceneState) {
    let (version, released, serials) = (version, released, serials)
    let (releasedSnapshots, faults) = (releasedSnapshots, faults)
    self = earlier
    self.faults = faults
    self.version = version &+ 1
    self.released += released
    self.serials = serials
    self.releasedSnapshots = releasedSnapshots
  }
}

/// What is shown at one time, in the storage of a frame.
struct SceneValues: Sendable {
  var age = 0.0
  private(set) var version = -1
  /// The state that wrote the values; nil before any did.
  private(set) var identity: SceneState.Identity?
  private(set) var structure = SceneStructure()
  /// The frames at rest of all elements.
  private(set) var truths: [SIMD4<Double>] = []
  var frames: [SIMD4<Double>] = []
  var states: [SIMD4<Double>] = []
  var effects: [SIMD4<Double>] = []
  var modifiers: [PropertyState] = []
  var flights: [SIMD4<Double>] = []
  /// The rectangles and factors of flights at rest.
  private(set) var flightTruths: [SIMD4<Double>] = []

  /// Sets every value to its model value in a state.
  mutating func reset(_ state: SceneState) {
    structure = state.structure
    (identity, version) = (state.identity, state.version)
    truths = state.frames.truths
    frames.overwrite(with: truths)
    states.overwrite(with: state.states.truths)
    flightTruths = state.flightCells.motions.truths
    flights.overwrite(with: flightTruths)
    var size = 0
    for effect in structure.effects { size += effect.layout.constantValues.count }
    if effects.count != size { effects.refill(.zero, count: size) }
    if modifiers.count != structure.modifierContexts.count {
      modifiers.refill(.rest, count: structure.modifierContexts.count)
    }
  }
}

extension [SIMD4<Double>] {
  /// Takes over other values, in the storage of the array if they are as many.
  fileprivate mutating func overwrite(with other: [SIMD4<Double>]) {
    guard count == other.count else {
      removeAll(keepingCapacity: true)
      append(contentsOf: other)
      return
    }
    for index in indices { self[index] = other[index] }
  }
}
