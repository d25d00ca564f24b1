import TransitionControllers
import TransitionKit
import TransitionScenes

/// Shows a window of screens with widgets, and lets fingers, keys and the back button move it.
public final class ScreenHost {
  public let window: ScreenWindow
  public let view: SceneView<ScreenElementID>
  /// Begins what a drag does; nil if the drag is that of the widgets.
  public var beginInteraction: (GestureSample) -> ScreenInteraction? = { _ in nil }
  /// Begins to move what a drag touches; nil if that does not move by itself. What it returns gets all samples, and whether the
  /// drag has ended.
  public var beginMoving: (GestureSample) -> ((GestureSample, _ isOver: Bool) -> Void)? = { _ in nil
  }
  /// Returns to the page before, and says whether there is one.
  public var goBack: () -> Bool = { false } {
    didSet { view.onBack = { [weak self] in self?.back() ?? false } }
  }

  /// What the last drag did when it was last seen.
  public var lastSample: GestureSample { samples.sample }

  private var samples = DragSamples()
  private var interaction: ScreenInteraction?
  private var moving: ((GestureSample, Bool) -> Void)?
  /// Whether the drag was offered, as it has moved far enough.
  private var isDecided = false

  /// Makes a view for a window.
  ///
  /// - Parameters:
  ///   - window: what the view shows. It gets the size of the view.
  ///   - widget: makes the widget of an element.
  public init?(_ window: ScreenWindow, widget: @escaping (ScreenElementID) -> Widget?) {
    self.window = window
    var resize: ((Size) -> Void)?
    let source = SceneView<ScreenElementID>.Source(
      frame: { window.frame }, clockTime: { window.clockTime },
      advance: { window.advance(to: $0) || !window.isIdle }, resize: { resize?($0) })
    guard let view = SceneView(source, makeWidget: widget) else { return nil }
    self.view = view
    resize = { [weak view] in window.resize(to: $0, layoutDirection: view?.layoutDirection) }
    window.takeSnapshots = { [weak view] in view?.keepPictures($0) }
    view.onDrag = { [weak self] in self?.take($0) ?? false }
  }

  /// Makes operations, and shows what follows from them.
  public func change(_ body: () -> Void) {
    window.prefersReducedMotion = view.prefersReducedMotion
    body()
    view.show()
    view.requestFrame()
  }

  private func back() -> Bool {
    var hasGone = false
    change { hasGone = goBack() }
    return hasGone
  }

  /// The least distance of a drag, in points, so that a click is none. That of GTK.
  private static let threshold = 8.0

  private func take(_ drag: Drag) -> Bool {
    samples.take(drag)
    switch drag.phase {
    case .begin: (interaction, moving, isDecided) = (nil, nil, false)
    case .update:
      let distance = samples.translation
      if !isDecided, max(abs(distance.x), abs(distance.y)) > Self.threshold {
        isDecided = true
        moving = beginMoving(samples.sample)
        if moving == nil { change { interaction = beginInteraction(samples.sample) } }
      } else if hasDrag {
        change {
          moving?(samples.sample, false)
          interaction?.change(samples.sample)
        }
      }
    case .end, .cancel:
      change {
        moving?(samples.sample, true)
        if drag.phase == .end {
          interaction?.end(samples.sample)
        } else {
          interaction?.cancel(at: samples.sample.time)
        }
      }
    }
    defer { if drag.phase == .end || drag.phase == .cancel { (interaction, moving) = (nil, nil) } }
    return hasDrag
  }

  private var hasDrag: Bool { interaction != nil || moving != nil }
}
