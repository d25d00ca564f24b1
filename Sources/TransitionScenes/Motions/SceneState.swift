import TransitionKit

/// A scene with its changes: it makes updates, moves the time on, and knows who is on screen and why.
package struct SceneState: Sendable {
  package var scene: MovingScene
  var presence = ScenePresence()
  var pictures = ScenePictures()
  /// How fingers hold elements in flight, and the number of holds so far.
  var holds: ElementMap<FlightHold> = [:]
  var holdCount = 0
  /// The changes that are not complete.
  var changes: [ChangeRecord] = []
  var compiled = CompiledTransitions()
  /// Nothing happens by itself before.
  var nextEvent = Double.infinity

  init(settling: SettlingSpring, age: Double) { scene = MovingScene(settling: settling, age: age) }
}

extension SceneState {
  /// The age from which on every value is its model value, and every change is complete.
  var settledAge: Double {
    var end = max(scene.motions.settledAge, scene.motions.waiting.settledAge(scene.settling))
    if scene.structure.flights.contains(where: { $0.isHeld }) { end = .infinity }
    for clock in scene.motions.curves.clocks {
      end = max(end, clock.playhead.arrivalAge ?? .infinity)
    }
    for change in changes { end = max(end, change.completion) }
    end = max(end, scene.pages.settledAge, scene.effects.settledAge)
    // What an update let end at once ends right after it.
    return nextEvent == -.infinity && !scene.isIdle ? max(end, scene.age.nextUp) : end
  }

  /// Becomes what it was before an update. Frames that were sampled since are not mistaken for those of then.
  mutating func goBack(to earlier: SceneState) {
    let (version, released, pictures, faults) = (
      scene.structure.version, presence.released, pictures, scene.findings.faults
    )
    self = earlier
    scene.findings.faults = faults
    scene.structure.version = version &+ 1
    presence.released += released
    self.pictures = pictures
  }
}
