import TransitionKit

/// All that an animator of scenes shows, by the numbers of the elements: the model values, the corrections that decay, and the
/// effects that play on top.
package struct SceneState: Sendable {
  /// The time since the animator was made, in seconds.
  var age: Double
  var structure = SceneStructure()
  /// The elements of the current scene, in preorder.
  var modelOrder: [ElementIndex] = []
  /// The frames, the states at rest with their modifiers, and what flies or fades.
  var motions = Motions()
  package var effects: SceneEffects
  var pages = PageStacks()
  var presence = ScenePresence()
  var pictures = ScenePictures()
  /// How fingers hold elements in flight, and the number of holds so far.
  var holds: ElementMap<FlightHold> = [:]
  var holdCount = 0
  /// The changes that are not complete.
  var changes: [ChangeRecord] = []
  /// The records of states that belong to no element.
  var freeStates: [ListIndex<StateRecord>] = []
  var findings = SceneFindings()
  var compiled = CompiledTransitions()
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
  /// Whether nothing moves. It is inlined because a call of it would copy the whole state, as would a property of the pages that
  /// asks for anything else.
  @inline(__always) var isIdle: Bool {
    motions.isIdle && effects.isEmpty && pages.stacks.isEmpty && structure.flights.isEmpty
      && structure.fades.isEmpty && motions.clocks.isEmpty
  }

  /// The age from which on every value is its model value, and every change is complete.
  var settledAge: Double {
    var end = max(motions.settledAge, motions.longestWait(settling))
    if structure.flights.contains(where: { $0.isHeld }) { end = .infinity }
    for clock in motions.clocks { end = max(end, clock.playhead.arrivalAge ?? .infinity) }
    for change in changes { end = max(end, change.completion) }
    end = max(end, pages.settledAge)
    for index in effects.indices {
      let effect = effects.list[index]
      let isOpen = effects.isWaiting(index) || effect.turnAge < .infinity
      end = max(end, effect.end + (isOpen ? longestCorrection(effect) : 0))
    }
    for (_, effect) in effects.waiting {
      end = max(end, effect.end + longestCorrection(effect))
    }
    // What an update let end at once ends right after it.
    return nextEvent == -.infinity && !isIdle ? max(end, age.nextUp) : end
  }

  /// How long the corrections of an effect may take that are not known yet.
  private func longestCorrection(_ effect: SceneEffect) -> Double {
    effect.prepared.timings.reduce(settling.spring.longestDuration()) {
      max($0, $1.spring?.longestDuration() ?? 0)
    }
  }

  /// Writes what is shown now. Nothing is allocated as long as nothing comes, leaves, begins or ends.
  mutating func sample(into values: inout SceneValues) {
    values.age = age
    if !isCurrent(values) {
      values.reset(self)
    }
    motions.sample(at: age, into: &values.motions)
    if !structure.modifiers.isEmpty { sampleModifiers(into: &values) }
    effects.sample(at: age, into: &values.effects)
    samplePages(into: &values.effects.slots)
  }

  /// Whether values were last written by this state, and nothing that they share has changed since.
  func isCurrent(_ values: SceneValues) -> Bool {
    values.version == version && values.identity === identity
  }

  /// Notes that something that frames share has changed.
  mutating func noteChange() { version &+= 1 }

  /// Becomes what it was before an update. Frames that were sampled since are not mistaken for those of then.
  mutating func goBack(to earlier: SceneState) {
    let (version, released, pictures, faults) = (
      version, presence.released, pictures, findings.faults
    )
    self = earlier
    findings.faults = faults
    self.version = version &+ 1
    presence.released += released
    self.pictures = pictures
  }
}

/// What is shown at one time, in the storage of a frame.
struct SceneValues: Sendable {
  var age = 0.0
  private(set) var version = -1
  /// The state that wrote the values; nil before any did.
  private(set) var identity: SceneState.Identity?
  private(set) var structure = SceneStructure()
  /// What moves, and what it is at rest.
  var motions: [SIMD4<Double>] = []
  private(set) var goals: [SIMD4<Double>] = []
  var effects = EffectValues()
  var modifiers: [PropertyState] = []

  /// Sets every value to its model value in a state.
  mutating func reset(_ state: SceneState) {
    structure = state.structure
    (identity, version) = (state.identity, state.version)
    goals = state.motions.goals
    motions.overwrite(with: goals)
    var size = 0
    for effect in structure.effects { size += effect.layout.constantValues.count }
    effects.reset(slotCount: size)
    if modifiers.count != structure.modifiers.count {
      modifiers.refill(.rest, count: structure.modifiers.count)
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
