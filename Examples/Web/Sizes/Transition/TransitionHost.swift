import TransitionKit

// A host with one built-in transition and one animator, which is as small as a host can be that compiles its transition.

nonisolated(unsafe) private var animator: TransitionAnimator?
/// The time when the clock of the animator was at 0.
nonisolated(unsafe) private var begin: Double?
nonisolated(unsafe) private var shown = (x: 0.0, y: 0.0, opacity: 0.0)

/// Starts the transition, or turns back if it runs.
@_expose(wasm, "start")
@_cdecl("transition_start")
public func start(_ width: Double, _ height: Double) {
  if animator?.reverse() == true { return }
  let container = Container(size: Size(width: width, height: height))
  let compiled = AtomicTransition.move(edge: .trailing).compile(for: .insertion, in: container)
  (animator, begin) = (TransitionAnimator(compiled), nil)
  animator?.start()
}

/// Advances to a time in seconds, and says whether another frame is needed.
@_expose(wasm, "frame")
@_cdecl("transition_frame")
public func frame(_ time: Double) -> Int32 {
  guard let animator else { return 0 }
  let zero = begin ?? time
  begin = zero
  let continues = animator.advance(to: time - zero)
  let state = animator.frame.view
  shown = (state.translation.dx, state.translation.dy, state.opacity)
  return continues ? 1 : 0
}

/// A number of the last frame: the translation, and the opacity.
@_expose(wasm, "number")
@_cdecl("transition_number")
public func number(_ index: Int32) -> Double {
  [shown.x, shown.y, shown.opacity][Int(min(max(index, 0), 2))]
}
