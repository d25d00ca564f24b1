import TransitionScenes

/// Plays the changes of a scene, and keeps pictures of old contents as long as they are shown: this is what a host has to do.
public struct ScenePlayer<ID: Hashable & Sendable> {
  public let animator: SceneAnimator<ID>
  public let renderer: Renderer
  /// What the elements show.
  public let content: (SceneFrame<ID>.Element) -> SceneContent
  /// The pictures of old contents that may still be shown.
  public private(set) var pictures: [SceneSnapshot<ID>.Key: Canvas] = [:]
  private var list = SceneDrawList<ID>()

  public init(
    _ scene: Scene<ID>, renderer: Renderer,
    content: @escaping (SceneFrame<ID>.Element) -> SceneContent
  ) {
    animator = SceneAnimator(scene)
    self.renderer = renderer
    self.content = content
  }

  /// What is shown now.
  public mutating func picture() -> Canvas { renderer.picture(of: drawing()) }

  /// Makes another scene current. It keeps a picture of each content that fades out, as it is shown until now.
  public mutating func update(
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
  public mutating func advance(to time: Double) {
    animator.advance(to: time)
    for key in animator.released { pictures[key] = nil }
  }

  private mutating func drawing() -> SceneDrawing<ID> {
    let frame = animator.frame
    list.update(from: frame)
    return SceneDrawing(frame: frame, list: list, pictures: pictures, content: content)
  }
}
