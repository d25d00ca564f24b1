import TransitionScenes

/// Plays the changes of a scene, and keeps pictures of old contents as long as they are shown: this is what a host has to do.
struct ScenePlayer<ID: Hashable & Sendable> {
  let animator: SceneAnimator<ID>
  let renderer: Renderer
  /// What the elements show.
  let content: (SceneFrame<ID>.Element) -> SceneContent
  /// The pictures of old contents that may still be shown.
  private(set) var pictures: [SceneSnapshot<ID>.Key: Canvas] = [:]
  private var list = SceneDrawList<ID>()

  init(
    _ scene: Scene<ID>, renderer: Renderer,
    content: @escaping (SceneFrame<ID>.Element) -> SceneContent
  ) {
    animator = SceneAnimator(scene)
    self.renderer = renderer
    self.content = content
  }

  /// What is shown now.
  mutating func picture() -> Canvas { renderer.picture(of: drawing()) }

  /// Makes another scene current. It keeps a picture of each content that fades out, as it is shown until now.
  mutating func update(
    to scene: Scene<ID>, _ transaction: Transaction,
    using definition: TransitionDefinition<ID>? = nil
  ) {
    let drawing = drawing()
    for key in animator.snapshots(for: scene, transaction, using: definition) {
      pictures[key] = renderer.snapshot(of: key.id, in: drawing)
    }
    animator.update(to: scene, transaction, using: definition)
  }

  /// Moves the clock on, and drops the pictures that are no longer shown.
  mutating func advance(to time: Double) {
    animator.advance(to: time)
    for key in animator.released { pictures[key] = nil }
  }

  private mutating func drawing() -> SceneDrawing<ID> {
    let frame = animator.frame
    list.update(from: frame)
    return SceneDrawing(frame: frame, list: list, pictures: pictures, content: content)
  }
}
