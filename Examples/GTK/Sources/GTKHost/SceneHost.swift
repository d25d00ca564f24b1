import TransitionKit
import TransitionScenes

/// Shows a scene animator with widgets.
///
/// ```swift
/// let host = SceneHost(SceneAnimator(list)) { id in Widget(gtk_label_new(id)) }
/// host?.change { $0.update(to: detail, animation: .snappy) }
/// ```
public final class SceneHost<ID: Hashable & Sendable> {
  public let animator: SceneAnimator<ID>
  public let view: SceneView<ID>
  /// What makes the scene anew when the view has another size.
  public var onResize: ((Size) -> Void)?

  /// Makes a view for an animator.
  ///
  /// - Parameters:
  ///   - animator: what the view shows.
  ///   - widget: makes the widget of an element. It is called once for each element that comes, and what leaves is let go.
  public init?(_ animator: SceneAnimator<ID>, widget: @escaping (ID) -> Widget?) {
    self.animator = animator
    // The view does not own the host, which may have it.
    var resize: ((Size) -> Void)?
    let source = SceneView<ID>.Source(
      frame: { animator.frame }, clockTime: { animator.clockTime },
      advance: { animator.advance(to: $0) }, resize: { resize?($0) })
    guard let view = SceneView(source, makeWidget: widget) else { return nil }
    self.view = view
    resize = { [weak self] in self?.onResize?($0) }
  }

  /// Makes another scene current, and keeps pictures of what fades out for it.
  ///
  /// Users who have animations turned off see fades instead of movement.
  public func update(
    to scene: Scene<ID>, _ transaction: Transaction = Transaction(),
    using definition: TransitionDefinition<ID>? = nil
  ) {
    var transaction = transaction
    if view.prefersReducedMotion { transaction.reducesMotion = true }
    view.keepPictures(animator.snapshots(for: scene, transaction, using: definition))
    change { $0.update(to: scene, transaction, using: definition) }
  }

  /// Changes the animator, and shows what follows from it.
  public func change(_ body: (SceneAnimator<ID>) -> Void) {
    body(animator)
    view.show()
    view.requestFrame()
  }
}
