import TransitionKit

/// The elements on screen with all that moves them, by their numbers, at one time: it answers what is shown.
package struct MovingScene: Sendable {
  /// The time since the animator was made, in seconds.
  var age: Double
  var structure = SceneStructure()
  /// The frames, the states at rest with their modifiers, and what flies or fades.
  var motions = Motions()
  package var effects: SceneEffects
  var pages = PageStacks()
  var findings = SceneFindings()
  let settling: SettlingSpring
  /// What distinguishes the frames of this scene from those of others.
  let identity = Identity()

  init(settling: SettlingSpring, age: Double) {
    self.settling = settling
    self.age = age
    effects = SceneEffects(settling: settling)
  }
}

extension MovingScene {
  /// An object whose identity distinguishes the frames of one animator from those of another.
  final class Identity: Sendable {}

  /// Whether nothing moves. It is inlined because a call of it would copy the whole scene, as would a property of the pages that
  /// asks for anything else.
  @inline(__always) var isIdle: Bool {
    motions.isIdle && effects.isEmpty && pages.stacks.isEmpty && structure.flights.isEmpty
      && structure.fades.isEmpty && motions.curves.clocks.isEmpty
  }

  /// How many motions wait: of slots, of interrupted effects and of pages. It is inlined, as a call of it would copy the scene.
  @inline(__always) var waitingCount: Int {
    motions.waiting.count + effects.waitingCount + pages.waitingCount
  }

  /// Writes what is shown now. Nothing is allocated as long as nothing comes, leaves, begins or ends.
  mutating func sample(into values: inout SceneValues) {
    values.age = age
    if !isCurrent(values) { values.reset(self) }
    motions.sample(at: age, into: &values.motions)
    if !structure.modifiers.isEmpty { sampleModifiers(into: &values) }
    effects.sample(at: age, into: &values.effects)
    pages.sample(in: structure, values.motions, at: age, into: &values.effects.slots)
  }

  /// Whether values were last written by this scene, and nothing that they share has changed since.
  func isCurrent(_ values: SceneValues) -> Bool {
    values.version == structure.version && values.identity === identity
  }
}

/// What is shown at one time, in the storage of a frame.
struct SceneValues: Sendable {
  var age = 0.0
  private(set) var version = -1
  /// The scene that wrote the values; nil before any did.
  private(set) var identity: MovingScene.Identity?
  private(set) var structure = SceneStructure()
  /// What moves, and what it is at rest.
  var motions: [SIMD4<Double>] = []
  private(set) var goals: [SIMD4<Double>] = []
  var effects = EffectValues()
  var modifiers: [PropertyState] = []

  /// Sets every value to its model value in a scene.
  mutating func reset(_ scene: MovingScene) {
    structure = scene.structure
    (identity, version) = (scene.identity, scene.structure.version)
    goals = scene.motions.goals
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
