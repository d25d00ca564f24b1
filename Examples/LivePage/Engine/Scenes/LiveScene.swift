import TransitionKit
import TransitionScenes

/// A scene on a clock, which may change at any time.
final class LiveScene: LiveObject {
  let animator: SceneAnimator<ScreenElementID>
  /// What the latest change does with every element.
  private(set) var plan: ScenePlan<ScreenElementID>

  /// The change that a finger drives, and the element that it holds in flight.
  private var open: OpenChange<ScreenElementID>?
  private var held: HeldElement<ScreenElementID>?
  /// The rows of which one is just moved to another place.
  var rows: LiveRows?

  private var frame = SceneFrame<ScreenElementID>()
  private var list = SceneDrawList<ScreenElementID>()
  private var masks = ElementMasks()

  init(_ scene: Scene<ScreenElementID>) {
    animator = SceneAnimator(scene)
    plan = SceneChanges(from: scene, to: scene).plan
  }

  /// Makes another scene current.
  func update(_ change: SceneChangeWords) {
    plan = animator.plan(for: change.scene, change.transaction, using: change.definition)
    animator.update(to: change.scene, change.transaction, using: change.definition)
    rows?.layOut(animator.scene)
  }

  /// Begins a change to another scene that a finger drives.
  func begin(_ change: SceneChangeWords) {
    plan = animator.plan(
      for: change.scene, change.transaction, using: change.definition, isOpen: true)
    open = animator.begin(
      to: change.scene, change.transaction, using: change.definition, holding: change.held)
  }

  /// Moves the change that a finger drives to a progress.
  ///
  /// - Returns: whether there is one.
  func scrub(to progress: Double) -> Bool {
    guard let open, open.isOpen else { return false }
    open.scrub(to: progress)
    return true
  }

  /// Lets go of the change that a finger drives.
  ///
  /// - Parameters:
  ///   - isForward: whether it goes to its end, rather than back.
  ///   - velocity: that of the finger, in progress a second.
  /// - Returns: whether there is one.
  func letGo(forward isForward: Bool, velocity: Double) -> Bool {
    guard let open, open.isOpen else { return false }
    if isForward { open.finish(velocity: velocity) } else { open.cancel(velocity: velocity) }
    return true
  }

  /// Takes a shared element out of the air.
  ///
  /// - Returns: whether it flies.
  func hold(_ id: Int) -> Bool {
    animator.sample(into: &frame)
    held = frame[.number(id)]?.isFlying == true ? animator.hold(.number(id)) : nil
    return held != nil
  }

  /// Moves the element in the hand.
  ///
  /// - Returns: whether there is one.
  func move(by offset: Translation) -> Bool {
    guard let held, held.isHeld else { return false }
    held.move(by: offset)
    return true
  }

  /// Throws the element in the hand.
  ///
  /// - Returns: whether there is one.
  func release(velocity: Translation) -> Bool {
    guard let held, held.isHeld else { return false }
    held.release(velocity: velocity)
    return true
  }

  /// Appends what is drawn now.
  func draw(into output: WordBuffer) {
    animator.sample(into: &frame)
    list.update(from: frame)
    masks.update(from: list, frame)
    list.write(to: output, frame, masks) { id in
      let number = Double(id.number)
      return ElementNumbers(view: number, kind: 0, screen: -1, local: number)
    }
  }
}
