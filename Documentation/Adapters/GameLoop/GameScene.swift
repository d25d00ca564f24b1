import TransitionKit
import TransitionScenes

/// Shows a scene of a game, such as an inventory, and moves its elements when it changes.
final class GameScene<ID: Hashable & Sendable> {
  let animator: SceneAnimator<ID>
  /// Whether time stands still, such as while the app is in the background.
  var isPaused = false

  private var time = 0.0
  private var next: (scene: Scene<ID>, transaction: Transaction)?
  private var frame = SceneFrame<ID>()
  private var list = SceneDrawList<ID>()

  init(_ scene: Scene<ID>) { animator = SceneAnimator(scene) }

  /// Changes the scene from the next step on.
  func show(_ scene: Scene<ID>, _ transaction: Transaction = .animated()) {
    next = (scene, transaction)
  }

  /// Moves time on by a step.
  func update(_ step: Double) {
    guard !isPaused, step > 0 else { return }
    time += step
    animator.advance(to: time)
    if let next { animator.update(to: next.scene, next.transaction) }
    next = nil
  }

  /// What to draw, from back to front, each item with the matrix and the opacity of all that it is in.
  ///
  /// - Parameter ahead: how much later than the last step the picture is, in seconds.
  func items(ahead: Double = 0) -> [SceneDrawList<ID>.Item] {
    if !isPaused { animator.advance(to: time + ahead) }
    animator.sample(into: &frame)
    list.update(from: frame)
    return list.items
  }
}
