import TransitionKit
import TransitionScenes

/// A finger that has not moved yet, of a policy that depends on its direction.
struct WaitingDrag {
  let window: ScreenWindow
  let touch: WaitingTouch
  /// How far it moves until it decides, in points.
  let slop: Double
  /// Begins what the finger asks for once it has moved; nil if that is refused.
  let begin: (GestureSample) -> ScreenDrag?

  var isActive: Bool { !touch.isOver }

  func cancel() { window.end(touch) }
}

extension ScreenWindow {
  /// Cancels what a gesture drove that was dropped: at once, or at the end of the call in which that happens.
  func cancelDropped(_ drag: ScreenDrag) {
    dropped.append(drag)
    commit()
  }

  /// Cancels what gestures drove that were dropped.
  func cancelDropped() {
    let drags = dropped
    dropped = []
    for drag in drags where drag.isActive {
      drag.cancel()
      finishChanges()
    }
  }
}

extension GestureSample {
  /// How far the finger has moved, in whichever direction.
  var distance: Double {
    (translation.x * translation.x + translation.y * translation.y).squareRoot()
  }

  /// Whether the finger has not moved, and does not move.
  var isStill: Bool { translation == .zero && (velocity ?? .zero) == .zero }
}
