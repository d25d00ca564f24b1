import TransitionKit

/// What a controller was told to do, whatever the type of its screens.
struct ControllerSettings {
  var interruption = TransitionInterruption.interrupt
  /// Asks whether a gesture may dismiss a screen.
  var shouldDismiss: ((Int) -> Bool)?
  /// Begins a gesture for a step of the state.
  var begin:
    (
      (ScreenWindow, ControllerNode, InteractionPolicy, GestureSample) throws(OperationRefusal)
        -> ScreenDrag
    )?
  /// How the screens last moved side by side.
  var pager: ScreenTransition?
  /// Begins a gesture that pulls a pager beyond its ends; nil if it does not.
  var pull: ((ScreenWindow, ControllerNode, InteractionPolicy, GestureSample) -> ScreenDrag?)?
}
